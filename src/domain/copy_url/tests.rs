#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use proptest::prelude::*;

use super::{CopyUrl, HostStanding, UrlRefusal};
use crate::domain::code_hosts::CodeHosts;

#[test]
fn what_is_taken_and_how_it_is_written() {
    for (raw, text, host, lookalike) in [
        (
            "https://qr71.cn/a/b",
            "https://qr71.cn/a/b",
            "qr71.cn",
            false,
        ),
        (
            "HTTPS://QR71.CN/A?x=1#y",
            "https://qr71.cn/A?x=1#y",
            "qr71.cn",
            false,
        ),
        (
            "http://127.0.0.1:8080/x",
            "http://127.0.0.1:8080/x",
            "127.0.0.1",
            false,
        ),
        ("http://[::1]:8080/x", "http://[::1]:8080/x", "[::1]", false),
        ("https://a.b:443/x", "https://a.b/x", "a.b", false),
        ("https://a.b", "https://a.b/", "a.b", false),
        (
            "https://a.b/路 径?q=值#片",
            "https://a.b/%E8%B7%AF%20%E5%BE%84?q=%E5%80%BC#%E7%89%87",
            "a.b",
            false,
        ),
        ("https://a.b/%0a%00", "https://a.b/%0a%00", "a.b", false),
        ("https://a.b/@x?u=c@d", "https://a.b/@x?u=c@d", "a.b", false),
        (
            "https://例子.cn/a",
            "https://xn--fsqu00a.cn/a",
            "xn--fsqu00a.cn",
            true,
        ),
        (
            "https://www.qг71.cn/a",
            "https://www.xn--q71-jdd.cn/a",
            "www.xn--q71-jdd.cn",
            true,
        ),
        ("https://qr71。cn/a", "https://qr71.cn/a", "qr71.cn", false),
        ("https://a.b/x/../y", "https://a.b/y", "a.b", false),
    ] {
        let url = CopyUrl::parse(raw).unwrap_or_else(|refusal| panic!("{raw}: {refusal:?}"));
        assert_eq!(url.as_str(), text, "{raw}");
        assert_eq!(url.host(), host, "{raw}");
        let found = url.lookalike(&CodeHosts::default(), None);
        assert_eq!(found.is_some(), lookalike, "{raw}");
    }
}

fn reason(raw: &str) -> String {
    match CopyUrl::parse(raw) {
        Ok(url) => format!("taken as {}", url.as_str()),
        Err(UrlRefusal::NotAUrl) => "NotAUrl".into(),
        Err(UrlRefusal::Scheme(scheme)) => format!("Scheme {}", scheme.as_str()),
        Err(UrlRefusal::UserInfo) => "UserInfo".into(),
        Err(UrlRefusal::Control) => "Control".into(),
        Err(UrlRefusal::NoHost) => "NoHost".into(),
        Err(UrlRefusal::TooLong) => "TooLong".into(),
    }
}

#[test]
fn what_is_refused_and_why() {
    for (raw, expected) in [
        ("", "NotAUrl"),
        ("qr71.cn/a/b", "NotAUrl"),
        ("//qr71.cn/a/b", "NotAUrl"),
        ("example.com:80/a", "NotAUrl"),
        ("点击:这里", "NotAUrl"),
        ("https://a b/", "NotAUrl"),
        ("https://a.b:99999/", "NotAUrl"),
        ("https://a%00b/", "NotAUrl"),
        ("javascript:alert(1)", "Scheme javascript"),
        ("JavaScript:alert(1)", "Scheme javascript"),
        ("file:///etc/passwd", "Scheme file"),
        ("data:text/html,x", "Scheme data"),
        ("ftp://a.b/c", "Scheme ftp"),
        ("weixin://dl/scan", "Scheme weixin"),
        ("mailto:a@b.c", "Scheme mailto"),
        ("https://user@a.b/", "UserInfo"),
        ("https://user:pw@a.b/", "UserInfo"),
        ("https://@a.b/", "UserInfo"),
        ("https://:@a.b/", "UserInfo"),
        ("https:user@a.b/", "UserInfo"),
        ("https:////user@a.b/", "UserInfo"),
        ("https://qr71.cn%2F@evil.com/", "UserInfo"),
        ("https://a.b/\tx", "Control"),
        ("java\nscript:alert(1)", "Control"),
        ("https://a.b/\n", "Control"),
        ("https://a.b/\u{1b}[31m", "Control"),
        ("https://a.b/\u{7f}", "Control"),
        ("https://a.b/\u{9b}31m", "Control"),
        ("https://a.b/\u{202e}gpj", "Control"),
        ("https://a.b/\u{2066}x", "Control"),
        ("https://a\u{200b}.b/", "Control"),
        ("https://a\u{ad}.b/", "Control"),
        ("\u{feff}https://a.b/", "Control"),
        ("https://a.b/\u{e0041}", "Control"),
        (" https://a.b/", "Control"),
        ("https://a.b/ ", "Control"),
        ("https://a.b/\u{3000}", "Control"),
        (r"https:\\a.b\c", "Control"),
        (r"https://evil.com\@a.b/", "Control"),
        ("https://", "NoHost"),
        ("https:///", "NoHost"),
        ("http://?x", "NoHost"),
    ] {
        assert_eq!(reason(raw), expected, "{raw:?}");
    }
}

