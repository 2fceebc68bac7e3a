//! The web addresses that are shown, copied and drawn as a QR code: one parsed value feeds all three.

use url::{Host, ParseError, Url};

use super::code_hosts::CodeHosts;
use super::link_search::is_invisible;
use super::lookalike::{Lookalike, lookalike};
use crate::text::SafeText;

/// Longest URL that is taken, in bytes, both as sent and as written out again.
const MAX_URL: usize = 8192;

/// A parsed and re-serialised http(s) URL without controls or userinfo. Its text is ASCII: the
/// host in punycode, everything else percent-encoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CopyUrl {
    text: String,
    host: String,
}

/// How a URL's host stands to the code that offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HostStanding {
    /// A known or allowed code host.
    KnownCodeHost,
    /// The entity's own host.
    EntityHost,
    /// Neither: to be said before and at copying.
    Foreign,
}

/// Why a text isn't taken as a URL to copy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum UrlRefusal {
    /// Not an absolute URL.
    #[error("not a web address")]
    NotAUrl,
    /// A scheme other than http and https; carries the scheme.
    #[error("the scheme {} is not opened", .0.as_str())]
    Scheme(SafeText),
    /// A user name or password before the host.
    #[error("a user name in a web address")]
    UserInfo,
    /// Control, bidi or invisible characters, a backslash, or white space around it.
    #[error("control or invisible characters in a web address")]
    Control,
    #[error("a web address without a host")]
    NoHost,
    /// Over 8,192 bytes.
    #[error("a web address over 8,192 bytes")]
    TooLong,
}

impl CopyUrl {
    /// Takes `raw` exactly as the service sent it; nothing is silently cleaned away.
    ///
    /// # Errors
    /// [`UrlRefusal`] with the first reason found.
    pub(crate) fn parse(raw: &str) -> Result<Self, UrlRefusal> {
        if raw.len() > MAX_URL {
            return Err(UrlRefusal::TooLong);
        }
        // The parser strips tabs, newlines and outer blanks, and turns a backslash into a slash.
        let unclean = |c: char| c.is_control() || c == '\\' || is_invisible(c);
        if raw.contains(unclean) || raw.trim() != raw {
            return Err(UrlRefusal::Control);
        }
        let (scheme, rest) = raw.split_once(':').ok_or(UrlRefusal::NotAUrl)?;
        if !is_scheme(scheme) {
            return Err(UrlRefusal::NotAUrl);
        }
        let scheme = scheme.to_ascii_lowercase();
        if scheme != "http" && scheme != "https" {
            return Err(UrlRefusal::Scheme(SafeText::sanitize(&scheme)));
        }
        // Also an empty user name, which the parser would drop without a word.
        let address = rest.trim_start_matches('/');
        let authority = address.split(['/', '?', '#']).next().unwrap_or_default();
        if authority.contains('@') {
            return Err(UrlRefusal::UserInfo);
        }
        let url = Url::parse(raw).map_err(|error| match error {
            ParseError::EmptyHost => UrlRefusal::NoHost,
            _ => UrlRefusal::NotAUrl,
        })?;
        if !url.username().is_empty() || url.password().is_some() {
            return Err(UrlRefusal::UserInfo);
        }
        let host = url.host_str().ok_or(UrlRefusal::NoHost)?.to_owned();
        let text = String::from(url);
        if text.len() > MAX_URL {
            return Err(UrlRefusal::TooLong);
        }
        Ok(Self { text, host })
    }

    /// The exact text for display, copy and QR; printable ASCII.
    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    /// The host without port: punycode name or IP address (IPv6 in brackets).
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// What about the host's letters may deceive; `own` is the host of the entity's own link.
    pub(crate) fn lookalike(&self, hosts: &CodeHosts, own: Option<&str>) -> Option<Lookalike> {
        lookalike(&self.host, hosts, own)
    }

    /// Where the host belongs; `own` is the host of the entity's own link.
    pub(crate) fn host_standing(&self, hosts: &CodeHosts, own: Option<&str>) -> HostStanding {
        let is_own = |own: &str| Host::parse(own).is_ok_and(|own| own.to_string() == self.host);
        if hosts.contains(&self.host) {
            HostStanding::KnownCodeHost
        } else if own.is_some_and(is_own) {
            HostStanding::EntityHost
        } else {
            HostStanding::Foreign
        }
    }
}

/// Whether `text` is a URL scheme; one with a dot is a host with a port, `example.com:80`.
fn is_scheme(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-'))
}

#[cfg(test)]
mod tests;
