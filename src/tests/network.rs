//! What stands between this machine and the service: redirects and proxies.

mod proxy_faults;
mod redirects;
mod this_machine;

use super::support::answers::proper as answers;
use super::support::http::Scripted;

/// The way to ask where only a proxy leads: no name server knows the name.
const ENDPOINT: &str = "https://service.invalid/rpc";

fn service() -> Scripted {
    Scripted::start(answers)
}
