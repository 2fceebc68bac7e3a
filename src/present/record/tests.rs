#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::i18n::Lang;
use crate::theme::Glyphs;
use jiff::tz::{TimeZone, offset};
use serde_json::value::RawValue;

fn lines(records: &[&str], zone: TimeZone) -> Vec<String> {
    let records: Vec<Record> = records
        .iter()
        .map(|json| Record::of(&serde_json::from_str::<Box<RawValue>>(json).unwrap()))
        .collect();
    let look = TextStyle {
        lang: Lang::En,
        zone,
        now: "2026-07-01T00:00:00Z".parse().unwrap(),
        glyphs: Glyphs::UNICODE,
    };
    records_document(&records, &look)
        .plain()
        .lines()
        .map(str::to_owned)
        .collect()
}

#[test]
fn columns_are_aligned_by_cells_and_nothing_is_cut() {
    let long = "x".repeat(300);
    let got = lines(
        &[
            r#"{"at":"2026-06-23T02:26:36.000Z","result":"pass","resultLabel":"正常","label":"巡检","summary":"好","by":{"name":"张工"}}"#,
            &format!(
                r#"{{"at":"not a date","result":"fail","type":"t","summary":"{long}","by":"B"}}"#
            ),
            r#"{"result":"odd","summary":"","label":"l"}"#,
        ],
        TimeZone::fixed(offset(8)),
    );
    assert_eq!(
        got,
        [
            "Time UTC+8           Result  Record  Summary  By".to_owned(),
            "2026-06-23 10:26:36  ✓ 正常  巡检    好       张工".to_owned(),
            format!("not a date           ✗ fail  t       {long}  B"),
            "◦ not tracked        ▪ odd   l       \"\"       ◦ not tracked".to_owned(),
        ]
    );
}

#[test]
fn a_record_is_one_line_whatever_it_holds() {
    let got = lines(
        &[
            r#"{"summary":"a\r\nb\u001b[2J","label":"x\ny"}"#,
            r#"["no", "object"]"#,
            r#"{"at":{"odd":1},"by":{"name":[1]}}"#,
        ],
        TimeZone::UTC,
    );
    assert_eq!(got.len(), 4);
    assert!(
        got[1].contains("a^Jb^[[2J") && got[1].contains("x^Jy"),
        "{}",
        got[1]
    );
    assert!(got[2].starts_with('▪') && got[2].ends_with(r#"["no", "object"]"#));
    assert!(got[3].contains(r#"{"odd":1}"#) && got[3].contains("[1]"));
}

#[test]
fn a_time_in_another_offset_than_the_head_names_its_own() {
    let got = lines(
        &[
            r#"{"at":"2026-06-23T02:26:36Z"}"#,
            r#"{"at":"2026-01-23T02:26:36Z"}"#,
        ],
        TimeZone::get("Europe/Berlin").unwrap(),
    );
    assert!(got[0].starts_with("Time UTC+2 "));
    assert!(got[1].starts_with("2026-06-23 04:26:36  "));
    assert!(got[2].starts_with("2026-01-23 03:26:36 UTC+1  "));
}
