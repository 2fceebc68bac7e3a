//! Which proxy a request goes through, as a pure function of settings and environment.

use std::fmt;
use std::sync::Arc;

use hyper_util::client::proxy::matcher::Matcher;
use url::Url;

use super::origin::is_loopback;
use super::proxy_address::ProxyAddress;
use super::proxy_fault::{ProxyFault, ProxySource};

/// Which requests go through which proxy. A request to this machine never goes through one.
#[derive(Clone, Debug, Default)]
pub(crate) struct ProxyRules {
    choice: Choice,
    exceptions: Option<String>,
}

/// Who decides.
#[derive(Clone, Debug, Default)]
enum Choice {
    #[default]
    Off,
    Always(ProxyAddress),
    Environment {
        http: Option<Named>,
        https: Option<Named>,
        system: Option<System>,
    },
}

/// What a variable names.
type Named = Result<ProxyAddress, ProxyFault>;

/// The system's own settings, where it has some beside the environment (Windows, macOS).
#[derive(Clone)]
struct System(Arc<Matcher>);

impl fmt::Debug for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("System")
    }
}

impl ProxyRules {
    /// Everything directly.
    #[must_use]
    pub(crate) fn off() -> Self {
        Self::default()
    }

    /// Everything through `address`, but for the exceptions that the environment names.
    pub(crate) fn always(address: ProxyAddress, variable: impl Fn(&str) -> Option<String>) -> Self {
        Self {
            choice: Choice::Always(address),
            exceptions: exceptions(&variable),
        }
    }

    /// As the usual variables say. The lower-case form of a name counts first, as with curl.
    pub(crate) fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        // A server that runs programs (CGI) puts the header `Proxy` of whoever asks it into HTTP_PROXY.
        let is_cgi = variable("REQUEST_METHOD").is_some();
        let named = |names: [&'static str; 4]| {
            let usable = |name: &&str| !(is_cgi && *name == "HTTP_PROXY");
            names.into_iter().filter(usable).find_map(|name| {
                let text = variable(name)?;
                let from = ProxySource::Variable(name);
                let unusable = |refusal| ProxyFault::of_setting(from, refusal);
                Some(ProxyAddress::parse(&text, from).map_err(unusable))
            })
        };
        Self {
            choice: Choice::Environment {
                http: named(["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"]),
                https: named(["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]),
                system: None,
            },
            exceptions: exceptions(&variable),
        }
    }

    /// The same, with the system's network settings where no variable says anything. Asks the system.
    #[must_use]
    pub(crate) fn or_system(mut self) -> Self {
        if let Choice::Environment { system, .. } = &mut self.choice {
            *system = Some(System(Arc::new(Matcher::from_system())));
        }
        self
    }

    /// The proxy for a request; `None` if it goes directly.
    ///
    /// # Errors
    /// If the setting in force names no proxy that can be used: going directly isn't what it says.
    pub(crate) fn proxy_for(&self, url: &Url) -> Result<Option<ProxyAddress>, ProxyFault> {
        if is_loopback(url) || self.is_excepted(url) {
            return Ok(None);
        }
        match &self.choice {
            Choice::Off => Ok(None),
            Choice::Always(address) => Ok(Some(address.clone())),
            Choice::Environment {
                http,
                https,
                system,
            } => {
                let named = if url.scheme() == "https" { https } else { http };
                match (named, system) {
                    (Some(named), _) => named.clone().map(Some),
                    (None, Some(system)) => system.proxy_for(url),
                    (None, None) => Ok(None),
                }
            }
        }
    }

    fn is_excepted(&self, url: &Url) -> bool {
        let Some(exceptions) = &self.exceptions else {
            return false;
        };
        let entries: Vec<String> = exceptions
            .split([',', ' ', '\t', '\n'])
            .filter_map(|entry| entry_for(entry, url))
            .collect();
        // The library's matching (names with their subdomains, addresses, networks, `*`) of a proxy that stands for any.
        let matcher = Matcher::builder()
            .all("http://proxy.invalid")
            .no(entries.join(","))
            .build();
        url.as_str()
            .parse()
            .is_ok_and(|uri| matcher.intercept(&uri).is_none())
    }

    /// The secrets of all proxies that may be used.
    pub(super) fn secrets(&self) -> Vec<String> {
        let of = |address: &ProxyAddress| address.secrets();
        match &self.choice {
            Choice::Off => Vec::new(),
            Choice::Always(address) => of(address),
            Choice::Environment { http, https, .. } => {
                let usable = [http, https].into_iter().flatten().flatten();
                usable.flat_map(of).collect()
            }
        }
    }
}

impl System {
    fn proxy_for(&self, url: &Url) -> Result<Option<ProxyAddress>, ProxyFault> {
        let uri = url.as_str().parse().ok();
        let Some(intercept) = uri.and_then(|uri| self.0.intercept(&uri)) else {
            return Ok(None);
        };
        let from = ProxySource::System;
        let text = intercept.uri().to_string();
        ProxyAddress::parse(&text, from)
            .map(Some)
            .map_err(|refusal| ProxyFault::of_setting(from, refusal))
    }
}

fn exceptions(variable: &impl Fn(&str) -> Option<String>) -> Option<String> {
    variable("no_proxy").or_else(|| variable("NO_PROXY"))
}

/// An exception in the form that the library knows: `*.example.com` is `.example.com`, and one with a port counts for that port only.
fn entry_for(entry: &str, url: &Url) -> Option<String> {
    let (name, port) = match entry.rsplit_once(':') {
        Some((name, port)) if !name.contains(':') || name.ends_with(']') => (name, Some(port)),
        _ => (entry, None),
    };
    let is_this_port = port.is_none_or(|port| {
        let port: Option<u16> = port.parse().ok();
        port == url.port_or_known_default()
    });
    let name = name.trim_start_matches('[').trim_end_matches(']');
    let name = match name.strip_prefix('*') {
        Some(rest) if rest.starts_with('.') => rest,
        _ => name,
    };
    (is_this_port && !name.is_empty()).then(|| name.to_owned())
}

#[cfg(test)]
mod tests;
