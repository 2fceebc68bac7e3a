//! Settings as they may be shown: without what only the service or a proxy should know.

use url::Url;

use super::clipboard_command;
use super::said::Said;
use crate::client::OwnHeader;
use crate::domain::MASK;

/// The variables that name proxies.
pub(super) const PROXY_VARIABLES: [&str; 6] = [
    "https_proxy",
    "HTTPS_PROXY",
    "http_proxy",
    "HTTP_PROXY",
    "all_proxy",
    "ALL_PROXY",
];

/// The options whose values are addresses, or a part of one. Whatever else was typed there, what stands before an `@` may be a password.
const ADDRESSES: [&str; 5] = [
    "endpoint",
    "proxy",
    "allow_origin",
    "allow_host",
    "code_hosts",
];

/// What separates a login from the host, also as an input method writes it.
const AT: [char; 2] = ['@', '＠'];

/// What is in force of the option or key called `id`, in one line without secrets.
pub(super) fn in_force(said: &Said, id: &str) -> String {
    if id == clipboard_command::KEY {
        return clipboard_command::shown(said);
    }
    let values = said.values(id);
    let values: Vec<String> = values.iter().map(|value| unsecret(id, value)).collect();
    values.join(", ")
}

/// A value of the option called `id` without its secrets: values of headers, names and passwords in addresses, queries. Files stay
/// readable, whatever is in their names.
pub(super) fn unsecret(id: &str, value: &str) -> String {
    match id {
        "header" => match value.split_once(':') {
            Some((name, _)) => format!("{}: {MASK}", name.trim()),
            None => MASK.to_owned(),
        },
        _ if ADDRESSES.contains(&id) || value.contains("://") => address(value),
        _ => value.to_owned(),
    }
}

/// An address without name, password and query, whether or not it is a right one.
pub(super) fn address(text: &str) -> String {
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

/// The scheme with its `://`, if it is one, and what follows.
fn scheme_and_rest(text: &str) -> (&str, &str) {
    let is_scheme = |scheme: &str| {
        let part = |b: u8| b.is_ascii_alphanumeric() || b"+-.".contains(&b);
        scheme.trim_start().bytes().all(part)
    };
    match text.find("://") {
        Some(at) if is_scheme(&text[..at]) => text.split_at(at + 3),
        _ => ("", text),
    }
}

/// Texts that must not be found in the log, wherever they come from.
pub(super) fn secrets(
    said: &Said,
    headers: &[OwnHeader],
    variable: impl Fn(&str) -> Option<String>,
) -> Vec<String> {
    let mut secrets: Vec<String> = headers
        .iter()
        .flat_map(|header| header.secrets().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let proxies = PROXY_VARIABLES.into_iter().filter_map(variable);
    let settings = ADDRESSES.into_iter().flat_map(|id| said.values(id));
    for text in proxies.chain(settings) {
        let (_, rest) = scheme_and_rest(&text);
        if let Some((login, _)) = rest.rsplit_once(AT) {
            secrets.push(login.to_owned());
            // Where the scheme is mistyped its colon comes first, and a password may hold one too.
            let words = [login.split_once(':'), login.rsplit_once(':')];
            secrets.extend(words.into_iter().flatten().map(|(_, word)| word.to_owned()));
        }
        let query = Url::parse(&text).ok();
        secrets.extend(query.and_then(|url| url.query().map(str::to_owned)));
    }
    secrets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_secret_is_left() {
        for (id, value, shown) in [
            (
                "header",
                "Authorization: Bearer hunter22",
                "Authorization: ***",
            ),
            ("header", "hunter22", "***"),
            ("endpoint", "https://a.cn/x", "https://a.cn/x"),
            (
                "endpoint",
                "https://a.cn/x?key=hunter22",
                "https://a.cn/x?***",
            ),
            ("endpoint", "https://u:hunter22@a.cn/", "https://***@a.cn/"),
            ("proxy", "u:hunter22@p:8080", "***@p:8080"),
            ("proxy", "http://u:hun/te@r22@p:8080", "http://***@p:8080"),
            ("proxy", "http://p:8080", "http://p:8080"),
            ("endpoint", "u:hunter22@a.cn:8080", "***@a.cn:8080"),
            ("endpoint", "http:/u:hunter22@a.cn/", "***@a.cn/"),
            ("endpoint", "https//u:hunter22@a.cn", "***@a.cn"),
            ("endpoint", "u:hun://ter22@a.cn", "***@a.cn"),
            ("endpoint", "https://u:hunter22＠a.cn", "https://***@a.cn"),
            ("endpoint", "https://u:hunt?er22@a.cn", "https://***"),
            ("endpoint", "https://a.cn/x?key=hun@ter22", "https://***"),
            ("endpoint", "a.cn:8080", "a.cn:8080"),
            ("allow_origin", "u:hunter22@a.cn", "***@a.cn"),
            ("allow_host", "u:hunter22@a.cn", "***@a.cn"),
            ("code_hosts", "u:hunter22@a.cn", "***@a.cn"),
            ("ca_cert", "/tmp/a@b/c.pem", "/tmp/a@b/c.pem"),
            ("log", "/tmp/a@b?c", "/tmp/a@b?c"),
        ] {
            assert_eq!(unsecret(id, value), shown, "{id} {value}");
        }
    }
}
