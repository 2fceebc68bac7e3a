//! The dialects: which version of the protocol over which binding.

use std::fmt;

/// The request header that names the version; 1.0 asks for it on every request, and without it a server assumes 0.3.
pub(crate) const VERSION_HEADER: &str = "A2A-Version";

/// The headers that the protocol decides, in lower case.
pub(crate) const PROTOCOL_HEADERS: [&str; 3] =
    ["a2a-version", "a2a-extensions", "x-a2a-extensions"];

/// A version of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Version {
    /// 0.3: discriminators, `message/send`, lower-case states.
    V03,
    /// 1.0: no discriminators, `SendMessage`, `TASK_STATE_…`.
    V10,
}

impl Version {
    /// Reads a version as agent cards write it (`0.3`, `0.3.0`, `1.0`); `None` for one that isn't spoken here.
    ///
    /// 0.2 counts as 0.3, since its messages and tasks look the same on the wire; of 1.x every minor version counts as 1.0.
    #[must_use]
    pub(crate) fn named(name: &str) -> Option<Self> {
        let name = name.trim().trim_start_matches(['v', 'V']);
        let mut numbers = name.split('.');
        match (numbers.next()?, numbers.next()) {
            ("0", Some("2" | "3")) => Some(Self::V03),
            ("1", _) => Some(Self::V10),
            _ => None,
        }
    }

    /// `0.3` or `1.0`.
    #[must_use]
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::V03 => "0.3",
            Self::V10 => "1.0",
        }
    }

    /// The request header that lists the extensions in use. Send it only when a card requires one.
    #[must_use]
    pub(crate) const fn extensions_header(self) -> &'static str {
        match self {
            Self::V03 => "X-A2A-Extensions",
            Self::V10 => "A2A-Extensions",
        }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What carries the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Binding {
    /// JSON-RPC 2.0 over POST to one address.
    JsonRpc,
    /// HTTP+JSON: paths under a base address.
    Rest,
}

impl Binding {
    /// Reads a binding as agent cards write it (`JSONRPC`, `HTTP+JSON`), in any case; `None` for one that isn't spoken here.
    #[must_use]
    pub(crate) fn named(name: &str) -> Option<Self> {
        let letters: String = name
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|letter| letter.to_ascii_uppercase())
            .collect();
        match letters.as_str() {
            "JSONRPC" => Some(Self::JsonRpc),
            "HTTPJSON" | "REST" => Some(Self::Rest),
            _ => None,
        }
    }

    /// `JSON-RPC` or `HTTP+JSON`.
    #[must_use]
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::JsonRpc => "JSON-RPC",
            Self::Rest => "HTTP+JSON",
        }
    }
}

impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A version over a binding. Shown as `A2A 0.3 JSON-RPC`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Dialect {
    /// Which version.
    pub version: Version,
    /// Over what.
    pub binding: Binding,
}

impl Dialect {
    /// 0.3 over JSON-RPC, which the service speaks today (docs/protocol.md#the-service).
    pub(crate) const V03_JSON_RPC: Self = Self::of(Version::V03, Binding::JsonRpc);
    /// 1.0 over JSON-RPC.
    pub(crate) const V10_JSON_RPC: Self = Self::of(Version::V10, Binding::JsonRpc);

    /// That version over that binding.
    #[must_use]
    pub(crate) const fn of(version: Version, binding: Binding) -> Self {
        Self { version, binding }
    }
}

#[cfg(test)]
impl Dialect {
    /// 0.3 over HTTP+JSON.
    pub(crate) const V03_REST: Self = Self::of(Version::V03, Binding::Rest);
    /// 1.0 over HTTP+JSON.
    pub(crate) const V10_REST: Self = Self::of(Version::V10, Binding::Rest);
    /// All four.
    pub(crate) const ALL: [Self; 4] = [
        Self::V03_JSON_RPC,
        Self::V10_JSON_RPC,
        Self::V03_REST,
        Self::V10_REST,
    ];
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "A2A {} {}", self.version, self.binding)
    }
}
