//! How a service is asked.

use super::progress::Pace;
use crate::a2a::Forced;
use crate::net::{AllowedOrigins, HttpOptions, TimeLimits};

/// How a service is asked, as far as the person said it.
#[derive(Clone, Debug)]
pub(crate) struct ClientOptions {
    /// How requests are sent.
    pub http: HttpOptions,
    /// `--dialect` and `--binding`.
    pub forced: Forced,
    /// `--allow-origin`.
    pub allowed: AllowedOrigins,
    /// How tasks that aren't finished are waited for.
    pub pace: Pace,
}

impl ClientOptions {
    /// Nothing but limits: everything is found out, no other origin and no proxy is asked.
    #[must_use]
    pub(crate) fn with_limits(limits: TimeLimits) -> Self {
        Self {
            http: HttpOptions::with_limits(limits),
            forced: Forced::default(),
            allowed: AllowedOrigins::default(),
            pace: Pace::default(),
        }
    }
}
