//! What is said on the normal screen once the terminal was given back: a link that nobody could read in time, or that was asked for.

use std::io::{self, Write};

use tokio::sync::mpsc::UnboundedReceiver;

use super::incoming::Incoming;
use crate::app::{Effect, Message, Model};
use crate::domain::{CopyOutcome, CopyUrl};

/// Takes the copies that succeeded while the program was leaving. One that failed then, or would have gone on through the terminal, is
/// as unfinished for the person as one that hangs: no screen said so.
pub(super) fn take_late_ends(
    model: &mut Model,
    update: fn(&mut Model, Message) -> Vec<Effect>,
    incoming: &mut UnboundedReceiver<Incoming>,
) {
    while let Ok(received) = incoming.try_recv() {
        if let Incoming::Message(
            end @ Message::CopyFinished(_, CopyOutcome::Confirmed | CopyOutcome::GivenToCommand),
        ) = received
        {
            update(model, end);
        }
    }
}

/// Says that the last copy hadn't ended, with its link, and otherwise gives the last link if that was asked for. It isn't what a script
/// waits for, so it goes where messages go.
pub(super) fn say(model: &Model, last_link: bool) {
    let words = &model.texts().copy;
    let asked_for = model.last_link.as_ref().filter(|_| last_link);
    match &model.unfinished_copy {
        Some(copy) => match &copy.link {
            Some(link) => print(words.unfinished_link, Some(link)),
            None => {
                print(words.unfinished_text, None);
                asked_for.inspect(|link| print(words.last_link, Some(link)));
            }
        },
        None => {
            asked_for.inspect(|link| print(words.last_link, Some(link)));
        }
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
