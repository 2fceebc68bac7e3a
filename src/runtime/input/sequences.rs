//! Where a key, a control sequence, a reply or a paste ends, and which event it is.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use super::key_codes::{csi_key, ss3_key};

pub(super) const ESC: u8 = 0x1b;
const CTRL_C: u8 = 0x03;
const PASTE_BEGINS: &[u8] = b"\x1b[200~";
const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// No key and no reply is longer; what goes on without an end is dropped so far.
const SEQUENCE_LIMIT: usize = 256;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Inside {
    #[default]
    Nothing,
    /// A string that begins with OSC, DCS, APC, PM or SOS.
    Reply,
    Paste,
}

/// What the beginning of the pending bytes is.
pub(super) enum Step {
    /// So many bytes, which may be an event.
    Taken(usize, Option<Event>),
    /// So many bytes, behind which something else goes on.
    Enter(usize, Inside),
    /// Not whole.
    Wait,
}

/// Whether a byte behind an Esc begins a sequence.
pub(super) const fn introduces(byte: u8) -> bool {
    matches!(byte, b'[' | b'O' | b']' | b'P' | b'_' | b'^' | b'X')
}

/// The first key or sequence of bytes that aren't inside anything.
pub(super) fn sequence(bytes: &[u8]) -> Step {
    match bytes {
        [ESC] | [ESC, b'[' | b'O' | b']' | b'P' | b'_' | b'^' | b'X'] => Step::Wait,
        // Esc and Ctrl-C pressed in a row may come at once, and have to get anybody out of anything.
        [ESC, ESC | CTRL_C, ..] => Step::Taken(1, Some(key(KeyCode::Esc))),
        [ESC, b'O', code @ b' '..=b'~', ..] => Step::Taken(3, ss3_key(*code).map(Event::Key)),
        [ESC, b'[', ..] => csi(bytes),
        // No string begins with a control character: this was a chord with Alt.
        [ESC, b']' | b'P' | b'_' | b'^' | b'X', next, ..] if *next >= b' ' => {
            Step::Enter(2, Inside::Reply)
        }
        [ESC, rest @ ..] => match character(rest) {
            Step::Taken(length, event) => Step::Taken(length + 1, event.map(with_alt)),
            other => other,
        },
        _ => character(bytes),
    }
}

/// One character, or the key of a control character.
fn character(bytes: &[u8]) -> Step {
    let Some(first) = bytes.first() else {
        return Step::Wait;
    };
    let length = match first {
        0..0x80 => return Step::Taken(1, Some(ascii(*first))),
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return Step::Taken(1, None),
    };
    let end = bytes.len().min(length);
    match std::str::from_utf8(bytes.get(..end).unwrap_or_default()) {
        Ok(text) => Step::Taken(end, text.chars().next().map(|c| key(KeyCode::Char(c)))),
        Err(error) => match error.error_len() {
            None if end < length => Step::Wait,
            wrong => Step::Taken(wrong.unwrap_or(end), None),
        },
    }
}

fn ascii(byte: u8) -> Event {
    let ctrl = |c: u8| {
        Event::Key(KeyEvent::new(
            KeyCode::Char(char::from(c)),
            KeyModifiers::CONTROL,
        ))
    };
    match byte {
        b'\r' => key(KeyCode::Enter),
        b'\t' => key(KeyCode::Tab),
        0x7f => key(KeyCode::Backspace),
        0 => ctrl(b' '),
        1..=0x1a => ctrl(byte - 1 + b'a'),
        0x1b => key(KeyCode::Esc),
        0x1c..=0x1f => ctrl(byte - 0x1c + b'4'),
        _ => key(KeyCode::Char(char::from(byte))),
    }
}

/// A control sequence: parameters, intermediates, one final byte (ECMA-48, 5.4).
fn csi(bytes: &[u8]) -> Step {
    match bytes {
        // F1 to F5 of the Linux console.
        [_, _, b'['] => return Step::Wait,
        [_, _, b'[', code, ..] => {
            let number = code.wrapping_sub(b'A').wrapping_add(1);
            let f = (1..=5).contains(&number).then_some(KeyCode::F(number));
            return Step::Taken(4, f.map(key));
        }
        // A mouse report of the oldest kind: three bytes of any value behind it.
        [_, _, b'M', report @ ..] => {
            return if report.len() < 3 {
                Step::Wait
            } else {
                Step::Taken(6, None)
            };
        }
        _ => {}
    }
    if bytes.starts_with(PASTE_BEGINS) {
        return Step::Enter(PASTE_BEGINS.len(), Inside::Paste);
    }
    let body = bytes.get(2..).unwrap_or_default();
    match body.iter().position(|byte| !(b' '..=b'?').contains(byte)) {
        Some(end) => match body.get(end) {
            Some(last @ 0x40..=0x7e) => {
                let parameters = body.get(..end).unwrap_or_default();
                Step::Taken(end + 3, csi_key(parameters, *last).map(Event::Key))
            }
            // Broken off by something else.
            _ => Step::Taken(end + 2, None),
        },
        None if body.len() > SEQUENCE_LIMIT => Step::Taken(bytes.len(), None),
        None => Step::Wait,
    }
}

/// The end of a string: BEL or ST. A control character ends it too, and is a key: whoever is locked in can get out.
pub(super) fn end_of_reply(bytes: &[u8]) -> Step {
    match bytes.iter().position(|byte| *byte < b' ') {
        None => Step::Enter(bytes.len(), Inside::Reply),
        Some(end) => match bytes.get(end..).unwrap_or_default() {
            [0x07, ..] => Step::Taken(end + 1, None),
            [ESC, b'\\', ..] => Step::Taken(end + 2, None),
            [ESC] if end == 0 => Step::Wait,
            [ESC] => Step::Enter(end, Inside::Reply),
            _ => Step::Taken(end, None),
        },
    }
}

pub(super) fn end_of_paste(bytes: &[u8], searched: &mut usize) -> Step {
    let from = searched.saturating_sub(PASTE_ENDS.len());
    let unseen = bytes.get(from..).unwrap_or_default();
    let end = unseen
        .windows(PASTE_ENDS.len())
        .position(|at| at == PASTE_ENDS);
    *searched = bytes.len();
    match end {
        Some(end) => {
            let text = bytes.get(..from + end).unwrap_or_default();
            Step::Taken(text.len() + PASTE_ENDS.len(), Some(paste(text)))
        }
        None => Step::Wait,
    }
}

pub(super) fn paste(bytes: &[u8]) -> Event {
    Event::Paste(String::from_utf8_lossy(bytes).into_owned())
}

pub(super) const fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn with_alt(event: Event) -> Event {
    match event {
        Event::Key(mut key) => {
            key.modifiers |= KeyModifiers::ALT;
            Event::Key(key)
        }
        other => other,
    }
}
