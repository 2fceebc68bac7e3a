//! Events to messages: what is a key, what is a text, and what nobody asked for.

use crossterm::event::Event;

use super::batch::Arrived;
use crate::app::Message;
use crate::input::{Arrival, Chord, Keymap, Run, arrivals, is_composed_letter};

/// Makes messages of events, batch by batch.
#[derive(Debug)]
pub(in crate::runtime) struct Translator {
    /// What the last batch was cut in.
    cut: Run,
    /// True if the last batch was cut.
    was_cut: bool,
    /// Letters of input methods that stand for commands here.
    bound: Vec<Chord>,
}

impl Translator {
    /// For these keys.
    pub(crate) fn new(keymap: &Keymap) -> Self {
        let chords = keymap.bindings().iter().flat_map(|row| &row.chords);
        Self {
            cut: Run::Keys,
            was_cut: false,
            bound: (chords.copied().filter(|chord| is_composed_letter(*chord))).collect(),
        }
    }

    /// The messages of one batch. Key releases, mouse reports and focus changes are none.
    pub(crate) fn messages(&mut self, arrived: Arrived) -> Vec<Message> {
        let mut out = Vec::new();
        let mut keys = Vec::new();
        let mut alone = !self.was_cut && is_one_key(&arrived.events);
        for event in arrived.events {
            match event {
                Event::Key(key) => keys.extend(Chord::from_event(&key)),
                Event::Paste(text) => {
                    self.end_keys(&mut keys, &mut alone, &mut out);
                    out.push(Message::Pasted(text));
                }
                Event::Resize(width, height) => {
                    self.end_keys(&mut keys, &mut alone, &mut out);
                    out.push(Message::Resized(width, height));
                }
                Event::FocusGained | Event::FocusLost | Event::Mouse(_) => {}
            }
        }
        let last = self.end_keys(&mut keys, &mut alone, &mut out);
        self.was_cut = arrived.goes_on;
        self.cut = if arrived.goes_on { last } else { Run::Keys };
        out
    }

    /// Gives what the keys end in. The first of them counts as pressed by itself if it is `alone`.
    fn end_keys(&mut self, keys: &mut Vec<Chord>, alone: &mut bool, out: &mut Vec<Message>) -> Run {
        let cut = std::mem::replace(&mut self.cut, Run::Keys);
        let arrivals = arrivals(keys, &self.bound, cut);
        keys.clear();
        let last = arrivals.last().map_or(Run::Keys, Arrival::run);
        out.extend(arrivals.into_iter().map(|arrival| match arrival {
            Arrival::Key(chord) if std::mem::take(alone) => Message::KeyPressed(chord),
            Arrival::Key(chord) => Message::KeyAmongOthers(chord),
            Arrival::Composed(chord) => Message::Composed(chord),
            Arrival::Text(text) => Message::Pasted(text),
        }));
        last
    }
}

/// Whether these events are one key, pressed or held, and nothing else that a person may have sent.
fn is_one_key(events: &[Event]) -> bool {
    let mut keys = (events.iter()).filter_map(|event| Chord::from_event(&event.as_key_event()?));
    let first = keys.next();
    keys.all(|chord| Some(chord) == first) && !events.iter().any(Event::is_paste)
}

/// Whether the last of these events belong to a text.
#[cfg_attr(not(unix), allow(dead_code, reason = "only where bytes are read"))]
pub(super) fn ends_in_text(events: &[Event]) -> bool {
    let keys: Vec<Chord> = events
        .iter()
        .filter_map(|event| Chord::from_event(event.as_key_event().as_ref()?))
        .collect();
    matches!(
        arrivals(&keys, &[], Run::Keys).last(),
        Some(Arrival::Text(_))
    )
}

#[cfg(test)]
#[path = "messages_tests.rs"]
mod tests;
