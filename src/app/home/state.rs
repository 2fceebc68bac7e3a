//! The home screen: a line for a link, and codes to choose from. The same stands in the overlay that opens another code.

use tui_input::{Input, InputRequest};

use crate::input::{Chord, Key};

/// State of the link line and the list under it.
#[derive(Clone, Debug, Default)]
pub(crate) struct HomeState {
    /// What is typed.
    pub input: Input,
    /// True if keys go to the list instead of the line.
    pub on_list: bool,
    /// Selected row of the list.
    pub selected: usize,
    /// What is wrong with what was typed.
    pub fault: Option<String>,
}

/// The longest line that is kept, in characters; long enough for a day's chat with the link at its end.
pub(super) const INPUT_LIMIT: usize = 32_768;

impl HomeState {
    /// Empty, with the keys going to the list if there is one.
    #[must_use]
    pub(crate) fn new(has_list: bool) -> Self {
        Self {
            on_list: has_list,
            ..Self::default()
        }
    }

    /// A key for the line; false if it means nothing there.
    pub(crate) fn type_key(&mut self, chord: Chord) -> bool {
        let request = match (chord.key, chord.ctrl || chord.alt) {
            (Key::Char(c), false) => InputRequest::InsertChar(c),
            (Key::Char('u'), true) => InputRequest::DeleteLine,
            (Key::Char('w'), true) => InputRequest::DeletePrevWord,
            (Key::Char('a'), true) | (Key::Home, _) => InputRequest::GoToStart,
            (Key::Char('e'), true) | (Key::End, _) => InputRequest::GoToEnd,
            (Key::Backspace, _) => InputRequest::DeletePrevChar,
            (Key::Delete, _) => InputRequest::DeleteNextChar,
            (Key::Left, false) => InputRequest::GoToPrevChar,
            (Key::Right, false) => InputRequest::GoToNextChar,
            _ => return false,
        };
        self.fault = None;
        self.input.handle(request);
        true
    }

    /// A pasted text goes into the line where the cursor stands, on one line.
    pub(crate) fn insert(&mut self, text: &str) {
        self.fault = None;
        let room = INPUT_LIMIT.saturating_sub(self.input.value().chars().count());
        let mut value: Vec<char> = self.input.value().chars().collect();
        let at = self.input.cursor().min(value.len());
        // A whole link is one of its own, whatever it is pasted behind.
        let is_link = text
            .get(..4)
            .is_some_and(|start| start.eq_ignore_ascii_case("http"));
        let behind = at > 0 && value.get(at - 1).is_some_and(|c| !c.is_whitespace());
        let text = format!("{}{text}", if is_link && behind { " " } else { "" });
        let new: Vec<char> = text
            .chars()
            .take(room)
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        let cursor = at + new.len();
        value.splice(at..at, new);
        self.input = Input::new(value.into_iter().collect()).with_cursor(cursor);
    }

    /// Moves the selection among `count` rows.
    pub(crate) fn step(&mut self, by: isize, count: usize) {
        self.selected = self
            .selected
            .saturating_add_signed(by)
            .min(count.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_and_pasted_text_stands_at_the_cursor() {
        let mut home = HomeState::default();
        for c in "qr71.cn/码".chars() {
            assert!(home.type_key(Chord::char(c)));
        }
        home.type_key(Chord::plain(Key::Left));
        home.insert("a\nb");
        assert_eq!(home.input.value(), "qr71.cn/a b码");
        home.type_key(Chord::ctrl('u'));
        assert_eq!(home.input.value(), "");
        assert!(!home.type_key(Chord::plain(Key::F(3))));
    }

    #[test]
    fn a_huge_paste_is_bounded() {
        let mut home = HomeState::default();
        home.insert(&"x".repeat(1_000_000));
        assert_eq!(home.input.value().len(), INPUT_LIMIT);
    }
}
