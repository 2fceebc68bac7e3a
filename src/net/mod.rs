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
mod redacted_address;
mod redirect;
mod request;
mod request_error;
mod retry;
mod retry_after;
mod tls_fault;
mod trace;
mod traffic_log;
mod verifier;

pub(crate) use authorities::{AuthorityRefusal, OwnAuthorities};
pub(crate) use body_stream::BodyStream;
pub(crate) use curl::curl_command;
pub(crate) use custom_header::{CustomHeader, HeaderRefusal};
#[cfg(test)]
pub(crate) use exchange::SentHeader;
pub(crate) use exchange::{Body, Exchange, ExchangeOutcome, SentValue};
#[cfg(test)]
pub(crate) use exchange_log::EXCHANGES_LIMIT;
pub(crate) use exchange_log::ExchangeLog;
pub(crate) use exchange_ndjson::exchange_line;
pub(crate) use fault::{NetError, NetFault};
pub(crate) use http_client::{HttpClient, Response, Wanted};
pub(crate) use http_options::HttpOptions;
pub(crate) use limits::{ANSWER_LIMIT_BYTES, TimeLimits};
pub(crate) use listener::Listener;
pub(crate) use lock::lock;
pub(crate) use origin::{AllowedOrigins, WebOrigin, is_askable, is_loopback};
pub(crate) use proxy_address::ProxyAddress;
pub(crate) use proxy_fault::{ProxyEnd, ProxyFault, ProxyRefusal, ProxySource};
pub(crate) use proxy_rules::ProxyRules;
pub(crate) use redact::{MASK, Secrets};
pub(crate) use redacted_address::{AT, query_secrets, redacted_address, scheme_and_rest};
#[cfg(test)]
pub(crate) use redirect::REDIRECTS_LIMIT;
pub(crate) use redirect::{NotFollowed, Redirect};
pub(crate) use request::{HttpMethod, Request, RequestLabel};
#[cfg(test)]
pub(crate) use retry::RetryPolicy;
pub(crate) use retry::{Passing, RetryPause, Trying};
pub(crate) use retry_after::RetryAfter;
pub(crate) use tls_fault::TlsFault;
pub(crate) use traffic_log::TrafficLog;
