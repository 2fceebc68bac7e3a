//! A task, whole: all fields, artifacts, history; or as it was sent.

use jiff::Timestamp;

use super::line::{Line, Piece};
use super::page::{Page, state_name};
use super::text_style::TextLayout;
use crate::a2a::{Artifact, Dialect, Message, Part, PartContent, Task, TaskQuestion};
use crate::domain::{Age, LoadError, RawJson};
use crate::i18n::age;
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

/// The task as what was read from it. In a preview only the first lines of its JSON are wanted.
pub(crate) fn task_lines(
    view: &TaskView<'_>,
    preview: Option<usize>,
    context: &TextLayout<'_>,
) -> Vec<Line> {
    let mut page = Page::of(preview, context);
    let words = page.words();
    let task = view.task;
    fate(&mut page, view);
    let [
        id,
        conversation,
        state,
        time,
        asked,
        skill,
        code,
        changed,
        dialect,
    ] = words.task_labels;
    page.pair_or_untracked(id, task.id.as_deref());
    page.pair_or_untracked(conversation, task.context_id.as_deref());
    let sent = &task.status.state_sent;
    let name = state_name(&task.status);
    let shown = if sent.is_empty() || *sent == name {
        name.into_owned()
    } else {
        format!("{name}  {sent}")
    };
    page.pair(state, &shown);
    let timestamp = task.status.timestamp.as_deref();
    let moment = timestamp.map(|sent| page.moment(sent));
    page.pair_or_untracked(time, moment.as_deref());
    if let Some(question) = view.asked {
        page.pair(skill, question.skill.id());
        page.pair_or_untracked(code, question.link.as_ref().map(|link| link.as_str()));
        let at = page.local(question.at);
        page.pair(asked, &at);
    }
    if let Some(at) = view.changed_at {
        let at = page.local(at);
        page.pair(changed, &at);
    }
    if let Some(spoken) = view.dialect {
        page.pair(dialect, &spoken.to_string());
    }
    if !view.whole {
        page.blank();
        page.prose(Role::Dim, words.task_given_up);
        return page.finish();
    }
    if let Some(message) = &task.status.message {
        page.heading(words.task_says);
        message_lines(&mut page, message);
    }
    for artifact in &task.artifacts {
        artifact_lines(&mut page, artifact);
    }
    for (at, message) in task.history.iter().enumerate() {
        page.heading(&(words.history)(at + 1, task.history.len()));
        message_lines(&mut page, message);
    }
    if let Some(metadata) = &task.metadata {
        page.heading("metadata");
        page.json(metadata);
    }
    page.finish()
}

/// The task as it was sent; of one put together from a stream, every event that had a part in it.
pub(crate) fn raw_task_lines(view: &TaskView<'_>, context: &TextLayout<'_>) -> Vec<Line> {
    let mut page = Page::new(context);
    if view.task.sent.is_empty() {
        let words = page.words();
        page.prose(Role::Dim, words.task_given_up);
    }
    for raw in &view.task.sent {
        page.blank();
        page.json(raw);
    }
    page.finish()
}

/// What became of reading it again.
fn fate(page: &mut Page<'_>, view: &TaskView<'_>) {
    let words = page.words();
    let lang = page.context.style.lang;
    let ago = |at| age(Age::between(at, page.context.style.now), lang);
    match view.read_again {
        ReadAgain::Never => return,
        ReadAgain::Asked => page.prose(Role::Dim, words.task_rereading),
        ReadAgain::Read(at) => {
            let text = (words.task_reread)(&ago(at));
            page.prose(Role::Dim, &text);
        }
        ReadAgain::NotHeld => page.warning(words.task_not_held),
        ReadAgain::Failed(error) => {
            let texts = page.texts();
            page.warning(&(texts.error)(&error.kind));
            if let Some(said) = texts.their_words(error) {
                page.prose(Role::Dim, &said);
            }
            page.prose(Role::Dim, words.task_own_copy);
        }
    }
    page.blank();
}

fn artifact_lines(page: &mut Page<'_>, artifact: &Artifact) {
    let words = page.words();
    let name = artifact.name.as_deref().unwrap_or_default();
    page.heading(&format!("{}  {}", words.artifact, sanitize_line(name)));
    for (label, value) in [
        ("artifactId", &artifact.artifact_id),
        ("description", &artifact.description),
    ] {
        if let Some(value) = value {
            page.pair(label, value);
        }
    }
    parts_lines(page, &artifact.parts);
    rest(page, artifact.metadata.as_ref(), &artifact.extensions);
}

fn message_lines(page: &mut Page<'_>, message: &Message) {
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
            page.pair_as(Role::Dim, label, value);
        }
    }
    if !message.reference_task_ids.is_empty() {
        page.pair("referenceTaskIds", &message.reference_task_ids.join(", "));
    }
    parts_lines(page, &message.parts);
    rest(page, message.metadata.as_ref(), &message.extensions);
}

fn parts_lines(page: &mut Page<'_>, parts: &[Part]) {
    for part in parts {
        match &part.content {
            PartContent::Text(text) => page.prose(Role::Text, text),
            PartContent::Data(json) | PartContent::Other(json) => page.json(json),
            PartContent::Url(url) => page.pair("url", url),
            PartContent::Raw(base64) => {
                let words = (page.words().raw_part)(base64.len());
                page.pieces(&[Piece::new(Role::Dim, words)]);
            }
        }
        for (label, value) in [
            ("filename", &part.filename),
            ("mediaType", &part.media_type),
        ] {
            if let Some(value) = value {
                page.pair(label, value);
            }
        }
        rest(page, part.metadata.as_ref(), &[]);
    }
}

fn rest(page: &mut Page<'_>, metadata: Option<&RawJson>, extensions: &[String]) {
    if !extensions.is_empty() {
        page.pair("extensions", &extensions.join(", "));
    }
    if let Some(metadata) = metadata {
        page.pair("metadata", "");
        page.json(metadata);
    }
}
