//! How an endpoint is asked.

use super::{AllowedOrigins, OwnAuthorities, OwnHeader, Pace, Patience, ProxyRules, TimeLimits};
use crate::a2a::Forced;

/// How an endpoint is asked, as far as the person said it.
#[derive(Clone, Debug)]
pub struct Manners {
    /// How long to wait for an answer.
    pub limits: TimeLimits,
    /// `--dialect` and `--binding`.
    pub forced: Forced,
    /// `--allow-origin`.
    pub allowed: AllowedOrigins,
    /// `--header`.
    pub headers: Vec<OwnHeader>,
    /// `--proxy`, or what the environment says.
    pub proxies: ProxyRules,
    /// `--ca-cert`.
    pub authorities: OwnAuthorities,
    /// How tasks that aren't finished are waited for.
    pub pace: Pace,
    /// How often a question is sent that fails for a moment.
    pub patience: Patience,
}

impl Manners {
    /// Nothing but limits: everything is found out, no other origin and no proxy is asked.
    #[must_use]
    pub fn with_limits(limits: TimeLimits) -> Self {
        Self {
            limits,
            forced: Forced::default(),
            allowed: AllowedOrigins::default(),
            headers: Vec::new(),
            proxies: ProxyRules::off(),
            authorities: OwnAuthorities::default(),
            pace: Pace::default(),
            patience: Patience::default(),
        }
    }
}
