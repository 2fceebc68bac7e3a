//! Moving about, opening details, going back.

use super::effect::Effect;
use super::layout::Layout;
use super::model::{Model, Screen};
use super::notice::Notice;
use super::open_code::PaneView;
use super::opening::awaited;
use super::overlay::{Overlay, OverlayKind};
use super::paged_list::Tail;
use super::scroll::steps;
use crate::app::ticket::PaneId;
use crate::domain::{ErrorKind, LoadError};
use crate::input::Command;

impl Model {
    /// The geometry in force.
    #[must_use]
    pub fn layout(&self) -> Layout {
        let (focus, zoomed) = self
            .code()
            .map_or((PaneId::Card, false), |code| (code.focus, code.zoomed));
        Layout::of(self.size.0, self.size.1, focus, zoomed)
    }

    /// Lines that fit into an overlay: its frame takes the title, a blank line, the keys and the lower edge.
    #[must_use]
    pub fn overlay_rows(&self) -> usize {
        if matches!(self.on_top(), Some(OverlayKind::FullLink)) {
            return usize::from(Layout::full_link(self.size.0, self.size.1).height).max(1);
        }
        usize::from(Layout::overlay(self.size.0, self.size.1).height)
            .saturating_sub(5)
            .max(1)
    }

    /// Rows of the focused pane.
    fn pane_rows(&self) -> usize {
        let layout = self.layout();
        match self.code().map(|code| code.focus) {
            Some(PaneId::Card) => layout.card_rows(),
            Some(PaneId::Ledger) => layout.ledger_rows(),
            Some(PaneId::Actions) => layout.action_rows(),
            None => 0,
        }
        .max(1)
    }

    /// A move in the focused pane; false if nothing moved.
    pub(super) fn navigate(&mut self, command: Command) -> bool {
        let rows = self.pane_rows().cast_signed();
        let Some(by) = steps(command, rows) else {
            return false;
        };
        let layout = self.layout();
        let Some(code) = self.code_mut() else {
            return false;
        };
        let pane = code.focus;
        if code.view(pane) != PaneView::Rendered {
            // The ledger's text follows its selection with the plain arrows; the rest scrolls.
            let is_step = matches!(command, Command::Up | Command::Down);
            if !(pane == PaneId::Ledger && is_step) {
                let height = match pane {
                    PaneId::Card => layout.card_rows(),
                    PaneId::Ledger => layout.ledger_rows(),
                    PaneId::Actions => layout.action_rows(),
                };
                if let Some(text) = code.texts.get_mut(pane as usize) {
                    text.scroll(by, height.max(1));
                }
                return true;
            }
        }
        let again = std::mem::replace(
            &mut code.ledger.at_end,
            pane == PaneId::Ledger && command == Command::Bottom,
        );
        let on_last = again || code.ledger.selected + 1 >= code.ledger.selectable();
        if pane == PaneId::Ledger
            && command == Command::Bottom
            && on_last
            && !code.ledger.list.is_empty()
            && code.ledger.error().is_none()
        {
            // The second End walks on to the true end; nothing is asked if the list has ended.
            code.ledger.walking =
                code.ledger.list.askable().is_some() || code.ledger.awaited().is_some();
            let walking = code.ledger.walking;
            return self.step_selection(by) || walking;
        }
        self.step_selection(by)
    }

    /// Moves the focused pane's selection; false if it stays.
    pub(super) fn step_selection(&mut self, by: isize) -> bool {
        let Some(code) = self.code_mut() else {
            return false;
        };
        let (selected, count) = match code.focus {
            PaneId::Card => (&mut code.card.selected, code.card.rows.rows.len()),
            PaneId::Ledger => {
                // Leaving and coming back to the error row is fine, but End means the last record first.
                let count = code.ledger.selectable();
                (&mut code.ledger.selected, count)
            }
            PaneId::Actions => {
                let count = code.actions.len();
                (&mut code.actions.selected, count)
            }
        };
        let place = selected
            .saturating_add_signed(by)
            .min(count.saturating_sub(1));
        let moved = place != *selected;
        *selected = place;
        moved
    }

    /// Enter: detail, copy or retry.
    pub(super) fn activate(&mut self) -> Vec<Effect> {
        let Some(code) = self.code() else {
            return Vec::new();
        };
        let unfinished = code.unfinished_task(code.focus).is_some();
        match code.focus {
            PaneId::Ledger if code.ledger.on_error_row() && unfinished => self.wait_on(),
            PaneId::Ledger if code.ledger.on_error_row() => self.retry_page(),
            pane @ (PaneId::Card | PaneId::Actions) if unfinished && !code.has_answer(pane) => {
                self.wait_on()
            }
            PaneId::Card
                if code.card.answer.value().is_none() && code.card.answer.error().is_some() =>
            {
                self.refresh()
            }
            PaneId::Actions if code.actions.is_empty() && code.actions.answer.error().is_some() => {
                self.refresh()
            }
            PaneId::Actions => self.copy_selected_action(),
            PaneId::Card | PaneId::Ledger => {
                self.open_detail();
                Vec::new()
            }
        }
    }

    /// The detail of the selected item, if there is one.
    pub(super) fn open_detail(&mut self) {
        let Some(code) = self.code() else { return };
        let kind = match code.focus {
            PaneId::Card => code
                .card
                .rows
                .rows
                .get(code.card.selected)
                .map(|row| OverlayKind::Block(row.block)),
            PaneId::Ledger => code.ledger.record().map(|_| OverlayKind::Record),
            PaneId::Actions => (!code.actions.is_empty()).then_some(OverlayKind::Action),
        };
        self.overlays.extend(kind.map(Overlay::new));
    }

    /// Refresh everything; with the ledger focused and a later page failed only that page. A first page that failed is
    /// a failed refresh, and a cursor that the service refuses leads nowhere any more: so everything is asked again.
    pub(super) fn refresh(&mut self) -> Vec<Effect> {
        match self.code() {
            Some(code)
                if code.focus == PaneId::Ledger
                    && matches!(code.ledger.list.tail(), Tail::Failed { token: Some(_), .. })
                    && !code.ledger.is_cursor_refused() =>
            {
                self.retry_page()
            }
            Some(_) => self.ask_all(),
            None => Vec::new(),
        }
    }

    fn retry_page(&mut self) -> Vec<Effect> {
        if let Some(code) = self.code_mut() {
            let at_error = code.ledger.on_error_row();
            code.ledger.list.allow_retry();
            if at_error {
                code.ledger.selected = code.ledger.list.len().saturating_sub(1);
            }
        }
        self.ask_next_page()
    }

    /// Esc: one step back.
    pub(super) fn back(&mut self) -> Vec<Effect> {
        if self.is_in_panel()
            && let Some(effects) = self.back_in_panel()
        {
            return effects;
        }
        if self.overlays.pop().is_some() {
            return Vec::new();
        }
        match &mut self.screen {
            Screen::Home(home) => {
                home.input.reset();
                home.fault = None;
                Vec::new()
            }
            Screen::Code(code) => {
                let tickets = awaited(code);
                code.ledger.walking = false;
                if tickets.is_empty() {
                    code.zoomed = false;
                    return Vec::new();
                }
                let error = LoadError::of(ErrorKind::Cancelled);
                for ticket in &tickets {
                    code.card.answer.finish(*ticket, Err(error.clone()));
                    code.ledger.finish(*ticket, Err(error.clone()));
                    code.actions.answer.finish(*ticket, Err(error.clone()));
                }
                code.stamp += 1;
                self.notice = Some(Notice::Cancelled);
                tickets.into_iter().map(Effect::Cancel).collect()
            }
        }
    }
}
