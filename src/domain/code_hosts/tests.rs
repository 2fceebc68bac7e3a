#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use proptest::prelude::*;

use super::{CodeHosts, HostRefusal, canonical_host};

#[test]
fn the_documented_hosts_are_known_in_any_spelling() {
    let hosts = CodeHosts::default();
    for host in [
        "qr61.cn",
        "qr71.cn",
        "qr69.cn",
        "h.qr61.cn",
        "h.qr71.cn",
        "h.qr69.cn",
    ] {
        assert!(hosts.contains(host), "{host}");
        assert!(hosts.contains(&host.to_uppercase()), "{host}");
        assert!(hosts.contains(&format!("{host}.")), "{host}");
        assert!(!hosts.contains(&format!("x.{host}")), "{host}");
        assert!(!hosts.contains(&format!("{host}.com")), "{host}");
        assert!(!hosts.contains(&format!("{host}:443")), "{host}");
    }
    assert!(!hosts.contains(""));
    assert!(!hosts.contains("h5.clewm.net"));
}

#[test]
fn hosts_are_allowed_in_their_one_spelling() {
    for (raw, canonical) in [
        ("example.com", "example.com"),
        (" Example.COM. ", "example.com"),
        ("bücher.example", "xn--bcher-kva.example"),
        ("例子.中国", "xn--fsqu00a.xn--fiqs8s"),
        ("intranet", "intranet"),
    ] {
        let mut hosts = CodeHosts::default();
        assert_eq!(hosts.allow(raw), Ok(()), "{raw}");
        assert!(
            hosts.contains(canonical) && hosts.contains(raw.trim()),
            "{raw}"
        );
        assert!(!hosts.contains(&format!("h.{canonical}")), "{raw}");
    }
}

#[test]
fn what_is_no_host_name_is_refused() {
    let long_label = format!("{}.com", "a".repeat(64));
    let long_name = "a.".repeat(127) + "com";
    let longer = "a".repeat(2000);
    for (raw, refusal) in [
        ("", HostRefusal::Empty),
        ("  ", HostRefusal::Empty),
        ("https://example.com", HostRefusal::NotAName),
        ("example.com:443", HostRefusal::NotAName),
        ("example.com/a", HostRefusal::NotAName),
        ("*.example.com", HostRefusal::NotAName),
        ("a..b", HostRefusal::NotAName),
        (".a", HostRefusal::NotAName),
        ("-a.com", HostRefusal::NotAName),
        ("a-.com", HostRefusal::NotAName),
        ("a_b.com", HostRefusal::NotAName),
        ("u@a.com", HostRefusal::NotAName),
        ("a%2eb", HostRefusal::NotAName),
        ("a b", HostRefusal::NotAName),
        ("a\u{202e}b.com", HostRefusal::NotAName),
        ("xn--a.com", HostRefusal::NotAName),
        ("127.0.0.1", HostRefusal::IpAddress),
        ("0x7f.1", HostRefusal::IpAddress),
        ("[::1]", HostRefusal::IpAddress),
        (&long_label, HostRefusal::TooLong),
        (&long_name, HostRefusal::TooLong),
        (&longer, HostRefusal::TooLong),
    ] {
        let mut hosts = CodeHosts::default();
        assert_eq!(hosts.allow(raw), Err(refusal), "{raw}");
        assert_eq!(hosts, CodeHosts::default(), "{raw}");
    }
}

proptest! {
    #[test]
    fn a_canonical_host_is_its_own_canonical_form(
        raw in prop_oneof![any::<String>(), "[a-zA-Zé例я0-9.-]{1,20}"]
    ) {
        if let Ok(host) = canonical_host(&raw) {
            prop_assert_eq!(canonical_host(&host), Ok(host.clone()));
            prop_assert!(host.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-')));
        }
    }
}
