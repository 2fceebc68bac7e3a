//! The terminal goes away: a window is closed, a connection is lost.

use super::session::*;
use crate::support::{pty::Pty, wait::poll_for};
use std::{
    fs,
    time::{Duration, Instant},
};

/// How long it may take.
const LIMIT: Duration = Duration::from_secs(3);

#[test]
fn a_closed_terminal_ends_it() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    pty.hang_up("?");
    let begin = Instant::now();
    assert_eq!(pty.wait_exit(), 129);
    assert!(begin.elapsed() < LIMIT, "{:?}", begin.elapsed());
}

/// Nobody sends it SIGHUP here, and it would ignore it: only the terminal itself says that it is gone.
#[test]
fn a_closed_terminal_ends_it_without_a_signal_and_uses_no_time() {
    for (link, shown) in [(&[][..], "未公开的码"), (&[LATHE], "分钟前取得")] {
        let script = r#"trap "" HUP; "$0" "$@"; echo "code $?" >code; times >times; mv code done"#;
        let args = [&["--demo", "--fixed-time", NOON], link].concat();
        let mut pty = Pty::spawn_in_shell(script, &args, SMALL);
        frame_with(&pty, shown);
        pty.hang_up(F1);
        let (begin, done) = (Instant::now(), pty.home().join("done"));
        let code = poll_for(LIMIT, || fs::read_to_string(&done).ok());
        assert_eq!(code.as_deref(), Some("code 129\n"), "{:?}", begin.elapsed());
        let times = fs::read_to_string(pty.home().join("times")).unwrap();
        // The second line is the children's: user and system.
        let used: f64 = times
            .lines()
            .nth(1)
            .unwrap()
            .split_whitespace()
            .map(seconds)
            .sum();
        assert!(used < 2.0, "{times}");
    }
}

/// `0m0.120000s`
fn seconds(text: &str) -> f64 {
    let (minutes, seconds) = text.trim_end_matches('s').split_once('m').unwrap();
    minutes.parse::<f64>().unwrap() * 60.0 + seconds.parse::<f64>().unwrap()
}
