//! How single entries of a card are read: which member speaks, what stands behind it, what reaches the head line.

use super::{tree::Tree, visible::block};
use qrscope::{
    domain::{
        BlockName, Card, Extra, Fact, FactLabel, FactValue, Headline, RawJson, facts_of_block,
    },
    text::SafeText,
};

fn facts(name: BlockName, json: &str) -> Vec<Fact> {
    facts_of_block(&block(name, &Tree::parse(json)))
}

fn card(json: &str) -> Option<Card> {
    Card::read(RawJson::parse(json).unwrap().as_raw().unwrap())
}

fn headline(states: &str) -> Headline {
    card(&format!("{{\"states\":{states}}}"))
        .unwrap()
        .headline()
}

fn states(json: &str) -> Vec<(String, String)> {
    let text = |text: &SafeText| text.as_str().to_owned();
    headline(json)
        .states
        .iter()
        .map(|state| {
            (
                state.label.as_ref().map(text).unwrap_or_default(),
                text(&state.value),
            )
        })
        .collect()
}

/// A fact on one line: what it is called, what it says, what stands behind.
fn line(fact: &Fact) -> String {
    let label = match &fact.label {
        FactLabel::Known(known) => format!("{known:?}"),
        FactLabel::Sent(label) => label.as_str().to_owned(),
        FactLabel::Nothing => String::new(),
    };
    let extras: Vec<_> = fact
        .extras
        .iter()
        .map(|Extra { name, value }| match name {
            Some(name) => format!(" ({name} {})", words(value)),
            None => format!(" ({})", words(value)),
        })
        .collect();
    let unit = fact.unit.as_ref().map_or("", SafeText::as_str);
    format!(
        "{}{label}: {}{unit}{}",
        "  ".repeat(fact.depth.into()),
        words(&fact.value),
        extras.concat()
    )
}

fn words(value: &FactValue) -> String {
    match value {
        FactValue::Heading => "…".to_owned(),
        FactValue::Untracked => "untracked".to_owned(),
        FactValue::Text(text) | FactValue::Number(text) | FactValue::Unreadable(text) => {
            text.as_str().to_owned()
        }
        FactValue::Bool(truth) => truth.to_string(),
        FactValue::Moment(at) => at.raw.as_str().to_owned(),
    }
}

#[test]
fn entries_become_lines() {
    let cases: &[(BlockName, &str, &[&str])] = &[
        (
            BlockName::Properties,
            r#"[{"key":"power","label":"额定功率","value":7.5,"unit":"kW","type":"number"},{"label":"a","value":null}]"#,
            &["额定功率: 7.5kW (power) (number)", "a: untracked"],
        ),
        (
            BlockName::Relations,
            r#"{"location":{"label":"所在位置","target":{"name":"A08"}},"subordinateTo":null,"responsible":{"name":"张工"}}"#,
            &[
                "所在位置: A08",
                "subordinateTo: untracked",
                "responsible: 张工",
            ],
        ),
        (
            BlockName::Code,
            r#"{"status":"active","statusLabel":"使用中","uri":"u"}"#,
            &["Status: 使用中 (active)", "Uri: u"],
        ),
        // Nothing in words: then the value itself speaks, and isn't "not tracked".
        (
            BlockName::States,
            r#"[{"label":"s","value":"normal","valueLabel":null},{"label":"t","value":"off","valueLabel":""},{"label":"u","value":"","valueLabel":null}]"#,
            &[
                "s: normal (valueLabel untracked)",
                "t: off (valueLabel )",
                "u:  (valueLabel untracked)",
            ],
        ),
        (
            BlockName::Plans,
            r#"[{"label":"p","cycleLabel":{},"cycle":"P1D"}]"#,
            &["p: P1D (cycleLabel untracked)"],
        ),
        // A person's name isn't what a slot is called.
        (
            BlockName::Relations,
            r#"{"responsible":{"name":"张工","value":"13800000000"},"deputy":{"name":"李工","text":"x"}}"#,
            &[
                "responsible: …",
                "  张工: 13800000000",
                "deputy: …",
                "  李工: x",
            ],
        ),
    ];
    for (name, json, wanted) in cases {
        let lines: Vec<_> = facts(name.clone(), json).iter().map(line).collect();
        assert_eq!(lines, *wanted, "{json}");
    }
}

