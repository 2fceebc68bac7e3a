#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use super::{CodeLink, SegmentRule, two_segments};

#[test]
fn a_link_tells_its_parts() {
    let link = CodeLink::from_parts("h.qr61.cn", "oUOv89", "qssTnoy");
    assert_eq!(link.as_str(), "https://h.qr61.cn/oUOv89/qssTnoy");
    assert_eq!(link.short(), "h.qr61.cn/oUOv89/qssTnoy");
    assert_eq!(link.host(), "h.qr61.cn");
}

#[test]
fn the_case_of_the_path_is_part_of_the_identity() {
    let lower = CodeLink::from_parts("qr71.cn", "a", "b");
    assert_ne!(lower, CodeLink::from_parts("qr71.cn", "A", "b"));
    assert_ne!(lower, CodeLink::from_parts("h.qr71.cn", "a", "b"));
}

#[test]
fn segments() {
    use SegmentRule::{Alphanumeric, Word};
    for (path, rule, expected) in [
        ("/a/b", Alphanumeric, Some(("a", "b"))),
        ("/a/b//", Alphanumeric, Some(("a", "b"))),
        ("/a/b.md", Alphanumeric, Some(("a", "b"))),
        ("/a/b.mD/", Alphanumeric, Some(("a", "b"))),
        ("/a/md", Alphanumeric, Some(("a", "md"))),
        ("/a/b/.md", Alphanumeric, Some(("a", "b"))),
        ("/a-1/b_2", Word, Some(("a-1", "b_2"))),
        ("/a-1/b_2", Alphanumeric, None),
        ("/a/b.c", Word, None),
        ("/a/é", Word, None),
        ("/a/é.md", Word, None),
        ("/a/é", Alphanumeric, None),
        ("", Word, None),
        ("/", Word, None),
        (".md", Word, None),
        ("/a", Word, None),
        ("/a/", Word, None),
        ("//b", Word, None),
        ("/a/b/c", Word, None),
        ("a/b", Word, None),
    ] {
        assert_eq!(two_segments(path, rule), expected, "{path} {rule:?}");
    }
}
