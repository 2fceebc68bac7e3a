//! The environment a tested program gets, and the rule that no test reaches a public service.

use std::path::Path;
use url::{Host, Url};

/// An address where nothing listens, for programs that need an endpoint but must not reach one.
pub const NOWHERE: &str = "http://127.0.0.1:9/none";

const ENDPOINT_VARIABLE: &str = "QRSCOPE_ENDPOINT";
/// Asked for with these, the program talks to nobody.
const OFFLINE: &[&str] = &[
    "generate",
    "decode",
    "hold-clipboard",
    "qr",
    "serve",
    "help",
    "--help",
    "-h",
    "--version",
    "-V",
    "--offline",
];

/// The whole environment of a tested program: nothing of the machine's own but what is said here. `extra` wins.
pub fn variables(home: &Path, extra: &[(&str, &str)]) -> Vec<(String, String)> {
    let home = home.to_str().unwrap();
    let mut all: Vec<(String, String)> = [
        ("HOME", home),
        ("TMPDIR", home),
        ("PATH", "/usr/bin:/bin"),
        ("LANG", "zh_CN.UTF-8"),
        ("TZ", "UTC"),
        (ENDPOINT_VARIABLE, NOWHERE),
    ]
    .map(|(name, value)| (name.to_owned(), value.to_owned()))
    .into();
    for (name, value) in extra {
        all.retain(|(known, _)| known != name);
        all.push(((*name).to_owned(), (*value).to_owned()));
    }
    all
}

/// Whether every service named by the arguments and the environment is on this machine; the error names the one that isn't.
pub fn stays_local(args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    match endpoints(args, env)
        .into_iter()
        .find(|endpoint| !is_local(endpoint))
    {
        Some(public) => Err(format!("a test must not reach {public}")),
        None => Ok(()),
    }
}

/// Whether the test itself said whom the program may talk to: nobody, the demo, or an endpoint.
pub fn says_whom_to_ask(args: &[&str], env: &[(&str, &str)]) -> bool {
    args.iter()
        .any(|arg| *arg == "--demo" || OFFLINE.contains(arg))
        || !endpoints(args, env).is_empty()
}

fn endpoints(args: &[&str], env: &[(&str, &str)]) -> Vec<String> {
    let variables = env
        .iter()
        .filter(|(name, value)| *name == ENDPOINT_VARIABLE && !value.is_empty())
        .map(|(_, value)| *value);
    let joined = args
        .iter()
        .filter_map(|arg| arg.strip_prefix("--endpoint="));
    let separate = args
        .windows(2)
        .filter(|pair| pair[0] == "--endpoint")
        .map(|pair| pair[1]);
    // `card` takes its endpoint as a plain argument.
    let plain = args
        .iter()
        .filter(|_| args.contains(&"card"))
        .filter(|arg| arg.contains("://"))
        .copied();
    variables
        .chain(joined)
        .chain(separate)
        .chain(plain)
        .map(str::to_owned)
        .collect()
}

/// What is no URL can't be reached, and `.invalid` is reserved for names that never resolve.
fn is_local(endpoint: &str) -> bool {
    let url = Url::parse(endpoint).or_else(|_| Url::parse(&format!("https://{endpoint}")));
    match url.as_ref().map(Url::host) {
        Err(_) | Ok(None) => true,
        Ok(Some(Host::Ipv4(address))) => address.is_loopback(),
        Ok(Some(Host::Ipv6(address))) => address.to_canonical().is_loopback(),
        Ok(Some(Host::Domain(name))) => name == "localhost" || name.ends_with(".invalid"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Arguments, environment, and what the rule says of them.
    type Case<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)], bool);

    #[test]
    fn only_services_on_this_machine_pass() {
        let cases: &[Case] = &[
            (&["show", "qr71.cn/a/b", "--demo"], &[], true),
            (
                &["show", "x"],
                &[(ENDPOINT_VARIABLE, "http://127.0.0.1:9/none")],
                true,
            ),
            (
                &["show", "x"],
                &[(ENDPOINT_VARIABLE, "https://example.com/a2a")],
                false,
            ),
            (&["show", "--endpoint", "http://[::1]:80/a"], &[], true),
            (&["show", "--endpoint", "http://localhost:80/a"], &[], true),
            (
                &["show", "--endpoint", "http://127.0.0.1@example.com/"],
                &[],
                false,
            ),
            (&["show", "--endpoint=https://example.com"], &[], false),
            (&["show", "--endpoint", "example.com"], &[], false),
            (
                &["show", "--endpoint", "https://service.invalid/a2a"],
                &[],
                true,
            ),
            (&["show", "--endpoint", "not a url"], &[], true),
            (&["card", "https://example.com"], &[], false),
            (&["card", "http://127.0.0.1:1"], &[], true),
            (&["show", "https://qr71.cn/a/b", "--demo"], &[], true),
        ];
        for (args, env, local) in cases {
            assert_eq!(stays_local(args, env).is_ok(), *local, "{args:?} {env:?}");
        }
    }

    #[test]
    fn a_run_without_a_word_on_whom_to_ask_is_noticed() {
        let cases: &[Case] = &[
            (&["show", "qr71.cn/a/b"], &[], false),
            (&["show", "qr71.cn/a/b"], &[(ENDPOINT_VARIABLE, "")], false),
            (&["show", "qr71.cn/a/b", "--demo"], &[], true),
            (&["show", "qr71.cn/a/b", "--endpoint", NOWHERE], &[], true),
            (
                &["show", "qr71.cn/a/b"],
                &[(ENDPOINT_VARIABLE, NOWHERE)],
                true,
            ),
            (&["card", NOWHERE], &[], true),
            (&["generate", "man"], &[], true),
            (&["--help"], &[], true),
        ];
        for (args, env, said) in cases {
            assert_eq!(says_whom_to_ask(args, env), *said, "{args:?} {env:?}");
        }
    }

    #[test]
    fn what_a_test_sets_wins_over_the_defaults() {
        let all = variables(Path::new("home"), &[("LANG", "C"), ("NO_COLOR", "1")]);
        let value = |name: &str| {
            let found: Vec<_> = all.iter().filter(|(known, _)| known == name).collect();
            assert!(found.len() < 2, "{name} is set twice");
            found.first().map(|(_, value)| value.as_str())
        };
        assert_eq!(value("LANG"), Some("C"));
        assert_eq!(value("NO_COLOR"), Some("1"));
        assert_eq!(value("HOME"), Some("home"));
        assert_eq!(value("DISPLAY"), None);
    }
}
