//! Where and how an endpoint is asked.

use url::Url;

use crate::a2a::{AgentCard, Dialect, Encoded, Interface};

/// An address, what is spoken there, and what every request has to name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Route {
    /// The JSON-RPC address, or the base of HTTP+JSON.
    pub url: Url,
    /// What is spoken there.
    pub dialect: Dialect,
    /// The tenant that a card named.
    pub tenant: Option<String>,
    /// The extensions that a card requires; nothing is sent about others.
    pub extensions: Vec<String>,
    /// Whether a card said that streams may be asked for.
    pub streams: bool,
}

impl Route {
    /// A route of which no card said anything.
    #[must_use]
    pub(crate) const fn without_card(url: Url, dialect: Dialect) -> Self {
        Self {
            url,
            dialect,
            tenant: None,
            extensions: Vec::new(),
            streams: false,
        }
    }

    /// The route to an interface of a card; `url` is its address made absolute. `None` if it isn't spoken here.
    #[must_use]
    pub(crate) fn of_card(card: &AgentCard, interface: &Interface, url: Url) -> Option<Self> {
        let required = card.required_extensions();
        Some(Self {
            url,
            dialect: interface.dialect()?,
            tenant: interface.tenant.clone(),
            extensions: required.into_iter().map(str::to_owned).collect(),
            streams: card.streams(),
        })
    }

    /// Whether requests would be the same on both, so that asking again makes no sense.
    #[must_use]
    pub(crate) fn asks_like(&self, other: &Self) -> bool {
        let place = |url: &Url| url.as_str().trim_end_matches('/').to_owned();
        self.dialect == other.dialect
            && self.tenant == other.tenant
            && self.extensions == other.extensions
            && place(&self.url) == place(&other.url)
    }

    #[must_use]
    pub(crate) fn address(&self, request: &Encoded) -> Url {
        let mut url = self.url.clone();
        if !request.path_suffix.is_empty() {
            let base = url.path().trim_end_matches('/').to_owned();
            url.set_path(&format!("{base}{}", request.path_suffix));
        }
        if !request.query.is_empty() {
            url.query_pairs_mut().extend_pairs(&request.query);
        }
        url
    }
}
