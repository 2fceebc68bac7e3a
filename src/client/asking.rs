//! Making a call in the dialect of the endpoint, which is found out by the first call of the process.

use std::sync::Mutex;

use tokio::sync::Mutex as AsyncMutex;
use url::Url;

use super::finding::{Came, Finding, Next};
use super::lock::lock;
use super::patience::{Trying, is_connection, is_passing};
use super::refused::{Verdict, error_of, verdict};
use super::wire::{Outgoing, Received, Wire};
use super::{AllowedOrigins, Route};
use crate::a2a::{
    AgentCard, Call, Dialect, Forced, NotExpressible, TASK_NOT_FOUND, Unreadable, read_agent_card,
};
use crate::domain::{Attempt, AttemptEnd, ErrorKind, LoadError, Mismatch};
use crate::text::SafeText;

/// Takes the answer out of a body, as the readers of [`crate::a2a`] do: status, body, dialect, id.
pub(super) type Read<T> = fn(u16, &str, Dialect, &str) -> Result<T, Unreadable>;

/// What the process knows about how its endpoint is asked.
pub(super) struct Known {
    forced: Forced,
    allowed: AllowedOrigins,
    route: Mutex<Option<Route>>,
    /// Held by the one call that finds out. Counts the searches that came to nothing, with the last one's error.
    search: AsyncMutex<()>,
    failed: Mutex<(u64, Option<LoadError>)>,
}

/// What came of a call.
enum Tried<T> {
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
    fn into_result(self) -> Result<T, LoadError> {
        match self {
            Self::Answered(value) => Ok(value),
            Self::Refused(error) | Self::Wrong(_, error) | Self::Failed(error) => Err(error),
        }
    }
}

impl Known {
    pub fn nothing(forced: Forced, allowed: AllowedOrigins) -> Self {
        Self {
            forced,
            allowed,
            route: Mutex::new(None),
            search: AsyncMutex::new(()),
            failed: Mutex::new((0, None)),
        }
    }

    /// The route, once it is decided.
    pub fn route(&self) -> Option<Route> {
        lock(&self.route).clone()
    }

    /// The first reply that decides is the one that counts.
    fn decide(&self, route: Route) {
        lock(&self.route).get_or_insert(route);
    }

    fn searches_failed(&self) -> u64 {
        lock(&self.failed).0
    }

    /// The error of a search that came to nothing since `before` were counted.
    fn failed_since(&self, before: u64) -> Option<LoadError> {
        let failed = lock(&self.failed);
        failed.1.clone().filter(|_| failed.0 > before)
    }

    fn note_failure(&self, error: &LoadError) {
        let mut failed = lock(&self.failed);
        failed.0 += 1;
        failed.1 = Some(error.clone());
    }
}

/// Makes `call`. As long as nothing is known each call goes out at once in the most probable dialect, where there is one; the first
/// that is refused for its dialect finds out, the others wait for that and are sent once more.
pub(super) async fn ask<T: Send + 'static>(
    wire: &Wire,
    known: &Known,
    call: &Call,
    read: Read<T>,
    trying: Trying<'_>,
) -> Result<T, LoadError> {
    if let Some(route) = known.route() {
        return settle(
            try_route(wire, call, &route, read, trying).await,
            call,
            &route,
        );
    }
    let failed_before = known.searches_failed();
    let endpoint = &wire.endpoint;
    let mut finding = Finding::begin(
        endpoint.url(),
        endpoint.is_bare_origin(),
        known.forced,
        &known.allowed,
    );
    let mut refused = None;
    if let Next::Ask(route) = finding.next().clone() {
        match try_route(wire, call, &route, read, trying).await {
            Tried::Wrong(end, error) => refused = Some((route, end, error)),
            decisive => return decided(decisive, known, &route),
        }
    }
    let _searching = known.search.lock().await;
    if let Some(route) = known.route() {
        return match refused {
            Some((asked, _, error)) if asked.asks_like(&route) => Err(error),
            _ => settle(
                try_route(wire, call, &route, read, trying).await,
                call,
                &route,
            ),
        };
    }
    if let Some(error) = known.failed_since(failed_before) {
        return Err(error);
    }
    let mut last = None;
    if let Some((_, end, error)) = refused {
        last = Some(error);
        finding.after(Came::Refused(end));
    }
    let found = search(wire, known, call, read, trying, finding, last).await;
    if let (Err(error), None) = (&found, known.route()) {
        known.note_failure(error);
    }
    found
}

