//! The reader against a server that knows nothing of this program: the official A2A SDK, with the peers' codes.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod codes;
mod headless;
mod paging;

use crate::support::peer::{Js03, Peers};

/// Starts the peer, or says that this machine has none and gives `None`; a test then has nothing to do.
fn js03(env: &[(&str, &str)]) -> Option<Js03> {
    if Peers::from_env().is_none() {
        #[expect(clippy::print_stderr, reason = "says why nothing was tested")]
        {
            eprintln!("not tested: QRSCOPE_PEERS names no folder with peers");
        }
        return None;
    }
    Some(Js03::start(env))
}
