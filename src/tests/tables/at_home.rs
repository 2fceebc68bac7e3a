//! Help on the home screen names what works there, and hints name only what does something.

use crate::net::NetFault;
use qrscope::app::PaneId;
use qrscope::domain::{ErrorKind, LoadError};
use qrscope::i18n::Lang;
use qrscope::input::Command;
use qrscope::present::plain;

use crate::tests::update::desk::{Desk, demo_options, explorer_options};

fn help(desk: &Desk) -> String {
    let lines = &desk.model.overlays[0].text.lines;
    lines
        .iter()
        .map(|line| plain(line))
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn help_on_the_home_screen_is_about_the_home_screen() {
    for lang in Lang::ALL {
        let mut desk = Desk::new(demo_options(), (120, 40), lang);
        desk.press("?");
        let text = help(&desk);
        for there in [Command::Open, Command::Language, Command::Quit] {
            assert!(
                text.contains((lang.texts().commands.words)(there)),
                "{there:?} in {text}"
            );
        }
        for not_there in [Command::CycleView, Command::Refresh, Command::Zoom] {
            let words = (lang.texts().commands.words)(not_there);
            assert!(!text.contains(words), "{not_there:?} in {text}");
        }
        assert!(text.contains(lang.hint(Command::Open)), "{text}");
    }
}

#[test]
fn with_nothing_but_the_line_no_letter_is_named() {
    let mut desk = Desk::new(explorer_options(), (120, 40), Lang::En);
    desk.press("F1");
    let text = help(&desk);
    assert!(text.contains("F10") && !text.contains("q  F10"), "{text}");
}

#[test]
fn help_closes_by_its_own_key_and_opens_over_a_detail() {
    let mut desk = Desk::ready((120, 40), crate::tests::update::replies::Shelf::of(3));
    desk.press_all(&["Enter", "?"]);
    assert_eq!(desk.model.overlays.len(), 2);
    desk.press("?");
    assert_eq!(desk.model.overlays.len(), 1);
}

#[test]
fn a_view_is_offered_only_where_there_is_an_answer() {
    let view = |desk: &Desk| {
        let panes = &desk.model.texts().panes;
        let words = [panes.rendered, panes.summary, panes.raw];
        qrscope::app::hints(&desk.model)
            .iter()
            .any(|hint| words.contains(&hint.word))
    };
    let mut desk = Desk::opened((120, 40));
    assert!(!view(&desk), "nothing came yet");
    desk.fail(
        PaneId::Ledger,
        LoadError::of(ErrorKind::Net(NetFault::Network)),
    );
    assert!(!view(&desk), "an error is no answer");
    desk.answer(PaneId::Card);
    desk.press("1");
    assert!(view(&desk));
}

#[test]
fn other_links_of_a_text_are_offered_where_another_code_is_opened() {
    let mut desk = Desk::ready((120, 40), crate::tests::update::replies::Shelf::of(3));
    desk.open("两个：qr71.cn/a/b 和 https://qr61.cn/c/d，还有 https://foo.example.com/e/f");
    assert_eq!(desk.code().link.short(), "qr71.cn/a/b");
    assert!(desk.model.notice.is_some());
    desk.press_all(&["o", "Tab"]);
    let offered: Vec<_> = qrscope::app::choices(&desk.model)
        .iter()
        .map(|choice| choice.link.short().to_owned())
        .collect();
    assert_eq!(offered, ["qr61.cn/c/d", "foo.example.com/e/f"]);
    desk.press_all(&["Down", "Enter"]);
    assert_eq!(
        desk.code().link.short(),
        "qr71.cn/a/b",
        "an unknown host is asked about first"
    );
    desk.press_all(&["Esc", "Up", "Enter"]);
    assert_eq!(desk.code().link.short(), "qr61.cn/c/d");
}
