//! Making a call in the dialect of the endpoint, which is found out by the first call of the process.

use super::agent_card::read_card;
use super::attempt::{Outcome, Read, attempt, is_redirect, told};
use super::dialect_cache::DialectCache;
use super::dialect_detection::{Came, DialectDetection, Next};
use super::http_service::HttpService;
use super::route::Route;
use crate::a2a::Call;
use crate::domain::{Attempt, ErrorKind, LoadError};
use crate::net::Trying;
use crate::text::SafeText;

/// A call that is to be made.
pub(super) struct Calling<'a, T> {
    pub service: &'a HttpService,
    pub asked: &'a Call,
    pub read: Read<T>,
    pub trying: Trying<'a>,
}

impl<T: Send + 'static> Calling<'_, T> {
    /// Makes the call. As long as nothing is known each goes out at once in the most probable dialect, where there is one; the first
    /// that is refused for its dialect finds out, the others wait for that and are sent once more.
    pub async fn make(self) -> Result<T, LoadError> {
        let known = &self.service.dialects;
        if let Some(route) = known.route() {
            return self.in_known_dialect(&route).await;
        }
        let failed_before = known.searches_failed();
        let endpoint = &self.service.endpoint;
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
        let id = self.service.next_id();
        let http = &self.service.http;
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
                    decisive => return decided(decisive, &self.service.dialects, &route),
                },
                Next::ReadCard(url) => {
                    match read_card(&self.service.http, url, self.trying).await? {
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
