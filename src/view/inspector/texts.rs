//! The texts of the inspector: what was sent and received, a task, the agent card, the limits.

use ratatui::layout::Rect;

use super::super::canvas::Canvas;
use super::super::pane::{dim, lines, rule};
use super::agent_card;
use crate::app::inspector::{InspectorPlaces, InspectorTab};
use crate::i18n::byte_size;
use crate::present::Line;
use crate::text::cells;
use crate::theme::Role;

pub(super) fn draw(canvas: &mut Canvas<'_>, places: &InspectorPlaces) {
    let model = canvas.model;
    let inspector = &model.inspector;
    if inspector.tab == InspectorTab::Card {
        let Some(area) = places.texts.first() else {
            return;
        };
        if !agent_card::state(canvas, *area) {
            return;
        }
    }
    for (side, (area, text)) in places.texts.iter().zip(&inspector.texts).enumerate() {
        if area.is_empty() || text.lines.is_empty() {
            continue;
        }
        let mut inside = *area;
        if places.titled {
            let notes = notes(canvas, places, side);
            title(canvas, *area, side, places, notes);
            inside.y += 1;
            inside.height = inside.height.saturating_sub(1);
        }
        lines(canvas, inside, text);
    }
}

/// How large it is, and how much is below.
pub(super) fn notes(canvas: &Canvas<'_>, places: &InspectorPlaces, side: usize) -> Vec<Line> {
    let inspector = &canvas.model.inspector;
    let rows = places.text_rows(side);
    let below = inspector.texts.get(side).map_or(0, |text| {
        text.lines.len().saturating_sub(text.offset + rows)
    });
    let mut notes = Vec::new();
    if !inspector.opened
        && inspector.tab == InspectorTab::Traffic
        && let Some(exchange) = inspector.traffic.exchange()
    {
        let bytes = [exchange.bytes_out, exchange.bytes_in];
        notes.extend(bytes.get(side).map(|bytes| dim(byte_size(*bytes))));
    }
    if inspector.opened || !inspector.tab.is_list() {
        notes.extend((below > 0).then(|| dim((canvas.texts().panes.more_lines)(below))));
    }
    notes
}

/// The line above a text: what it is, and a rule where it belongs to a list.
fn title(
    canvas: &mut Canvas<'_>,
    area: Rect,
    side: usize,
    places: &InspectorPlaces,
    notes: Vec<Line>,
) {
    let inspector = &canvas.model.inspector;
    let two = places.texts.iter().all(|area| !area.is_empty());
    let name = match inspector.tab {
        InspectorTab::Traffic if two && side == 0 => Some(canvas.texts().inspector.sent),
        InspectorTab::Traffic if two => Some(canvas.texts().inspector.received),
        InspectorTab::Tasks | InspectorTab::ServiceTasks => {
            Some(canvas.texts().inspector.chosen_task)
        }
        _ => None,
    };
    let focused = inspector.opened && two && side == inspector.side;
    let name = name.unwrap_or_default();
    let role = if focused { Role::Accent } else { Role::Strong };
    canvas.text(area.x, area.y, area.width, role, name);
    let wide = u16::try_from(cells(name)).unwrap_or(0);
    let left = area.x + wide + u16::from(wide > 0);
    let notes = super::super::pane::joined(notes);
    rule(canvas, left, area.right(), area.y, focused, &notes);
}
