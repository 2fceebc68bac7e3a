//! Why there is nothing, in words: what happened, what the other side said, what to do.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use crate::app::{OpenCode, chord_name};
use crate::domain::{ErrorKind, LoadError};
use crate::input::{Command, Scope};
use crate::present::{Piece, failure_paragraphs, no_entity_document};
use crate::text::wrap;
use crate::theme::Role;

/// An error where a pane's content would stand. `is_entity` adds what can be said only when get_entity failed.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, error: &LoadError, is_entity: bool) {
    let y = paragraphs(canvas, area, error, is_entity);
    let texts = canvas.texts();
    if matches!(error.kind, ErrorKind::StillWorking(_)) {
        let words = (texts.inspector.wait_on_hint)(&key(canvas, Command::WaitOn));
        prose(canvas, area, y, Role::Dim, &words);
        return;
    }
    let key = key(canvas, Command::Refresh);
    prose(canvas, area, y, Role::Dim, &(texts.panes.failed_hint)(&key));
}

/// The key to name for a command of the panes; the command's own name if the person left it without one.
pub(super) fn key(canvas: &Canvas<'_>, command: Command) -> String {
    let chord = canvas.model.options.keymap.hint(command, Scope::Panes);
    match chord {
        Some(chord) => chord_name(chord, canvas.model.lang),
        None => (canvas.texts().config.quoted)(command.name()),
    }
}

/// An error of something that is no pane: sentence, the other side's words, what to do; gives the rows it took.
pub(super) fn explained(canvas: &mut Canvas<'_>, area: Rect, error: &LoadError) -> u16 {
    paragraphs(canvas, area, error, false) - area.y
}

fn paragraphs(canvas: &mut Canvas<'_>, area: Rect, error: &LoadError, is_entity: bool) -> u16 {
    let mut y = area.y;
    for Piece { role, text } in failure_paragraphs(error, is_entity, &canvas.text_style()) {
        y = prose(canvas, area, y, role, &text);
    }
    y
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
    let chip = format!(" {} ", texts.card.no_entity);
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
    let Some(error) = code.card.answer.error() else {
        return;
    };
    let style = canvas.text_style();
    let document = no_entity_document(error, code.link.as_str(), &style);
    let below = Rect {
        x: area.x + 2,
        y: area.y + 2,
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(2),
    };
    let lines = document.lines(usize::from(below.width));
    for (y, line) in (below.top()..below.bottom()).zip(&lines) {
        canvas.line(below.x, y, below.width, line);
    }
}
