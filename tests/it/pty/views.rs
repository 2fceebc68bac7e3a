//! What a key changes about the whole screen: views, zoom, help, language, a screen drawn anew.

use super::entity_service::Asked;
use super::output_bytes::{Copies, assert_harmless};
use super::session::*;
use crate::support::{
    http::{Reply, Scripted},
    pty::Pty,
    run::qrscope,
    wait::wait_until,
};

#[test]
fn each_pane_shows_rendered_summary_and_raw() {
    let mut pty = demo_code(LATHE, &[], WIDE);
    for (pane, rendered, raw) in [
        ("1", "设备编号  A08-03-06", "\"idScheme\": \"code-derived\""),
        ("2", "▐  06-23 02:26  ✓ 正常", "\"resultLabel\": \"正常\""),
        ("3", "需授权", "\"requiresAuth\": true"),
    ] {
        pty.keys(pane);
        pty.wait_for(rendered);
        pty.keys("v");
        pty.wait_for("━ 摘要");
        pty.keys("v");
        pty.wait_for("━ 原文");
        // The raw text may be longer than the pane.
        pty.keys("z");
        pty.wait_for(raw);
        pty.keys("z");
        pty.wait_for("1 实体");
        pty.keys("v");
        pty.wait_for(rendered);
    }
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn zoom_shows_one_pane_and_goes_back() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    pty.keys("z");
    let zoomed = frame_without(&pty, "1 实体");
    assert!(
        zoomed.contains("2 账本") && !zoomed.contains("3 操作"),
        "{zoomed}"
    );
    pty.keys(ESC);
    pty.wait_for("3 操作");
}

/// Commands of the key map that have no key in a pane, and the one that is named after what it does in the pane.
const NOT_IN_PANES: [&str; 13] = [
    "activate",
    "close",
    "next-tab",
    "previous-tab",
    "first-tab",
    "second-tab",
    "third-tab",
    "fourth-tab",
    "fifth-tab",
    "copy",
    "save",
    "filter-state",
    "filter-context",
];

/// Each command that works in a pane: its words and its first key, as the program prints its key map.
fn commands_in_panes(lang: &str) -> Vec<(String, String)> {
    let map = qrscope(&["generate", "keymap", "--lang", lang]).stdout;
    let (_, rows) = map.split_once("[keys]\n").unwrap();
    let lines: Vec<&str> = rows.lines().collect();
    let rows = lines.chunks_exact(2).filter_map(|pair| {
        let mut words = pair[0].strip_prefix("# ").unwrap();
        let (name, keys) = pair[1]
            .strip_prefix('#')
            .unwrap()
            .split_once(" = ")
            .unwrap();
        let key = keys.split('"').nth(1).unwrap();
        // Of which link, depends on the pane; this is the ledger's.
        if name == "qr" {
            words = if lang == "zh" {
                "打开时用的链接的二维码"
            } else {
                "QR code of the opened link"
            };
        }
        (!NOT_IN_PANES.contains(&name)).then(|| (words.to_owned(), key.to_owned()))
    });
    rows.collect()
}

