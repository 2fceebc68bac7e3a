//! Making a call in the dialect of the endpoint, which is found out by the first call of the process.

use std::sync::atomic::{AtomicU64, Ordering};

use super::agent_card::read_card;
use super::attempt::{Outcome, Read, attempt, is_redirect, told};
use super::client_options::ClientOptions;
use super::dialect_cache::DialectCache;
use super::dialect_detection::{Came, DialectDetection, Next};
use super::endpoint::Endpoint;
use super::route::Route;
use crate::a2a::Call;
use crate::domain::{Attempt, ErrorKind, LoadError};
use crate::net::{HttpClient, Trying};
use crate::text::SafeText;

/// How calls reach an endpoint.
pub(super) struct Caller {
    pub endpoint: Endpoint,
    pub http: HttpClient,
    pub dialects: DialectCache,
    last_id: AtomicU64,
}

impl Caller {
    /// Nothing is known yet of what the endpoint speaks.
    pub(crate) fn new(endpoint: Endpoint, options: ClientOptions) -> Self {
        Self {
            http: HttpClient::new(endpoint.url(), options.http),
            dialects: DialectCache::nothing(options.forced, options.allowed),
            endpoint,
            last_id: AtomicU64::new(0),
        }
    }

    /// An id for a request, of its own in this process.
    pub(crate) fn next_id(&self) -> String {
        (self.last_id.fetch_add(1, Ordering::Relaxed) + 1).to_string()
    }

    /// Makes a call.
    pub(crate) async fn call<T: Send + 'static>(
        &self,
        asked: Call,
        read: Read<T>,
        trying: Trying<'_>,
    ) -> Result<T, LoadError> {
        let calling = Calling {
            caller: self,
            asked: &asked,
            read,
            trying,
        };
        calling.make().await
    }
}

/// A call that is to be made.
struct Calling<'a, T> {
    caller: &'a Caller,
    asked: &'a Call,
    read: Read<T>,
    trying: Trying<'a>,
}

impl<T: Send + 'static> Calling<'_, T> {
    /// Makes the call. As long as nothing is known each goes out at once in the most probable dialect, where there is one; the first
    /// that is refused for its dialect finds out, the others wait for that and are sent once more.
    async fn make(self) -> Result<T, LoadError> {
        let known = &self.caller.dialects;
        if let Some(route) = known.route() {
            return self.in_known_dialect(&route).await;
        }
        let failed_before = known.searches_failed();
        let endpoint = &self.caller.endpoint;
        let mut detection = DialectDetection::begin(
            endpoint.url(),
            endpoint.is_bare_origin(),
            known.forced,
            &known.allowed,
        );
        let mut refused = None;
        if let Next::Ask(route) = detection.next().clone() {
            match self.attempt(&route).await {
                Outcome::Wrong(end, error) => refused = Some((route, end, error)),
                decisive => return decided(decisive, known, &route),
            }
        }
        let _searching = known.search.lock().await;
        if let Some(route) = known.route() {
            return match refused {
                Some((before, _, error)) if before.asks_like(&route) => Err(error),
                _ => self.in_known_dialect(&route).await,
            };
        }
        if let Some(error) = known.failed_since(failed_before) {
            return Err(error);
        }
        let mut last = None;
        if let Some((_, end, error)) = refused {
            last = Some(error);
            detection.after(Came::Refused(end));
        }
        let found = self.search(detection, last).await;
        if let (Err(error), None) = (&found, known.route()) {
            known.note_failure(error);
        }
        found
    }

    async fn attempt(&self, route: &Route) -> Outcome<T> {
        let id = self.caller.next_id();
        let http = &self.caller.http;
        attempt(http, self.asked, route, &id, self.read, self.trying).await
    }

    async fn search(
        &self,
        mut detection: DialectDetection,
        mut last: Option<LoadError>,
    ) -> Result<T, LoadError> {
        loop {
            let came = match detection.next().clone() {
                Next::Ask(route) => match self.attempt(&route).await {
                    Outcome::Wrong(end, error) => {
                        // Where the service leads elsewhere, that says more than what came after.
                        if !last.as_ref().is_some_and(is_redirect) {
                            last = Some(error);
                        }
                        Came::Refused(end)
                    }
                    decisive => return decided(decisive, &self.caller.dialects, &route),
                },
                Next::ReadCard(url) => {
                    match read_card(&self.caller.http, url, self.trying).await? {
                        Ok(card) => Came::Card(Box::new(card)),
                        Err(end) => Came::NoCard(end),
                    }
                }
                Next::OtherOrigin(origin) => {
                    let origin = SafeText::sanitize(&origin.to_string());
                    return Err(LoadError::of(ErrorKind::OtherOrigin(origin)));
                }
                Next::GiveUp(tried) => return Err(nothing_found(self.asked, tried, last)),
            };
            detection.after(came);
        }
    }

    async fn in_known_dialect(&self, route: &Route) -> Result<T, LoadError> {
        match (self.attempt(route).await, self.asked) {
            (Outcome::Wrong(end, _), Call::ListTasks(_)) => {
                Err(LoadError::of(ErrorKind::NoTaskList(vec![told(route, end)])))
            }
            (outcome, _) => outcome.into_result(),
        }
    }
}

fn decided<T>(outcome: Outcome<T>, known: &DialectCache, route: &Route) -> Result<T, LoadError> {
    if matches!(outcome, Outcome::Answered(_) | Outcome::Refused(_)) {
        known.decide(route.clone());
    }
    outcome.into_result()
}

fn nothing_found(asked: &Call, tried: Vec<Attempt>, last: Option<LoadError>) -> LoadError {
    match (asked, tried.len(), last) {
        (Call::ListTasks(_), ..) => LoadError::of(ErrorKind::NoTaskList(tried)),
        // Where only one way was allowed its own words say more.
        (_, 1, Some(error)) => error,
        (.., Some(error)) if is_redirect(&error) => error,
        _ => LoadError::of(ErrorKind::NoDialect(tried)),
    }
}
