//! The program against servers that know nothing of it: the official A2A SDKs, with the peers' codes. And the other way round: clients on
//! those SDKs against the demo service.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod clients;
mod dialects;
mod headless;
