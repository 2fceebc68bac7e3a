//! The address of the service.

use std::fmt;
use std::str::FromStr;

use url::Url;

use crate::net::{
    AllowedOrigins, ProxyAddress, ProxyFault, ProxyRules, is_loopback, redacted_address,
};

/// An address that may be asked: https, or plain http to this machine or to an origin that the person allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Endpoint {
    url: Url,
    shown: String,
}

/// Why an address may not be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndpointRefusal {
    /// No URL, or one without a host.
    NotAUrl,
    /// Neither https nor http.
    Scheme,
    /// Plain http to another machine.
    PlainHttp,
    /// A name or password in the address.
    UserInfo,
}

impl Endpoint {
    /// The address as it may be shown: without its query, in which a key may stand.
    #[must_use]
    pub(crate) fn shown(&self) -> &str {
        &self.shown
    }

    pub(super) const fn url(&self) -> &Url {
        &self.url
    }

    /// Host, with the port if it isn't the scheme's own: what the bottom line names.
    #[must_use]
    pub(crate) fn host(&self) -> String {
        let host = self.url.host_str().unwrap_or_default();
        self.url
            .port()
            .map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"))
    }

    /// True if the address is on this machine; such a request never goes through a proxy.
    #[must_use]
    pub(crate) fn is_loopback(&self) -> bool {
        is_loopback(&self.url)
    }

    /// The proxy that it is asked through by these rules, if any.
    ///
    /// # Errors
    /// If the setting in force names no proxy.
    pub(crate) fn proxy(&self, rules: &ProxyRules) -> Result<Option<ProxyAddress>, ProxyFault> {
        rules.proxy_for(&self.url)
    }

    /// Whether it is no more than an origin, so that it says nothing about what is spoken where.
    #[must_use]
    pub(crate) fn is_bare_origin(&self) -> bool {
        self.url.path() == "/" && self.url.query().is_none()
    }

    /// Reads an address; plain http to another machine only where the person allowed that origin.
    ///
    /// # Errors
    /// Why it may not be asked.
    pub(crate) fn parse(text: &str, allowed: &AllowedOrigins) -> Result<Self, EndpointRefusal> {
        let url = Url::parse(text.trim()).map_err(|_| EndpointRefusal::NotAUrl)?;
        if !matches!(url.scheme(), "https" | "http") {
            return Err(EndpointRefusal::Scheme);
        }
        if url.host_str().is_none_or(str::is_empty) {
            return Err(EndpointRefusal::NotAUrl);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(EndpointRefusal::UserInfo);
        }
        let shown = redacted_address(url.as_str());
        let endpoint = Self { url, shown };
        let is_plain = endpoint.url.scheme() == "http" && !endpoint.is_loopback();
        if is_plain && !allowed.allows(&endpoint.url) {
            return Err(EndpointRefusal::PlainHttp);
        }
        Ok(endpoint)
    }
}

impl FromStr for Endpoint {
    type Err = EndpointRefusal;

    fn from_str(text: &str) -> Result<Self, EndpointRefusal> {
        Self::parse(text, &AllowedOrigins::default())
    }
}

impl fmt::Display for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.shown())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn plain_http_is_for_this_machine_only() {
        for good in [
            "https://a2a.objqr.com/a2a/jsonrpc",
            "http://127.0.0.1:8080/a2a",
            "http://localhost/x",
            "http://[::1]:1/x",
            "https://example.com/x",
        ] {
            assert!(good.parse::<Endpoint>().is_ok(), "{good}");
        }
        for (bad, why) in [
            (
                "http://a2a.objqr.com/a2a/jsonrpc",
                EndpointRefusal::PlainHttp,
            ),
            ("http://127.0.0.1.example.com/x", EndpointRefusal::PlainHttp),
            ("ftp://127.0.0.1/x", EndpointRefusal::Scheme),
            ("a2a.objqr.com", EndpointRefusal::NotAUrl),
            ("", EndpointRefusal::NotAUrl),
            ("https://u:p@example.com/", EndpointRefusal::UserInfo),
        ] {
            assert_eq!(bad.parse::<Endpoint>().unwrap_err(), why, "{bad}");
        }
        let mut allowed = AllowedOrigins::default();
        allowed.allow("http://10.1.2.3:8080".parse().unwrap());
        assert!(Endpoint::parse("http://10.1.2.3:8080/a2a", &allowed).is_ok());
        for other in ["http://10.1.2.3/a2a", "http://10.1.2.4:8080/a2a"] {
            let refusal = Endpoint::parse(other, &allowed).unwrap_err();
            assert_eq!(refusal, EndpointRefusal::PlainHttp, "{other}");
        }
    }

    #[test]
    fn loopback_is_decided_by_the_address_not_by_its_look() {
        let loopback = |text: &str| text.parse::<Endpoint>().unwrap().is_loopback();
        assert!(loopback("https://127.9.9.9/") && loopback("https://localhost:1/"));
        assert!(
            !loopback("https://127.0.0.1.nip.io/") && !loopback("https://localhost.example.com/")
        );
    }
}
