//! The demo, by keyboard alone: what a newcomer does in the first minutes.

use super::session::*;
use crate::support::{pty::Pty, wait::wait_until};

#[test]
fn the_home_screen_lists_the_codes_and_enter_opens_one() {
    let mut pty = demo(&[], SMALL);
    let home = frame_with(&pty, "未公开的码");
    for name in ["数控车床-A08-03-06", "电动叉车 07 号", "305 教室投影仪"] {
        assert!(home.contains(name), "{name} in\n{home}");
    }
    assert!(!pty.cursor_visible(), "the list has the keys, not the line");
    pty.keys(ENTER);
    let panes = frame_with(&pty, "分钟前取得");
    for text in [
        "1 实体",
        "2 账本",
        "3 操作",
        "设备编号",
        "巡检结果：正常",
        "巡检记录表",
        "维护保养记录",
        "服务目前列出的记录到此为止，共 1 条",
    ] {
        assert!(panes.contains(text), "{text} in\n{panes}");
    }
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn a_link_opens_its_code_and_so_does_the_second_row_of_the_list() {
    let pty = demo_code(LATHE, &[], SMALL);
    assert!(pty.screen().contains("数控车床-A08-03-06"));

    let mut pty = demo(&[], SMALL);
    pty.wait_for("未公开的码");
    pty.keys(DOWN);
    pty.keys(ENTER);
    pty.wait_for("电动叉车 07 号  ");
    leaves_cleanly(&mut pty, F10);
}

/// The pane whose row in the bottom line's words has the focus: Enter is named after it.
fn focus_is(pty: &Pty, enter: &str, pane: &str) {
    pty.wait_screen(&format!("the focus on {pane}"), |screen| {
        screen
            .lines()
            .any(|line| line.starts_with(enter) || line.contains(enter))
            && screen.contains(&format!("{pane} ━"))
    });
}

#[test]
fn tab_and_digits_move_the_focus() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    let panes = ["1 实体", "2 账本", "3 操作"];
    let focused = |pty: &Pty, at: usize| {
        let enter = if at == 2 {
            "回车 复制链接"
        } else {
            "回车 详情"
        };
        focus_is(pty, enter, panes[at]);
    };
    focused(&pty, 1);
    for (key, at) in [
        (TAB, 2),
        (TAB, 0),
        (TAB, 1),
        (SHIFT_TAB, 0),
        (SHIFT_TAB, 2),
        ("1", 0),
        ("3", 2),
        ("2", 1),
    ] {
        pty.keys(key);
        focused(&pty, at);
    }
}

#[test]
fn the_selection_moves_and_the_details_of_record_action_and_block_open() {
    let mut pty = demo_code("qr71.cn/oDemo1/qPower3", &[], SMALL);
    let row = |pty: &Pty, count: &str| pty.wait_for(&format!("━ {count}   "));
    for (keys, place) in [
        ("j", "2"),
        (DOWN, "3"),
        ("k", "2"),
        ("\x1b[A", "1"),
        (PAGE_DOWN, "13"),
        ("g", "1"),
    ] {
        pty.keys(keys);
        row(&pty, place);
    }
    pty.keys(ENTER);
    let detail = frame_with(&pty, "rec_");
    assert!(
        detail.contains("第 1 条") && detail.contains("过渡编号"),
        "{detail}"
    );
    pty.keys(DOWN);
    pty.wait_for("第 2 条");
    pty.keys(LEFT);
    row(&pty, "2");
    pty.keys("3");
    pty.keys(RIGHT);
    let detail = frame_with(&pty, "如果执行，会怎样");
    assert!(detail.contains("record:1601301"), "{detail}");
    pty.keys(ESC);
    pty.wait_gone("如果执行，会怎样");
    pty.keys("1");
    pty.keys("i");
    pty.wait_for("┍━ 状态");
    pty.keys(ESC);
    pty.wait_gone("┍━ 状态");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn a_code_that_is_not_public_gets_the_service_s_own_words() {
    let pty = demo(
        "qr71.cn/oDemo1/qHidden"
            .split(' ')
            .collect::<Vec<_>>()
            .as_slice(),
        SMALL,
    );
    let screen = frame_with(&pty, "读到的链接");
    assert!(
        screen.contains("服务原话") && screen.contains("「查询失败:码不存在或无法解析」"),
        "{screen}"
    );
}

#[test]
fn refresh_keeps_the_selection_on_the_same_record() {
    let mut pty = demo_code("qr71.cn/oDemo1/qPower3", &[], SMALL);
    pty.keys("jjjj");
    let before = frame_with(&pty, "━ 5   ");
    pty.keys("r");
    pty.keys("j");
    let after = frame_with(&pty, "━ 6   ");
    let full_text = |screen: &str| screen.lines().nth(17).map(str::to_owned);
    pty.keys("k");
    let again = frame_with(&pty, "━ 5   ");
    assert_eq!(full_text(&before), full_text(&again), "{after}");
}

#[test]
fn the_arrows_lead_from_the_list_into_the_line_and_back() {
    let mut pty = demo(&[], SMALL);
    pty.wait_for("未公开的码");
    for _ in 0..2 {
        pty.keys("\x1b[A");
        wait_until("a cursor in the line", || {
            pty.cursor_visible().then_some(())
        });
        pty.keys(DOWN);
        wait_until("no cursor", || (!pty.cursor_visible()).then_some(()));
    }
    pty.keys(ENTER);
    pty.wait_for("数控车床-A08-03-06  ▪ 正常");
}
