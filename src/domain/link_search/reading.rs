//! Reads one piece of a text as a link: scheme, host, port, path, and the browser form that
//! carries the link in its query.

use super::address::{Port, Scheme, has_top_level, split_port, strip_scheme};
use super::encoded::{decoded, wrapped_link};
use super::text::{SENTENCE_END, Tokens, ends_with_ignoring_case};
use crate::domain::code_hosts::{CodeHosts, canonical_host};
use crate::domain::code_link::{CodeLink, SegmentRule, two_segments};

/// The host of the page that a phone's browser ends on; the code's link is in its `url`.
const BROWSER_HOST: &str = "h5.clewm.net";

/// How often one piece may be decoded or unwrapped: twice encoded, nested once, and some.
const FUEL: u8 = 8;

/// How sure it is that a link was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// An explicit scheme, a known code host, or the browser form.
    Strong,
    /// Only the look of `host.tld/a/b`.
    Weak,
}

/// Why something that looks like a link isn't taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    /// Not two segments, or other characters in them.
    NotACode,
    /// A port that isn't the scheme's own.
    Port,
    /// A user name or password.
    UserInfo,
    /// The host is no host name.
    BadHost,
    /// Neither http nor https.
    Scheme,
}

/// What one piece of text turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// Nothing that looks like a link.
    Nothing,
    /// A code's link; `known` tells whether its host is a code host.
    Link {
        link: CodeLink,
        known: bool,
        weight: Weight,
    },
    /// Looks like a link, but can't be asked about.
    Flawed(Flaw, Weight),
}

/// Reads every piece of a folded token, in order, until `take` answers `false`.
pub(super) fn read_token(token: &str, hosts: &CodeHosts, mut take: impl FnMut(Reading) -> bool) {
    let mut rest = token;
    while !rest.is_empty() {
        let (piece, behind) = split_piece(rest, hosts);
        if !take(read_piece(piece, hosts, &mut FUEL.clone())) {
            return;
        }
        rest = behind;
    }
}

/// Cuts before the next `http(s):/`, as two links are often pasted without a space; but a scheme
/// inside a link's query belongs to that link, unless it is glued to a word there.
fn split_piece<'a>(text: &'a str, hosts: &CodeHosts) -> (&'a str, &'a str) {
    let skipped = match strip_scheme(text) {
        Some((_, rest)) => text.len() - rest.len(),
        None => 0,
    };
    let mut from = skipped;
    while let Some(found) = text.get(from..).and_then(|rest| rest.find(":/")) {
        let colon = from + found;
        from = colon + 1;
        let before = text.get(skipped..colon).unwrap_or_default();
        let name = ["https", "http"]
            .into_iter()
            .find(|name| ends_with_ignoring_case(before, name));
        let Some((piece, behind)) = name.and_then(|n| text.split_at_checked(colon - n.len()))
        else {
            continue;
        };
        if piece.is_empty() {
            continue;
        }
        let is_glued = piece.ends_with(|c: char| c.is_alphanumeric());
        let head = piece.find(['?', '#']).and_then(|at| piece.get(..at));
        if !is_glued && head.is_some_and(|head| looks_like_link(head, hosts)) {
            return (text, "");
        }
        return (piece, behind);
    }
    (text, "")
}

fn looks_like_link(head: &str, hosts: &CodeHosts) -> bool {
    !matches!(read_piece(head, hosts, &mut 1), Reading::Nothing)
}

/// Reads a piece without further schemes outside its query. Each decoding costs one `fuel`, and
/// without fuel there is nothing.
fn read_piece(piece: &str, hosts: &CodeHosts, fuel: &mut u8) -> Reading {
    let Some(left) = fuel.checked_sub(1) else {
        return Reading::Nothing;
    };
    *fuel = left;
    match strip_scheme(piece) {
        Some((scheme, rest)) => read_address(rest, Some(scheme), hosts, fuel),
        None => {
            // A label or the end of a sentence may be glued to the front.
            let rest = piece.trim_start_matches(|c: char| {
                c.is_ascii_punctuation() && !matches!(c, '/' | '@' | '%')
            });
            let rest = match rest.strip_prefix("//") {
                Some(rest) => rest.trim_start_matches('/'),
                None => rest,
            };
            read_address(rest, None, hosts, fuel)
        }
    }
}

