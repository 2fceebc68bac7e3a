//! Making a call in the dialect of the endpoint, which is found out by the first call of the process.

use super::Route;
use super::finding::{Came, Finding, Next};
use super::known::Known;
use super::patience::Trying;
use super::reading_card::read_card;
use super::tried::{Read, Tried, attempt, is_redirect, try_route};
use super::wire::Wire;
use crate::a2a::Call;
use crate::domain::{Attempt, ErrorKind, LoadError};
use crate::text::SafeText;

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

fn nothing_found(call: &Call, tried: Vec<Attempt>, last: Option<LoadError>) -> LoadError {
    match (call, tried.len(), last) {
        (Call::ListTasks(_), ..) => LoadError::of(ErrorKind::NoTaskList(tried)),
        // Where only one way was allowed its own words say more.
        (_, 1, Some(error)) => error,
        (.., Some(error)) if is_redirect(&error) => error,
        _ => LoadError::of(ErrorKind::NoDialect(tried)),
    }
}
