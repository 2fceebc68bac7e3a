//! `tasks`: the tasks that the service holds.

use std::collections::HashSet;

use super::args::TasksArgs;
use super::asking::Asking;
use super::failure::Failure;
use super::json_out;
use super::writer::{Stop, Writer, note};
use crate::a2a::{Task, TaskFilter};
use crate::domain::{ContextId, LoadError};
use crate::i18n::thousands;
use crate::present::tasks_document;

/// The most tasks on a page that servers allow.
const PAGE_LIMIT: u64 = 100;

/// The most tasks listed, whatever the service has.
const TASKS_LIMIT: usize = 100_000;

/// What was listed.
#[derive(Default)]
struct Listed {
    tasks: Vec<Task>,
    total: Option<u64>,
    next: Option<String>,
    failed: Option<LoadError>,
    /// Entries that are no tasks.
    unreadable: usize,
    /// The service gives the same cursor or the same tasks again, or goes on beyond every measure.
    repeats: bool,
}

/// Lists and prints.
///
/// # Errors
/// When a page didn't arrive (what was loaded is printed before), or nobody reads on.
pub(super) async fn tasks(
    args: &TasksArgs,
    asking: &Asking<'_>,
    out: &mut Writer,
) -> Result<(), Stop> {
    let texts = asking.settings.texts();
    let listed = list(args, asking).await;
    let failure = listed
        .failed
        .as_ref()
        .map(|error| Failure::of_answer(error, texts));
    if listed.tasks.is_empty()
        && let Some(failure) = failure
    {
        return Err(failure.into());
    }
    if args.json {
        out.data(&json(&listed, asking))?;
    } else if listed.tasks.is_empty() {
        out.data(&format!("{}\n", texts.cli.tasks_none))?;
    } else {
        let style = asking.settings.text_style();
        out.data(&tasks_document(&listed.tasks, &style).plain())?;
    }
    out.flush()?;
    if let Some(failure) = failure {
        return Err(failure.into());
    }
    if listed.unreadable > 0 {
        note(&(texts.panel.service_unreadable)(listed.unreadable));
    }
    let total = listed.total.map_or_else(|| "?".to_owned(), thousands);
    if listed.repeats {
        note(&(texts.cli.tasks_repeat)(listed.tasks.len()));
    } else if listed.next.is_some() && !args.json && args.limit.is_none() {
        note(&(texts.cli.plain_more)(listed.tasks.len(), &total));
    }
    Ok(())
}

async fn list(args: &TasksArgs, asking: &Asking<'_>) -> Listed {
    let wanted = match (args.all, args.limit) {
        (true, _) => u64::MAX,
        (_, Some(limit)) => limit,
        _ => u64::from(asking.settings.page_size),
    };
    let mut listed = Listed::default();
    let mut asked: HashSet<String> = HashSet::new();
    let mut seen: HashSet<String> = HashSet::new();
    loop {
        let missing = wanted - listed.tasks.len() as u64;
        let filter = TaskFilter {
            context: args.context.clone().map(ContextId),
            status: args.state.clone(),
            page_size: u16::try_from(missing.min(PAGE_LIMIT)).ok(),
            page_token: listed.next.clone(),
            include_artifacts: false,
        };
        let page = match asking.reader.list_tasks(filter).await {
            Ok(page) => page,
            Err(error) => {
                listed.failed = Some(error);
                return listed;
            }
        };
        listed.unreadable += page.unreadable.len();
        // A task that changes while pages are asked for moves to the front and pushes others onto the next page once more.
        let mut tasks = page.tasks;
        tasks.retain(|task| task.id.clone().is_none_or(|id| seen.insert(id)));
        // A page on which every task has been listed before leads nowhere, whatever its cursor.
        let is_known = tasks.is_empty();
        let room = usize::try_from(missing).unwrap_or(usize::MAX);
        listed.tasks.extend(tasks.into_iter().take(room));
        listed.total = page.total_size.or(listed.total);
        listed.next = page.next_page_token;
        let Some(next) = &listed.next else {
            return listed;
        };
        if listed.tasks.len() as u64 >= wanted {
            return listed;
        }
        let is_beyond = listed.tasks.len() >= TASKS_LIMIT;
        if is_known || is_beyond || !asked.insert(next.clone()) {
            listed.repeats = true;
            return listed;
        }
    }
}

fn json(listed: &Listed, asking: &Asking<'_>) -> String {
    let sent = listed.tasks.iter().filter_map(Task::raw);
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
        asking.reader.endpoint().as_str(),
        asking.reader.dialect().map(|dialect| dialect.version),
        asking.settings.now(),
        &members,
    )
}
