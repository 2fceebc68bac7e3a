//! Any text through the search for code links, and as a link to copy.

use crate::domain::{CodeHosts, CopyUrl, find_links};

/// As `find_links` promises.
const MAX_LINKS: usize = 50;

/// Panics if the bytes break a promise.
pub fn links(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let hosts = CodeHosts::default();
    if let Ok(links) = find_links(&text, &hosts) {
        assert!(!links.is_empty() && links.len() <= MAX_LINKS);
        for found in links {
            let link = found.link.as_str();
            assert!(link.starts_with("https://") && link.bytes().all(|b| b.is_ascii_graphic()));
            assert_eq!(hosts.contains(found.link.host()), found.known);
            assert_eq!(find_links(link, &hosts), Ok(vec![found.clone()]));
        }
    }
    if let Ok(url) = CopyUrl::parse(&text) {
        assert!(url.as_str().bytes().all(|b| b.is_ascii_graphic()));
        assert_eq!(CopyUrl::parse(url.as_str()), Ok(url.clone()));
        let _ = (
            url.lookalike(&hosts, None),
            url.host_standing(&hosts, Some("qr71.cn")),
        );
    }
}
