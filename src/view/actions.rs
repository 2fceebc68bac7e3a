//! The actions pane.

use ratatui::layout::Rect;

use super::action_words::words;
use super::canvas::Canvas;
use super::columns::GUTTER;
use super::failure;
use super::pane::{as_text, dim, joined, lifted, select, title, view_notes};
use super::waiting::waiting_note;
use crate::app::{Layout, OpenCode, PaneId, PaneView, Remote};
use crate::domain::EntityAction;
use crate::input::Command;
use crate::present::{Line, Piece, action_name};
use crate::text::{cells, pad};
use crate::theme::Role;

/// Draws the actions.
pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, code: &OpenCode, focused: bool) {
    let area = layout.actions;
    if area.is_empty() {
        return;
    }
    let rows = layout.action_rows();
    let notes = if code.view(PaneId::Actions) == PaneView::Rendered {
        notes(canvas, code)
    } else {
        view_notes(canvas, code, PaneId::Actions, rows)
    };
    title(canvas, area, PaneId::Actions, focused, &notes);
    if as_text(
        canvas,
        area,
        code,
        PaneId::Actions,
        usize::from(area.height).saturating_sub(1),
    ) {
        return;
    }
    let body = Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(1),
        ..area
    };
    let text = Rect {
        x: body.x + GUTTER,
        width: body.width.saturating_sub(GUTTER),
        ..body
    };
    match (code.actions.answer.value(), code.actions.answer.error()) {
        (None, Some(error)) => failure::draw(canvas, text, error, false),
        (None, None) => {
            let place = canvas.glyphs().place;
            for row in 0..2.min(body.height) {
                canvas.rule(text.x, text.y + row, 12 + row * 2, Role::Faint, place);
            }
        }
        (Some(answer), _) if answer.value.actions.is_empty() => {
            let texts = canvas.texts();
            let mark = canvas.glyphs().untracked;
            let words = format!(
                "{mark} {}  {}",
                texts.common.untracked, texts.actions.untracked
            );
            failure::prose(canvas, text, text.y, Role::Dim, &words);
        }
        (Some(answer), _) => list(canvas, layout, code, &answer.value.actions, focused),
    }
}

fn notes(canvas: &Canvas<'_>, code: &OpenCode) -> Line {
    let texts = canvas.texts();
    let mut facts: Vec<Line> = Vec::new();
    if let Remote::Loading { since, .. } = &code.actions.answer {
        facts.extend(waiting_note(canvas, code, PaneId::Actions, *since));
    }
    if let Some(answer) = code.actions.answer.value() {
        let count = answer.value.actions.len();
        if count > 0 {
            facts.push(dim((texts.actions.count)(count)));
        }
        let carded = code
            .card
            .answer
            .value()
            .and_then(|card| card.value.previewed_actions())
            .filter(|carded| *carded != count);
        if let Some(carded) = carded {
            facts.push(vec![Piece::new(
                Role::Warn,
                (texts.ledger.card_says)(&(texts.actions.count)(carded)),
            )]);
        }
    }
    joined(facts)
}

fn list(
    canvas: &mut Canvas<'_>,
    layout: &Layout,
    code: &OpenCode,
    actions: &[EntityAction],
    focused: bool,
) {
    let area = layout.actions;
    let rows = layout.action_rows();
    let style = canvas.text_style();
    let label_width = actions
        .iter()
        .skip(code.actions.offset)
        .take(rows)
        .map(|action| cells(&action_name(action, &style)))
        .max()
        .unwrap_or(0);
    let label_width = label_width.clamp(8, usize::from(area.width / 3).max(8));
    for (y, (at, action)) in (area.y + 1..).zip(
        actions
            .iter()
            .enumerate()
            .skip(code.actions.offset)
            .take(rows),
    ) {
        let selected = at == code.actions.selected;
        let mut line = vec![Piece::new(
            Role::Text,
            pad(
                &crate::text::cut(
                    &action_name(action, &style),
                    label_width,
                    canvas.glyphs().cut,
                ),
                label_width,
            ),
        )];
        let room = usize::from(area.width.saturating_sub(GUTTER));
        let mut used = label_width;
        for (nth, mut word) in words(canvas, action).into_iter().enumerate() {
            let bare = word.text.trim_end();
            // Half a word helps nobody, and the detail has all of them. The first may be a warning and stays, even if cut.
            if used + 3 + cells(bare) > room && nth > 0 {
                break;
            }
            if used + 3 + cells(&word.text) > room {
                word.text = bare.to_owned().into();
            }
            used += 3 + cells(&word.text);
            line.push(Piece::gap(3));
            line.push(word);
        }
        canvas.line_as(
            area.x + GUTTER,
            y,
            area.width.saturating_sub(GUTTER),
            &line,
            |role| {
                if selected && focused {
                    lifted(role)
                } else {
                    role
                }
            },
        );
        if selected {
            select(canvas, area, y, focused);
        }
    }
    if layout.shows_action_hint() {
        let key = |command| failure::key(canvas, command);
        let words = (canvas.texts().actions.hint)(&key(Command::Activate), &key(Command::Qr));
        let width = area.width.saturating_sub(GUTTER);
        // The line before it is blank and is taken where one line isn't enough.
        let height = if cells(&words) > usize::from(width) {
            2
        } else {
            1
        };
        let text = Rect {
            x: area.x + GUTTER,
            y: area.bottom().saturating_sub(height),
            width,
            height,
        };
        failure::prose(canvas, text, text.y, Role::Dim, &words);
    }
}
