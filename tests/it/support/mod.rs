//! What the integration tests share: waiting, a terminal, peers, a scripted server, headless runs.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "test support: a failure is a failed test, and no one module uses all of it"
)]

pub mod answers;
#[cfg(target_os = "linux")]
pub mod desktop;
pub mod environment;
pub mod http;
pub mod json;
pub mod network;
pub mod peer;
pub mod peer_codes;
pub mod peer_log;
pub mod plain;
pub mod proxies;
pub mod pty;
pub mod run;
pub mod rust_sdk;
pub mod scan;
pub mod served;
pub mod session;
pub mod speaking;
pub mod tls;
pub mod wait;

/// The link of the public demo code.
pub const DEMO: &str = "https://qr71.cn/okDISU/qssTnoy";
