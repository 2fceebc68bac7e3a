//! What the lists of the inspector have in common.

use crate::a2a::Task;
use crate::app::chord_name;
use crate::app::inspector::{InspectorPlaces, Rows};
use crate::input::{Command, Scope};
use crate::present::{Line, state_name};
use crate::text::sanitize_line;
use crate::theme::{Glyphs, Role};
use crate::view::canvas::Canvas;
use crate::view::columns::{Selected, marked};

/// The mark of a task's state.
pub(super) fn state_mark(state: &str, glyphs: Glyphs) -> (&'static str, Role) {
    match state {
        "completed" => (glyphs.pass, Role::Ok),
        "failed" | "rejected" => (glyphs.fail, Role::Bad),
        _ => (glyphs.other, Role::Warn),
    }
}

/// The name of the first key of a command in the inspector; empty if it has none.
pub(super) fn key(canvas: &Canvas<'_>, command: Command) -> String {
    let model = canvas.model;
    let chord = model.options.keymap.hint(command, Scope::Inspector);
    chord
        .map(|chord| chord_name(chord, model.lang))
        .unwrap_or_default()
}

/// The list's rows in sight: where each stands on the screen, its place in the list, and the mark of the chosen one. The inspector has the
/// focus whenever it is in sight.
pub(super) fn visible(
    places: &InspectorPlaces,
    rows: Rows,
) -> impl Iterator<Item = (u16, usize, Option<Selected>)> + use<> {
    let lines = places.rows.top()..places.rows.bottom();
    let places = lines.zip(rows.offset..rows.count);
    places.map(move |(y, at)| (y, at, (at == rows.chosen).then_some(Selected::Focused)))
}

/// A task's state with its mark.
pub(super) fn state(canvas: &Canvas<'_>, task: &Task) -> Line {
    let name = state_name(&task.status);
    let (mark, role) = state_mark(&name, canvas.glyphs());
    marked(mark, role, name.into_owned())
}

/// An id, or nothing.
pub(super) fn shown(id: Option<&str>) -> String {
    id.map(|id| sanitize_line(id).into_owned())
        .unwrap_or_default()
}
