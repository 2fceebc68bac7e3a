//! The ledger pane. Only the rows in sight are read and laid out.

use jiff::Timestamp;
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::columns::{Column, Columns, GUTTER};
use super::failure;
use super::pane::{as_text, bar, dim, joined, lifted, rule, title, view_notes};
use crate::app::{Ending, Layout, OpenCode, PaneView, Tail, result_mark};
use crate::domain::{Age, PaneId, RecordFields, Total, Tracked};
use crate::i18n::{age, elapsed, list_time, thousands, zone_name};
use crate::text::wrap;
use crate::theme::{Line, Piece, Role};

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
    let columns = Columns::of(area.width, canvas.model.lang);
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
    let mut date_above = String::new();
    for (y, at) in (body.top()..body.bottom()).zip(ledger.offset..) {
        let Some(record) = ledger.list.get(at) else {
            break;
        };
        let row = RowPlace {
            y,
            selected: at == ledger.selected,
            focused,
            stale: at >= ledger.list.fresh_len(),
            changed: ledger.list.is_changed(at),
        };
        let fields = record.fields();
        date_above = record_row(
            canvas,
            area,
            &columns,
            &fields,
            record.raw().as_str(),
            &row,
            &date_above,
        );
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
        let waited = waited(since, canvas.model.now);
        if ledger.walking {
            facts.push(vec![Piece::new(
                Role::Accent,
                (texts.ledger_walking)(ledger.list.fresh_len()),
            )]);
        } else if waited.as_secs() >= 1 {
            facts.push(dim((texts.loading)(&elapsed(waited, canvas.model.lang))));
        }
    }
    let count = ledger.list.len();
    if count > 0 {
        if !ledger.on_error_row() {
            facts.push(dim(if narrow {
                thousands(ledger.selected as u64 + 1)
            } else {
                (texts.row_place)(ledger.selected + 1)
            }));
        }
        let total = shown_total(&ledger.total);
        match (narrow, &total) {
            (true, Some(total)) => {
                facts.push(dim(format!("{} / {total}", thousands(count as u64))))
            }
            (true, None) => facts.push(dim((texts.loaded)(count))),
            (false, total) => {
                facts.push(dim((texts.loaded)(count)));
                facts.push(dim(total.as_ref().map_or_else(
                    || texts.total_untracked.to_owned(),
                    |total| (texts.total)(total),
                )));
            }
        }
        let carded = code
            .card
            .answer
            .value()
            .and_then(|answer| shown_total(&answer.value.previewed_total()));
        if let (Some(carded), false) = (
            carded.filter(|carded| ledger.fetched_at.is_some() && Some(carded) != total.as_ref()),
            narrow,
        ) {
            facts.push(vec![Piece::new(Role::Warn, (texts.card_says)(&carded))]);
        }
        if let Some(then) = ledger
            .stale_fetched_at
            .filter(|_| !ledger.list.stale().is_empty() && ledger.list.fresh_len() > 0 && !narrow)
        {
            facts.push(vec![Piece::new(
                Role::Warn,
                (texts.old_rows)(&age(
                    Age::between(then, canvas.model.now),
                    canvas.model.lang,
                )),
            )]);
        }
    }
    joined(facts)
}

/// A total for showing; one that is no count is shown as it was sent.
fn shown_total(total: &Tracked<Total>) -> Option<String> {
    match total {
        Tracked::Tracked(Total {
            count: Some(count), ..
        }) => Some(thousands(*count)),
        Tracked::Tracked(total) => Some(
            crate::text::cut(&crate::text::sanitize_line(total.raw.as_str()), 12, "~").into_owned(),
        ),
        Tracked::Unreadable(raw) => Some(crate::text::cut(&raw.one_line(), 12, "~").into_owned()),
        Tracked::Untracked => None,
    }
}

/// How long a request has been running; nothing if the clock was set back.
pub(super) fn waited(since: Timestamp, now: Timestamp) -> std::time::Duration {
    std::time::Duration::try_from(now.duration_since(since)).unwrap_or_default()
}

fn heads(canvas: &mut Canvas<'_>, area: Rect, columns: &Columns, shown: bool) {
    if !shown {
        return;
    }
    let heads = canvas.texts().columns;
    let zone = zone_name(canvas.model.now, &canvas.model.around.zone);
    let y = area.y + 1;
    let mut put = |column: Column, text: &str| {
        canvas.text(area.x + column.x, y, column.width, Role::Dim, text)
    };
    put(columns.time, &format!("{} {zone}", heads[0]));
    put(columns.result, heads[1]);
    if let Some(column) = columns.kind {
        put(column, heads[2]);
    }
    put(columns.summary, heads[3]);
    if let Some(column) = columns.by {
        put(column, heads[4]);
    }
}

