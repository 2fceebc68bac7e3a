//! Tasks in the inspector: those of this run, and those that the service holds.

use std::sync::Arc;

use crate::net::NetFault;
use qrscope::a2a::{TaskFilter, TaskState};
use qrscope::app::Remote;
use qrscope::app::{Effect, Message, Notice, Ticket};
use qrscope::domain::{ContextId, ErrorKind, LISTED_TASKS_LIMIT, ListEnd, LoadError, Skill};

use super::behind::{fill, page, read, sighting, task};
use super::desk::Desk;
use super::inspector::lines;
use super::replies::{Shelf, at};

fn ready() -> Desk {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    fill(&mut desk);
    desk.press_all(&["t", "2"]);
    desk
}

fn error(code: i64) -> LoadError {
    LoadError::quoting(ErrorKind::Rpc(code), "said the service")
}

fn read_again(desk: &mut Desk) -> (Ticket, String) {
    let effects = desk.press("r");
    let [Effect::ReadTask { ticket, id }] = &effects[..] else {
        panic!("{effects:?}")
    };
    (*ticket, id.clone())
}

fn listed(effects: &[Effect]) -> (Ticket, TaskFilter) {
    match effects.last() {
        Some(Effect::ListTasks { ticket, filter }) => (*ticket, filter.clone()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_task_shows_every_field_and_as_it_was_sent() {
    let mut desk = ready();
    desk.press_all(&["Down", "Enter"]);
    let text = lines(&desk, 0);
    for wanted in [
        "task-3",
        "conversation-1",
        "failed",
        "2026-06-30T09:19:59.000Z",
        "2026-06-30 17:19:59 UTC+8",
        "get_records",
        "https://qr71.cn/okDISU/qssTnoy",
        "好了",
        "m-1",
        "m-2",
        "\"size\": 50",
        "a-1",
        "一页",
        "\"total\": 1.10",
        "共 1 条记录",
        "x.png",
        "image/png",
        "https://example.org/x.png",
        "https://example.org/ext",
        "\"page\": 1",
        "\"trace\": \"abc\"",
        "8 个字符",
    ] {
        assert!(text.contains(wanted), "{wanted} in {text}");
    }
    desk.press("v");
    let raw = lines(&desk, 0);
    assert!(
        raw.contains("\"kind\": \"task\"") && raw.contains("\"total\": 1.10"),
        "{raw}"
    );
}

#[test]
fn a_task_that_goes_on_is_the_same_row() {
    let mut desk = ready();
    let before = desk.model.inspector.tasks.len();
    let later = at("2026-06-30T09:20:30Z");
    desk.send(sighting(
        task("task-6", "completed"),
        Skill::ListActions,
        later,
    ));
    assert_eq!(desk.model.inspector.tasks.len(), before);
    let newest = desk.model.inspector.tasks.iter().next_back().unwrap();
    assert_eq!(
        (newest.changed_at, newest.task.status.state_name()),
        (later, "completed")
    );
    assert_eq!(newest.asked.as_ref().unwrap().skill, Skill::ListActions);
}

#[test]
fn reading_again_shows_what_is_there_now_or_that_the_copy_is_all_there_is() {
    let mut desk = ready();
    let (ticket, id) = read_again(&mut desk);
    assert_eq!(id, "task-6");
    assert_eq!(desk.press("r"), [], "one at a time");
    desk.send(Message::TaskRead(
        ticket,
        Ok(Arc::new(task("task-6", "canceled"))),
    ));
    assert!(lines(&desk, 0).contains("canceled"));
    let (ticket, _) = read_again(&mut desk);
    desk.send(Message::TaskRead(ticket, Err(error(-32001))));
    let text = lines(&desk, 0);
    assert!(
        text.contains("服务不再保存这个任务；下面是本机自己的副本") && text.contains("canceled"),
        "{text}"
    );
    let (ticket, _) = read_again(&mut desk);
    desk.send(Message::TaskRead(ticket, Err(error(-32603))));
    let text = lines(&desk, 0);
    assert!(
        text.contains("said the service") && text.contains("canceled"),
        "{text}"
    );
    let (ticket, _) = read_again(&mut desk);
    assert_eq!(desk.press("Esc"), [Effect::Abandon(ticket)]);
    desk.send(Message::TaskRead(
        ticket,
        Ok(Arc::new(task("task-6", "working"))),
    ));
    assert!(lines(&desk, 0).contains("canceled"));
}

#[test]
fn only_what_the_service_said_of_reading_again_stands_as_its_words() {
    let mut desk = ready();
    for (kind, expected) in [
        (ErrorKind::Net(NetFault::Network), "\nno route\n"),
        (ErrorKind::Net(NetFault::NoAnswer), "\nno route\n"),
        (
            ErrorKind::Net(NetFault::HttpStatus(503)),
            "\n服务原话 「no route」\n",
        ),
    ] {
        let (ticket, _) = read_again(&mut desk);
        let error = LoadError::quoting(kind, "no route");
        desk.send(Message::TaskRead(ticket, Err(error)));
        let text = lines(&desk, 0);
        assert!(text.contains(expected), "{expected:?} in {text}");
    }
}

#[test]
fn a_task_without_an_id_is_kept_and_not_read_again() {
    let mut desk = ready();
    let nameless = read(&serde_json::json!({"kind": "task", "status": {"state": "failed"}}));
    desk.send(sighting(
        nameless,
        Skill::GetEntity,
        at("2026-06-30T09:20:30Z"),
    ));
    assert_eq!(desk.press("r"), []);
    assert!(matches!(desk.model.notice, Some(Notice::Attention(_))));
}

#[test]
fn the_services_tasks_come_page_by_page_and_only_when_asked_for() {
    let mut desk = ready();
    desk.press("3");
    let (first, filter) = listed(&desk.press("Enter"));
    assert_eq!((filter.page_token, filter.page_size), (None, Some(50)));
    desk.send(Message::TasksListed(first, Ok(page(0..50, Some("p2")))));
    let service = &desk.model.inspector.service;
    assert_eq!(
        (service.rows().len(), desk.model.inspector.rows().count),
        (50, 51)
    );
    desk.press("End");
    assert!(desk.model.inspector.service.is_on_more());
    let (second, filter) = listed(&desk.press("Enter"));
    assert_eq!(filter.page_token.as_deref(), Some("p2"));
    assert_eq!(desk.press("Enter"), [], "one page at a time");
    // The first page's reply again is nobody's.
    desk.send(Message::TasksListed(first, Ok(page(0..50, Some("p2")))));
    assert_eq!(desk.model.inspector.service.rows().len(), 50);
    desk.send(Message::TasksListed(second, Err(error(-32603))));
    assert_eq!(
        desk.model.inspector.service.rows().len(),
        50,
        "what is there stays"
    );
    let (third, filter) = listed(&desk.press("Enter"));
    assert_eq!(
        filter.page_token.as_deref(),
        Some("p2"),
        "the same page again"
    );
    desk.send(Message::TasksListed(third, Ok(page(50..70, None))));
    assert_eq!(desk.model.inspector.rows().count, 70);
    desk.press_all(&["End", "Enter"]);
    assert!(lines(&desk, 0).contains("theirs-69"));
    let (ticket, id) = read_again(&mut desk);
    assert_eq!(id, "theirs-69");
    desk.send(Message::TaskRead(
        ticket,
        Ok(Arc::new(task("theirs-69", "failed"))),
    ));
    assert_eq!(
        desk.model.inspector.service.reading,
        Remote::Ready(at("2026-06-30T09:20:00Z"))
    );
    assert!(lines(&desk, 0).contains("failed"));
}

#[test]
fn a_cursor_that_comes_again_ends_the_list() {
    let mut desk = ready();
    desk.press("3");
    let (ticket, _) = listed(&desk.press("Enter"));
    desk.send(Message::TasksListed(ticket, Ok(page(0..5, Some("p")))));
    desk.press("End");
    let (ticket, _) = listed(&desk.press("Enter"));
    desk.send(Message::TasksListed(ticket, Ok(page(5..9, Some("p")))));
    let service = &desk.model.inspector.service;
    assert_eq!(service.end(), Some(ListEnd::TokenRepeats));
    assert_eq!(service.rows().len(), 9);
}

#[test]
fn the_list_is_narrowed_by_state_and_by_conversation_and_asked_for_only_by_enter() {
    let mut desk = ready();
    desk.press("3");
    let (ticket, _) = listed(&desk.press("Enter"));
    desk.send(Message::TasksListed(ticket, Ok(page(0..5, Some("p")))));
    // Old rows never stay under a new filter, and a step through the states asks nothing.
    assert_eq!(desk.press("c"), []);
    assert!(desk.model.inspector.service.rows().is_empty());
    assert_eq!(desk.press("f"), []);
    let (ticket, filter) = listed(&desk.press("Enter"));
    assert_eq!(filter.context, Some(ContextId("conversation-1".to_owned())));
    assert_eq!(filter.status, Some(TaskState::Submitted));
    assert_eq!(filter.page_token, None);
    assert_eq!(desk.press("Enter"), [], "one question at a time");
    assert_eq!(desk.press("r"), []);
    // Another filter before the answer: the question is given up, and its answer is nobody's.
    assert_eq!(desk.press("f"), [Effect::Abandon(ticket)]);
    desk.send(Message::TasksListed(ticket, Ok(page(0..5, None))));
    assert!(desk.model.inspector.service.rows().is_empty());
    let mut states = Vec::new();
    for _ in 0..8 {
        states.push(desk.model.inspector.service.narrowing.state.clone());
        desk.press("F3");
    }
    assert_eq!(states[0], Some(TaskState::Working));
    assert_eq!(states[7], None, "round and round: {states:?}");
    desk.press("c");
    assert_eq!(listed(&desk.press("Enter")).1.context, None);
}

#[test]
fn without_a_conversation_there_is_nothing_to_narrow_to() {
    let mut desk = Desk::new(
        super::desk::explorer_options(),
        (120, 40),
        qrscope::i18n::Lang::Zh,
    );
    desk.press_all(&["F8", "3"]);
    assert_eq!(desk.press("c"), []);
    assert!(matches!(desk.model.notice, Some(Notice::Attention(_))));
}

#[test]
fn a_service_that_lists_what_was_not_asked_for_is_said_so() {
    let mut desk = ready();
    desk.press_all(&["3", "f"]);
    let (ticket, _) = listed(&desk.press("Enter"));
    desk.send(Message::TasksListed(ticket, Ok(page(0..5, None))));
    assert!(desk.model.inspector.service.is_filter_ignored());
    assert!(crate::tests::view::stage::text(&desk.model).contains("服务没有按条件筛选"));
}

#[test]
fn a_page_of_any_length_is_bounded_and_drawn() {
    let mut desk = ready();
    desk.press("3");
    let (ticket, _) = listed(&desk.press("Enter"));
    desk.send(Message::TasksListed(
        ticket,
        Ok(page(0..70_000, Some("more"))),
    ));
    let service = &desk.model.inspector.service;
    assert_eq!(
        (service.rows().len(), service.end()),
        (LISTED_TASKS_LIMIT, Some(ListEnd::Full))
    );
    desk.press("End");
    crate::tests::view::stage::text(&desk.model);
}

#[test]
fn an_opened_task_has_no_more_lines_than_any_page_and_says_what_is_cut() {
    let mut desk = ready();
    let numbers: Vec<u32> = (0..30_000).collect();
    let long = read(
        &serde_json::json!({"kind": "task", "id": "long", "status": {"state": "completed"},
        "artifacts": [{"artifactId": "a-1", "parts": [{"kind": "data", "data": numbers}]}]}),
    );
    desk.send(sighting(
        long,
        Skill::GetRecords,
        at("2026-06-30T09:20:30Z"),
    ));
    desk.press_all(&["Home", "Enter"]);
    let last = lines(&desk, 0);
    let last = last.lines().last().unwrap_or_default();
    assert!(desk.model.inspector.texts[0].lines.len() <= 20_001);
    assert!(last.contains("字节没有显示"), "{last}");
}

#[test]
fn a_tasks_id_is_copied_as_it_is() {
    let mut desk = ready();
    let effects = desk.press("y");
    assert_eq!(
        effects,
        [Effect::CopyText {
            copy: 1,
            text: "task-6".to_owned()
        }]
    );
}
