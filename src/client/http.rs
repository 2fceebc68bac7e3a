//! One POST with limits on time and size. Nothing is followed, nothing is tried again.

use std::error::Error;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use reqwest::{Client, redirect};
use tokio::time::{Instant, timeout_at};
use url::Host;

use super::Endpoint;
use crate::domain::{ErrorKind, LoadError};

/// The largest answer taken, in bytes after decompression.
pub const ANSWER_LIMIT_BYTES: u64 = 32 * 1024 * 1024;

const CONNECT_LIMIT: Duration = Duration::from_secs(5);

/// How long to wait for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// To the answer's first byte.
    pub first_byte: Duration,
    /// To its last one.
    pub whole: Duration,
}

impl TimeLimits {
    /// From the setting `--timeout`: the first byte in that time, the whole answer in four times that (design.md 3.3).
    #[must_use]
    pub const fn of_seconds(seconds: u16) -> Self {
        Self {
            first_byte: Duration::from_secs(seconds as u64),
            whole: Duration::from_secs(seconds as u64 * 4),
        }
    }
}

/// Chooses the cryptography for TLS, once a process; every later call does nothing.
pub fn install_crypto() {
    // An error means that it is installed already, which is what is wanted.
    let _ = rustls::crypto::ring::default_provider().install_default();
}

/// Builds the client. Takes tens of milliseconds where the system's roots are read, so never on the drawing path.
pub(super) fn build_client(endpoint: &Endpoint) -> Result<Client, LoadError> {
    install_crypto();
    let mut builder = Client::builder()
        .user_agent(concat!("qrscope/", env!("CARGO_PKG_VERSION")))
        .redirect(redirect::Policy::none())
        .connect_timeout(CONNECT_LIMIT)
        .tcp_nodelay(true);
    if endpoint.is_loopback() {
        builder = builder.no_proxy();
        if let Some(Host::Domain(name)) = endpoint.url().host() {
            // A name server may answer for `x.localhost` with any address, and plain http is for this machine only.
            let here = [
                SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
                SocketAddr::from((Ipv6Addr::LOCALHOST, 0)),
            ];
            builder = builder.resolve_to_addrs(name, &here);
        }
    }
    if endpoint.url().scheme() == "http" {
        // No certificate will be asked for, so the system's roots need not be read.
        builder = builder.tls_certs_only(std::iter::empty());
    }
    builder
        .build()
        .map_err(|error| LoadError::quoting(ErrorKind::Tls, &innermost(&error)))
}

/// What came back: the status and the whole body as text (bad UTF-8 replaced).
pub(super) struct Received {
    pub status: u16,
    pub body: String,
}

pub(super) async fn post(
    client: &Client,
    endpoint: &Endpoint,
    limits: TimeLimits,
    body: String,
) -> Result<Received, LoadError> {
    let start = Instant::now();
    let request = client
        .post(endpoint.url().clone())
        .header(reqwest::header::CONTENT_TYPE, "application/json")
        .header(reqwest::header::ACCEPT, "application/json")
        .body(body);
    let mut response = match timeout_at(start + limits.first_byte, request.send()).await {
        Err(_) => return Err(LoadError::of(ErrorKind::Timeout(limits.first_byte))),
        Ok(Err(error)) => return Err(classify(&error)),
        Ok(Ok(response)) => response,
    };
    let status = response.status().as_u16();
    let mut bytes: Vec<u8> = Vec::new();
    loop {
        match timeout_at(start + limits.whole, response.chunk()).await {
            Err(_) => return Err(LoadError::of(ErrorKind::Timeout(limits.whole))),
            Ok(Err(error)) => return Err(classify(&error)),
            Ok(Ok(None)) => break,
            Ok(Ok(Some(chunk))) => {
                if bytes.len() as u64 + chunk.len() as u64 > ANSWER_LIMIT_BYTES {
                    return Err(LoadError::of(ErrorKind::TooLarge(ANSWER_LIMIT_BYTES)));
                }
                bytes.extend_from_slice(&chunk);
            }
        }
    }
    let body = String::from_utf8(bytes)
        .unwrap_or_else(|bad| String::from_utf8_lossy(bad.as_bytes()).into_owned());
    Ok(Received { status, body })
}

fn innermost(error: &dyn Error) -> String {
    let mut at = error;
    while let Some(inner) = at.source() {
        at = inner;
    }
    at.to_string()
}

fn classify(error: &reqwest::Error) -> LoadError {
    let mut source: Option<&(dyn Error + 'static)> = Some(error);
    let mut kind = if error.is_timeout() {
        ErrorKind::Timeout(CONNECT_LIMIT)
    } else {
        ErrorKind::Network
    };
    while let Some(at) = source {
        if at.is::<rustls::Error>() {
            kind = ErrorKind::Tls;
        }
        // The outermost error names the address that was asked, which may be called anything.
        let words = if at.is::<reqwest::Error>() {
            String::new()
        } else {
            at.to_string()
        };
        if words.contains("proxy") || words.contains("tunnel") {
            kind = ErrorKind::Proxy;
        }
        // An IO error may wrap the TLS one, even through a second IO error, without naming it as its source.
        let mut wrapped = at
            .downcast_ref::<std::io::Error>()
            .and_then(std::io::Error::get_ref);
        while let Some(inner) = wrapped {
            if inner.is::<rustls::Error>() {
                kind = ErrorKind::Tls;
            }
            wrapped = inner
                .downcast_ref::<std::io::Error>()
                .and_then(std::io::Error::get_ref);
        }
        source = at.source();
    }
    LoadError::quoting(kind, &innermost(error))
}
