//! Code links as this service reads them: strict, so that a client which forgets to tidy a link is found out here.

use crate::domain::DOCUMENTED_HOSTS;

/// `host/segment/segment` of a whole link. Scheme (http or https), query, fragment and last slashes don't matter;
/// anything else makes it no code link.
pub(super) fn key(link: &str) -> Option<String> {
    let link = link.trim();
    let (key, rest) = head(link)?;
    let rest = rest.trim_start_matches('/');
    (rest.is_empty() || rest.starts_with(['?', '#'])).then_some(key)
}

/// The first code link inside a text, without what follows its second segment.
pub(super) fn first_in(text: &str) -> Option<&str> {
    text.char_indices()
        .filter(|(_, c)| matches!(c, 'h' | 'H'))
        .find_map(|(at, _)| {
            let tail = text.get(at..)?;
            let (_, rest) = head(tail)?;
            tail.get(..tail.len() - rest.len())
        })
}

/// The key of the link that `text` starts with, and what comes after its second segment.
fn head(text: &str) -> Option<(String, &str)> {
    let rest = strip_scheme(text, "https://").or_else(|| strip_scheme(text, "http://"))?;
    let (host, rest) = rest.split_once('/')?;
    let host = host.to_ascii_lowercase();
    if !DOCUMENTED_HOSTS.contains(&host.as_str()) {
        return None;
    }
    let (first, rest) = segment(rest)?;
    let (second, rest) = segment(rest.strip_prefix('/')?)?;
    Some((format!("{host}/{first}/{second}"), rest))
}

fn strip_scheme<'a>(text: &'a str, scheme: &str) -> Option<&'a str> {
    let head = text.get(..scheme.len())?;
    if head.eq_ignore_ascii_case(scheme) {
        text.get(scheme.len()..)
    } else {
        None
    }
}

fn segment(text: &str) -> Option<(&str, &str)> {
    let end = text
        .find(|c: char| !c.is_ascii_alphanumeric())
        .unwrap_or(text.len());
    if end == 0 {
        None
    } else {
        text.split_at_checked(end)
    }
}

#[cfg(test)]
mod tests {
    use super::{first_in, key};

    #[test]
    fn keys() {
        for link in [
            "https://qr71.cn/okDISU/qssTnoy",
            "http://QR71.cn/okDISU/qssTnoy/",
            "https://qr71.cn/okDISU/qssTnoy?a=b",
            "https://qr71.cn/okDISU/qssTnoy/#top",
            " HTTPS://qr71.cn/okDISU/qssTnoy ",
        ] {
            assert_eq!(
                key(link).as_deref(),
                Some("qr71.cn/okDISU/qssTnoy"),
                "{link}"
            );
        }
        assert_eq!(
            key("https://h.qr61.cn/a/b").as_deref(),
            Some("h.qr61.cn/a/b")
        );
        for link in [
            "",
            "qr71.cn/a/b",
            "https://qr71.cn/a",
            "https://qr71.cn/a/b/c",
            "https://qr71.cn/a/b.md",
            "https://evil.example/a/b",
            "https://qr71.cn.evil.example/a/b",
            "ftp://qr71.cn/a/b",
            "https://qr71.cn//b",
            "https://h5.clewm.net/?url=h.qr61.cn%2Fa%2Fb",
            "https://qr71.cn/甲/乙",
        ] {
            assert_eq!(key(link), None, "{link}");
        }
    }

    #[test]
    fn the_first_link_of_a_text() {
        let text =
            "hh 看看这个：https://x.example/a/b 和 http://qr61.cn/oA/qB，还有 https://qr71.cn/c/d";
        assert_eq!(first_in(text), Some("http://qr61.cn/oA/qB"));
        assert_eq!(
            first_in("这个二维码是什么？https://qr71.cn/okDISU/qssTnoy"),
            Some("https://qr71.cn/okDISU/qssTnoy")
        );
        assert_eq!(first_in("你好 qr71.cn/a/b"), None);
    }
}
