//! The way of a key: from the chord to the command, and to the place that carries it out.

use super::code;
use super::effect::Effect;
use super::hint::chord_name;
use super::home;
use super::home::state::HomeState;
use super::inspector;
use super::model::{Model, Screen};
use super::notice::Notice;
use super::overlay::OverlayKind;
use super::overlays::{self, command_list, help, qr};
use super::place::Place;
use super::step::Step;
use crate::input::{Chord, Command, Scope, is_composed};

pub(super) fn key_pressed(model: &mut Model, chord: Chord) -> Step {
    let scope = Place::of(model).scope();
    // The message row speaks of the last key only.
    let cleared = model.notice.take().is_some();
    if let Some(command) = model.options.keymap.command(chord, scope) {
        let asked_before = model.last_ticket;
        let step = run(model, command);
        return step.or_redraw(cleared || model.last_ticket != asked_before);
    }
    if Place::of(model) == Place::LinkLine {
        let typed = model.home_mut().is_some_and(|home| home.type_key(chord));
        return (typed || cleared).into();
    }
    if is_composed(chord) {
        return say_composed(model).or_redraw(cleared);
    }
    cleared.into()
}

/// A key that came with others: a slow line brings them together, and so do a paste that isn't marked and an input method. It does what it
/// always does, but never says yes to the question about an unknown host: that takes a key for itself, pressed by somebody who could read
/// the question.
pub(super) fn key_among_others(model: &mut Model, chord: Chord) -> Step {
    let place = Place::of(model);
    let command = model.options.keymap.command(chord, place.scope());
    // The question may lie under the list of commands, which has the yes in it.
    let mut kinds = model.overlays.iter().map(|overlay| &overlay.kind);
    if place == Place::Overlay
        && command == Some(Command::Activate)
        && kinds.any(|kind| matches!(kind, OverlayKind::AskHost(_)))
    {
        return Step::NONE;
    }
    key_pressed(model, chord)
}

/// A key of a text that an input method composed. In a line it is typed, elsewhere it is no command, whichever key it is.
pub(super) fn composed(model: &mut Model, chord: Chord) -> Step {
    if Place::of(model) == Place::LinkLine {
        return key_among_others(model, chord);
    }
    say_composed(model)
}

/// Says what to do while an input method takes the letters.
fn say_composed(model: &mut Model) -> Step {
    let scope = Place::of(model).scope();
    let chord = model.options.keymap.hint(Command::Commands, scope);
    let key = chord.map(|chord| chord_name(chord, model.lang));
    let words = (model.texts().help.composed)(&key.unwrap_or_default());
    let notice = Some(Notice::Remark(words));
    let is_new = model.notice != notice;
    model.notice = notice;
    is_new.into()
}

/// Carries out a command where the person is, and what it leads to.
fn run(model: &mut Model, command: Command) -> Step {
    let mut step = dispatch(model, command);
    while let Some(command) = step.then.take() {
        let next = dispatch(model, command);
        step.effects.extend(next.effects);
        step.redraw |= next.redraw;
        step.then = next.then;
    }
    step
}

fn dispatch(model: &mut Model, command: Command) -> Step {
    match command {
        Command::Quit => Step::unseen(Effect::Quit),
        Command::Redraw => vec![Effect::RedrawAll].into(),
        Command::Suspend => Step::unseen(Effect::Suspend),
        Command::Language => {
            model.lang = model.lang.next();
            Step::REDRAW
        }
        Command::Help => help::toggle(model),
        Command::Commands => command_list::toggle(model),
        Command::Inspector => inspector::commands::open(model),
        Command::Back => back(model),
        Command::Qr => qr::toggle(model),
        Command::Open => ask_for_link(model),
        _ => match Place::of(model) {
            Place::LinkLine | Place::Choices => home::commands::run(model, command).into(),
            Place::Overlay => overlays::run(model, command),
            Place::Inspector(..) => inspector::commands::run(model, command),
            Place::Pane(_) => code::commands::run(model, command),
        },
    }
}

/// Esc: one step back.
fn back(model: &mut Model) -> Step {
    if Place::of(model).scope() == Scope::Inspector
        && let Some(step) = inspector::commands::back(model)
    {
        return step;
    }
    if model.overlays.pop().is_some() {
        return Step::REDRAW;
    }
    match model.screen {
        Screen::Home(_) => {
            home::commands::back(model);
            Step::REDRAW
        }
        Screen::Code(_) => code::commands::back(model).into(),
    }
}

/// The line for another link, over the panes; on the home screen the line itself.
fn ask_for_link(model: &mut Model) -> Step {
    if let Some(home) = model.home_mut() {
        home.on_list = false;
        return Step::REDRAW;
    }
    model.open_overlay(Some(OverlayKind::Open(HomeState::new(false))))
}
