//! A task, whole: all fields, artifacts, history; or as it was sent.

use std::borrow::{Borrow, Cow};

use jiff::Timestamp;

use super::document::{Document, Entry, Table};
use super::line::Piece;
use super::text_style::{LabelCells, TextStyle};
use crate::a2a::{Artifact, Dialect, Message, Part, PartContent, Task, TaskQuestion, TaskStatus};
use crate::domain::{Age, LoadError, RawJson};
use crate::text::sanitize_line;
use crate::theme::Role;

/// A task and what is known of it besides.
pub(crate) struct TaskView<'a> {
    pub task: &'a Task,
    /// The question it answers, if that is known.
    pub asked: Option<&'a TaskQuestion>,
    /// When it was last seen to change, by this machine's clock.
    pub changed_at: Option<Timestamp>,
    /// False if its content was given up to bound the memory.
    pub whole: bool,
    pub read_again: ReadAgain<'a>,
    pub dialect: Option<Dialect>,
}

impl<'a> TaskView<'a> {
    /// A task of which nothing is known but itself.
    pub(crate) const fn of(task: &'a Task) -> Self {
        Self {
            task,
            asked: None,
            changed_at: None,
            whole: true,
            read_again: ReadAgain::Never,
            dialect: None,
        }
    }
}

/// What became of reading a task again.
#[derive(Clone, Copy)]
pub(crate) enum ReadAgain<'a> {
    /// Nobody wanted to.
    Never,
    /// It is being read.
    Asked,
    /// What is shown was read then.
    Read(Timestamp),
    /// The service no longer holds it.
    NotHeld,
    /// There was no answer.
    Failed(&'a LoadError),
}

/// The task as what was read from it.
pub(crate) fn task_document<'a>(view: &TaskView<'a>, style: &'a TextStyle) -> Document<'a> {
    let mut document = Document::new(style, LabelCells::Inspector.of(style.lang));
    let words = &style.texts().inspector;
    let task = view.task;
    add_reading_again(&mut document, view.read_again);
    let labels = words.task_labels;
    document.pair_or_untracked(labels.id, task.id.as_deref());
    document.pair_or_untracked(labels.conversation, task.context_id.as_deref());
    let sent = &task.status.state_sent;
    let name = state_name(&task.status);
    let shown = if sent.is_empty() || *sent == name {
        name.into_owned()
    } else {
        format!("{name}  {sent}")
    };
    document.pair(labels.state, &shown);
    let timestamp = task.status.timestamp.as_deref();
    let moment = timestamp.map(|sent| moment_as_sent(sent, style));
    document.pair_or_untracked(labels.since, moment.as_deref());
    if let Some(question) = view.asked {
        document.pair(labels.skill, question.skill.id());
        document.pair_or_untracked(
            labels.code,
            question.link.as_ref().map(|link| link.as_str()),
        );
        let at = style.moment(question.at);
        document.pair(labels.asked, &at);
    }
    if let Some(at) = view.changed_at {
        let at = style.moment(at);
        document.pair(labels.changed, &at);
    }
    if let Some(spoken) = view.dialect {
        document.pair(labels.dialect, &spoken.to_string());
    }
    if !view.whole {
        document.space();
        document.prose(Role::Dim, words.task_given_up);
        return document;
    }
    if let Some(message) = &task.status.message {
        document.heading(words.task_says);
        add_message(&mut document, message);
    }
    for artifact in &task.artifacts {
        add_artifact(&mut document, artifact);
    }
    for (at, message) in task.history.iter().enumerate() {
        document.heading(&(words.history)(at + 1, task.history.len()));
        add_message(&mut document, message);
    }
    if let Some(metadata) = &task.metadata {
        document.heading("metadata");
        document.json(metadata);
    }
    document
}

/// The task as it was sent; of one put together from a stream, every event that had a part in it.
pub(crate) fn raw_task_document<'a>(task: &'a Task, style: &'a TextStyle) -> Document<'a> {
    let mut document = Document::new(style, 0);
    if task.sent.is_empty() {
        document.prose(Role::Dim, style.texts().inspector.task_given_up);
    }
    for raw in &task.sent {
        document.space();
        document.json(raw);
    }
    document
}

