//! What keys do in the ledger: moving, Enter, another try at a failed page.

use super::next_page::ask_next_page;
use super::paged_list::Tail;
use super::pane::LedgerPane;
use crate::app::code::asking::ask_all;
use crate::app::code::open_code::OpenCode;
use crate::app::code::wait_on::wait_on;
use crate::app::effect::Effect;
use crate::app::hint::Hint;
use crate::app::model::Model;
use crate::app::overlay::OverlayKind;
use crate::app::pane::Pane;
use crate::app::step::Step;
use crate::app::ticket::PaneId;
use crate::input::Command;

/// Enter: the detail of the selected record; on the error row another try, or waiting on for its task.
pub(in crate::app) fn activate(model: &mut Model) -> Step {
    let Some(code) = model.code() else {
        return Step::NONE;
    };
    if !code.ledger.on_error_row() {
        open_detail(model)
    } else if code.unfinished_task(PaneId::Ledger).is_some() {
        wait_on(model).into()
    } else {
        retry_page(model).into()
    }
}

/// The detail of the selected record.
pub(in crate::app) fn open_detail(model: &mut Model) -> Step {
    let record = model.code().and_then(|code| code.ledger.record());
    let kind = record.map(|_| OverlayKind::Record);
    model.open_overlay(kind)
}

/// Refresh: if a later page failed only that page. A first page that failed is a failed refresh, and a cursor that the service refuses
/// leads nowhere any more: so everything is asked again.
pub(in crate::app) fn refresh(model: &mut Model) -> Vec<Effect> {
    let ledger = model.code().map(|code| &code.ledger);
    let is_later = |ledger: &LedgerPane| {
        matches!(ledger.list.tail(), Tail::Failed { token: Some(_), .. })
            && !ledger.is_cursor_refused()
    };
    if ledger.is_some_and(is_later) {
        retry_page(model)
    } else {
        ask_all(model)
    }
}

fn retry_page(model: &mut Model) -> Vec<Effect> {
    if let Some(code) = model.code_mut() {
        code.ledger.leave_error_row();
        code.ledger.list.allow_retry();
    }
    ask_next_page(model)
}

/// A move; false if nothing moved.
pub(in crate::app) fn go(ledger: &mut LedgerPane, command: Command, by: isize) -> bool {
    let is_end = command == Command::Bottom;
    let again = std::mem::replace(&mut ledger.at_end, is_end);
    let on_last = again || ledger.selected + 1 >= ledger.selectable();
    let mut walks = false;
    if is_end && on_last && !ledger.list.is_empty() && ledger.error().is_none() {
        // The second End walks on to the true end; nothing is asked if the list has ended.
        walks = ledger.list.askable().is_some() || ledger.awaited().is_some();
        ledger.walking = walks;
    }
    ledger.step(by) || walks
}

pub(in crate::app) fn activate_hint(model: &Model, code: &OpenCode) -> Option<Hint> {
    if !code.ledger.on_error_row() {
        let has_one = code.ledger.record().is_some();
        return model.plain_hint(Command::Activate).filter(|_| has_one);
    }
    let is_unfinished = code.unfinished_task(PaneId::Ledger).is_some();
    model
        .hint(Command::Activate, model.texts().help.retry)
        .filter(|_| !is_unfinished)
}
