//! The address of a proxy. Its name and password are secrets: they go to the proxy and are shown to nobody.

use std::fmt;

use hyper_util::client::proxy::matcher::Matcher;
use percent_encoding::percent_decode_str;
use url::Url;

use super::proxy_fault::{ProxyEnd, ProxyFault, ProxyRefusal, ProxySource};
use super::redact::MASK;
use crate::text::SafeText;

const SOCKS_PORT: u16 = 1080;

/// A proxy that can be used.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct ProxyAddress {
    url: Url,
    from: ProxySource,
}

impl ProxyAddress {
    /// Reads an address: http, https, `socks5` or `socks5h`; http where none is said.
    ///
    /// # Errors
    /// Why it names no proxy. Nothing of a name or password is part of that.
    pub(crate) fn parse(text: &str, from: ProxySource) -> Result<Self, ProxyRefusal> {
        let text = text.trim();
        let with_scheme = if text.contains("://") {
            text.to_owned()
        } else {
            format!("http://{text}")
        };
        let mut url = Url::parse(&with_scheme).map_err(|_| ProxyRefusal::NotAnAddress)?;
        match url.scheme() {
            "http" | "https" | "socks5h" => {}
            // Names are looked up by the proxy: this machine may not be able to, and need not tell the network what it asks for.
            // Desktops write `socks`, which browsers read as SOCKS 5.
            "socks5" | "socks" => {
                url.set_scheme("socks5h")
                    .map_err(|()| ProxyRefusal::NotAnAddress)?;
            }
            other => return Err(ProxyRefusal::Scheme(SafeText::sanitize(other))),
        }
        // Something behind the host is mostly a password with a slash, a question mark or a hash in it.
        let is_bare = matches!(url.path(), "" | "/") && url.query().is_none();
        if url.host_str().is_none_or(str::is_empty) || !is_bare || url.fragment().is_some() {
            return Err(ProxyRefusal::NotAnAddress);
        }
        if url.scheme() == "socks5h" && url.port().is_none() {
            url.set_port(Some(SOCKS_PORT))
                .map_err(|()| ProxyRefusal::NotAnAddress)?;
        }
        let address = Self { url, from };
        // The library goes without a proxy if it can't read the address, so make sure that it can.
        let readable = "https://service.invalid/".parse().is_ok_and(|uri| {
            let matcher = Matcher::builder().all(address.url.as_str()).build();
            matcher.intercept(&uri).is_some()
        });
        readable
            .then_some(address)
            .ok_or(ProxyRefusal::NotAnAddress)
    }

    #[must_use]
    pub(crate) fn host_and_port(&self) -> String {
        let host = self.host();
        match self.url.port_or_known_default() {
            Some(port) => format!("{host}:{port}"),
            None => host.to_owned(),
        }
    }

    pub(super) fn host(&self) -> &str {
        self.url.host_str().unwrap_or_default()
    }

    /// Whether a name or password is sent to it.
    pub(super) fn has_login(&self) -> bool {
        !self.url.username().is_empty() || self.url.password().is_some()
    }

    /// Whether the connection to the proxy itself is a secure one.
    pub(super) fn is_secured(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// With everything in it, for the library only.
    pub(super) const fn url(&self) -> &Url {
        &self.url
    }

    /// Texts that must not be shown: the password as written and as meant, and the header made of it.
    pub(super) fn secrets(&self) -> Vec<String> {
        let Some(password) = self.url.password() else {
            return Vec::new();
        };
        let meant = percent_decode_str(password)
            .decode_utf8_lossy()
            .into_owned();
        let header = "https://service.invalid/".parse().ok().and_then(|uri| {
            let matcher = Matcher::builder().all(self.url.as_str()).build();
            let sent = matcher.intercept(&uri)?.basic_auth()?.clone();
            let (_, login) = sent.to_str().ok()?.split_once(' ')?;
            Some(login.to_owned())
        });
        [Some(password.to_owned()), Some(meant), header]
            .into_iter()
            .flatten()
            .collect()
    }

    /// A fault of this proxy's.
    pub(super) fn fault(&self, end: ProxyEnd) -> ProxyFault {
        ProxyFault {
            at: SafeText::sanitize(&self.host_and_port()),
            from: self.from,
            end,
        }
    }
}

impl fmt::Debug for ProxyAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let login = if self.has_login() {
            format!("{MASK}@")
        } else {
            String::new()
        };
        write!(f, "{}://{login}{}", self.url.scheme(), self.host_and_port())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn parse(text: &str) -> Result<ProxyAddress, ProxyRefusal> {
        ProxyAddress::parse(text, ProxySource::Setting)
    }

    #[test]
    fn every_form_of_an_address_has_a_host_and_a_port() {
        for (text, shown) in [
            ("http://10.0.0.1:3128", "http://10.0.0.1:3128"),
            ("10.0.0.1:3128", "http://10.0.0.1:3128"),
            ("proxy.example", "http://proxy.example:80"),
            (" https://Proxy.Example/ ", "https://proxy.example:443"),
            ("http://[::1]:8080", "http://[::1]:8080"),
            ("user:very-secret@proxy:3128", "http://***@proxy:3128"),
            ("socks5://proxy", "socks5h://proxy:1080"),
            ("socks5h://u:very-secret@proxy:9", "socks5h://***@proxy:9"),
            ("socks://proxy:9", "socks5h://proxy:9"),
        ] {
            assert_eq!(format!("{:?}", parse(text).unwrap()), shown, "{text}");
        }
    }

    #[test]
    fn what_names_no_proxy_is_refused_without_its_password() {
        for bad in [
            "",
            "http://",
            "://very-secret",
            "http://user:very#secret@proxy:3128",
            "http://user:very/secret@proxy:3128",
            "http://user:1/very-secret@proxy:3128",
            "http://user:very?secret@proxy:3128",
            "http://user:very secret@pro xy:3128",
            "http://proxy:3128/path",
            "http://proxy:99999",
            // The URL library takes it, the HTTP library doesn't, and would go without a proxy.
            "socks5h://me:very-secret@pr%20oxy:1",
        ] {
            assert_eq!(parse(bad), Err(ProxyRefusal::NotAnAddress), "{bad}");
        }
        for scheme in ["socks4", "ftp", "gopher"] {
            let refusal = parse(&format!("{scheme}://u:very-secret@proxy:1")).unwrap_err();
            let named = ProxyRefusal::Scheme(SafeText::sanitize(scheme));
            assert_eq!(refusal, named);
        }
    }

    #[test]
    fn the_secrets_are_the_password_in_all_its_forms() {
        let address = parse("http://me:p%40ss-word@proxy:1").unwrap();
        assert_eq!(
            address.secrets(),
            ["p%40ss-word", "p@ss-word", "bWU6cEBzcy13b3Jk"]
        );
        assert!(parse("http://proxy:1").unwrap().secrets().is_empty());
    }
}
