//! The inspector: tabs, a list or a text, the chosen row below.

mod agent_card;
mod rows;
mod service_tasks;
mod session_tasks;
mod texts;
mod traffic;

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::pane::{joined, rule, tab as tab_name};
use crate::app::inspector::{InspectorTab, places};
use crate::present::{Line, line_width};
use crate::text::cells;

/// Draws the inspector in the place of the panes.
pub(super) fn draw(canvas: &mut Canvas<'_>) {
    let places = places(canvas.model);
    if places.title.is_empty() {
        return;
    }
    let notes = match canvas.model.inspector.tab {
        InspectorTab::Traffic => traffic::notes(canvas),
        InspectorTab::Tasks => session_tasks::notes(canvas),
        InspectorTab::ServiceTasks => service_tasks::notes(canvas),
        InspectorTab::Card | InspectorTab::About => Vec::new(),
    };
    let notes = if places.titled {
        notes
    } else {
        texts::notes(canvas, &places, 0)
    };
    title(canvas, places.title, notes);
    if !canvas.model.inspector.opened {
        match canvas.model.inspector.tab {
            InspectorTab::Traffic => traffic::list(canvas, &places),
            InspectorTab::Tasks => session_tasks::list(canvas, &places),
            InspectorTab::ServiceTasks => service_tasks::list(canvas, &places),
            InspectorTab::Card | InspectorTab::About => {}
        }
    }
    texts::draw(canvas, &places);
}

/// The tabs, the one in sight as a chip, and notes at the right end of the rule. What has no room is left out: first the notes behind the
/// first one, then the names of the other tabs.
fn title(canvas: &mut Canvas<'_>, area: Rect, notes: Vec<Line>) {
    let tab = canvas.model.inspector.tab;
    let words = &canvas.texts().inspector;
    let chips = |short: bool| -> Vec<(InspectorTab, String)> {
        let tabs = InspectorTab::ALL.into_iter().enumerate();
        tabs.map(|(at, it)| match short && it != tab {
            true => (it, format!(" {} ", at + 1)),
            false => (it, format!(" {} {} ", at + 1, it.name(words))),
        })
        .collect()
    };
    let wide =
        |chips: &[(InspectorTab, String)]| chips.iter().map(|(_, chip)| cells(chip)).sum::<usize>();
    let mut shown = chips(false);
    let first = line_width(&joined(notes.iter().take(1).cloned())) + 4;
    if wide(&shown) + first > usize::from(area.width) {
        shown = chips(true);
    }
    let mut x = area.x;
    for (it, chip) in &shown {
        let width = area.right().saturating_sub(x);
        tab_name(canvas, x, area.y, width, chip, *it == tab);
        x = x.saturating_add(u16::try_from(cells(chip)).unwrap_or(width));
    }
    let mut notes = notes;
    let room = usize::from(area.right().saturating_sub(x));
    while !notes.is_empty() && line_width(&joined(notes.iter().cloned())) + 4 > room {
        notes.pop();
    }
    rule(canvas, x, area.right(), area.y, true, &joined(notes));
}
