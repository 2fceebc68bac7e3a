//! What must be read is whole, also where there is little room.

use qrscope::app::inspector::InspectorTab;
use qrscope::app::{Message, PaneId};
use qrscope::domain::{CopyFault, CopyOutcome, ErrorKind, LoadError, Multiplexer};
use qrscope::i18n::Lang;
use qrscope::text::SafeText;

use super::scenes::{SCENES, ready};
use super::stage::{DARK, column_of, render, row_of, row_text, text};
use crate::tests::update::desk::Desk;
use crate::tests::update::replies::{Shelf, action_list, page, refused, timed_out};

fn scene(name: &str, size: (u16, u16), lang: Lang) -> Desk {
    let scene = SCENES.iter().find(|scene| scene.name == name).unwrap();
    (scene.make)(size, lang)
}

#[test]
fn a_copy_says_that_nothing_was_executed_however_narrow_the_window() {
    for (width, height) in [(60, 20), (80, 24), (120, 40)] {
        for lang in Lang::ALL {
            for outcome in [
                CopyOutcome::Confirmed,
                CopyOutcome::SentToTerminal,
                CopyOutcome::GivenToCommand,
            ] {
                let mut desk = ready((width, height), lang);
                desk.press_all(&["3", "Enter"]);
                desk.send(Message::CopyFinished(1, outcome.clone()));
                let line = row_text(&render(&desk.model, &DARK), height - 2);
                let texts = &desk.model.texts().copy;
                // The person's own command was executed, and nothing else.
                let words = match outcome {
                    CopyOutcome::GivenToCommand => texts.no_action_executed,
                    _ => texts.nothing_executed,
                };
                assert!(line.contains(words), "{width} {lang:?} {outcome:?}: {line}");
            }
        }
    }
}

#[test]
fn what_stands_before_the_terminal_is_named_and_tmux_with_what_it_needs() {
    for (width, height) in [(80, 24), (120, 40)] {
        for lang in Lang::ALL {
            for through in [Multiplexer::Tmux, Multiplexer::Screen] {
                let mut desk = ready((width, height), lang);
                desk.model.options.multiplexer = Some(through);
                desk.press_all(&["3", "Enter"]);
                desk.send(Message::CopyFinished(1, CopyOutcome::SentToTerminal));
                let line = row_text(&render(&desk.model, &DARK), height - 2);
                let texts = desk.model.texts();
                assert!(
                    line.contains((texts.copy.sent_to_multiplexer)(through)),
                    "{line}"
                );
                assert!(line.contains(texts.copy.nothing_executed), "{line}");
                let hints = through == Multiplexer::Tmux;
                assert_eq!(line.contains(texts.copy.tmux_hint), hints, "{line}");
                // Where nothing went through it, it isn't spoken of.
                desk.press("Enter");
                desk.send(Message::CopyFinished(2, CopyOutcome::Confirmed));
                let line = row_text(&render(&desk.model, &DARK), height - 2);
                assert!(!line.contains("tmux") && !line.contains("screen"), "{line}");
            }
        }
    }
}

#[test]
fn old_content_tells_its_age_at_eighty_columns() {
    for lang in Lang::ALL {
        let desk = scene("old-content", (80, 24), lang);
        let line = row_text(&render(&desk.model, &DARK), 22);
        let age = (lang.texts().time.age)(qrscope::domain::Age::Minutes(15));
        assert!(line.contains(&age), "{line}");
    }
}

#[test]
fn a_failed_copy_is_whole_at_eighty_columns() {
    for lang in Lang::ALL {
        for outcome in [
            CopyOutcome::TooLong {
                bytes: 100_000,
                limit: 74_994,
            },
            CopyOutcome::Failed {
                way: qrscope::domain::CopyWay::Native,
                fault: CopyFault::Said(SafeText::sanitize("no clipboard manager answers")),
            },
        ] {
            let mut desk = ready((80, 24), lang);
            desk.press_all(&["3", "Enter"]);
            desk.send(Message::CopyFinished(1, outcome));
            let line = row_text(&render(&desk.model, &DARK), 22);
            assert!(!line.contains('⋯'), "{line}");
        }
    }
}

