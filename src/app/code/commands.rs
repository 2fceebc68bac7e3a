//! What keys do in the panes of the open code: what is the same in all of them, and which pane's own commands are asked.

use super::asking::{ask_all, awaited};
use super::wait_on::wait_on;
use crate::app::effect::Effect;
use crate::app::hint::Hint;
use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::app::pane::{Pane, PaneView};
use crate::app::scroll::steps;
use crate::app::step::Step;
use crate::app::ticket::PaneId;
use crate::app::{actions, card, ledger};
use crate::domain::{ErrorKind, LoadError};
use crate::input::Command;
use crate::net::NetFault;

/// A command with a pane in the focus.
pub(in crate::app) fn run(model: &mut Model, command: Command) -> Step {
    let Some(code) = model.code_mut() else {
        return Step::NONE;
    };
    match (command, code.focus) {
        (Command::Activate, PaneId::Card) => return card::commands::activate(model),
        (Command::Activate, PaneId::Ledger) => return ledger::commands::activate(model),
        (Command::Activate, PaneId::Actions) => return actions::commands::activate(model),
        (Command::Detail, PaneId::Card) => return card::commands::open_detail(model),
        (Command::Detail, PaneId::Ledger) => return ledger::commands::open_detail(model),
        (Command::Detail, PaneId::Actions) => return actions::commands::open_detail(model),
        (Command::Refresh, PaneId::Ledger) => return ledger::commands::refresh(model).into(),
        (Command::Refresh, _) => return ask_all(model).into(),
        (Command::WaitOn, _) => return wait_on(model).into(),
        (Command::CycleView, pane) => code.views[pane as usize] = code.view(pane).next(),
        (Command::Zoom, _) => code.zoomed = !code.zoomed,
        (Command::FocusCard, _) => code.focus = PaneId::Card,
        (Command::FocusLedger, _) => code.focus = PaneId::Ledger,
        (Command::FocusActions, _) => code.focus = PaneId::Actions,
        (Command::NextPane, pane) => code.focus = pane.moved(1),
        (Command::PreviousPane, pane) => code.focus = pane.moved(PaneId::ALL.len() - 1),
        _ => return navigate(model, command).into(),
    }
    Step::REDRAW
}

/// A move in the focused pane; false if nothing moved.
fn navigate(model: &mut Model, command: Command) -> bool {
    let layout = model.layout();
    let Some(code) = model.code_mut() else {
        return false;
    };
    let pane = code.focus;
    let rows = layout.rows(pane).max(1);
    let Some(by) = steps(command, rows.cast_signed()) else {
        return false;
    };
    // The ledger's text follows its selection with the plain arrows; the rest scrolls.
    let follows = pane == PaneId::Ledger && matches!(command, Command::Up | Command::Down);
    if code.view(pane) != PaneView::Rendered && !follows {
        code.texts[pane as usize].scroll(by, rows);
        return true;
    }
    if pane == PaneId::Ledger {
        return ledger::commands::go(&mut code.ledger, command, by);
    }
    code.ledger.at_end = false;
    code.pane_mut(pane).step(by)
}

/// Esc: stops what is on its way; with nothing on its way all panes come into sight again.
pub(in crate::app) fn back(model: &mut Model) -> Vec<Effect> {
    let Some(code) = model.code_mut() else {
        return Vec::new();
    };
    let tickets = awaited(code);
    code.ledger.walking = false;
    if tickets.is_empty() {
        code.zoomed = false;
        return Vec::new();
    }
    let error = LoadError::of(ErrorKind::Net(NetFault::Cancelled));
    for ticket in &tickets {
        for pane in PaneId::ALL {
            code.pane_mut(pane).fail(*ticket, error.clone());
        }
    }
    code.version += 1;
    model.notice = Some(Notice::Cancelled);
    tickets.into_iter().map(Effect::Cancel).collect()
}

/// The keys that matter now, most important first.
pub(in crate::app) fn hints(model: &Model) -> Vec<Option<Hint>> {
    let Some(code) = model.code() else {
        return Vec::new();
    };
    let texts = model.texts();
    if code.is_no_entity() {
        return vec![
            model.hint(Command::Refresh, texts.help.retry),
            model.plain_hint(Command::Open),
            model.plain_hint(Command::Quit),
            model.plain_hint(Command::Help),
        ];
    }
    let activate = match code.focus {
        PaneId::Card => card::commands::activate_hint(model),
        PaneId::Ledger => ledger::commands::activate_hint(model, code),
        PaneId::Actions => actions::commands::activate_hint(model),
    };
    let on_action = code.focus == PaneId::Actions && !code.actions.is_empty();
    let retries = code.focus == PaneId::Ledger
        && code.ledger.error().is_some()
        && !code.ledger.is_cursor_refused();
    let next_view = code.view(code.focus).next().name(texts);
    vec![
        model
            .hint(Command::Back, texts.help.cancel)
            .filter(|_| !awaited(code).is_empty()),
        model
            .hint(Command::WaitOn, texts.inspector.wait_on)
            .filter(|_| code.unfinished_task(code.focus).is_some()),
        activate,
        model
            .plain_hint(Command::Qr)
            .filter(|_| on_action && code.actions.selected_is_usable()),
        model.plain_hint(Command::Detail).filter(|_| on_action),
        model.plain_hint(Command::NextPane),
        model
            .hint(Command::CycleView, next_view)
            .filter(|_| code.pane(code.focus).has_answer()),
        if retries {
            model.hint(Command::Refresh, texts.help.retry)
        } else {
            model.plain_hint(Command::Refresh)
        },
        model.plain_hint(Command::Open),
        model.plain_hint(Command::Help),
    ]
}
