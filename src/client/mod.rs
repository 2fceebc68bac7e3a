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

pub use agent_card::{CARD_LIMIT_BYTES, probe};
pub use client_options::ClientOptions;
pub use decode::{Answered, decode};
pub use dialect_detection::{Came, DialectDetection, Next};
pub use endpoint::{Endpoint, EndpointRefusal};
pub use polling::{Coming, Events, Subscribing, TaskSource};
pub use progress::{Pace, Progress, Underway, Watch, unwatched};
pub use route::Route;
pub use service::Service;
pub use session::Session;
pub use visit::Visit;
