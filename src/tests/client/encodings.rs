//! Bodies in odd encodings: packed, with a mark at the beginning, not UTF-8, with texts and numbers that JSON readers stumble over.

use super::{
    asking::{Asker, DEMO, records},
    gzip,
};
use crate::net::NetFault;
use crate::tests::client::asking::Reply as Answer;
use crate::tests::support::http::{Reply, Response, Scripted};
use qrscope::domain::{ErrorKind, LoadError, Page, Record};

/// A page of three records; the second one is `odd`.
fn page_of(odd: &[u8]) -> Vec<u8> {
    [
        br#"{"jsonrpc":"2.0","id":"1","result":{"kind":"task","status":{"state":"completed"},"artifacts":[{"name":"records","parts":[{"kind":"data","data":{"records":[{"id":"a","summary":"one"},"#.as_slice(),
        odd,
        br#",{"id":"c","summary":"three"}],"hasMore":true,"nextPageToken":"t","total":1000.0}}]}]}}"#,
    ]
    .concat()
}

fn ask(response: Response) -> Result<Answer, LoadError> {
    let server = Scripted::start(move |_| Reply::Whole(response.clone()));
    Asker::new(&server.url("/rpc")).ask(records(DEMO, 50, None))
}

fn read(response: Response) -> Page {
    match ask(response).unwrap() {
        Answer::Records(answer) => answer.value,
        other => panic!("{other:?}"),
    }
}

fn summaries(page: &Page) -> Vec<String> {
    let summary = |record: &Record| {
        let fields = record.fields();
        fields
            .summary
            .shown()
            .map_or_else(|| "?".to_owned(), |text| text.as_str().to_owned())
    };
    page.records.iter().map(summary).collect()
}

#[test]
fn what_is_odd_costs_its_own_field_only() {
    let cases: &[(&str, &[u8], &str)] = &[
        (
            "a lone surrogate",
            br#"{"id":"b","summary":"x\udc00y"}"#,
            "x\u{fffd}\u{fffd}\u{fffd}y",
        ),
        (
            "a surrogate in a name",
            br#"{"id":"b","\ud800":1,"summary":"two"}"#,
            "two",
        ),
        (
            "a number beyond all",
            br#"{"id":"b","value":1e400,"summary":"two"}"#,
            "two",
        ),
        (
            "such a number as the text",
            br#"{"id":"b","summary":-1e400}"#,
            "-1e400",
        ),
        (
            "a long number",
            br#"{"id":"b","summary":123456789012345678901234567890.10}"#,
            "123456789012345678901234567890.10",
        ),
        (
            "GBK",
            b"{\"id\":\"b\",\"summary\":\"\xd6\xd0\xce\xc4\",\"x\":1}",
            "\u{fffd}\u{fffd}\u{fffd}\u{fffd}",
        ),
        (
            "bytes that are no UTF-8",
            b"{\"id\":\"b\",\"summary\":\"x\xff\xfe\xc3(\"}",
            "x\u{fffd}\u{fffd}\u{fffd}(",
        ),
        (
            "CESU surrogates",
            b"{\"id\":\"b\",\"summary\":\"\xed\xa0\x80\"}",
            "\u{fffd}\u{fffd}\u{fffd}",
        ),
        (
            "NUL and escapes",
            br#"{"id":"b","summary":"a\u0000b\u001b[31m"}"#,
            "a^@b^[[31m",
        ),
        ("no object", br#""just a text""#, "?"),
        ("nothing", b"null", "?"),
        (
            "members twice",
            br#"{"id":"b","summary":"no","summary":"two"}"#,
            "two",
        ),
    ];
    for (case, odd, summary) in cases {
        let page = read(Response::new(200, page_of(odd)));
        assert_eq!(summaries(&page), ["one", *summary, "three"], "{case}");
        assert_eq!(page.total.value().unwrap().count, Some(1000), "{case}");
        assert_eq!(page.next.as_ref().unwrap().0, "t", "{case}");
    }
}

#[test]
fn deep_nesting_costs_its_own_field_only() {
    let deep = format!(
        "{{\"id\":\"b\",\"x\":{}{},\"summary\":\"two\"}}",
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    let page = read(Response::new(200, page_of(deep.as_bytes())));
    assert_eq!(summaries(&page), ["one", "two", "three"]);
}

#[test]
fn a_mark_at_the_beginning_is_passed_over() {
    let body = [b"\xef\xbb\xbf".as_slice(), &page_of(br#"{"id":"b"}"#)].concat();
    assert_eq!(read(Response::new(200, body)).records.len(), 3);
}

#[test]
fn a_packed_answer_is_unpacked() {
    let plain = page_of(br#"{"id":"b","summary":"two"}"#);
    let response = Response::new(200, gzip::stored(&plain)).header("Content-Encoding", "gzip");
    assert_eq!(summaries(&read(response)), ["one", "two", "three"]);
}

#[test]
fn a_packed_answer_that_is_broken_is_no_answer() {
    let mut broken = gzip::stored(&page_of(br#"{"id":"b"}"#));
    broken.truncate(40);
    let cut = Response::new(200, broken).header("Content-Encoding", "gzip");
    let never = Response::new(200, page_of(b"1")).header("Content-Encoding", "gzip");
    assert_eq!(
        ask(cut).unwrap_err().kind,
        ErrorKind::Net(NetFault::BrokenOff)
    );
    assert_eq!(
        ask(never).unwrap_err().kind,
        ErrorKind::Net(NetFault::NotUnpackable)
    );
}

#[test]
fn an_encoding_that_nobody_asked_for_is_no_answer() {
    let response = Response::new(200, b"\x28\xb5\x2f\xfd not JSON".to_vec())
        .header("Content-Encoding", "zstd");
    assert!(matches!(
        ask(response).unwrap_err().kind,
        ErrorKind::Malformed(_)
    ));
}
