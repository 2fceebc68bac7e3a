//! Keys: which command, and what it does wherever it is given.

use super::effect::Effect;
use super::help::chord_name;
use super::model::{Model, Screen};
use super::notice::Notice;
use super::overlay::{Overlay, OverlayKind};
use crate::input::{Chord, Command, Scope, is_composed};

impl Model {
    /// Where keys arrive now.
    #[must_use]
    pub fn scope(&self) -> Scope {
        match self.on_top() {
            Some(OverlayKind::Open(home)) if !home.on_list => Scope::Typing,
            Some(OverlayKind::Open(_)) => Scope::Home,
            Some(OverlayKind::Panel) => Scope::Panel,
            Some(_) => Scope::Overlay,
            None => match &self.screen {
                Screen::Home(home) if !home.on_list => Scope::Typing,
                Screen::Home(_) => Scope::Home,
                Screen::Code(_) => Scope::Panes,
            },
        }
    }

    /// A key; true if anything visible may have changed.
    pub(super) fn key_pressed(&mut self, chord: Chord) -> (Vec<Effect>, bool) {
        let scope = self.scope();
        let Some(command) = self.around.keymap.command(chord, scope) else {
            let typed =
                scope == Scope::Typing && self.home_mut().is_some_and(|home| home.type_key(chord));
            let cleared = self.notice.take().is_some();
            if scope != Scope::Typing && is_composed(chord) {
                self.notice = Some(Notice::Remark(self.composed_hint()));
                return (Vec::new(), true);
            }
            return (Vec::new(), typed || cleared);
        };
        // The message row speaks of the last command only.
        let cleared = self.notice.take().is_some();
        let before = self.last_seq;
        let (effects, changed) = self.run(command, scope);
        let asked = self.last_seq != before;
        (effects, changed || cleared || asked)
    }

    pub(super) fn run(&mut self, command: Command, scope: Scope) -> (Vec<Effect>, bool) {
        match command {
            Command::Quit => (vec![Effect::Quit], false),
            Command::Redraw => (vec![Effect::RedrawAll], true),
            Command::Suspend => (vec![Effect::Suspend], false),
            Command::Language => {
                self.lang = self.lang.other();
                (Vec::new(), true)
            }
            Command::Help => {
                let is_open = matches!(self.on_top(), Some(OverlayKind::Help));
                if is_open {
                    return (self.back(), true);
                }
                self.overlays.push(Overlay::new(OverlayKind::Help));
                (Vec::new(), true)
            }
            Command::Commands => {
                self.list_commands();
                (Vec::new(), true)
            }
            Command::Panel => {
                self.open_panel();
                (Vec::new(), true)
            }
            Command::Back => (self.back(), true),
            Command::Qr => (Vec::new(), self.toggle_qr()),
            Command::Open => {
                self.ask_for_link();
                (Vec::new(), true)
            }
            _ => match scope {
                Scope::Typing | Scope::Home => (self.run_at_home(command), true),
                Scope::Overlay => self.run_in_overlay(command),
                Scope::Panel => self.run_in_panel(command),
                Scope::Panes => self.run_in_panes(command),
            },
        }
    }

    /// What to do while an input method takes the letters.
    pub(super) fn composed_hint(&self) -> String {
        let chord = self.around.keymap.hint(Command::Commands, self.scope());
        let key = chord.map(|chord| chord_name(chord, self.lang));
        (self.texts().composed)(&key.unwrap_or_default())
    }
}
