//! Settings as they may be shown: without what only the service or a proxy should know.

use url::Url;

use super::clipboard_command;
use super::said::Said;
use super::settings::Settings;
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

/// What is in force of the option or key called `id`, in one line without secrets.
pub(super) fn in_force(said: &Said, id: &str) -> String {
    if id == clipboard_command::KEY {
        return clipboard_command::shown(said);
    }
    let values = said.values(id);
    let values: Vec<String> = values.iter().map(|value| unsecret(id, value)).collect();
    values.join(", ")
}

/// A value of the option called `id` without its secrets: values of headers, names and passwords in addresses, queries.
pub(super) fn unsecret(id: &str, value: &str) -> String {
    match id {
        "header" => match value.split_once(':') {
            Some((name, _)) => format!("{}: {MASK}", name.trim()),
            None => MASK.to_owned(),
        },
        "proxy" => address(value),
        _ if value.contains("://") => address(value),
        _ => value.to_owned(),
    }
}

/// An address without name, password and query, whether or not it is a right one.
pub(super) fn address(text: &str) -> String {
    let (scheme, rest) = match text.split_once("://") {
        Some((scheme, rest)) => (format!("{scheme}://"), rest),
        None => (String::new(), text),
    };
    let (place, query) = match rest.split_once(['?', '#']) {
        Some((place, _)) => (place, format!("?{MASK}")),
        None => (rest, String::new()),
    };
    // A password may hold a slash that should have been escaped.
    match place.rsplit_once('@') {
        Some((_, host)) => format!("{scheme}{MASK}@{host}{query}"),
        None => format!("{scheme}{place}{query}"),
    }
}

/// Texts that must not be found in the log, wherever they come from.
pub(super) fn secrets(
    said: &Said,
    settings: &Settings,
    variable: impl Fn(&str) -> Option<String>,
) -> Vec<String> {
    let mut secrets: Vec<String> = settings
        .manners
        .headers
        .iter()
        .flat_map(|header| header.secrets().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let proxies = PROXY_VARIABLES.into_iter().filter_map(variable);
    let addresses = proxies.chain(said.values("proxy"));
    for text in addresses.chain(said.values("endpoint")) {
        if let Some((_, login)) = text
            .rsplit_once('@')
            .map(|(before, _)| before.split_once("://").unwrap_or(("", before)))
        {
            secrets.push(login.to_owned());
            secrets.extend(login.split_once(':').map(|(_, word)| word.to_owned()));
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
            ("log", "/tmp/a@b?c", "/tmp/a@b?c"),
        ] {
            assert_eq!(unsecret(id, value), shown, "{id} {value}");
        }
    }
}
