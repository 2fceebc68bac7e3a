//! From the body of an HTTP answer to what was asked for, in every dialect.

use serde_json::value::RawValue;

use super::fields::Fields;
use super::read::{send_result, task};
use super::refusal::not_json;
use super::{Binding, Dialect, Fault, Refusal, SendResult, Task, Unreadable};
use crate::domain::{Outlook, PageToken, RawJson, Total, Tracked, elements_of, lossy_text};

/// Reads the answer to a message: `status` and `body` as they came over HTTP, `id` of the request. A missing or null id is accepted,
/// since one connection carries one question.
///
/// # Errors
/// [`Unreadable`], which may be the server's own error.
pub(crate) fn read_send(
    status: u16,
    body: &str,
    dialect: Dialect,
    id: &str,
) -> Result<SendResult, Unreadable> {
    read(status, body, dialect, id, |raw| send_result(raw, dialect))
}

/// Reads the answer to a question for one task, or to its cancellation (the task as it is now, which need not be canceled), as
/// [`read_send`] does.
///
/// # Errors
/// [`Unreadable`]; [`Unreadable::is_task_not_found`] tells that the server no longer holds it.
pub(crate) fn read_task(
    status: u16,
    body: &str,
    dialect: Dialect,
    id: &str,
) -> Result<Task, Unreadable> {
    read(status, body, dialect, id, |raw| task(raw, dialect))
}

/// Reads one page of the server's tasks, as [`read_send`] does.
///
/// # Errors
/// [`Unreadable`]; entries that aren't tasks are no error, they are kept apart.
pub(crate) fn read_task_page(
    status: u16,
    body: &str,
    dialect: Dialect,
    id: &str,
) -> Result<TaskPage, Unreadable> {
    read(status, body, dialect, id, |raw| page(raw, dialect))
}

/// One page of the server's tasks, the most recently changed first.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct TaskPage {
    /// The tasks, in the order sent.
    pub tasks: Vec<Task>,
    /// Entries that are no tasks, byte for byte.
    pub unreadable: Vec<RawJson>,
    /// The cursor of the next page; none on the last one.
    pub next_page_token: Option<String>,
    /// `pageSize`: the most tasks on a page.
    pub page_size: Option<u64>,
    /// `totalSize`: how many tasks fit the filter.
    pub total_size: Option<u64>,
}

impl TaskPage {
    /// What it says besides its tasks.
    #[must_use]
    pub(crate) fn outlook(&self) -> Outlook {
        let total = self.total_size.map(Total::counted);
        Outlook {
            has_more: None,
            next: self.next_page_token.clone().map(PageToken),
            total_sent: total.as_ref().map(|total| total.raw.clone()),
            total: total.map_or(Tracked::Untracked, Tracked::Tracked),
        }
    }
}

fn page(raw: &RawValue, dialect: Dialect) -> Option<TaskPage> {
    let mut page = TaskPage::default();
    let entries = if let Some(entries) = elements_of(raw) {
        // A bare array, as early servers of 0.3 send.
        entries
    } else {
        let fields = Fields::of(raw)?;
        // An empty page of a server that leaves out what is empty has none of its members.
        let known = ["tasks", "nextPageToken", "pageSize", "totalSize"];
        if fields.names().next().is_some() && !fields.names().any(|name| known.contains(&name)) {
            return None;
        }
        let count = |name| fields.integer(name).and_then(|n| u64::try_from(n).ok());
        page.next_page_token = fields.text("nextPageToken");
        page.page_size = count("pageSize");
        page.total_size = count("totalSize");
        fields.list("tasks")
    };
    for entry in entries {
        match task(entry, dialect) {
            Some(task) => page.tasks.push(task),
            None => page.unreadable.push(RawJson::of(entry)),
        }
    }
    Some(page)
}

fn read<T>(
    status: u16,
    body: &str,
    dialect: Dialect,
    id: &str,
    take: impl FnOnce(&RawValue) -> Option<T>,
) -> Result<T, Unreadable> {
    let fault = match parse(body) {
        None => not_json(body),
        Some(raw) => match open(status, raw, dialect.binding, id) {
            Err(fault) => fault,
            Ok(payload) => match take(payload) {
                Some(value) => return Ok(value),
                None => Fault::NoTask,
            },
        },
    };
    Err(Unreadable { status, fault })
}

/// The JSON in a body; a byte order mark is passed over.
pub(super) fn parse(body: &str) -> Option<&RawValue> {
    serde_json::from_str(body.trim_start_matches('\u{feff}')).ok()
}

/// Takes the answer out of what carries it.
pub(super) fn open<'a>(
    status: u16,
    raw: &'a RawValue,
    binding: Binding,
    id: &str,
) -> Result<&'a RawValue, Fault> {
    match binding {
        Binding::JsonRpc => open_json_rpc(raw, id),
        Binding::Rest => open_rest(status, raw),
    }
}

fn open_json_rpc<'a>(raw: &'a RawValue, id: &str) -> Result<&'a RawValue, Fault> {
    let fields = Fields::of(raw).ok_or(Fault::NotResponse)?;
    if let Some(error) = fields.get("error") {
        return Err(Fault::Refused(Refusal::read(error)));
    }
    // A result that is null is a response, though one without a task.
    if !fields.names().any(|name| name == "result") {
        return Err(Fault::NotResponse);
    }
    if let Some(answered) = fields.get("id") {
        let answered = lossy_text(answered).unwrap_or_else(|| answered.get().to_owned());
        if answered != id {
            return Err(Fault::WrongId);
        }
    }
    fields.get("result").ok_or(Fault::NoTask)
}

fn open_rest(status: u16, raw: &RawValue) -> Result<&RawValue, Fault> {
    let succeeded = (200..300).contains(&status);
    let Some(fields) = Fields::of(raw) else {
        return if succeeded {
            Ok(raw)
        } else {
            Err(Fault::NotResponse)
        };
    };
    if let Some(error) = fields.get("error") {
        return Err(Fault::Refused(Refusal::read(error)));
    }
    // 0.3 sends the error bare. A task has no code, and the message of a wrapped one is no text.
    let is_bare_error = fields.integer("code").is_some() && fields.is_text("message");
    if is_bare_error || !succeeded {
        return Err(Fault::Refused(Refusal::read(raw)));
    }
    Ok(raw)
}
