//! Answers to give: captured ones from `tests/fixtures/a2a`, and ledgers made up page by page.

use std::collections::HashMap;
use std::fs;
use std::sync::{LazyLock, Mutex};

use crate::net::NetFault;
use crate::tests::client::asking::{Reply, decode};
use jiff::Timestamp;
use qrscope::a2a::{Dialect, Unreadable, read_send};
use qrscope::app::{Message, Ticket};
use qrscope::domain::{
    ActionList, Answer, Card, ContextId, ErrorKind, LoadError, Mismatch, Page, PageToken, RawJson,
    Skill, TaskSeen,
};
use qrscope::text::SafeText;
use serde_json::Value;

/// When captured answers count as fetched unless told otherwise.
pub const FETCHED: &str = "2026-06-30T09:20:00Z";

pub fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

/// The body of the response of a capture, as JSON text.
fn body(case: &str) -> String {
    static BODIES: LazyLock<Mutex<HashMap<String, String>>> = LazyLock::new(Mutex::default);
    let mut bodies = BODIES.lock().unwrap();
    let read = || {
        let path = format!(
            "{}/tests/fixtures/a2a/js03-jsonrpc-{case}.json",
            env!("CARGO_MANIFEST_DIR")
        );
        let capture: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        capture["response"]["json"].to_string()
    };
    bodies.entry(case.to_owned()).or_insert_with(read).clone()
}

/// A captured answer, decoded as the client does it. `change` may edit the body's text first.
pub fn captured_with(
    case: &str,
    skill: Skill,
    change: impl FnOnce(String) -> String,
) -> Result<Reply, LoadError> {
    let read = read_send(200, &change(body(case)), Dialect::V03_JSON_RPC, "1");
    match read.as_ref().map_err(Unreadable::refusal) {
        Ok(result) => decode(result.clone(), skill, at(FETCHED)),
        Err(Some(error)) => Err(LoadError::quoting(
            ErrorKind::Rpc(error.code),
            &error.message,
        )),
        Err(None) => Err(LoadError::of(ErrorKind::Malformed(Mismatch::NotRpc))),
    }
}

/// A captured answer as it is.
pub fn captured(case: &str, skill: Skill) -> Result<Reply, LoadError> {
    captured_with(case, skill, |body| body)
}

pub fn entity(case: &str) -> Result<Box<Answer<Card>>, LoadError> {
    captured(case, Skill::GetEntity).map(card_of)
}

pub fn card_of(reply: Reply) -> Box<Answer<Card>> {
    match reply {
        Reply::Entity(answer) => answer,
        other => panic!("no card: {other:?}"),
    }
}

/// Captured pages, as of the lathe, so that they may stand beside its card.
pub fn records(case: &str) -> Result<Box<Answer<Page>>, LoadError> {
    let of_the_lathe = |body: String| body.replace("oDemo1/qLedger", "okDISU/qssTnoy");
    captured_with(case, Skill::GetRecords, of_the_lathe).map(|reply| match reply {
        Reply::Records(answer) => answer,
        other => panic!("no page: {other:?}"),
    })
}

pub fn actions(case: &str) -> Result<Box<Answer<ActionList>>, LoadError> {
    captured(case, Skill::ListActions).map(|reply| match reply {
        Reply::Actions(answer) => answer,
        other => panic!("no actions: {other:?}"),
    })
}

/// The lathe's card and actions.
pub fn lathe() -> Box<Answer<Card>> {
    entity("get-entity-data").unwrap()
}

pub fn lathe_actions() -> Box<Answer<ActionList>> {
    actions("list-actions").unwrap()
}

/// A task with this conversation.
pub fn with_context<T>(mut answer: Box<Answer<T>>, context: Option<&str>) -> Box<Answer<T>> {
    answer.task.context_id = context.map(|id| ContextId(id.to_owned()));
    answer
}

/// A page made from the text of its data part.
pub fn page(data: &str) -> Box<Answer<Page>> {
    let data = RawJson::parse(data).unwrap();
    Box::new(Answer {
        value: Page::read(data.as_raw().unwrap()).unwrap(),
        summary: Some(SafeText::sanitize("summary of a page")),
        summary_sent: None,
        task: TaskSeen::default(),
        data,
        fetched_at: at(FETCHED),
        other_artifact: None,
    })
}

/// Actions made from the text of their data part.
pub fn action_list(data: &str) -> Box<Answer<ActionList>> {
    let data = RawJson::parse(data).unwrap();
    Box::new(Answer {
        value: ActionList::read(data.as_raw().unwrap()).unwrap(),
        summary: None,
        summary_sent: None,
        task: TaskSeen::default(),
        data,
        fetched_at: at(FETCHED),
        other_artifact: None,
    })
}

/// A ledger of `len` records, `r0` the newest, served by offset. Records stand for themselves: the summary names the place.
#[derive(Clone, Copy, Debug)]
pub struct Shelf {
    pub len: usize,
    /// What ids begin with.
    pub prefix: &'static str,
}

impl Shelf {
    pub const fn of(len: usize) -> Self {
        Self { len, prefix: "r" }
    }

    /// The page behind `token`, of at most `size` records.
    pub fn page(self, token: Option<&PageToken>, size: usize) -> Box<Answer<Page>> {
        let first = token.map_or(0, |token| token.0.parse().unwrap_or(self.len));
        let end = (first + size).min(self.len);
        let rows: Vec<String> = (first..end).map(|at| self.record(at)).collect();
        let more = end < self.len;
        let next = if more {
            format!(",\"nextPageToken\":\"{end}\"")
        } else {
            String::new()
        };
        page(&format!(
            "{{\"records\":[{}],\"hasMore\":{more},\"total\":{}{next}}}",
            rows.join(","),
            self.len
        ))
    }

    fn record(self, at: usize) -> String {
        let prefix = self.prefix;
        let result = match at % 5 {
            0 => "\"result\":\"fail\",\"resultLabel\":\"异常\",",
            1 => "",
            _ => "\"result\":\"pass\",\"resultLabel\":\"正常\",",
        };
        let day = 28 - at % 28;
        format!(
            "{{\"id\":\"{prefix}{at}\",\"type\":\"inspection\",\"label\":\"巡检记录表\",\"at\":\"2026-06-{day:02}T02:26:36.000Z\",{result}\"summary\":\"第 {at} 条\",\"by\":{{\"name\":\"张工\"}}}}"
        )
    }
}

pub fn refused() -> LoadError {
    LoadError::quoting(
        ErrorKind::Net(NetFault::Network),
        "Connection refused (os error 111)",
    )
}

pub fn timed_out() -> LoadError {
    LoadError::of(ErrorKind::Net(NetFault::Timeout(
        std::time::Duration::from_secs(15),
    )))
}

pub fn entity_message(ticket: Ticket, reply: Result<Box<Answer<Card>>, LoadError>) -> Message {
    Message::EntityArrived(ticket, reply)
}
