//! Everything of HTTP, and nothing of what is spoken over it: connections through proxies and TLS, redirects, limits of time and
//! size, pauses before something is sent again, and the log of what went over the wire.
//!
//! Every request goes through [`HttpClient`], which notes it in the [`TrafficLog`]. The person's secrets are kept out of that log and
//! out of errors by [`Secrets`]; what was read stays as it was sent.

mod answer;
mod authorities;
mod body_stream;
mod broken_off;
mod certificate;
mod charset;
mod connection;
mod connections;
mod curl;
mod custom_header;
mod exchange;
mod exchange_log;
mod exchange_ndjson;
mod fault;
mod http_client;
mod http_options;
mod kept;
mod limits;
mod listener;
mod lock;
mod origin;
mod proxy_address;
mod proxy_fault;
mod proxy_rules;
mod redact;
mod redirect;
mod request;
mod request_error;
mod retry;
mod retry_after;
mod tls_fault;
mod trace;
mod traffic_log;
mod verifier;

pub use authorities::{AuthorityRefusal, OwnAuthorities};
pub use body_stream::BodyStream;
pub use curl::curl_command;
pub use custom_header::{CustomHeader, HeaderRefusal};
#[cfg(test)]
pub use exchange::SentHeader;
pub use exchange::{Body, Exchange, ExchangeOutcome, SentValue};
#[cfg(test)]
pub use exchange_log::EXCHANGES_LIMIT;
pub use exchange_log::ExchangeLog;
pub use exchange_ndjson::exchange_line;
pub use fault::{NetError, NetFault};
pub use http_client::{HttpClient, Response, Wanted};
pub use http_options::HttpOptions;
pub use limits::{ANSWER_LIMIT_BYTES, TimeLimits};
pub use listener::Listener;
pub use lock::lock;
pub use origin::{AllowedOrigins, WebOrigin, is_askable, is_loopback};
pub use proxy_address::ProxyAddress;
pub use proxy_fault::{ProxyEnd, ProxyFault, ProxyRefusal, ProxySource};
pub use proxy_rules::ProxyRules;
pub use redact::{MASK, Secrets};
#[cfg(test)]
pub use redirect::REDIRECTS_LIMIT;
pub use redirect::{NotFollowed, Redirect};
pub use request::{HttpMethod, Request, RequestLabel};
#[cfg(test)]
pub use retry::RetryPolicy;
pub use retry::{Passing, RetryPause, Trying};
pub use retry_after::RetryAfter;
pub use tls_fault::TlsFault;
pub use traffic_log::TrafficLog;
