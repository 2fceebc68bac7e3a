//! With a Chinese input method switched on.

use super::entity_service::Asked;
use super::session::*;
use crate::support::{
    http::{Reply, Scripted},
    pty::Pty,
};
use unicode_width::UnicodeWidthStr;

#[test]
fn full_width_keys_count_as_their_twins() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    for (key, pane) in [("１", "1 实体 ━"), ("３", "3 操作 ━"), ("２", "2 账本 ━")] {
        pty.keys(key);
        pty.wait_for(pane);
    }
    pty.keys("ｚ");
    pty.wait_gone("1 实体");
    pty.keys("Ｚ");
    pty.keys("ｚ");
    pty.wait_for("1 实体");
    pty.keys("？");
    pty.wait_for("┍━ 帮助");
    pty.keys("Ｌ");
    pty.wait_for("┍━ Help");
    leaves_cleanly(&mut pty, "ｑ");
}

#[test]
fn chinese_text_in_place_of_a_command_does_nothing() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    let before = pty.screen();
    // Its question mark is part of it; alone it is help.
    pty.keys("你好，世界。退出！打开码？");
    pty.wait_for("输入法可能开着");
    pty.keys("？");
    pty.wait_for("┍━ 帮助");
    pty.keys(ESC);
    let after = frame_without(&pty, "┍━ 帮助");
    assert_eq!(before, after);
    // Punctuation that stands for keys which aren't bound.
    pty.keys("、【】《》￥·　");
    pty.keys("３");
    let after = frame_with(&pty, "3 操作 ━");
    assert!(!after.contains('!'), "{after}");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn typed_text_is_taken_as_typed() {
    let mut pty = demo(&[], SMALL);
    pty.wait_for("未公开的码");
    pty.keys("o");
    pty.wait_for(" 打开 ━");
    pty.keys("ｑ？码，qr71.cn／okDISU／qssTnoy");
    pty.wait_for("链接  ｑ？码，qr71.cn／okDISU／qssTnoy");
    pty.keys(ENTER);
    let screen = frame_with(&pty, "分钟前取得");
    assert!(screen.contains("数控车床-A08-03-06"), "{screen}");
}

#[test]
fn everything_a_newcomer_needs_works_without_letters() {
    let mut pty = demo(&[], SMALL);
    pty.wait_for("未公开的码");
    pty.keys(ENTER);
    pty.wait_for("分钟前取得");
    pty.keys(TAB);
    pty.wait_for("3 操作 ━");
    pty.keys(RIGHT);
    pty.wait_for("如果执行，会怎样");
    pty.keys(LEFT);
    pty.wait_gone("如果执行，会怎样");
    // F6: the other views; F7: another code; F1: help.
    pty.keys("\x1b[17~");
    pty.wait_for("━ 摘要");
    pty.keys("\x1b[18~");
    pty.wait_for("┍━ 打开另一个码");
    pty.keys(ESC);
    pty.wait_gone("┍━ 打开另一个码");
    pty.keys(F1);
    pty.wait_for("┍━ 帮助");
    leaves_cleanly(&mut pty, F10);
}

#[test]
fn every_command_is_in_a_list_that_needs_no_letter() {
    let mut pty = demo_code(LATHE, &[], WIDE);
    pty.keys("\x10");
    let list = frame_with(&pty, "┍━ 命令");
    assert!(
        list.contains("中文 / English") && list.contains("放大窗格"),
        "{list}"
    );
    pty.keys(ESC);
    pty.wait_gone("┍━ 命令");
    // The twin of the colon opens it too, and the last of the list leaves as F10 does.
    pty.keys("：");
    pty.wait_for("┍━ 命令");
    pty.keys(END);
    frame_with(&pty, "▐ 退出");
    leaves_cleanly(&mut pty, ENTER);
}

#[test]
fn composed_text_where_keys_are_commands_gets_one_hint() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    pty.keys("数控车床");
    let hint = frame_with(&pty, "输入法可能开着");
    assert!(hint.contains("Ctrl-p"), "{hint}");
    pty.keys(DOWN);
    pty.wait_gone("输入法可能开着");
    leaves_cleanly(&mut pty, "q");
}

#[test]
fn what_is_committed_together_with_composed_text_is_no_command() {
    let service = Scripted::start(|request| Asked::of(request).about("水泵"));
    let mut pty = on_service(&service, &[LATHE], SMALL);
    frame_with(&pty, "分钟前取得");
    for text in [
        "你好q",
        "q你好",
        "请r",
        "收到，quick看一下\r",
        "好\r",
        "rr한",
    ] {
        pty.keys(text);
        let screen = frame_with(&pty, "输入法可能开着");
        assert!(screen.contains("2 账本 ━"), "{text:?} in\n{screen}");
        pty.keys(ESC);
        frame_without(&pty, "输入法可能开着");
    }
    assert_eq!(service.requests().len(), 3);
    // Keys that a slow line brings together are keys, full-width ones too.
    pty.keys("3z");
    frame_without(&pty, "1 实体");
    pty.keys("ｚ２");
    frame_with(&pty, "2 账本 ━");
    // In a line everything is as it was.
    pty.keys("o");
    frame_with(&pty, "┍━ 打开另一个码");
    pty.keys("你好q\r");
    let screen = frame_with(&pty, "这段文字里没有码链接");
    assert!(screen.contains("链接  你好q"), "{screen}");
    leaves_cleanly(&mut pty, CTRL_C);
}

/// An input method's window follows the cursor, so no frame may end with it elsewhere, whatever was drawn meanwhile.
#[test]
fn the_cursor_stays_in_the_line_through_every_frame() {
    let service = Scripted::start(|_| Reply::Hang);
    let mut pty = on_service_in_time(&service, &[LATHE], SMALL);
    pty.wait_for("3 个请求进行中");
    pty.keys("o");
    pty.wait_for("┍━ 打开另一个码");
    pty.keys("车床a");
    frame_with(&pty, "链接  车床a");
    let (at, from) = (pty.cursor(), pty.raw().len());
    assert_eq!(row_before(&pty, at), "│  ▐  链接  车床a");
    assert!(pty.cursor_visible());
    // Two seconds go by, the window is drawn anew, and its size changes and comes back.
    pty.wait_for("3 个请求进行中   2 秒");
    pty.keys(CTRL_L);
    pty.wait_for("3 个请求进行中   3 秒");
    let frames = pty.cursors_after_frames(from);
    assert!(frames.len() >= 3, "{frames:?}");
    assert!(
        frames.iter().all(|cursor| *cursor == Some(at)),
        "{frames:?} not {at:?}"
    );
    // Without a line it would blink on some mark.
    pty.keys(ESC);
    frame_without(&pty, "┍━ 打开另一个码");
    assert!(!pty.cursor_visible());
    leaves_cleanly(&mut pty, CTRL_C);
}

/// What stands left of a cell.
fn row_before(pty: &Pty, (row, column): (u16, u16)) -> String {
    let screen = pty.screen();
    let line = screen.lines().nth(usize::from(row)).unwrap();
    let mut left = String::new();
    for c in line.chars() {
        if left.width() >= usize::from(column) {
            break;
        }
        left.push(c);
    }
    left
}
