//! The events of a stream over HTTP.

use std::collections::VecDeque;

use super::polling::{Coming, Events};
use crate::a2a::{Dialect, SseParser, StreamEvent, read_stream_event};
use crate::domain::LoadError;
use crate::net::BodyStream;

/// A stream as it comes in.
pub(super) struct HttpEvents {
    stream: BodyStream,
    dialect: Dialect,
    id: String,
    parser: SseParser,
    ready: VecDeque<StreamEvent>,
}

impl HttpEvents {
    /// The events of the answer to the request of that id.
    pub(crate) fn new(stream: BodyStream, dialect: Dialect, id: String) -> Self {
        Self {
            stream,
            dialect,
            id,
            parser: SseParser::default(),
            ready: VecDeque::new(),
        }
    }

    async fn read(&mut self) -> Result<Option<StreamEvent>, LoadError> {
        loop {
            if let Some(event) = self.ready.pop_front() {
                return Ok(Some(event));
            }
            let bytes = self.stream.next().await?;
            let is_over = bytes.is_none();
            let events = match bytes {
                Some(bytes) => {
                    let pushed = self.parser.push(&bytes);
                    pushed.map_err(|beyond| self.stream.too_large(beyond.limit as u64))?
                }
                None => std::mem::take(&mut self.parser)
                    .finish()
                    .into_iter()
                    .collect(),
            };
            let read = |event| read_stream_event(&event, self.dialect, &self.id);
            self.ready.extend(events.into_iter().map(read));
            if is_over && self.ready.is_empty() {
                return Ok(None);
            }
        }
    }
}

impl Events for HttpEvents {
    fn next(&mut self) -> Coming<'_, Option<StreamEvent>> {
        Box::pin(self.read())
    }
}
