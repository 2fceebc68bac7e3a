//! The events of a stream over HTTP.

use std::collections::VecDeque;

use super::faults::while_answering;
use super::waiting::{Coming, Events};
use super::wire::{Streaming, Wire};
use crate::a2a::{Dialect, SseEvent, SseParser, StreamEvent, read_stream_event};
use crate::domain::{ErrorKind, LoadError};

/// What is kept of a stream for the log, in bytes.
const NOTED_BYTES: usize = 256 * 1024;

/// A stream as it comes in.
pub(super) struct HttpEvents<'a> {
    wire: &'a Wire,
    streaming: Option<Streaming>,
    dialect: Dialect,
    id: String,
    parser: SseParser,
    ready: VecDeque<StreamEvent>,
    noted: Vec<u8>,
}

impl<'a> HttpEvents<'a> {
    pub fn new(wire: &'a Wire, streaming: Streaming, dialect: Dialect) -> Self {
        Self {
            wire,
            id: streaming.id.clone(),
            streaming: Some(streaming),
            dialect,
            parser: SseParser::default(),
            ready: VecDeque::new(),
            noted: Vec::new(),
        }
    }

    async fn read(&mut self) -> Result<Option<StreamEvent>, LoadError> {
        loop {
            if let Some(event) = self.ready.pop_front() {
                return Ok(Some(event));
            }
            let Some(streaming) = &mut self.streaming else {
                return Ok(None);
            };
            match streaming.response.chunk().await {
                Ok(Some(bytes)) => {
                    streaming.noted.exchange.bytes_in += bytes.len() as u64;
                    let room = NOTED_BYTES.saturating_sub(self.noted.len());
                    self.noted.extend(bytes.iter().take(room));
                    match self.parser.push(&bytes) {
                        Ok(events) => self.take(events),
                        Err(too_large) => {
                            let kind = ErrorKind::TooLarge(too_large.limit as u64);
                            return Err(self.end(LoadError::of(kind)));
                        }
                    }
                }
                Ok(None) => {
                    let last = std::mem::take(&mut self.parser).finish();
                    self.take(last);
                    self.note(None);
                }
                Err(error) => return Err(self.end(while_answering(&error))),
            }
        }
    }

    /// Keeps events ready, read and without the person's secrets, which a server may send back.
    fn take(&mut self, events: impl IntoIterator<Item = SseEvent>) {
        for event in events {
            let data = self.wire.masked(event.data);
            let event = SseEvent { data, ..event };
            let read = read_stream_event(&event, self.dialect, &self.id);
            self.ready.push_back(read);
        }
    }

    /// Notes that the stream ended by an error, and gives it back for the caller.
    fn end(&mut self, error: LoadError) -> LoadError {
        let error = self.wire.masked_error(error);
        self.note(Some(error.clone()));
        error
    }

    fn note(&mut self, error: Option<LoadError>) {
        if let Some(mut streaming) = self.streaming.take() {
            let text = String::from_utf8_lossy(&self.noted);
            streaming.noted.exchange.response_body = self.wire.shown_body(&text);
            streaming.noted.end(error);
        }
    }
}

impl Events for HttpEvents<'_> {
    fn next(&mut self) -> Coming<'_, Option<StreamEvent>> {
        Box::pin(self.read())
    }
}

impl Drop for HttpEvents<'_> {
    /// A stream that isn't read to its end has said what was wanted.
    fn drop(&mut self) {
        self.note(None);
    }
}
