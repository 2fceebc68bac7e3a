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
pub mod tests;
mod visit;

#[cfg(test)]
pub use agent_card::CARD_LIMIT_BYTES;
pub use agent_card::probe;
pub use client_options::ClientOptions;
#[cfg(any(test, feature = "probe"))]
pub use decode::{Answered, decode};
pub use endpoint::{Endpoint, EndpointRefusal};
#[cfg(test)]
pub use progress::{Pace, unwatched};
pub use progress::{Underway, Watch};
pub use session::Session;
pub use visit::Visit;
