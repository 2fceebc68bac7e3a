//! What stands under and beside the ledger's rows: the end or an error, the selected record in full.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::columns::{Columns, GUTTER};
use super::failure;
use super::ledger_rows::{self, BY, KIND};
use super::pane::{bar, rule, select};
use super::places::places;
use crate::app::{OpenCode, Pane, Tail};
use crate::domain::{ErrorKind, ListEnd, Listed};
use crate::input::Command;
use crate::present::{failure_sentence, failure_words};
use crate::text::wrap;
use crate::theme::Role;

/// What stands under the last record.
pub(super) fn tail(canvas: &mut Canvas<'_>, body: Rect, code: &OpenCode, focused: bool) {
    let ledger = &code.ledger;
    let texts = canvas.texts();
    let Some(below) = ledger
        .list
        .len()
        .checked_sub(ledger.offset)
        .and_then(|rows| u16::try_from(rows).ok())
        .filter(|rows| *rows < body.height)
    else {
        return;
    };
    let (x, y, width) = (
        body.x + GUTTER,
        body.y + below,
        body.width.saturating_sub(GUTTER),
    );
    let count = ledger.list.len();
    match ledger.list.tail() {
        Tail::Loading { .. } => {
            let columns = ledger_rows::columns(canvas, body.width);
            places(
                canvas,
                Rect {
                    y,
                    height: 1,
                    ..body
                },
                &columns,
                1,
            );
        }
        Tail::Failed { error, .. } => {
            let selected = ledger.on_error_row();
            let mark = canvas.glyphs().fail;
            let words = format!(
                "{mark} {}{}",
                texts.ledger.page_failed,
                failure_sentence(error, &canvas.text_style())
            );
            canvas.text(x, y, width, Role::Bad, &words);
            if selected {
                bar(
                    canvas,
                    body.x,
                    y,
                    2.min(body.bottom().saturating_sub(y)),
                    focused,
                );
                select(canvas, body, y, focused);
            }
            if y + 1 < body.bottom() {
                let words = match error.kind {
                    ErrorKind::StillWorking(_) => {
                        (texts.inspector.wait_on_hint)(&failure::key(canvas, Command::WaitOn))
                    }
                    _ => {
                        let hint = if ledger.is_cursor_refused() {
                            texts.ledger.cursor_refused_hint
                        } else {
                            texts.ledger.page_failed_hint
                        };
                        hint(count, &failure::key(canvas, Command::Refresh))
                    }
                };
                let width = width.saturating_sub(2);
                canvas.text(x + 2, y + 1, width, Role::Dim, &words);
            }
        }
        Tail::Exhausted(ending) => {
            let words = (texts.ledger.list_end)(*ending, Listed::Records, count);
            if y + 1 < body.bottom() {
                canvas.text(
                    x,
                    y + 1,
                    width,
                    if *ending == ListEnd::Listed {
                        Role::Dim
                    } else {
                        Role::Warn
                    },
                    &words,
                );
            }
        }
        Tail::Unrequested | Tail::More(_) => {}
    }
}

