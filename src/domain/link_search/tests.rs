#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use super::{MAX_LINKS, find_links};
use crate::domain::code_hosts::CodeHosts;
use crate::domain::code_link::LinkRefusal;

mod forms;
mod messages;
mod properties;
mod refusals;

/// What was found, one line: links with `?` behind those of an unknown host, or the refusal.
fn told(text: &str, hosts: &CodeHosts) -> String {
    match find_links(text, hosts) {
        Ok(found) => {
            let shown: Vec<String> = found
                .iter()
                .map(|f| format!("{}{}", f.link.short(), if f.known { "" } else { "?" }))
                .collect();
            shown.join(" ")
        }
        Err(LinkRefusal::NoLink) => "NoLink".into(),
        Err(LinkRefusal::NotACode { .. }) => "NotACode".into(),
        Err(LinkRefusal::Port { .. }) => "Port".into(),
        Err(LinkRefusal::UserInfo { .. }) => "UserInfo".into(),
        Err(LinkRefusal::BadHost { .. }) => "BadHost".into(),
        Err(LinkRefusal::Scheme { .. }) => "Scheme".into(),
    }
}

fn check(rows: &[(&str, &str)]) {
    let mut hosts = CodeHosts::default();
    hosts.allow("codes.example.com").unwrap();
    hosts.allow("Bücher.example").unwrap();
    let wrong: Vec<String> = rows
        .iter()
        .filter_map(|(text, expected)| {
            let got = told(text, &hosts);
            (got != *expected).then(|| format!("{text:?}: expected {expected}, got {got}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_allowed_host_allows_exactly_this_host() {
    let mut hosts = CodeHosts::default();
    assert_eq!(told("example.com/a/b", &hosts), "example.com/a/b?");
    hosts.allow("Example.COM").unwrap();
    assert_eq!(told("example.com/a/b", &hosts), "example.com/a/b");
    assert_eq!(told("h.example.com/a/b", &hosts), "h.example.com/a/b?");
}

#[test]
fn at_most_fifty_links_are_kept() {
    let text: String = (0..200).map(|n| format!("qr71.cn/a/b{n} ")).collect();
    let found = find_links(&text, &CodeHosts::default()).unwrap();
    assert_eq!(found.len(), MAX_LINKS);
    assert_eq!(found.first().unwrap().link.short(), "qr71.cn/a/b0");
    assert_eq!(found.last().unwrap().link.short(), "qr71.cn/a/b49");
}
