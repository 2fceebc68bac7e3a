//! Explorer and command line tell the same: whatever an object's document says stands in the lines of every width and in the plain text.

#![allow(clippy::unwrap_used, reason = "tests: a failure is a failed test")]

use crate::tests::client::asking::{Reply, decode};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use proptest::prelude::*;
use qrscope::a2a::{Dialect, SendResult, Task, read_agent_card, read_send, read_task_page};
use qrscope::domain::{ActionList, Card, CodeHosts, Page, RawJson, Skill, TaskSeen};
use qrscope::i18n::Lang;
use qrscope::theme::Glyphs;

use super::contract::fixture::Capture;
use super::leaves::{card, node};
use crate::domain::Answer;
use crate::present::{
    CardRows, Document, Entry, Hosts, Line, TaskView, TextStyle, about_document, action_document,
    actions_document, agent_card_document, block_document, card_document, plain, raw_task_document,
    record_document, records_document, task_document, tasks_document,
};

const WIDTHS: [usize; 3] = [30, 60, 150];

fn styles() -> [TextStyle; Lang::ALL.len()] {
    Lang::ALL.map(|lang| TextStyle {
        lang,
        zone: TimeZone::UTC,
        now: Timestamp::UNIX_EPOCH,
        glyphs: Glyphs::UNICODE,
    })
}

/// Without white space, which is the layout's.
fn dense(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

fn dense_lines(lines: &[Line]) -> String {
    dense(&lines.iter().map(|line| plain(line)).collect::<String>())
}

/// Everything that an entry says.
fn said(entry: &Entry<'_>) -> Vec<String> {
    match entry {
        Entry::Break => Vec::new(),
        Entry::Title(line) | Entry::Item(line) => texts_of(line),
        Entry::Heading(heading) => vec![heading.name.clone()],
        Entry::Fact(fact) => {
            let mut said = texts_of(&fact.words);
            said.push(fact.label.clone());
            said
        }
        Entry::Prose(piece) | Entry::Quotation(piece) => vec![piece.text.to_string()],
        Entry::Json(json) => vec![json.as_str().to_owned()],
        Entry::Table(table) => {
            let rows = [&table.heads].into_iter().chain(&table.rows);
            rows.flatten().cloned().collect()
        }
    }
}

fn texts_of(line: &Line) -> Vec<String> {
    line.iter().map(|piece| piece.text.to_string()).collect()
}

fn told_alike(document: &Document<'_>, what: &str) {
    let printed = document.plain();
    let printed = dense(&printed);
    let laid = WIDTHS.map(|width| dense_lines(&document.lines(width)));
    for said in document.entries.iter().flat_map(said) {
        let said = dense(&said);
        if said.chars().any(char::is_control) {
            // JSON is made safe by the writers themselves.
            continue;
        }
        assert!(printed.contains(&said), "{what}: {said} not printed");
        for (laid, width) in laid.iter().zip(WIDTHS) {
            assert!(laid.contains(&said), "{what}: {said} not in {width} cells");
        }
    }
}

fn task_told(task: &Task, name: &str) {
    for style in &styles() {
        told_alike(&task_document(&TaskView::of(task), style), name);
        told_alike(&raw_task_document(task, style), name);
    }
}

fn card_told(answer: &Answer<Card>, name: &str) {
    for style in &styles() {
        let whole = card_document(answer, "https://qr71.cn/a/b", None, style);
        told_alike(&whole, name);
        for block in &answer.value.blocks {
            told_alike(&block_document(block, style), name);
        }
        // The pane writes moments briefly, all else as the document says.
        let rows = CardRows::of(&answer.value, &[], style, 40, true).rows;
        let rows: String = rows.iter().map(|row| dense_lines(&row.lines)).collect();
        for entry in &whole.entries {
            if let Entry::Fact(fact) = entry {
                assert!(rows.contains(&dense(&fact.label)), "{name}: {}", fact.label);
            }
        }
    }
}

fn actions_told(list: &ActionList, name: &str) {
    let hosts = CodeHosts::default();
    let hosts = Hosts {
        known: &hosts,
        own: Some("qr71.cn"),
    };
    for style in &styles() {
        told_alike(&actions_document(list, hosts, style), name);
        for action in &list.actions {
            told_alike(&action_document(action, hosts, style), name);
        }
    }
}

fn page_told(page: &Page, name: &str) {
    for style in &styles() {
        told_alike(&records_document(&page.records, style), name);
        for record in &page.records {
            told_alike(&record_document(record, true, style), name);
        }
    }
}

#[test]
fn every_capture_is_told_alike() {
    let mut seen = [0; 5];
    for name in Capture::names() {
        let capture = Capture::read(&name);
        if let Ok(card) = read_agent_card(capture.status, &capture.body) {
            seen[0] += 1;
            for style in &styles() {
                told_alike(
                    &agent_card_document(&card, "https://a.example/x", style),
                    &name,
                );
            }
        }
        for dialect in Dialect::ALL {
            if let Ok(page) = read_task_page(capture.status, &capture.body, dialect, "1") {
                for style in &styles() {
                    told_alike(&tasks_document(&page.tasks, style), &name);
                }
            }
            let Ok(result) = read_send(capture.status, &capture.body, dialect, "1") else {
                continue;
            };
            if let SendResult::Task(task) = &result {
                seen[1] += 1;
                task_told(task, &name);
            }
            for skill in [Skill::GetEntity, Skill::GetRecords, Skill::ListActions] {
                match decode(result.clone(), skill, Timestamp::UNIX_EPOCH) {
                    Ok(Reply::Entity(answer)) => {
                        seen[2] += 1;
                        card_told(&answer, &name);
                    }
                    Ok(Reply::Records(answer)) => {
                        seen[3] += 1;
                        page_told(&answer.value, &name);
                    }
                    Ok(Reply::Actions(answer)) => {
                        seen[4] += 1;
                        actions_told(&answer.value, &name);
                    }
                    Err(_) => {}
                }
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 3), "{seen:?}");
}

#[test]
fn the_page_about_the_service_is_told_alike() {
    for style in &styles() {
        told_alike(&about_document(style), "about");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_object_is_told_alike(card in card(), entries in prop::collection::vec(node(), 0..4)) {
        let data = RawJson::parse(&card.to_string()).unwrap();
        card_told(
            &Answer {
                value: Card::read(data.as_raw().unwrap()).unwrap(),
                summary: None,
                summary_sent: None,
                task: TaskSeen::default(),
                data,
                fetched_at: Timestamp::UNIX_EPOCH,
                other_artifact: None,
            },
            "generated",
        );
        for name in ["actions", "records"] {
            let json = serde_json::json!({"url": "u", name: entries}).to_string();
            let json = RawJson::parse(&json).unwrap();
            if let Some(list) = ActionList::read(json.as_raw().unwrap()) {
                actions_told(&list, "generated");
            }
            if let Some(page) = Page::read(json.as_raw().unwrap()) {
                page_told(&page, "generated");
            }
        }
    }
}
