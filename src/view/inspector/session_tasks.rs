//! The list of the tasks of this run.

use super::rows::{shown, state, visible};
use crate::app::inspector::{InspectorPlaces, SessionTask};
use crate::i18n::clock_to_the_second;
use crate::present::Line;
use crate::theme::Role;
use crate::view::canvas::Canvas;
use crate::view::columns::{Column, Columns, text};
use crate::view::failure;
use crate::view::pane::dim;

pub(super) fn notes(canvas: &Canvas<'_>) -> Vec<Line> {
    let count = canvas.model.inspector.tasks.len();
    vec![dim((canvas.texts().inspector.count)(count))]
}

pub(super) fn list(canvas: &mut Canvas<'_>, places: &InspectorPlaces) {
    let model = canvas.model;
    let (inspector, area) = (&model.inspector, places.rows);
    let words = &canvas.texts().inspector;
    if inspector.tasks.is_empty() {
        failure::prose(canvas, area, area.y, Role::Dim, words.tasks_empty);
        return;
    }
    let names = words.task_columns;
    let columns = [
        Column::text(names.asked, 8, 7),
        Column::text(names.skill, 12, 6),
        Column::text(names.code, 26, 4),
        Column::text(names.state, 16, 8),
        Column::text(names.changed, 8, 3),
        Column::text(names.task, 12, 5),
        Column::text(names.conversation, 36, 1),
    ];
    let columns = Columns::of(columns, area.width);
    columns.heads(canvas, places.heads);
    let newest_first: Vec<&SessionTask> = inspector.tasks.iter().rev().collect();
    for (y, at, selected) in visible(places, inspector.rows()) {
        let Some(own) = newest_first.get(at) else {
            break;
        };
        let zone = &model.options.zone;
        let clock = |at| clock_to_the_second(at, zone, false);
        let question = own.asked.as_ref();
        let link = question.and_then(|it| it.link.as_ref());
        let values = vec![
            dim(question.map(|it| clock(it.at)).unwrap_or_default()),
            text(question.map_or("", |it| it.skill.id())),
            text(link.map(|link| link.short().to_owned()).unwrap_or_default()),
            state(canvas, &own.task),
            dim(clock(own.changed_at)),
            dim(shown(own.task.id.as_deref())),
            dim(shown(own.task.context_id.as_deref())),
        ];
        columns.row(canvas, (area, y), selected, values);
    }
}
