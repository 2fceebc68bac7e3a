//! `task`: one task that the service holds, whatever its state.

use super::asking::Asking;
use super::failure::Failure;
use super::json_out;
use super::writer::{Stop, Writer};
use crate::a2a::{Artifact, Message, Part, PartContent, Task};
use crate::present::{GAP, Lines, TextStyle};
use crate::text::{cells, sanitize, sanitize_line};

/// Asks for a task and prints it.
///
/// # Errors
/// When there is none, or nobody reads it.
pub(super) async fn task(
    id: &str,
    json: bool,
    asking: &Asking<'_>,
    out: &mut Writer,
) -> Result<(), Stop> {
    let settings = asking.settings;
    let task = asking.reader.read_task(id, None).await;
    let task = task.map_err(|error| Failure::of_answer(&error, settings.texts()))?;
    if json {
        let sent = task.raw().map(|raw| json_out::escaped(raw.as_str()));
        let members = [("task", sent.unwrap_or_else(|| "null".to_owned()))];
        out.data(&json_out::object(
            asking.reader.endpoint().as_str(),
            asking.reader.dialect().map(|dialect| dialect.version),
            settings.now(),
            &members,
        ))?;
    } else {
        out.data(&text(&task, &settings.text_style()))?;
    }
    out.flush()
}

/// The task as text. Nothing is cut.
fn text(task: &Task, look: &TextStyle) -> String {
    let labels = look.texts().cli.task_labels;
    let widest = labels.iter().map(|label| cells(label)).max();
    let mut out = Lines::with_labels(look, widest.unwrap_or_default());
    let [id, context, state, time, said, artifact, history] = labels;
    out.pair(0, id, &look.sent(task.id.as_deref()));
    out.pair(0, context, &look.sent(task.context_id.as_deref()));
    let name = sanitize_line(task.status.state.name()).into_owned();
    out.pair(0, state, &name);
    out.pair(0, time, &moment(task.status.timestamp.as_deref(), look));
    if let Some(message) = &task.status.message {
        out.pair(0, said, &parts_text(&message.parts));
    }
    for Artifact { name, parts, .. } in &task.artifacts {
        out.gap();
        out.pair(0, artifact, &look.sent(name.as_deref()));
        out.line(1, &parts_text(parts).replace('\n', "\n  "));
    }
    for Message { role, parts, .. } in &task.history {
        out.gap();
        out.pair(0, history, &sanitize_line(role.name()));
        out.line(1, &parts_text(parts).replace('\n', "\n  "));
    }
    out.text
}

/// A moment in the person's zone, or as sent if it can't be read.
pub(super) fn moment(sent: Option<&str>, look: &TextStyle) -> String {
    match sent {
        None => look.untracked(),
        Some(sent) => match sent.parse() {
            Ok(at) => look.moment(at),
            Err(_) => sanitize_line(sent).into_owned(),
        },
    }
}

/// The parts, one after the other: texts as they are, data as JSON on one line.
fn parts_text(parts: &[Part]) -> String {
    let one = |part: &Part| match &part.content {
        PartContent::Text(text) => sanitize(text).into_owned(),
        PartContent::Data(data) | PartContent::Other(data) => json_out::one_line(data),
        PartContent::Url(url) => sanitize_line(url).into_owned(),
        PartContent::Raw(base64) => {
            let name = part.filename.as_deref().unwrap_or_default();
            format!("{}{GAP}base64 ({})", sanitize_line(name), base64.len())
        }
    };
    let texts: Vec<String> = parts.iter().map(one).collect();
    texts.join("\n")
}
