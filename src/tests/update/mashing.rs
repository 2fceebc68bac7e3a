//! Keys, pastes, window sizes and answers at random: nothing panics, and what must hold always holds.

use std::sync::{Arc, LazyLock};

use jiff::SignedDuration;
use proptest::prelude::*;
use qrscope::app::inspector::{is_on_top, places};
use qrscope::app::{Effect, Message, Pane as _, Screen, Ticket, update};
use qrscope::domain::{
    ActionList, Answer, Card, CopyOutcome, ErrorKind, LoadError, Page, Query, Skill,
};
use qrscope::i18n::Lang;
use qrscope::theme::{Depth, Glyphs, Ground, Theme};

use super::behind::{exchange, exchanges, noted, page as tasks_page, read_card, sighting, task};
use super::desk::{Desk, LATHE, OTHER, chord, demo_options};
use super::replies::{Shelf, action_list, actions, entity, page, records, refused, timed_out};
use crate::tests::view::stage::{render, render_into};

const KEYS: [&str; 62] = [
    "Ctrl-p",
    ":",
    "：",
    "p",
    "F4",
    "t",
    "t",
    "F8",
    "4",
    "5",
    "f",
    "c",
    "s",
    "y",
    "w",
    "F3",
    "Up",
    "Down",
    "Down",
    "Down",
    "PgUp",
    "PgDn",
    "PgDn",
    "Home",
    "End",
    "End",
    "Left",
    "Right",
    "Enter",
    "Enter",
    "Esc",
    "Esc",
    "Tab",
    "Shift-Tab",
    "Backspace",
    "Delete",
    "F1",
    "F5",
    "F6",
    "F7",
    "F9",
    "j",
    "k",
    "g",
    "G",
    "Ctrl-d",
    "Ctrl-u",
    "Ctrl-l",
    "1",
    "2",
    "3",
    "v",
    "z",
    "L",
    "?",
    "o",
    "i",
    "r",
    "码",
    "？",
    "Alt-x",
    "Ctrl-w",
];

const PASTES: [&str; 7] = [
    LATHE,
    OTHER,
    "q\r\n\u{1b}[31m",
    "",
    "https://unknown.example/a/b",
    "链接：qr61.cn/oDemo1/qOther1，还有 qr71.cn/okDISU/qssTnoy。",
    "👨‍👩‍👧‍👦🇨🇳é\u{202e}\u{200b}",
];

#[derive(Clone, Debug)]
enum Poke {
    Key(usize),
    Paste(usize),
    Size(u16, u16),
    Answer(usize, usize),
    Late(usize, usize),
    Time(u32),
    Copied(u64, u8),
    Behind(u8),
}

fn pokes() -> impl Strategy<Value = Poke> {
    prop_oneof![
        12 => (0..KEYS.len()).prop_map(Poke::Key),
        1 => (0..PASTES.len()).prop_map(Poke::Paste),
        2 => (1u16..=220, 1u16..=70).prop_map(|(w, h)| Poke::Size(w, h)),
        6 => (0usize..3, 0usize..14).prop_map(|(which, how)| Poke::Answer(which, how)),
        1 => (0usize..40, 0usize..14).prop_map(|(which, how)| Poke::Late(which, how)),
        1 => any::<u32>().prop_map(Poke::Time),
        1 => (0u64..5, 0u8..5).prop_map(|(copy, how)| Poke::Copied(copy, how)),
        2 => (0u8..9).prop_map(Poke::Behind),
    ]
}

type Answers<T> = Vec<Result<Box<Answer<T>>, LoadError>>;

static CARDS: LazyLock<Answers<Card>> = LazyLock::new(|| {
    [
        "get-entity-data",
        "hostile-entity",
        "english-entity",
        "untracked-get_entity",
        "shapes-entity",
        "not-found",
        "not-public",
        "variant-rejected",
    ]
    .into_iter()
    .map(entity)
    .collect()
});

static PAGES: LazyLock<Answers<Page>> = LazyLock::new(|| {
    let mut pages: Answers<Page> = [
        "hostile-records",
        "english-records",
        "shapes-records",
        "untracked-get_records",
        "ledger-size-500",
        "bad-page-token",
        "not-found",
    ]
    .into_iter()
    .map(records)
    .collect();
    for odd in [
        r#"{"records":[],"hasMore":true,"nextPageToken":"empty"}"#,
        r#"{"records":[{"id":"same"},{"id":"same","x":1},{},null,"码"],"hasMore":true,"nextPageToken":"50","total":"many"}"#,
        r#"{"records":[{"id":"last"}],"hasMore":true}"#,
    ] {
        pages.push(Ok(page(odd)));
    }
    pages
});

