//! A2A over [`crate::net`]: one door with typed questions and nothing but reading in it.
//!
//! [`Session`] is the door. Whom it asks stands behind the trait [`Service`]: the endpoint over HTTP, or what was recorded. What the
//! endpoint speaks is decided by [`DialectDetection`], once a process; `call` makes the attempts that it wants. Tasks that aren't
//! finished are waited for in `polling`.

mod agent_card;
mod attempt;
mod call;
mod client_options;
mod decode;
mod dialect_cache;
mod dialect_detection;
mod endpoint;
mod event_stream;
mod http_service;
mod polling;
mod progress;
mod refusal;
mod request;
mod route;
mod service;
mod session;
#[cfg(test)]
pub(crate) mod tests;
mod visit;

#[cfg(test)]
pub(crate) use agent_card::CARD_LIMIT_BYTES;
pub(crate) use agent_card::probe;
pub(crate) use client_options::ClientOptions;
#[cfg(any(test, feature = "probe"))]
pub(crate) use decode::{Answered, decode};
pub(crate) use endpoint::{Endpoint, EndpointRefusal};
#[cfg(test)]
pub(crate) use progress::{Pace, unwatched};
pub(crate) use progress::{Underway, Watch};
pub(crate) use session::Session;
pub(crate) use visit::Visit;
