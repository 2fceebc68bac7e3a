//! One table of page sequences that the ledger pane, `records`, the tab with the service's tasks and `tasks` go through: the same rows, the
//! same end, the same words.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "tests"
)]

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use super::ledger::{Extent, Walk};
use super::tasks::list;
use crate::a2a::{TaskFilter, TaskPage, UserMessage};
use crate::app::{Effect, Message, PaneId};
use crate::client::tests::recorded::{Recorded, completed};
use crate::domain::{CodeHosts, ListEnd, Listed, Skill, find_links};
use crate::i18n::Lang;
use crate::tests::update::behind::{fill, read};
use crate::tests::update::desk::Desk;
use crate::tests::update::replies::{Shelf, page};
use crate::tests::view::stage;

/// Rows of a page, each an id and a content; what it says of more; its cursor; its total.
type Sheet = (
    &'static [(&'static str, u32)],
    Option<bool>,
    Option<&'static str>,
    Option<u64>,
);

/// What a surface holds at the end.
#[derive(Debug, PartialEq)]
struct Held {
    rows: Vec<Value>,
    /// Places of the rows that changed.
    changed: Vec<usize>,
    total: Option<u64>,
    ending: Option<ListEnd>,
}

struct Script {
    name: &'static str,
    pages: Vec<Sheet>,
    rows: &'static [(&'static str, u32)],
    changed: &'static [usize],
    total: Option<u64>,
    ending: ListEnd,
}

/// What the service of the tasks has no member for can't be asked of it.
fn fits_tasks(script: &Script) -> bool {
    script.pages.iter().all(|page| page.1.is_none())
}

fn scripts() -> Vec<Script> {
    let script = |name, pages, rows, changed, total, ending| Script {
        name,
        pages,
        rows,
        changed,
        total,
        ending,
    };
    vec![
        script(
            "r1-r3 come four times with changed content, then r4",
            vec![
                (&[("r1", 0), ("r2", 0), ("r3", 0)], None, Some("a"), None),
                (&[("r1", 1), ("r2", 1), ("r3", 1)], None, Some("b"), None),
                (&[("r1", 2), ("r2", 2), ("r3", 2)], None, Some("c"), None),
                (&[("r1", 3), ("r2", 3), ("r3", 3)], None, Some("d"), None),
                (&[("r4", 0)], None, None, None),
            ],
            &[("r1", 3), ("r2", 3), ("r3", 3), ("r4", 0)],
            &[0, 1, 2],
            None,
            ListEnd::Listed,
        ),
        script(
            "pages overlap, and the second has no total",
            vec![
                (&[("t1", 0), ("t2", 0)], None, Some("a"), Some(3)),
                (&[("t2", 0), ("t3", 0)], None, None, None),
            ],
            &[("t1", 0), ("t2", 0), ("t3", 0)],
            &[],
            Some(3),
            ListEnd::Listed,
        ),
        script(
            "a cursor comes again",
            vec![
                (&[("1", 0)], None, Some("a"), Some(9)),
                (&[("2", 0)], None, Some("b"), Some(8)),
                (&[("3", 0)], None, Some("a"), None),
            ],
            &[("1", 0), ("2", 0), ("3", 0)],
            &[],
            Some(8),
            ListEnd::TokenRepeats,
        ),
        script(
            "the same rows under ever new cursors",
            vec![
                (&[("1", 0), ("2", 0)], None, Some("a"), None),
                (&[("1", 0), ("2", 0)], None, Some("b"), None),
                (&[("2", 0)], None, Some("c"), None),
                (&[("1", 0)], None, Some("d"), None),
            ],
            &[("1", 0), ("2", 0)],
            &[],
            None,
            ListEnd::EmptyPages,
        ),
        script(
            "two empty pages are no end",
            vec![
                (&[("1", 0)], None, Some("a"), None),
                (&[], None, Some("b"), None),
                (&[], None, Some("c"), None),
                (&[("2", 0)], None, Some("d"), None),
                (&[], None, Some("e"), None),
                (&[], None, Some("f"), None),
                (&[], None, Some("g"), None),
            ],
            &[("1", 0), ("2", 0)],
            &[],
            None,
            ListEnd::EmptyPages,
        ),
        script(
            "rows without an id are never taken for each other",
            vec![
                (&[("", 1), ("", 1)], None, Some("a"), None),
                (&[("", 1), ("", 2)], None, None, None),
            ],
            &[("", 1), ("", 1), ("", 1), ("", 2)],
            &[],
            None,
            ListEnd::Listed,
        ),
        script(
            "a page of rows without an id comes again and again",
            vec![
                (&[("", 1)], None, Some("a"), None),
                (&[("", 1)], None, Some("b"), None),
                (&[("", 1)], None, Some("c"), None),
                (&[("", 1)], None, Some("d"), None),
            ],
            &[("", 1), ("", 1), ("", 1), ("", 1)],
            &[],
            None,
            ListEnd::EmptyPages,
        ),
        script(
            "there is more, but no cursor",
            vec![
                (&[("1", 0)], Some(true), Some("a"), None),
                (&[("2", 0)], Some(true), None, None),
            ],
            &[("1", 0), ("2", 0)],
            &[],
            None,
            ListEnd::NoToken,
        ),
        script(
            "there is no more, in spite of a cursor",
            vec![(&[("1", 0)], Some(false), Some("a"), None)],
            &[("1", 0)],
            &[],
            None,
            ListEnd::Listed,
        ),
    ]
}