#[test]
fn the_selected_error_row_is_read_in_full_below_the_list() {
    for lang in Lang::ALL {
        let desk = scene("page-failed", (80, 24), lang);
        let buffer = render(&desk.model, &DARK);
        let area = desk.model.layout().full_text;
        let below: String = (area.top()..area.bottom())
            .map(|y| row_text(&buffer, y))
            .map(|line| {
                line.rsplit('▐')
                    .next()
                    .unwrap_or_default()
                    .trim()
                    .to_owned()
            })
            .collect::<Vec<_>>()
            .join(" ");
        let wanted = (desk.model.texts().errors.error)(&timed_out().kind);
        let row = row_of(&buffer, desk.model.texts().ledger.page_failed).unwrap();
        assert!(
            row_text(&buffer, row).contains(&wanted) != below.contains(&wanted),
            "once, and whole: {below}"
        );
    }
}

#[test]
fn an_odd_record_is_read_in_full_below_the_list() {
    let mut desk = Desk::opened((80, 24));
    let ticket = desk.wire.of(PaneId::Ledger).unwrap().ticket;
    desk.wire.take(ticket, true);
    let odd = r#"{"records":["only a text where a record should be"],"hasMore":false,"total":1}"#;
    desk.send(Message::PageArrived(ticket, Ok(page(odd))));
    assert!(text(&desk.model).contains("only a text where a record should be"));
}

#[test]
fn behind_an_overlay_no_narrow_strip_of_cut_characters_is_left() {
    for width in [50, 60, 72, 80, 99] {
        for name in ["record", "action", "help", "open", "ask-host"] {
            let desk = scene(name, (width, 24), Lang::Zh);
            let frame = qrscope::app::Layout::overlay(width, 24);
            assert_eq!((frame.x, frame.width), (0, width), "{name}");
            assert!(!desk.model.overlays.is_empty(), "{name}");
        }
    }
}

#[test]
fn prose_goes_on_where_it_began() {
    for (lang, first) in [(Lang::Zh, "标注说的是"), (Lang::En, "The annotations")] {
        let desk = scene("action", (80, 30), lang);
        let buffer = render(&desk.model, &DARK);
        let y = row_of(&buffer, first).unwrap();
        let column = column_of(&buffer, y, first).unwrap();
        let next = row_text(&buffer, y + 1);
        let begins = next
            .trim_start_matches('│')
            .chars()
            .take_while(|c| *c == ' ')
            .count();
        assert_eq!(begins + 1, usize::from(column), "{next}");
    }
}

#[test]
fn not_tracked_is_never_cut() {
    for lang in Lang::ALL {
        for width in 40..=120 {
            let mut desk = scene("untracked", (width, 30), lang);
            desk.press("1");
            let buffer = render(&desk.model, &DARK);
            let card = desk.model.layout().card;
            for y in card.top() + 1..card.bottom() {
                let line: String = super::stage::row(&buffer, y)
                    .into_iter()
                    .filter(|(x, _)| (card.left()..card.right()).contains(x))
                    .map(|(_, cell)| cell.symbol())
                    .collect();
                assert!(!line.contains('⋯'), "{width} {lang:?}: {line}");
            }
        }
    }
}

#[test]
fn a_name_takes_the_whole_line_where_there_is_nothing_else_to_say() {
    for lang in Lang::ALL {
        let desk = scene("untracked", (80, 24), lang);
        let line = row_text(&render(&desk.model, &DARK), 0);
        let closing = desk.model.texts().common.close_quote;
        assert!(line.trim_end().ends_with(closing), "{line}");
    }
}

#[test]
fn facts_of_an_action_are_whole_or_left_out() {
    for lang in Lang::ALL {
        for width in [50, 72, 80, 100, 120] {
            let desk = ready((width, 30), lang);
            let buffer = render(&desk.model, &DARK);
            let area = desk.model.layout().actions;
            for y in area.top()..area.bottom() {
                let line = row_text(&buffer, y);
                let right = line.split("▐").last().unwrap_or_default();
                assert!(
                    !right.contains('⋯') || area.is_empty(),
                    "{width} {lang:?}: {line}"
                );
            }
        }
    }
}

#[test]
fn the_demos_home_has_nothing_cut_at_a_hundred_and_twenty_columns() {
    for lang in Lang::ALL {
        let desk = scene("home", (120, 40), lang);
        assert!(!text(&desk.model).contains('⋯'), "{}", text(&desk.model));
    }
}

#[test]
fn every_failure_of_all_panes_says_what_to_press() {
    for lang in Lang::ALL {
        let desk = super::scenes::answered(
            (80, 24),
            lang,
            Err(refused()),
            Ok(Shelf::of(3).page(None, 50)),
            Err(refused()),
        );
        let hint = (desk.model.texts().panes.failed_hint)("r");
        assert!(text(&desk.model).contains(&hint), "{}", text(&desk.model));
    }
}

