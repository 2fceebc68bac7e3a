//! Every command that works here, to be chosen by arrows and Enter: for those whose letters an input method keeps.

use super::effect::Effect;
use super::help::{HelpAt, chord_name, meaning, works_at};
use super::model::{Model, Screen};
use super::overlay::{Overlay, OverlayKind};
use super::scroll::{follow, steps};
use crate::input::{Command, Scope};

/// Which row of the list is chosen, and what the list is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandList {
    /// Where the commands work.
    pub scope: Scope,
    /// The chosen row.
    pub selected: usize,
    /// First visible row.
    pub offset: usize,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedCommand {
    /// The command.
    pub command: Command,
    /// What it does here.
    pub words: &'static str,
    /// Its keys.
    pub keys: String,
}

impl Model {
    /// The commands that work in `scope`, as the help explains them there.
    #[must_use]
    pub fn commands_in(&self, scope: Scope) -> Vec<ListedCommand> {
        let at = self.help_at(scope);
        Command::ALL
            .into_iter()
            .filter(|command| !matches!(command, Command::Commands))
            .filter(|command| works_at(*command, at))
            .filter_map(|command| {
                let chords = self.around.keymap.chords(command, scope);
                let keys: Vec<String> = chords
                    .into_iter()
                    .map(|chord| chord_name(chord, self.lang))
                    .collect();
                (!keys.is_empty()).then(|| ListedCommand {
                    command,
                    words: meaning(command, at, self.lang),
                    keys: keys.join("  "),
                })
            })
            .collect()
    }

    /// Where help and the list of commands are asked for.
    pub(super) fn help_at(&self, scope: Scope) -> HelpAt {
        let in_panel = (self.overlays.iter()).any(|it| matches!(it.kind, OverlayKind::Panel));
        match (scope, &self.screen) {
            (Scope::Overlay, _) => HelpAt::Overlay,
            _ if in_panel => HelpAt::Panel(self.panel.tab, self.panel.opened),
            (_, Screen::Code(code)) => HelpAt::Pane(code.focus),
            (..) if self.around.demo_codes.is_empty() => HelpAt::LinkLine,
            (..) => HelpAt::Home,
        }
    }

    /// Opens the list for what is on top now; on top of itself it closes.
    pub(super) fn list_commands(&mut self) {
        if let Some(OverlayKind::Commands(_)) = self.on_top() {
            self.overlays.pop();
            return;
        }
        let list = CommandList {
            scope: self.scope(),
            selected: 0,
            offset: 0,
        };
        self.overlays
            .push(Overlay::new(OverlayKind::Commands(list)));
    }

    /// A move in the list; false if nothing moved.
    pub(super) fn move_in_list(&mut self, list: CommandList, command: Command) -> bool {
        let rows = self.overlay_rows().max(1);
        let page = rows.cast_signed();
        let Some(by) = steps(command, page) else {
            return false;
        };
        let last = self.commands_in(list.scope).len().saturating_sub(1);
        let selected = list.selected.saturating_add_signed(by).min(last);
        let moved = CommandList { selected, ..list };
        self.replace_list(moved);
        selected != list.selected
    }

    /// Keeps the chosen row in sight.
    pub(super) fn settle_list(&mut self) {
        let rows = self.overlay_rows();
        let Some(OverlayKind::Commands(list)) = self.on_top() else {
            return;
        };
        let list = *list;
        let count = self.commands_in(list.scope).len();
        let selected = list.selected.min(count.saturating_sub(1));
        let offset = follow(list.offset, selected, selected, rows, count);
        self.replace_list(CommandList {
            selected,
            offset,
            ..list
        });
    }

    fn replace_list(&mut self, list: CommandList) {
        if let Some(top) = self.overlays.last_mut() {
            top.kind = OverlayKind::Commands(list);
        }
    }

    /// Closes the list and does what was chosen, where it works.
    pub(super) fn run_listed(&mut self, list: CommandList) -> Vec<Effect> {
        self.overlays.pop();
        let chosen = self.commands_in(list.scope).into_iter().nth(list.selected);
        match chosen {
            Some(listed) => self.run(listed.command, list.scope).effects,
            None => Vec::new(),
        }
    }
}
