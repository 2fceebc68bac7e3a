//! What is refused, and what a refusal shows.

use super::super::find_links;
use super::check;
use crate::domain::code_hosts::CodeHosts;
use crate::domain::code_link::LinkRefusal;

#[test]
fn refusals() {
    check(&[
        ("", "NoLink"),
        ("   ", "NoLink"),
        ("今天天气不错", "NoLink"),
        ("https://", "NoLink"),
        ("qr71.cn", "NotACode"),
        ("https://qr71.cn/", "NotACode"),
        ("qr71.cn/a", "NotACode"),
        ("qr71.cn/a/", "NotACode"),
        ("qr71.cn/a/.md", "NotACode"),
        ("qr71.cn/a/b/c", "NotACode"),
        ("qr71.cn//a/b", "NotACode"),
        ("qr71.cn/a//b", "NotACode"),
        ("qr71.cn/a/../b", "NotACode"),
        ("qr71.cn/a-b/c", "NotACode"),
        ("qr71.cn/a/b_c", "NotACode"),
        ("qr71.cn/a/b&x=1", "NotACode"),
        ("qr71.cn/a/%62", "NotACode"),
        ("qr71.cn/a/bé", "NotACode"),
        ("qr71.cn/a/b.md.md", "NotACode"),
        ("qr71.cn/@a/b", "NotACode"),
        ("codes.example.com/a-b/c", "NotACode"),
        (r"qr71.cn\a\b", "NotACode"),
        ("https://qr71.cn:8443/a/b", "Port"),
        ("https://qr71.cn:80/a/b", "Port"),
        ("http://qr71.cn:443/a/b", "Port"),
        ("qr71.cn:8080/a/b", "Port"),
        ("https://qr71.cn:99999999999/a/b", "Port"),
        ("https://qr71.cn:x/a/b", "BadHost"),
        ("https://user:pw@qr71.cn/a/b", "UserInfo"),
        ("https://qr71.cn@evil.com/a/b", "UserInfo"),
        ("user@qr71.cn/a/b", "UserInfo"),
        ("@qr71.cn/a/b", "UserInfo"),
        (r"https://evil.com\@qr71.cn/a/b", "NotACode"),
        ("https://qr71.cn%2F@evil.com/a/b", "UserInfo"),
        ("https://1.2.3.4/a/b", "BadHost"),
        ("https://0x7f.1/a/b", "BadHost"),
        ("https://-x.com/a/b", "BadHost"),
        ("https://a..b/x/y", "BadHost"),
        ("https://a_b.com/x/y", "BadHost"),
        ("https://qr71.cn%/a/b", "BadHost"),
        ("ftp://qr71.cn/a/b", "Scheme"),
        ("weixin://qr71.cn/a/b", "Scheme"),
        ("file:///a.b/c/d", "Scheme"),
        ("javascript:alert(1)", "NoLink"),
    ]);
}

#[test]
fn a_refusal_shows_what_was_pasted_and_no_more() {
    let hosts = CodeHosts::default();
    let Err(LinkRefusal::NotACode { found }) = find_links("打开 HTTPS：//qr71.cn/a 吧", &hosts)
    else {
        panic!("expected a refusal");
    };
    assert_eq!(found.as_str(), "HTTPS：//qr71.cn/a");
    let long = format!("https://qr71.cn/{}", "x".repeat(5000));
    let Err(LinkRefusal::NotACode { found }) = find_links(&long, &hosts) else {
        panic!("expected a refusal");
    };
    let (start, rest) = found.as_str().split_at(119);
    assert!(long.starts_with(start) && rest == "⋯", "{found}");
    // Not in the middle of a character of several parts.
    let joined = format!("https://qr71.cn/{}/é", "e\u{301}".repeat(500));
    let Err(LinkRefusal::NotACode { found }) = find_links(&joined, &hosts) else {
        panic!("expected a refusal");
    };
    assert!(found.as_str().ends_with("e\u{301}⋯"), "{found}");
}
