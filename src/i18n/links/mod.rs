//! Links: why one is not handed out or not understood, and whose host it names.

pub(super) mod en;
pub(super) mod zh;

use crate::domain::{HostRefusal, LinkRefusal, Lookalike, UrlRefusal};

/// Links: why one is not handed out or not understood, and whose host it names.
pub(crate) struct LinkTexts {
    /// An action without a link.
    pub no_link: &'static str,
    /// Why a link isn't handed out.
    pub url_refusal: fn(&UrlRefusal) -> String,
    /// The host of a link: known code host, the entity's own, foreign, lookalike.
    pub host_known: fn(&str) -> String,
    /// The entity's own host.
    pub host_own: fn(&str) -> String,
    /// Neither.
    pub host_foreign: fn(&str) -> String,
    /// The host is written in other scripts or looks like another one.
    pub host_lookalike: fn(&Lookalike) -> String,
    /// The same in a row: a host that isn't known, and what about its letters may deceive.
    pub host_in_row: fn(&str, Option<&Lookalike>) -> String,
    /// Title of a link in full; its characters.
    pub full_link: fn(usize) -> String,
    pub full_link_key: &'static str,
    /// Ask about an unknown host.
    pub ask_host: fn(&str) -> String,
    /// What asking about an unknown host means.
    pub ask_host_note: &'static str,
    /// Ask before leaving what is shown for a pasted link.
    pub other_links: fn(usize) -> String,
    /// Title of the other links that a text held.
    pub other_links_title: &'static str,
    /// What such a link is, beside it.
    pub other_link: &'static str,
    /// Why a text gave no link.
    pub link_refusal: fn(&LinkRefusal) -> String,
    /// Why a host can't be allowed.
    pub host_refusal: fn(&HostRefusal) -> String,
}
