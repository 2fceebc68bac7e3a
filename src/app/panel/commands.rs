//! What keys do in the panel.

use super::{PanelTab, Reread};
use crate::app::copying::copy_text;
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::notice::{CopiedText, Notice};
use crate::app::overlay::{Overlay, OverlayKind};
use crate::app::scroll::steps;
use crate::app::step::Step;
use crate::domain::{ErrorKind, LoadError};
use crate::input::Command;
use crate::net::NetFault;
use crate::net::{SentValue, curl_command};

impl Model {
    /// True if the panel lies over everything else.
    #[must_use]
    pub(crate) fn is_in_panel(&self) -> bool {
        matches!(self.on_top(), Some(OverlayKind::Panel))
    }

    /// Opens the panel, or goes to its next tab.
    pub(in crate::app) fn open_panel(&mut self) {
        if self.is_in_panel() {
            return self.turn_to(self.panel.tab.moved(1));
        }
        self.overlays
            .retain(|overlay| !matches!(overlay.kind, OverlayKind::Panel));
        self.overlays.push(Overlay::new(OverlayKind::Panel));
    }

    fn turn_to(&mut self, tab: PanelTab) {
        let panel = &mut self.panel;
        (panel.tab, panel.opened, panel.raw, panel.side) = (tab, false, false, 0);
    }

    /// A command while the panel lies on top.
    pub(in crate::app) fn run_in_panel(&mut self, command: Command) -> Step {
        let tab = self.panel.tab;
        match command {
            Command::NextTab | Command::PreviousTab if self.panel_has_two_sides() => {
                self.panel.side = 1 - self.panel.side.min(1);
            }
            Command::NextTab => self.turn_to(tab.moved(1)),
            Command::PreviousTab => self.turn_to(tab.moved(PanelTab::ALL.len() - 1)),
            Command::FirstTab => self.turn_to(PanelTab::Traffic),
            Command::SecondTab => self.turn_to(PanelTab::Tasks),
            Command::ThirdTab => self.turn_to(PanelTab::ServiceTasks),
            Command::FourthTab => self.turn_to(PanelTab::Card),
            Command::FifthTab => self.turn_to(PanelTab::About),
            Command::Activate => return self.activate_in_panel().into(),
            Command::Detail => return self.expand().into(),
            Command::Close => return std::mem::take(&mut self.panel.opened).into(),
            Command::CycleView if self.panel_has_raw() => self.panel.raw = !self.panel.raw,
            Command::Refresh => return self.reread().into(),
            Command::Copy if tab == PanelTab::Traffic => return self.copy_as_curl().into(),
            Command::Copy => return self.copy_task_id().into(),
            Command::Save if tab == PanelTab::Traffic => return self.save_traffic().into(),
            Command::FilterState if tab == PanelTab::ServiceTasks => {
                return self.filter_by_state().into();
            }
            Command::FilterContext if tab == PanelTab::ServiceTasks => {
                return self.filter_by_context().into();
            }
            _ => return self.move_in_panel(command).into(),
        }
        Step::REDRAW
    }

    /// One step back in the panel; `None` if that closes it.
    pub(in crate::app) fn back_in_panel(&mut self) -> Option<Vec<Effect>> {
        let asked = self.panel.awaited();
        if !asked.is_empty() {
            let error = LoadError::of(ErrorKind::Net(NetFault::Cancelled));
            for ticket in &asked {
                self.panel.give_up(*ticket, &error, self.now);
            }
            self.notice = Some(Notice::Cancelled);
            return Some(asked.into_iter().map(Effect::Abandon).collect());
        }
        std::mem::take(&mut self.panel.opened).then(Vec::new)
    }

    fn activate_in_panel(&mut self) -> Vec<Effect> {
        let service = &self.panel.service;
        match self.panel.tab {
            PanelTab::ServiceTasks if service.rows().is_empty() || service.is_on_more() => {
                self.list_service_tasks(service.is_on_more())
            }
            PanelTab::Traffic | PanelTab::Tasks | PanelTab::ServiceTasks => {
                if !self.expand() {
                    self.panel.opened = false;
                }
                Vec::new()
            }
            PanelTab::Card if self.panel.card.value().is_none() => self.read_agent_card(),
            PanelTab::Card | PanelTab::About => Vec::new(),
        }
    }

    /// The chosen row fills the panel; false if it does already, or there is none.
    fn expand(&mut self) -> bool {
        let panel = &mut self.panel;
        // The row of the next page is none that can be opened.
        let is_on_more = panel.tab == PanelTab::ServiceTasks && panel.service.is_on_more();
        if panel.opened || is_on_more {
            return false;
        }
        let key = panel.chosen_key();
        let (Some(key), Some(chosen)) = (key, panel.chosen_mut()) else {
            return false;
        };
        // From now on it stays itself, whatever comes in.
        chosen.hold(key);
        (panel.opened, panel.side) = (true, 0);
        true
    }

    fn copy_as_curl(&mut self) -> Vec<Effect> {
        let Some(exchange) = self.panel.exchange().cloned() else {
            return Vec::new();
        };
        let Some(command) = curl_command(&exchange) else {
            let words = self.texts().inspector.curl_impossible.to_owned();
            self.notice = Some(Notice::Attention(words));
            return Vec::new();
        };
        let headers = exchange.request_headers.iter();
        let variables = headers.filter_map(|header| match &header.value {
            SentValue::Secret { variable } => Some(variable.clone()),
            SentValue::Plain(_) => None,
        });
        let what = CopiedText::Command(variables.collect());
        copy_text(self, command, what)
    }

    fn copy_task_id(&mut self) -> Vec<Effect> {
        let id = self.panel.chosen_task().and_then(|task| task.id.clone());
        match id {
            Some(id) => copy_text(self, id, CopiedText::TaskId),
            None => Vec::new(),
        }
    }

    fn save_traffic(&mut self) -> Vec<Effect> {
        let exchanges: Vec<_> = self.panel.exchanges.iter().cloned().collect();
        if exchanges.is_empty() {
            let words = self.texts().inspector.nothing_to_save.to_owned();
            self.notice = Some(Notice::Attention(words));
            return Vec::new();
        }
        vec![Effect::SaveTraffic {
            exchanges,
            at: self.now,
        }]
    }

    fn move_in_panel(&mut self, command: Command) -> bool {
        let places = self.panel_places();
        let in_list = self.panel.tab.is_list() && !self.panel.opened;
        let side = self.panel.side;
        let rows = if in_list {
            usize::from(places.rows.height)
        } else {
            places.text_rows(side)
        };
        let page = rows
            .saturating_sub(usize::from(!in_list))
            .max(1)
            .cast_signed();
        let Some(by) = steps(command, page) else {
            return false;
        };
        let panel = &mut self.panel;
        if in_list {
            let keys = panel.keys();
            if panel.tab == PanelTab::ServiceTasks {
                panel.service.reread = Reread::Never;
            }
            let chosen = panel.chosen_mut();
            return chosen.is_some_and(|chosen| chosen.step(by, &keys));
        }
        if let Some(text) = panel.texts.get_mut(side) {
            text.scroll(by, rows.max(1));
        }
        true
    }

    fn panel_has_raw(&self) -> bool {
        match self.panel.tab {
            PanelTab::Tasks | PanelTab::ServiceTasks => true,
            PanelTab::Card => self.panel.card.value().is_some(),
            PanelTab::Traffic | PanelTab::About => false,
        }
    }

    pub(super) fn panel_has_two_sides(&self) -> bool {
        self.panel.opened && !self.panel_places().texts[1].is_empty()
    }
}
