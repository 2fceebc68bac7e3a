//! What was copied stays after the end, on a real X11 display (where QRSCOPE_XVFB names Xvfb) and a real Wayland compositor (where
//! QRSCOPE_SWAY names sway), seen by a second client. Where none is named nothing is tested, and each test says so.
#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests: a failure is a failed test"
)]

use crate::support::desktop::{Desktop, Kind};
use crate::support::{
    pty::Pty,
    wait::{timeout, wait_until},
};
use std::{
    fs,
    io::{Read, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
};

mod odd_places;

const LATHE: &str = "https://qr71.cn/okDISU/qssTnoy";
/// Stands in the explorer's environment and must not be in the holder's.
const SECRET: &str = "a-secret-of-the-environment";

/// The explorer on its actions, on this desktop.
fn explorer(desktop: &Desktop, args: &[&str]) -> Pty {
    let mut env = desktop.variables();
    env.push(("TOKEN", SECRET));
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

/// The folders under `/proc` of the holders that this explorer left, found by its home folder, which is like no other.
fn holders(pty: &Pty) -> Vec<PathBuf> {
    let ours = format!("HOME={}\0", pty.home().display());
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

fn the_holder(pty: &Pty) -> PathBuf {
    let all = holders(pty);
    assert_eq!(all.len(), 1, "{all:?}");
    all.into_iter().next().unwrap()
}

fn wait_until_pasted(desktop: &Desktop, text: &str) {
    wait_until(text, || {
        (desktop.pasted().as_deref() == Some(text)).then_some(())
    });
}

/// Copies as another program does, which ends the holder.
fn replace(desktop: &Desktop, pty: &Pty) {
    desktop.copy("another program's");
    wait_until("the end of the holder", || {
        holders(pty).is_empty().then_some(())
    });
    assert_eq!(desktop.pasted().as_deref(), Some("another program's"));
}

/// Runs a test on each kind of desktop that this machine has.
fn on_each(test: impl Fn(&Desktop)) {
    for kind in [Kind::X11, Kind::Wayland] {
        if let Some(desktop) = Desktop::start(kind) {
            test(&desktop);
        }
    }
}

#[test]
fn a_copied_link_is_pasted_before_and_after_quitting_until_another_program_copies() {
    on_each(|desktop| {
        let mut pty = explorer(desktop, &[]);
        copied(&mut pty);
        assert_eq!(desktop.pasted().as_deref(), Some(LATHE));
        assert!(holders(&pty).is_empty(), "none is needed yet");
        pty.keys("q");
        assert_eq!(pty.wait_exit(), 0);
        assert_eq!(pty.left_behind(), Vec::<String>::new());
        wait_until_pasted(desktop, LATHE);
        the_holder(&pty);
        replace(desktop, &pty);
    });
}

/// A stopped program answers nobody.
#[test]
fn a_copied_link_is_pasted_while_the_program_is_stopped_and_after_it_went_on() {
    on_each(|desktop| {
        let script = r#"set -m; "$0" "$@"; echo "stopped $?"; read line; fg; echo "ended $?""#;
        let all = [
            "-c",
            script,
            env!("CARGO_BIN_EXE_qrscope"),
            "--demo",
            LATHE,
            "--lang",
            "en",
        ];
        let mut pty =
            Pty::spawn_program(Path::new("/bin/sh"), &all, &desktop.variables(), (120, 40));
        pty.wait_for("维护保养记录");
        pty.keys("3");
        copied(&mut pty);
        pty.keys("\x1a");
        pty.wait_for("stopped 148");
        assert_eq!(desktop.pasted().as_deref(), Some(LATHE));
        the_holder(&pty);
        pty.keys("\n");
        pty.wait_for("3 Actions");
        assert_eq!(desktop.pasted().as_deref(), Some(LATHE));
        // The next copy is the program's own again.
        copied(&mut pty);
        pty.keys("q");
        pty.wait_for("ended 0");
        wait_until_pasted(desktop, LATHE);
        replace(desktop, &pty);
    });
}

#[test]
fn the_holder_belongs_to_no_terminal_and_knows_nothing_but_the_text() {
    let Some(desktop) = Desktop::start(Kind::X11) else {
        return;
    };
    let mut pty = explorer(&desktop, &[]);
    copied(&mut pty);
    pty.keys("q");
    // Also waits until nobody holds the terminal any more.
    assert_eq!(pty.wait_exit(), 0);
    wait_until_pasted(&desktop, LATHE);
    let holder = the_holder(&pty);
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
            // The desktop.
            _ => target.starts_with("socket:"),
        };
        assert!(fits, "{number} is {target}");
    }
    replace(&desktop, &pty);
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

/// A holder started by hand; ended when dropped.
struct Holder(Child);

impl Holder {
    fn exit_code(&mut self) -> Option<i32> {
        wait_until("the end of the holder", || self.0.try_wait().unwrap()).code()
    }
}

impl Drop for Holder {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts one with files left open, as whoever starts the explorer may do; and all that it said until it let go of its output.
fn holder(desktop: &Desktop, sent: &str) -> (Holder, String) {
    let mut holder = Command::new("/bin/sh")
        .args([
            "-c",
            r#"exec 7>/dev/zero 9</; exec "$1" hold-clipboard"#,
            "sh",
        ])
        .arg(env!("CARGO_BIN_EXE_qrscope"))
        .env_clear()
        .envs(desktop.variables())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = holder.stdin.take().unwrap();
    input.write_all(sent.as_bytes()).unwrap();
    drop(input);
    let mut output = holder.stdout.take().unwrap();
    let holder = Holder(holder);
    let (sender, said) = mpsc::channel();
    thread::spawn(move || {
        let mut all = String::new();
        let _ = output.read_to_string(&mut all);
        let _ = sender.send(all);
    });
    let said = said.recv_timeout(timeout());
    (holder, said.expect("it still holds its output"))
}

#[test]
fn files_that_others_left_open_are_closed() {
    on_each(|desktop| {
        let (mut holder, said) = holder(desktop, "7\n草料!");
        assert_eq!(said, "held\n");
        assert_eq!(desktop.pasted().as_deref(), Some("草料!"));
        let process = PathBuf::from(format!("/proc/{}", holder.0.id()));
        for (number, target) in open_files(&process) {
            let ours = target == "/dev/null" || target.starts_with("socket:");
            assert!(ours, "{number} is {target}");
        }
        desktop.copy("another program's");
        assert_eq!(holder.exit_code(), Some(0));
    });
}

#[test]
fn neither_a_cut_text_is_held_nor_somebody_else_s_replaced() {
    on_each(|desktop| {
        let (mut cut, said) = holder(desktop, "8\n草料!");
        assert_eq!((said.as_str(), cut.exit_code()), ("", Some(2)));
        desktop.copy("another program's");
        let (mut late, said) = holder(desktop, "7\n草料!");
        assert_eq!((said.as_str(), late.exit_code()), ("", Some(1)));
        assert_eq!(desktop.pasted().as_deref(), Some("another program's"));
    });
}

#[test]
fn switched_off_nothing_is_started_and_the_link_goes_with_the_explorer() {
    on_each(|desktop| {
        let mut pty = explorer(desktop, &["--clipboard-hold", "false"]);
        copied(&mut pty);
        pty.keys("q");
        assert_eq!(pty.wait_exit(), 0);
        assert!(holders(&pty).is_empty());
        assert_eq!(desktop.pasted(), None);
    });
}

#[test]
fn what_somebody_copied_meanwhile_stays_theirs() {
    on_each(|desktop| {
        let mut pty = explorer(desktop, &[]);
        copied(&mut pty);
        desktop.copy("another program's");
        pty.keys("q");
        assert_eq!(pty.wait_exit(), 0);
        assert_eq!(desktop.pasted().as_deref(), Some("another program's"));
        assert!(holders(&pty).is_empty());
    });
}

#[test]
fn a_link_that_was_copied_in_the_last_moment_stays_too() {
    on_each(|desktop| {
        let mut pty = explorer(desktop, &[]);
        pty.keys("\rq");
        assert_eq!(pty.wait_exit(), 0);
        wait_until_pasted(desktop, LATHE);
        replace(desktop, &pty);
    });
}

#[test]
fn a_signal_ends_the_explorer_and_not_the_text() {
    on_each(|desktop| {
        for (signal, code) in [("TERM", 143), ("HUP", 129)] {
            let mut pty = explorer(desktop, &[]);
            copied(&mut pty);
            pty.signal(signal);
            assert_eq!(pty.wait_exit(), code);
            wait_until_pasted(desktop, LATHE);
            replace(desktop, &pty);
        }
    });
}
