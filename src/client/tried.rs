//! One call in one dialect, and what came of it.

use super::Route;
use super::outgoing::Outgoing;
use super::patience::{Trying, is_connection, is_passing};
use super::refused::{Verdict, error_of, verdict};
use super::wire::{Received, Wire};
use crate::a2a::{Call, Dialect, NotExpressible, TASK_NOT_FOUND, Unreadable};
use crate::domain::{Attempt, AttemptEnd, ErrorKind, LoadError, Mismatch};
use crate::text::SafeText;

/// Takes the answer out of a body, as the readers of [`crate::a2a`] do: status, body, dialect, id.
pub(super) type Read<T> = fn(u16, &str, Dialect, &str) -> Result<T, Unreadable>;

/// What came of a call.
pub(super) enum Tried<T> {
    /// An answer.
    Answered(T),
    /// A refusal in the dialect that was spoken.
    Refused(LoadError),
    /// The dialect or the address isn't right.
    Wrong(AttemptEnd, LoadError),
    /// It says nothing about the dialect.
    Failed(LoadError),
}

impl<T> Tried<T> {
    pub fn into_result(self) -> Result<T, LoadError> {
        match self {
            Self::Answered(value) => Ok(value),
            Self::Refused(error) | Self::Wrong(_, error) | Self::Failed(error) => Err(error),
        }
    }
}

/// What came of one try, and whether the next one may go better.
struct Once<T> {
    tried: Tried<T>,
    passing: bool,
}

impl<T> Once<T> {
    const fn passing_error(&self) -> Option<&LoadError> {
        match &self.tried {
            Tried::Refused(error) | Tried::Failed(error) if self.passing => Some(error),
            _ => None,
        }
    }
}

/// Asks in one dialect, again if it fails for a moment.
pub(super) async fn try_route<T: Send + 'static>(
    wire: &Wire,
    call: &Call,
    route: &Route,
    read: Read<T>,
    trying: Trying<'_>,
) -> Tried<T> {
    let outgoing = match wire.encoded(call, route) {
        Ok(outgoing) => outgoing,
        Err(why) => return not_expressible(why, route),
    };
    let once = wire.pauses.persevere(
        trying,
        || try_once(wire, outgoing.clone(), route.dialect, read),
        Once::passing_error,
    );
    once.await.tried
}

async fn try_once<T: Send + 'static>(
    wire: &Wire,
    outgoing: Outgoing<'_>,
    dialect: Dialect,
    read: Read<T>,
) -> Once<T> {
    let received = match wire.call(outgoing).await {
        Ok(received) => received,
        Err(error) => {
            return Once {
                passing: is_connection(&error),
                tried: match redirects_to(&error) {
                    Some(end) => Tried::Wrong(end, error),
                    None => Tried::Failed(error),
                },
            };
        }
    };
    let passing = is_passing(received.status);
    // A large answer takes a while to read; the thread that draws and the other questions don't wait for it.
    let read = tokio::task::spawn_blocking(move || understand(&received, dialect, read)).await;
    let tried = read.unwrap_or_else(|error| {
        let kind = ErrorKind::Malformed(Mismatch::NotJson);
        Tried::Failed(LoadError::quoting(kind, &error.to_string()))
    });
    let tried = match tried {
        Tried::Answered(value) => Tried::Answered(value),
        Tried::Refused(error) => Tried::Refused(wire.masked_error(error)),
        Tried::Wrong(end, error) => Tried::Wrong(end, wire.masked_error(error)),
        Tried::Failed(error) => Tried::Failed(wire.masked_error(error)),
    };
    Once { tried, passing }
}

/// Whether an error is a redirect that wasn't followed.
pub(super) const fn is_redirect(error: &LoadError) -> bool {
    matches!(error.kind, ErrorKind::Redirect(_))
}

/// A redirect that wasn't followed, as the end of a try: something else may still be found at the origin.
pub(super) fn redirects_to(error: &LoadError) -> Option<AttemptEnd> {
    match &error.kind {
        ErrorKind::Redirect(redirect) => Some(AttemptEnd::Redirects(redirect.to.clone())),
        _ => None,
    }
}

fn not_expressible<T>(why: NotExpressible, route: &Route) -> Tried<T> {
    match why {
        NotExpressible::NotInDialect => {
            let end = AttemptEnd::NotInDialect;
            let kind = ErrorKind::NoDialect(vec![attempt(route, end.clone())]);
            Tried::Wrong(end, LoadError::of(kind))
        }
        // No server can hold a task of such an id under an address.
        NotExpressible::NoPath => Tried::Failed(LoadError::of(ErrorKind::Rpc(TASK_NOT_FOUND))),
    }
}

fn understand<T>(received: &Received, dialect: Dialect, read: Read<T>) -> Tried<T> {
    let unreadable = match read(received.status, &received.body, dialect, &received.id) {
        Ok(value) => return Tried::Answered(value),
        Err(unreadable) => unreadable,
    };
    let error = error_of(received, &unreadable);
    match verdict(&unreadable) {
        Verdict::Spoken => Tried::Refused(error),
        Verdict::Wrong(end) => Tried::Wrong(end, error),
        Verdict::Nothing => Tried::Failed(error),
    }
}

/// A try of a route, as it is told to the person.
pub(super) fn attempt(route: &Route, end: AttemptEnd) -> Attempt {
    Attempt {
        dialect: Some(SafeText::sanitize(&route.dialect.to_string())),
        at: SafeText::sanitize(route.url.as_str()),
        end,
    }
}
