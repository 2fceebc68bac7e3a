//! Every size a window can have, and windows that never stop changing.

use super::session::*;
use crate::support::{pty::Pty, wait::wait_until};

const POWER: &str = "qr71.cn/oDemo1/qPower3";

#[test]
fn three_panes_from_80x24_up() {
    for size in [SMALL, WIDE, (200, 60)] {
        let pty = demo_code(POWER, &[], size);
        let screen = frame_with(&pty, "共 6 个");
        for text in [
            "1 实体",
            "2 账本",
            "3 操作",
            "柜号",
            "值班巡视记录",
            "5,000",
        ] {
            assert!(screen.contains(text), "{text} at {size:?} in\n{screen}");
        }
    }
}

#[test]
fn a_narrow_window_has_one_pane_and_a_tab_line() {
    let mut pty = demo_code(POWER, &[], (50, 20));
    for (key, shown, hidden) in [
        ("1", "柜号", "需授权"),
        ("2", "06-30", "柜号"),
        ("3", "需授权", "柜号"),
        (TAB, "柜号", "需授权"),
    ] {
        pty.keys(key);
        let screen = frame(&pty, shown, |screen| {
            screen.contains(shown) && !screen.contains(hidden)
        });
        // The one in sight has the mark of what is selected.
        let tabs = match key {
            "1" | TAB => "▐1 实体  2 账本  3 操作",
            "2" => " 1 实体 ▐2 账本  3 操作",
            _ => " 1 实体  2 账本 ▐3 操作",
        };
        assert!(screen.contains(tabs), "{screen}");
    }
}

#[test]
fn a_window_that_is_too_small_says_so_in_one_line() {
    for (lang, words) in [
        ("zh", "窗口 34x6 太小，至少 40x10"),
        ("en", "34x6 too small"),
    ] {
        let mut pty = demo(&[POWER, "--lang", lang], (34, 6));
        let screen = frame_with(&pty, words);
        assert!(screen.contains("40x10"), "the size it needs, in\n{screen}");
        assert_eq!(screen.trim_end().lines().count(), 1, "{screen}");
        pty.resize(80, 24);
        pty.wait_for("5,000");
        leaves_cleanly(&mut pty, "q");
    }
}

/// The same screen that a program started at this size shows.
fn settles_at(pty: &mut Pty, size: (u16, u16), fresh: &str) {
    pty.resize(size.0, size.1);
    pty.wait_screen("the screen of a fresh start", |screen| {
        without_port(screen) == without_port(fresh)
    });
}

/// The demo's own port differs from run to run.
fn without_port(screen: &str) -> String {
    let Some((before, after)) = screen.split_once("127.0.0.1:") else {
        return screen.to_owned();
    };
    let port = after
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(after.len());
    format!("{before}{}", &after[port..])
}

#[test]
fn a_storm_of_sizes_ends_in_the_right_screen() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    let storm = [
        (1, 1),
        (200, 60),
        (2, 2),
        (80, 24),
        (39, 10),
        (40, 9),
        (40, 10),
        (41, 11),
        (50, 20),
        (1, 60),
        (200, 1),
        (63, 23),
        (100, 30),
        (109, 40),
        (110, 40),
        (159, 49),
        (160, 50),
        (12, 40),
        (120, 12),
        (200, 60),
        (1, 1),
    ];
    for (columns, rows) in storm.into_iter().chain(storm.into_iter().rev()) {
        pty.resize(columns, rows);
    }
    for size in [SMALL, WIDE, (200, 60), (50, 20)] {
        let fresh = demo_code(LATHE, &[], size).screen();
        settles_at(&mut pty, size, &fresh);
    }
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn a_storm_over_every_overlay_crashes_nothing() {
    for (keys, title) in [
        ("?", "帮助"),
        ("o", "打开另一个码"),
        ("i", "记录"),
        ("3i", "操作"),
        ("1i", "状态"),
    ] {
        let mut pty = demo_code(POWER, &[], SMALL);
        pty.keys(keys);
        pty.wait_for(&format!("┍━ {title}"));
        for (columns, rows) in [
            (1, 1),
            (200, 60),
            (3, 3),
            (40, 10),
            (41, 10),
            (40, 11),
            (7, 40),
            (200, 3),
            (10, 10),
        ] {
            pty.resize(columns, rows);
        }
        pty.resize(80, 24);
        pty.wait_for(&format!("┍━ {title}"));
        leaves_cleanly(&mut pty, CTRL_C);
    }
}

#[test]
fn sizes_change_while_answers_come_in() {
    let mut pty = demo(&[], SMALL);
    pty.wait_for("未公开的码");
    pty.keys(DOWN);
    pty.keys(DOWN);
    pty.keys(ENTER);
    for at in 0..40_u16 {
        pty.resize(40 + at * 4, 10 + at);
    }
    pty.resize(120, 40);
    pty.wait_for("共 5,000");
    pty.keys(END);
    pty.keys(END);
    for at in (0..40_u16).rev() {
        pty.resize(1 + at * 4, 1 + at);
    }
    pty.resize(120, 40);
    pty.wait_for("服务目前列出的记录到此为止，共 5,000 条");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn a_terminal_that_says_no_size_yet_is_drawn_once_it_has_one() {
    let mut pty = demo(&[LATHE], (0, 0));
    wait_until("the terminal is taken", || {
        pty.alternate_screen().then_some(())
    });
    pty.resize(80, 24);
    pty.wait_for("分钟前取得");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn a_window_that_was_smaller_for_a_moment_is_drawn_whole() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    let before = pty.screen();
    for _ in 0..5 {
        pty.resize(20, 5);
        pty.resize(80, 24);
        frame(&pty, "the screen as before", |screen| screen == before);
    }
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn keys_typed_while_the_size_changes_are_not_lost() {
    let mut pty = demo_code(POWER, &[], WIDE);
    for place in 2..40_u16 {
        pty.resize(120, 40 - place % 2);
        pty.keys("j");
        pty.wait_for(&format!("第 {place} 条"));
    }
    pty.resize(80, 24);
    leaves_cleanly(&mut pty, CTRL_C);
}

#[test]
fn what_is_pasted_into_a_window_of_one_cell_is_there_when_it_grows() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    for (columns, rows) in [(1, 1), (200, 60), (1, 1), (2, 1), (1, 1)] {
        pty.resize(columns, rows);
    }
    pty.paste("qr71.cn/oDemo1/qLift01\r\nq");
    // Reports of a mouse far outside of it.
    pty.keys("\x1b[<0;200;60M\x1b[<0;200;60m\x1b[M\x20\x7f\x7f");
    pty.resize(80, 24);
    let screen = frame_with(&pty, "链接  qr71.cn/oDemo1/qLift01");
    assert!(screen.contains("┍━ 打开另一个码"), "{screen}");
    pty.keys(ENTER);
    pty.wait_for("2 号楼 1 单元客梯");
    leaves_cleanly(&mut pty, "q");
}
