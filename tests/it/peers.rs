//! The reader against servers that know nothing of this program: the official A2A SDKs, with the peers' codes. And the other way
//! round: clients on those SDKs against the demo service.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod clients;
mod codes;
mod dialects;
mod headless;
mod paging;
mod tasks;

use crate::support::peer::{Peer, Peers};

/// Starts the peer of A2A 0.3, or says that this machine has none and gives `None`; a test then has nothing to do.
fn js03(env: &[(&str, &str)]) -> Option<Peer> {
    are_there().then(|| Peer::js03(env))
}

/// The same for the peer of A2A 1.0.
fn py10(env: &[(&str, &str)]) -> Option<Peer> {
    are_there().then(|| Peer::py10(env))
}

/// Where a folder is named, a peer that doesn't start fails the test.
fn are_there() -> bool {
    let there = Peers::from_env().is_some();
    if !there {
        #[expect(clippy::print_stderr, reason = "says why nothing was tested")]
        {
            eprintln!("not tested: QRSCOPE_PEERS names no folder with peers");
        }
    }
    there
}
