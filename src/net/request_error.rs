//! From an error of the HTTP library to whose fault it is.

use std::error::Error;
use std::io;
use std::time::Duration;

use url::Url;

use super::broken_off::{before_the_answer, within_the_answer};
use super::connection::Connection;
use super::fault::{NetError, NetFault};
use super::proxy_address::ProxyAddress;
use super::proxy_fault::ProxyEnd;
use super::tls_fault::TlsFault;
use super::verifier::RefusedCertificate;
use crate::text::SafeText;

/// The most characters of the system's words.
const WORDS_LIMIT: usize = 300;

/// An error before an answer began: no connection, or none that held.
pub(super) fn before_answer(
    error: &reqwest::Error,
    connection: &Connection,
    target: &Url,
    connect: Duration,
) -> NetError {
    if !error.is_connect() {
        return on_a_connection(error, before_the_answer(error));
    }
    if error.is_timeout() {
        return NetError::of(NetFault::NoConnection {
            time: connect,
            proxy: connection
                .proxy
                .as_ref()
                .map(|proxy| SafeText::sanitize(&proxy.host_and_port())),
        });
    }
    let chain = Chain::of(error);
    if let Some(proxy) = &connection.proxy
        && let Some(end) = proxy_end(&chain, proxy, target)
    {
        let words = match end {
            ProxyEnd::Unreachable => chain.system_words(),
            ProxyEnd::Refused(_) => chain.after("SOCKS error: "),
            _ => None,
        };
        let kind = NetFault::Proxy(Box::new(proxy.fault(end)));
        return NetError::quoting(kind, &words.unwrap_or_default());
    }
    match chain.tls_fault() {
        Some(fault @ (TlsFault::Other | TlsFault::Refused)) => {
            NetError::quoting(NetFault::Tls(fault), &chain.innermost())
        }
        Some(fault) => NetError::of(NetFault::Tls(fault)),
        None if target.scheme() == "https" && chain.is_of_a_connection_that_stood() => {
            NetError::quoting(NetFault::Tls(TlsFault::BrokenOff), &chain.innermost())
        }
        None => NetError::quoting(NetFault::Network, &chain.innermost()),
    }
}

/// The error of an answer that began and didn't come to its end.
pub(super) fn while_answering(error: &reqwest::Error) -> NetError {
    on_a_connection(error, within_the_answer(error))
}

/// `kind`, unless TLS is behind it.
fn on_a_connection(error: &reqwest::Error, kind: NetFault) -> NetError {
    let chain = Chain::of(error);
    let kind = chain.tls_fault().map_or(kind, NetFault::Tls);
    NetError::quoting(kind, &chain.innermost())
}

/// What the proxy did wrong; `None` if it did its part.
///
/// The errors of hyper-util's connectors (`client::legacy::connect::proxy`: `tunnel.rs` and `socks/`) are private types, so that only the
/// words of their `Display` tell them apart. They may change with any update of hyper-util: then a fault of the proxy becomes
/// [`ProxyEnd::NoProxy`] at best and is laid at the service's door at worst. After an update run `tests/it/network/proxy_faults.rs`, which
/// makes each of these faults happen at a real proxy, and put the new words here.
fn proxy_end(chain: &Chain<'_>, proxy: &ProxyAddress, target: &Url) -> Option<ProxyEnd> {
    let refused = || {
        let host = target.host_str().unwrap_or_default();
        let port = target.port_or_known_default().unwrap_or_default();
        ProxyEnd::Refused(SafeText::sanitize(&format!("{host}:{port}")))
    };
    let unreachable = || match chain.tls_fault() {
        Some(fault) => ProxyEnd::Tls(Box::new(fault)),
        None => ProxyEnd::Unreachable,
    };
    let sent = proxy.has_login();
    if let Some(words) = chain.after("tunnel error: ") {
        return Some(match words.as_str() {
            "proxy authorization required" => ProxyEnd::WantsLogin { sent },
            "unsuccessful" => refused(),
            "failed to create underlying connection" => unreachable(),
            _ => ProxyEnd::NoProxy,
        });
    }
    if let Some(words) = chain.after("SOCKS error: ") {
        return Some(match words.as_str() {
            "failed to create underlying connection" => ProxyEnd::Unreachable,
            "credentials not accepted"
            | "server does not support user/pass authentication"
            | "server implements authentication incorrectly" => ProxyEnd::WantsLogin { sent },
            "io error during SOCKS handshake" | "failed parsing server response" => {
                ProxyEnd::NoProxy
            }
            _ => refused(),
        });
    }
    // Plain http is handed to the proxy as it is, so a missing connection is one to the proxy.
    (target.scheme() == "http").then(unreachable)
}

/// An error and all its reasons, the outermost first.
struct Chain<'a>(Vec<&'a (dyn Error + 'static)>);

impl<'a> Chain<'a> {
    fn of(error: &'a reqwest::Error) -> Self {
        let mut all: Vec<&(dyn Error + 'static)> = Vec::new();
        let mut next: Option<&(dyn Error + 'static)> = Some(error);
        while let Some(at) = next {
            all.push(at);
            // An IO error may wrap another one, even through a second IO error, without naming it as its source.
            let wrapped = at.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
            next = wrapped
                .map(|inner| inner as &(dyn Error + 'static))
                .or_else(|| at.source());
        }
        Self(all)
    }

    fn tls_fault(&self) -> Option<TlsFault> {
        let tls = self
            .0
            .iter()
            .find_map(|at| at.downcast_ref::<rustls::Error>())?;
        Some(match tls {
            rustls::Error::InvalidCertificate(rustls::CertificateError::Other(other)) => other
                .0
                .downcast_ref::<RefusedCertificate>()
                .map_or(TlsFault::Other, |refused| refused.0.clone()),
            rustls::Error::InvalidMessage(_) => TlsFault::NotTls,
            rustls::Error::AlertReceived(_) | rustls::Error::PeerIncompatible(_) => {
                TlsFault::Refused
            }
            _ => TlsFault::Other,
        })
    }

    /// What follows `start` in the words of the first error that begins with it.
    fn after(&self, start: &str) -> Option<String> {
        let mut words = self.0.iter().map(ToString::to_string);
        words.find_map(|words| words.strip_prefix(start).map(str::to_owned))
    }

    /// Whether there was a connection to break: neither was there no address or nobody there, nor did the library give up by itself.
    fn is_of_a_connection_that_stood(&self) -> bool {
        let mut words = self.0.iter().map(ToString::to_string);
        self.system_words().is_some()
            // hyper-util's names for the steps before there is a connection (`connect/http.rs`), as words only too.
            && !words.any(|words| words.starts_with("dns error") || words.starts_with("tcp "))
    }

    /// The operating system's words, where they are kept.
    fn system_words(&self) -> Option<String> {
        self.0
            .iter()
            .any(|at| at.is::<io::Error>())
            .then(|| self.innermost())
    }

    fn innermost(&self) -> String {
        let words = self.0.last().map(ToString::to_string).unwrap_or_default();
        words.chars().take(WORDS_LIMIT).collect()
    }
}