/// What became of reading it again.
fn add_reading_again(document: &mut Document<'_>, read_again: ReadAgain<'_>) {
    let words = &document.style.texts().inspector;
    let style = document.style;
    let ago = |at| (style.lang.texts().time.age)(Age::between(at, style.now));
    match read_again {
        ReadAgain::Never => return,
        ReadAgain::Asked => document.prose(Role::Dim, words.task_rereading),
        ReadAgain::Read(at) => {
            let text = (words.task_reread)(&ago(at));
            document.prose(Role::Dim, &text);
        }
        ReadAgain::NotHeld => document.warning(words.task_not_held),
        ReadAgain::Failed(error) => {
            document.failure(error);
            document.prose(Role::Dim, words.task_own_copy);
        }
    }
    document.space();
}

fn add_artifact<'a>(document: &mut Document<'a>, artifact: &'a Artifact) {
    let words = &document.style.texts().inspector;
    let name = artifact.name.as_deref().unwrap_or_default();
    document.heading(&format!("{}  {}", words.artifact, sanitize_line(name)));
    for (label, value) in [
        ("artifactId", &artifact.artifact_id),
        ("description", &artifact.description),
    ] {
        if let Some(value) = value {
            document.pair(label, value);
        }
    }
    add_parts(document, &artifact.parts);
    add_rest(document, artifact.metadata.as_ref(), &artifact.extensions);
}

fn add_message<'a>(document: &mut Document<'a>, message: &'a Message) {
    for (label, value) in [
        (
            "role",
            Some(message.role.name()).filter(|it| !it.is_empty()),
        ),
        ("messageId", message.message_id.as_deref()),
        ("contextId", message.context_id.as_deref()),
        ("taskId", message.task_id.as_deref()),
    ] {
        if let Some(value) = value {
            document.pair_as(Role::Dim, label, value);
        }
    }
    if !message.reference_task_ids.is_empty() {
        document.pair("referenceTaskIds", &message.reference_task_ids.join(", "));
    }
    add_parts(document, &message.parts);
    add_rest(document, message.metadata.as_ref(), &message.extensions);
}

fn add_parts<'a>(document: &mut Document<'a>, parts: &'a [Part]) {
    for part in parts {
        match &part.content {
            PartContent::Text(text) => document.quotation(text),
            PartContent::Data(json) | PartContent::Other(json) => document.json(json),
            PartContent::Url(url) => document.pair("url", url),
            PartContent::Raw(base64) => {
                let words = (document.style.texts().inspector.raw_part)(base64.len());
                document.item(vec![Piece::new(Role::Dim, words)]);
            }
        }
        for (label, value) in [
            ("filename", &part.filename),
            ("mediaType", &part.media_type),
        ] {
            if let Some(value) = value {
                document.pair(label, value);
            }
        }
        add_rest(document, part.metadata.as_ref(), &[]);
    }
}

fn add_rest<'a>(document: &mut Document<'a>, metadata: Option<&'a RawJson>, extensions: &[String]) {
    if !extensions.is_empty() {
        document.pair("extensions", &extensions.join(", "));
    }
    if let Some(metadata) = metadata {
        document.pair("metadata", "");
        document.json(metadata);
    }
}

/// A moment of the protocol: local with its zone, and as sent.
fn moment_as_sent(sent: &str, style: &TextStyle) -> String {
    let raw = sanitize_line(sent);
    match sent.parse() {
        Ok(at) => format!("{}  {raw}", style.moment(at)),
        Err(_) => raw.into_owned(),
    }
}

/// The state of a task by its short name.
#[must_use]
pub(crate) fn state_name(status: &TaskStatus) -> Cow<'_, str> {
    sanitize_line(status.state.name())
}

/// Tasks as rows: time, state, task, conversation.
pub(crate) fn tasks_document<'a>(
    tasks: &[impl Borrow<Task>],
    style: &'a TextStyle,
) -> Document<'a> {
    let row = |task: &Task| {
        let sent = task.status.timestamp.as_deref();
        let at = sent.and_then(|sent| sent.parse().ok());
        vec![
            at.map_or_else(|| style.sent(sent), |at| style.moment(at)),
            state_name(&task.status).into_owned(),
            style.sent(task.id.as_deref()),
            style.sent(task.context_id.as_deref()),
        ]
    };
    let mut document = Document::new(style, 0);
    document.entries.push(Entry::Table(Table {
        heads: Vec::new(),
        rows: tasks.iter().map(|task| row(task.borrow())).collect(),
    }));
    document
}
