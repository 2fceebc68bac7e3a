//! The program's own characters: none whose width depends on the terminal, and with ASCII marks nothing but ASCII.

use crate::tests::client::asking::Reply;
use qrscope::app::{Message, Model, PaneId};
use qrscope::domain::RawJson;
use qrscope::i18n::Lang;
use qrscope::theme::{Depth, Glyphs, Ground, Theme};

use super::scenes::SCENES;
use super::stage::{DARK, buffer_text, render, text};
use crate::tests::update::desk::{Desk, LATHE, demo_options, explorer_options};
use crate::tests::update::replies::{action_list, card_of, page, refused, timed_out};
use qrscope::domain::{Answer, Card, TaskSeen};

/// East-Asian-ambiguous characters that are easily written by mistake (docs/terminal.md#drawing), and the rules and frames that may stand.
const AMBIGUOUS: &str = "…·→←↑↓—–‘’“”•×÷±°§¶†‡●○■□★☆▲▶▼◆◇①②③ⅠⅡαβΩ√∞≈≠≤≥╭╮╯╰╌┄▀▄█░▒▓";
const FRAMES: &str = "━─│┍┑└┘";

fn card(data: &str) -> Box<Answer<Card>> {
    let data = RawJson::parse(data).unwrap();
    card_of(Reply::Entity(Box::new(Answer {
        value: Card::read(data.as_raw().unwrap()).unwrap(),
        summary: None,
        summary_sent: None,
        task: TaskSeen::default(),
        data,
        fetched_at: crate::tests::update::replies::at(crate::tests::update::replies::FETCHED),
        other_artifact: None,
    })))
}

/// Models that hold only ASCII data and together show most of the program's words.
fn plain_models(lang: Lang, glyphs: Glyphs) -> Vec<Model> {
    let mut models = Vec::new();
    for size in [(50, 20), (80, 24), (120, 40), (200, 60)] {
        let mut options = explorer_options();
        options.glyphs = glyphs;
        let start = || {
            let mut desk = Desk::new(options.clone(), size, lang);
            desk.open(LATHE);
            desk
        };
        models.push(Desk::new(options.clone(), size, lang).model);
        let mut desk = start();
        models.push(desk.model.clone());
        desk.tick(crate::tests::update::replies::at("2026-06-30T09:20:02Z"));
        models.push(desk.model.clone());
        for pane in [PaneId::Card, PaneId::Ledger, PaneId::Actions] {
            desk.fail(
                pane,
                if pane == PaneId::Card {
                    timed_out()
                } else {
                    refused()
                },
            );
        }
        models.push(desk.model.clone());
        let mut desk = start();
        desk.press("Esc");
        models.push(desk.model);
        let mut desk = start();
        for (pane, message) in [(PaneId::Card, 0), (PaneId::Ledger, 1), (PaneId::Actions, 2)] {
            let ticket = desk.wire.of(pane).unwrap().ticket;
            desk.wire.take(ticket, true);
            desk.send(match message {
                0 => Message::EntityArrived(
                    ticket,
                    Ok(card(
                        r#"{"thing":{"id":"t","name":"Lathe"},"code":{"uri":"https://qr71.cn/okDISU/qssTnoy"},"properties":[{"name":"Power","value":7.5,"unit":"kW"}],"states":{"run":"ok"},"plans":null,"media":{},"odd":{"a":[1,{"b":null}]}}"#,
                    )),
                ),
                1 => Message::PageArrived(
                    ticket,
                    Ok(page(
                        r#"{"records":[{"id":"1","at":"2026-06-01T00:00:00Z","result":"fail"},{"id":"2","result":"pass"},{"id":"3","result":"odd"},7,{"id":"1","x":2}],"hasMore":true,"nextPageToken":"n","total":9}"#,
                    )),
                ),
                _ => Message::ActionsArrived(
                    ticket,
                    Ok(action_list(
                        r#"{"actions":[{"action":"a","label":"Check","requiresAuth":true,"annotations":{"readonly":false,"destructive":true,"idempotent":"by_request_key","confirm":"required"},"humanUrl":"https://elsewhere.example/x"},{"label":"b","humanUrl":"ftp://x"}]}"#,
                    )),
                ),
            });
        }
        if desk.wire.of(PaneId::Ledger).is_some() {
            desk.fail(PaneId::Ledger, timed_out());
        }
        for keys in [
            &[][..],
            &["End"],
            &["Right"],
            &["v"],
            &["v"],
            &["Esc", "1", "v"],
            &["v", "v", "Right"],
            &["Esc", "3", "Right"],
            &["Enter"],
            &["Esc", "Down", "Enter"],
            &["?"],
            &["Esc", "o"],
            &["Esc", "z"],
            &["1"],
        ] {
            desk.press_all(keys);
            models.push(desk.model.clone());
        }
    }
    models
}

