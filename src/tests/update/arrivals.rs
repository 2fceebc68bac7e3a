//! Answers in any order, of any age.

use qrscope::app::{Message, Model, Pane as _, PaneId};
use qrscope::domain::{ContextId, LoadError, Query};

use super::desk::{Asked, Desk, OTHER};
use super::replies::{Shelf, entity_message, lathe, lathe_actions, page, refused, with_context};

const PANES: [PaneId; 3] = [PaneId::Card, PaneId::Ledger, PaneId::Actions];
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// Everything visible of a model, comparable. Counters that only tell old from new are left out.
fn seen(model: &Model) -> String {
    let code = model.code().unwrap();
    let panes = (
        (
            &code.link,
            &code.conversation,
            &code.card.answer,
            &code.card.rows,
        ),
        (code.card.selected, code.card.offset),
        (code.ledger.list.fresh(), code.ledger.list.stale()),
        (
            code.ledger.list.tail(),
            &code.ledger.pages,
            code.ledger.list.total(),
        ),
        (code.ledger.selected, code.ledger.offset),
        &code.actions.answer,
        (code.actions.selected, code.actions.offset),
    );
    format!("{panes:?} {:?}", model.notice)
}

#[test]
fn the_order_of_the_answers_makes_no_difference() {
    let filled: Vec<String> = ORDERS
        .iter()
        .map(|order| {
            let mut desk = Desk::opened((120, 40));
            for pane in order {
                desk.answer(PANES[*pane]);
            }
            desk.answer_all();
            seen(&desk.model)
        })
        .collect();
    for other in &filled[1..] {
        assert_eq!(&filled[0], other);
    }
}

#[test]
fn one_failing_leaves_the_others_in_any_order() {
    for failing in PANES {
        for order in ORDERS {
            let mut desk = Desk::opened((120, 40));
            for pane in order.map(|at| PANES[at]) {
                if pane == failing {
                    desk.fail(pane, refused());
                } else {
                    desk.answer(pane);
                }
            }
            desk.answer_all();
            let code = desk.code();
            assert_eq!(code.card.answer.value().is_none(), failing == PaneId::Card);
            assert_eq!(code.ledger.list.is_empty(), failing == PaneId::Ledger);
            assert_eq!(code.actions.is_empty(), failing == PaneId::Actions);
            let errors = [
                code.card.answer.error(),
                code.ledger.error(),
                code.actions.answer.error(),
            ];
            assert_eq!(errors.into_iter().flatten().count(), 1);
            assert!(errors[failing as usize].is_some());
        }
    }
}

/// Every kind of reply to a ticket that isn't awaited.
fn stale_messages(asked: &Asked) -> [Message; 6] {
    let ticket = asked.ticket;
    [
        entity_message(ticket, Ok(lathe())),
        Message::PageArrived(ticket, Ok(Shelf::of(7).page(None, 50))),
        Message::ActionsArrived(ticket, Ok(lathe_actions())),
        entity_message(ticket, Err(refused())),
        Message::PageArrived(ticket, Err(refused())),
        Message::ActionsArrived(ticket, Err(refused())),
    ]
}

fn nothing_changes(desk: &mut Desk, asked: &Asked) {
    let before = seen(&desk.model);
    for message in stale_messages(asked) {
        desk.model.touched = false;
        let effects = desk.send(message.clone());
        assert!(effects.is_empty(), "{message:?}");
        assert!(!desk.model.touched, "{message:?}");
        assert_eq!(seen(&desk.model), before, "{message:?}");
    }
}

#[test]
fn answers_of_an_earlier_generation_change_nothing() {
    let mut desk = Desk::opened((120, 40));
    let old = desk.wire.pending.clone();
    desk.press("r");
    for asked in &old {
        nothing_changes(&mut desk, asked);
    }
    desk.answer_all();
    for asked in &old {
        nothing_changes(&mut desk, asked);
    }
    // An answer that came already doesn't come twice.
    for asked in &desk.wire.log.clone() {
        nothing_changes(&mut desk, asked);
    }
}

