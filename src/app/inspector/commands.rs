//! What keys do in the inspector.

use super::{InspectorTab, Reread};
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
    /// True if the inspector lies over everything else.
    #[must_use]
    pub(crate) fn is_in_inspector(&self) -> bool {
        matches!(self.on_top(), Some(OverlayKind::Inspector))
    }

    /// Opens the inspector, or goes to its next tab.
    pub(in crate::app) fn open_inspector(&mut self) {
        if self.is_in_inspector() {
            return self.turn_to(self.inspector.tab.moved(1));
        }
        self.overlays
            .retain(|overlay| !matches!(overlay.kind, OverlayKind::Inspector));
        self.overlays.push(Overlay::new(OverlayKind::Inspector));
    }

    fn turn_to(&mut self, tab: InspectorTab) {
        let inspector = &mut self.inspector;
        (
            inspector.tab,
            inspector.opened,
            inspector.raw,
            inspector.side,
        ) = (tab, false, false, 0);
    }

    /// A command while the inspector lies on top.
    pub(in crate::app) fn run_in_inspector(&mut self, command: Command) -> Step {
        let tab = self.inspector.tab;
        match command {
            Command::NextTab | Command::PreviousTab if self.inspector_has_two_sides() => {
                self.inspector.side = 1 - self.inspector.side.min(1);
            }
            Command::NextTab => self.turn_to(tab.moved(1)),
            Command::PreviousTab => self.turn_to(tab.moved(InspectorTab::ALL.len() - 1)),
            Command::FirstTab => self.turn_to(InspectorTab::Traffic),
            Command::SecondTab => self.turn_to(InspectorTab::Tasks),
            Command::ThirdTab => self.turn_to(InspectorTab::ServiceTasks),
            Command::FourthTab => self.turn_to(InspectorTab::Card),
            Command::FifthTab => self.turn_to(InspectorTab::About),
            Command::Activate => return self.activate_in_inspector().into(),
            Command::Detail => return self.expand().into(),
            Command::Close => return std::mem::take(&mut self.inspector.opened).into(),
            Command::CycleView if self.inspector_has_raw() => {
                self.inspector.raw = !self.inspector.raw
            }
            Command::Refresh => return self.reread().into(),
            Command::Copy if tab == InspectorTab::Traffic => return self.copy_as_curl().into(),
            Command::Copy => return self.copy_task_id().into(),
            Command::Save if tab == InspectorTab::Traffic => return self.save_traffic().into(),
            Command::FilterState if tab == InspectorTab::ServiceTasks => {
                return self.filter_by_state().into();
            }
            Command::FilterContext if tab == InspectorTab::ServiceTasks => {
                return self.filter_by_context().into();
            }
            _ => return self.move_in_inspector(command).into(),
        }
        Step::REDRAW
    }

    /// One step back in the inspector; `None` if that closes it.
    pub(in crate::app) fn back_in_inspector(&mut self) -> Option<Vec<Effect>> {
        let asked = self.inspector.awaited();
        if !asked.is_empty() {
            let error = LoadError::of(ErrorKind::Net(NetFault::Cancelled));
            for ticket in &asked {
                self.inspector.give_up(*ticket, &error, self.now);
            }
            self.notice = Some(Notice::Cancelled);
            return Some(asked.into_iter().map(Effect::Abandon).collect());
        }
        std::mem::take(&mut self.inspector.opened).then(Vec::new)
    }

    fn activate_in_inspector(&mut self) -> Vec<Effect> {
        let service = &self.inspector.service;
        match self.inspector.tab {
            InspectorTab::ServiceTasks if service.rows().is_empty() || service.is_on_more() => {
                self.list_service_tasks(service.is_on_more())
            }
            InspectorTab::Traffic | InspectorTab::Tasks | InspectorTab::ServiceTasks => {
                if !self.expand() {
                    self.inspector.opened = false;
                }
                Vec::new()
            }
            InspectorTab::Card if self.inspector.card.value().is_none() => self.read_agent_card(),
            InspectorTab::Card | InspectorTab::About => Vec::new(),
        }
    }

    /// The chosen row fills the inspector; false if it does already, or there is none.
    fn expand(&mut self) -> bool {
        let inspector = &mut self.inspector;
        // The row of the next page is none that can be opened.
        let is_on_more =
            inspector.tab == InspectorTab::ServiceTasks && inspector.service.is_on_more();
        if inspector.opened || is_on_more {
            return false;
        }
        let key = inspector.chosen_key();
        let (Some(key), Some(chosen)) = (key, inspector.chosen_mut()) else {
            return false;
        };
        // From now on it stays itself, whatever comes in.
        chosen.hold(key);
        (inspector.opened, inspector.side) = (true, 0);
        true
    }

    fn copy_as_curl(&mut self) -> Vec<Effect> {
        let Some(exchange) = self.inspector.exchange().cloned() else {
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
        let id = self
            .inspector
            .chosen_task()
            .and_then(|task| task.id.clone());
        match id {
            Some(id) => copy_text(self, id, CopiedText::TaskId),
            None => Vec::new(),
        }
    }

    fn save_traffic(&mut self) -> Vec<Effect> {
        let exchanges: Vec<_> = self.inspector.exchanges.iter().cloned().collect();
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

    fn move_in_inspector(&mut self, command: Command) -> bool {
        let places = self.inspector_places();
        let in_list = self.inspector.tab.is_list() && !self.inspector.opened;
        let side = self.inspector.side;
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
        let inspector = &mut self.inspector;
        if in_list {
            let keys = inspector.keys();
            if inspector.tab == InspectorTab::ServiceTasks {
                inspector.service.reread = Reread::Never;
            }
            let chosen = inspector.chosen_mut();
            return chosen.is_some_and(|chosen| chosen.step(by, &keys));
        }
        if let Some(text) = inspector.texts.get_mut(side) {
            text.scroll(by, rows.max(1));
        }
        true
    }

    fn inspector_has_raw(&self) -> bool {
        match self.inspector.tab {
            InspectorTab::Tasks | InspectorTab::ServiceTasks => true,
            InspectorTab::Card => self.inspector.card.value().is_some(),
            InspectorTab::Traffic | InspectorTab::About => false,
        }
    }

    pub(super) fn inspector_has_two_sides(&self) -> bool {
        self.inspector.opened && !self.inspector_places().texts[1].is_empty()
    }
}
