//! Which control sequences are keys: xterm's, rxvt's and the VT220's.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// The key of `ESC O code`; none if it isn't one.
pub(super) fn ss3_key(code: u8) -> Option<KeyEvent> {
    let code = match code {
        b'M' => KeyCode::Enter,
        // Keys with a number row of their own, when it sends codes: what is printed on them.
        b'j'..=b'y' => KeyCode::Char(char::from(code - 0x40)),
        _ => letter_key(code)?,
    };
    Some(KeyEvent::new(code, KeyModifiers::NONE))
}

/// The key of `ESC [ parameters last`; none if it is something else, such as a reply or a mouse report.
pub(super) fn csi_key(parameters: &[u8], last: u8) -> Option<KeyEvent> {
    let text = std::str::from_utf8(parameters).ok()?;
    // Private parameters and intermediates are no numbers, and no key has any.
    let mut numbers = Vec::new();
    let mut kind = KeyEventKind::Press;
    for (place, field) in text.split(';').filter(|_| !text.is_empty()).enumerate() {
        let (number, behind) = field.split_once(':').unwrap_or((field, ""));
        numbers.push(match number {
            "" => 1,
            number => number.parse::<u32>().ok()?,
        });
        // Only terminals that were told to say so.
        kind = match (place, behind) {
            (1, "2") => KeyEventKind::Repeat,
            (1, "3") => KeyEventKind::Release,
            _ => kind,
        };
    }
    let code = match (last, numbers.as_slice()) {
        (b'~', [number, ..]) => numbered_key(*number)?,
        (b'u', [number, ..]) => character_key(*number)?,
        (b'Z', _) => KeyCode::BackTab,
        // `R` with numbers says where the cursor is, though it could be F3.
        (b'R', [_, ..]) => return None,
        (_, [] | [1] | [1, _]) => letter_key(last)?,
        _ => return None,
    };
    let modifiers = (numbers.get(1).copied()).map_or(KeyModifiers::NONE, modifiers);
    Some(KeyEvent::new_with_kind(code, modifiers, kind))
}

/// The key of a character's number, as terminals set to `CSI u` send it.
fn character_key(number: u32) -> Option<KeyCode> {
    Some(match number {
        9 => KeyCode::Tab,
        13 => KeyCode::Enter,
        27 => KeyCode::Esc,
        127 => KeyCode::Backspace,
        // Keys without a character have numbers of the private area.
        0xe000..=0xf8ff => return None,
        _ => KeyCode::Char(char::from_u32(number).filter(|c| !c.is_control())?),
    })
}

const fn letter_key(code: u8) -> Option<KeyCode> {
    Some(match code {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P' => KeyCode::F(1),
        b'Q' => KeyCode::F(2),
        b'R' => KeyCode::F(3),
        b'S' => KeyCode::F(4),
        _ => return None,
    })
}

const fn numbered_key(number: u32) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11 => KeyCode::F(1),
        12 => KeyCode::F(2),
        13 => KeyCode::F(3),
        14 => KeyCode::F(4),
        15 => KeyCode::F(5),
        17 => KeyCode::F(6),
        18 => KeyCode::F(7),
        19 => KeyCode::F(8),
        20 => KeyCode::F(9),
        21 => KeyCode::F(10),
        23 => KeyCode::F(11),
        24 => KeyCode::F(12),
        _ => return None,
    })
}

/// 1 and the bits of the keys held: 1 Shift, 2 Alt, 4 Ctrl.
fn modifiers(number: u32) -> KeyModifiers {
    let bits = number.saturating_sub(1);
    [
        (1, KeyModifiers::SHIFT),
        (2, KeyModifiers::ALT),
        (4, KeyModifiers::CONTROL),
    ]
    .into_iter()
    .filter(|(bit, _)| bits & bit != 0)
    .fold(KeyModifiers::NONE, |all, (_, one)| all | one)
}
