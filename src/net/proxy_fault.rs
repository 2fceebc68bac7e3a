//! What a proxy did wrong, or what is wrong with its setting.

use super::tls_fault::TlsFault;
use crate::text::SafeText;

/// A fault of the proxy's own, which says nothing about the service behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ProxyFault {
    /// Host and port, never the name and password; empty where the setting can't be read.
    pub at: SafeText,
    /// Who said that it is to be used.
    pub from: ProxySource,
    /// What happened.
    pub end: ProxyEnd,
}

impl ProxyFault {
    /// Of a setting that names no proxy.
    #[must_use]
    pub(crate) fn of_setting(from: ProxySource, refusal: ProxyRefusal) -> Self {
        Self {
            at: SafeText::default(),
            from,
            end: ProxyEnd::Setting(refusal),
        }
    }
}

/// Who said that a proxy is to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProxySource {
    /// `--proxy` or its variable.
    Setting,
    /// The environment variable of this name.
    Variable(&'static str),
    /// The system's network settings.
    System,
}

/// How the way through a proxy ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ProxyEnd {
    /// Nobody listens there, or the name isn't known.
    Unreachable,
    /// It wants a login (HTTP 407, or the like of SOCKS).
    WantsLogin {
        /// One was sent, and not accepted.
        sent: bool,
    },
    /// It makes no connection to this host and port.
    Refused(SafeText),
    /// It gave no answer that a proxy of its kind gives.
    NoProxy,
    /// The secure connection to the proxy itself could not be made.
    Tls(Box<TlsFault>),
    /// The setting names no proxy that can be used.
    Setting(ProxyRefusal),
}

/// Why a text names no proxy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ProxyRefusal {
    /// No address of a host with a port.
    NotAnAddress,
    /// Of a kind that isn't spoken.
    Scheme(SafeText),
}