#[test]
fn answers_of_another_code_change_nothing() {
    let mut desk = Desk::opened((120, 40));
    let old = desk.wire.pending.clone();
    desk.open(OTHER);
    for asked in &old {
        nothing_changes(&mut desk, asked);
    }
    desk.answer_all();
    for asked in &old {
        nothing_changes(&mut desk, asked);
    }
}

/// The conversation sent with the next page, after a card and a first page with these.
fn conversation(card: Option<&str>, ledger: Option<&str>) -> Option<ContextId> {
    let mut desk = Desk::opened((120, 40));
    let shelf = Shelf::of(500);
    desk.shelf = shelf;
    let ticket = |desk: &Desk, pane| desk.wire.of(pane).unwrap().ticket;
    let (card_ticket, page_ticket) = (ticket(&desk, PaneId::Card), ticket(&desk, PaneId::Ledger));
    desk.wire.take(card_ticket, true);
    desk.send(Message::EntityArrived(
        card_ticket,
        Ok(with_context(lathe(), card)),
    ));
    desk.wire.take(page_ticket, true);
    desk.send(Message::PageArrived(
        page_ticket,
        Ok(with_context(shelf.page(None, 50), ledger)),
    ));
    desk.press("End");
    let asked = desk.wire.of(PaneId::Ledger).expect("the next page").clone();
    assert!(matches!(asked.query, Query::Records { token: Some(_), .. }));
    asked.context
}

#[test]
fn the_cards_conversation_goes_with_later_pages_else_the_ledgers_own() {
    let of = |id: &str| Some(ContextId(id.to_owned()));
    assert_eq!(conversation(Some("card"), Some("ledger")), of("card"));
    assert_eq!(conversation(Some("card"), None), of("card"));
    assert_eq!(conversation(None, Some("ledger")), of("ledger"));
    assert_eq!(conversation(None, None), None);
}

#[test]
fn a_refresh_carries_each_panes_conversation() {
    let mut desk = Desk::opened((120, 40));
    let card = desk.wire.of(PaneId::Card).unwrap().ticket;
    desk.wire.take(card, true);
    desk.send(entity_message(card, Ok(with_context(lathe(), None))));
    let first = desk.wire.of(PaneId::Ledger).unwrap().ticket;
    desk.wire.take(first, true);
    desk.send(Message::PageArrived(
        first,
        Ok(with_context(Shelf::of(3).page(None, 50), Some("ledger"))),
    ));
    desk.answer_all();
    desk.press("r");
    let context = |pane| {
        desk.wire
            .of(pane)
            .and_then(|asked| asked.context.clone())
            .map(|context| context.0)
    };
    assert_eq!(context(PaneId::Ledger).as_deref(), Some("ledger"));
    assert_eq!(context(PaneId::Card), None, "not another pane's");
}

#[test]
fn differing_totals_are_both_kept_for_showing() {
    let mut desk = Desk::ready((120, 40), Shelf::of(120));
    desk.press("r");
    desk.answer_all();
    let code = desk.code();
    let ledger = code
        .ledger
        .list
        .total()
        .value()
        .and_then(|total| total.count);
    let card = code.card.answer.value().unwrap().value.previewed_total();
    assert_eq!(ledger, Some(120));
    assert_eq!(card.value().and_then(|total| total.count), Some(1));
}

#[test]
fn a_page_that_is_odd_never_costs_the_rows_before_it() {
    let mut desk = Desk::ready((120, 40), Shelf::of(120));
    desk.press("End");
    for data in [
        r#"{"records":[7,"x",null,[],{"id":"r3","summary":"other"}],"hasMore":true,"nextPageToken":"50"}"#,
        r#"{"records":null,"hasMore":true}"#,
    ] {
        let Some(asked) = desk.wire.of(PaneId::Ledger).cloned() else {
            continue;
        };
        let before = desk.code().ledger.list.len();
        desk.wire.take(asked.ticket, true);
        desk.send(Message::PageArrived(asked.ticket, Ok(page(data))));
        assert!(desk.code().ledger.list.len() >= before);
    }
    let error: LoadError = refused();
    assert_eq!(error.exit_code(), 3);
}