fn row(of: Listed, (id, content): (&str, u32)) -> Value {
    let mut row = match of {
        Listed::Records => json!({"summary": content}),
        Listed::Tasks => {
            json!({"kind": "task", "status": {"state": "completed"}, "metadata": {"content": content}})
        }
    };
    if !id.is_empty() {
        row["id"] = id.into();
    }
    row
}

fn expected(script: &Script, of: Listed) -> Held {
    Held {
        rows: script.rows.iter().map(|it| row(of, *it)).collect(),
        changed: script.changed.to_vec(),
        total: script.total,
        ending: Some(script.ending),
    }
}

fn held<T>(
    list: &crate::domain::PagedRows<T>,
    raw: impl Fn(&T) -> Option<&crate::domain::RawJson>,
) -> Held {
    let parse = |row: &Arc<T>| serde_json::from_str(raw(row).unwrap().as_str()).unwrap();
    Held {
        rows: list.rows().iter().map(parse).collect(),
        changed: (0..list.rows().len())
            .filter(|at| list.is_changed(*at))
            .collect(),
        total: list.total().value().and_then(|total| total.count),
        ending: list.end(),
    }
}

/// A page of the ledger, as its data part.
fn records((rows, has_more, next, total): &Sheet) -> String {
    let rows: Vec<Value> = rows.iter().map(|it| row(Listed::Records, *it)).collect();
    let mut data = json!({ "records": rows });
    for (name, value) in [
        ("hasMore", has_more.map(Value::from)),
        ("nextPageToken", next.map(Value::from)),
        ("total", total.map(Value::from)),
    ] {
        if let Some(value) = value {
            data[name] = value;
        }
    }
    data.to_string()
}

fn tasks((rows, _, next, total): &Sheet) -> Box<TaskPage> {
    Box::new(TaskPage {
        tasks: (rows.iter())
            .map(|it| read(&row(Listed::Tasks, *it)))
            .collect(),
        next_page_token: next.map(str::to_owned),
        total_size: *total,
        ..TaskPage::default()
    })
}

/// The text on the screen says why the list ends, where that is odd, and nothing else of that kind.
fn says_why(desk: &Desk, script: &Script, of: Listed) {
    let text = stage::text(&desk.model);
    for end in [
        ListEnd::TokenRepeats,
        ListEnd::EmptyPages,
        ListEnd::NoToken,
        ListEnd::Full,
    ] {
        let sentence = (Lang::Zh.texts().ledger.list_end)(end, of, script.rows.len());
        let is_said = text.contains(&sentence);
        assert_eq!(
            is_said,
            script.ending == end,
            "{}: {sentence} in {text}",
            script.name
        );
    }
}