/// The selected record's text in full, beginning with the columns that were left out.
pub(super) fn full_text(
    canvas: &mut Canvas<'_>,
    area: Rect,
    code: &OpenCode,
    columns: &Columns,
    focused: bool,
) {
    if area.is_empty() {
        return;
    }
    let Some(record) = code.ledger.record() else {
        return why_not(canvas, area, code, focused);
    };
    let fields = record.fields();
    if fields.malformed {
        let text = Rect {
            x: area.x + GUTTER,
            width: area.width.saturating_sub(GUTTER),
            ..area
        };
        bar(canvas, area.x, area.y, area.height, focused);
        let sent = crate::text::sanitize_line(record.raw().as_str());
        failure::prose(canvas, text, text.y, Role::Text, &sent);
        return;
    }
    let mut prefix = Vec::new();
    if columns.width(KIND) == 0 {
        prefix.extend(fields.kind_words().map(|t| t.one_line().into_owned()));
    }
    if columns.width(BY) == 0 {
        prefix.extend(fields.by.shown().map(|t| t.one_line().into_owned()));
    }
    let prefix = prefix.join("  ");
    let (summary, summary_role) = match fields.summary.shown() {
        Some(summary) => (summary.one_line().into_owned(), Role::Text),
        None => (
            format!(
                "{} {}",
                canvas.glyphs().untracked,
                canvas.texts().common.untracked
            ),
            Role::Dim,
        ),
    };
    let width = usize::from(area.width.saturating_sub(GUTTER));
    let (x, room) = (area.x + GUTTER, area.width.saturating_sub(GUTTER));
    let prefix_wide = crate::text::cells(&prefix) + if prefix.is_empty() { 0 } else { 2 };
    bar(canvas, area.x, area.y, area.height, focused);
    if prefix_wide >= width {
        canvas.text(x, area.y, room, Role::Dim, &prefix);
        canvas.text(x, area.y + 1, room, Role::Text, &summary);
        return;
    }
    canvas.text(x, area.y, room, Role::Dim, &prefix);
    let ranges = wrap(&summary, width - prefix_wide, width);
    for (row, range) in (0u16..).zip(ranges.iter()).take(2) {
        // The second line takes all the rest, so that the cut mark shows if there is more.
        let text = if row == 1 {
            summary.get(range.start..)
        } else {
            summary.get(range.clone())
        }
        .unwrap_or_default();
        let left = if row == 0 {
            u16::try_from(prefix_wide).unwrap_or(0)
        } else {
            0
        };
        canvas.text(
            x + left,
            area.y + row,
            room.saturating_sub(left),
            summary_role,
            text,
        );
    }
}

/// With the error row selected: the sentence, if the row itself has to cut it, and the other side's words.
fn why_not(canvas: &mut Canvas<'_>, area: Rect, code: &OpenCode, focused: bool) {
    let Some(error) = selected_error(code) else {
        return;
    };
    let text = Rect {
        x: area.x + GUTTER,
        width: area.width.saturating_sub(GUTTER),
        ..area
    };
    // The other side's words first: they stand nowhere else, while the row above has at least the beginning of the sentence.
    let mut words = failure_words(error, &canvas.text_style()).unwrap_or_default();
    let sentence = failure_sentence(error, &canvas.text_style());
    let row = crate::text::cells(canvas.texts().ledger.page_failed) + crate::text::cells(&sentence);
    // The row's mark takes two cells more.
    if row + 2 > usize::from(text.width) {
        words = format!("{words}  {sentence}").trim().to_owned();
    }
    if !words.is_empty() {
        bar(canvas, area.x, area.y, area.height, focused);
        failure::prose(canvas, text, text.y, Role::Text, &words);
    }
}

/// The error of the error row, while that is selected.
fn selected_error(code: &OpenCode) -> Option<&crate::domain::LoadError> {
    code.ledger.error().filter(|_| code.ledger.on_error_row())
}

/// The selected record at the right of wide windows.
pub(super) fn side(canvas: &mut Canvas<'_>, area: Rect, code: &OpenCode) {
    if area.is_empty() {
        return;
    }
    let name = format!("{} ", canvas.texts().panes.selected_record);
    canvas.text(area.x, area.y, area.width, Role::Strong, &name);
    let left = area.x + u16::try_from(crate::text::cells(&name)).unwrap_or(0);
    rule(canvas, left, area.right(), area.y, false, &[]);
    if let Some(error) = selected_error(code) {
        let below = Rect {
            y: area.y + 1,
            height: area.height.saturating_sub(1),
            ..area
        };
        let y = failure::prose(
            canvas,
            below,
            below.y,
            Role::Text,
            &failure_sentence(error, &canvas.text_style()),
        );
        if let Some(words) = failure_words(error, &canvas.text_style()) {
            failure::prose(canvas, below, y, Role::Text, &words);
        }
        return;
    }
    super::pane::lines(
        canvas,
        Rect {
            y: area.y + 1,
            height: area.height.saturating_sub(1),
            ..area
        },
        &code.side,
    );
}
