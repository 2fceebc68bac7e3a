//! Waiting on for tasks that were still being worked on when the wait had reached its limit.

use qrscope::app::{Effect, Message, Pane as _, PaneId};
use qrscope::domain::{ErrorKind, LoadError, Skill, TaskSeen};

use super::desk::Desk;
use super::replies::{Shelf, entity_message, lathe};

fn still_working(id: &str) -> LoadError {
    let task = TaskSeen {
        id: Some(id.to_owned()),
        ..TaskSeen::default()
    };
    LoadError::of(ErrorKind::StillWorking(Box::new(task)))
}

#[test]
fn a_pane_waits_on_for_its_own_task_and_asks_nothing_anew() {
    for (pane, key, skill) in [
        (PaneId::Card, "1", Skill::GetEntity),
        (PaneId::Ledger, "2", Skill::GetRecords),
        (PaneId::Actions, "3", Skill::ListActions),
    ] {
        for wait in ["w", "F11", "Enter"] {
            let mut desk = Desk::opened((120, 40));
            desk.press(key);
            desk.fail(pane, still_working("t-7"));
            let hints = qrscope::app::hints(&desk.model);
            assert!(hints.iter().any(|hint| hint.key == "w"), "{hints:?}");
            let asked = desk.wire.log.len();
            let effects = desk.press(wait);
            let [
                Effect::WaitOn {
                    ticket,
                    task,
                    skill: of,
                },
            ] = &effects[..]
            else {
                panic!("{pane:?} {wait} {effects:?}")
            };
            assert_eq!((task.as_str(), *of), ("t-7", skill));
            assert_eq!(desk.wire.log.len(), asked);
            assert_eq!(desk.press("w"), [], "one wait at a time");
            // Esc ends the wait, and cancels the task that is ours.
            assert!(desk.press("Esc").contains(&Effect::Cancel(*ticket)));
        }
    }
}

#[test]
fn its_answer_fills_the_pane_and_an_earlier_one_no_more() {
    let mut desk = Desk::opened((120, 40));
    let first = desk.wire.of(PaneId::Card).unwrap().ticket;
    desk.press("1");
    desk.fail(PaneId::Card, still_working("t-7"));
    let effects = desk.press("w");
    let [Effect::WaitOn { ticket, .. }] = effects[..] else {
        panic!("{effects:?}")
    };
    desk.send(entity_message(first, Ok(lathe())));
    assert!(desk.code().card.answer.value().is_none());
    desk.send(entity_message(ticket, Ok(lathe())));
    assert!(desk.code().card.answer.value().is_some());
}

#[test]
fn a_later_page_is_waited_on_for_at_its_own_place() {
    let mut desk = Desk::opened((120, 22));
    desk.shelf = Shelf::of(120);
    for pane in [PaneId::Card, PaneId::Actions, PaneId::Ledger] {
        desk.answer(pane);
    }
    let asked = desk.wire.of(PaneId::Ledger).cloned();
    let asked = asked.unwrap_or_else(|| {
        desk.press("End");
        desk.wire.of(PaneId::Ledger).unwrap().clone()
    });
    desk.fail(PaneId::Ledger, still_working("t-8"));
    let rows = desk.code().ledger.list.len();
    let effects = desk.press("w");
    let [Effect::WaitOn { ticket, .. }] = effects[..] else {
        panic!("{effects:?}")
    };
    let reply = desk.reply(&super::desk::Asked { ticket, ..asked });
    desk.send(reply);
    assert!(desk.code().ledger.list.len() > rows);
    assert_eq!(desk.code().ledger.error(), None);
}

#[test]
fn nothing_is_waited_on_for_where_nothing_is_unfinished() {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    for pane in ["1", "2", "3"] {
        desk.press(pane);
        assert_eq!(desk.press("w"), []);
    }
    desk.send(Message::Resized(80, 24));
    assert!(
        !qrscope::app::hints(&desk.model)
            .iter()
            .any(|hint| hint.key == "w")
    );
}
