//! Commands in the panes of the open code.

use super::model::Model;
use super::step::Step;
use crate::app::ticket::PaneId;
use crate::input::Command;

impl Model {
    pub(super) fn run_in_panes(&mut self, command: Command) -> Step {
        match command {
            Command::Refresh => return self.refresh().into(),
            Command::Activate => return self.activate().into(),
            Command::Detail => self.open_detail(),
            Command::WaitOn => return self.wait_on().into(),
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
                    return Step::NONE;
                };
                let pane = match (code.focus, command == Command::NextPane) {
                    (PaneId::Card, true) | (PaneId::Actions, false) => PaneId::Ledger,
                    (PaneId::Ledger, true) | (PaneId::Card, false) => PaneId::Actions,
                    (PaneId::Actions, true) | (PaneId::Ledger, false) => PaneId::Card,
                };
                self.focus(pane);
            }
            _ => return self.navigate(command).into(),
        }
        Step::REDRAW
    }

    fn focus(&mut self, pane: PaneId) {
        if let Some(code) = self.code_mut() {
            code.focus = pane;
        }
    }
}
