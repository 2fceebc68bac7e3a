//! A key with its modifiers, the same whatever keyboard or input method it came from.

use std::fmt;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Key {
    /// A printable character.
    Char(char),
    Enter,
    Esc,
    Tab,
    /// Shift and Tab.
    BackTab,
    Backspace,
    Delete,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    /// F1 to F12.
    F(u8),
}

/// A key as pressed. Shift isn't kept for characters: the character itself tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Chord {
    pub key: Key,
    /// Whether Ctrl was held.
    pub ctrl: bool,
    /// Whether Alt was held.
    pub alt: bool,
}

impl Chord {
    /// A key alone.
    #[must_use]
    pub(crate) const fn plain(key: Key) -> Self {
        Self {
            key,
            ctrl: false,
            alt: false,
        }
    }

    /// A character alone.
    #[must_use]
    pub(crate) const fn char(key: char) -> Self {
        Self::plain(Key::Char(key))
    }

    /// Ctrl with a character.
    #[must_use]
    pub(crate) const fn ctrl(key: char) -> Self {
        Self {
            key: Key::Char(key),
            ctrl: true,
            alt: false,
        }
    }

    /// From the terminal's event; none for key releases and for keys this program has no use for.
    #[must_use]
    pub(crate) fn from_event(event: &KeyEvent) -> Option<Self> {
        if event.kind == KeyEventKind::Release {
            return None;
        }
        let key = match event.code {
            KeyCode::Char(c) => Key::Char(c),
            KeyCode::Enter => Key::Enter,
            KeyCode::Esc => Key::Esc,
            KeyCode::Tab if event.modifiers.contains(KeyModifiers::SHIFT) => Key::BackTab,
            KeyCode::Tab => Key::Tab,
            KeyCode::BackTab => Key::BackTab,
            KeyCode::Backspace => Key::Backspace,
            KeyCode::Delete => Key::Delete,
            KeyCode::Up => Key::Up,
            KeyCode::Down => Key::Down,
            KeyCode::Left => Key::Left,
            KeyCode::Right => Key::Right,
            KeyCode::Home => Key::Home,
            KeyCode::End => Key::End,
            KeyCode::PageUp => Key::PageUp,
            KeyCode::PageDown => Key::PageDown,
            KeyCode::F(n) => Key::F(n),
            _ => return None,
        };
        let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
        let key = match key {
            // A terminal may send the letter of a Ctrl chord in either case.
            Key::Char(c) if ctrl => Key::Char(c.to_ascii_lowercase()),
            other => other,
        };
        Some(Self {
            key,
            ctrl,
            alt: event.modifiers.contains(KeyModifiers::ALT),
        })
    }

    /// The chord a command is looked up by: full-width forms count as their ASCII twins, and so does what Chinese input methods type
    /// in place of ASCII punctuation (docs/terminal.md#keys-or-text). Typed text isn't folded.
    #[must_use]
    pub(crate) const fn folded(self) -> Self {
        match self.key {
            Key::Char(c) => Self {
                key: Key::Char(fold(c)),
                ..self
            },
            _ => self,
        }
    }
}

const fn fold(c: char) -> char {
    match c {
        '、' => '/',
        '【' => '[',
        '】' => ']',
        '《' => '<',
        '》' => '>',
        '￥' => '$',
        '·' => '`',
        '？' => '?',
        '：' => ':',
        '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => match char::from_u32(c as u32 - 0xfee0) {
            Some(twin) => twin,
            None => c,
        },
        _ => c,
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ctrl {
            f.write_str("Ctrl-")?;
        }
        if self.alt {
            f.write_str("Alt-")?;
        }
        match self.key {
            Key::Char(' ') => f.write_str("Space"),
            Key::Char(c) => write!(f, "{c}"),
            Key::BackTab => f.write_str("Shift-Tab"),
            Key::PageUp => f.write_str("PgUp"),
            Key::PageDown => f.write_str("PgDn"),
            Key::Up => f.write_str("Up"),
            Key::Down => f.write_str("Down"),
            Key::Left => f.write_str("Left"),
            Key::Right => f.write_str("Right"),
            Key::F(n) => write!(f, "F{n}"),
            other => write!(f, "{other:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn input_method_forms_count_as_their_twins() {
        for (typed, meant) in [
            ('、', '/'),
            ('【', '['),
            ('】', ']'),
            ('《', '<'),
            ('》', '>'),
            ('￥', '$'),
            ('·', '`'),
            ('？', '?'),
            ('：', ':'),
            ('ｑ', 'q'),
            ('Ｌ', 'L'),
            ('１', '1'),
            ('！', '!'),
            ('～', '~'),
            ('\u{3000}', ' '),
            ('q', 'q'),
            ('码', '码'),
        ] {
            assert_eq!(Chord::char(typed).folded(), Chord::char(meant), "{typed}");
        }
    }

    #[test]
    fn releases_are_no_keys_and_repeats_are() {
        let event = |kind| KeyEvent::new_with_kind(KeyCode::Char('j'), KeyModifiers::NONE, kind);
        assert_eq!(Chord::from_event(&event(KeyEventKind::Release)), None);
        assert_eq!(
            Chord::from_event(&event(KeyEventKind::Repeat)),
            Some(Chord::char('j'))
        );
    }

    #[test]
    fn chords_print_as_people_write_them() {
        for (chord, text) in [
            (Chord::ctrl('d'), "Ctrl-d"),
            (Chord::plain(Key::BackTab), "Shift-Tab"),
            (Chord::plain(Key::F(5)), "F5"),
            (Chord::char('?'), "?"),
            (Chord::plain(Key::PageDown), "PgDn"),
        ] {
            assert_eq!(chord.to_string(), text);
        }
    }
}
