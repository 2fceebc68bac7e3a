//! What is known of the endpoint's dialect, and of the searches for it.

use std::sync::Mutex;

use tokio::sync::Mutex as AsyncMutex;

use super::route::Route;
use crate::a2a::Forced;
use crate::domain::LoadError;
use crate::net::{AllowedOrigins, lock};

/// What the process knows about how its endpoint is asked.
pub(super) struct DialectCache {
    pub forced: Forced,
    pub allowed: AllowedOrigins,
    route: Mutex<Option<Route>>,
    /// Held by the one call that finds out. Counts the searches that came to nothing, with the last one's error.
    pub search: AsyncMutex<()>,
    failed: Mutex<(u64, Option<LoadError>)>,
}

impl DialectCache {
    pub(crate) fn nothing(forced: Forced, allowed: AllowedOrigins) -> Self {
        Self {
            forced,
            allowed,
            route: Mutex::new(None),
            search: AsyncMutex::new(()),
            failed: Mutex::new((0, None)),
        }
    }

    /// The route, once it is decided.
    pub(crate) fn route(&self) -> Option<Route> {
        lock(&self.route).clone()
    }

    /// The first reply that decides is the one that counts.
    pub(crate) fn decide(&self, route: Route) {
        lock(&self.route).get_or_insert(route);
    }

    pub(crate) fn searches_failed(&self) -> u64 {
        lock(&self.failed).0
    }

    /// The error of a search that came to nothing since `before` were counted.
    pub(crate) fn failed_since(&self, before: u64) -> Option<LoadError> {
        let failed = lock(&self.failed);
        failed.1.clone().filter(|_| failed.0 > before)
    }

    pub(crate) fn note_failure(&self, error: &LoadError) {
        let mut failed = lock(&self.failed);
        failed.0 += 1;
        failed.1 = Some(error.clone());
    }
}