fn in_the_pane(script: &Script) -> Held {
    let mut desk = Desk::opened((120, 40));
    desk.answer(PaneId::Card);
    desk.answer(PaneId::Actions);
    let mut pages = script.pages.iter();
    for _ in 0..100 {
        match desk.wire.of(PaneId::Ledger).map(|asked| asked.ticket) {
            Some(ticket) => {
                desk.wire.take(ticket, true);
                let sheet = pages.next().expect("asked beyond the script");
                desk.send(Message::PageArrived(ticket, Ok(page(&records(sheet)))));
            }
            None => desk.press_all(&["2", "End"]),
        }
    }
    assert_eq!(pages.len(), 0, "{}: not all was asked for", script.name);
    says_why(&desk, script, Listed::Records);
    held(desk.code().ledger.list.this_generation(), |record| {
        Some(record.raw())
    })
}

fn now<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime.unwrap().block_on(future)
}

fn as_records(script: &Script) -> Held {
    let pages: Arc<Mutex<VecDeque<String>>> =
        Arc::new(Mutex::new(script.pages.iter().map(records).collect()));
    let left = Arc::clone(&pages);
    let answer = move |_: &UserMessage| {
        let next = pages.lock().unwrap().pop_front();
        let data = next.expect("asked beyond the script");
        Ok(completed(Skill::GetRecords, &data, "c"))
    };
    let session = Recorded::messages(answer).session();
    let found = find_links("qr71.cn/a/b", &CodeHosts::default()).unwrap();
    let visit = session.visit(found[0].link.clone());
    let mut walk = Walk::new(&visit, 50, Extent::All);
    now(async { while walk.next_page().await.is_some() {} });
    assert!(left.lock().unwrap().is_empty(), "{}", script.name);
    held(&walk.list, |record| Some(record.raw()))
}

fn in_the_tab(script: &Script) -> Held {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    fill(&mut desk);
    desk.press_all(&["t", "3"]);
    let mut pages = script.pages.iter();
    for _ in 0..100 {
        let effects = [desk.press("End"), desk.press("Enter")].concat();
        let Some(Effect::ListTasks { ticket, .. }) = effects.last() else {
            break;
        };
        let sheet = pages.next().expect("asked beyond the script");
        desk.send(Message::TasksListed(*ticket, Ok(tasks(sheet))));
    }
    assert_eq!(pages.len(), 0, "{}: not all was asked for", script.name);
    desk.press("Esc");
    desk.press_all(&["t", "3"]);
    says_why(&desk, script, Listed::Tasks);
    held(&desk.model.inspector.service.list, |task| task.raw())
}

fn as_tasks(script: &Script) -> Held {
    let pages: Arc<Mutex<VecDeque<_>>> =
        Arc::new(Mutex::new(script.pages.iter().map(tasks).collect()));
    let left = Arc::clone(&pages);
    let answer = move |_: &TaskFilter| {
        let next: Option<Box<TaskPage>> = pages.lock().unwrap().pop_front();
        Ok(*next.expect("asked beyond the script"))
    };
    let session = Recorded::lists(answer).session();
    let listed = now(list(&session, TaskFilter::default(), 1_000));
    assert!(left.lock().unwrap().is_empty(), "{}", script.name);
    held(&listed.rows, |task| task.raw())
}

#[test]
fn every_script_gives_the_same_rows_the_same_end_and_the_same_words_everywhere() {
    for script in scripts() {
        let wanted = expected(&script, Listed::Records);
        assert_eq!(in_the_pane(&script), wanted, "pane: {}", script.name);
        assert_eq!(as_records(&script), wanted, "records: {}", script.name);
        if !fits_tasks(&script) {
            continue;
        }
        let wanted = expected(&script, Listed::Tasks);
        assert_eq!(in_the_tab(&script), wanted, "tab: {}", script.name);
        assert_eq!(as_tasks(&script), wanted, "tasks: {}", script.name);
    }
}
