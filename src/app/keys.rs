//! Keys and pastes: which command, and what it does where.

use std::borrow::Cow;

use super::effect::Effect;
use super::help::chord_name;
use super::home::{HomeState, INPUT_LIMIT};
use super::model::{Model, Screen};
use super::notice::Notice;
use super::overlay::{Overlay, OverlayKind};
use crate::domain::{PaneId, find_links};
use crate::input::{Chord, Command, Key, Scope};

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

    /// A pasted text goes into the line that is being typed, else into a new one over what is shown. It is never a command, and never
    /// a request by itself.
    pub(super) fn pasted(&mut self, text: &str) -> Vec<Effect> {
        if matches!(self.screen, Screen::Home(_)) {
            // The line is there already, under whatever lies over it.
            self.overlays.clear();
        }
        if self.home_mut().is_none() {
            let line = HomeState::new(false);
            self.overlays.push(Overlay::new(OverlayKind::Open(line)));
        }
        let text = self.insertable(text);
        if let Some(home) = self.home_mut() {
            home.on_list = false;
            home.insert(&text);
        }
        Vec::new()
    }

    /// What of a pasted text goes into a line: all of it, or of one that is too long the links in it.
    fn insertable<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if text.chars().nth(INPUT_LIMIT).is_none() {
            return Cow::Borrowed(text);
        }
        match find_links(text, &self.around.hosts) {
            Ok(links) => {
                let links: Vec<&str> = links.iter().map(|found| found.link.as_str()).collect();
                Cow::Owned(links.join(" "))
            }
            Err(_) => Cow::Borrowed(text),
        }
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

    fn run_at_home(&mut self, command: Command) -> Vec<Effect> {
        let choices = self.choices();
        let count = choices.len();
        let page = usize::from(self.size.1 / 2).max(1).cast_signed();
        let Some(home) = self.home_mut() else {
            return Vec::new();
        };
        match command {
            Command::Activate => {
                if home.on_list {
                    let selected = home.selected;
                    return match choices.into_iter().nth(selected) {
                        Some(choice) => self.open_choice(choice),
                        None => Vec::new(),
                    };
                }
                let text = home.input.value().to_owned();
                if text.trim().is_empty() {
                    Vec::new()
                } else {
                    self.open_text(&text)
                }
            }
            _ => {
                match command {
                    Command::NextPane | Command::PreviousPane => {
                        home.on_list = !home.on_list && count > 0
                    }
                    Command::Up if home.selected == 0 => home.on_list = false,
                    Command::Up => home.step(-1, count),
                    Command::Down if !home.on_list => home.on_list = count > 0,
                    Command::Down => home.step(1, count),
                    Command::PageUp | Command::HalfUp => home.step(-page, count),
                    Command::PageDown | Command::HalfDown => home.step(page, count),
                    Command::Top => home.step(isize::MIN, count),
                    Command::Bottom => home.step(isize::MAX, count),
                    _ => {}
                }
                Vec::new()
            }
        }
    }

    fn run_in_overlay(&mut self, command: Command) -> (Vec<Effect>, bool) {
        let height = self.overlay_rows();
        let Some(overlay) = self.overlays.last_mut() else {
            return (Vec::new(), false);
        };
        if let OverlayKind::Commands(list) = &overlay.kind
            && !matches!(command, Command::Activate | Command::Close)
        {
            let list = *list;
            return (Vec::new(), self.move_in_list(list, command));
        }
        let moves_items =
            matches!(overlay.kind, OverlayKind::Record | OverlayKind::Action) && !overlay.raw;
        let page = height.saturating_sub(1).max(1).cast_signed();
        match command {
            Command::Up | Command::Down if moves_items => {
                let by = if command == Command::Up { -1 } else { 1 };
                // A detail goes from record to record; the error row below the last one has none.
                let at_last = matches!(overlay.kind, OverlayKind::Record)
                    && self
                        .code()
                        .is_some_and(|code| code.ledger.selected + 1 >= code.ledger.list.len());
                return (Vec::new(), !(by > 0 && at_last) && self.step_selection(by));
            }
            Command::Up => overlay.text.scroll(-1, height),
            Command::Down => overlay.text.scroll(1, height),
            Command::PageUp => overlay.text.scroll(-page, height),
            Command::PageDown => overlay.text.scroll(page, height),
            Command::HalfUp => overlay.text.scroll(-(page / 2).max(1), height),
            Command::HalfDown => overlay.text.scroll((page / 2).max(1), height),
            Command::Top => overlay.text.scroll(isize::MIN, height),
            Command::Bottom => overlay.text.scroll(isize::MAX, height),
            Command::CycleView
                if !matches!(
                    overlay.kind,
                    OverlayKind::Help
                        | OverlayKind::AskHost(_)
                        | OverlayKind::FullLink
                        | OverlayKind::Qr(_)
                ) =>
            {
                overlay.raw = !overlay.raw
            }
            Command::Detail if matches!(overlay.kind, OverlayKind::Action) => {
                return (Vec::new(), self.open_full_link());
            }
            Command::Close => return (self.back(), true),
            Command::Activate => return (self.activate_overlay(), true),
            _ => return (Vec::new(), false),
        }
        (Vec::new(), true)
    }

    fn activate_overlay(&mut self) -> Vec<Effect> {
        match self.on_top().cloned() {
            Some(OverlayKind::Action | OverlayKind::FullLink) => self.copy_selected_action(),
            Some(OverlayKind::Commands(list)) => self.run_listed(list),
            Some(OverlayKind::Qr(_)) => self.copy_shown_link(),
            Some(OverlayKind::AskHost(found)) => self.open_code(found.link),
            Some(OverlayKind::Help | OverlayKind::Record | OverlayKind::Block(_)) => self.back(),
            Some(OverlayKind::Open(_) | OverlayKind::Panel) | None => Vec::new(),
        }
    }

    fn run_in_panes(&mut self, command: Command) -> (Vec<Effect>, bool) {
        match command {
            Command::Refresh => return (self.refresh(), true),
            Command::Activate => return (self.activate(), true),
            Command::Detail => self.open_detail(),
            Command::WaitOn => return (self.wait_on(), true),
            Command::CycleView => {
                if let Some(code) = self.code_mut() {
                    let pane = code.focus as usize;
                    code.views[pane] = code.views[pane].next();
                }
            }
            Command::Zoom => {
                if let Some(code) = self.code_mut() {
                    code.zoomed = !code.zoomed;
                }
            }
            Command::FocusCard => self.focus(PaneId::Card),
            Command::FocusLedger => self.focus(PaneId::Ledger),
            Command::FocusActions => self.focus(PaneId::Actions),
            Command::NextPane | Command::PreviousPane => {
                let Some(code) = self.code() else {
                    return (Vec::new(), false);
                };
                let pane = match (code.focus, command == Command::NextPane) {
                    (PaneId::Card, true) | (PaneId::Actions, false) => PaneId::Ledger,
                    (PaneId::Ledger, true) | (PaneId::Card, false) => PaneId::Actions,
                    (PaneId::Actions, true) | (PaneId::Ledger, false) => PaneId::Card,
                };
                self.focus(pane);
            }
            _ => return (Vec::new(), self.navigate(command)),
        }
        (Vec::new(), true)
    }

    /// What to do while an input method takes the letters.
    fn composed_hint(&self) -> String {
        let chord = self.around.keymap.hint(Command::Commands, self.scope());
        let key = chord.map(|chord| chord_name(chord, self.lang));
        (self.texts().composed)(&key.unwrap_or_default())
    }

    fn focus(&mut self, pane: PaneId) {
        if let Some(code) = self.code_mut() {
            code.focus = pane;
        }
    }
}

/// Whether a key is text that only an input method makes: no ASCII, and no twin of it.
const fn is_composed(chord: Chord) -> bool {
    matches!(chord.folded().key, Key::Char(c) if !c.is_ascii()) && !chord.ctrl && !chord.alt
}
