//! Terminals that disagree about how wide characters are, and locales in which they may not take ours at all.

use super::entity_service::{Asked, actions, card};
use super::session::*;
use crate::support::http::Scripted;
use crate::support::pty::Pty;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

const FRAMES: [char; 7] = ['━', '─', '│', '┍', '┑', '└', '┘'];

/// Variables of the environment.
type Env<'a> = &'a [(&'a str, &'a str)];
/// Arguments and environment.
type Way<'a> = (&'a [&'a str], Env<'a>);

/// A ledger whose rows have such a label and summary, the newest first.
fn ledger(rows: &'static [(&'static str, &'static str)]) -> Scripted {
    Scripted::start(move |request| {
        let asked = Asked::of(request);
        let records: Vec<Value> = rows
            .iter()
            .enumerate()
            .map(|(at, (label, summary))| {
                json!({"id": format!("r{at}"), "type": "check", "label": label, "at": "2026-06-01T00:00:00Z",
                    "result": "pass", "resultLabel": "正常", "summary": summary, "by": {"name": "张工"}})
            })
            .collect();
        match asked.skill.as_str() {
            "get_records" => {
                let total = records.len();
                asked.completed(
                    json!({"url": asked.url, "records": records, "hasMore": false, "total": total}),
                )
            }
            "list_actions" => {
                asked.completed(actions(&asked.url, "泵", &[("甲", asked.url.as_str())]))
            }
            _ => asked.completed(card(&asked.url, "泵")),
        }
    })
}

/// The column, in cells of the test's own terminal, where `text` begins in each row that has it.
fn columns_of(screen: &str, text: &str) -> Vec<usize> {
    let rows = screen.lines();
    rows.filter_map(|row| row.split_once(text).map(|(before, _)| before.width()))
        .collect()
}

fn with_width(service: &Scripted, args: &[&str], env: &[(&str, &str)]) -> Pty {
    let endpoint = service.url("/a2a");
    let all = [
        &["--endpoint", &endpoint, "--fixed-time", NOON, LATHE],
        args,
    ]
    .concat();
    Pty::spawn(&all, env, (120, 30))
}

const ODD_ROWS: &[(&str, &str)] = &[
    ("巡检点检", "plain"),
    ("“巡检”", "curly quotes"),
    ("Ωжáé", "letters"),
    ("①→", "marks"),
];

#[test]
fn wide_ambiguous_characters_keep_the_columns_and_no_frame_is_drawn_with_them() {
    let service = ledger(ODD_ROWS);
    let ways: [Way; 2] = [
        (&["--ambiguous-width", "wide"], &[]),
        (&[], &[("QRSCOPE_AMBIGUOUS_WIDTH", "wide")]),
    ];
    for (args, env) in ways {
        let mut pty = with_width(&service, args, env);
        let screen = frame_with(&pty, "分钟前取得");
        // This terminal draws them in one cell and leaves the other blank: each has the two that were kept for it.
        assert!(screen.contains("“ 巡检” "), "{screen}");
        assert!(screen.contains("Ω ж á é  "), "{screen}");
        let columns = columns_of(&screen, "张工");
        assert_eq!(columns.len(), 4, "{screen}");
        assert!(
            columns.windows(2).all(|two| two[0] == two[1]),
            "{columns:?} in\n{screen}"
        );
        assert!(!screen.contains(FRAMES), "{screen}");
        assert!(screen.contains('✓') && screen.contains('▐'), "{screen}");
        for keys in ["i", "?", "o", "3i"] {
            pty.keys(keys);
            let screen = frame_with(&pty, "+=");
            assert!(!screen.contains(FRAMES), "{keys}\n{screen}");
            pty.keys(ESC);
            frame_without(&pty, "+=");
        }
        leaves_cleanly(&mut pty, "q");
    }
}

#[test]
fn narrow_is_the_rule_and_a_flag_is_stronger_than_its_variable() {
    let service = ledger(ODD_ROWS);
    let ways: [Way; 2] = [
        (&[], &[]),
        (
            &["--ambiguous-width", "narrow"],
            &[("QRSCOPE_AMBIGUOUS_WIDTH", "wide")],
        ),
    ];
    for (args, env) in ways {
        let pty = with_width(&service, args, env);
        let screen = frame_with(&pty, "分钟前取得");
        assert!(
            screen.contains("“巡检”") && screen.contains('━'),
            "{screen}"
        );
        let columns = columns_of(&screen, "张工");
        assert!(
            columns.windows(2).all(|two| two[0] == two[1]),
            "{columns:?} in\n{screen}"
        );
    }
}

/// Rows of what this terminal, which joins nothing, draws wider or narrower than others do.
const JOINED_ROWS: &[(&str, &str)] = &[
    ("👨\u{200d}👩\u{200d}👧\u{200d}👦", "一家"),
    ("点检", "👍🏽 完成 ✅ 更换密封圈"),
    (
        "⚠\u{fe0f}注意",
        "plain words all along the row, as long as it goes",
    ),
    ("🇨🇳", "e\u{301}e\u{301}e\u{301} 1\u{fe0f}\u{20e3}"),
    ("👩🏽\u{200d}🔧", "维修👨\u{200d}🔧维修👨\u{200d}🔧"),
    (
        "点检",
        "巡检结果：正常，导轨润滑，冷却液压力，急停按钮，指示灯，全部检查完毕",
    ),
    ("z\u{335}\u{301}\u{300}", "ｶﾞｷﾞ"),
    ("“巡检”", "Ωмега…“正常”①→ áéü"),
    ("点检", "Ω"),
    ("点检", "z"),
];

