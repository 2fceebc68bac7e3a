//! `records` as text and as CSV.

use super::service::{LINK, always, run};

const RECORDS: &str = r#"{"records":[
{"id":"r1","type":"inspection","label":"巡检","at":"2026-06-23T02:26:36.000Z","result":"pass","resultLabel":"正常","summary":"好","by":{"name":"张工"},"snapshot":{"codeId":"c","thingId":"t"}},
{"id":"r2","type":"fault","at":"2026-06-22T02:26:36.000Z","result":"fail","summary":"","by":null},
"not a record",
{"id":"r3","label":"=cmd()"}],"hasMore":false,"total":4}"#;

#[test]
fn text_is_aligned_with_a_mark_before_every_result() {
    let output = run(
        &always("records", RECORDS),
        &["records", LINK, "--tz", "+08:00"],
    );
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    assert_eq!(
        output.stdout,
        "Time UTC+8           Result         Record  Summary        By
2026-06-23 10:26:36  ✓ 正常         巡检    好             张工
2026-06-22 10:26:36  ✗ fail         fault   \"\"             ◦ not tracked
▪ This record has an unexpected shape; here it is as sent: \"not a record\"
◦ not tracked        ◦ not tracked  =cmd()  ◦ not tracked  ◦ not tracked
"
    );
    let output = run(
        &always("records", RECORDS),
        &["records", LINK, "--ascii", "--lang", "zh", "--tz", "utc"],
    );
    assert!(output.stdout.starts_with("时间 UTC "), "{output:?}");
    assert!(
        output.stdout.contains("v 正常")
            && output.stdout.contains("x fail")
            && output.stdout.contains(". 未跟踪")
    );
}

#[test]
fn csv_has_raw_values_in_documented_columns() {
    let output = run(&always("records", RECORDS), &["records", LINK, "--csv"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(
        output.stdout,
        "id,type,label,at,result,result_label,summary,by,snapshot_code_id,snapshot_thing_id
r1,inspection,巡检,2026-06-23T02:26:36.000Z,pass,正常,好,张工,c,t
r2,fault,,2026-06-22T02:26:36.000Z,fail,,\"\",,,
,,,,,,\"\"\"not a record\"\"\",,,
r3,,'=cmd(),,,,,,,
"
    );
    assert_eq!(
        output.stderr,
        "qrscope: records of an unexpected shape: 1; they stand as sent in the column summary\n"
    );
}

#[test]
fn not_tracked_and_none_at_present_are_different_answers() {
    let untracked = run(
        &always(
            "records",
            r#"{"records":null,"hasMore":false,"total":null}"#,
        ),
        &["records", LINK],
    );
    assert!(
        untracked
            .stdout
            .starts_with("◦ not tracked  The platform does not say"),
        "{untracked:?}"
    );
    let empty = run(
        &always("records", r#"{"records":[],"hasMore":false,"total":0}"#),
        &["records", LINK],
    );
    assert_eq!(empty.stdout, "The service lists 0 records at present.\n");
    let csv = run(
        &always("records", r#"{"records":[],"hasMore":false,"total":0}"#),
        &["records", LINK, "--csv"],
    );
    assert_eq!(csv.stdout.lines().count(), 1);
}
