//! Nothing is told by looks alone: all of it is found in the text that is left when every style is dropped. No function here sees a
//! style but the one that asks whether something was told by nothing else.

use qrscope::app::inspector::InspectorTab;
use qrscope::app::{HomeState, Message, PaneId, Screen};
use qrscope::domain::{ErrorKind, LoadError};
use qrscope::i18n::Lang;

use super::scenes::{SCENES, ready};
use super::stage::{DARK, buffer_text, render, text};
use crate::tests::update::behind;
use crate::tests::update::desk::{Desk, demo_options};
use crate::tests::update::replies::{Shelf, at, page, refused};

const SIZES: [(u16, u16); 4] = [(50, 20), (80, 24), (120, 40), (200, 60)];

/// Keys of a step that may change what is selected, focused or chosen.
const STEPS: [&str; 13] = [
    "Down",
    "Up",
    "Tab",
    "Shift-Tab",
    "1",
    "2",
    "3",
    "4",
    "5",
    "End",
    "Home",
    "PgDn",
    "Right",
];

#[test]
fn no_step_changes_looks_alone() {
    let mut told = 0;
    let mut by_looks = Vec::new();
    for scene in &SCENES {
        for size in [(50, 20), (80, 24), (120, 40)] {
            for lang in Lang::ALL {
                let desk = (scene.make)(size, lang);
                let before = render(&desk.model, &DARK);
                for key in STEPS {
                    let mut desk = desk.clone();
                    desk.press(key);
                    let after = render(&desk.model, &DARK);
                    if before == after {
                        continue;
                    }
                    if buffer_text(&before) == buffer_text(&after) {
                        by_looks.push(format!("{} {size:?} {lang:?} {key}", scene.name));
                    } else {
                        told += 1;
                    }
                }
            }
        }
    }
    assert!(told > 500, "{told}");
    assert!(by_looks.is_empty(), "{by_looks:#?}");
}

/// The pane that a person would say has the focus, by the heavy rule of its title, or where tabs share a line by the mark before its name.
fn focused(screen: &str, lang: Lang) -> Vec<PaneId> {
    let texts = lang.texts();
    let names = PaneId::ALL.map(|pane| pane.name(texts));
    [PaneId::Card, PaneId::Ledger, PaneId::Actions]
        .into_iter()
        .filter(|pane| {
            let name = format!("{} {}", *pane as usize + 1, pane.name(texts));
            screen.lines().any(|line| {
                let tabs = names.iter().all(|name| line.contains(name));
                if tabs {
                    return line.contains(&format!("▐{name}"));
                }
                line.split_once(&name)
                    .is_some_and(|(_, rest)| rest.trim_start().starts_with('━'))
            })
        })
        .collect()
}

#[test]
fn focus_is_read() {
    for size in SIZES {
        for lang in Lang::ALL {
            for (key, pane) in [
                ("1", PaneId::Card),
                ("2", PaneId::Ledger),
                ("3", PaneId::Actions),
            ] {
                let mut desk = ready(size, lang);
                desk.press(key);
                let screen = text(&desk.model);
                assert_eq!(focused(&screen, lang), [pane], "{size:?}\n{screen}");
            }
        }
    }
}

#[test]
fn the_tab_in_sight_is_read() {
    for size in SIZES {
        for lang in Lang::ALL {
            let words = &lang.texts().inspector;
            for (at, tab) in InspectorTab::ALL.into_iter().enumerate() {
                let name = tab.name(words);
                let mut desk = ready(size, lang);
                behind::fill(&mut desk);
                desk.press_all(&["t", &(at + 1).to_string()]);
                let screen = text(&desk.model);
                let tabs: Vec<&str> = screen
                    .lines()
                    .filter(|line| {
                        (1..=5).all(|tab| line.contains(&format!("{tab} "))) && line.contains('━')
                    })
                    .collect();
                assert_eq!(tabs.len(), 1, "{screen}");
                assert_eq!(tabs[0].matches('▐').count(), 1, "{}", tabs[0]);
                assert!(
                    tabs[0].contains(&format!("▐{} {name}", at + 1)),
                    "{}",
                    tabs[0]
                );
            }
        }
    }
}

