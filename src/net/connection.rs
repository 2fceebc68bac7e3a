//! The connection to an origin: the client of the HTTP library, with or without a proxy, and whom it trusts.

use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::{Client, Proxy, redirect};
use rustls::ClientConfig;
use rustls::crypto::ring;
use url::{Host, Url};

use super::authorities::OwnAuthorities;
use super::fault::{NetError, NetFault};
use super::origin::is_loopback;
use super::proxy_address::ProxyAddress;
use super::proxy_rules::ProxyRules;
use super::tls_fault::TlsFault;
use super::verifier::ExplainingVerifier;

/// How the program calls itself.
pub(super) const USER_AGENT: &str = concat!("qrscope/", env!("CARGO_PKG_VERSION"));

/// Chooses the cryptography for TLS, once a process; every later call does nothing.
pub(crate) fn install_crypto() {
    // An error means that it is installed already, which is what is wanted.
    let _ = ring::default_provider().install_default();
}

/// How one origin is reached.
#[derive(Clone)]
pub(super) struct Connection {
    pub client: Client,
    /// What every request to that origin goes through.
    pub proxy: Option<ProxyAddress>,
}

impl Connection {
    /// Builds the connection to the origin of a URL. Takes tens of milliseconds where the system's roots are read, so never on the drawing
    /// path.
    pub(crate) fn to(
        origin: &Url,
        proxies: &ProxyRules,
        authorities: &OwnAuthorities,
        connect: Duration,
    ) -> Result<Self, NetError> {
        install_crypto();
        let proxy = proxies
            .proxy_for(origin)
            .map_err(|fault| NetError::of(NetFault::Proxy(Box::new(fault))))?;
        // What the library itself would do about proxies and redirects is switched off; it is decided here.
        let mut builder = Client::builder()
            .user_agent(USER_AGENT)
            .redirect(redirect::Policy::none())
            .no_proxy()
            .connect_timeout(connect)
            .tcp_nodelay(true);
        if let (true, Some(Host::Domain(name))) = (is_loopback(origin), origin.host()) {
            // A name server may answer for `x.localhost` with any address, and plain http is for this machine only.
            let here = [
                SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
                SocketAddr::from((Ipv6Addr::LOCALHOST, 0)),
            ];
            builder = builder.resolve_to_addrs(name, &here);
        }
        if let Some(proxy) = &proxy {
            let through = Proxy::all(proxy.url().clone()).map_err(|error| not_built(&error))?;
            builder = builder.proxy(through).dns_resolver(OnlyProxy {
                host: proxy.host().to_owned(),
            });
        }
        let is_secured = |proxy: &ProxyAddress| proxy.is_secured();
        builder = if origin.scheme() == "https" || proxy.as_ref().is_some_and(is_secured) {
            builder.tls_backend_preconfigured(tls(authorities)?)
        } else {
            // No certificate will be asked for, so the system's roots need not be read.
            builder.tls_certs_only(std::iter::empty())
        };
        let client = builder.build().map_err(|error| not_built(&error))?;
        Ok(Self { client, proxy })
    }
}

fn not_built(error: &reqwest::Error) -> NetError {
    NetError::quoting(NetFault::Tls(TlsFault::Other), &error.to_string())
}

fn tls(authorities: &OwnAuthorities) -> Result<ClientConfig, NetError> {
    let provider = Arc::new(ring::default_provider());
    let other = |error: rustls::Error| {
        NetError::quoting(NetFault::Tls(TlsFault::Other), &error.to_string())
    };
    let verifier =
        ExplainingVerifier::of(authorities, Arc::clone(&provider)).map_err(
            |error| match error {
                // Nothing was found where the system keeps them.
                rustls::Error::General(_) => NetError::of(NetFault::Tls(TlsFault::NoAuthorities)),
                error => other(error),
            },
        )?;
    let mut config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(other)?
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(verifier))
        .with_no_client_auth();
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(config)
}

/// Looks up the proxy's name and no other: with a proxy in force the network isn't told which service is asked.
struct OnlyProxy {
    host: String,
}

impl Resolve for OnlyProxy {
    fn resolve(&self, name: Name) -> Resolving {
        let is_proxy = name.as_str().eq_ignore_ascii_case(&self.host);
        Box::pin(async move {
            if !is_proxy {
                return Err(io::Error::other("names are looked up by the proxy").into());
            }
            // The port is set by the library.
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let found: Vec<SocketAddr> = found.collect();
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[tokio::test]
    async fn with_a_proxy_in_force_no_other_name_is_looked_up() {
        let resolver = OnlyProxy {
            host: "Localhost".to_owned(),
        };
        let mut found = resolver
            .resolve("localhost".parse().unwrap())
            .await
            .unwrap();
        assert!(found.next().unwrap().ip().is_loopback());
        // A name of this machine's too: it needs no name server, so only the rule stands in the way.
        for other in ["ip6-localhost", "a.localhost", "127.0.0.1"] {
            let refused = resolver.resolve(other.parse().unwrap()).await;
            assert!(refused.is_err(), "{other}");
        }
    }
}
