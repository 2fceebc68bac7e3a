//! The inspector: tabs, a list or a text, the chosen row below.

mod tasks;
mod texts;
mod traffic;

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::columns::Selected;
use super::pane::{joined, rule, tab as tab_name};
use crate::app::chord_name;
use crate::app::inspector::{InspectorPlaces, InspectorTab};
use crate::input::{Command, Scope};
use crate::present::{Line, line_width};
use crate::text::cells;

/// Draws the inspector in the place of the panes.
pub(super) fn draw(canvas: &mut Canvas<'_>) {
    let places = canvas.model.inspector_places();
    if places.title.is_empty() {
        return;
    }
    let notes = match canvas.model.inspector.tab {
        InspectorTab::Traffic => traffic::notes(canvas),
        InspectorTab::Tasks => tasks::own_notes(canvas),
        InspectorTab::ServiceTasks => tasks::service_notes(canvas),
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
            InspectorTab::Tasks => tasks::own_list(canvas, &places),
            InspectorTab::ServiceTasks => tasks::service_list(canvas, &places),
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

/// The name of the first key of a command in the inspector; empty if it has none.
fn key(canvas: &Canvas<'_>, command: Command) -> String {
    let model = canvas.model;
    let chord = model.options.keymap.hint(command, Scope::Inspector);
    chord
        .map(|chord| chord_name(chord, model.lang))
        .unwrap_or_default()
}

/// Places of the list's rows on the screen: row and its place in the list.
fn visible(
    places: &InspectorPlaces,
    offset: usize,
    count: usize,
) -> impl Iterator<Item = (u16, usize)> + use<> {
    (places.rows.top()..places.rows.bottom()).zip(offset..count)
}

/// The inspector has the focus whenever it is in sight.
fn selected(is_chosen: bool) -> Option<Selected> {
    is_chosen.then_some(Selected::Focused)
}