static ACTIONS: LazyLock<Answers<ActionList>> = LazyLock::new(|| {
    vec![
        actions("list-actions"),
        actions("untracked-list_actions"),
        actions("not-found"),
        Ok(action_list(
            r#"{"actions":[1,"x",{"label":"长长的名字长长的名字长长的名字长长的名字👷","humanUrl":"https://user@x"},{"action":"a","humanUrl":"https://xn--80ak6aa92e.example/","annotations":{"destructive":true,"idempotent":7,"confirm":"required"}}]}"#,
        )),
    ]
});

fn reply(desk: &Desk, asked: &super::desk::Asked, how: usize) -> Message {
    let ticket = asked.ticket;
    match (&asked.query, how) {
        (_, 0..4) => desk.reply(asked),
        (Query::Entity { .. }, 4) => Message::EntityArrived(ticket, Err(refused())),
        (Query::Records { .. }, 4) => Message::PageArrived(ticket, Err(timed_out())),
        (Query::Actions { .. }, 4) => Message::ActionsArrived(ticket, Err(refused())),
        (Query::Entity { .. }, how) => {
            Message::EntityArrived(ticket, CARDS[how % CARDS.len()].clone())
        }
        (Query::Records { .. }, how) => {
            Message::PageArrived(ticket, PAGES[how % PAGES.len()].clone())
        }
        (Query::Actions { .. }, how) => {
            Message::ActionsArrived(ticket, ACTIONS[how % ACTIONS.len()].clone())
        }
    }
}

fn poke(desk: &mut Desk, poke: &Poke) {
    match poke {
        Poke::Key(at) => {
            desk.send(Message::KeyPressed(chord(KEYS[*at])));
        }
        Poke::Paste(at) => {
            desk.send(Message::Pasted(PASTES[*at].to_owned()));
        }
        Poke::Size(width, height) => {
            desk.send(Message::Resized(*width, *height));
        }
        Poke::Answer(which, how) => {
            let Some(asked) = desk
                .wire
                .pending
                .get(which % desk.wire.pending.len().max(1))
                .cloned()
            else {
                return;
            };
            let message = reply(desk, &asked, *how);
            let answered = matches!(message, Message::PageArrived(_, Ok(_)));
            desk.wire.take(asked.ticket, answered);
            desk.send(message);
        }
        Poke::Late(which, how) => {
            let Some(asked) = desk.wire.log.get(*which).cloned() else {
                return;
            };
            if desk.wire.pending.contains(&asked) {
                return;
            }
            let message = reply(desk, &asked, *how);
            desk.model.touched = false;
            let effects = update(&mut desk.model, message);
            assert!(effects.is_empty() && !desk.model.touched, "{asked:?}");
        }
        Poke::Time(ms) => {
            let now = desk.model.now + SignedDuration::from_millis(i64::from(*ms));
            desk.tick(now);
        }
        Poke::Behind(how) => {
            let message = behind(desk, *how);
            desk.send(message);
        }
        Poke::Copied(copy, how) => {
            let outcome = match how {
                0 => CopyOutcome::Confirmed,
                1 => CopyOutcome::SentToTerminal,
                2 => CopyOutcome::TooLong {
                    bytes: 100_000,
                    limit: 74_994,
                },
                3 => CopyOutcome::Off,
                _ => CopyOutcome::NoWay,
            };
            desk.send(Message::CopyFinished(*copy, outcome));
        }
    }
}

