//! Asking the service: one trait with nothing but reading in it, and its implementation over HTTP.

mod decode;
mod endpoint;
mod http;
mod http_reader;
mod reader;

pub use decode::decode;
pub use endpoint::{Endpoint, EndpointRefusal};
pub use http::{ANSWER_LIMIT_BYTES, TimeLimits, install_crypto};
pub use http_reader::HttpReader;
pub use reader::{EntityReader, Reading, Reply};
