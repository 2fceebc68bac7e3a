//! Whose data an answer says it carries: the `url` of get_records and list_actions, `code.uri` of the card.

use super::{CodeHosts, CodeLink, RawJson, find_links, lossy_text};
use crate::text::SafeText;

/// The link that `members` (of a page or a list of actions) name under `url` (seed 002), if it is a code link and not the one asked.
/// What is no link at all says nothing about another code.
#[must_use]
pub fn answered_for_another(
    members: &[(SafeText, RawJson)],
    asked: &CodeLink,
    hosts: &CodeHosts,
) -> Option<SafeText> {
    let raw = members
        .iter()
        .rev()
        .find(|(name, _)| name.as_str() == "url")?;
    let sent = lossy_text(raw.1.as_raw()?)?;
    let mut hosts = hosts.clone();
    // The asked code's own host is fine here, whatever it is.
    let _ = hosts.allow(asked.host());
    let links = find_links(&sent, &hosts).ok()?;
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
}