#[test]
fn scrolling_over_joined_emoji_leaves_no_residue() {
    let service = ledger(JOINED_ROWS);
    for (size, width) in [
        ((100, 14), "narrow"),
        ((80, 24), "narrow"),
        ((120, 12), "wide"),
        ((80, 24), "wide"),
    ] {
        let args = [LATHE, "--ambiguous-width", width];
        let mut pty = on_service(&service, &args, size);
        frame_with(&pty, "分钟前取得");
        for keys in [
            DOWN, DOWN, DOWN, DOWN, DOWN, DOWN, DOWN, "g", "i", DOWN, DOWN, DOWN, "v", ESC, "z",
            "G", "z", "g",
        ] {
            let written = pty.raw().len();
            pty.keys(keys);
            frame(&pty, "the next frame", |_| true);
            crate::support::wait::wait_until("a frame after the key", || {
                (pty.raw().len() > written).then_some(())
            });
            let grown = frame(&pty, "a whole frame", |_| true);
            // Drawn from nothing it is the same.
            let written = pty.raw().len();
            pty.keys(CTRL_L);
            crate::support::wait::wait_until("a screen drawn anew", || {
                let raw = pty.raw();
                let new = &raw[written..];
                (new.windows(4).any(|bytes| bytes == b"\x1b[2J") && new.ends_with(b"\x1b[?2026l"))
                    .then_some(())
            });
            assert_eq!(pty.screen(), grown, "after {keys:?} at {size:?}");
        }
        leaves_cleanly(&mut pty, "q");
    }
}

#[test]
fn the_right_edge_never_wraps_while_it_is_drawn() {
    let mut pty = demo(&[], SMALL);
    pty.wait_for("演示码");
    let raw = String::from_utf8(pty.raw()).unwrap();
    let (before, _) = raw.split_once("\x1b[?2026h").unwrap();
    assert!(before.contains("\x1b[?7l"), "{before:?}");
    leaves_cleanly(&mut pty, "q");
    let raw = String::from_utf8(pty.raw()).unwrap();
    assert!(raw.rfind("\x1b[?7h") > raw.rfind("\x1b[?7l"));
}

#[test]
fn the_explorer_says_once_that_the_locale_is_not_utf_8_and_what_to_set() {
    let cases: [(Env, Option<&str>); 5] = [
        (
            &[("LC_ALL", "zh_CN.GBK")],
            Some("LC_ALL=zh_CN.GBK 不是 UTF-8：请设 LC_ALL=zh_CN.UTF-8"),
        ),
        (
            &[("LANG", "zh_CN.GB18030")],
            Some("LANG=zh_CN.GB18030 不是 UTF-8：请设 LANG=zh_CN.UTF-8"),
        ),
        (
            &[("LC_ALL", "C")],
            Some("LC_ALL=C is not UTF-8: set LC_ALL=C.UTF-8"),
        ),
        (
            &[("LC_CTYPE", "x\u{1b}[31m.GBK")],
            Some("LC_CTYPE=x^[[31m.GBK 不是 UTF-8"),
        ),
        (
            &[("LC_ALL", "zh_CN.UTF-8"), ("LC_CTYPE", "zh_CN.GBK")],
            None,
        ),
    ];
    for (env, words) in cases {
        for args in [&[][..], &[LATHE]] {
            let mut pty = demo_with(args, env, SMALL);
            let screen = frame(&pty, "the first screen", |screen| {
                screen.contains("qssTnoy") || screen.contains("A08")
            });
            assert_eq!(
                screen.contains(FRAMES),
                words.is_none(),
                "{env:?}\n{screen}"
            );
            let Some(words) = words else {
                assert!(!screen.contains("UTF-8"), "{screen}");
                continue;
            };
            pty.wait_for(words);
            pty.keys(DOWN);
            let after = frame_without(&pty, "UTF-8");
            pty.keys("L");
            frame(&pty, "another screen", |screen| screen != after);
            assert!(!pty.screen().contains("UTF-8"), "{}", pty.screen());
            leaves_cleanly(&mut pty, "q");
        }
    }
}

#[test]
fn a_command_says_it_to_a_person_at_a_terminal_only() {
    let args = ["show", LATHE, "--demo"];
    let env = [("LC_ALL", "zh_CN.GBK")];
    let mut pty = Pty::spawn(&args, &env, SMALL);
    assert_eq!(pty.wait_exit(), 0);
    let raw = String::from_utf8(pty.raw()).unwrap();
    assert_eq!(raw.matches("不是 UTF-8").count(), 1, "{raw}");
    // One language, not two.
    assert!(!raw.contains("is not") && !raw.contains("set "), "{raw}");
    let piped = crate::support::run::qrscope_with(&args, &env);
    assert_eq!((piped.code, piped.stderr.as_str()), (0, ""), "{piped:?}");
    assert!(!piped.stdout.contains(['◦', '✓']), "{piped:?}");
}
