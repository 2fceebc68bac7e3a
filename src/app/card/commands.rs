//! What Enter and the detail's key do in the card.

use crate::app::code::asking::ask_all;
use crate::app::code::wait_on::wait_on;
use crate::app::hint::Hint;
use crate::app::model::Model;
use crate::app::overlay::OverlayKind;
use crate::app::pane::Pane;
use crate::app::step::Step;
use crate::app::ticket::PaneId;
use crate::input::Command;

/// Enter: the detail of the selected block; without a card, another try, or waiting on for its task.
pub(in crate::app) fn activate(model: &mut Model) -> Step {
    let Some(code) = model.code() else {
        return Step::NONE;
    };
    if code.card.has_answer() || code.card.error().is_none() {
        open_detail(model)
    } else if code.unfinished_task(PaneId::Card).is_some() {
        wait_on(model).into()
    } else {
        ask_all(model).into()
    }
}

/// The detail of the selected block.
pub(in crate::app) fn open_detail(model: &mut Model) -> Step {
    let block = model.code().and_then(|code| code.card.selected_block());
    model.open_overlay(block.map(OverlayKind::Block))
}

pub(in crate::app) fn activate_hint(model: &Model) -> Option<Hint> {
    let has_answer = model.code().is_some_and(|code| code.card.has_answer());
    model.plain_hint(Command::Activate).filter(|_| has_answer)
}
