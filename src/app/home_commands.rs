//! Commands where a code is opened: in the line and in the list.

use super::effect::Effect;
use super::model::Model;
use crate::input::Command;

impl Model {
    pub(super) fn run_at_home(&mut self, command: Command) -> Vec<Effect> {
        let choices = self.choices();
        let count = choices.len();
        let page = usize::from(self.size.1 / 2).max(1).cast_signed();
        let Some(home) = self.home_mut() else {
            return Vec::new();
        };
        match command {
            Command::Activate => {
                if home.on_list {
                    let selected = home.selected;
                    return match choices.into_iter().nth(selected) {
                        Some(choice) => self.open_choice(choice),
                        None => Vec::new(),
                    };
                }
                let text = home.input.value().to_owned();
                if text.trim().is_empty() {
                    Vec::new()
                } else {
                    self.open_text(&text)
                }
            }
            _ => {
                match command {
                    Command::NextPane | Command::PreviousPane => {
                        home.on_list = !home.on_list && count > 0
                    }
                    Command::Up if home.selected == 0 => home.on_list = false,
                    Command::Up => home.step(-1, count),
                    Command::Down if !home.on_list => home.on_list = count > 0,
                    Command::Down => home.step(1, count),
                    Command::PageUp | Command::HalfUp => home.step(-page, count),
                    Command::PageDown | Command::HalfDown => home.step(page, count),
                    Command::Top => home.step(isize::MIN, count),
                    Command::Bottom => home.step(isize::MAX, count),
                    _ => {}
                }
                Vec::new()
            }
        }
    }
}
