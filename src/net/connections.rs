//! The connections to the origins that are asked, each built once.

use std::collections::HashMap;
use std::time::Duration;

use tokio::sync::Mutex;
use url::Url;

use super::authorities::OwnAuthorities;
use super::connection::Connection;
use super::fault::{NetError, NetFault};
use super::origin::WebOrigin;
use super::proxy_rules::ProxyRules;
use super::tls_fault::TlsFault;

/// The connections that were needed so far, and what the next ones are built by.
pub(super) struct Connections {
    proxies: ProxyRules,
    authorities: OwnAuthorities,
    connect: Duration,
    built: Mutex<HashMap<WebOrigin, Connection>>,
}

impl Connections {
    /// No connection so far.
    pub(crate) fn by(proxies: ProxyRules, authorities: OwnAuthorities, connect: Duration) -> Self {
        Self {
            proxies,
            authorities,
            connect,
            built: Mutex::default(),
        }
    }

    /// The connection to the origin of `url`, built if it isn't there yet.
    pub(crate) async fn to(&self, url: &Url) -> Result<Connection, NetError> {
        let origin = WebOrigin::of(url);
        let mut built = self.built.lock().await;
        if let Some(connection) = built.get(&origin) {
            return Ok(connection.clone());
        }
        let url = url.clone();
        let (proxies, authorities) = (self.proxies.clone(), self.authorities.clone());
        let connect = self.connect;
        let build = move || Connection::to(&url, &proxies, &authorities, connect);
        let building = tokio::task::spawn_blocking(build);
        let connection = building.await.unwrap_or_else(|error| {
            let kind = NetFault::Tls(TlsFault::Other);
            Err(NetError::quoting(kind, &error.to_string()))
        })?;
        built.insert(origin, connection.clone());
        Ok(connection)
    }
}
