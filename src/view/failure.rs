//! Why there is nothing, in words: what happened, what the other side said, what to do.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use crate::app::{OpenCode, chord_name};
use crate::domain::{ErrorKind, LoadError};
use crate::i18n::local;
use crate::input::{Command, Scope};
use crate::text::wrap;
use crate::theme::Role;

/// The sentence of an error. A failed task is the service's own reason and nothing else.
pub(super) fn sentence(canvas: &Canvas<'_>, error: &LoadError) -> String {
    let said = error.said.as_ref();
    match said.filter(|_| matches!(error.kind, ErrorKind::Failed | ErrorKind::NoEntity)) {
        Some(said) => canvas.texts().quoted(&said.one_line()),
        None => {
            let sentence = (canvas.texts().error)(&error.kind);
            format!("{sentence}{}", wanted_wait(canvas, error))
        }
    }
}

/// When the service wants to be asked again, to be put after our sentence.
pub(super) fn wanted_wait(canvas: &Canvas<'_>, error: &LoadError) -> String {
    let model = canvas.model;
    let Some(after) = error.retry_after.filter(|after| after.at > model.now) else {
        return String::new();
    };
    let time = local(after.at, &model.around.zone);
    (canvas.texts().retry_at)(&time)
}

/// The other side's words beside our sentence; none of a failed task, whose sentence they are already.
pub(super) fn words(canvas: &Canvas<'_>, error: &LoadError) -> Option<String> {
    match error.kind {
        ErrorKind::Failed | ErrorKind::NoEntity => None,
        _ => canvas.texts().their_words(error),
    }
}

/// An error where a pane's content would stand. `is_entity` adds what can be said only when get_entity failed.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, error: &LoadError, is_entity: bool) {
    let texts = canvas.texts();
    let mark = canvas.glyphs().fail;
    let mut y = prose(
        canvas,
        area,
        area.y,
        Role::Bad,
        &format!("{mark} {}", sentence(canvas, error)),
    );
    if let Some(words) = words(canvas, error) {
        y = prose(canvas, area, y, Role::Dim, &words);
    }
    if error.kind == ErrorKind::NoEntity && is_entity {
        y = prose(canvas, area, y, Role::Text, texts.no_entity);
        y = prose(canvas, area, y, Role::Dim, texts.no_entity_why);
    } else if error.kind != ErrorKind::NoEntity {
        // Another skill's failure keeps its own reason and says nothing about the entity, which may stand beside it.
        y = prose(canvas, area, y, Role::Dim, (texts.hint)(&error.kind));
    }
    if matches!(error.kind, ErrorKind::StillWorking(_)) {
        let words = (texts.panel.wait_on_hint)(&key(canvas, Command::WaitOn));
        prose(canvas, area, y, Role::Dim, &words);
        return;
    }
    let key = key(canvas, Command::Refresh);
    prose(canvas, area, y, Role::Dim, &(texts.pane_failed_hint)(&key));
}

/// The key to name for a command of the panes; the command's own name if the person left it without one.
pub(super) fn key(canvas: &Canvas<'_>, command: Command) -> String {
    let chord = canvas.model.around.keymap.hint(command, Scope::Panes);
    match chord {
        Some(chord) => chord_name(chord, canvas.model.lang),
        None => (canvas.texts().config.quoted)(&command.name()),
    }
}

/// An error of something that is no pane: sentence, the other side's words, what to do; gives the rows it took.
pub(super) fn explained(canvas: &mut Canvas<'_>, area: Rect, error: &LoadError) -> u16 {
    let mark = canvas.glyphs().fail;
    let first = format!("{mark} {}", sentence(canvas, error));
    let mut y = prose(canvas, area, area.y, Role::Bad, &first);
    if let Some(words) = words(canvas, error) {
        y = prose(canvas, area, y, Role::Dim, &words);
    }
    let hint = (canvas.texts().hint)(&error.kind);
    prose(canvas, area, y, Role::Dim, hint) - area.y
}

/// Wrapped text from row `y` on; gives the row after it. What has no room left is cut with the mark.
pub(super) fn prose(canvas: &mut Canvas<'_>, area: Rect, y: u16, role: Role, text: &str) -> u16 {
    let width = usize::from(area.width).max(1);
    let mut y = y;
    for range in wrap(text, width, width) {
        if y >= area.bottom() {
            break;
        }
        let is_last = y + 1 == area.bottom();
        let line = if is_last {
            text.get(range.start..)
        } else {
            text.get(range)
        };
        canvas.text(area.x, y, area.width, role, line.unwrap_or_default());
        y += 1;
    }
    y
}

/// The whole screen for a code of which there is no readable public entity.
pub(super) fn no_entity_screen(canvas: &mut Canvas<'_>, area: Rect, code: &OpenCode) {
    let texts = canvas.texts();
    let chip = format!(" {} ", texts.no_entity);
    let wide = u16::try_from(crate::text::cells(&chip)).unwrap_or(0);
    canvas.text(
        area.x + 1,
        area.y,
        area.width.saturating_sub(2),
        Role::Chip,
        &chip,
    );
    super::pane::rule(
        canvas,
        area.x + 1 + wide,
        area.right().saturating_sub(1),
        area.y,
        true,
        &[],
    );
    let said = code
        .card
        .answer
        .error()
        .and_then(|error| error.said.as_ref())
        .map(|said| said.one_line().into_owned())
        .unwrap_or_default();
    let [open, close] = texts.quotes;
    let rows = [
        (texts.said, format!("{open}{said}{close}"), Role::Text),
        (texts.possible, texts.no_entity_why.to_owned(), Role::Dim),
        (texts.link_read, code.link.as_str().to_owned(), Role::Text),
    ];
    let column = rows
        .iter()
        .map(|(label, ..)| crate::text::cells(label))
        .max()
        .unwrap_or(0)
        + 2;
    let column = u16::try_from(column).unwrap_or(0);
    let mut y = area.y + 2;
    for (label, value, role) in rows {
        canvas.text(area.x + 2, y, column, Role::Dim, label);
        let right = Rect {
            x: area.x + 2 + column,
            width: area.width.saturating_sub(column + 4),
            ..area
        };
        y = prose(canvas, right, y, role, &value);
    }
}
