//! Chords as people write them: `y`, `F2`, `Ctrl-d`, `Shift-Tab`, `Space`.

use std::str::FromStr;

use super::{Chord, Key};
use crate::text::sanitize_line;

/// Why a text is no chord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChordError {
    /// It isn't written like one.
    Unreadable,
    /// Terminals send it as this other key, so the chord would never come.
    SameInTerminals(Chord, &'static str),
}

impl FromStr for Chord {
    type Err = ChordError;

    /// Takes what [`Chord`] prints, and the names in any case, `+` in place of `-`, and the usual other names of keys.
    fn from_str(text: &str) -> Result<Self, ChordError> {
        let (mut ctrl, mut alt, mut shift) = (false, false, false);
        let mut rest = text;
        while let Some((modifier, after)) = modifier(rest) {
            match modifier {
                Modifier::Ctrl => ctrl = true,
                Modifier::Alt => alt = true,
                Modifier::Shift => shift = true,
            }
            rest = after;
        }
        let key = key(rest).ok_or(ChordError::Unreadable)?;
        let key = match key {
            Key::Tab if shift => Key::BackTab,
            Key::Char(c) if shift && c.is_ascii_alphabetic() && !ctrl => {
                Key::Char(c.to_ascii_uppercase())
            }
            // Terminals don't tell these from the key alone.
            _ if shift => return Err(ChordError::Unreadable),
            Key::Char(c) if ctrl => Key::Char(c.to_ascii_lowercase()),
            key => key,
        };
        let chord = Self { key, ctrl, alt }.folded();
        let other = match chord.key {
            Key::Char('i') if ctrl => "Tab",
            Key::Char('m') if ctrl => "Enter",
            Key::Char('[') if ctrl => "Esc",
            _ => return Ok(chord),
        };
        Err(ChordError::SameInTerminals(chord, other))
    }
}

enum Modifier {
    Ctrl,
    Alt,
    Shift,
}

/// A modifier at the beginning, and what follows it.
fn modifier(text: &str) -> Option<(Modifier, &str)> {
    let (word, rest) = text.split_once(['-', '+'])?;
    if rest.is_empty() {
        return None;
    }
    let modifier = match word.to_ascii_lowercase().as_str() {
        "ctrl" | "control" => Modifier::Ctrl,
        "alt" | "meta" => Modifier::Alt,
        "shift" => Modifier::Shift,
        _ => return None,
    };
    Some((modifier, rest))
}

fn key(text: &str) -> Option<Key> {
    let mut characters = text.chars();
    if let (Some(c), None) = (characters.next(), characters.next()) {
        // What can't be seen can't be pressed.
        return (sanitize_line(text) == text).then_some(Key::Char(c));
    }
    Some(match text.to_ascii_lowercase().as_str() {
        "enter" | "return" => Key::Enter,
        "esc" | "escape" => Key::Esc,
        "tab" => Key::Tab,
        "backtab" => Key::BackTab,
        "backspace" => Key::Backspace,
        "delete" | "del" => Key::Delete,
        "up" => Key::Up,
        "down" => Key::Down,
        "left" => Key::Left,
        "right" => Key::Right,
        "home" => Key::Home,
        "end" => Key::End,
        "pgup" | "pageup" => Key::PageUp,
        "pgdn" | "pagedown" => Key::PageDown,
        "space" => Key::Char(' '),
        name => {
            let number = name.strip_prefix('f')?.parse().ok()?;
            Key::F(Some(number).filter(|number| (1..=24).contains(number))?)
        }
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::input::Keymap;

    #[test]
    fn what_is_printed_is_read_back() {
        let map = Keymap::default();
        for chord in map.bindings().iter().flat_map(|row| &row.chords) {
            assert_eq!(chord.to_string().parse(), Ok(*chord), "{chord}");
        }
        for chord in [
            Chord::char('-'),
            Chord::char('+'),
            Chord::ctrl('-'),
            Chord::char(' '),
            Chord {
                alt: true,
                ..Chord::ctrl('x')
            },
        ] {
            assert_eq!(chord.to_string().parse(), Ok(chord), "{chord}");
        }
    }

    #[test]
    fn other_ways_to_write_them() {
        for (text, plain) in [
            ("ctrl+D", "Ctrl-d"),
            ("Control-d", "Ctrl-d"),
            ("alt-Enter", "Alt-Enter"),
            ("shift-g", "G"),
            ("SHIFT+TAB", "Shift-Tab"),
            ("f12", "F12"),
            ("pagedown", "PgDn"),
            ("escape", "Esc"),
            ("space", "Space"),
            ("？", "?"),
            ("码", "码"),
        ] {
            let chord: Chord = text.parse().unwrap();
            assert_eq!(chord.to_string(), plain, "{text}");
        }
    }

    #[test]
    fn what_is_no_chord() {
        for text in [
            "",
            "yy",
            "F0",
            "F25",
            "F1x",
            "Ctrl-",
            "Ctrl",
            "Hyper-x",
            "Shift-F5",
            "Shift-1",
            "\u{1b}",
            "\u{202e}",
            "Ctrl-Ctrl",
        ] {
            assert_eq!(
                text.parse::<Chord>(),
                Err(ChordError::Unreadable),
                "{text:?}"
            );
        }
        for (text, same) in [("Ctrl-i", "Tab"), ("ctrl-M", "Enter"), ("Ctrl-[", "Esc")] {
            let error = text.parse::<Chord>().unwrap_err();
            assert!(
                matches!(error, ChordError::SameInTerminals(_, other) if other == same),
                "{text}: {error:?}"
            );
        }
    }
}
