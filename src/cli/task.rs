//! `task`: one task that the service holds, whatever its state.

use super::asking::Asking;
use super::failure::Failure;
use super::json_out;
use super::writer::{Stop, Writer};
use crate::present::{TaskView, task_document};

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
    let task = asking.session.task(id, None).await;
    let task = task.map_err(|error| Failure::of_answer(&error, settings.texts()))?;
    if json {
        let sent = task.raw().map(|raw| json_out::escaped(raw.as_str()));
        let members = [("task", sent.unwrap_or_else(|| "null".to_owned()))];
        out.data(&json_out::object(
            asking.session.endpoint().as_str(),
            asking.session.dialect().map(|dialect| dialect.version),
            settings.now(),
            &members,
        ))?;
    } else {
        out.data(&task_document(&TaskView::of(&task), &settings.text_style()).plain())?;
    }
    out.flush()
}
