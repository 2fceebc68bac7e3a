#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;

fn raw(text: &str) -> Box<RawValue> {
    serde_json::from_str(text).unwrap()
}

#[test]
fn members_keep_order_duplicates_and_exact_numbers() {
    let value = raw(r#"{"b":1.10,"a":1e400,"b":9007199254740993}"#);
    let members = members_of(&value).unwrap();
    let shown: Vec<_> = members
        .iter()
        .map(|(k, v)| format!("{k}={}", v.get()))
        .collect();
    assert_eq!(shown, ["b=1.10", "a=1e400", "b=9007199254740993"]);
    assert_eq!(member(&members, "b").unwrap().get(), "9007199254740993");
}

#[test]
fn a_lone_surrogate_costs_its_own_characters_only() {
    let value = raw(r#"{"\ud800k":"a\udc00b","ok":"c"}"#);
    let members = members_of(&value).unwrap();
    assert!(members[0].0.ends_with('k'));
    let text = lossy_text(members[0].1).unwrap();
    assert!(text.starts_with('a') && text.ends_with('b') && text.contains('\u{fffd}'));
    assert_eq!(lossy_text(members[1].1).as_deref(), Some("c"));
}

#[test]
fn nesting_far_beyond_any_parser_limit_is_still_split() {
    let deep = format!(
        "{{\"deep\":{}{},\"next\":1}}",
        "[".repeat(5000),
        "]".repeat(5000)
    );
    let value = raw(&deep);
    assert_eq!(members_of(&value).unwrap().len(), 2);
}

#[test]
fn untracked_is_null_or_empty_and_nothing_else() {
    for yes in ["null", "{}", "[]", "{ }", "[\n]"] {
        assert!(is_untracked(&raw(yes)), "{yes}");
    }
    for no in [
        "false",
        "0",
        "\"\"",
        "\"null\"",
        "[null]",
        "{\"a\":null}",
        "\"{}\"",
    ] {
        assert!(!is_untracked(&raw(no)), "{no}");
    }
}

#[test]
fn tokens_give_the_text_back() {
    let json = RawJson::parse(" {\"a\\\"\" : [1.10, \"x,y\", null] } ").unwrap();
    let words: Vec<_> = tokens_of(&json)
        .map(|t| match t {
            JsonToken::Open(c) | JsonToken::Close(c) => c.to_string(),
            JsonToken::Comma => ",".into(),
            JsonToken::Colon => ":".into(),
            JsonToken::Text(s) | JsonToken::Word(s) => s.into(),
        })
        .collect();
    assert_eq!(words.concat(), "{\"a\\\"\":[1.10,\"x,y\",null]}");
}