#[test]
fn ambiguous_characters_are_never_our_own() {
    for lang in Lang::ALL {
        for model in plain_models(lang, Glyphs::UNICODE) {
            let shown = text(&model);
            for c in AMBIGUOUS.chars() {
                assert!(!shown.contains(c), "{c} {lang:?} in\n{shown}");
            }
        }
    }
}

#[test]
fn marks_are_not_ambiguous_and_frames_are_the_known_ones() {
    let glyphs = Glyphs::UNICODE;
    for mark in [
        glyphs.pass,
        glyphs.fail,
        glyphs.untracked,
        glyphs.other,
        glyphs.bar,
        glyphs.cut,
        glyphs.place,
    ] {
        assert_eq!(mark.chars().count(), 1);
        assert!(
            !AMBIGUOUS.contains(mark) && !FRAMES.contains(mark),
            "{mark}"
        );
    }
    for rule in [glyphs.heavy, glyphs.light, glyphs.side]
        .into_iter()
        .chain(glyphs.corners)
    {
        assert!(FRAMES.contains(rule), "{rule}");
    }
}

#[test]
fn with_ascii_marks_all_of_the_english_screen_is_ascii() {
    let theme = Theme::new(Ground::Dark, Depth::Mono, Glyphs::ASCII);
    for model in plain_models(Lang::En, Glyphs::ASCII) {
        let shown = buffer_text(&render(&model, &theme));
        for line in shown.lines() {
            // The other language is named in its own script.
            let line = line.replace("中文", "");
            assert!(line.is_ascii(), "{line}");
        }
    }
}

#[test]
fn with_ascii_marks_the_chinese_screen_has_no_mark_or_rule_but_ascii() {
    let theme = Theme::new(Ground::Dark, Depth::Mono, Glyphs::ASCII);
    let unicode = Glyphs::UNICODE;
    for model in plain_models(Lang::Zh, Glyphs::ASCII) {
        let shown = buffer_text(&render(&model, &theme));
        for mark in [
            unicode.pass,
            unicode.fail,
            unicode.untracked,
            unicode.other,
            unicode.bar,
            unicode.cut,
            unicode.place,
            unicode.heavy,
            unicode.light,
            unicode.side,
        ]
        .into_iter()
        .chain(unicode.corners)
        {
            assert!(!shown.contains(mark), "{mark} in\n{shown}");
        }
    }
}

#[test]
fn the_demo_s_own_words_have_none_either() {
    for lang in Lang::ALL {
        let shown = text(&Desk::new(demo_options(), (200, 60), lang).model);
        for c in AMBIGUOUS.chars() {
            assert!(!shown.contains(c), "{c} {lang:?} in\n{shown}");
        }
    }
}

#[test]
fn no_control_character_and_no_bidi_control_reaches_a_cell() {
    for scene in SCENES.iter().filter(|scene| scene.name == "hostile") {
        for size in [(50, 20), (80, 24), (120, 40), (200, 60)] {
            let mut desk = (scene.make)(size, Lang::Zh);
            for keys in [
                &[][..],
                &["Right"],
                &["v"],
                &["Esc", "1"],
                &["v"],
                &["v"],
                &["3", "v", "v"],
                &["Right", "v"],
            ] {
                desk.press_all(keys);
                let buffer = render(&desk.model, &DARK);
                for cell in buffer.content() {
                    for c in cell.symbol().chars() {
                        assert!(
                            !c.is_control()
                                && !matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'),
                            "{c:?} in {:?}",
                            cell.symbol()
                        );
                    }
                }
            }
        }
    }
}
