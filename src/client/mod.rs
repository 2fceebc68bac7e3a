//! Asking the service: one trait with nothing but reading in it, and its implementation over HTTP.
//!
//! Every request goes through `wire`, which notes it in the [`TrafficLog`]. What the endpoint speaks is decided by [`Finding`], once
//! a process; `asking` makes the tries that it wants. Tasks that aren't finished are waited for in `waiting`.

mod asking;
mod decode;
mod endpoint;
mod events;
mod finding;
mod http;
mod http_reader;
mod origin;
mod own_header;
mod progress;
mod reader;
mod refused;
mod route;
mod sightings;
mod traced;
mod traffic;
mod waiting;
mod wire;

pub use decode::decode;
pub use endpoint::{Endpoint, EndpointRefusal};
pub use finding::{Came, Finding, Next};
pub use http::{ANSWER_LIMIT_BYTES, CARD_LIMIT_BYTES, TimeLimits, install_crypto};
pub use http_reader::{HttpReader, Manners};
pub use origin::{AllowedOrigins, NoOrigin, WebOrigin};
pub use own_header::{HeaderRefusal, MASK, OwnHeader};
pub use progress::{Pace, Progress, Watch, unwatched};
pub use reader::{EntityReader, Reading, Reply};
pub use route::Route;
pub use traffic::TrafficLog;
