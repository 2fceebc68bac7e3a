//! Server-sent events: from bytes, in whatever pieces they come, to events.

/// The longest stream taken, in bytes: the whole of it is one answer and has the answer's limit.
pub(crate) const STREAM_LIMIT_BYTES: usize = 32 * 1024 * 1024;

/// One event of a stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SseEvent {
    /// `event`; empty if it wasn't named.
    pub name: String,
    /// `data`, its lines joined by LF. Bad UTF-8 is replaced.
    pub data: String,
}

/// The stream is longer than allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StreamTooLarge {
    /// The limit, in bytes.
    pub limit: usize,
}

/// Takes a stream apart. Lines end with LF, CR or CRLF; comments, ids and retry times are passed over, and so are events without
/// data, with which some servers keep a connection open.
#[derive(Debug)]
pub(crate) struct SseParser {
    line: Vec<u8>,
    name: String,
    data: Option<String>,
    after_cr: bool,
    at_start: bool,
    taken: usize,
    limit: usize,
}

impl Default for SseParser {
    fn default() -> Self {
        Self::with_limit(STREAM_LIMIT_BYTES)
    }
}

impl SseParser {
    /// A parser that takes at most `limit` bytes; the default is [`STREAM_LIMIT_BYTES`].
    #[must_use]
    pub(crate) const fn with_limit(limit: usize) -> Self {
        Self {
            line: Vec::new(),
            name: String::new(),
            data: None,
            after_cr: false,
            at_start: true,
            taken: 0,
            limit,
        }
    }

    /// Takes the next bytes and gives the events that they complete.
    ///
    /// # Errors
    /// When the stream is longer than allowed, now and from then on.
    pub(crate) fn push(&mut self, bytes: &[u8]) -> Result<Vec<SseEvent>, StreamTooLarge> {
        self.taken = self.taken.saturating_add(bytes.len());
        if self.taken > self.limit {
            return Err(StreamTooLarge { limit: self.limit });
        }
        let mut events = Vec::new();
        for byte in bytes {
            let after_cr = std::mem::take(&mut self.after_cr);
            match byte {
                b'\n' if after_cr => {}
                b'\n' => events.extend(self.end_line()),
                b'\r' => {
                    self.after_cr = true;
                    events.extend(self.end_line());
                }
                _ => self.line.push(*byte),
            }
        }
        Ok(events)
    }

    /// The event that the end of the stream completes: servers forget the last empty line.
    #[must_use]
    pub(crate) fn finish(mut self) -> Option<SseEvent> {
        if !self.line.is_empty() {
            self.end_line();
        }
        self.end_event()
    }

    fn end_line(&mut self) -> Option<SseEvent> {
        let line = std::mem::take(&mut self.line);
        let line = String::from_utf8_lossy(&line);
        let mut line: &str = &line;
        if std::mem::take(&mut self.at_start) {
            line = line.trim_start_matches('\u{feff}');
        }
        if line.is_empty() {
            return self.end_event();
        }
        let (field, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "data" => match &mut self.data {
                Some(data) => {
                    data.push('\n');
                    data.push_str(value);
                }
                None => self.data = Some(value.to_owned()),
            },
            "event" => value.clone_into(&mut self.name),
            _ => {}
        }
        None
    }

    fn end_event(&mut self) -> Option<SseEvent> {
        let name = std::mem::take(&mut self.name);
        let data = self.data.take()?;
        (!data.trim().is_empty()).then_some(SseEvent { name, data })
    }
}
