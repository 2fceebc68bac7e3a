//! What is said on the normal screen once the terminal was given back: a link that nobody could read in time, or that was asked for.

use std::io::{self, Write};

use tokio::sync::mpsc::UnboundedReceiver;

use super::incoming::Incoming;
use crate::app::{Effect, Message, Model};
use crate::domain::{CopyOutcome, CopyUrl};

/// Takes the ends of copies that came while the program was leaving. One that would have gone on through the terminal stays without end.
pub(super) fn take_late_ends(
    model: &mut Model,
    update: fn(&mut Model, Message) -> Vec<Effect>,
    incoming: &mut UnboundedReceiver<Incoming>,
) {
    while let Ok(received) = incoming.try_recv() {
        if let Incoming::Message(end @ Message::CopyFinished(..)) = received {
            update(model, end);
        }
    }
}

/// Says that the last copy hadn't ended, or why it failed if that never was on the screen (`shown` is the copy whose end was), with its
/// link; and otherwise gives the last link if that was asked for. It isn't what a script waits for, so it goes where messages go.
pub(super) fn say(model: &Model, last_link: bool, shown: Option<u64>) {
    let words = &model.texts().copy;
    let asked_for = model.last_link.as_ref().filter(|_| last_link);
    let unsettled = model.unsettled_copy.as_ref();
    let unread = unsettled.filter(|it| it.end.is_none() || shown != Some(it.copy));
    let printed = unread.and_then(|copy| {
        let why = match (&copy.end, &copy.link) {
            (None, Some(_)) => words.unfinished_link.into(),
            (None, None) => words.unfinished_text.into(),
            // Only a link stands there to be selected.
            (Some(CopyOutcome::Off | CopyOutcome::NoWay), None) => return None,
            (Some(end), _) => words.why_not(end)?,
        };
        print(&why, copy.link.as_ref());
        copy.link.as_ref()
    });
    if let (None, Some(link)) = (printed, asked_for) {
        print(words.last_link, Some(link));
    }
}

/// A sentence, and a link on a line of its own. A `CopyUrl` can't drive a terminal, and is printed whole: this line is there to be used.
fn print(words: &str, link: Option<&CopyUrl>) {
    let mut err = io::stderr();
    let _ = writeln!(err, "{words}");
    if let Some(link) = link {
        let _ = writeln!(err, "{}", link.as_str());
    }
}
