//! Reading a terminal on Unix: one thread waits for bytes, another makes events of them and knows how long to wait for the rest.
//!
//! Two threads and not one that polls: macOS can't poll a terminal.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::os::fd::AsFd;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

use crossterm::event::Event;
use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};

use super::batch::{Arrived, Batch};
use super::decoder::{Decoder, Unfinished};
use super::hang_up::is_gone;
use super::messages::ends_in_text;

/// Bytes taken together; a flood is taken in pieces.
const BATCH_LIMIT: usize = 64 * 1024;

// These times decide whether characters are keys or a text (docs/terminal.md, "Keys or text"): too short, and a text pasted where the
// terminal doesn't mark pastes runs as commands; too long, and every held key is felt to lag. Change them only with the tests in
// `tests/it/pty/pasting.rs`, `input_method.rs` and `waiting.rs`.

/// What follows two keys within this time came with them: nobody types so fast, and a key that repeats comes every 30 ms at most.
const TOGETHER: Duration = Duration::from_millis(5);

/// The same for a text, which a network may bring in pieces.
const TEXT_TOGETHER: Duration = Duration::from_millis(50);

/// Keys that never pause are delivered after this time. A text that comes as keys is long enough to be known as one by then.
const KEYS_LIMIT: Duration = Duration::from_millis(200);

type Chunk = io::Result<Vec<u8>>;

/// Starts the threads. `deliver` gets every batch and says whether anybody still wants them.
pub(super) fn start(deliver: impl Fn(Batch) -> bool + Send + 'static) -> io::Result<()> {
    let terminal = File::from(io::stdin().as_fd().try_clone_to_owned()?);
    wait_for_bytes(&terminal)?;
    let (sender, chunks) = sync_channel(4);
    Builder::new()
        .name("input".to_owned())
        .spawn(move || read(terminal, &sender))?;
    Builder::new()
        .name("keys".to_owned())
        .spawn(move || decode(&chunks, deliver))?;
    Ok(())
}

/// Makes reads and writes wait. An earlier program may have left the terminal so that they don't, and fail instead.
fn wait_for_bytes(terminal: &File) -> io::Result<()> {
    let flags = fcntl_getfl(terminal)?;
    if flags.contains(OFlags::NONBLOCK) {
        fcntl_setfl(terminal, flags - OFlags::NONBLOCK)?;
    }
    Ok(())
}

/// Reads until the terminal is gone: then a read gives nothing, again and again, or fails.
fn read(mut terminal: File, sender: &SyncSender<Chunk>) {
    let mut buffer = [0; 4096];
    loop {
        let chunk = match terminal.read(&mut buffer) {
            Ok(0) => return,
            Ok(count) => Ok(buffer.get(..count).unwrap_or_default().to_vec()),
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) if is_gone(&error) => return,
            Err(error) => Err(error),
        };
        let failed = chunk.is_err();
        if sender.send(chunk).is_err() || failed {
            return;
        }
    }
}

fn decode(chunks: &Receiver<Chunk>, deliver: impl Fn(Batch) -> bool) {
    let mut decoder = Decoder::default();
    let mut begun: Option<(Unfinished, Instant)> = None;
    loop {
        let batch = match next(chunks, begun.map(|(_, until)| until)) {
            Ok(Some(chunk)) => together(chunk, chunks, &mut decoder),
            Ok(None) => {
                let mut events = Vec::new();
                decoder.give_up(&mut events);
                begun = None;
                Ok(Arrived {
                    events,
                    goes_on: false,
                })
            }
            Err(Ended) => return,
        };
        begun = match (decoder.unfinished(), begun) {
            (None, _) => None,
            // A reply without an end isn't fed by the keys behind it.
            (Some(Unfinished::Reply), Some((Unfinished::Reply, until))) => {
                Some((Unfinished::Reply, until))
            }
            (Some(what), _) => Some((what, Instant::now() + what.timeout())),
        };
        let (is_empty, failed) = match &batch {
            Ok(arrived) => (arrived.events.is_empty(), false),
            Err(_) => (false, true),
        };
        if !is_empty && (!deliver(batch) || failed) {
            return;
        }
    }
}

/// Nothing comes any more.
struct Ended;

/// The next bytes; none if there are none until then.
fn next(chunks: &Receiver<Chunk>, until: Option<Instant>) -> Result<Option<Chunk>, Ended> {
    let Some(until) = until else {
        return chunks.recv().map(Some).map_err(|_| Ended);
    };
    match chunks.recv_timeout(until.saturating_duration_since(Instant::now())) {
        Ok(chunk) => Ok(Some(chunk)),
        Err(RecvTimeoutError::Timeout) => Ok(None),
        Err(RecvTimeoutError::Disconnected) => Err(Ended),
    }
}

/// The events of these bytes and of what came with them.
fn together(first: Chunk, chunks: &Receiver<Chunk>, decoder: &mut Decoder) -> Batch {
    let begun = Instant::now();
    let mut events = Vec::new();
    let mut chunk = first?;
    let mut size = 0;
    loop {
        size += chunk.len();
        decoder.read(&chunk, &mut events);
        let goes_on = size >= BATCH_LIMIT;
        let wait = if goes_on {
            None
        } else {
            wait_for_more(&events, begun.elapsed())
        };
        match wait.map(|wait| chunks.recv_timeout(wait)) {
            Some(Ok(more)) => chunk = more?,
            Some(Err(_)) | None => return Ok(Arrived { events, goes_on }),
        }
    }
}

/// How long what comes next still belongs to these events, which have been gathered for so long; none if they are to be delivered.
fn wait_for_more(events: &[Event], gathered: Duration) -> Option<Duration> {
    match events {
        [] | [_] => None,
        _ if ends_in_text(events) => Some(TEXT_TOGETHER),
        _ => (gathered < KEYS_LIMIT).then_some(TOGETHER),
    }
}

#[cfg(test)]
#[path = "tty_tests.rs"]
mod tests;
