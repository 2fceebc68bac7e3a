//! Asking the service: one trait with nothing but reading in it, and its implementation over HTTP.
//!
//! Every request goes through `wire`, which notes it in the [`TrafficLog`]. What the endpoint speaks is decided by [`Finding`], once
//! a process; `asking` makes the tries that it wants, each of them in `tried`. The way to an origin (proxy, authorities) is built in
//! `connecting`, which redirects are followed is decided in `redirects`, and whose fault a failure is in `faults`. Tasks that aren't
//! finished are waited for in `waiting`.

mod asking;
mod authorities;
mod broken_off;
mod certificate;
mod charset;
mod connecting;
mod decode;
mod endpoint;
mod events;
mod faults;
mod finding;
mod http;
mod http_reader;
mod known;
mod listener;
mod lock;
mod manners;
mod noting;
mod origin;
mod outgoing;
mod own_header;
mod patience;
mod progress;
mod proxy;
mod proxy_address;
mod reader;
mod reading_card;
mod redirects;
mod refused;
mod retry_after;
mod route;
mod secrets;
mod traced;
mod traffic;
mod tried;
mod verifier;
mod waiting;
mod ways;
mod wire;

pub use authorities::{AuthorityRefusal, OwnAuthorities};
pub use connecting::install_crypto;
pub use decode::decode;
pub use endpoint::{Endpoint, EndpointRefusal};
pub use finding::{Came, Finding, Next};
pub use http::{ANSWER_LIMIT_BYTES, CARD_LIMIT_BYTES, TimeLimits};
pub use http_reader::HttpReader;
pub use manners::Manners;
pub use origin::{AllowedOrigins, NoOrigin, WebOrigin};
pub use own_header::{HeaderRefusal, OwnHeader};
pub use patience::Patience;
pub use progress::{Pace, Progress, Underway, Watch, unwatched};
pub use proxy::ProxyRules;
pub use proxy_address::ProxyAddress;
pub use reader::{EntityReader, Reading, Reply};
pub use redirects::REDIRECTS_LIMIT;
pub use route::Route;
pub(crate) use secrets::Secrets;
pub use traffic::TrafficLog;
