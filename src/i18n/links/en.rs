//! English words about links.

use super::LinkTexts;
use crate::domain::{HostRefusal, LinkRefusal, Lookalike, UrlRefusal};
use crate::i18n::numbers::plural;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const LINKS: LinkTexts = LinkTexts {
    no_link: "no link to hand to a person",
    url_refusal,
    host_known: |host| format!("{host} is a known code host"),
    host_own: |host| format!("{host} is this code's own host"),
    host_foreign: |host| format!("{host} is not a known code host; check before you open it"),
    host_lookalike: |kind| match kind {
        Lookalike::Resembles(known) => format!("The host looks like {known} but is not"),
        Lookalike::MixedScripts => "The host mixes scripts and may pose as another".to_owned(),
        Lookalike::OtherLetters => {
            "The host has letters of other scripts, written here in punycode".to_owned()
        }
    },
    host_in_row: |host, kind| match kind {
        Some(Lookalike::Resembles(known)) => format!("like {known}: {host}"),
        Some(Lookalike::MixedScripts) => format!("mixed scripts: {host}"),
        Some(Lookalike::OtherLetters) | None => format!("other host: {host}"),
    },
    full_link: |n| format!("The whole link, {} characters", thousands(n as u64)),
    full_link_key: "whole link",
    ask_host: |host| format!("{host} is not a known code host. Ask anyway?"),
    ask_host_note: "This sends the link to the query service; the host itself is not visited.",
    other_links: |n| {
        format!(
            "{n} other {} in the text; the first is used, open offers the rest",
            plural(n, "link", "links")
        )
    },
    other_links_title: "Other links",
    other_link: "from the same text",
    link_refusal,
    host_refusal,
};

fn url_refusal(refusal: &UrlRefusal) -> String {
    match refusal {
        UrlRefusal::NotAUrl => "not a URL, can't be copied".to_owned(),
        UrlRefusal::Scheme(scheme) => format!(
            "a {}: link isn't handed out, only http and https are",
            scheme.one_line()
        ),
        UrlRefusal::UserInfo => "the link carries a name or password, can't be copied".to_owned(),
        UrlRefusal::Control => {
            "the link has control or invisible characters or a backslash, can't be copied"
                .to_owned()
        }
        UrlRefusal::NoHost => "the link has no host, can't be copied".to_owned(),
        UrlRefusal::TooLong => "the link is too long, can't be copied".to_owned(),
    }
}

fn link_refusal(refusal: &LinkRefusal) -> String {
    match refusal {
        LinkRefusal::NoLink => {
            "There is no code link in this text. One looks like qr71.cn/abc/def".to_owned()
        }
        LinkRefusal::NotACode { found } => format!(
            "{} is no code link; one has exactly two parts of letters or digits after the host",
            found.one_line()
        ),
        LinkRefusal::Port { found } => {
            format!("{} has a port; code links have none", found.one_line())
        }
        LinkRefusal::UserInfo { found } => format!(
            "{} has a name or password in it and isn't asked about",
            found.one_line()
        ),
        LinkRefusal::BadHost { found } => format!("The host of {} can't be one", found.one_line()),
        LinkRefusal::Scheme { found } => format!("{} is no http or https link", found.one_line()),
    }
}

fn host_refusal(refusal: &HostRefusal) -> String {
    match refusal {
        HostRefusal::Empty => "the host is empty",
        HostRefusal::TooLong => "the host is too long",
        HostRefusal::IpAddress => "IP addresses aren't taken",
        HostRefusal::NotAName => "not a host name",
    }
    .to_owned()
}
