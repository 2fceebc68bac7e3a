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

/// It is told to go on when its terminal is gone, as a session's leader is by the system, and finds out by taking it back.
#[test]
fn whoever_notices_first_it_ends_as_if_it_had_been_told() {
    // Stopped, it can't notice before. The shell writes until nobody is there, and then lets it go on.
    let script = r#"
        trap "" HUP; exec 3<&0; "$0" "$@" <&3 & id=$!
        until test -e stop; do sleep 0.02; done
        kill -s STOP $id
        while printf '\033[?2026l' 2>/dev/null; do sleep 0.02; done
        kill -s CONT $id; wait $id; echo "code $?" >code; mv code done"#;
    for round in 0..10 {
        let mut pty = Pty::spawn_in_shell(script, &["--demo", "--fixed-time", NOON], SMALL);
        frame_with(&pty, "未公开的码");
        fs::write(pty.home().join("stop"), "").unwrap();
        pty.hang_up("");
        let done = pty.home().join("done");
        let code = poll_for(LIMIT, || fs::read_to_string(&done).ok());
        assert_eq!(code.as_deref(), Some("code 129\n"), "round {round}");
    }
}

/// `0m0.120000s`
fn seconds(text: &str) -> f64 {
    let (minutes, seconds) = text.trim_end_matches('s').split_once('m').unwrap();
    minutes.parse::<f64>().unwrap() * 60.0 + seconds.parse::<f64>().unwrap()
}
