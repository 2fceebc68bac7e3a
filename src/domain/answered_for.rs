//! Whose data an answer says it carries: the `url` of get_records and list_actions, `code.uri` of the card.

use super::{CodeHosts, CodeLink, FoundLink, RawJson, find_links, lossy_text};
use crate::text::SafeText;

/// True if `text`, in whatever spelling, names the code that was asked about.
#[must_use]
pub(crate) fn names_code(text: &str, asked: &CodeLink, hosts: &CodeHosts) -> bool {
    links_sent(text, asked, hosts)
        .iter()
        .any(|found| found.link == *asked)
}

/// The links in what was sent about `asked`; none if it can't be read.
fn links_sent(text: &str, asked: &CodeLink, hosts: &CodeHosts) -> Vec<FoundLink> {
    let mut hosts = hosts.clone();
    // The asked code's own host is fine here, whatever it is; a host that can't be one is simply not known.
    let _ = hosts.allow(asked.host());
    find_links(text, &hosts).unwrap_or_default()
}

/// The link that `members` (of a page or a list of actions) name under `url` (docs/protocol.md#records), if it is a code link and not the one asked.
/// What is no link at all says nothing about another code.
#[must_use]
pub(crate) fn answered_for_another(
    members: &[(SafeText, RawJson)],
    asked: &CodeLink,
    hosts: &CodeHosts,
) -> Option<SafeText> {
    let raw = members
        .iter()
        .rev()
        .find(|(name, _)| name.as_str() == "url")?;
    let sent = lossy_text(raw.1.as_raw()?)?;
    let links = links_sent(&sent, asked, hosts);
    (!links.is_empty() && !links.iter().any(|found| found.link == *asked))
        .then(|| SafeText::sanitize(&sent))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn only_another_code_link_is_another() {
        let hosts = CodeHosts::default();
        let asked = find_links("qr71.cn/aud/plain", &hosts)
            .unwrap()
            .remove(0)
            .link;
        let says = |url: &str| {
            let members = [(SafeText::sanitize("url"), RawJson::parse(url).unwrap())];
            answered_for_another(&members, &asked, &hosts).is_some()
        };
        assert!(says(r#""https://qr71.cn/another/code""#));
        assert!(!says(r#""http://QR71.cn/aud/plain/?x=1""#));
        assert!(!says(r#""u""#) && !says("null") && !says("7"));
        assert!(answered_for_another(&[], &asked, &hosts).is_none());
    }

    #[test]
    fn a_code_is_named_in_any_spelling_and_on_its_own_host() {
        let only_other = CodeHosts::default();
        let mut hosts = CodeHosts::default();
        hosts.allow("codes.example").unwrap();
        let asked = find_links("codes.example/aud/plain", &hosts)
            .unwrap()
            .remove(0)
            .link;
        assert!(names_code(
            "http://CODES.example/aud/plain/?x=1",
            &asked,
            &only_other
        ));
        assert!(!names_code(
            "https://codes.example/aud/other",
            &asked,
            &only_other
        ));
        assert!(!names_code("no link", &asked, &only_other) && !names_code("", &asked, &hosts));
    }
}