#[test]
fn the_length_counts_as_sent_and_as_written() {
    let of = |path: &str, times: usize| format!("https://a.b/{}", path.repeat(times));
    assert!(CopyUrl::parse(&of("x", 8192 - 12)).is_ok());
    assert_eq!(reason(&of("x", 8192 - 11)), "TooLong");
    assert_eq!(reason(&of("界", 1500)), "TooLong");
    assert_eq!(reason(&"\u{202e}".repeat(9000)), "TooLong");
}

#[test]
fn the_host_is_compared_whole() {
    let mut hosts = CodeHosts::default();
    hosts.allow("allowed.example").unwrap();
    for (raw, own, standing) in [
        ("https://qr71.cn/x", None, HostStanding::KnownCodeHost),
        (
            "https://H.QR61.cn:8443/x",
            Some("a.b"),
            HostStanding::KnownCodeHost,
        ),
        ("https://qr71.cn./x", None, HostStanding::KnownCodeHost),
        (
            "https://allowed.example/",
            None,
            HostStanding::KnownCodeHost,
        ),
        (
            "https://own.example/",
            Some("OWN.example"),
            HostStanding::EntityHost,
        ),
        (
            "https://例子.cn/",
            Some("例子.cn"),
            HostStanding::EntityHost,
        ),
        (
            "http://127.0.0.1:1/",
            Some("127.0.0.1"),
            HostStanding::EntityHost,
        ),
        (
            "https://x.own.example/",
            Some("own.example"),
            HostStanding::Foreign,
        ),
        ("https://own.example/", None, HostStanding::Foreign),
        ("https://own.example/", Some(""), HostStanding::Foreign),
        ("https://qr71.cn.evil.com/", None, HostStanding::Foreign),
        ("https://xqr71.cn/", Some("qr71.cn"), HostStanding::Foreign),
        ("https://qг71.cn/", None, HostStanding::Foreign),
    ] {
        let url = CopyUrl::parse(raw).unwrap();
        assert_eq!(url.host_standing(&hosts, own), standing, "{raw} {own:?}");
    }
}

fn url_like() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        prop::sample::select(vec![
            "/", "//", ":", "?", "#", "@", "%", "%2F", "%00", "..", ".", "a", "B", "例", "é", "|",
            "[", "]", "{", "^", "`", "'", "\"", "<", " ", "&", "=", ":80", "xn--", "。",
            "\u{200b}", "\\", "\t",
        ])
        .prop_map(str::to_owned),
        any::<char>().prop_map(String::from),
    ];
    let scheme = prop::sample::select(vec![
        "http://",
        "https://",
        "https:",
        "ftp://",
        "HTTPS://a.b/",
        "http://a.b?",
        "",
    ]);
    (scheme, prop::collection::vec(piece, 0..16))
        .prop_map(|(scheme, pieces)| scheme.to_owned() + &pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_text_is_printable_ascii_and_parses_to_itself(raw in url_like()) {
        if let Ok(url) = CopyUrl::parse(&raw) {
            prop_assert!(url.as_str().bytes().all(|b| b.is_ascii_graphic()), "{}", url.as_str());
            prop_assert!(url.as_str().starts_with("http"));
            prop_assert_eq!(CopyUrl::parse(url.as_str()), Ok(url.clone()));
        }
    }
}
