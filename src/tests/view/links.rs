//! Links that are handed to a person: whose host it is, what may deceive about it, and the whole of it.

use qrscope::app::{Message, OverlayKind, PaneId};
use qrscope::domain::{CopyOutcome, CopyWay, Lookalike};
use qrscope::i18n::Lang;
use qrscope::text::SafeText;
use ratatui::layout::Position;

use super::scenes::ready;
use super::stage::{DARK, render, row_of, row_text, text};
use crate::tests::update::desk::Desk;
use crate::tests::update::replies::action_list;

const SIZES: [(u16, u16); 4] = [(50, 20), (80, 24), (120, 40), (200, 60)];
/// Where a Cyrillic letter stands for a Latin one.
const DECEIVING: &str = "https://qг71.cn/oUOv89/qssTnoy";
const ITS_HOST: &str = "xn--q71-jdd.cn";

/// The lathe with one action, its link this one, and the keys on it.
fn with_link(size: (u16, u16), lang: Lang, url: &str) -> Desk {
    let mut desk = ready(size, lang);
    desk.press("r");
    let ticket = desk.wire.of(PaneId::Actions).unwrap().ticket;
    desk.wire.take(ticket, true);
    let data = serde_json::json!({"url": "u", "actions": [{"action": "a", "label": "报修", "humanUrl": url}]});
    desk.send(Message::ActionsArrived(
        ticket,
        Ok(action_list(&data.to_string())),
    ));
    desk.press_all(&["3", "Home"]);
    desk
}

fn message(desk: &Desk) -> String {
    row_text(&render(&desk.model, &DARK), desk.model.size.1 - 2)
}

#[test]
fn a_host_that_is_nobodys_is_said_in_the_row_the_detail_and_after_copying() {
    for (lang, row, long) in [
        (
            Lang::Zh,
            "! 非码域名 scan.example.com",
            "! scan.example.com 不是已知的码域名",
        ),
        (
            Lang::En,
            "! other host: scan.example.com",
            "! scan.example.com is not a known code host",
        ),
    ] {
        for size in SIZES {
            let mut desk = with_link(size, lang, "https://scan.example.com/x");
            assert!(
                text(&desk.model).contains(row),
                "{size:?} {}",
                text(&desk.model)
            );
            desk.press("Right");
            let detail = text(&desk.model);
            let words: String = detail
                .split(['│', '\n'])
                .map(str::trim)
                .collect::<Vec<_>>()
                .join(" ");
            assert!(words.replace("  ", " ").contains(long), "{size:?} {detail}");
            desk.press_all(&["Esc", "Enter"]);
            // No question comes first.
            assert!(
                desk.model.overlays.is_empty() && desk.wire.copied.len() == 1,
                "{size:?}"
            );
            desk.send(Message::CopyFinished(1, CopyOutcome::SentToTerminal));
            let said = message(&desk);
            assert!(said.contains("! "), "{size:?} {said}");
            if size.0 >= 80 {
                assert!(said.contains(long) || said.contains(row), "{size:?} {said}");
            }
        }
    }
}

#[test]
fn a_host_that_looks_like_a_known_one_is_written_in_punycode_and_called_so() {
    for (lang, row, long) in [
        (Lang::Zh, "形似 qr71.cn", "域名看上去像 qr71.cn，其实不是"),
        (
            Lang::En,
            "like qr71.cn:",
            "The host looks like qr71.cn but is not",
        ),
    ] {
        for size in [(80, 24), (120, 40), (200, 60)] {
            let mut desk = with_link(size, lang, DECEIVING);
            let panes = text(&desk.model);
            assert!(
                panes.contains(&format!("! {row}")) && panes.contains(ITS_HOST),
                "{panes}"
            );
            desk.press("Right");
            let detail = text(&desk.model);
            assert!(detail.contains(&format!("! {long}")), "{detail}");
            assert!(
                detail.contains("https://xn--q71-jdd.cn/oUOv89/qssTnoy"),
                "{detail}"
            );
            assert!(!detail.contains('г'), "{detail}");
            desk.press_all(&["Esc", "Enter"]);
            desk.send(Message::CopyFinished(1, CopyOutcome::Confirmed));
            let said = message(&desk);
            assert!(said.contains(long) || said.contains(row), "{size:?} {said}");
        }
    }
}

#[test]
fn a_pasted_link_of_such_a_host_is_asked_about_with_a_warning() {
    for lang in Lang::ALL {
        let mut desk = ready((80, 24), lang);
        desk.press("o");
        desk.send(Message::Pasted(DECEIVING.to_owned()));
        desk.press("Enter");
        assert!(matches!(
            desk.model.overlays.last().map(|top| &top.kind),
            Some(OverlayKind::AskHost(_))
        ));
        let question = text(&desk.model);
        let known = Lookalike::Resembles("qr71.cn".to_owned());
        let words = format!("! {}", (lang.texts().links.host_lookalike)(&known));
        assert!(
            question.contains(&words) && question.contains(ITS_HOST),
            "{question}"
        );
    }
}

