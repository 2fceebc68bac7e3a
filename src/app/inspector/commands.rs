//! What keys do in the inspector, whichever tab is in sight; what is a tab's own stands in its file.

use super::places::places;
use super::state::{Inspector, InspectorTab};
use super::tab::{Asked, TabHint, TabStep};
use crate::app::copying::copy_text;
use crate::app::effect::Effect;
use crate::app::hint::Hint;
use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::app::overlay::{Overlay, OverlayKind};
use crate::app::scroll::steps;
use crate::app::step::Step;
use crate::app::ticket::Ticket;
use crate::domain::{ErrorKind, LoadError, Skill};
use crate::input::Command;
use crate::net::NetFault;

/// True if the inspector lies over everything else.
#[must_use]
pub(crate) fn is_on_top(model: &Model) -> bool {
    matches!(model.on_top(), Some(OverlayKind::Inspector))
}

/// Opens the inspector, or goes to its next tab.
pub(in crate::app) fn open(model: &mut Model) -> Step {
    if is_on_top(model) {
        let next = model.inspector.tab.moved(1);
        return turn_to(&mut model.inspector, next);
    }
    let is_it = |overlay: &Overlay| matches!(overlay.kind, OverlayKind::Inspector);
    model.overlays.retain(|overlay| !is_it(overlay));
    model.open_overlay(Some(OverlayKind::Inspector))
}

fn turn_to(inspector: &mut Inspector, tab: InspectorTab) -> Step {
    (inspector.tab, inspector.opened) = (tab, false);
    (inspector.raw, inspector.side) = (false, 0);
    Step::REDRAW
}

/// A command while the inspector lies on top.
pub(in crate::app) fn run(model: &mut Model, command: Command) -> Step {
    let asked = asked(model);
    if let Some(step) = model.inspector.tab_mut().run(command, &asked) {
        return take(model, step);
    }
    let two_sides = has_two_sides(model);
    let inspector = &mut model.inspector;
    let tab = inspector.tab;
    match command {
        Command::NextTab | Command::PreviousTab if two_sides => {
            inspector.side = 1 - inspector.side.min(1);
            Step::REDRAW
        }
        Command::NextTab => turn_to(inspector, tab.moved(1)),
        Command::PreviousTab => turn_to(inspector, tab.moved(InspectorTab::ALL.len() - 1)),
        Command::FirstTab => turn_to(inspector, InspectorTab::Traffic),
        Command::SecondTab => turn_to(inspector, InspectorTab::Tasks),
        Command::ThirdTab => turn_to(inspector, InspectorTab::ServiceTasks),
        Command::FourthTab => turn_to(inspector, InspectorTab::Card),
        Command::FifthTab => turn_to(inspector, InspectorTab::About),
        Command::Activate => {
            inspector.opened = expand(inspector);
            Step::REDRAW
        }
        Command::Detail => expand(inspector).into(),
        Command::Close => std::mem::take(&mut inspector.opened).into(),
        Command::CycleView if inspector.tab().has_raw() => {
            inspector.raw = !inspector.raw;
            Step::REDRAW
        }
        _ => scroll(model, command).into(),
    }
}

/// What a tab's command needs to know.
fn asked(model: &Model) -> Asked {
    let context = |code: &crate::app::code::open_code::OpenCode| {
        code.conversation.context_for(Skill::GetEntity).cloned()
    };
    Asked {
        opened: model.inspector.opened,
        ticket: Ticket(model.last_ticket + 1),
        now: model.now,
        context: model.code().and_then(context),
        words: &model.texts().inspector,
    }
}

fn take(model: &mut Model, step: TabStep) -> Step {
    let mut effects = step.effects;
    if !effects.is_empty() {
        // The ticket that it was offered may be used up.
        model.next_ticket();
    }
    if step.notice.is_some() {
        model.notice = step.notice;
    }
    if let Some((text, what)) = step.copy {
        effects.extend(copy_text(model, text, what));
    }
    effects.into()
}

/// One step back in the inspector; `None` if that closes it.
pub(in crate::app) fn back(model: &mut Model) -> Option<Step> {
    let tickets: Vec<_> = model
        .inspector
        .running()
        .map(|(ticket, _)| ticket)
        .collect();
    if tickets.is_empty() {
        return std::mem::take(&mut model.inspector.opened).then_some(Step::REDRAW);
    }
    let error = LoadError::of(ErrorKind::Net(NetFault::Cancelled));
    for tab in model.inspector.tabs_mut() {
        for ticket in &tickets {
            tab.fail(*ticket, &error);
        }
    }
    model.inspector.version += 1;
    model.notice = Some(Notice::Cancelled);
    let effects: Vec<_> = tickets.into_iter().map(Effect::Abandon).collect();
    Some(effects.into())
}

/// The chosen row fills the inspector; false if it does already, or there is none.
fn expand(inspector: &mut Inspector) -> bool {
    let tab = inspector.tab();
    let key = tab.chosen_key().filter(|_| tab.can_open());
    if inspector.opened {
        return false;
    }
    let (Some(key), Some(chosen)) = (key, inspector.tab_mut().chosen_mut()) else {
        return false;
    };
    // From now on it stays itself, whatever comes in.
    chosen.hold(key);
    (inspector.opened, inspector.side) = (true, 0);
    true
}

fn scroll(model: &mut Model, command: Command) -> bool {
    let places = places(model);
    let inspector = &mut model.inspector;
    let in_list = inspector.tab.is_list() && !inspector.opened;
    let side = inspector.side;
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
    if in_list {
        let tab = inspector.tab_mut();
        let keys = tab.keys();
        tab.left_row();
        let chosen = tab.chosen_mut();
        return chosen.is_some_and(|chosen| chosen.step(by, &keys));
    }
    if let Some(text) = inspector.texts.get_mut(side) {
        text.scroll(by, rows.max(1));
    }
    true
}

fn has_two_sides(model: &Model) -> bool {
    model.inspector.opened && !places(model).texts[1].is_empty()
}

/// The hints of the tab in sight, most important first.
pub(in crate::app) fn hints(model: &Model) -> Vec<Option<Hint>> {
    let (inspector, texts) = (&model.inspector, model.texts());
    let words = &texts.inspector;
    let hint = |hint: TabHint| match hint {
        TabHint::Word(command, word) => model.hint(command, word),
        TabHint::Plain(command) => model.plain_hint(command),
        TabHint::Expand => model
            .hint(Command::Activate, words.expand)
            .filter(|_| !inspector.opened),
        TabHint::OtherView if inspector.raw => model.hint(Command::CycleView, texts.panes.rendered),
        TabHint::OtherView => model.hint(Command::CycleView, texts.panes.raw),
    };
    let tabs = inspector.tab().hints(inspector.opened, words);
    let mut hints: Vec<_> = tabs.into_iter().map(hint).collect();
    let next = if has_two_sides(model) {
        words.other_side
    } else {
        words.next_tab
    };
    let back = if inspector.running().next().is_some() {
        model.hint(Command::Back, texts.help.cancel)
    } else {
        model.plain_hint(Command::Back)
    };
    hints.push(model.hint(Command::NextTab, next));
    hints.extend([model.plain_hint(Command::Help), back]);
    hints
}
