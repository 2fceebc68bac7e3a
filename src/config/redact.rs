//! Settings as they may be shown: without what only the service, a proxy or a program should know.

use url::Url;

use super::{Definition, Kind, OPTIONS, Sources};
use crate::net::{AT, MASK, query_secrets, redacted_address, scheme_and_rest};

/// The variables that name proxies.
pub(crate) const PROXY_VARIABLES: [&str; 6] = [
    "https_proxy",
    "HTTPS_PROXY",
    "http_proxy",
    "HTTP_PROXY",
    "all_proxy",
    "ALL_PROXY",
];

impl Definition {
    /// A value without its secrets: values of headers, names and passwords in addresses, queries. Files stay readable, whatever is in
    /// their names.
    #[must_use]
    pub(crate) fn redacted(&self, value: &str) -> String {
        match self.kind {
            Kind::Headers => match value.split_once(':') {
                Some((name, _)) => format!("{}: {MASK}", name.trim()),
                None => MASK.to_owned(),
            },
            Kind::Program => MASK.to_owned(),
            Kind::Address | Kind::List => redacted_address(value),
            _ if value.contains("://") => redacted_address(value),
            _ => value.to_owned(),
        }
    }
}

impl Sources {
    /// What is in force of an option, in one line without secrets.
    #[must_use]
    pub(crate) fn shown(&self, option: &Definition) -> String {
        let values = self.values(option.name);
        if option.kind == Kind::Program {
            // The arguments are only counted, as one of them may be a password.
            let arguments = format!(" {MASK}").repeat(values.len().saturating_sub(1));
            return values
                .first()
                .map_or_else(String::new, |program| format!("{program}{arguments}"));
        }
        let values: Vec<String> = values.iter().map(|value| option.redacted(value)).collect();
        values.join(", ")
    }

    /// Texts that must not be found in the log: logins and queries of the addresses that are set, and of the proxies of the environment.
    pub(crate) fn secrets(&self, variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
        let addresses = OPTIONS
            .iter()
            .filter(|option| matches!(option.kind, Kind::Address | Kind::List));
        let settings = addresses.flat_map(|option| self.values(option.name));
        let mut secrets = Vec::new();
        for text in PROXY_VARIABLES
            .into_iter()
            .filter_map(variable)
            .chain(settings)
        {
            let (_, rest) = scheme_and_rest(&text);
            if let Some((login, _)) = rest.rsplit_once(AT) {
                secrets.push(login.to_owned());
                // Where the scheme is mistyped its colon comes first, and a password may hold one too.
                let words = [login.split_once(':'), login.rsplit_once(':')];
                secrets.extend(words.into_iter().flatten().map(|(_, word)| word.to_owned()));
            }
            secrets.extend(Url::parse(&text).iter().flat_map(query_secrets));
        }
        secrets
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
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
            let option = crate::config::option(id).unwrap();
            assert_eq!(option.redacted(value), shown, "{id} {value}");
        }
    }
}
