//! Every way out, from every place, gives the terminal back and the right exit code.

use super::session::*;
use crate::support::{
    http::{Reply, Scripted},
    pty::Pty,
    wait::poll_for,
};
use std::time::{Duration, Instant};

const KEYS: [&str; 2] = [F10, CTRL_C];

#[test]
fn from_the_home_screen() {
    for key in ["q", F10, CTRL_C] {
        let mut pty = demo(&[], SMALL);
        pty.wait_for("未公开的码");
        leaves_cleanly(&mut pty, key);
    }
}

#[test]
fn from_the_line_where_letters_are_text() {
    for key in KEYS {
        let mut pty = demo(&[], SMALL);
        pty.wait_for("未公开的码");
        pty.keys(TAB);
        pty.keys("qq");
        pty.wait_for("链接  qq");
        leaves_cleanly(&mut pty, key);
    }
}

#[test]
fn from_the_panes_and_from_overlays() {
    for key in ["q", F10, CTRL_C] {
        let mut pty = demo_code(LATHE, &[], SMALL);
        leaves_cleanly(&mut pty, key);
        let mut pty = demo_code(LATHE, &[], SMALL);
        pty.keys("?");
        pty.wait_for("┍━ 帮助");
        leaves_cleanly(&mut pty, key);
    }
    for key in KEYS {
        let mut pty = demo_code(LATHE, &[], SMALL);
        pty.keys("o");
        pty.wait_for("┍━ 打开另一个码");
        leaves_cleanly(&mut pty, key);
    }
}

fn hanging() -> (Scripted, Pty) {
    let service = Scripted::start(|_| Reply::Hang);
    let pty = on_service_in_time(&service, &[LATHE], SMALL);
    service.wait_for_requests(3);
    pty.wait_for("3 个请求进行中");
    (service, pty)
}

#[test]
fn while_a_request_hangs() {
    for key in ["q", F10, CTRL_C] {
        let (service, mut pty) = hanging();
        leaves_cleanly(&mut pty, key);
        service.wait_for_abandoned(3);
    }
}

const SIGNALS: [(&str, u32); 4] = [("HUP", 129), ("INT", 130), ("QUIT", 131), ("TERM", 143)];

fn ends_by(pty: &mut Pty, signal: &str, code: u32) {
    pty.signal(signal);
    ended_cleanly(pty, code, signal);
}

#[test]
fn signals_end_it_with_their_own_codes() {
    for (signal, code) in SIGNALS {
        let mut pty = demo_code(LATHE, &[], SMALL);
        ends_by(&mut pty, signal, code);
        let (_service, mut pty) = hanging();
        ends_by(&mut pty, signal, code);
    }
}

#[test]
fn a_signal_is_heeded_from_the_moment_the_terminal_is_taken() {
    for _ in 0..20 {
        let mut pty = demo(&[], SMALL);
        // Looked at without a pause: the time between taking the terminal and the first frame is short.
        while !pty.alternate_screen() {
            std::thread::yield_now();
        }
        ends_by(&mut pty, "TERM", 143);
    }
}

#[test]
fn keys_typed_before_the_first_frame_are_not_lost() {
    let mut pty = demo(&[LATHE], SMALL);
    pty.keys("q");
    assert_eq!(pty.wait_exit(), 0);
    assert!(pty.is_restored());
}

/// A terminal that takes no more, stopped by Ctrl-S or behind a connection that hangs, can't be given back; nobody should need `kill -9`.
#[test]
fn a_terminal_that_takes_nothing_keeps_no_signal_from_ending_it() {
    for (signal, code) in SIGNALS {
        let mut pty = demo_code(LATHE, &[], (200, 60));
        pty.stop_reading();
        // More than a terminal holds.
        for _ in 0..60 {
            pty.keys(CTRL_L);
            let _ = poll_for(Duration::from_millis(10), || None::<()>);
        }
        pty.signal(signal);
        let ended = poll_for(Duration::from_secs(10), || pty.exit_code());
        assert_eq!(ended, Some(code), "SIG{signal}");
    }
}

/// Nobody waits for a request, a look-up or a clipboard. A machine under load is slow now and then, so the quickest of a few counts.
#[test]
fn it_is_gone_at_once_even_while_a_request_hangs() {
    let way = |leave: &dyn Fn(&mut Pty)| {
        (0..5)
            .map(|_| {
                let (_service, mut pty) = hanging();
                let begin = Instant::now();
                leave(&mut pty);
                pty.wait_exit();
                begin.elapsed()
            })
            .min()
            .unwrap()
    };
    let by_key = way(&|pty| pty.keys("q"));
    let by_signal = way(&|pty| pty.signal("TERM"));
    for took in [by_key, by_signal] {
        assert!(
            took < Duration::from_millis(300),
            "{by_key:?} {by_signal:?}"
        );
    }
}
