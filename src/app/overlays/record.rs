//! The selected record, whole.

use super::component::{Component, view_hint};
use crate::app::hint::Hint;
use crate::app::ledger::record_lines::record_lines;
use crate::app::model::Model;
use crate::app::overlay::Overlay;
use crate::app::pane::Pane;
use crate::app::step::Step;
use crate::input::Command;
use crate::present::{Line, TextStyle, json_lines};

pub(super) struct RecordDetail;

impl Component for RecordDetail {
    fn title(&self, model: &Model, _: &Overlay) -> String {
        model.texts().overlays.record.to_owned()
    }

    fn note(&self, model: &Model, _: &Overlay) -> Option<String> {
        let place = model.code()?.ledger.selected;
        Some((model.texts().panes.row_place)(place + 1))
    }

    fn hints(&self, model: &Model, overlay: &Overlay) -> Vec<Option<Hint>> {
        vec![
            model.plain_hint(Command::Down),
            model.plain_hint(Command::Up),
            view_hint(model, overlay),
            model.plain_hint(Command::Back),
        ]
    }

    fn lines(
        &self,
        model: &Model,
        overlay: &Overlay,
        width: usize,
        style: &TextStyle,
    ) -> Vec<Line> {
        let Some(code) = model.code() else {
            return Vec::new();
        };
        match code.ledger.record().filter(|_| overlay.raw) {
            Some(record) => json_lines(record.raw(), width, model.texts()),
            None => record_lines(&code.ledger, width, style),
        }
    }

    fn item(&self, model: &Model) -> usize {
        model.code().map_or(0, |code| code.ledger.selected)
    }

    fn has_raw(&self) -> bool {
        true
    }

    /// A detail goes from record to record; the error row below the last one has none.
    fn run(&self, model: &mut Model, command: Command) -> Option<Step> {
        let by = match command {
            Command::Up => -1,
            Command::Down => 1,
            _ => return None,
        };
        if model.overlays.last()?.raw {
            return None;
        }
        let ledger = &mut model.code_mut()?.ledger;
        let at_last = ledger.selected + 1 >= ledger.list.len();
        Some((!(by > 0 && at_last) && ledger.step(by)).into())
    }
}