/// Reads `authority/path?query#fragment`.
fn read_address(
    address: &str,
    scheme: Option<Scheme>,
    hosts: &CodeHosts,
    fuel: &mut u8,
) -> Reading {
    let cut = |text: &str, marks: &[char]| text.find(marks).unwrap_or(text.len());
    let (authority, rest) = address
        .split_at_checked(cut(address, &['/', '?', '#']))
        .unwrap_or((address, ""));
    let (path, rest) = rest
        .split_at_checked(cut(rest, &['?', '#']))
        .unwrap_or((rest, ""));
    // The sentence may end before what looks like a query, `b.？a`, and go on behind a colon, `b：2号机`.
    let path = path.split(':').next().unwrap_or_default();
    let path = path.trim_end_matches(SENTENCE_END);

    if let Some((_, host)) = authority.rsplit_once('@') {
        let known = host.split(':').next().is_some_and(|h| hosts.contains(h));
        return match scheme {
            Some(_) => Reading::Flawed(Flaw::UserInfo, Weight::Strong),
            None if known => Reading::Flawed(Flaw::UserInfo, Weight::Strong),
            None if path.is_empty() => Reading::Nothing,
            None => Reading::Flawed(Flaw::UserInfo, Weight::Weak),
        };
    }
    if authority.contains('%') {
        return match decoded(address) {
            Some(plain) => read_inner(&plain, hosts, fuel),
            None if scheme.is_some() => Reading::Flawed(Flaw::BadHost, Weight::Strong),
            None => Reading::Nothing,
        };
    }
    if authority.is_empty() {
        return Reading::Nothing;
    }
    if scheme.is_none() && authority.ends_with(':') && path.starts_with("//") {
        return Reading::Flawed(Flaw::Scheme, Weight::Strong);
    }

    let (authority, path) = match (scheme, authority.rsplit_once('=')) {
        // A form field, `url=host/a/b&other=1`.
        (None, Some((_, value))) => (value, path.split('&').next().unwrap_or_default()),
        _ => (authority, path),
    };
    let (host, port) = split_port(authority, scheme);
    let name = canonical_host(host);
    let known = name.as_ref().is_ok_and(|name| hosts.contains(name));
    let wraps = name.as_ref().is_ok_and(|name| name == BROWSER_HOST);
    let weight = if scheme.is_some() || known || wraps {
        Weight::Strong
    } else if has_top_level(host) && path.starts_with('/') {
        Weight::Weak
    } else {
        return Reading::Nothing;
    };
    let Ok(name) = name else {
        return Reading::Flawed(Flaw::BadHost, weight);
    };
    match port {
        Port::Usual => {}
        Port::Other => return Reading::Flawed(Flaw::Port, weight),
        Port::Unreadable => return Reading::Flawed(Flaw::BadHost, weight),
    }
    if wraps {
        let query = rest.strip_prefix('?').unwrap_or_default();
        if let Some(value) = wrapped_link(query) {
            return unwrap_browser_form(value, hosts, fuel);
        }
    }
    let rule = if known {
        SegmentRule::Alphanumeric
    } else {
        SegmentRule::Word
    };
    match two_segments(path, rule) {
        Some((first, second)) => Reading::Link {
            link: CodeLink::from_parts(&name, first, second),
            known,
            weight,
        },
        None => Reading::Flawed(Flaw::NotACode, weight),
    }
}

/// Decodes as little as makes a link of `value`.
fn unwrap_browser_form(value: &str, hosts: &CodeHosts, fuel: &mut u8) -> Reading {
    let flawed = Reading::Flawed(Flaw::NotACode, Weight::Strong);
    let mut value = value.to_owned();
    loop {
        match read_inner(&value, hosts, fuel) {
            Reading::Link { link, known, .. } => {
                return Reading::Link {
                    link,
                    known,
                    weight: Weight::Strong,
                };
            }
            // Decoding can't mend these.
            Reading::Flawed(flaw @ (Flaw::Port | Flaw::UserInfo), _) => {
                return Reading::Flawed(flaw, Weight::Strong);
            }
            Reading::Nothing | Reading::Flawed(..) => {}
        }
        value = match decoded(&value) {
            Some(plain) if *fuel > 0 => plain,
            _ => return flawed,
        };
    }
}

/// Reads the first token of a decoded text as one link.
fn read_inner(text: &str, hosts: &CodeHosts, fuel: &mut u8) -> Reading {
    match Tokens::new(text).next_token() {
        Some((_, token)) => {
            // Behind a path without a query, `&` starts the wrapping page's next field.
            let query = token.find('?').unwrap_or(token.len());
            let field = token.find('&').filter(|at| *at < query);
            let link = field.and_then(|at| token.get(..at)).unwrap_or(token);
            read_piece(link, hosts, fuel)
        }
        None => Reading::Nothing,
    }
}
