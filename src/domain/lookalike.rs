//! Hosts that read like another: letters of other scripts in their names (Unicode Technical Standard 39).

use unicode_security::{
    RestrictionLevel, RestrictionLevelDetection, confusable_detection::skeleton,
};

use super::code_hosts::CodeHosts;

/// What about a host's letters may deceive a reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Lookalike {
    /// It reads like this known host, or like the entity's own, and is neither.
    Resembles(String),
    /// A name that mixes scripts as no language does, or whose foreign letters all look Latin.
    MixedScripts,
    /// Letters outside ASCII and nothing else that is odd.
    OtherLetters,
}

/// What about the letters of `host` (a punycode name or an address) may deceive; `own` is the host of the entity's own link. Nothing
/// of a known host and of the entity's own.
#[must_use]
pub(crate) fn lookalike(host: &str, hosts: &CodeHosts, own: Option<&str>) -> Option<Lookalike> {
    if hosts.contains(host) || own == Some(host) {
        return None;
    }
    let (name, _) = idna::domain_to_unicode(host);
    let shape = shape_of(&name);
    let resembled = hosts.iter().chain(own).find(|known| {
        let is_below = host
            .strip_suffix(*known)
            .is_some_and(|front| front.ends_with('.'));
        // A sub-domain of what is resembled resembles it too.
        !is_below
            && shape
                .strip_suffix(&shape_of(known))
                .is_some_and(|front| front.is_empty() || front.ends_with('.'))
    });
    if let Some(known) = resembled {
        return Some(Lookalike::Resembles(known.to_owned()));
    }
    let foreign: Vec<&str> = name.split('.').filter(|label| !label.is_ascii()).collect();
    let deceives = |label: &str| {
        let level = label.detect_restriction_level();
        let is_plain = level <= RestrictionLevel::HighlyRestrictive;
        !is_plain || shape_of(label).is_ascii()
    };
    if foreign.iter().any(|label| deceives(label)) {
        Some(Lookalike::MixedScripts)
    } else if foreign.is_empty() {
        None
    } else {
        Some(Lookalike::OtherLetters)
    }
}

/// What a name looks like: names that are confused with each other have the same.
fn shape_of(name: &str) -> String {
    skeleton(name).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use url::Host;

    fn said(raw: &str, own: Option<&str>) -> String {
        let host = Host::parse(raw).unwrap().to_string();
        match lookalike(&host, &CodeHosts::default(), own) {
            None => "nothing".into(),
            Some(Lookalike::Resembles(known)) => format!("like {known}"),
            Some(Lookalike::MixedScripts) => "mixed".into(),
            Some(Lookalike::OtherLetters) => "letters".into(),
        }
    }

    #[test]
    fn what_reads_like_another_host_is_called_so() {
        for (host, expected) in [
            ("qr71.cn", "nothing"),
            ("H.QR71.cn", "nothing"),
            ("www.qr71.cn", "nothing"),
            ("example.com", "nothing"),
            ("127.0.0.1", "nothing"),
            ("[::1]", "nothing"),
            ("xqr71.cn", "nothing"),
            ("qr71.cn.example.com", "nothing"),
            // Cyrillic г for r, full-width forms (which are the host itself), l for 1.
            ("qг71.cn", "like qr71.cn"),
            ("h.qг71.cn", "like h.qr71.cn"),
            ("www.qг71.cn", "like qr71.cn"),
            ("ｑｒ７１．ｃｎ", "nothing"),
            ("qr7l.cn", "like qr71.cn"),
            ("qr7ⅼ.cn", "like qr71.cn"),
            ("pаypal.com", "mixed"),
            ("аррӏе.com", "mixed"),
            ("bücher.example", "letters"),
            ("例子.cn", "letters"),
            ("例子abc.cn", "letters"),
            ("пример.рф", "letters"),
            ("日本の.jp", "letters"),
            ("αβγabc.com", "mixed"),
            ("xn--.com", "nothing"),
        ] {
            if let Ok(host) = Host::parse(host) {
                assert_eq!(said(&host.to_string(), None), expected, "{host}");
            }
        }
    }

    #[test]
    fn the_entitys_own_host_is_resembled_too_and_deceives_nobody_itself() {
        assert_eq!(said("пример.рф", Some("xn--e1afmkfd.xn--p1ai")), "nothing");
        assert_eq!(
            said("own-сode.example", Some("own-code.example")),
            "like own-code.example"
        );
        assert_eq!(
            said("own-code.example", Some("own-code.example")),
            "nothing"
        );
        assert_eq!(
            said("scan.own-code.example", Some("own-code.example")),
            "nothing"
        );
    }
}
