//! What was copied stays after the end, on a real X11 display and seen by a second client. Where QRSCOPE_XVFB names no Xvfb nothing is
//! tested, and each test says so.
#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests: a failure is a failed test"
)]

use crate::support::{pty::Pty, wait::wait_until, x_display::XDisplay};
use std::{
    fs,
    io::{Read, Write},
    path::PathBuf,
    process::{Command, Stdio},
};

const LATHE: &str = "https://qr71.cn/okDISU/qssTnoy";
/// Stands in the explorer's environment and must not be in the holder's.
const SECRET: &str = "a-secret-of-the-environment";

/// The explorer on its actions, on this display.
fn explorer(display: &XDisplay, args: &[&str]) -> Pty {
    let env = [("DISPLAY", display.name()), ("TOKEN", SECRET)];
    let all = [&["--demo", LATHE, "--lang", "en"], args].concat();
    let mut pty = Pty::spawn(&all, &env, (120, 40));
    pty.wait_for("3 Actions");
    pty.wait_for("维护保养记录");
    pty.keys("3");
    pty
}

fn copied(pty: &mut Pty) {
    pty.keys("\r");
    let screen = pty.wait_for("Copied");
    assert!(screen.contains(LATHE), "{screen}");
}

/// The folders under `/proc` of this display's holders.
fn holders(display: &XDisplay) -> Vec<PathBuf> {
    let ours = format!("DISPLAY={}\0", display.name());
    fs::read_dir("/proc")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|process| {
            let holds = |file: &str, part: &str| {
                let text = fs::read(process.join(file)).unwrap_or_default();
                String::from_utf8_lossy(&text).contains(part)
            };
            holds("cmdline", "hold-clipboard") && holds("environ", &ours)
        })
        .collect()
}

fn the_holder(display: &XDisplay) -> PathBuf {
    let all = holders(display);
    assert_eq!(all.len(), 1, "{all:?}");
    all.into_iter().next().unwrap()
}

fn wait_for_no_holder(display: &XDisplay) {
    wait_until("the end of the holder", || {
        holders(display).is_empty().then_some(())
    });
}

/// Ends the holder of a test that is over.
fn replace(display: &XDisplay) {
    display.copy("another program's");
    wait_for_no_holder(display);
}

#[test]
fn a_copied_link_is_pasted_before_and_after_quitting_until_another_program_copies() {
    let Some(display) = XDisplay::start() else {
        return;
    };
    let mut pty = explorer(&display, &[]);
    copied(&mut pty);
    assert_eq!(display.pasted().as_deref(), Some(LATHE));
    assert!(holders(&display).is_empty(), "none is needed yet");
    pty.keys("q");
    assert_eq!(pty.wait_exit(), 0);
    assert_eq!(pty.left_behind(), Vec::<String>::new());
    assert_eq!(display.pasted().as_deref(), Some(LATHE));
    the_holder(&display);
    display.copy("another program's");
    wait_for_no_holder(&display);
    assert_eq!(display.pasted().as_deref(), Some("another program's"));
}

#[test]
fn the_holder_belongs_to_no_terminal_and_knows_nothing_but_the_text() {
    let Some(display) = XDisplay::start() else {
        return;
    };
    let mut pty = explorer(&display, &[]);
    copied(&mut pty);
    pty.keys("q");
    // Also waits until nobody holds the terminal any more.
    assert_eq!(pty.wait_exit(), 0);
    let holder = the_holder(&display);
    let read = |file: &str| String::from_utf8(fs::read(holder.join(file)).unwrap()).unwrap();
    assert_eq!(read("cmdline"), "qrscope\0hold-clipboard\0");
    let environment = read("environ");
    assert!(
        !environment.contains(SECRET) && !environment.contains("qr71"),
        "{environment}"
    );
    assert_eq!(
        fs::read_link(holder.join("cwd")).unwrap(),
        PathBuf::from("/")
    );
    let id = holder.file_name().unwrap().to_str().unwrap();
    let stat = read("stat");
    // Behind the name: state, parent, group, session, terminal.
    let facts: Vec<&str> = stat
        .rsplit(')')
        .next()
        .unwrap()
        .split_whitespace()
        .collect();
    assert_eq!((facts[2], facts[3], facts[4]), (id, id, "0"), "{stat}");
    for (number, target) in open_files(&holder) {
        let fits = match number.as_str() {
            "0" | "1" | "2" => target == "/dev/null",
            // The display.
            _ => target.starts_with("socket:"),
        };
        assert!(fits, "{number} is {target}");
    }
    replace(&display);
}

