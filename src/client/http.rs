//! One request with limits on time and size. Nothing is followed, nothing is tried again.

use std::error::Error;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use reqwest::{Client, RequestBuilder, Response, redirect};
use tokio::time::{Instant, timeout_at};
use url::{Host, Url};

use super::broken_off::{before_the_answer, within_the_answer};
use super::charset::text_of;
use super::origin::is_loopback;
use crate::domain::{ErrorKind, LoadError};

/// The largest answer taken, in bytes after decompression.
pub const ANSWER_LIMIT_BYTES: u64 = 32 * 1024 * 1024;

/// The largest agent card taken, in bytes after decompression.
pub const CARD_LIMIT_BYTES: u64 = 1024 * 1024;

/// How the program calls itself.
pub(super) const USER_AGENT: &str = concat!("qrscope/", env!("CARGO_PKG_VERSION"));

/// How long a connection may take, TLS included.
pub(super) const CONNECT_LIMIT: Duration = Duration::from_secs(5);

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

/// Builds the client for one origin. Takes tens of milliseconds where the system's roots are read, so never on the drawing path.
pub(super) fn build_client(origin: &Url) -> Result<Client, LoadError> {
    install_crypto();
    let mut builder = Client::builder()
        .user_agent(USER_AGENT)
        .redirect(redirect::Policy::none())
        .connect_timeout(CONNECT_LIMIT)
        .tcp_nodelay(true);
    if is_loopback(origin) {
        builder = builder.no_proxy();
        if let Some(Host::Domain(name)) = origin.host() {
            // A name server may answer for `x.localhost` with any address, and plain http is for this machine only.
            let here = [
                SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
                SocketAddr::from((Ipv6Addr::LOCALHOST, 0)),
            ];
            builder = builder.resolve_to_addrs(name, &here);
        }
    }
    if origin.scheme() == "http" {
        // No certificate will be asked for, so the system's roots need not be read.
        builder = builder.tls_certs_only(std::iter::empty());
    }
    builder
        .build()
        .map_err(|error| LoadError::quoting(ErrorKind::Tls, &innermost(&error)))
}

/// An answer that begins: status and headers are there, the body is on its way.
pub(super) struct Begun {
    pub response: Response,
    start: Instant,
    limits: TimeLimits,
}

/// Sends a request and waits for the answer's head.
pub(super) async fn send(request: RequestBuilder, limits: TimeLimits) -> Result<Begun, LoadError> {
    let start = Instant::now();
    match timeout_at(start + limits.first_byte, request.send()).await {
        Err(_) => Err(LoadError::of(ErrorKind::Timeout(limits.first_byte))),
        Ok(Err(error)) => Err(classify(&error, before_the_answer(&error))),
        Ok(Ok(response)) => Ok(Begun {
            response,
            start,
            limits,
        }),
    }
}

impl Begun {
    /// The whole body as text, at most `limit` bytes unpacked.
    pub async fn body(mut self, limit: u64) -> Result<String, LoadError> {
        let mut bytes: Vec<u8> = Vec::new();
        loop {
            let chunk = timeout_at(self.start + self.limits.whole, self.response.chunk());
            match chunk.await {
                Err(_) => return Err(LoadError::of(ErrorKind::Timeout(self.limits.whole))),
                Ok(Err(error)) => return Err(broken_off(&error)),
                Ok(Ok(None)) => break,
                Ok(Ok(Some(chunk))) => {
                    if bytes.len() as u64 + chunk.len() as u64 > limit {
                        return Err(LoadError::of(ErrorKind::TooLarge(limit)));
                    }
                    bytes.extend_from_slice(&chunk);
                }
            }
        }
        let content_type = self.response.headers().get("content-type");
        let content_type = content_type.and_then(|kind| kind.to_str().ok());
        Ok(text_of(bytes, content_type))
    }
}

fn innermost(error: &dyn Error) -> String {
    let mut at = error;
    while let Some(inner) = at.source() {
        at = inner;
    }
    at.to_string()
}

/// The error of an answer that began and didn't come to its end.
pub(super) fn broken_off(error: &reqwest::Error) -> LoadError {
    classify(error, within_the_answer(error))
}

/// `kind`, unless TLS or a proxy is behind it.
fn classify(error: &reqwest::Error, kind: ErrorKind) -> LoadError {
    let mut source: Option<&(dyn Error + 'static)> = Some(error);
    let mut kind = kind;
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
