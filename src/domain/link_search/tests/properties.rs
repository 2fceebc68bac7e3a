//! What holds for any text.

use proptest::prelude::*;

use super::super::{FoundLink, MAX_LINKS, find_links};
use crate::domain::code_hosts::CodeHosts;

/// Patterns that would cost a careless search the square of their length (which then takes minutes here): the answer is bounded.
#[test]
fn hostile_texts_are_read_to_their_end() {
    let wrapped = format!(
        "https://h5.clewm.net/?url={} ",
        "https%25253A%25252F%25252Fx".repeat(250)
    );
    let wide_host = format!("https://{}.cn/a/b/c ", "界".repeat(300));
    let units = [
        "https://",
        "http://a?",
        "a.bc/d/e/f ",
        "%2",
        "%25",
        "a%2Fb ",
        ":/",
        "//",
        "@",
        "qr71.cn/a ",
        "x?http://",
        "?",
        "...",
        "\u{200b}",
        "=",
        "a:",
        "http://h5.clewm.net/?url=",
        "&url=",
        "\\/",
        &wrapped,
        &wide_host,
    ];
    let hosts = CodeHosts::default();
    for unit in units {
        let text = unit.repeat(128_000 / unit.len() + 1);
        let found = find_links(&text, &hosts);
        assert!(
            found.is_err() || found.is_ok_and(|links| links.len() <= MAX_LINKS),
            "{unit:.40}"
        );
    }
}

/// Pieces that links are made of, and those that end or spoil them.
fn link_like() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        prop::sample::select(vec![
            "http",
            "https",
            "://",
            ":",
            "/",
            "//",
            "qr71.cn",
            "h.qr61.cn",
            "h5.clewm.net",
            "?url=",
            "%2F",
            "%252F",
            "%3A",
            "a",
            "b9",
            ".md",
            "?",
            "#",
            "&",
            "=",
            "@",
            ":443",
            ":8443",
            ".",
            "。",
            "：",
            "／",
            "？",
            "谢谢",
            "，",
            " ",
            "\u{200b}",
            "\\",
            "xn--",
            "foo.com",
            "é",
            "\n",
            "[",
            ")",
            "%",
            "\u{301}",
            "\u{0}",
        ])
        .prop_map(str::to_owned),
        any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

fn is_in_its_one_spelling(found: &FoundLink) -> bool {
    let text = found.link.as_str();
    text.starts_with("https://")
        && text.split('/').count() == 5
        && text
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"/:.-_".contains(&b))
        && !found.link.host().bytes().any(|b| b.is_ascii_uppercase())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_survived_and_every_link_reads_as_itself(
        text in prop_oneof![link_like(), any::<String>()]
    ) {
        let hosts = CodeHosts::default();
        if let Ok(links) = find_links(&text, &hosts) {
            prop_assert!(!links.is_empty() && links.len() <= MAX_LINKS);
            for found in links {
                prop_assert!(is_in_its_one_spelling(&found), "{:?}", found);
                prop_assert_eq!(hosts.contains(found.link.host()), found.known);
                prop_assert_eq!(find_links(found.link.as_str(), &hosts), Ok(vec![found.clone()]));
            }
        }
    }

    #[test]
    fn a_code_is_found_in_any_message(
        first in "[0-9A-Za-z]{1,12}",
        second in "[0-9A-Za-z]{1,12}",
        before in "[\u{4e00}-\u{4eff}，。！ （]{0,12}",
        after in "([\u{4e00}-\u{4eff}，。！？\" ）][\u{4e00}-\u{4eff}，。！a-z ]{0,12})?",
        scheme in prop::sample::select(vec!["", "http://", "https://", "HTTPS://", "https：／／"]),
        end in prop::sample::select(vec!["", "/", ".md", "?a=1", "#x", "."]),
    ) {
        let text = format!("{before}{scheme}qr71.cn/{first}/{second}{end}{after}");
        let found = find_links(&text, &CodeHosts::default()).unwrap();
        prop_assert_eq!(found.len(), 1);
        let expected = format!("https://qr71.cn/{first}/{second}");
        prop_assert_eq!(found.first().unwrap().link.as_str(), expected);
    }
}
