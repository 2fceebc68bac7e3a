//! `tasks`: the tasks that the service holds.

use std::sync::Arc;

use clap::Command;
use clap::builder::PossibleValuesParser;

use super::arguments::{self, extent, value};
use super::asking::Asking;
use super::command_context::CommandContext;
use super::failure::Failure;
use super::json_out;
use super::writer::{Stop, Writer, note};
use crate::a2a::{Task, TaskFilter, TaskState};
use crate::domain::{
    ContextId, LISTED_TASKS_LIMIT, ListEnd, Listed, LoadError, NextPage, PagedRows,
};
use crate::i18n::{UsageTexts, thousands};
use crate::present::tasks_document;

/// The most tasks on a page that servers allow.
const PAGE_LIMIT: u16 = 100;

/// The states that may be asked for.
const STATES: [&str; 8] = [
    "submitted",
    "working",
    "completed",
    "failed",
    "canceled",
    "rejected",
    "input-required",
    "auth-required",
];

/// Its help and arguments.
pub(super) fn define(command: Command, texts: &'static UsageTexts) -> Command {
    let states = PossibleValuesParser::new(STATES);
    command
        .about(texts.tasks)
        .arg(value("context", "ID", texts.tasks_context))
        .arg(value("state", "STATE", texts.tasks_state).value_parser(states))
        .args(extent(texts.tasks_all, texts.tasks_limit))
        .arg(arguments::json(texts))
}

/// What was listed.
struct TaskList {
    rows: PagedRows<Task>,
    /// The most that were asked for.
    wanted: usize,
    total: Option<u64>,
    next: Option<String>,
    failed: Option<LoadError>,
    /// Entries that are no tasks.
    unreadable: usize,
}

impl TaskList {
    fn tasks(&self) -> &[Arc<Task>] {
        let rows = self.rows.rows();
        rows.get(..self.wanted).unwrap_or(rows)
    }
}

/// Lists and prints.
///
/// # Errors
/// When a page didn't arrive (what was loaded is printed before), or nobody reads on.
pub(super) async fn run(context: &CommandContext<'_>, out: &mut Writer) -> Result<(), Stop> {
    let asking = &context.asking().await?;
    let texts = asking.settings.texts();
    let listed = list(context, asking).await;
    let failure = listed
        .failed
        .as_ref()
        .map(|error| Failure::of_answer(error, texts));
    if listed.tasks().is_empty()
        && let Some(failure) = failure
    {
        return Err(failure.into());
    }
    if context.json {
        out.data(&json(&listed, asking))?;
    } else if listed.tasks().is_empty() {
        out.data(&format!("{}\n", texts.cli.tasks_none))?;
    } else {
        let style = asking.settings.text_style();
        out.data(&tasks_document(listed.tasks(), &style).plain())?;
    }
    out.flush()?;
    if let Some(failure) = failure {
        return Err(failure.into());
    }
    if listed.unreadable > 0 {
        note(&(texts.inspector.service_unreadable)(listed.unreadable));
    }
    let total = listed.total.map_or_else(|| "?".to_owned(), thousands);
    let loaded = listed.tasks().len();
    match listed.rows.next() {
        NextPage::Ended(ListEnd::Listed) => {}
        NextPage::Ended(end) => note(&(texts.ledger.list_end)(*end, Listed::Tasks, loaded)),
        NextPage::Behind(_) if context.json || context.number("limit").is_some() => {}
        NextPage::Behind(_) => note(&(texts.cli.plain_more)(loaded, &total)),
    }
    Ok(())
}

async fn list(context: &CommandContext<'_>, asking: &Asking<'_>) -> TaskList {
    let wanted = match (context.is_on("all"), context.number("limit")) {
        (true, _) => usize::MAX,
        (_, Some(limit)) => usize::try_from(limit).unwrap_or(usize::MAX),
        _ => usize::from(asking.settings.page_size),
    };
    let mut listed = TaskList {
        rows: PagedRows::up_to(LISTED_TASKS_LIMIT),
        wanted,
        total: None,
        next: None,
        failed: None,
        unreadable: 0,
    };
    while let NextPage::Behind(token) = listed.rows.next().clone() {
        let missing = wanted.saturating_sub(listed.rows.rows().len());
        if missing == 0 {
            break;
        }
        let filter = TaskFilter {
            context: context.text("context").map(|id| ContextId(id.to_owned())),
            status: context.text("state").map(TaskState::read),
            page_size: u16::try_from(missing)
                .unwrap_or(PAGE_LIMIT)
                .min(PAGE_LIMIT)
                .into(),
            page_token: token.as_ref().map(|token| token.0.clone()),
            include_artifacts: false,
        };
        match asking.session.tasks(filter).await {
            Ok(page) => {
                let outlook = page.outlook();
                listed.unreadable += page.unreadable.len();
                listed.total = page.total_size.or(listed.total);
                listed.next = page.next_page_token;
                listed.rows.take(token, page.tasks, &outlook);
            }
            Err(error) => {
                listed.failed = Some(error);
                break;
            }
        }
    }
    listed
}

fn json(listed: &TaskList, asking: &Asking<'_>) -> String {
    let sent = listed.tasks().iter().filter_map(|task| task.raw());
    let tasks: Vec<String> = sent.map(|raw| json_out::escaped(raw.as_str())).collect();
    let total = listed.total.map(|total| total.to_string());
    let members = [
        ("tasks", format!("[{}]", tasks.join(","))),
        ("loaded", tasks.len().to_string()),
        ("total", total.unwrap_or_else(|| "null".to_owned())),
        (
            "has_more",
            (listed.next.is_some() || listed.failed.is_some()).to_string(),
        ),
        (
            "next_page_token",
            json_out::optional(listed.next.as_deref()),
        ),
    ];
    json_out::object(
        asking.session.endpoint().as_str(),
        asking.session.dialect().map(|dialect| dialect.version),
        asking.settings.now(),
        &members,
    )
}
