//! Keys as a terminal may report them, to chords, commands and texts.

use crate::input::{Arrival, Chord, Key, Keymap, Run, Scope, arrivals};
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

const SCOPES: [Scope; 4] = [Scope::Panes, Scope::Overlay, Scope::Home, Scope::Typing];

/// Panics if the bytes break a promise.
pub fn chords(bytes: &[u8]) {
    let chords: Vec<Chord> = bytes
        .chunks_exact(5)
        .filter_map(|bytes| Chord::from_event(&event(bytes)))
        .collect();
    let map = Keymap::default();
    for chord in &chords {
        assert_eq!(chord.folded().folded(), chord.folded());
        assert!(!chord.to_string().is_empty());
        for scope in SCOPES {
            let command = map.command(*chord, scope);
            assert_eq!(command, map.command(chord.folded(), scope));
            let is_text = matches!(chord.key, Key::Char(_)) && !chord.ctrl && !chord.alt;
            assert!(scope != Scope::Typing || !is_text || command.is_none());
        }
    }
    // Nothing that was typed is lost, and nothing comes twice.
    let typed = |chord: &Chord| match chord.key {
        // A line feed, as some terminals report one.
        Key::Char('j') if chord.ctrl && !chord.alt => '\n',
        Key::Char(c) => c,
        Key::Tab => '\t',
        _ => '\n',
    };
    let sent: Vec<char> = chords.iter().map(typed).collect();
    for cut in [Run::Keys, Run::Composed, Run::Text] {
        let arrived: Vec<char> = arrivals(&chords, &[], cut)
            .iter()
            .flat_map(|arrival| match arrival {
                Arrival::Key(chord) | Arrival::Composed(chord) => vec![typed(chord)],
                Arrival::Text(text) => text.chars().collect(),
            })
            .collect();
        assert_eq!(arrived, sent);
    }
}

/// Four bytes of a code point or a named key, one of modifiers and kind.
fn event(bytes: &[u8]) -> KeyEvent {
    let number = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    let named = [
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Insert,
        KeyCode::Null,
        KeyCode::F(1),
        KeyCode::F(255),
    ];
    let code = match char::from_u32(number) {
        Some(c) => KeyCode::Char(c),
        None => named[number as usize % named.len()],
    };
    let modifiers = KeyModifiers::from_bits_truncate(bytes[4] & 0x3f);
    let kind = match bytes[4] >> 6 {
        0 | 1 => KeyEventKind::Press,
        2 => KeyEventKind::Repeat,
        _ => KeyEventKind::Release,
    };
    KeyEvent::new_with_kind(code, modifiers, kind)
}
