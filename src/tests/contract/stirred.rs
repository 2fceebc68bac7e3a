//! The answers of all dialects with every node bent, one at a time: nothing panics, and what isn't bent stays.

use super::{
    bent::replacements,
    dialects::{dialect_of, events_of, look},
    fixture::{Capture, ID},
    tree::Tree,
};
use qrscope::a2a::{
    AgentCard, Dialect, Task, TaskPage, read_agent_card, read_task, read_task_page,
};

/// Every bending of a body: the names on the way to the bent node, and the body that comes of it. The way is empty where something
/// was only added.
fn bendings(tree: &Tree) -> Vec<(Vec<String>, String)> {
    let mut all = Vec::new();
    for path in tree.paths().into_iter().skip(1) {
        for new in replacements() {
            all.push((tree.names(&path), tree.with(&path, new).to_string()));
        }
    }
    for path in tree.paths() {
        if let Tree::Map(members) = tree.at(&path) {
            let mut more = members.clone();
            more.insert(0, ("neu".to_owned(), Tree::parse(r#"{"x":[1]}"#)));
            let added = tree.with(&path, Some(Tree::Map(more)));
            all.push((Vec::new(), added.to_string()));
        }
    }
    all
}

#[test]
fn no_bending_of_any_kind_of_answer_panics() {
    let mut bent = 0;
    for name in [
        "js03-agent-card",
        "js03-rest-get-unknown",
        "js03-rest-not-found",
        "py10-agent-card-compat03",
        "py10-compat03-jsonrpc-v03-not-found",
        "py10-jsonrpc-cancel-working",
        "py10-jsonrpc-list-actions",
        "py10-jsonrpc-v03-role",
        "py10-jsonrpc-variant-message",
        "py10-rest-get-unknown",
        "py10-rest-list-tasks",
        "py10-rest-not-found",
    ] {
        let capture = Capture::read(name);
        for (_, body) in bendings(&Tree::parse(&capture.body)) {
            for dialect in [dialect_of(&capture), Dialect::V03_REST] {
                look(capture.status, &body, dialect);
            }
            bent += 1;
        }
    }
    assert!(bent > 5_000, "only {bent}");
}

#[test]
fn no_bending_of_an_event_panics() {
    for name in [
        "py10-streaming-jsonrpc-send-stream",
        "py10-streaming-rest-send-stream",
    ] {
        let capture = Capture::read(name);
        for event in events_of(&capture.body) {
            for (_, body) in bendings(&Tree::parse(&event.data)) {
                look(200, &body, dialect_of(&capture));
            }
        }
    }
}

/// The elements apart from the one at `at`; a list of which one was lost has lost that one.
fn others<T: PartialEq>(before: &[T], after: &[T], at: usize) -> bool {
    let same_around = |skipped: usize| {
        let before = before.iter().enumerate().filter(|(i, _)| *i != at);
        let after = after.iter().enumerate().filter(|(i, _)| *i != skipped);
        before.map(|(_, x)| x).eq(after.map(|(_, x)| x))
    };
    // A bent element may have become none, one, or several where it holds several things.
    same_around(at) || same_around(usize::MAX) || after.len() > before.len()
}

/// What must be left of a task that is bent at that place.
fn check_task(before: &Task, after: &Task, way: &[String], message: &str) {
    let at = |n: usize| way.get(n).and_then(|name| name.parse::<usize>().ok());
    let field = way.first().map_or("", String::as_str);
    let same = |name: &str, same: bool| assert!(field == name || same, "{name}: {message}");
    same("id", before.id == after.id);
    same("contextId", before.context_id == after.context_id);
    same("status", before.status == after.status);
    same("artifacts", before.artifacts == after.artifacts);
    same("history", before.history == after.history);
    same("metadata", before.metadata == after.metadata);
    match (field, at(1)) {
        ("history", Some(index)) => {
            assert!(others(&before.history, &after.history, index), "{message}");
        }
        ("artifacts", Some(index)) => {
            assert!(
                others(&before.artifacts, &after.artifacts, index),
                "{message}"
            );
            if let (Some("parts"), Some(part)) = (way.get(2).map(String::as_str), at(3)) {
                let (before, after) = (&before.artifacts[index], &after.artifacts[index]);
                assert!(others(&before.parts, &after.parts, part), "{message}");
            }
        }
        _ => {}
    }
}

#[test]
fn a_bent_place_of_a_task_costs_nothing_beside_it() {
    for name in [
        "js03-rest-get-task",
        "py10-rest-get-task",
        "py10-jsonrpc-working-poll-done",
        "js03-jsonrpc-tasks-get-history",
    ] {
        let capture = Capture::read(name);
        let dialect = dialect_of(&capture);
        let read = |body: &str| read_task(200, body, dialect, ID);
        // Without the capture's white space, which would show in the bytes that are kept.
        let tree = Tree::parse(&capture.body);
        let whole = read(&tree.to_string()).unwrap();
        let start = usize::from(tree.find(&["result"]).is_some());
        for (way, body) in bendings(&tree) {
            let message = format!("{name} {}", way.join("."));
            if start == 1 && way.len() < 2 && !way.is_empty() {
                continue;
            }
            let way = way.get(start..).unwrap_or_default();
            match read(&body) {
                // Nothing was bent, though a part that is none of the known kinds keeps what was added.
                Ok(task) if way.is_empty() => {
                    assert_eq!(
                        (task.id, task.status),
                        (whole.id.clone(), whole.status.clone())
                    );
                    assert_eq!(task.artifacts.len(), whole.artifacts.len(), "{message}");
                    assert_eq!(task.history.len(), whole.history.len(), "{message}");
                }
                Ok(task) => check_task(&whole, &task, way, &message),
                Err(error) => assert_eq!(way[0], "status", "{message}: {error:?}"),
            }
        }
    }
}

#[test]
fn a_bent_task_of_a_page_costs_no_other_task() {
    let capture = Capture::read("py10-rest-list-tasks");
    let read = |body: &str| read_task_page(200, body, Dialect::V10_REST, ID);
    let tree = Tree::parse(&capture.body);
    let whole: TaskPage = read(&tree.to_string()).unwrap();
    let mut within = 0;
    for (way, body) in bendings(&tree) {
        let message = way.join(".");
        let page = read(&body).unwrap_or_else(|error| panic!("{message}: {error:?}"));
        if let [tasks, at, ..] = way.as_slice()
            && tasks == "tasks"
        {
            let at: usize = at.parse().unwrap();
            assert!(others(&whole.tasks, &page.tasks, at), "{message}");
            assert!(page.tasks.len() + page.unreadable.len() + 1 >= whole.tasks.len());
            assert_eq!(page.next_page_token, whole.next_page_token, "{message}");
            within += 1;
        } else if way.first().is_some_and(|name| name != "tasks") {
            assert_eq!(page.tasks, whole.tasks, "{message}");
        }
    }
    assert!(within > 200, "only {within}");
}

#[test]
fn a_bent_place_of_a_card_costs_nothing_beside_it() {
    for name in ["js03-agent-card", "py10-agent-card-compat03"] {
        let capture = Capture::read(name);
        let read = |body: &str| read_agent_card(200, body);
        let tree = Tree::parse(&capture.body);
        let whole: AgentCard = read(&tree.to_string()).unwrap();
        for (way, body) in bendings(&tree) {
            let message = format!("{name} {}", way.join("."));
            let card = read(&body).unwrap_or_else(|error| panic!("{message}: {error:?}"));
            let field = way.first().map_or("", String::as_str);
            let at = way.get(1).and_then(|name| name.parse::<usize>().ok());
            let same = |name: &str, same: bool| assert!(field == name || same, "{name}: {message}");
            same("name", card.name == whole.name);
            same("provider", card.provider == whole.provider);
            same(
                "capabilities",
                card.capabilities == whole.capabilities || field.starts_with("supports"),
            );
            same("skills", card.skills == whole.skills);
            if let ("skills", Some(at)) = (field, at) {
                assert!(others(&whole.skills, &card.skills, at), "{message}");
            }
            // Which interfaces there are depends on these members only.
            let about_interfaces = [
                "url",
                "preferredTransport",
                "additionalInterfaces",
                "supportedInterfaces",
                "protocolVersion",
            ];
            if !about_interfaces.contains(&field) {
                assert_eq!(card.interfaces, whole.interfaces, "{message}");
            }
        }
    }
}