async fn search<T: Send + 'static>(
    wire: &Wire,
    known: &Known,
    call: &Call,
    read: Read<T>,
    trying: Trying<'_>,
    mut finding: Finding,
    mut last: Option<LoadError>,
) -> Result<T, LoadError> {
    loop {
        let came = match finding.next().clone() {
            Next::Ask(route) => match try_route(wire, call, &route, read, trying).await {
                Tried::Wrong(end, error) => {
                    // Where the service leads elsewhere, that says more than what came after.
                    if !last.as_ref().is_some_and(is_redirect) {
                        last = Some(error);
                    }
                    Came::Refused(end)
                }
                decisive => return decided(decisive, known, &route),
            },
            Next::ReadCard(url) => match read_card(wire, url, trying).await? {
                Ok(card) => Came::Card(Box::new(card)),
                Err(end) => Came::NoCard(end),
            },
            Next::OtherOrigin(origin) => {
                let origin = SafeText::sanitize(&origin.to_string());
                return Err(LoadError::of(ErrorKind::OtherOrigin(origin)));
            }
            Next::GiveUp(tried) => return Err(nothing_found(call, tried, last)),
        };
        finding.after(came);
    }
}

fn decided<T>(tried: Tried<T>, known: &Known, route: &Route) -> Result<T, LoadError> {
    if matches!(tried, Tried::Answered(_) | Tried::Refused(_)) {
        known.decide(route.clone());
    }
    tried.into_result()
}

/// The outcome of a call whose dialect was decided before.
fn settle<T>(tried: Tried<T>, call: &Call, route: &Route) -> Result<T, LoadError> {
    match (tried, call) {
        (Tried::Wrong(end, _), Call::ListTasks(_)) => Err(LoadError::of(ErrorKind::NoTaskList(
            vec![attempt(route, end)],
        ))),
        (tried, _) => tried.into_result(),
    }
}

fn attempt(route: &Route, end: AttemptEnd) -> Attempt {
    Attempt {
        dialect: Some(SafeText::sanitize(&route.dialect.to_string())),
        at: SafeText::sanitize(route.url.as_str()),
        end,
    }
}

fn nothing_found(call: &Call, tried: Vec<Attempt>, last: Option<LoadError>) -> LoadError {
    match (call, tried.len(), last) {
        (Call::ListTasks(_), ..) => LoadError::of(ErrorKind::NoTaskList(tried)),
        // Where only one way was allowed its own words say more.
        (_, 1, Some(error)) => error,
        (.., Some(error)) if is_redirect(&error) => error,
        _ => LoadError::of(ErrorKind::NoDialect(tried)),
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
async fn try_route<T: Send + 'static>(
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

const fn is_redirect(error: &LoadError) -> bool {
    matches!(error.kind, ErrorKind::Redirect(_))
}

/// A redirect that wasn't followed, as the end of a try: something else may still be found at the origin.
fn redirects_to(error: &LoadError) -> Option<AttemptEnd> {
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

/// Reads the card at an address, again if that fails for a moment; the inner error is an address without a card.
pub(super) async fn read_card(
    wire: &Wire,
    url: Url,
    trying: Trying<'_>,
) -> Result<Result<AgentCard, AttemptEnd>, LoadError> {
    let read = wire.pauses.persevere(
        trying,
        || read_card_once(wire, url.clone()),
        |read| read.as_ref().err().filter(|error| may_pass(error)),
    );
    read.await
}

async fn read_card_once(wire: &Wire, url: Url) -> Result<Result<AgentCard, AttemptEnd>, LoadError> {
    let received = match wire.card(url).await {
        Ok(received) => received,
        Err(LoadError {
            kind: ErrorKind::TooLarge(limit),
            ..
        }) => return Ok(Err(AttemptEnd::CardTooLarge(limit))),
        Err(error) => return redirects_to(&error).map(Err).ok_or(error),
    };
    let unreadable = match read_agent_card(received.status, &received.body) {
        Ok(card) => return Ok(Ok(card)),
        Err(unreadable) => unreadable,
    };
    match received.status {
        // It may be there later.
        429 | 500..=599 if received.status != 501 => {
            Err(wire.masked_error(error_of(&received, &unreadable)))
        }
        200..=299 => Ok(Err(AttemptEnd::NoCard)),
        status => Ok(Err(AttemptEnd::Status(status))),
    }
}

/// Whether the error of a card that couldn't be read may be gone the next time.
fn may_pass(error: &LoadError) -> bool {
    match error.kind {
        ErrorKind::HttpStatus(status) => is_passing(status),
        _ => is_connection(error),
    }
}