/// Dotted places of rows on their way.
fn places(canvas: &mut Canvas<'_>, body: Rect, columns: &Columns, rows: u16) {
    let place = canvas.glyphs().place;
    for row in 0..rows.min(body.height) {
        let y = body.y + row;
        for (at, column) in [
            Some(columns.time),
            Some(columns.result),
            columns.kind,
            Some(columns.summary),
            columns.by,
        ]
        .into_iter()
        .flatten()
        .enumerate()
        {
            // Uneven like text, but the same every time.
            let share = if at == 0 {
                6
            } else {
                3 + (u16::try_from(at).unwrap_or(0) * 5 + row * 3) % 4
            };
            canvas.rule(
                body.x + column.x,
                y,
                column.width.min(40) * share / 6,
                Role::Faint,
                place,
            );
        }
    }
}

struct RowPlace {
    y: u16,
    selected: bool,
    focused: bool,
    stale: bool,
    changed: bool,
}

/// Draws a record; gives its date for the row below.
fn record_row(
    canvas: &mut Canvas<'_>,
    area: Rect,
    columns: &Columns,
    fields: &RecordFields,
    raw: &str,
    row: &RowPlace,
    date_above: &str,
) -> String {
    let y = row.y;
    let lift = row.selected && row.focused;
    let role = |role: Role| if lift { lifted(role) } else { role };
    let base = if row.stale && !lift {
        Role::Dim
    } else {
        Role::Text
    };
    if row.changed {
        canvas.text(area.x + 1, y, 1, Role::Warn, "~");
    }
    let mut date = String::new();
    if fields.malformed {
        let words = format!(
            "! {}  {}",
            canvas.texts().odd_record,
            crate::text::sanitize_line(raw)
        );
        canvas.text(
            area.x + GUTTER,
            y,
            area.width.saturating_sub(GUTTER),
            role(Role::Warn),
            &words,
        );
    } else {
        date = time_cell(
            canvas,
            area.x + columns.time.x,
            y,
            columns.time.width,
            fields,
            date_above,
            base,
            &role,
        );
        let (mark, mark_role) = result_mark(fields.result_class(), &canvas.glyphs());
        let untracked = canvas.texts().untracked;
        let words_role = match mark_role {
            Role::Bad => Role::Bad,
            Role::Dim => role(Role::Dim),
            _ => base,
        };
        let words = fields.result_words().map_or_else(
            || untracked.to_owned(),
            |words| words.one_line().into_owned(),
        );
        canvas.line(
            area.x + columns.result.x,
            y,
            columns.result.width,
            &[
                Piece::new(role(mark_role), format!("{mark} ")),
                Piece::new(words_role, words),
            ],
        );
        if let Some(column) = columns.kind {
            cell(
                canvas,
                area.x + column.x,
                y,
                column.width,
                fields.kind_words().map(|t| t.one_line().into_owned()),
                base,
                &role,
            );
        }
        cell(
            canvas,
            area.x + columns.summary.x,
            y,
            columns.summary.width,
            fields.summary.shown().map(|t| t.one_line().into_owned()),
            base,
            &role,
        );
        if let Some(column) = columns.by {
            let by_role = if lift || base == Role::Dim {
                base
            } else {
                Role::Dim
            };
            cell(
                canvas,
                area.x + column.x,
                y,
                column.width,
                fields.by.shown().map(|t| t.one_line().into_owned()),
                by_role,
                &role,
            );
        }
    }
    if row.selected {
        bar(canvas, area.x, y, 1, row.focused);
        if row.focused {
            let style = canvas.theme.selected();
            canvas.ground(
                Rect {
                    x: area.x + 1,
                    y,
                    width: area.width.saturating_sub(1),
                    height: 1,
                },
                style,
            );
        }
    }
    date
}

#[expect(
    clippy::too_many_arguments,
    reason = "a cell's place, its content and its looks, all different for each call"
)]
fn time_cell(
    canvas: &mut Canvas<'_>,
    x: u16,
    y: u16,
    width: u16,
    fields: &RecordFields,
    date_above: &str,
    base: Role,
    role: &impl Fn(Role) -> Role,
) -> String {
    match &fields.at {
        Tracked::Tracked(at) => match at.instant {
            Some(instant) => {
                let (date, time) = list_time(
                    instant,
                    canvas.model.now,
                    &canvas.model.around.zone,
                    canvas.model.lang,
                );
                let date_role = if date == date_above {
                    role(Role::Dim)
                } else {
                    base
                };
                canvas.line(
                    x,
                    y,
                    width,
                    &[
                        Piece::new(date_role, date.clone()),
                        Piece::gap(1),
                        Piece::new(base, time),
                    ],
                );
                return date;
            }
            None => cell(
                canvas,
                x,
                y,
                width,
                Some(at.raw.one_line().into_owned()),
                Role::Warn,
                role,
            ),
        },
        other => {
            let shown = match other {
                Tracked::Unreadable(raw) => Some(raw.one_line().into_owned()),
                _ => None,
            };
            cell(canvas, x, y, width, shown, Role::Warn, role);
        }
    }
    String::new()
}

