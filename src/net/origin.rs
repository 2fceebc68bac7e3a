//! Origins: which other ones may be asked is the person's decision.

use std::fmt;
use std::str::FromStr;

use url::{Host, Url};

/// Scheme, host and port of an http(s) address.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct WebOrigin(url::Origin);

/// Why a text is no origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoOrigin;

impl WebOrigin {
    /// The origin of an address.
    #[must_use]
    pub(crate) fn of(url: &Url) -> Self {
        Self(url.origin())
    }
}

impl FromStr for WebOrigin {
    type Err = NoOrigin;

    /// Takes `https://host` or `http://host:port`, a last slash allowed, and nothing after it.
    fn from_str(text: &str) -> Result<Self, NoOrigin> {
        let url = Url::parse(text.trim()).map_err(|_| NoOrigin)?;
        let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        (is_askable(&url) && is_bare)
            .then(|| Self::of(&url))
            .ok_or(NoOrigin)
    }
}

impl fmt::Display for WebOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.ascii_serialization())
    }
}

/// The origins that the person allowed beside the endpoint's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AllowedOrigins(Vec<WebOrigin>);

impl AllowedOrigins {
    /// Allows one more.
    pub(crate) fn allow(&mut self, origin: WebOrigin) {
        self.0.push(origin);
    }

    /// Whether the person allowed the origin of `url`.
    #[must_use]
    pub(crate) fn allows(&self, url: &Url) -> bool {
        self.0.contains(&WebOrigin::of(url))
    }
}

/// Whether an address is http(s), has a host, and no name or password.
pub(crate) fn is_askable(url: &Url) -> bool {
    matches!(url.scheme(), "https" | "http")
        && url.host_str().is_some_and(|host| !host.is_empty())
        && url.username().is_empty()
        && url.password().is_none()
}

/// Whether an address is on this machine; such a request never goes through a proxy.
pub(crate) fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => {
            let name = name.to_ascii_lowercase();
            let name = name.strip_suffix('.').unwrap_or(&name);
            name == "localhost" || name.ends_with(".localhost")
        }
        Some(Host::Ipv4(address)) => address.is_loopback(),
        // Also an IPv4 address in IPv6 clothes.
        Some(Host::Ipv6(address)) => address.to_canonical().is_loopback(),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn an_origin_is_nothing_but_scheme_host_and_port() {
        for (text, shown) in [
            ("https://Example.com", "https://example.com"),
            ("https://example.com:443/", "https://example.com"),
            (" http://10.0.0.1:8080 ", "http://10.0.0.1:8080"),
            ("http://[::1]:1", "http://[::1]:1"),
        ] {
            assert_eq!(text.parse::<WebOrigin>().unwrap().to_string(), shown);
        }
        for bad in [
            "example.com",
            "https://example.com/a2a",
            "https://example.com/?x",
            "https://example.com/#x",
            "https://u@example.com",
            "file:///",
            "",
        ] {
            assert_eq!(bad.parse::<WebOrigin>(), Err(NoOrigin), "{bad}");
        }
    }

    #[test]
    fn another_scheme_host_or_port_is_another_origin() {
        let mut allowed = AllowedOrigins::default();
        allowed.allow("http://example.com".parse().unwrap());
        let allows = |url: &str| allowed.allows(&Url::parse(url).unwrap());
        assert!(allows("http://EXAMPLE.com:80/any/path?and=query"));
        for other in [
            "https://example.com/",
            "http://example.com:81/",
            "http://www.example.com/",
            "http://example.com.evil.example/",
        ] {
            assert!(!allows(other), "{other}");
        }
    }
}
