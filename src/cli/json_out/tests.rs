#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::text::sanitize;
use proptest::prelude::*;

#[test]
fn what_could_drive_a_terminal_is_escaped_and_the_rest_is_untouched() {
    for (sent, printed) in [
        (
            "{\"a\": 1.10,\n \"a\":1e400}",
            "{\"a\": 1.10,\n \"a\":1e400}",
        ),
        ("\"\u{9b}31m\"", r#""\u009b31m""#),
        ("\"\u{7f}\"", r#""\u007f""#),
        ("\"a\u{202e}b\"", r#""a\u202eb""#),
        ("\"\u{e0041}\"", r#""\udb40\udc41""#),
        ("[1,\r\n2]", "[1,\n\n2]"),
        (r#""\u001b[2J\ud800""#, r#""\u001b[2J\ud800""#),
        (
            "\"\u{1f468}\u{200d}\u{1f469} 草料 مرحبا\"",
            "\"\u{1f468}\u{200d}\u{1f469} 草料 مرحبا\"",
        ),
    ] {
        assert_eq!(escape_json(sent), printed);
    }
}

#[test]
fn one_line_changes_white_space_outside_strings_only() {
    let json = RawJson::parse("{ \"a b\" : [ 1.10 ,\r\n\t-0 , \"x , y\" ],\n\"e\":{ } }").unwrap();
    assert_eq!(one_line(&json), r#"{"a b":[1.10,-0,"x , y"],"e":{}}"#);
}

proptest! {
    /// The sanitiser knows what a terminal may see; a string in JSON form has nothing more for it to do but the characters that it
    /// treats for their look (joiners, selectors, marks).
    #[test]
    fn strings_are_the_same_value_and_safe(text in ".{0,40}", odd in prop::collection::vec(any::<char>(), 0..20)) {
        let text: String = text.chars().chain(odd).collect();
        let json = string(&text);
        prop_assert_eq!(&serde_json::from_str::<String>(&json).unwrap(), &text);
        prop_assert!(!json.contains(|c: char| c.is_control()));
        let safe = sanitize(&json);
        for mark in ["^", "M-^", "<U+202", "<U+206", "<U+FEFF"] {
            prop_assert_eq!(safe.matches(mark).count(), json.matches(mark).count());
        }
    }

    #[test]
    fn any_json_stays_the_same_value(value in json_value()) {
        let text = serde_json::to_string_pretty(&value).unwrap();
        let raw = RawJson::parse(&text).unwrap();
        let line = one_line(&raw);
        prop_assert!(!line.contains('\n'));
        prop_assert_eq!(&serde_json::from_str::<serde_json::Value>(&line).unwrap(), &value);
        prop_assert_eq!(&serde_json::from_str::<serde_json::Value>(&escape_json(&text)).unwrap(), &value);
    }
}

fn json_value() -> impl Strategy<Value = serde_json::Value> {
    let leaf = prop_oneof![
        Just(serde_json::Value::Null),
        any::<bool>().prop_map(Into::into),
        any::<i64>().prop_map(Into::into),
        any::<String>().prop_map(Into::into),
    ];
    leaf.prop_recursive(3, 20, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Into::into),
            prop::collection::vec((any::<String>(), inner), 0..4)
                .prop_map(|members| { serde_json::Value::Object(members.into_iter().collect()) }),
        ]
    })
}