fn cell(
    canvas: &mut Canvas<'_>,
    x: u16,
    y: u16,
    width: u16,
    text: Option<String>,
    base: Role,
    role: &impl Fn(Role) -> Role,
) {
    match text {
        Some(text) => canvas.text(x, y, width, base, &text),
        None => {
            let words = format!("{} {}", canvas.glyphs().untracked, canvas.texts().untracked);
            // A narrow column shows the mark alone.
            let words = if crate::text::cells(&words) <= usize::from(width) {
                words
            } else {
                canvas.glyphs().untracked.to_owned()
            };
            canvas.text(x, y, width, role(Role::Dim), &words);
        }
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
        let mark = format!("{} {}", canvas.glyphs().untracked, texts.untracked);
        canvas.text(text.x, text.y, text.width, Role::Text, &mark);
        failure::prose(canvas, text, text.y + 1, Role::Dim, texts.ledger_untracked);
    } else {
        failure::prose(canvas, text, text.y, Role::Dim, texts.ledger_empty);
    }
}

/// What stands under the last record.
fn tail(canvas: &mut Canvas<'_>, body: Rect, code: &OpenCode, focused: bool) {
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
            let columns = Columns::of(body.width, canvas.model.lang);
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
                texts.page_failed,
                failure::sentence(canvas, error)
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
                if focused {
                    let style = canvas.theme.selected();
                    canvas.ground(
                        Rect {
                            x: body.x + 1,
                            y,
                            width: body.width.saturating_sub(1),
                            height: 1,
                        },
                        style,
                    );
                }
            }
            if y + 1 < body.bottom() {
                let key = canvas
                    .model
                    .around
                    .keymap
                    .hint(crate::input::Command::Refresh, crate::input::Scope::Panes)
                    .map(|c| c.to_string())
                    .unwrap_or_default();
                canvas.text(
                    x + 2,
                    y + 1,
                    width.saturating_sub(2),
                    Role::Dim,
                    &(texts.page_failed_hint)(count, &key),
                );
            }
        }
        Tail::Exhausted(ending) => {
            let words = match ending {
                Ending::Listed => (texts.ledger_end)(count),
                Ending::TokenRepeats => (texts.ledger_repeats)(count),
                Ending::EmptyPages => (texts.ledger_empty_pages)(count),
                Ending::NoToken => (texts.ledger_no_token)(count),
            };
            if y + 1 < body.bottom() {
                canvas.text(
                    x,
                    y + 1,
                    width,
                    if *ending == Ending::Listed {
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
fn full_text(
    canvas: &mut Canvas<'_>,
    area: Rect,
    code: &OpenCode,
    columns: &Columns,
    focused: bool,
) {
    if area.is_empty() {
        return;
    }
    let Some(fields) = code
        .ledger
        .record()
        .map(crate::domain::Record::fields)
        .filter(|fields| !fields.malformed)
    else {
        return;
    };
    let mut prefix = Vec::new();
    if columns.kind.is_none() {
        prefix.extend(fields.kind_words().map(|t| t.one_line().into_owned()));
    }
    if columns.by.is_none() {
        prefix.extend(fields.by.shown().map(|t| t.one_line().into_owned()));
    }
    let prefix = prefix.join("  ");
    let (summary, summary_role) = match fields.summary.shown() {
        Some(summary) => (summary.one_line().into_owned(), Role::Text),
        None => (
            format!("{} {}", canvas.glyphs().untracked, canvas.texts().untracked),
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

/// The selected record at the right of wide windows.
pub(super) fn side(canvas: &mut Canvas<'_>, area: Rect, code: &OpenCode) {
    if area.is_empty() {
        return;
    }
    let name = format!("{} ", canvas.texts().selected_record);
    canvas.text(area.x, area.y, area.width, Role::Strong, &name);
    let left = area.x + u16::try_from(crate::text::cells(&name)).unwrap_or(0);
    rule(canvas, left, area.right(), area.y, false, &[]);
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
