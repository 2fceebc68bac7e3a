//! Addresses as they may be shown: a login stands before the host, and a key may stand in the query.

use url::Url;

use super::redact::MASK;

/// What separates a login from the host, also as an input method writes it.
pub(crate) const AT: [char; 2] = ['@', '＠'];

/// An address without name, password and query, whether or not it is a right one.
#[must_use]
pub(crate) fn redacted_address(text: &str) -> String {
    let (scheme, rest) = scheme_and_rest(text);
    let (place, query) = match rest.split_once(['?', '#']) {
        // That may be the end of a password with a `?` in it, or a query with an `@`: nobody can tell them apart.
        Some((_, query)) if query.contains(AT) => return format!("{scheme}{MASK}"),
        Some((place, _)) => (place, format!("?{MASK}")),
        None => (rest, String::new()),
    };
    // A password may hold a slash that should have been escaped.
    match place.rsplit_once(AT) {
        Some((_, host)) => format!("{scheme}{MASK}@{host}{query}"),
        None => format!("{scheme}{place}{query}"),
    }
}

/// What of the address's query must not be shown: all of it, and every value as sent and as meant.
pub(crate) fn query_secrets(url: &Url) -> Vec<String> {
    let query = url.query().unwrap_or_default();
    let parts = query.split('&').filter_map(|part| part.split_once('='));
    let sent = parts.map(|(_, value)| value.to_owned());
    let meant = url.query_pairs().map(|(_, value)| value.into_owned());
    sent.chain(meant).chain([query.to_owned()]).collect()
}

/// The scheme with its `://`, if it is one, and what follows.
pub(crate) fn scheme_and_rest(text: &str) -> (&str, &str) {
    let is_scheme = |scheme: &str| {
        let part = |b: u8| b.is_ascii_alphanumeric() || b"+-.".contains(&b);
        scheme.trim_start().bytes().all(part)
    };
    match text.find("://") {
        Some(at) if is_scheme(&text[..at]) => text.split_at(at + 3),
        _ => ("", text),
    }
}