fn open_files(process: &std::path::Path) -> Vec<(String, String)> {
    let files = fs::read_dir(process.join("fd")).unwrap();
    let file = |entry: fs::DirEntry| {
        let target = fs::read_link(entry.path()).ok()?;
        let number = entry.file_name().to_str()?.to_owned();
        Some((number, target.to_str()?.to_owned()))
    };
    files.filter_map(|entry| file(entry.unwrap())).collect()
}

#[test]
fn files_that_others_left_open_are_closed_and_a_cut_text_is_not_taken() {
    let Some(display) = XDisplay::start() else {
        return;
    };
    for (sent, held) in [("5\n草料!", false), ("7\n草料!", true)] {
        let folder = tempfile::tempdir().unwrap();
        let left_open = folder.path().join("left open");
        let mut holder = Command::new("/bin/sh")
            .args(["-c", r#"exec 7>"$1" 9</; exec "$2" hold-clipboard"#, "sh"])
            .arg(&left_open)
            .arg(env!("CARGO_BIN_EXE_qrscope"))
            .env_clear()
            .env("DISPLAY", display.name())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        holder
            .stdin
            .take()
            .unwrap()
            .write_all(sent.as_bytes())
            .unwrap();
        let mut said = String::new();
        holder
            .stdout
            .take()
            .unwrap()
            .read_to_string(&mut said)
            .unwrap();
        assert_eq!(said, if held { "held\n" } else { "" }, "{sent}");
        if held {
            assert_eq!(display.pasted().as_deref(), Some("草料!"));
            for (number, target) in open_files(&the_holder(&display)) {
                let ours = target == "/dev/null" || target.starts_with("socket:");
                assert!(ours, "{number} is {target}");
            }
            display.copy("another program's");
        }
        let status = holder.wait().unwrap();
        assert_eq!(status.code(), Some(if held { 0 } else { 2 }));
    }
}

#[test]
fn switched_off_nothing_is_started_and_the_link_goes_with_the_explorer() {
    let Some(display) = XDisplay::start() else {
        return;
    };
    let mut pty = explorer(&display, &["--clipboard-hold", "false"]);
    copied(&mut pty);
    pty.keys("q");
    assert_eq!(pty.wait_exit(), 0);
    assert!(holders(&display).is_empty());
    assert_eq!(display.pasted(), None);
}

#[test]
fn what_somebody_copied_meanwhile_stays_theirs() {
    let Some(display) = XDisplay::start() else {
        return;
    };
    let mut pty = explorer(&display, &[]);
    copied(&mut pty);
    display.copy("another program's");
    pty.keys("q");
    assert_eq!(pty.wait_exit(), 0);
    assert_eq!(display.pasted().as_deref(), Some("another program's"));
    assert!(holders(&display).is_empty());
}

#[test]
fn a_link_that_was_copied_in_the_last_moment_stays_too() {
    let Some(display) = XDisplay::start() else {
        return;
    };
    let mut pty = explorer(&display, &[]);
    pty.keys("\rq");
    assert_eq!(pty.wait_exit(), 0);
    // On a slow machine the holder takes it a moment after the end.
    wait_until("the link", || {
        (display.pasted().as_deref() == Some(LATHE)).then_some(())
    });
    replace(&display);
}

#[test]
fn a_signal_ends_the_explorer_and_not_the_text() {
    let Some(display) = XDisplay::start() else {
        return;
    };
    for (signal, code) in [("TERM", 143), ("HUP", 129)] {
        let mut pty = explorer(&display, &[]);
        copied(&mut pty);
        pty.signal(signal);
        assert_eq!(pty.wait_exit(), code);
        wait_until("the link", || {
            (display.pasted().as_deref() == Some(LATHE)).then_some(())
        });
        replace(&display);
    }
}
