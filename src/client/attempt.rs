//! One call in one dialect, and what came of it.

use super::refusal::{Verdict, error_of, verdict};
use super::request::request_of;
use super::route::Route;
use crate::a2a::{Call, Dialect, NotExpressible, TASK_NOT_FOUND, Unreadable, outcome_of};
use crate::domain::{Attempt, AttemptEnd, ErrorKind, LoadError, Mismatch};
use crate::net::redacted_address;
use crate::net::{
    ANSWER_LIMIT_BYTES, HttpClient, NetFault, Passing, Request, Response, Trying, Wanted,
};
use crate::text::SafeText;

/// Takes the answer out of a body, as the readers of [`crate::a2a`] do: status, body, dialect, id.
pub(super) type Read<T> = fn(u16, &str, Dialect, &str) -> Result<T, Unreadable>;

/// What came of a call.
pub(super) enum Outcome<T> {
    /// An answer.
    Answered(T),
    /// A refusal in the dialect that was spoken.
    Refused(LoadError),
    /// The dialect or the address isn't right.
    Wrong(AttemptEnd, LoadError),
    /// It says nothing about the dialect.
    Failed(LoadError),
}

impl<T> Outcome<T> {
    pub(crate) fn into_result(self) -> Result<T, LoadError> {
        match self {
            Self::Answered(value) => Ok(value),
            Self::Refused(error) | Self::Wrong(_, error) | Self::Failed(error) => Err(error),
        }
    }
}

/// Asks in one dialect, again if it fails for a moment; `id` is the one of the request.
pub(super) async fn attempt<T: Send + 'static>(
    http: &HttpClient,
    call: &Call,
    route: &Route,
    id: &str,
    read: Read<T>,
    trying: Trying<'_>,
) -> Outcome<T> {
    let request = match request_of(call, route, id) {
        Ok(request) => request,
        Err(why) => return not_expressible(why, route),
    };
    let attempts = http.pauses().persevere(
        trying,
        || attempt_once(http, request.clone(), route.dialect, id, read),
        |(_, passing)| passing.clone(),
    );
    attempts.await.0
}

/// What came of one attempt, and why the next one may go better.
async fn attempt_once<T: Send + 'static>(
    http: &HttpClient,
    request: Request,
    dialect: Dialect,
    id: &str,
    read: Read<T>,
) -> (Outcome<T>, Option<Passing>) {
    let wanted = Wanted {
        outcome: outcome_of,
        ..Wanted::document(ANSWER_LIMIT_BYTES)
    };
    let response = match http.send(request, wanted).await {
        Ok(response) => response,
        Err(error) => {
            let passing = error.fault.may_pass().then(|| Passing {
                reason: error.fault.clone(),
                after: None,
            });
            let outcome = match redirects_to(&error.fault) {
                Some(end) => Outcome::Wrong(end, error.into()),
                None => Outcome::Failed(error.into()),
            };
            return (outcome, passing);
        }
    };
    let (status, id) = (NetFault::HttpStatus(response.status), id.to_owned());
    // A large answer takes a while to read; the thread that draws and the other questions don't wait for it.
    let reading = tokio::task::spawn_blocking(move || understand(&response, dialect, &id, read));
    let outcome = reading.await.unwrap_or_else(|error| {
        let kind = ErrorKind::Malformed(Mismatch::NotJson);
        Outcome::Failed(LoadError::quoting(kind, &error.to_string()))
    });
    let passing = match &outcome {
        Outcome::Refused(error) | Outcome::Failed(error) if status.may_pass() => Some(Passing {
            reason: status,
            after: error.retry_after,
        }),
        _ => None,
    };
    (outcome, passing)
}

/// Whether an error is a redirect that wasn't followed.
pub(super) const fn is_redirect(error: &LoadError) -> bool {
    matches!(error.kind, ErrorKind::Net(NetFault::Redirect(_)))
}

/// A redirect that wasn't followed, as the end of an attempt: something else may still be found at the origin.
pub(super) fn redirects_to(fault: &NetFault) -> Option<AttemptEnd> {
    match fault {
        NetFault::Redirect(redirect) => Some(AttemptEnd::Redirects(redirect.to.clone())),
        _ => None,
    }
}

fn not_expressible<T>(why: NotExpressible, route: &Route) -> Outcome<T> {
    match why {
        NotExpressible::NotInDialect => {
            let end = AttemptEnd::NotInDialect;
            let kind = ErrorKind::NoDialect(vec![told(route, end.clone())]);
            Outcome::Wrong(end, LoadError::of(kind))
        }
        // No server can hold a task of such an id under an address.
        NotExpressible::NoPath => Outcome::Failed(LoadError::of(ErrorKind::Rpc(TASK_NOT_FOUND))),
    }
}

fn understand<T>(response: &Response, dialect: Dialect, id: &str, read: Read<T>) -> Outcome<T> {
    let unreadable = match read(response.status, &response.body, dialect, id) {
        Ok(value) => return Outcome::Answered(value),
        Err(unreadable) => unreadable,
    };
    let error = error_of(response, &unreadable);
    match verdict(&unreadable) {
        Verdict::Spoken => Outcome::Refused(error),
        Verdict::Wrong(end) => Outcome::Wrong(end, error),
        Verdict::Nothing => Outcome::Failed(error),
    }
}

/// An attempt at a route, as it is told to the person.
pub(super) fn told(route: &Route, end: AttemptEnd) -> Attempt {
    Attempt {
        dialect: Some(SafeText::sanitize(&route.dialect.to_string())),
        at: SafeText::sanitize(&redacted_address(route.url.as_str())),
        end,
    }
}
