//! Commands where a code is opened: in the line and in the list.

use super::choices::{choices, choices_title};
use crate::app::code::opening::{open_choice, open_text};
use crate::app::effect::Effect;
use crate::app::hint::Hint;
use crate::app::model::Model;
use crate::app::scroll::steps;
use crate::input::Command;

/// A command with the keys going to the line or the list.
pub(in crate::app) fn run(model: &mut Model, command: Command) -> Vec<Effect> {
    if command == Command::Activate {
        return activate(model);
    }
    let count = choices(model).len();
    let page = usize::from(model.size.1 / 2).max(1).cast_signed();
    let Some(home) = model.home_mut() else {
        return Vec::new();
    };
    match command {
        Command::NextPane | Command::PreviousPane => home.on_list = !home.on_list && count > 0,
        Command::Up if home.selected == 0 => home.on_list = false,
        Command::Down if !home.on_list => home.on_list = count > 0,
        // The list has no half screens.
        Command::HalfUp => home.step(-page, count),
        Command::HalfDown => home.step(page, count),
        _ => {
            if let Some(by) = steps(command, page) {
                home.step(by, count);
            }
        }
    }
    Vec::new()
}

/// Enter: opens what is typed, or what is chosen.
fn activate(model: &mut Model) -> Vec<Effect> {
    let Some(home) = model.home_mut() else {
        return Vec::new();
    };
    if home.on_list {
        let selected = home.selected;
        let choice = choices(model).into_iter().nth(selected);
        return choice.map_or_else(Vec::new, |choice| open_choice(model, choice));
    }
    let text = home.input.value().to_owned();
    if text.trim().is_empty() {
        return Vec::new();
    }
    open_text(model, &text)
}

/// Esc: an empty line.
pub(in crate::app) fn back(model: &mut Model) {
    if let Some(home) = model.home_mut() {
        home.input.reset();
        home.fault = None;
    }
}

/// The keys that matter in the line.
pub(in crate::app) fn line_hints(model: &Model) -> Vec<Option<Hint>> {
    let has_list = !choices(model).is_empty();
    let back = model.plain_hint(Command::Back);
    vec![
        model.hint(Command::Activate, model.lang.hint(Command::Open)),
        model
            .hint(Command::NextPane, choices_title(model))
            .filter(|_| has_list),
        back.filter(|_| !model.overlays.is_empty()),
        model.plain_hint(Command::Quit),
        model.plain_hint(Command::Help),
    ]
}

/// The keys that matter in the list.
pub(in crate::app) fn list_hints(model: &Model) -> Vec<Option<Hint>> {
    vec![
        model.hint(Command::Activate, model.lang.hint(Command::Open)),
        model.hint(Command::NextPane, model.texts().home.link_label),
        model.plain_hint(Command::Language),
        model.plain_hint(Command::Quit),
        model.plain_hint(Command::Help),
    ]
}
