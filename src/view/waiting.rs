//! How long something is on its way.

use jiff::Timestamp;

use super::canvas::Canvas;
use super::pane::{dim, joined};
use crate::app::{OpenCode, PaneId, Pausing};
use crate::net::RetryPause;
use crate::present::{Line, Piece};
use crate::text::sanitize_line;
use crate::theme::Role;

/// How long a request has been running; nothing if the clock was set back.
pub(super) fn waited(since: Timestamp, now: Timestamp) -> std::time::Duration {
    std::time::Duration::try_from(now.duration_since(since)).unwrap_or_default()
}

/// What a question waits for before it is sent, and how long still; nothing once that is over.
pub(super) fn pause_words(canvas: &Canvas<'_>, pausing: &Pausing) -> Option<String> {
    let left = (canvas.model.lang.texts().time.seconds)(pausing.left(canvas.model.now)?);
    let RetryPause {
        reason,
        next_try,
        tries,
        ..
    } = &pausing.pause;
    Some((canvas.texts().errors.asked_again)(
        reason, &left, *next_try, *tries,
    ))
}

/// The note of a pane whose answer is on its way since `since`: how long, from one second on, and how far its task is, if it isn't
/// finished.
pub(super) fn waiting_note(
    canvas: &Canvas<'_>,
    code: &OpenCode,
    pane: PaneId,
    since: Timestamp,
) -> Option<Line> {
    let model = canvas.model;
    if let Some(pausing) = code.pausing(pane)
        && let Some(words) = pause_words(canvas, pausing)
    {
        return Some(vec![Piece::new(Role::Warn, words)]);
    }
    let waited = waited(since, model.now);
    let task = code.task_state(pane);
    if waited.as_secs() < 1 && task.is_none() {
        return None;
    }
    let state = task.map(|task| dim(sanitize_line(&task.state).into_owned()));
    let time = dim((canvas.texts().panes.loading)(&(model
        .lang
        .texts()
        .time
        .seconds)(waited)));
    Some(joined(state.into_iter().chain([time])))
}
