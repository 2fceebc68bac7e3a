//! `tasks`: the tasks that the service holds.

use clap::Command;
use clap::builder::PossibleValuesParser;

use super::arguments::{self, extent, value};
use super::asking::Asking;
use super::command_context::CommandContext;
use super::failure::Failure;
use super::json_out;
use super::writer::{Stop, Writer, note};
use crate::a2a::{Task, TaskFilter, TaskState};
use crate::client::Session;
use crate::domain::{
    ContextId, LISTED_TASKS_LIMIT, ListEnd, Listed, LoadError, NextPage, PagedRows,
};
use crate::i18n::UsageTexts;
use crate::present::{tasks_document, total_words};
use crate::text::escape_json;

/// The most tasks on a page that servers allow.
const PAGE_LIMIT: usize = 100;

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
pub(super) struct TaskList {
    pub rows: PagedRows<Task>,
    failed: Option<LoadError>,
    /// Entries that are no tasks.
    unreadable: usize,
}

/// Lists and prints.
///
/// # Errors
/// When a page didn't arrive (what was loaded is printed before), or nobody reads on.
pub(super) async fn run(context: &CommandContext<'_>, out: &mut Writer) -> Result<(), Stop> {
    let asking = &context.asking().await?;
    let texts = asking.settings.texts();
    let limit = context.number("limit");
    let wanted = match (context.is_on("all"), limit) {
        (true, _) => LISTED_TASKS_LIMIT,
        (_, Some(limit)) => usize::try_from(limit).unwrap_or(usize::MAX),
        _ => usize::from(asking.settings.page_size),
    };
    let filter = TaskFilter {
        context: context.text("context").map(|id| ContextId(id.to_owned())),
        status: context.text("state").map(TaskState::read),
        ..TaskFilter::default()
    };
    let listed = list(&asking.session, filter, wanted.min(LISTED_TASKS_LIMIT)).await;
    let tasks = listed.rows.rows();
    let failure = listed
        .failed
        .as_ref()
        .map(|error| Failure::of_answer(error, texts));
    if tasks.is_empty()
        && let Some(failure) = failure
    {
        return Err(failure.into());
    }
    if context.json {
        out.data(&json(&listed, asking))?;
    } else if tasks.is_empty() {
        out.data(&format!("{}\n", texts.cli.tasks_none))?;
    } else {
        let style = asking.settings.text_style();
        out.data(&tasks_document(tasks, &style).plain())?;
    }
    out.flush()?;
    if let Some(failure) = failure {
        return Err(failure.into());
    }
    if listed.unreadable > 0 {
        note(&(texts.inspector.service_unreadable)(listed.unreadable));
    }
    let changed = listed.rows.changed_count();
    if changed > 0 {
        note(&(texts.cli.rows_changed)(Listed::Tasks, changed, true));
    }
    match listed.rows.end() {
        None | Some(ListEnd::Listed) => {}
        Some(ListEnd::Full) if wanted < LISTED_TASKS_LIMIT => {
            if !context.json && limit.is_none() {
                let total = total_words(listed.rows.total()).unwrap_or_else(|| "?".to_owned());
                note(&(texts.cli.plain_more)(tasks.len(), &total));
            }
        }
        Some(end) => note(&(texts.ledger.list_end)(end, Listed::Tasks, tasks.len())),
    }
    Ok(())
}

/// Lists the first tasks that fit `filter`, `wanted` at most.
pub(super) async fn list(session: &Session, filter: TaskFilter, wanted: usize) -> TaskList {
    let mut listed = TaskList {
        rows: PagedRows::up_to(wanted),
        failed: None,
        unreadable: 0,
    };
    while let NextPage::Behind(token) = listed.rows.next() {
        let missing = wanted - listed.rows.rows().len();
        let filter = TaskFilter {
            page_size: u16::try_from(missing.min(PAGE_LIMIT)).ok(),
            page_token: token.as_ref().map(|token| token.0.clone()),
            ..filter.clone()
        };
        match session.tasks(filter).await {
            Ok(page) => {
                let outlook = page.outlook();
                listed.unreadable += page.unreadable.len();
                listed.rows.take(page.tasks, outlook);
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
    let rows = &listed.rows;
    let sent = rows.rows().iter().filter_map(|task| task.raw());
    let tasks: Vec<String> = sent.map(|raw| escape_json(raw.as_str())).collect();
    let total = rows.total_sent().map_or("null", |total| total.as_str());
    let next = rows.rest().map(|token| token.0.as_str());
    let members = [
        ("tasks", format!("[{}]", tasks.join(","))),
        ("loaded", tasks.len().to_string()),
        ("total", total.to_owned()),
        ("has_more", rows.has_more().to_string()),
        ("next_page_token", json_out::optional(next)),
    ];
    json_out::object(
        asking.session.endpoint().shown(),
        asking.session.dialect().map(|dialect| dialect.version),
        asking.settings.now(),
        &members,
    )
}
