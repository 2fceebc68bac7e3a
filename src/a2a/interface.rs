//! Where an agent can be asked, and which of its addresses to take.

use url::Url;

use super::{Binding, Dialect, Version};

/// One address of an agent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Interface {
    /// Its address as sent, unchecked; it may be relative to the card's.
    pub url: String,
    /// What it speaks; `None` if that isn't spoken here.
    pub binding: Option<Binding>,
    /// The binding's name as sent, such as `GRPC`.
    pub binding_name: String,
    /// In which version; `None` if that isn't spoken here.
    pub version: Option<Version>,
    /// The version's name as sent.
    pub version_name: Option<String>,
    /// What every request must name, if anything.
    pub tenant: Option<String>,
}

impl Interface {
    /// The dialect to speak there; `None` if it isn't spoken here.
    #[must_use]
    pub(crate) const fn dialect(&self) -> Option<Dialect> {
        match (self.version, self.binding) {
            (Some(version), Some(binding)) => Some(Dialect::of(version, binding)),
            _ => None,
        }
    }

    /// Whether it is at that address: the same scheme, host, port, path and query, a last slash apart.
    #[must_use]
    pub(crate) fn is_at(&self, url: &str) -> bool {
        match (Url::parse(&self.url), Url::parse(url)) {
            (Ok(own), Ok(other)) => place(&own) == place(&other),
            _ => self.url.trim_end_matches('/') == url.trim_end_matches('/'),
        }
    }
}

fn place(url: &Url) -> (&str, Option<&str>, Option<u16>, &str, Option<&str>) {
    (
        url.scheme(),
        url.host_str(),
        url.port_or_known_default(),
        url.path().trim_end_matches('/'),
        url.query(),
    )
}

/// What the person wants to be spoken, whatever a card prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Forced {
    /// The version; any without it.
    pub version: Option<Version>,
    /// The binding; any without it.
    pub binding: Option<Binding>,
}

impl Forced {
    /// Whether that dialect is allowed.
    #[must_use]
    pub(crate) fn allows(self, dialect: Dialect) -> bool {
        self.version
            .is_none_or(|version| version == dialect.version)
            && self
                .binding
                .is_none_or(|binding| binding == dialect.binding)
    }
}

/// Of a card's `interfaces` that are spoken here and allowed, the one at the given address, else the one that the card prefers; what
/// isn't spoken is passed over.
#[must_use]
pub(crate) fn choose(
    interfaces: &[Interface],
    given_url: &str,
    forced: Forced,
) -> Option<Interface> {
    let spoken = || {
        interfaces
            .iter()
            .filter(|interface| interface.dialect().is_some_and(|it| forced.allows(it)))
    };
    spoken()
        .find(|interface| interface.is_at(given_url))
        .or_else(|| spoken().next())
        .cloned()
}
