//! Bytes of a terminal to events.
//!
//! A terminal sends more than keys: replies to what an earlier program asked, mouse reports, titles. The usual parsers give up on a
//! sequence they don't know and take its rest for keys, so that `ESC ] 11 ; rgb : …` refreshes and quits. Here the grammar is followed
//! to the end of every sequence first, and what isn't a key is dropped whole, however it was cut into reads.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use super::sequences::{
    ESC, Inside, Step, end_of_paste, end_of_reply, introduces, key, paste, sequence,
};

/// What has been begun and isn't whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unfinished {
    /// An Esc that may be a key of its own.
    Key,
    /// A sequence, or a character, that no person types byte by byte.
    Sequence,
    /// A text reply, without its end so far.
    Reply,
    /// A marked paste.
    Paste,
}

impl Unfinished {
    /// How long its rest may take. Keys that follow something that never ends must come alive again, so nothing may wait for ever; and
    /// given up too early, the rest of a sequence would be taken for keys and act (a colour report that comes late over SSH would refresh
    /// and quit).
    ///
    /// - An Esc: the person waits for it, and 50 ms aren't felt; terminals send the rest of a sequence in the same packet.
    /// - A sequence or a reply: no person types one, so that only a network has to be waited for.
    /// - A marked paste: it may be long and come in many packets, and pasted text that is cut would be taken for keys.
    pub(crate) const fn timeout(self) -> Duration {
        match self {
            Self::Key => Duration::from_millis(50),
            Self::Sequence | Self::Reply => Duration::from_secs(1),
            Self::Paste => Duration::from_secs(5),
        }
    }
}

/// Makes events of what is read, piece by piece.
#[derive(Debug, Default)]
pub(super) struct Decoder {
    pending: Vec<u8>,
    inside: Inside,
    /// How much of a paste was searched for its end already.
    searched: usize,
}

impl Decoder {
    /// Takes the bytes of one read; `out` gets the events that are whole.
    pub(crate) fn read(&mut self, bytes: &[u8], out: &mut Vec<Event>) {
        if self.inside == Inside::Nothing
            && self.pending == [ESC]
            && !bytes.first().is_some_and(|next| introduces(*next))
        {
            // A terminal sends a chord with Alt at once; this Esc came alone.
            self.pending.clear();
            out.push(key(KeyCode::Esc));
        }
        self.pending.extend_from_slice(bytes);
        self.take_what_is_whole(out);
    }

    /// Nothing more came within its time: what was begun is all there is.
    pub(crate) fn give_up(&mut self, out: &mut Vec<Event>) {
        match self.unfinished() {
            Some(Unfinished::Key) => match self.pending.as_slice() {
                [ESC, code] => out.push(alt(char::from(*code))),
                _ => out.push(key(KeyCode::Esc)),
            },
            Some(Unfinished::Paste) => out.push(paste(&self.pending)),
            Some(Unfinished::Sequence | Unfinished::Reply) | None => {}
        }
        self.pending.clear();
        self.inside = Inside::Nothing;
        self.searched = 0;
    }

    /// What has been begun, if anything.
    pub(crate) fn unfinished(&self) -> Option<Unfinished> {
        match (self.inside, self.pending.as_slice()) {
            (Inside::Paste, _) => Some(Unfinished::Paste),
            (Inside::Reply, _) => Some(Unfinished::Reply),
            (Inside::Nothing, []) => None,
            (Inside::Nothing, [ESC] | [ESC, _]) => Some(Unfinished::Key),
            (Inside::Nothing, _) => Some(Unfinished::Sequence),
        }
    }

    fn take_what_is_whole(&mut self, out: &mut Vec<Event>) {
        let mut at = 0;
        loop {
            let rest = self.pending.get(at..).unwrap_or_default();
            if rest.is_empty() {
                break;
            }
            let step = match self.inside {
                Inside::Nothing => sequence(rest),
                Inside::Reply => end_of_reply(rest),
                Inside::Paste => end_of_paste(rest, &mut self.searched),
            };
            match step {
                Step::Taken(length, event) => {
                    at += length;
                    out.extend(event);
                    self.inside = Inside::Nothing;
                }
                Step::Enter(length, inside) => {
                    at += length;
                    self.inside = inside;
                    self.searched = 0;
                }
                Step::Wait => break,
            }
        }
        self.pending.drain(..at);
    }
}

const fn alt(code: char) -> Event {
    Event::Key(KeyEvent::new(KeyCode::Char(code), KeyModifiers::ALT))
}

#[cfg(test)]
#[path = "decoder_tests.rs"]
mod tests;