/// Something for the inspector: a request, a task, the reply to its latest question.
fn behind(desk: &Desk, how: u8) -> Message {
    let error = LoadError::of(ErrorKind::Rpc(-32001));
    let latest = desk.wire.asides.iter().rev().find_map(|aside| match aside {
        Effect::ReadTask { ticket, .. }
        | Effect::ListTasks { ticket, .. }
        | Effect::ReadAgentCard { ticket } => Some((*ticket, aside.clone())),
        _ => None,
    });
    let moment = desk.model.now;
    match (how, latest) {
        (0, _) => noted(exchanges()[usize::from(how) % 6].clone()),
        (1, _) => noted(exchange(
            desk.model.inspector.traffic.log.len() as u64 + 7,
            None,
        )),
        (2, _) => sighting(task("a", "working"), Skill::GetEntity, moment),
        (3, _) => sighting(task("b", "completed"), Skill::GetRecords, moment),
        (4, Some((ticket, Effect::ReadTask { .. }))) => Message::TaskRead(ticket, Err(error)),
        (_, Some((ticket, Effect::ReadTask { id, .. }))) => {
            Message::TaskRead(ticket, Ok(Arc::new(task(&id, "canceled"))))
        }
        (4, Some((ticket, Effect::ListTasks { .. }))) => Message::TasksListed(ticket, Err(error)),
        (5, Some((ticket, Effect::ListTasks { .. }))) => {
            Message::TasksListed(ticket, Ok(tasks_page(0..0, None)))
        }
        (_, Some((ticket, Effect::ListTasks { .. }))) => {
            Message::TasksListed(ticket, Ok(tasks_page(0..50, Some("next"))))
        }
        (4, Some((ticket, _))) => Message::AgentCardRead(ticket, Err(error)),
        (_, Some((ticket, _))) => Message::AgentCardRead(ticket, Ok(read_card())),
        (_, None) => Message::AgentCardRead(Ticket(u64::MAX), Ok(read_card())),
    }
}

fn holds(desk: &Desk) {
    let inspector = &desk.model.inspector;
    if is_on_top(&desk.model) {
        let places = places(&desk.model);
        for (side, text) in inspector.texts.iter().enumerate() {
            let last = text.lines.len().saturating_sub(places.text_rows(side));
            assert!(places.texts[side].is_empty() || text.offset <= last);
        }
    }
    let layout = desk.model.layout();
    let Screen::Code(code) = &desk.model.screen else {
        return;
    };
    let ledger = &code.ledger;
    assert!(ledger.selected < ledger.selectable().max(1), "{ledger:?}");
    assert!(ledger.offset <= ledger.list.len() + ledger.tail_lines());
    let rows = layout.ledger_rows();
    if rows > 0 && !ledger.list.is_empty() {
        assert!(
            (ledger.offset..ledger.offset + rows).contains(&ledger.selected),
            "row {} is out of sight: {} + {rows}",
            ledger.selected,
            ledger.offset
        );
    }
    let card = &code.card;
    assert!(card.selected < card.rows.rows.len().max(1));
    assert!(card.offset <= card.rows.total_lines);
    let actions = &code.actions;
    assert!(actions.selected < actions.len().max(1));
    if layout.action_rows() > 0 && !actions.is_empty() {
        assert!(
            (actions.offset..actions.offset + layout.action_rows()).contains(&actions.selected)
        );
    }
    let waiting = [
        code.card.answer.awaited(),
        ledger.awaited(),
        code.actions.answer.awaited(),
    ];
    let waiting: Vec<_> = waiting.into_iter().flatten().collect();
    assert_eq!(waiting.len(), desk.wire.pending.len());
    for asked in &desk.wire.pending {
        assert!(waiting.contains(&asked.ticket));
        assert_eq!(asked.query.link(), &code.link, "of this code");
    }
}

const THEMES: [Theme; 2] = [
    Theme::new(Ground::Dark, Depth::True, Glyphs::UNICODE),
    Theme::new(Ground::Light, Depth::Mono, Glyphs::ASCII),
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, max_shrink_iters: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn whatever_happens(size in (1u16..=160, 1u16..=50), opened: bool, shelf in 0usize..300, pokes in prop::collection::vec(pokes(), 0..120)) {
        let mut desk = Desk::new(demo_options(), size, Lang::Zh);
        desk.shelf = Shelf::of(shelf);
        if opened {
            desk.press("Enter");
        }
        for (at, what) in pokes.iter().enumerate() {
            poke(&mut desk, what);
            holds(&desk);
            if at % 12 == 0 {
                render(&desk.model, &THEMES[at % 2]);
            }
        }
        // A frame of another size than the model was told must not hurt either.
        render_into(&desk.model, &THEMES[0], (7, 3));
        render_into(&desk.model, &THEMES[1], (200, 60));
    }
}
