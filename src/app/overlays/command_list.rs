//! Every command that works here, to be chosen by arrows and Enter: for those whose letters an input method keeps.

use super::component::Component;
use super::help::{meaning, works_at};
use crate::app::hint::{Hint, chord_name};
use crate::app::model::Model;
use crate::app::overlay::{CommandList, Overlay, OverlayKind};
use crate::app::place::Place;
use crate::app::scroll::{follow, steps};
use crate::app::step::Step;
use crate::input::Command;

pub(super) struct Commands;

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ListedCommand {
    pub command: Command,
    /// What it does here.
    pub words: &'static str,
    pub keys: String,
}

/// The commands that work where keys would go without the list, as the help explains them there.
#[must_use]
pub(crate) fn listed(model: &Model) -> Vec<ListedCommand> {
    let place = Place::under_list(model);
    let keys = |command| {
        let chords = model.options.keymap.chords(command, place.scope());
        let names = chords
            .into_iter()
            .map(|chord| chord_name(chord, model.lang));
        names.collect::<Vec<_>>().join("  ")
    };
    Command::ALL
        .into_iter()
        .filter(|command| *command != Command::Commands && works_at(*command, place))
        .map(|command| ListedCommand {
            command,
            words: meaning(command, place, model.lang),
            keys: keys(command),
        })
        .filter(|listed| !listed.keys.is_empty())
        .collect()
}

/// Opens the list for what is on top now; on top of itself it closes.
pub(in crate::app) fn toggle(model: &mut Model) -> Step {
    if let Some(OverlayKind::Commands(_)) = model.on_top() {
        return model.close_overlay();
    }
    let list = CommandList::default();
    model.open_overlay(Some(OverlayKind::Commands(list)))
}

fn list_mut(model: &mut Model) -> Option<&mut CommandList> {
    match &mut model.overlays.last_mut()?.kind {
        OverlayKind::Commands(list) => Some(list),
        _ => None,
    }
}

impl Component for Commands {
    fn title(&self, model: &Model, _: &Overlay) -> String {
        model.texts().overlays.commands.to_owned()
    }

    fn note(&self, model: &Model, _: &Overlay) -> Option<String> {
        Some((model.texts().inspector.count)(listed(model).len()))
    }

    fn hints(&self, model: &Model, _: &Overlay) -> Vec<Option<Hint>> {
        vec![
            model.hint(Command::Activate, model.texts().overlays.run_hint),
            model.plain_hint(Command::Back),
        ]
    }

    /// Keeps the chosen row in sight.
    fn derive(&self, model: &mut Model) {
        let count = listed(model).len();
        let rows = usize::from(self.area(model.size).height);
        if let Some(list) = list_mut(model) {
            list.selected = list.selected.min(count.saturating_sub(1));
            list.offset = follow(list.offset, list.selected, list.selected, rows, count);
        }
    }

    /// Closes the list and does what was chosen, where it works.
    fn activate(&self, model: &mut Model) -> Step {
        let selected = list_mut(model).map_or(0, |list| list.selected);
        let chosen = listed(model).into_iter().nth(selected);
        let closed = model.close_overlay();
        chosen.map_or(closed, |chosen| Step::then(chosen.command))
    }

    fn run(&self, model: &mut Model, command: Command) -> Option<Step> {
        if matches!(command, Command::Activate | Command::Close) {
            return None;
        }
        let last = listed(model).len().saturating_sub(1);
        let page = self.area(model.size).height.cast_signed();
        let moved = steps(command, isize::from(page)).and_then(|by| {
            let list = list_mut(model)?;
            let selected = list.selected.saturating_add_signed(by).min(last);
            Some(std::mem::replace(&mut list.selected, selected) != selected)
        });
        Some(moved.unwrap_or(false).into())
    }
}