#[test]
fn a_failed_refresh_quotes_the_service_beside_the_old_content() {
    let reason = "操作服务暂停";
    for pane in [PaneId::Card, PaneId::Actions] {
        for kind in [ErrorKind::Failed, ErrorKind::NoEntity] {
            let mut desk = ready((120, 40), Lang::Zh);
            desk.press("r");
            desk.fail(pane, LoadError::quoting(kind.clone(), reason));
            let line = row_text(&render(&desk.model, &DARK), 38);
            assert!(line.contains(reason), "{pane:?} {kind:?}: {line}");
        }
    }
}

#[test]
fn a_page_that_failed_says_the_agents_words_at_every_size() {
    for size in [(80, 24), (120, 40), (200, 60), (50, 20)] {
        let mut desk = Desk::ready(size, Shelf::of(120));
        desk.press_all(&["2", "End", "End"]);
        let state = qrscope::text::SafeText::sanitize("rejected");
        desk.fail(
            PaneId::Ledger,
            LoadError::quoting(ErrorKind::TaskState(state), "not for you"),
        );
        desk.press_all(&["End", "Down"]);
        assert!(text(&desk.model).contains("not for you"), "{size:?}");
    }
}

#[test]
fn a_ledger_of_another_code_is_said() {
    let mut desk = Desk::opened((120, 40));
    let ticket = desk.wire.of(PaneId::Ledger).unwrap().ticket;
    desk.wire.take(ticket, true);
    let data = r#"{"url":"https://qr71.cn/another/code","records":[],"hasMore":false,"total":0}"#;
    desk.send(Message::PageArrived(ticket, Ok(page(data))));
    let line = row_text(&render(&desk.model, &DARK), 38);
    assert!(line.contains("qr71.cn/another/code"), "{line}");
}

#[test]
fn a_foreign_host_costs_no_word_of_what_a_copy_did() {
    for (width, height) in [(50, 20), (60, 20), (80, 24)] {
        for lang in Lang::ALL {
            let mut desk = ready((width, height), lang);
            let ticket = {
                desk.press("r");
                desk.wire.of(PaneId::Actions).unwrap().ticket
            };
            desk.wire.take(ticket, true);
            let data = r#"{"url":"u","actions":[{"action":"a","label":"b","humanUrl":"https://other.example/x"}]}"#;
            desk.send(Message::ActionsArrived(ticket, Ok(action_list(data))));
            desk.press_all(&["3", "Home", "Enter"]);
            desk.send(Message::CopyFinished(1, CopyOutcome::SentToTerminal));
            let line = row_text(&render(&desk.model, &DARK), height - 2);
            assert!(
                line.contains(desk.model.texts().copy.nothing_executed),
                "{width} {lang:?}: {line}"
            );
        }
    }
}

#[test]
fn an_action_that_is_no_object_is_shown_as_sent_and_called_unreadable() {
    let mut desk = ready((120, 40), Lang::En);
    let raw = r#"{"url":"https://qr71.cn/okDISU/qssTnoy","actions":[5,{"label":"fine","humanUrl":"https://qr71.cn/okDISU/qssTnoy"}]}"#;
    let list = qrscope::domain::RawJson::parse(raw).unwrap();
    let list = qrscope::domain::ActionList::read(list.as_raw().unwrap()).unwrap();
    desk.press("r");
    let ticket = desk.wire.pending[2].ticket;
    let mut answer = crate::tests::update::replies::lathe_actions();
    answer.value = list;
    desk.send(qrscope::app::Message::ActionsArrived(ticket, Ok(answer)));
    let screen = text(&desk.model);
    let row = screen
        .lines()
        .find(|line| line.contains("! not the expected kind"));
    assert!(row.is_some_and(|row| row.contains("5 ")), "{screen}");
    assert!(screen.contains("fine"), "{screen}");
}

#[test]
fn the_hint_about_an_input_method_is_whole_where_80_columns_are() {
    for lang in Lang::ALL {
        let mut desk = ready((80, 24), lang);
        desk.press("质");
        let line = row_text(&render(&desk.model, &DARK), 22);
        assert!(line.contains("Ctrl-p"), "{line}");
        assert!(!line.contains(desk.model.options.glyphs.cut), "{line}");
    }
}

#[test]
fn the_tabs_of_the_inspector_keep_their_names_where_80_columns_are() {
    for lang in Lang::ALL {
        let mut desk = ready((80, 24), lang);
        desk.press("t");
        let screen = text(&desk.model);
        let words = &desk.model.texts().inspector;
        for name in InspectorTab::ALL.map(|tab| tab.name(words)) {
            assert!(screen.contains(name), "{name}: {screen}");
        }
    }
}
