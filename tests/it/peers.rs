//! The reader against servers that know nothing of this program: the official A2A SDKs, with the peers' codes.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod codes;
mod dialects;
mod headless;
mod paging;
mod tasks;

use crate::support::peer::{Peer, Peers};

/// Starts the peer of A2A 0.3, or says that this machine has none and gives `None`; a test then has nothing to do.
fn js03(env: &[(&str, &str)]) -> Option<Peer> {
    is_there("js03").then(|| Peer::js03(env))
}

/// The same for the peer of A2A 1.0.
fn py10(env: &[(&str, &str)]) -> Option<Peer> {
    is_there("py10/.venv").then(|| Peer::py10(env))
}

fn is_there(part: &str) -> bool {
    let there = Peers::from_env().is_some_and(|folder| folder.join(part).is_dir());
    if !there {
        #[expect(clippy::print_stderr, reason = "says why nothing was tested")]
        {
            eprintln!("not tested: QRSCOPE_PEERS names no folder with {part}");
        }
    }
    there
}
