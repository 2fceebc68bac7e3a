//! What a key changes about the whole screen: views, zoom, help, language, a screen drawn anew.

use super::output_bytes::{Copies, assert_harmless};
use super::session::*;
use crate::support::wait::wait_until;
use qrscope::{
    i18n::Lang,
    input::{Command, Keymap, Scope},
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

#[test]
fn help_names_every_command_that_exists() {
    let mut pty = demo_code(LATHE, &[], WIDE);
    let map = Keymap::default();
    let missing = |screen: &str, lang: Lang| -> Vec<Command> {
        Command::ALL
            .into_iter()
            .filter(|command| map.hint(*command, Scope::Panes).is_some())
            .filter(|command| {
                // In a pane Enter is named after what it does there; a long text goes on in the next line.
                let words = match command {
                    Command::Qr => lang.texts().qr.in_panes[1],
                    _ => command.words(lang),
                };
                let beginning: String = words.chars().take(12).collect();
                *command != Command::Activate && !screen.contains(beginning.trim_end())
            })
            .collect()
    };
    pty.keys("?");
    let zh = frame_with(&pty, "┍━ 帮助");
    assert_eq!(missing(&zh, Lang::Zh), [], "{zh}");
    pty.keys("L");
    let en = frame_with(&pty, "━ Help");
    assert_eq!(missing(&en, Lang::En), [], "{en}");
    // No word of it is cut.
    assert!(
        !zh.lines().chain(en.lines()).any(|line| line.contains("⋯")
            && line.matches('│').count() == 2
            && line.rfind('⋯') < line.rfind('│')),
        "{zh}\n{en}"
    );
    // And each with its first key.
    for row in map.bindings() {
        if row.scopes.contains(&Scope::Panes) && row.command != Command::Activate {
            let chord = row.chords[0].to_string();
            assert!(en.contains(&chord), "{chord} in\n{en}");
        }
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
