//! What the two tabs with tasks have in common: a task is read again from the service, and its id copied.

use jiff::Timestamp;

use super::tab::{Asked, Form, TabStep};
use crate::a2a::{TASK_NOT_FOUND, Task};
use crate::app::effect::Effect;
use crate::app::notice::CopiedText;
use crate::app::remote::Remote;
use crate::domain::ErrorKind;
use crate::present::{Line, ReadAgain, TaskView, TextStyle, raw_task_document, task_document};

/// What became of reading a task again; its value is when what is shown was read.
pub(crate) type Reading = Remote<Timestamp>;

/// What is told of it.
pub(super) const fn told(reading: &Reading) -> ReadAgain<'_> {
    match reading {
        Remote::Idle => ReadAgain::Never,
        Remote::Loading { .. } => ReadAgain::Asked,
        Remote::Ready(at) => ReadAgain::Read(*at),
        Remote::Failed { error, .. } => match error.kind {
            ErrorKind::Rpc(TASK_NOT_FOUND) => ReadAgain::NotHeld,
            _ => ReadAgain::Failed(error),
        },
    }
}

/// Asks for `task` again, unless that is on its way.
pub(super) fn read_again(task: &Task, reading: &mut Reading, asked: &Asked) -> TabStep {
    let Some(id) = task.id.clone() else {
        return TabStep::attention(asked.words.task_no_id);
    };
    if reading.awaited().is_some() {
        return TabStep::default();
    }
    let ticket = asked.ticket;
    reading.begin(ticket, asked.now);
    vec![Effect::ReadTask { ticket, id }].into()
}

/// The id of the chosen task for the clipboard.
pub(super) fn copy_id(task: Option<&Task>) -> TabStep {
    match task.and_then(|task| task.id.clone()) {
        Some(id) => TabStep::copy(id, CopiedText::TaskId),
        None => TabStep::default(),
    }
}

/// The lines of a task.
pub(super) fn task_lines(view: &TaskView<'_>, form: &Form, style: &TextStyle) -> Vec<Line> {
    let document = if form.raw {
        raw_task_document(view.task, style)
    } else {
        task_document(view, style)
    };
    form.of_row(&document)
}
