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
    parser: Option<SseParser>,
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
            parser: Some(SseParser::default()),
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
                    let events = match &mut self.parser {
                        Some(parser) => parser.push(&bytes),
                        None => Ok(Vec::new()),
                    };
                    match events {
                        Ok(events) => {
                            let (dialect, id) = (self.dialect, &self.id);
                            let wire = self.wire;
                            let read = |event| read_stream_event(&masked(wire, event), dialect, id);
                            self.ready.extend(events.into_iter().map(read));
                        }
                        Err(too_large) => {
                            let kind = ErrorKind::TooLarge(too_large.limit as u64);
                            return Err(self.end(Some(LoadError::of(kind))));
                        }
                    }
                }
                Ok(None) => {
                    let last = self.parser.take().and_then(SseParser::finish);
                    let wire = self.wire;
                    let read =
                        |event| read_stream_event(&masked(wire, event), self.dialect, &self.id);
                    self.ready.extend(last.map(read));
                    self.end(None);
                }
                Err(error) => return Err(self.end(Some(while_answering(&error)))),
            }
        }
    }

    /// Notes the end, and gives the error back for the caller.
    fn end(&mut self, error: Option<LoadError>) -> LoadError {
        let error = error.map(|error| self.wire.masked_error(error));
        self.note(error.clone());
        error.unwrap_or_else(|| LoadError::of(ErrorKind::BrokenOff))
    }

    fn note(&mut self, error: Option<LoadError>) {
        if let Some(mut streaming) = self.streaming.take() {
            let text = String::from_utf8_lossy(&self.noted);
            streaming.noted.exchange.response_body = self.wire.shown_body(&text);
            streaming.noted.end(error);
        }
    }
}

/// The event without the person's secrets, which a server may send back.
fn masked(wire: &Wire, event: SseEvent) -> SseEvent {
    SseEvent {
        data: wire.masked(event.data),
        ..event
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
