#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::net::proxy_fault::{ProxyEnd, ProxyRefusal};

/// An environment of these variables.
fn of(variables: &'static [(&str, &str)]) -> ProxyRules {
    ProxyRules::of_environment(variable(variables))
}

fn variable(variables: &'static [(&str, &str)]) -> impl Fn(&str) -> Option<String> {
    move |name| {
        let found = variables.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    }
}

/// Host and port of the proxy that a request goes through; empty if it goes directly.
fn through(rules: &ProxyRules, url: &str) -> String {
    let proxy = rules.proxy_for(&Url::parse(url).unwrap()).unwrap();
    proxy.map_or_else(String::new, |proxy| proxy.host_and_port())
}

#[test]
fn each_variable_counts_for_its_scheme_in_both_cases() {
    const HTTPS: &str = "https://service.example/a2a";
    const HTTP: &str = "http://service.example/a2a";
    for (variables, https, http) in [
        (&[("https_proxy", "p:1")][..], "p:1", ""),
        (&[("HTTPS_PROXY", "p:1")], "p:1", ""),
        (&[("http_proxy", "p:1")], "", "p:1"),
        (&[("HTTP_PROXY", "p:1")], "", "p:1"),
        (&[("all_proxy", "p:1")], "p:1", "p:1"),
        (&[("ALL_PROXY", "p:1")], "p:1", "p:1"),
        (
            &[("all_proxy", "p:1"), ("https_proxy", "p:2")],
            "p:2",
            "p:1",
        ),
        (&[("ALL_PROXY", "p:1"), ("HTTP_PROXY", "p:2")], "p:1", "p:2"),
        (&[("HTTPS_PROXY", "p:1"), ("https_proxy", "p:2")], "p:2", ""),
        (&[("all_proxy", "socks5://p")], "p:1080", "p:1080"),
        (&[], "", ""),
    ] {
        let rules = of(variables);
        let found = (through(&rules, HTTPS), through(&rules, HTTP));
        assert_eq!(found, (https.to_owned(), http.to_owned()), "{variables:?}");
    }
}

#[test]
fn a_header_of_whoever_asks_a_cgi_server_names_no_proxy() {
    const URL: &str = "http://service.example/";
    let rules = of(&[("REQUEST_METHOD", "GET"), ("HTTP_PROXY", "evil:1")]);
    assert_eq!(through(&rules, URL), "");
    for safe in ["http_proxy", "all_proxy"] {
        let variable = |name: &str| match name {
            "REQUEST_METHOD" => Some("GET".to_owned()),
            "HTTP_PROXY" => Some("evil:1".to_owned()),
            name if name == safe => Some("good:1".to_owned()),
            _ => None,
        };
        assert_eq!(
            through(&ProxyRules::of_environment(variable), URL),
            "good:1"
        );
    }
}

#[test]
fn this_machine_is_asked_directly_whatever_is_said() {
    let everything = of(&[("all_proxy", "p:1"), ("http_proxy", "p:1")]);
    let address = ProxyAddress::parse("p:1", ProxySource::Setting).unwrap();
    let always = ProxyRules::always(address, |_| None);
    for url in [
        "http://127.0.0.1/",
        "https://127.8.9.1:1/",
        "https://localhost/",
        "https://LOCALHOST/",
        "https://localhost./",
        "https://service.localhost/",
        "https://service.localhost.:8443/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://127.1/",
        "https://0x7f000001/",
    ] {
        assert_eq!(through(&everything, url), "", "{url}");
        assert_eq!(through(&always, url), "", "{url}");
    }
    assert_eq!(through(&always, "https://localhost.example/"), "p:1");
}

#[test]
fn exceptions_are_names_with_their_subdomains_addresses_and_networks() {
    for (exceptions, url, direct) in [
        ("example.com", "https://example.com/", true),
        ("example.com", "https://a.example.com/", true),
        ("example.com", "https://notexample.com/", false),
        (".example.com", "https://a.example.com/", true),
        ("*.example.com", "https://a.example.com/", true),
        ("EXAMPLE.com", "https://example.COM/", true),
        ("other.example, example.com", "https://example.com/", true),
        ("other.example example.com", "https://example.com/", true),
        ("example.com:443", "https://example.com/", true),
        ("example.com:8443", "https://example.com/", false),
        ("example.com:8443", "https://example.com:8443/", true),
        ("10.0.0.0/8", "https://10.1.2.3/", true),
        ("10.0.0.0/8", "https://11.1.2.3/", false),
        ("10.1.2.3", "https://10.1.2.3:9/", true),
        ("fd00::/8", "https://[fd00::1]/", true),
        ("[fd00::1]", "https://[fd00::1]/", true),
        ("[fd00::1]:443", "https://[fd00::1]/", true),
        ("[fd00::1]:444", "https://[fd00::1]/", false),
        ("*", "https://example.com/", true),
        ("", "https://example.com/", false),
        (",", "https://example.com/", false),
    ] {
        for name in ["no_proxy", "NO_PROXY"] {
            let variable = |asked: &str| match asked {
                "https_proxy" => Some("p:1".to_owned()),
                asked if asked == name => Some(exceptions.to_owned()),
                _ => None,
            };
            let rules = ProxyRules::of_environment(variable);
            assert_eq!(
                through(&rules, url).is_empty(),
                direct,
                "{exceptions} {url}"
            );
        }
    }
    let address = ProxyAddress::parse("p:1", ProxySource::Setting).unwrap();
    let always = ProxyRules::always(address, variable(&[("no_proxy", "example.com")]));
    assert_eq!(through(&always, "https://example.com/"), "");
    assert_eq!(through(&always, "https://service.example/"), "p:1");
}

#[test]
fn a_variable_that_names_no_proxy_doesnt_mean_none() {
    let rules = of(&[("https_proxy", "http://u:very/secret@p:1")]);
    let url = Url::parse("https://service.example/").unwrap();
    let fault = rules.proxy_for(&url).unwrap_err();
    assert_eq!(fault.from, ProxySource::Variable("https_proxy"));
    assert_eq!(fault.end, ProxyEnd::Setting(ProxyRefusal::NotAnAddress));
    assert!(!format!("{rules:?}").contains("very"), "{rules:?}");
    // It isn't asked about where it doesn't count.
    assert_eq!(through(&rules, "http://127.0.0.1/"), "");
    assert_eq!(through(&rules, "http://service.example/"), "");
}

#[test]
fn no_password_is_in_what_the_rules_look_like() {
    let rules = of(&[
        ("https_proxy", "http://u:very-secret@p:1"),
        ("all_proxy", "socks5h://u:other-secret@p:2"),
    ]);
    let shown = format!("{rules:?}");
    assert!(
        !shown.contains("secret") && shown.contains("***@p:1"),
        "{shown}"
    );
    assert!(rules.secrets().contains(&"other-secret".to_owned()));
}
