#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use proptest::prelude::*;

use super::{Tokens, is_invisible};

fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Tokens::new(text);
    let mut all = Vec::new();
    while let Some((_, token)) = tokens.next_token() {
        all.push(token.to_owned());
    }
    all
}

#[test]
fn tokens_end_where_links_end() {
    for (text, expected) in [
        ("", vec![]),
        ("，。", vec![]),
        ("a b", vec!["a", "b"]),
        ("看a看b", vec!["a", "b"]),
        ("a\u{200b}b\u{2066}c", vec!["a", "b", "c"]),
        ("Ａ／９", vec!["A/9"]),
        (r"a\/b\c", vec!["a/b", "c"]),
        ("https：／／例.cn/例", vec!["https://例.cn/"]),
        ("https://例?例", vec!["https://例"]),
        ("x：y：8：", vec!["x", "y:8"]),
        ("x？y=1？好", vec!["x?y=1"]),
        ("é/и", vec!["é/и"]),
    ] {
        assert_eq!(tokens(text), expected, "{text:?}");
    }
}

proptest! {
    #[test]
    fn tokens_stand_in_order_and_show_nothing_unseen(text in any::<String>()) {
        let mut tokens = Tokens::new(&text);
        let mut end = 0;
        while let Some((place, token)) = tokens.next_token() {
            prop_assert!(end <= place.start && place.start < place.end);
            prop_assert!(text.get(place.clone()).is_some());
            prop_assert!(!token.contains(|c: char| c.is_control() || c.is_whitespace() || is_invisible(c)));
            end = place.end;
        }
    }
}
