#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::domain::find_links;
use crate::i18n::Lang;
use crate::theme::Glyphs;
use jiff::tz::TimeZone;
use serde_json::value::RawValue;

fn shown(actions: &str) -> String {
    let data: Box<RawValue> =
        serde_json::from_str(&format!(r#"{{"url":"u","actions":{actions}}}"#)).unwrap();
    let hosts = CodeHosts::default();
    let link = find_links("qr71.cn/a/b", &hosts).unwrap().remove(0).link;
    let look = TextStyle {
        lang: Lang::En,
        zone: TimeZone::UTC,
        now: jiff::Timestamp::UNIX_EPOCH,
        glyphs: Glyphs::UNICODE,
    };
    let hosts = Hosts {
        known: &hosts,
        own: Some(link.host()),
    };
    actions_document(&ActionList::read(&data).unwrap(), hosts, &look).plain()
}

#[test]
fn the_documented_action_in_words() {
    let text = shown(
        r#"[{"action":"record:1","label":"Round","requiresAuth":true,"annotations":{"readonly":false,"destructive":false,
            "idempotent":"by_request_key","confirm":"none"},"precondition":null,"formSchemaVia":"entity_action_get",
            "humanUrl":"https://qr71.cn/a/b"}]"#,
    );
    assert_eq!(
        text,
        "Round
  humanUrl       https://qr71.cn/a/b
                 qr71.cn is a known code host
  If it is executed (what the platform promises)
    Authorisation  required; this service never executes, authorised or not
    Writing        writes
    Destroying     keeps existing data
    Repetition     once per request key  by_request_key
    Confirmation   not asked for  none
    Precondition   ◦ not tracked
    Form fields    entity_action_get of the public MCP
    Id             record:1

The annotations are promises about a later execution, not its present state. qrscope only reads and executes nothing.
"
    );
}

#[test]
fn absent_is_not_no_and_every_member_is_shown() {
    let text = shown(r#"[{"label":"x","extra":{"deep":[1,"two"]},"precondition":{"a":"b"}}]"#);
    assert_eq!(text.matches("◦ not tracked").count(), 8, "{text}");
    for part in ["extra\n", "deep\n", "two\n", "Precondition\n      a "] {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
    assert!(shown("[]").starts_with("◦ not tracked  The platform does not say"));
    assert!(shown("[7]").starts_with("7\n  not the expected kind\n    7\n"));
}

#[test]
fn odd_links_are_named_with_their_reason() {
    let text = shown(
        r#"[{"humanUrl":"javascript:alert(1)"},{"humanUrl":"https://evil.example/x"},{"humanUrl":"https://xn--r71-5cd.cn/x"}]"#,
    );
    for part in [
        "javascript:alert(1)\n",
        "! a javascript: link isn't handed out",
        "! evil.example is not a known code host",
        "! xn--r71-5cd.cn is not a known code host",
        "! The host mixes scripts",
    ] {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}