/// A link of 2,000 characters.
fn long_link() -> String {
    let mut link = "https://scan.example.com/record?x=".to_owned();
    for n in 0.. {
        let left = 2000 - link.len();
        let more = format!("a-{n}.b~c_{n}&");
        link.push_str(more.get(..left.min(more.len())).unwrap());
        if link.len() == 2000 {
            return link;
        }
    }
    unreachable!()
}

/// The rows of the link, as a selection by hand takes them.
fn by_hand(desk: &Desk) -> Vec<String> {
    let buffer = render(&desk.model, &DARK);
    let (width, height) = desk.model.size;
    (0..height)
        .map(|y| {
            (0..width)
                .map(|x| buffer.cell(Position::new(x, y)).unwrap().symbol())
                .collect::<String>()
        })
        .collect()
}

#[test]
fn a_link_of_2000_characters_is_read_in_full_with_nothing_beside_it() {
    let link = long_link();
    for size in [(40, 10), (50, 20), (80, 24), (120, 40), (200, 60)] {
        for lang in Lang::ALL {
            let mut desk = with_link(size, lang, &link);
            // No letter is needed on the way.
            desk.press_all(&["Right", "Right"]);
            let mut taken = String::new();
            let mut seen = 0;
            loop {
                let rows = by_hand(&desk);
                let body: Vec<&String> =
                    rows.iter().skip(2).take(usize::from(size.1) - 4).collect();
                let offset = desk.model.overlays.last().unwrap().text.offset;
                for row in body.iter().skip(seen - offset) {
                    seen += 1;
                    if taken.len() < link.len() {
                        taken.push_str(row.trim_end());
                        assert!(
                            row.trim_end().len() == usize::from(size.0)
                                || taken.len() == link.len(),
                            "{row}"
                        );
                    }
                }
                if taken.len() >= link.len() {
                    break;
                }
                desk.press("PgDn");
                assert!(
                    desk.model.overlays.last().unwrap().text.offset > offset,
                    "{size:?}: the end is out of reach"
                );
            }
            assert_eq!(taken, link, "{size:?}");
            let rest = text(&desk.model);
            assert!(!rest.contains(['│', '┍']), "{rest}");
            // The warning stands under it.
            desk.press("End");
            assert!(
                text(&desk.model).contains("! scan.example.com"),
                "{}",
                text(&desk.model)
            );
            desk.press("Enter");
            assert_eq!(
                desk.wire.copied.last().map(|copied| copied.as_str()),
                Some(link.as_str())
            );
            desk.press_all(&["Left", "Left"]);
            assert!(desk.model.overlays.is_empty());
        }
    }
}

#[test]
fn where_nothing_can_be_copied_the_link_stands_there_to_be_taken_by_hand() {
    let link = long_link();
    let is_open = |desk: &Desk| {
        matches!(
            desk.model.overlays.last().map(|top| &top.kind),
            Some(OverlayKind::FullLink)
        )
    };
    for lang in Lang::ALL {
        let mut off = with_link((80, 24), lang, &link);
        off.model.options.copy_off = true;
        let mut no_way = with_link((80, 24), lang, &link);
        no_way.model.options.copy_ways.clear();
        for mut desk in [off, no_way] {
            desk.press("Enter");
            assert!(is_open(&desk) && desk.wire.copied.is_empty());
            assert!(!message(&desk).is_empty());
            // Once more says it again and piles up nothing.
            desk.press_all(&["Enter", "Esc"]);
            assert!(desk.model.overlays.is_empty());
        }
        for outcome in [
            CopyOutcome::TooLong {
                bytes: 100_000,
                limit: 74_994,
            },
            CopyOutcome::Failed {
                way: CopyWay::Native,
                fault: qrscope::domain::CopyFault::Said(SafeText::sanitize("no clipboard")),
            },
        ] {
            let mut desk = with_link((80, 24), lang, &link);
            desk.press("Enter");
            assert!(!is_open(&desk));
            desk.send(Message::CopyFinished(1, outcome.clone()));
            assert!(is_open(&desk) && !message(&desk).is_empty(), "{outcome:?}");
            // Who has gone on by then is not disturbed.
            let mut desk = with_link((80, 24), lang, &link);
            desk.press_all(&["Enter", "1"]);
            desk.send(Message::CopyFinished(1, outcome));
            assert!(desk.model.overlays.is_empty());
        }
        let mut desk = with_link((80, 24), lang, &link);
        desk.press("Enter");
        desk.send(Message::CopyFinished(1, CopyOutcome::SentToTerminal));
        assert!(desk.model.overlays.is_empty());
    }
}

#[test]
fn what_is_not_handed_out_has_no_full_view() {
    for url in ["javascript:alert(1)", "https://user@qr71.cn/a/b", ""] {
        let mut desk = with_link((80, 24), Lang::Zh, url);
        desk.press_all(&["Right", "Right"]);
        assert!(
            matches!(
                desk.model.overlays.last().map(|top| &top.kind),
                Some(OverlayKind::Action)
            ),
            "{url}"
        );
        assert_eq!(
            row_of(&render(&desk.model, &DARK), "右 完整链接"),
            None,
            "{url}"
        );
    }
}