#[test]
fn help_names_every_command_that_exists() {
    let mut pty = demo_code(LATHE, &[], WIDE);
    let missing = |screen: &str, lang: &str| -> Vec<String> {
        let commands = commands_in_panes(lang);
        assert!(commands.len() > 20, "{commands:?}");
        // A long text goes on in the next line.
        let beginning = |words: &str| words.chars().take(12).collect::<String>();
        let words = commands.into_iter().map(|(words, _)| words);
        words
            .filter(|words| !screen.contains(beginning(words).trim_end()))
            .collect()
    };
    pty.keys("?");
    let zh = frame_with(&pty, "┍━ 帮助");
    assert_eq!(missing(&zh, "zh"), [""; 0], "{zh}");
    pty.keys("L");
    let en = frame_with(&pty, "━ Help");
    assert_eq!(missing(&en, "en"), [""; 0], "{en}");
    // No word of it is cut.
    assert!(
        !zh.lines().chain(en.lines()).any(|line| line.contains("⋯")
            && line.matches('│').count() == 2
            && line.rfind('⋯') < line.rfind('│')),
        "{zh}\n{en}"
    );
    // And each with its first key.
    for (_, key) in commands_in_panes("en") {
        assert!(en.contains(&key), "{key} in\n{en}");
    }
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn the_language_changes_live_and_changes_back() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    pty.keys("L");
    let en = frame_with(&pty, "2 Ledger");
    for text in [
        "1 Entity",
        "3 Actions",
        "needs authorisation",
        "End of what the service lists",
    ] {
        assert!(en.contains(text), "{text} in\n{en}");
    }
    pty.keys("L");
    pty.wait_for("2 账本");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn redraw_repairs_the_screen_wherever_it_is_pressed() {
    let service = Scripted::start(|_| Reply::Hang);
    let at_home = || demo(&[], SMALL);
    let with_code = || demo_code(LATHE, &[], SMALL);
    let waiting = || {
        let pty = on_service(&service, &[LATHE], SMALL);
        frame_with(&pty, "3 个请求进行中");
        pty
    };
    type Start<'a> = &'a dyn Fn() -> Pty;
    // Where it starts, keys, and what stands there then.
    let places: [(Start, &str, &str); 9] = [
        (&at_home, "", "演示码"),
        (&at_home, "\tq", "链接  q"),
        (&with_code, "1", "1 实体 ━"),
        (&with_code, "3", "3 操作 ━"),
        (&with_code, "i", "┍━ 记录"),
        (&with_code, "3i", "┍━ 操作"),
        (&with_code, "?", "┍━ 帮助"),
        (&with_code, "o", "┍━ 打开另一个码"),
        (&waiting, "", "3 个请求进行中"),
    ];
    for (start, keys, there) in places {
        let mut pty = start();
        pty.keys(keys);
        let before = frame_with(&pty, there);
        pty.scribble("\x1b[1;1H\x1b[7m写在上面\x1b[5;3Hscribble\x1b[24;1H\n\n\x1b[m".as_bytes());
        assert_ne!(pty.screen(), before, "{keys:?}");
        pty.keys(CTRL_L);
        pty.wait_screen(&format!("the screen as before, after {keys:?}"), |screen| {
            screen == before
        });
    }
}

#[test]
fn redraw_draws_the_same_screen_anew_and_asks_the_terminal_nothing() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    let (before, written) = (pty.screen(), pty.raw().len());
    pty.keys(CTRL_L);
    let raw = wait_until("a screen drawn anew", || {
        let raw = pty.raw();
        let new = &raw[written..];
        let is_done =
            new.windows(4).any(|bytes| bytes == b"\x1b[2J") && new.ends_with(b"\x1b[?2026l");
        is_done.then_some(raw)
    });
    assert_harmless(&raw, Copies::None);
    assert_eq!(pty.screen(), before);
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn odd_numbers_texts_and_members_are_exact_in_detail_and_raw_views() {
    const VALUES: [&str; 4] = ["9007199254740993", "1e400", "1.10", "-0"];
    let service = Scripted::start(|request| {
        let asked = Asked::of(request);
        if asked.skill != "get_records" {
            return asked.about("泵");
        }
        let members: Vec<String> = VALUES
            .iter()
            .enumerate()
            .map(|(at, value)| format!("\"n{at}\":{value}"))
            .collect();
        let record = format!(
            r#"{{"id":"a","summary":"s\ud800t",{},"dup":"first","dup":"second"}}"#,
            members.join(",")
        );
        let reply = asked.completed(serde_json::json!({"records": ["HERE"], "hasMore": false}));
        let Reply::Whole(mut response) = reply else {
            panic!("{reply:?}");
        };
        let body = String::from_utf8(response.body).unwrap();
        response.body = body.replace("\"HERE\"", &record).into_bytes();
        Reply::Whole(response)
    });
    let mut pty = on_service(&service, &[LATHE], WIDE);
    // The test's own screen leaves U+FFFD out; the bytes have it.
    pty.wait_for("已取 1");
    let marked = "s\u{fffd}\u{fffd}\u{fffd}t".as_bytes();
    let raw = pty.raw();
    assert!(raw.windows(marked.len()).any(|bytes| bytes == marked));
    for (key, surrogate) in [(ENTER, "┍━ 记录"), ("v", "\"s\\ud800t\"")] {
        pty.keys(key);
        let screen = frame_with(&pty, surrogate);
        for value in VALUES.into_iter().chain(["first", "second"]) {
            assert!(screen.contains(value), "{value}\n{screen}");
        }
    }
    pty.keys(ESC);
    pty.wait_gone("┍━ 记录");
    leaves_cleanly(&mut pty, "q");
}
