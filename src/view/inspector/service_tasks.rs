//! The list of the tasks that the service holds.

use super::rows::{key, shown, state, visible};
use crate::a2a::Task;
use crate::app::inspector::InspectorPlaces;
use crate::domain::{ListEnd, Listed};
use crate::input::Command;
use crate::present::{Line, Piece, total_words};
use crate::text::sanitize_line;
use crate::theme::Role;
use crate::view::canvas::Canvas;
use crate::view::columns::{Column, Columns, text};
use crate::view::failure;
use crate::view::pane::{dim, select};

pub(super) fn notes(canvas: &Canvas<'_>) -> Vec<Line> {
    let service = &canvas.model.inspector.service;
    let words = &canvas.texts().inspector;
    let mut notes = Vec::new();
    let only = |words: String| vec![Piece::new(Role::Warn, words)];
    if let Some(state) = &service.narrowing.state {
        notes.push(only((words.only_state)(state.name())));
    }
    if let Some(context) = &service.narrowing.context {
        let id = sanitize_line(&context.0);
        let id = crate::text::cut(&id, 12, canvas.glyphs().cut);
        notes.push(only((words.only_context)(&id)));
    }
    if !service.rows().is_empty() {
        notes.push(dim((canvas.texts().ledger.loaded)(service.rows().len())));
        notes.extend(total_words(service.list.total()).map(|total| dim((words.of_total)(&total))));
    }
    if service.is_filter_ignored() {
        notes.insert(0, only(words.filter_ignored.to_owned()));
    }
    if service.unreadable > 0 {
        notes.push(only((words.service_unreadable)(service.unreadable)));
    }
    notes
}

pub(super) fn list(canvas: &mut Canvas<'_>, places: &InspectorPlaces) {
    let model = canvas.model;
    let (service, area) = (&model.inspector.service, places.rows);
    let words = &canvas.texts().inspector;
    // That a list simply ends needs no words, and nothing ends before it was asked for.
    let odd_end = service.end().filter(|end| *end != ListEnd::Listed);
    let odd_end = odd_end
        .map(|end| (canvas.texts().ledger.list_end)(end, Listed::Tasks, service.rows().len()));
    let mut body = area;
    if let Some(error) = service.listing.error() {
        let rows = failure::explained(canvas, area, error);
        body.height = body.height.saturating_sub(rows + 1);
        body.y += rows + 1;
    } else if service.rows().is_empty() {
        let words = match (service.listing.awaited(), service.listing.value()) {
            (Some(_), _) => words.service_loading.to_owned(),
            (None, Some(_)) if odd_end.is_some() => odd_end.clone().unwrap_or_default(),
            (None, Some(_)) => words.service_none.to_owned(),
            (None, None) => (words.service_idle)(&key(canvas, Command::Activate)),
        };
        failure::prose(canvas, area, area.y, Role::Dim, &words);
    }
    if service.rows().is_empty() {
        return;
    }
    let names = words.task_columns;
    let columns = [
        Column::text(names.changed, 19, 2),
        Column::text(names.state, 16, 4),
        Column::text(names.task, if area.width >= 78 { 36 } else { 12 }, 3),
        Column::text(names.conversation, 36, 1),
    ];
    let columns = Columns::of(columns, area.width);
    columns.heads(canvas, places.heads);
    let rows = model.inspector.rows();
    let moved = InspectorPlaces {
        rows: body,
        ..*places
    };
    for (y, at, selected) in visible(&moved, rows) {
        let Some(task) = service.rows().get(at) else {
            let more = (words.service_more)(&key(canvas, Command::Activate));
            canvas.text(
                area.x + 3,
                y,
                area.width.saturating_sub(3),
                Role::Text,
                &more,
            );
            if selected.is_some() {
                select(canvas, area, y, true);
            }
            break;
        };
        let values = vec![
            dim(moment(canvas, task)),
            state(canvas, task),
            text(shown(task.id.as_deref())),
            dim(shown(task.context_id.as_deref())),
        ];
        columns.row(canvas, (area, y), selected, values);
    }
    let shown = rows.count.saturating_sub(rows.offset);
    let after = body
        .y
        .saturating_add(u16::try_from(shown).unwrap_or(u16::MAX));
    if let Some(words) = odd_end.filter(|_| after < body.bottom()) {
        failure::prose(canvas, body, after, Role::Warn, &words);
    }
}

fn moment(canvas: &Canvas<'_>, task: &Task) -> String {
    let Some(sent) = &task.status.timestamp else {
        return canvas.glyphs().untracked.to_owned();
    };
    match sent.parse() {
        Ok(at) => crate::i18n::local(at, &canvas.model.options.zone),
        Err(_) => sanitize_line(sent).into_owned(),
    }
}
