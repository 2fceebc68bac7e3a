//! Why nothing came back, or nothing that can be used: told by who is at fault, without the words for people.

use std::time::Duration;

use super::proxy_fault::ProxyFault;
use super::redirect::Redirect;
use super::tls_fault::TlsFault;
use crate::text::SafeText;

/// What kept a request from an answer, whatever protocol is spoken in its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NetFault {
    /// No connection: refused, unreachable, name not found.
    Network,
    /// There was a connection, and it ended before an answer began.
    NoAnswer,
    /// The answer began, and the connection ended before all of it was here.
    BrokenOff,
    /// The secure connection could not be made.
    Tls(TlsFault),
    /// The fault is the proxy's, or its setting's.
    Proxy(Box<ProxyFault>),
    /// No answer in time; how long was waited.
    Timeout(Duration),
    /// No connection in time.
    NoConnection {
        /// How long was waited.
        time: Duration,
        /// Host and port of the proxy that it should have gone through.
        proxy: Option<SafeText>,
    },
    /// The service leads elsewhere, and that isn't followed.
    Redirect(Box<Redirect>),
    /// An HTTP status that isn't an answer.
    HttpStatus(u16),
    /// No HTTP.
    NotHttp,
    /// Headers larger or more than are taken.
    HeadTooLarge,
    /// Packed, and not as its packing says.
    NotUnpackable,
    /// The answer was larger than allowed, in bytes.
    TooLarge(u64),
    /// The person stopped waiting.
    Cancelled,
}

impl NetFault {
    /// The name used in JSON errors.
    #[must_use]
    pub(crate) const fn kind_name(&self) -> &'static str {
        match self {
            Self::Network | Self::NoAnswer | Self::BrokenOff => "network",
            Self::Tls(_) => "tls",
            Self::Proxy(_) => "proxy",
            Self::Timeout(_) | Self::NoConnection { .. } | Self::Cancelled => "timeout",
            Self::HttpStatus(_) | Self::Redirect(_) => "refused",
            Self::NotHttp | Self::HeadTooLarge | Self::NotUnpackable | Self::TooLarge(_) => {
                "malformed"
            }
        }
    }

    /// Whether what is quoted beside it are the words of this machine's system and libraries, not the service's.
    #[must_use]
    pub(crate) const fn quotes_this_machine(&self) -> bool {
        matches!(
            self,
            Self::Network
                | Self::NoConnection { .. }
                | Self::NoAnswer
                | Self::BrokenOff
                | Self::Tls(_)
                | Self::Proxy(_)
                | Self::NotHttp
                | Self::HeadTooLarge
                | Self::NotUnpackable
        )
    }

    /// Whether the same request may go well a moment later: the network or the service fails it for now.
    #[must_use]
    pub(crate) const fn may_pass(&self) -> bool {
        matches!(
            self,
            Self::Network | Self::NoConnection { .. } | Self::HttpStatus(429 | 502..=504)
        )
    }
}

/// A fault, with the words that came with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NetError {
    /// What happened.
    pub fault: NetFault,
    /// The words of the system or a library.
    pub said: Option<SafeText>,
}

impl NetError {
    /// An error without words.
    #[must_use]
    pub(crate) const fn of(fault: NetFault) -> Self {
        Self { fault, said: None }
    }

    /// An error with words; blank ones count as none.
    #[must_use]
    pub(crate) fn quoting(fault: NetFault, said: &str) -> Self {
        let said = said.trim();
        Self {
            fault,
            said: (!said.is_empty()).then(|| SafeText::sanitize(said)),
        }
    }
}
