//! Whom a command asks.

use super::settings::Settings;
use crate::client::HttpReader;

/// Whom a command asks, and how it was told to.
pub(super) struct Asking<'a> {
    pub settings: &'a Settings,
    pub reader: &'a HttpReader,
}
