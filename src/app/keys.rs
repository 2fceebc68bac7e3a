//! Keys: which command, and what it does wherever it is given.

use super::effect::Effect;
use super::help::chord_name;
use super::model::{Model, Screen};
use super::notice::Notice;
use super::overlay::{Overlay, OverlayKind};
use super::step::Step;
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
    pub(super) fn key_pressed(&mut self, chord: Chord) -> Step {
        let scope = self.scope();
        let Some(command) = self.around.keymap.command(chord, scope) else {
            let typed =
                scope == Scope::Typing && self.home_mut().is_some_and(|home| home.type_key(chord));
            let cleared = self.notice.take().is_some();
            if scope != Scope::Typing && is_composed(chord) {
                self.notice = Some(Notice::Remark(self.composed_hint()));
                return Step::REDRAW;
            }
            return (typed || cleared).into();
        };
        // The message row speaks of the last command only.
        let cleared = self.notice.take().is_some();
        let before = self.last_ticket;
        let step = self.run(command, scope);
        let asked = self.last_ticket != before;
        step.or_redraw(cleared || asked)
    }

    pub(super) fn run(&mut self, command: Command, scope: Scope) -> Step {
        match command {
            Command::Quit => Step::unseen(Effect::Quit),
            Command::Redraw => vec![Effect::RedrawAll].into(),
            Command::Suspend => Step::unseen(Effect::Suspend),
            Command::Language => {
                self.lang = self.lang.other();
                Step::REDRAW
            }
            Command::Help => {
                let is_open = matches!(self.on_top(), Some(OverlayKind::Help));
                if is_open {
                    return self.back().into();
                }
                self.overlays.push(Overlay::new(OverlayKind::Help));
                Step::REDRAW
            }
            Command::Commands => {
                self.list_commands();
                Step::REDRAW
            }
            Command::Panel => {
                self.open_panel();
                Step::REDRAW
            }
            Command::Back => self.back().into(),
            Command::Qr => self.toggle_qr().into(),
            Command::Open => {
                self.ask_for_link();
                Step::REDRAW
            }
            _ => match scope {
                Scope::Typing | Scope::Home => self.run_at_home(command).into(),
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