#[test]
fn on_the_home_screen_it_is_read_whether_the_line_or_the_list_has_the_keys() {
    for size in SIZES {
        let mut desk = Desk::new(demo_options(), size, Lang::En);
        let on_list = |desk: &Desk| match &desk.model.screen {
            Screen::Home(HomeState { on_list, .. }) => *on_list,
            Screen::Code(_) => panic!("still at home"),
        };
        let mut seen = Vec::new();
        for _ in 0..2 {
            let screen = text(&desk.model);
            let heavy = |title: &str| {
                let line = screen.lines().find(|line| line.contains(title)).unwrap();
                line.contains('━')
            };
            assert_eq!(heavy("Demo codes"), on_list(&desk), "{screen}");
            assert_eq!(heavy(" Open "), !on_list(&desk), "{screen}");
            seen.push(on_list(&desk));
            desk.press("Tab");
        }
        assert!(seen.contains(&true) && seen.contains(&false));
    }
}

/// The text right of each bar in a part of the screen.
fn barred(screen: &str) -> Vec<String> {
    let lines = screen.lines().filter_map(|line| line.rsplit_once('▐'));
    lines.map(|(_, right)| right.trim().to_owned()).collect()
}

#[test]
fn the_selected_row_is_read_in_every_list() {
    for size in SIZES {
        for lang in Lang::ALL {
            let mut desk = ready(size, lang);
            desk.press("2");
            for _ in 0..4 {
                desk.press("Down");
                let record = desk.code().ledger.record().unwrap().fields();
                let (day, _) = lang.texts().time.list_time(
                    record.at.value().unwrap().instant.unwrap(),
                    desk.model.now,
                    &desk.model.options.zone,
                );
                let rows = barred(&text(&desk.model));
                assert!(
                    rows.iter().any(|row| row.starts_with(&day)),
                    "{day} {rows:?}"
                );
            }
            desk.press("3");
            for _ in 0..2 {
                let actions = desk.code().actions.answer.value().unwrap();
                let label = actions.value.actions[desk.code().actions.selected]
                    .label
                    .shown()
                    .unwrap();
                let rows = barred(&text(&desk.model));
                assert!(
                    rows.iter().any(|row| row.starts_with(label.as_str())),
                    "{rows:?}"
                );
                desk.press("Down");
            }
        }
        let mut home = Desk::new(demo_options(), size, Lang::Zh);
        for code in demo_options().demo_codes.iter().take(4) {
            let rows = barred(&text(&home.model));
            assert!(
                rows.iter()
                    .any(|row| row.starts_with(code.name.get(Lang::Zh))),
                "{rows:?}"
            );
            home.press("Down");
        }
    }
}

fn scene(name: &str, size: (u16, u16), lang: Lang) -> String {
    let scene = SCENES.iter().find(|scene| scene.name == name).unwrap();
    text(&(scene.make)(size, lang).model)
}

#[test]
fn failures_are_read() {
    for size in SIZES {
        for lang in Lang::ALL {
            let texts = lang.texts();
            let screen = scene("page-failed", size, lang);
            assert!(
                screen.contains(&format!("✗ {}", texts.ledger.page_failed.trim())),
                "{screen}"
            );
            // A fault among the records, and the head's known failures.
            let mut desk = Desk::ready(size, Shelf::of(1));
            desk.model.lang = lang;
            desk.press_all(&["2", "r"]);
            let ticket = desk.wire.of(PaneId::Ledger).unwrap().ticket;
            desk.wire.take(ticket, true);
            let rows = r#"{"records":[{"id":"1","type":"t","label":"巡检","at":"2026-06-29T00:00:00Z","result":"fail","resultLabel":"异常"}],"hasMore":false}"#;
            desk.send(Message::PageArrived(ticket, Ok(page(rows))));
            let screen = text(&desk.model);
            assert!(screen.contains("✗ 异常"), "{screen}");
            assert!(
                screen.contains(&format!("! {}", (texts.card.known_failures)(1))),
                "{screen}"
            );
            let screen = scene("no-entity", size, lang);
            assert!(screen.contains(texts.card.no_entity), "{screen}");
            let words = texts.common.service_says;
            let mut desk = Desk::opened(size);
            desk.model.lang = lang;
            desk.press("1");
            desk.fail(PaneId::Card, LoadError::quoting(ErrorKind::Failed, "x"));
            let screen = text(&desk.model);
            assert!(screen.contains(&format!("✗ {words}")), "{screen}");
        }
    }
}

