//! What the programs in `benches/` and `fuzz/` call. They are crates of their own, which see only what is public; so that nothing has to be
//! public for them, what they measure and try stands here, behind the feature `probe`, which no build for use has.
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a failure is a finding"
)]

mod chords;
mod decode;
pub mod ledger;
mod links;
mod sanitise;

pub use chords::chords;
pub use decode::decode;
pub use links::links;
pub use sanitise::sanitise;

#[cfg(test)]
mod tests {
    use super::{chords, decode, ledger::Pages, links, sanitise};

    /// Where a change breaks what these do, it shows with the other tests and not only at the next long run.
    #[test]
    fn every_probe_runs() {
        let answer = "\0{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"result\":{}}\u{1b}[31m\u{202e} https://qr71.cn/a/b";
        for target in [chords, decode, links, sanitise] {
            target(answer.as_bytes());
            target(&[]);
        }
        let mut explorer = Pages::of(120).walk();
        explorer.go_inside();
        explorer.press_and_draw();
        assert_eq!(explorer.loaded(), 120);
    }
}
