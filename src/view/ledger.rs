//! The ledger pane. Only the rows in sight are read and laid out.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::columns::{Columns, GUTTER};
use super::failure;
use super::ledger_below::{full_text, tail};
use super::ledger_rows::{RecordRows, RowPlace, columns};
use super::pane::{as_text, bar, dim, joined, title, view_notes};
use super::places::places;
use super::waiting::waiting_note;
use crate::app::{Layout, OpenCode, Pane, PaneId, PaneView, Tail};
use crate::domain::{Age, Total, Tracked};
use crate::i18n::thousands;
use crate::input::Command;
use crate::present::{Line, Piece, total_words};
use crate::theme::Role;

/// Draws the ledger.
pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, code: &OpenCode, focused: bool) {
    let area = layout.ledger;
    if area.is_empty() {
        return;
    }
    let rows = layout.ledger_rows();
    let notes = if code.view(PaneId::Ledger) == PaneView::Rendered {
        notes(canvas, code, area.width)
    } else {
        view_notes(canvas, code, PaneId::Ledger, rows)
    };
    title(canvas, area, PaneId::Ledger, focused, &notes);
    if as_text(
        canvas,
        area,
        code,
        PaneId::Ledger,
        usize::from(area.height).saturating_sub(1),
    ) {
        return;
    }
    let ledger = &code.ledger;
    let columns = columns(canvas, area.width);
    let body = Rect {
        y: area.y + 1 + u16::from(layout.column_heads),
        height: u16::try_from(rows).unwrap_or(0),
        ..area
    };
    if ledger.list.is_empty() {
        match ledger.list.tail() {
            Tail::Failed { error, .. } => {
                let selected = focused;
                failure::draw(
                    canvas,
                    Rect {
                        x: body.x + GUTTER,
                        y: area.y + 1,
                        width: area.width.saturating_sub(GUTTER),
                        height: area.height.saturating_sub(1),
                    },
                    error,
                    false,
                );
                bar(canvas, area.x, area.y + 1, 1, selected);
            }
            Tail::Exhausted(_) => empty(canvas, area, code),
            _ => {
                heads(canvas, area, &columns, layout.column_heads);
                places(canvas, body, &columns, 8);
            }
        }
        return;
    }
    heads(canvas, area, &columns, layout.column_heads);
    let mut rows = RecordRows {
        area,
        columns: &columns,
        date_above: String::new(),
    };
    for (y, at) in (body.top()..body.bottom()).zip(ledger.offset..) {
        let Some(record) = ledger.list.get(at) else {
            break;
        };
        let place = RowPlace {
            y,
            selected: at == ledger.selected,
            focused,
            stale: at >= ledger.list.fresh_len(),
            below_newer: ledger.list.fresh_len() > 0,
            changed: ledger.list.is_changed(at),
        };
        rows.draw(canvas, record, &place);
    }
    tail(canvas, body, code, focused);
    full_text(canvas, layout.full_text, code, &columns, focused);
}

fn notes(canvas: &Canvas<'_>, code: &OpenCode, width: u16) -> Line {
    let texts = canvas.texts();
    let ledger = &code.ledger;
    let narrow = width < 64;
    let mut facts: Vec<Line> = Vec::new();
    if let (Some(_), Some(since)) = (ledger.awaited(), ledger.asked_at) {
        if ledger.walking && code.pausing(PaneId::Ledger).is_none() {
            facts.push(vec![Piece::new(
                Role::Accent,
                (texts.ledger.walking)(
                    ledger.list.fresh_len(),
                    &failure::key(canvas, Command::Back),
                ),
            )]);
        } else {
            facts.extend(waiting_note(canvas, code, PaneId::Ledger, since));
        }
    }
    let count = ledger.list.len();
    if count > 0 {
        if !ledger.on_error_row() {
            facts.push(dim(if narrow {
                thousands(ledger.selected as u64 + 1)
            } else {
                (texts.panes.row_place)(ledger.selected + 1)
            }));
        }
        let total = shown_total(ledger.list.total());
        match (narrow, &total) {
            (true, Some(total)) => {
                facts.push(dim(format!("{} / {total}", thousands(count as u64))))
            }
            (true, None) => facts.push(dim(format!(
                "{} / {} {}",
                thousands(count as u64),
                canvas.glyphs().untracked,
                texts.common.untracked
            ))),
            (false, total) => {
                facts.push(dim((texts.ledger.loaded)(count)));
                facts.push(dim(total.as_ref().map_or_else(
                    || texts.ledger.total_untracked.to_owned(),
                    |total| (texts.ledger.total)(total),
                )));
            }
        }
        let carded = code
            .card
            .answer
            .value()
            .and_then(|answer| shown_total(&answer.value.previewed_total()));
        // Where tabs share the line there is no room for a second total; the card itself has it.
        let has_room = canvas.model.size.0 >= 72 && ledger.fetched_at.is_some();
        let differs = |carded: &String| has_room && Some(carded) != total.as_ref();
        let old = ledger
            .stale_fetched_at
            .filter(|_| !ledger.list.stale().is_empty() && ledger.list.fresh_len() > 0 && !narrow);
        if let Some(carded) = carded.filter(differs).filter(|_| old.is_none()) {
            facts.push(vec![Piece::new(
                Role::Warn,
                (texts.ledger.card_says)(&carded),
            )]);
        }
        if let Some(then) = old {
            let then = (canvas.model.lang.texts().time.age)(Age::between(then, canvas.model.now));
            let words = format!(
                "{} {}",
                canvas.glyphs().place,
                (texts.panes.old_rows)(&then)
            );
            facts.push(vec![Piece::new(Role::Warn, words)]);
        }
    }
    joined(facts)
}

/// A total for showing.
fn shown_total(total: &Tracked<Total>) -> Option<String> {
    total_words(total).map(|words| crate::text::cut(&words, 12, "~").into_owned())
}

fn heads(canvas: &mut Canvas<'_>, area: Rect, columns: &Columns, shown: bool) {
    if shown {
        let line = Rect {
            y: area.y + 1,
            height: 1,
            ..area
        };
        columns.heads(canvas, line);
    }
}

fn empty(canvas: &mut Canvas<'_>, area: Rect, code: &OpenCode) {
    let texts = canvas.texts();
    let text = Rect {
        x: area.x + GUTTER,
        y: area.y + 1,
        width: area.width.saturating_sub(GUTTER),
        height: area.height.saturating_sub(1),
    };
    if code.ledger.untracked {
        let mark = format!("{} {}", canvas.glyphs().untracked, texts.common.untracked);
        canvas.text(text.x, text.y, text.width, Role::Text, &mark);
        failure::prose(canvas, text, text.y + 1, Role::Dim, texts.ledger.untracked);
    } else {
        failure::prose(canvas, text, text.y, Role::Dim, texts.ledger.empty);
    }
}
