//! The hosts whose links name Caoliao codes, and the one spelling a host is compared in.

use std::collections::BTreeSet;

use url::Host;

/// The code hosts that the platform documents, with their `h.` forms.
pub(crate) const DOCUMENTED_HOSTS: [&str; 6] = [
    "qr61.cn",
    "qr71.cn",
    "qr69.cn",
    "h.qr61.cn",
    "h.qr71.cn",
    "h.qr69.cn",
];

/// Longest host name that DNS carries, in bytes.
const MAX_NAME: usize = 253;

/// Longest label of a host name, in bytes.
const MAX_LABEL: usize = 63;

/// Longest raw host that is looked at, in bytes: punycode is not linear in its input.
const MAX_RAW: usize = 1024;

/// The hosts whose links are asked about without a question to the person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CodeHosts {
    hosts: BTreeSet<String>,
}

impl Default for CodeHosts {
    /// The documented hosts only.
    fn default() -> Self {
        Self {
            hosts: DOCUMENTED_HOSTS
                .iter()
                .map(|host| (*host).to_owned())
                .collect(),
        }
    }
}

impl CodeHosts {
    /// Adds exactly this host (no sub-domains, no wildcard); white space around it is ignored.
    ///
    /// # Errors
    /// [`HostRefusal`] when `host` isn't a plain host name: a URL, a port, an IP address, a wildcard.
    pub(crate) fn allow(&mut self, host: &str) -> Result<(), HostRefusal> {
        self.hosts.insert(canonical_host(host.trim())?);
        Ok(())
    }

    /// Each of these.
    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        self.hosts.iter().map(String::as_str)
    }

    /// Whether `host`, in any spelling (case, Unicode or punycode, final dot), is one of these.
    pub(crate) fn contains(&self, host: &str) -> bool {
        self.hosts.contains(host)
            || canonical_host(host).is_ok_and(|canonical| self.hosts.contains(&canonical))
    }
}

/// Why a text isn't the name of a host that can be allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum HostRefusal {
    /// Nothing there.
    #[error("the host is empty")]
    Empty,
    /// Over 253 bytes, or a label over 63.
    #[error("the host name is too long")]
    TooLong,
    /// An IP address: codes live under names.
    #[error("an IP address is not a code host")]
    IpAddress,
    /// Characters or a form that no host name has: a scheme, a port, a path, a wildcard.
    #[error("not a host name")]
    NotAName,
}

/// The spelling a host is compared and sent in: lower case, punycode, no final dot.
///
/// # Errors
/// [`HostRefusal`] when `raw` isn't a plain host name.
pub(super) fn canonical_host(raw: &str) -> Result<String, HostRefusal> {
    if raw.is_empty() {
        return Err(HostRefusal::Empty);
    }
    if raw.len() > MAX_RAW {
        return Err(HostRefusal::TooLong);
    }
    // `Host::parse` would decode `%71` and so make a host out of something nobody reads as one.
    if raw.contains('%') {
        return Err(HostRefusal::NotAName);
    }
    let name = match Host::parse(raw) {
        Ok(Host::Domain(name)) => name,
        Ok(Host::Ipv4(_) | Host::Ipv6(_)) => return Err(HostRefusal::IpAddress),
        Err(_) => return Err(HostRefusal::NotAName),
    };
    let name = name.strip_suffix('.').unwrap_or(&name);
    if name.len() > MAX_NAME {
        return Err(HostRefusal::TooLong);
    }
    for label in name.split('.') {
        if label.len() > MAX_LABEL {
            return Err(HostRefusal::TooLong);
        }
        let plain = label
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if label.is_empty() || !plain || label.starts_with('-') || label.ends_with('-') {
            return Err(HostRefusal::NotAName);
        }
    }
    Ok(name.to_ascii_lowercase())
}

#[cfg(test)]
mod tests;