#[test]
fn the_head_line_tells_states_and_nothing_that_only_belongs_to_one() {
    let cases: &[(&str, &[(&str, &str)])] = &[
        (
            r#"[{"label":"s","value":"normal","valueLabel":"正常"}]"#,
            &[("s", "正常")],
        ),
        (
            r#"[{"label":"s","value":"normal","valueLabel":null}]"#,
            &[("s", "normal")],
        ),
        (
            r#"{"s":"正常","t":true,"u":3,"v":null,"w":""}"#,
            &[("s", "正常"), ("t", "true"), ("u", "3")],
        ),
        (
            r#"[{"label":"s","value":"a","by":{"name":"张工","team":"x"}},{"label":"t","value":"b"}]"#,
            &[("s", "a"), ("t", "b")],
        ),
        (
            r#"[{"label":"s","value":"a","history":["b","c"]}]"#,
            &[("s", "a")],
        ),
        (
            r#"{"run":{"label":"s","value":"a","detail":{"code":7}}}"#,
            &[("s", "a")],
        ),
        (r#"{"group":{"s":"a","t":"b"}}"#, &[("s", "a"), ("t", "b")]),
        (r#"["a","b"]"#, &[("", "a"), ("", "b")]),
        (r#""a""#, &[("", "a")]),
        ("null", &[]),
    ];
    for (json, wanted) in cases {
        let seen = states(json);
        let seen: Vec<_> = seen.iter().map(|(l, v)| (l.as_str(), v.as_str())).collect();
        assert_eq!(seen, *wanted, "{json}");
    }
}

#[test]
fn the_answer_of_another_skill_is_no_card() {
    for other in [
        r#"{"url":"https://qr71.cn/a/b","records":[],"hasMore":false,"total":0}"#,
        r#"{"url":"https://qr71.cn/a/b","actions":[]}"#,
        r#"{"trace":[1]}"#,
    ] {
        assert_eq!(card(other), None, "{other}");
    }
    for sparse in [
        r#"{"records":{"total":1}}"#,
        r#"{"url":"x","thing":null,"records":null}"#,
        "{}",
    ] {
        assert!(card(sparse).is_some(), "{sparse}");
    }
}

#[test]
fn a_card_of_very_many_members_is_read_to_its_end() {
    const MEMBERS: usize = 100_000;
    let members: Vec<String> = (0..MEMBERS).map(|at| format!("\"m{at}\":{at}")).collect();
    let members = members.join(",");
    let wide = card(&format!("{{\"thing\":{{{members}}},{members}}}")).unwrap();
    assert_eq!(wide.blocks.len(), 12 + MEMBERS);
    assert_eq!(
        facts_of_block(wide.block(&BlockName::Thing).unwrap()).len(),
        MEMBERS
    );
}

#[test]
fn of_blocks_sent_twice_the_last_counts_and_the_others_stay() {
    let twice =
        card(r#"{"states":{"s":"a"},"x":1,"states":{"s":"b"},"x":2,"states":{"s":"c"}}"#).unwrap();
    assert_eq!(twice.headline().states[0].value.as_str(), "c");
    let others: Vec<_> = twice.blocks[12..]
        .iter()
        .map(|block| (block.name.wire_name(), block.raw.as_ref().unwrap().as_str()))
        .collect();
    assert_eq!(
        others,
        [
            ("states", r#"{"s":"a"}"#),
            ("x", "1"),
            ("states", r#"{"s":"b"}"#),
            ("x", "2")
        ]
    );
}
