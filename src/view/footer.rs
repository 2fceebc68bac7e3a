//! The bottom line: keys that matter now at the left; service, dialect and age, or running requests, at the right.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::keys::key_lines;
use super::waiting::{pause_words, waited};
use crate::app::inspector::is_on_top;
use crate::app::{Pane, Place, hints, running_since};
use crate::domain::Age;
use crate::present::{Line, Piece, line_width};
use crate::theme::Role;

/// Draws the bottom line. The host gives way first, then the dialect, then keys; help and the age stay.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect) {
    let (x, right) = (area.x + 1, area.right().saturating_sub(1));
    let room = usize::from(right.saturating_sub(x));
    let model = canvas.model;
    let mut keys = hints(model);
    if Place::of(model) == Place::Overlay {
        // The overlay has its keys in its own last row.
        keys = keys.split_off(keys.len().saturating_sub(1));
    }
    let mut hints = key_lines(keys);
    let state = state(canvas);
    let dialect = vec![Piece::new(Role::Dim, model.options.dialect.clone())];
    let host = vec![Piece::new(Role::Dim, model.options.service.clone())];
    let mut shown: Vec<Line> = vec![host, dialect];
    shown.extend(state);
    let wide = |lines: &[Line]| lines.iter().map(|line| line_width(line) + 3).sum::<usize>();
    let keeps_state = usize::from(model.code().is_some());
    while shown.len() > keeps_state && wide(&hints) + wide(&shown) > room + 3 {
        shown.remove(0);
    }
    while hints.len() > 1 && wide(&hints) + wide(&shown) > room + 3 {
        // The last one is help, or the way back.
        hints.remove(hints.len() - 2);
    }
    let hints = super::pane::joined(hints);
    let shown = super::pane::joined(shown);
    let at = canvas.right_aligned(x, right, area.y, &shown);
    canvas.line(x, area.y, at.saturating_sub(x), &hints);
}

/// Running requests and how long, else the age of what is shown.
fn state(canvas: &Canvas<'_>) -> Option<Line> {
    let model = canvas.model;
    let pausing = model.code().and_then(crate::app::OpenCode::longest_pausing);
    if let Some(words) = pausing.and_then(|pausing| pause_words(canvas, pausing)) {
        return Some(vec![Piece::new(Role::Warn, words)]);
    }
    let running = running_since(model);
    if let Some(oldest) = running.iter().min() {
        let waited = waited(*oldest, model.now);
        let time = if waited.as_secs() >= 1 {
            (model.lang.texts().time.seconds)(waited)
        } else {
            String::new()
        };
        let words = (canvas.texts().panes.running)(running.len(), &time);
        return Some(vec![Piece::new(Role::Accent, words.trim_end().to_owned())]);
    }
    if is_on_top(model) {
        // The age is the panes' and says nothing about what is in sight.
        return None;
    }
    let code = model.code()?;
    let fetched = code.card.fetched_at().or(code.ledger.fetched_at)?;
    let words = (canvas.texts().panes.fetched)(&(model.lang.texts().time.age)(Age::between(
        fetched, model.now,
    )));
    let is_old = code.card.error().is_some();
    Some(vec![if is_old {
        Piece::new(Role::Warn, format!("! {words}"))
    } else {
        Piece::new(Role::Dim, words)
    }])
}
