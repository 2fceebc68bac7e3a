//! The clipboard in the report of `doctor`: whether it can be opened, and that trying changes nothing.
#![cfg(target_os = "linux")]

use crate::support::desktop::{Desktop, Kind};
use crate::support::run::qrscope_with;

/// The lines of the clipboard's section.
fn clipboard(choice: &str, env: &[(&str, &str)]) -> String {
    let env = [&[("LANG", "C.UTF-8"), ("TERM", "xterm")], env].concat();
    let output = qrscope_with(&["doctor", "--demo", "--clipboard", choice], &env);
    let (_, rest) = output.stdout.split_once("\nClipboard\n").unwrap();
    rest.split("\n\n").next().unwrap().to_owned()
}

#[test]
fn a_display_where_nobody_answers_is_marked() {
    // X11 over TCP has its display numbers from port 6000 on.
    let server = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let display = |port: u16| format!("127.0.0.1:{}", port.checked_sub(6000).unwrap());
    let silent = display(server.local_addr().unwrap().port());
    let report = clipboard("native", &[("DISPLAY", &silent)]);
    assert!(
        report.contains("! system               no answer from the clipboard in 1 s\n"),
        "{report}"
    );
    assert!(
        report.contains("would help: clipboard = \"osc52\""),
        "{report}"
    );
    // A copy that goes elsewhere doesn't knock there.
    server.set_nonblocking(true).unwrap();
    while server.accept().is_ok() {}
    for choice in ["osc52", "off"] {
        let report = clipboard(choice, &[("DISPLAY", &silent)]);
        assert!(
            !report.contains("system ") && !report.contains('!'),
            "{report}"
        );
    }
    assert!(server.accept().is_err(), "it was asked");
    drop(server);
    for env in [("DISPLAY", silent.as_str()), ("WAYLAND_DISPLAY", "nope")] {
        for choice in ["native", "auto"] {
            let report = clipboard(choice, &[env]);
            assert!(report.contains("\n! system "), "{report}");
        }
    }
    assert!(
        clipboard("native", &[]).contains("! system               no display is named (DISPLAY")
    );
}

#[test]
fn a_display_that_answers_is_fine() {
    for kind in [Kind::X11, Kind::Wayland] {
        let Some(desktop) = Desktop::start(kind) else {
            continue;
        };
        desktop.copy("kept");
        let report = clipboard("auto", &desktop.variables());
        assert!(
            report.contains("\n  system               can be opened"),
            "{report}"
        );
        assert_eq!(desktop.pasted().as_deref(), Some("kept"), "{kind:?}");
    }
}
