//! The ways to the origins that are asked, each built once.

use std::collections::HashMap;
use std::time::Duration;

use tokio::sync::Mutex;
use url::Url;

use super::connecting::Way;
use super::{OwnAuthorities, ProxyRules, WebOrigin};
use crate::domain::{ErrorKind, LoadError, TlsFault};

/// The ways that were needed so far, and what the next ones are built by.
pub(super) struct Ways {
    proxies: ProxyRules,
    authorities: OwnAuthorities,
    connect: Duration,
    ways: Mutex<HashMap<WebOrigin, Way>>,
}

impl Ways {
    /// No way so far.
    pub fn by(proxies: ProxyRules, authorities: OwnAuthorities, connect: Duration) -> Self {
        Self {
            proxies,
            authorities,
            connect,
            ways: Mutex::default(),
        }
    }

    /// The way to the origin of `url`, built if it isn't there yet.
    pub async fn to(&self, url: &Url) -> Result<Way, LoadError> {
        let origin = WebOrigin::of(url);
        let mut ways = self.ways.lock().await;
        if let Some(way) = ways.get(&origin) {
            return Ok(way.clone());
        }
        let url = url.clone();
        let (proxies, authorities) = (self.proxies.clone(), self.authorities.clone());
        let connect = self.connect;
        let build = move || Way::to(&url, &proxies, &authorities, connect);
        let built = tokio::task::spawn_blocking(build);
        let way = built.await.unwrap_or_else(|error| {
            let kind = ErrorKind::Tls(TlsFault::Other);
            Err(LoadError::quoting(kind, &error.to_string()))
        })?;
        ways.insert(origin, way.clone());
        Ok(way)
    }
}
