//! The catalogue of the inspector: traffic, tasks, agent card, limits.

pub(super) mod en;
pub(super) mod zh;

use crate::net::NetFault;

/// The inspector's texts. Texts with arguments are functions.
pub(crate) struct InspectorTexts {
    pub tab_traffic: &'static str,
    /// A tab: tasks of this run.
    pub tab_tasks: &'static str,
    /// A tab: tasks on the service.
    pub tab_service_tasks: &'static str,
    pub tab_agent_card: &'static str,
    pub tab_about: &'static str,
    /// Heads of the columns of the traffic.
    pub traffic_columns: TrafficColumns,
    /// Heads of the columns of tasks.
    pub task_columns: TaskColumns,
    /// Title note: how many rows.
    pub count: fn(usize) -> String,
    /// Title note: how many requests are running.
    pub running: fn(usize) -> String,
    /// Title note: bytes received in all, as words.
    pub received_in_all: fn(&str) -> String,
    /// Nothing was sent yet.
    pub traffic_empty: &'static str,
    /// A request that is on its way, in the column of outcomes.
    pub on_its_way: &'static str,
    /// How a request broke off, in a word or two.
    pub broke_off: fn(&NetFault) -> &'static str,
    /// A message instead of a task.
    pub message: &'static str,
    /// An error of the protocol, by its number.
    pub error_code: fn(i64) -> String,
    /// Title: what was sent.
    pub sent: &'static str,
    /// Title: what was received.
    pub received: &'static str,
    /// Label: when a request was sent.
    pub sent_at: &'static str,
    /// Label: length of a body.
    pub body_size: &'static str,
    /// The answer isn't here yet.
    pub still_running: &'static str,
    /// A body that was given up to bound the memory.
    pub body_given_up: &'static str,
    /// A body of which only the beginning is kept, of this size.
    pub body_cut: fn(&str) -> String,
    /// There was no task yet.
    pub tasks_empty: &'static str,
    pub task_labels: TaskLabels,
    /// A task's content was given up to bound the memory.
    pub task_given_up: &'static str,
    /// Heading: what the agent says about its state.
    pub task_says: &'static str,
    /// Title over the chosen task.
    pub chosen_task: &'static str,
    /// Heading: an artifact.
    pub artifact: &'static str,
    /// Heading: a message of the history; its place and how many there are.
    pub history: fn(usize, usize) -> String,
    /// A part of bytes; length of its base64 text.
    pub raw_part: fn(usize) -> String,
    /// It is being read again.
    pub task_rereading: &'static str,
    /// It was read again, so long ago.
    pub task_reread: fn(&str) -> String,
    /// The service no longer holds it.
    pub task_not_held: &'static str,
    /// What is shown is the copy of before.
    pub task_own_copy: &'static str,
    /// A task without an id can't be read again.
    pub task_no_id: &'static str,
    /// The service's tasks weren't asked for yet; the key that does.
    pub service_idle: fn(&str) -> String,
    /// They are being asked for.
    pub service_loading: &'static str,
    /// The service lists none.
    pub service_none: &'static str,
    /// The row of the next page; the key that fetches it.
    pub service_more: fn(&str) -> String,
    /// Entries that were no tasks.
    pub service_unreadable: fn(usize) -> String,
    /// Title note: of how many in all.
    pub of_total: fn(&str) -> String,
    /// Title note: only in this state.
    pub only_state: fn(&str) -> String,
    /// Title note: only of this conversation.
    pub only_context: fn(&str) -> String,
    /// The agent card wasn't read yet; the key that does.
    pub card_idle: fn(&str) -> String,
    /// It is being read.
    pub card_loading: &'static str,
    /// Label: where the card was read.
    pub card_read_from: &'static str,
    /// What the program is.
    pub about_program: &'static str,
    /// Heading of the documented limits.
    pub limits_heading: &'static str,
    /// The six documented limits (docs/protocol.md#the-service).
    pub limits: &'static [&'static str],
    /// Heading of the rules for consumers.
    pub rules_heading: &'static str,
    /// The three rules for consumers (docs/protocol.md#reader-contract).
    pub rules: &'static [&'static str],
    pub contract_heading: &'static str,
    /// Label: the contract's address.
    pub contract_label: &'static str,
    /// Label: its schema's address.
    pub schema_label: &'static str,
    /// The addresses are for reading elsewhere.
    pub contract_note: &'static str,
    /// A request was copied as a curl command.
    pub curl: &'static str,
    /// The body sent isn't kept, so there is no command.
    pub curl_impossible: &'static str,
    /// What was copied: a task's id.
    pub task_id: &'static str,
    /// A text that wasn't copied, because there is no way or copying is off.
    pub text_not_copied: &'static str,
    /// Title note: rows that the filter should have kept out.
    pub filter_ignored: &'static str,
    /// There is no conversation to narrow the list to.
    pub no_context: &'static str,
    /// Title note: so many are kept of so many in all.
    pub last_of: fn(usize, u64) -> String,
    /// Secrets stand in the command as variables.
    pub curl_secret: fn(&str) -> String,
    /// Requests were saved: how many, and where.
    pub saved: fn(usize, &str) -> String,
    /// They weren't, with the reason.
    pub not_saved: fn(&str) -> String,
    /// There is nothing to save.
    pub nothing_to_save: &'static str,
    /// Hint: expand the chosen row.
    pub expand: &'static str,
    /// Hint: read again.
    pub reread: &'static str,
    /// Hint: ask for the list, or the card.
    pub ask: &'static str,
    /// Hint: fetch the next page.
    pub next_page: &'static str,
    /// Hint: the next tab.
    pub next_tab: &'static str,
    /// Help: the same where there are two, else the next tab.
    pub other_side_or_tab: &'static str,
    /// Help: the tab before.
    pub previous_tab: &'static str,
    /// Help: as what was read, or as it was sent.
    pub read_or_raw: &'static str,
    /// Help: to the beginning.
    pub first: &'static str,
    /// Help: to the end.
    pub last: &'static str,
    /// Hint: the other one of two texts.
    pub other_side: &'static str,
    /// Wait on for a task that is still being worked on.
    pub wait_on: &'static str,
    /// What to press to wait on; the key.
    pub wait_on_hint: fn(&str) -> String,
}

/// Heads of the columns of the traffic.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrafficColumns {
    pub time: &'static str,
    pub method: &'static str,
    pub skill: &'static str,
    pub outcome: &'static str,
    pub http: &'static str,
    pub took: &'static str,
    pub received: &'static str,
    pub sent: &'static str,
    pub address: &'static str,
}

/// Heads of the columns of tasks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TaskColumns {
    pub asked: &'static str,
    pub skill: &'static str,
    pub code: &'static str,
    pub state: &'static str,
    pub changed: &'static str,
    pub task: &'static str,
    pub conversation: &'static str,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct TaskLabels {
    pub id: &'static str,
    pub conversation: &'static str,
    pub state: &'static str,
    pub since: &'static str,
    pub asked: &'static str,
    pub skill: &'static str,
    pub code: &'static str,
    pub changed: &'static str,
    pub dialect: &'static str,
}
