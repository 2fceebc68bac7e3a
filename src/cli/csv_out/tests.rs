#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;

fn line(json: &str, for_person: bool) -> String {
    let raw: Box<RawValue> = serde_json::from_str(json).unwrap();
    row(&Record::of(&raw), for_person).0
}

fn cell(json: &str) -> String {
    let row = line(&format!(r#"{{"id":{json}}}"#), false);
    row.strip_suffix(",,,,,,,,,\n").unwrap().to_owned()
}

#[test]
fn untracked_is_nothing_and_an_empty_text_is_two_quotes() {
    for untracked in ["null", "{}", "[]"] {
        assert_eq!(cell(untracked), "");
    }
    assert_eq!(line("{}", false), ",,,,,,,,,\n");
    assert_eq!(cell(r#""""#), r#""""#);
}

#[test]
fn values_are_raw_and_quoted_where_needed() {
    for (json, written) in [
        (r#""plain 文字""#, "plain 文字"),
        (r#""a,b""#, r#""a,b""#),
        (r#""say \"hi\"""#, r#""say ""hi""""#),
        (r#""two\nlines""#, "\"two\nlines\""),
        ("1.10", "1.10"),
        ("-5", "-5"),
        ("false", "false"),
        ("[1]", "[1]"),
        (r#"{"a":1,"b":2}"#, r#""{""a"":1,""b"":2}""#),
        (r#""\u001b[31m""#, "\u{1b}[31m"),
    ] {
        assert_eq!(cell(json), written, "{json}");
    }
}

#[test]
fn texts_that_start_like_a_formula_are_guarded() {
    for (json, written) in [
        (r#""=1+1""#, "'=1+1"),
        (r#""+1""#, "'+1"),
        (r#""-1""#, "'-1"),
        (r#""@SUM(A1)""#, "'@SUM(A1)"),
        (r#""\tx""#, "'\tx"),
        (r#""\rx""#, "\"'\rx\""),
        (r#""=a,b""#, r#""'=a,b""#),
        (r#""a=1""#, "a=1"),
    ] {
        assert_eq!(cell(json), written, "{json}");
    }
}

#[test]
fn the_columns_are_the_documented_ones() {
    let record = r#"{"id":"r1","type":"inspection","label":"L","at":"2026-06-23T02:26:36.000Z","result":"pass","resultLabel":"OK",
        "summary":"S","by":{"name":"N","x":1},"snapshot":{"codeId":"c","thingId":"t"},"other":1}"#;
    assert_eq!(
        line(record, false),
        "r1,inspection,L,2026-06-23T02:26:36.000Z,pass,OK,S,N,c,t\n"
    );
    assert_eq!(line(r#"{"by":"someone"}"#, false), ",,,,,,,someone,,\n");
    assert_eq!(HEADER.trim_end().split(',').count(), CELLS);
    assert_eq!(HEADER.split(',').nth(SUMMARY), Some("summary"));
}

#[test]
fn a_record_that_is_no_object_is_not_lost() {
    let raw: Box<RawValue> = serde_json::from_str(r#"["a",1]"#).unwrap();
    let (row, is_odd) = row(&Record::of(&raw), false);
    assert_eq!(
        (row.as_str(), is_odd),
        (",,,,,,\"[\"\"a\"\",1]\",,,\n", true)
    );
}

#[test]
fn on_a_terminal_nothing_drives_it() {
    assert_eq!(
        line(r#"{"id":"\u001b[2J\u009b1m","label":"a\nb"}"#, true),
        "^[[2JM-^[1m,,a^Jb,,,,,,,\n"
    );
}

#[test]
fn a_csv_reader_gets_the_texts_back() {
    let texts = ["a,b", "say \"hi\"", "two\r\nlines", "", " x ", "草料"];
    let mut file = HEADER.to_owned();
    for text in texts {
        let text = serde_json::to_string(text).unwrap();
        file.push_str(&line(&format!(r#"{{"summary":{text}}}"#), false));
    }
    let mut reader = csv::Reader::from_reader(file.as_bytes());
    let read: Vec<String> = reader
        .records()
        .map(|record| record.unwrap().get(SUMMARY).unwrap().to_owned())
        .collect();
    assert_eq!(read, texts);
}
