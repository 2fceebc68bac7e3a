//! What went over the wire: one request and what came back.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;

use super::fault::NetError;
use crate::text::SafeText;

/// One request and its answer, as far as it has come. Secrets are replaced before anything gets here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Exchange {
    /// Counts the requests of this process, from 1.
    pub number: u64,
    /// When it was sent, by this machine's clock.
    pub at: Timestamp,
    /// `GET` or `POST`.
    pub http_method: &'static str,
    /// The method of the protocol in its body; none where a document was read.
    pub method: Option<&'static str>,
    /// What it asks for, by the name that the service has for that, if the protocol's method doesn't say it.
    pub topic: Option<&'static str>,
    /// The address, with its query.
    pub url: String,
    /// The HTTP status; none before the answer began.
    pub status: Option<u16>,
    /// How long it took; none while it runs.
    pub elapsed: Option<Duration>,
    /// The headers sent, but for those that the connection itself makes.
    pub request_headers: Vec<SentHeader>,
    /// The body sent.
    pub request_body: Body,
    /// Names and values as received.
    pub response_headers: Vec<(String, String)>,
    /// The body received.
    pub response_body: Body,
    /// Length of the body sent, in bytes.
    pub bytes_out: u64,
    /// Length of the body received, in bytes, unpacked.
    pub bytes_in: u64,
    /// What the answer says of itself; none where it says nothing that is known.
    pub outcome: Option<ExchangeOutcome>,
    /// What broke it off; an answer that merely isn't the wanted one is no error here.
    pub error: Option<NetError>,
}

impl Exchange {
    /// Whether it still runs.
    #[must_use]
    pub(crate) const fn is_running(&self) -> bool {
        self.elapsed.is_none()
    }

    /// How many bytes its bodies take in memory.
    #[must_use]
    pub(crate) fn kept_bytes(&self) -> usize {
        self.request_body.kept_bytes() + self.response_body.kept_bytes()
    }
}

/// A header that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SentHeader {
    pub name: String,
    pub value: SentValue,
}

/// The value of a header that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SentValue {
    /// As it was sent.
    Plain(String),
    /// One of the person's secrets, which isn't kept.
    Secret {
        /// The variable of the environment that holds it, or would be a fit name for one.
        variable: String,
    },
}

/// What an answer says in the words of the protocol in its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ExchangeOutcome {
    /// The state of what was asked for.
    State(SafeText),
    /// Words, without a state.
    Message,
    /// An error, by its number: of JSON-RPC, or the HTTP status in its body.
    Error(i64),
}

/// A body, as far as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Body {
    /// There was none, or none yet.
    #[default]
    None,
    /// Its text; bad UTF-8 is replaced.
    Text {
        /// The text, or its beginning.
        text: Arc<str>,
        /// Whether that is all of it.
        whole: bool,
    },
    /// It was given up to bound the memory.
    Dropped,
}

impl Body {
    /// The text, if it is still there.
    #[must_use]
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Self::Text { text, .. } => Some(text),
            Self::None | Self::Dropped => None,
        }
    }

    fn kept_bytes(&self) -> usize {
        self.text().map_or(0, str::len)
    }
}