#[test]
fn warnings_are_read() {
    for size in SIZES {
        for lang in Lang::ALL {
            let texts = lang.texts();
            // A link that is none, a host that is foreign, a service that can't be reached.
            assert!(scene("home-plain", size, lang).contains("! "));
            let foreign = scene("qr-foreign", size, lang);
            assert!(
                foreign.contains(&format!("! {}", "xn--qr71-9o4n.example")),
                "{foreign}"
            );
            let old = scene("old-content", size, lang);
            assert!(
                old.contains(&format!("! {}", (texts.errors.error)(&refused().kind))),
                "{old}"
            );
            // A record that came twice with other content.
            let mut desk = Desk::opened(size);
            desk.model.lang = lang;
            let ticket = desk.wire.of(PaneId::Ledger).unwrap().ticket;
            desk.wire.take(ticket, true);
            let twice = r#"{"records":[{"id":"1","at":"2026-06-29T00:00:00Z"},{"id":"1","at":"2026-06-29T00:00:00Z","x":1},5],"hasMore":false}"#;
            desk.send(Message::PageArrived(ticket, Ok(page(twice))));
            let screen = text(&desk.model);
            assert!(screen.contains("▐~"), "{screen}");
            assert!(
                screen.contains(&format!(
                    "! {}",
                    &texts.ledger.odd_record.chars().take(6).collect::<String>()
                )),
                "{screen}"
            );
        }
    }
}

#[test]
fn old_content_is_read_in_the_message_and_beside_its_age() {
    for size in SIZES {
        for lang in Lang::ALL {
            let scene = SCENES
                .iter()
                .find(|scene| scene.name == "old-content")
                .unwrap();
            let mut desk = (scene.make)(size, lang);
            let words = (desk.model.texts().panes.fetched)(&(lang.texts().time.age)(
                qrscope::domain::Age::Minutes(15),
            ));
            let screen = text(&desk.model);
            assert!(
                screen
                    .lines()
                    .last()
                    .unwrap()
                    .ends_with(&format!("! {words}")),
                "{screen}"
            );
            // Also where another message has taken the message's place.
            desk.model.notice = Some(qrscope::app::Notice::Cancelled);
            assert!(text(&desk.model).contains(&format!("! {words}")));
            let fresh = text(&ready(size, lang).model);
            assert!(!fresh.lines().last().unwrap().contains('!'), "{fresh}");
        }
    }
}

#[test]
fn rows_of_an_older_answer_are_read_as_such() {
    for size in SIZES {
        for lang in Lang::ALL {
            // The refresh brought one page; what it doesn't cover stays, and is older.
            let mut desk = Desk::ready(size, Shelf::of(120));
            desk.model.lang = lang;
            desk.press_all(&["2", "End", "End"]);
            desk.answer_all();
            desk.press("Home");
            desk.tick(at("2026-06-30T09:40:00Z"));
            desk.press("r");
            let ticket = desk.wire.of(PaneId::Ledger).unwrap().ticket;
            desk.wire.take(ticket, true);
            desk.send(Message::PageArrived(
                ticket,
                Ok(Shelf::of(121).page(None, 5)),
            ));
            let fresh = desk.code().ledger.list.fresh_len();
            assert!(fresh > 0 && !desk.code().ledger.list.stale().is_empty());
            let screen = text(&desk.model);
            let area = desk.model.layout().ledger;
            let heads = usize::from(area.y) + 1 + usize::from(desk.model.layout().column_heads);
            let offset = desk.code().ledger.offset;
            let mut both = [0, 0];
            let buffer = render(&desk.model, &DARK);
            for row in 0..desk.model.layout().ledger_rows() {
                let y = u16::try_from(heads + row).unwrap();
                let cell = buffer
                    .cell(ratatui::layout::Position::new(area.x + 1, y))
                    .unwrap();
                let old = offset + row >= fresh;
                assert_eq!(cell.symbol() == "∙", old, "{size:?} {row}\n{screen}");
                both[usize::from(old)] += 1;
            }
            assert!(both[0] > 0 && both[1] > 0, "{both:?}");
            if size.0 >= 120 {
                let words = (desk.model.texts().panes.old_rows)(&(lang.texts().time.age)(
                    qrscope::domain::Age::Minutes(20),
                ));
                let named = screen.contains(&format!("∙ {words}"));
                assert!(named, "{screen}");
            }
        }
    }
}
