//! What Enter and the detail's key do on an action.

use crate::app::code::asking::ask_all;
use crate::app::code::wait_on::wait_on;
use crate::app::copying::{copy_link, why_unusable};
use crate::app::hint::Hint;
use crate::app::model::Model;
use crate::app::overlay::OverlayKind;
use crate::app::pane::Pane;
use crate::app::step::Step;
use crate::app::ticket::PaneId;
use crate::domain::UsableLink;
use crate::input::Command;

/// Enter: a copy of the action's humanUrl; without actions another try, or waiting on for their task.
pub(in crate::app) fn activate(model: &mut Model) -> Step {
    let Some(code) = model.code() else {
        return Step::NONE;
    };
    let actions = &code.actions;
    if !actions.has_answer() && code.unfinished_task(PaneId::Actions).is_some() {
        wait_on(model).into()
    } else if actions.is_empty() && actions.error().is_some() {
        ask_all(model).into()
    } else {
        copy_selected(model)
    }
}

/// Copies exactly the humanUrl of the selected action, or says why it can't.
pub(in crate::app) fn copy_selected(model: &mut Model) -> Step {
    let action = model.code().and_then(|code| code.actions.selected_action());
    match action.map(|action| action.human_url.clone()) {
        Some(UsableLink::Usable(link)) => copy_link(model, link).into(),
        Some(unusable) => {
            model.notice = why_unusable(&unusable, model.texts());
            Step::REDRAW
        }
        None => Step::REDRAW,
    }
}

/// The detail of the selected action.
pub(in crate::app) fn open_detail(model: &mut Model) -> Step {
    let has_one = model.code().is_some_and(|code| !code.actions.is_empty());
    model.open_overlay(has_one.then_some(OverlayKind::Action))
}

pub(in crate::app) fn activate_hint(model: &Model) -> Option<Hint> {
    let is_usable = model
        .code()
        .is_some_and(|code| code.actions.selected_is_usable());
    model
        .hint(Command::Activate, model.texts().actions.copy_link)
        .filter(|_| is_usable)
}
