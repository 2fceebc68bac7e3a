//! Any text at any place of an answer: no cell of the screen and no line of plain output holds anything that drives a terminal,
//! hides or turns the direction.

use crate::tests::client::asking::Reply;
use proptest::prelude::*;
use qrscope::app::{Message, PaneId};
use qrscope::domain::{ActionList, Answer, LoadError, Page, Skill};
use qrscope::i18n::Lang;
use qrscope::present::{TextStyle, card_text};
use qrscope::theme::Glyphs;
use ratatui::layout::Position;
use serde_json::Value;

use super::scenes::answered;
use super::stage::{DARK, render};
use crate::tests::update::desk::Desk;
use crate::tests::update::replies::{captured_with, card_of};

/// What may stand in front of a person: nothing else is let through here than what the policy names (docs/rules.md#outside-text).
fn odd_in(text: &str) -> Option<char> {
    text.chars().find(|c| {
        c.is_control()
            || matches!(c, '\u{61C}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2028}' | '\u{2029}'
                | '\u{2060}'..='\u{206F}' | '\u{AD}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{115F}' | '\u{1160}' | '\u{3164}')
    })
}

/// Pieces that terminals obey, that hide, or that turn the direction, among words.
fn hostile() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        2 => "[a-z一-十 ]{0,5}",
        3 => prop::sample::select(vec![
            "\u{1b}[2J", "\u{1b}]0;owned\u{7}", "\u{1b}]52;c;eA==\u{1b}\\", "\u{1b}P1$r\u{1b}\\", "\u{9b}31m", "\u{9d}0;x\u{9c}", "\r", "\n",
            "\r\n", "\t", "\u{7f}", "\u{0}", "\u{202e}", "\u{2066}", "\u{200b}", "\u{feff}", "\u{ad}", "\u{2028}", "\u{e0041}", "\u{301}",
            "👩\u{200d}", "\u{200d}", "\u{fe0f}", "\u{3164}", "\u{85}", "<U+202E>",
        ]).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
        1 => Just("\u{301}".repeat(20)),
    ];
    prop::collection::vec(piece, 1..8).prop_map(|pieces| pieces.concat())
}

/// Every text of an answer's data and summary is replaced, and every object gets members of such names and values.
fn poisoned(body: &str, attack: &str) -> String {
    let mut body: Value = serde_json::from_str(body).unwrap();
    for artifact in body["result"]["artifacts"].as_array_mut().unwrap() {
        for part in artifact["parts"].as_array_mut().unwrap() {
            for name in ["data", "text"] {
                if let Some(value) = part.get_mut(name) {
                    poison(value, attack);
                }
            }
        }
    }
    body.to_string()
}

fn poison(value: &mut Value, attack: &str) {
    match value {
        Value::String(text) => attack.clone_into(text),
        Value::Array(all) => all.iter_mut().for_each(|value| poison(value, attack)),
        Value::Object(members) => {
            members.values_mut().for_each(|value| poison(value, attack));
            members.insert(attack.to_owned(), Value::from(attack));
        }
        _ => {}
    }
}

fn page(attack: &str) -> Result<Box<Answer<Page>>, LoadError> {
    captured_with("get-records", Skill::GetRecords, |body| {
        poisoned(&body, attack)
    })
    .map(|reply| match reply {
        Reply::Records(answer) => answer,
        other => panic!("no page: {other:?}"),
    })
}

fn actions(attack: &str) -> Result<Box<Answer<ActionList>>, LoadError> {
    captured_with("list-actions", Skill::ListActions, |body| {
        poisoned(&body, attack)
    })
    .map(|reply| match reply {
        Reply::Actions(answer) => answer,
        other => panic!("no actions: {other:?}"),
    })
}

fn check_screen(desk: &Desk, what: &str) -> Result<(), TestCaseError> {
    let buffer = render(&desk.model, &DARK);
    for y in 0..desk.model.size.1 {
        for x in 0..desk.model.size.0 {
            let symbol = buffer.cell(Position::new(x, y)).unwrap().symbol();
            prop_assert_eq!(
                odd_in(symbol),
                None,
                "{}: {:?} at {} {}",
                what,
                symbol,
                x,
                y
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_of_an_answer_drives_the_screen_or_plain_output(attack in hostile(), size in prop::sample::select(vec![(80, 24), (120, 40), (200, 60), (50, 20)])) {
        let card = captured_with("get-entity-data", Skill::GetEntity, |body| poisoned(&body, &attack)).map(card_of);
        let plain = {
            let look = TextStyle { lang: Lang::Zh, zone: jiff::tz::TimeZone::UTC, now: jiff::Timestamp::UNIX_EPOCH, glyphs: Glyphs::UNICODE };
            card_text(card.as_ref().unwrap(), "https://qr71.cn/a/b", None, &look)
        };
        prop_assert_eq!(plain.lines().find_map(odd_in), None, "{}", plain);
        let mut desk = answered(size, Lang::Zh, card, page(&attack), actions(&attack));
        check_screen(&desk, "panes")?;
        for pane in ["1", "2", "3"] {
            for keys in [&[pane, "v"][..], &["v"], &["v", "i"], &["v"], &["PgDn"], &["Esc"], &["Enter"], &["End"], &["Esc"]] {
                desk.press_all(keys);
                check_screen(&desk, &format!("{pane} {keys:?}"))?;
            }
        }
        // What a refusal quotes.
        desk.press("r");
        for pane in [PaneId::Card, PaneId::Ledger, PaneId::Actions] {
            desk.fail(pane, LoadError::quoting(qrscope::domain::ErrorKind::Failed, &attack));
        }
        check_screen(&desk, "refused")?;
        // What is pasted.
        desk.press("o");
        desk.send(Message::Pasted(format!("{attack}/a.b/{attack}")));
        check_screen(&desk, "pasted")?;
        desk.press("Enter");
        check_screen(&desk, "opened")?;
    }
}
