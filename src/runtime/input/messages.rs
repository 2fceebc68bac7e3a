//! Events to messages: what is a key, what is a text, and what nobody asked for.

use crossterm::event::Event;

use super::Arrived;
use crate::app::Message;
use crate::input::{Arrival, Chord, arrivals};

/// Makes messages of events, batch by batch.
#[derive(Debug, Default)]
pub(in crate::runtime) struct Translator {
    /// True if the last batch was cut in the middle of a text.
    in_text: bool,
}

impl Translator {
    /// The messages of one batch. Key releases, mouse reports and focus changes are none.
    pub fn messages(&mut self, arrived: Arrived) -> Vec<Message> {
        let mut out = Vec::new();
        let mut keys = Vec::new();
        for event in arrived.events {
            match event {
                Event::Key(key) => keys.extend(Chord::from_event(&key)),
                Event::Paste(text) => {
                    self.end_keys(&mut keys, &mut out);
                    out.push(Message::Pasted(text));
                }
                Event::Resize(width, height) => {
                    self.end_keys(&mut keys, &mut out);
                    out.push(Message::Resized(width, height));
                }
                Event::FocusGained | Event::FocusLost | Event::Mouse(_) => {}
            }
        }
        let in_text = self.end_keys(&mut keys, &mut out);
        self.in_text = in_text && arrived.goes_on;
        out
    }

    /// True if the keys end in a text.
    fn end_keys(&mut self, keys: &mut Vec<Chord>, out: &mut Vec<Message>) -> bool {
        let arrivals = arrivals(keys, std::mem::take(&mut self.in_text) && !keys.is_empty());
        keys.clear();
        let in_text = matches!(arrivals.last(), Some(Arrival::Text(_)));
        out.extend(arrivals.into_iter().map(|arrival| match arrival {
            Arrival::Key(chord) => Message::KeyPressed(chord),
            Arrival::Text(text) => Message::Pasted(text),
        }));
        in_text
    }
}

/// Whether the last of these events belong to a text.
#[cfg_attr(not(unix), allow(dead_code, reason = "only where bytes are read"))]
pub(super) fn ends_in_text(events: &[Event]) -> bool {
    let keys: Vec<Chord> = events
        .iter()
        .filter_map(|event| Chord::from_event(event.as_key_event().as_ref()?))
        .collect();
    matches!(arrivals(&keys, false).last(), Some(Arrival::Text(_)))
}

#[cfg(test)]
#[path = "messages_tests.rs"]
mod tests;
