//! Starting the explorer, and the keys as a terminal sends them.

use super::{http::Scripted, pty::Pty, wait::wait_until};

/// A clock that stands still, so that no screen changes by time alone.
pub const NOON: &str = "2026-07-01T12:00:00Z";

pub const SMALL: (u16, u16) = (80, 24);
pub const WIDE: (u16, u16) = (120, 40);

pub const ENTER: &str = "\r";
pub const ESC: &str = "\x1b";
pub const TAB: &str = "\t";
pub const SHIFT_TAB: &str = "\x1b[Z";
pub const DOWN: &str = "\x1b[B";
pub const RIGHT: &str = "\x1b[C";
pub const LEFT: &str = "\x1b[D";
pub const END: &str = "\x1b[F";
pub const PAGE_DOWN: &str = "\x1b[6~";
pub const F1: &str = "\x1bOP";
pub const F10: &str = "\x1b[21~";
/// Bound to nothing.
pub const F12: &str = "\x1b[24~";
pub const CTRL_C: &str = "\x03";
pub const CTRL_L: &str = "\x0c";
pub const CTRL_Z: &str = "\x1a";

/// The public demo code, in the demo and in the scripted services.
pub use super::DEMO as LATHE;

/// The explorer on its demo, with a clock that stands still.
pub fn demo(args: &[&str], size: (u16, u16)) -> Pty {
    demo_with(args, &[], size)
}

pub fn demo_with(args: &[&str], env: &[(&str, &str)], size: (u16, u16)) -> Pty {
    let mut all = vec!["--demo", "--fixed-time", NOON];
    all.extend(args);
    Pty::spawn(&all, env, size)
}

/// The demo with a code open and its three panes filled; words in Chinese.
pub fn demo_code(code: &str, args: &[&str], size: (u16, u16)) -> Pty {
    let pty = demo(&[&[code], args].concat(), size);
    frame_with(&pty, "分钟前取得");
    pty
}

/// The explorer on a scripted service, with a clock that stands still.
pub fn on_service(service: &Scripted, args: &[&str], size: (u16, u16)) -> Pty {
    let endpoint = service.url("/a2a");
    let mut all = vec!["--endpoint", &endpoint, "--fixed-time", NOON];
    all.extend(args);
    Pty::spawn(&all, &[], size)
}

/// The same with a clock that runs.
pub fn on_service_in_time(service: &Scripted, args: &[&str], size: (u16, u16)) -> Pty {
    let endpoint = service.url("/a2a");
    let mut all = vec!["--endpoint", &endpoint];
    all.extend(args);
    Pty::spawn(&all, &[], size)
}

/// What every frame ends with: the end of the synchronised update, before which a terminal shows nothing of it.
const END_OF_FRAME: &[u8] = b"\x1b[?2026l";

/// Waits for a whole frame that shows `text` and gives it.
pub fn frame_with(pty: &Pty, text: &str) -> String {
    frame(pty, text, |screen| screen.contains(text))
}

/// Waits for a whole frame that shows `text` no more and gives it.
pub fn frame_without(pty: &Pty, text: &str) -> String {
    frame(pty, text, |screen| !screen.contains(text))
}

/// Waits for a whole frame that is as `wanted` says and gives it.
pub fn frame(pty: &Pty, what: &str, mut wanted: impl FnMut(&str) -> bool) -> String {
    pty.wait_screen(what, &mut wanted);
    wait_until(&format!("a whole frame: {what}"), || {
        let before = pty.raw();
        let screen = pty.screen();
        let is_whole = before.ends_with(END_OF_FRAME) && pty.raw().len() == before.len();
        (is_whole && wanted(&screen)).then_some(screen)
    })
}

/// Ends the program by `key` and checks that it left nothing behind.
pub fn leaves_cleanly(pty: &mut Pty, key: &str) {
    pty.keys(key);
    ended_cleanly(pty, 0, key);
}

/// Checks the exit code, that nothing is left behind, and that the terminal was given back once and not more often.
pub fn ended_cleanly(pty: &mut Pty, code: u32, after: &str) {
    assert_eq!(pty.wait_exit(), code, "exit code after {after:?}");
    assert_eq!(pty.left_behind(), Vec::<String>::new(), "after {after:?}");
    for given_back in ["\x1b[?1049l", "\x1b[?2004l"] {
        assert_eq!(pty.times(given_back), 1, "{given_back:?} after {after:?}");
    }
}
