//! How requests are sent, as far as the person said it.

use super::authorities::OwnAuthorities;
use super::custom_header::CustomHeader;
use super::limits::TimeLimits;
use super::proxy_rules::ProxyRules;
use super::retry::RetryPolicy;

/// How requests are sent.
#[derive(Clone, Debug)]
pub(crate) struct HttpOptions {
    /// How long to wait for an answer.
    pub limits: TimeLimits,
    /// `--header`.
    pub headers: Vec<CustomHeader>,
    /// `--proxy`, or what the environment says.
    pub proxies: ProxyRules,
    /// `--ca-cert`.
    pub authorities: OwnAuthorities,
    /// How often a question is sent that fails for a moment.
    pub retry: RetryPolicy,
}

impl HttpOptions {
    /// Nothing but limits, and no proxy.
    #[must_use]
    pub(crate) fn with_limits(limits: TimeLimits) -> Self {
        Self {
            limits,
            headers: Vec::new(),
            proxies: ProxyRules::off(),
            authorities: OwnAuthorities::default(),
            retry: RetryPolicy::default(),
        }
    }
}
