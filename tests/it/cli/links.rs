//! What may be typed as LINK.

use super::service::{LINK, always, asked, run, run_with};

const CARD: &str = r#"{"code":{"uri":"https://qr71.cn/oTest1/qTest1"},"thing":{"name":"A thing"}}"#;

#[test]
fn whatever_people_paste_is_sent_in_one_spelling() {
    for typed in [
        LINK,
        "qr71.cn/oTest1/qTest1",
        "http://QR71.cn/oTest1/qTest1/?a=b#c",
        "https://qr71.cn/oTest1/qTest1.md",
        "https://h5.clewm.net/?url=qr71.cn%2FoTest1%2FqTest1",
        "看看这个：https：／／qr71．cn／oTest1／qTest1。谢谢",
    ] {
        let service = always("entity", CARD);
        let output = run(&service, &["show", typed]);
        assert_eq!(
            (output.code, output.stderr.as_str()),
            (0, ""),
            "{typed} {output:?}"
        );
        let sent = asked(&service.requests()[0]);
        assert_eq!(
            sent,
            serde_json::json!({"skill": "get_entity", "url": LINK}),
            "{typed}"
        );
    }
}

#[test]
fn the_first_of_several_is_used_and_the_others_are_mentioned() {
    let service = always("entity", CARD);
    let text = format!("{LINK} or qr61.cn/x/y or qr69.cn/x/z");
    let output = run(&service, &["show", &text]);
    assert_eq!(output.code, 0);
    assert_eq!(
        output.stderr,
        "qrscope: the text has 2 more links; the first is used; the rest: https://qr61.cn/x/y https://qr69.cn/x/z\n"
    );
    assert_eq!(asked(&service.requests()[0])["url"], LINK);
}

#[test]
fn an_unknown_host_is_asked_about_only_when_allowed() {
    let card = r#"{"code":{"uri":"https://foo.example/a/b"}}"#;
    let service = always("entity", card);
    let output = run(&service, &["show", "https://foo.example/a/b"]);
    assert_eq!(
        (output.code, service.requests().len()),
        (2, 0),
        "{output:?}"
    );
    assert!(
        output.stderr.contains("--allow-host foo.example"),
        "{output:?}"
    );

    let output = run(
        &service,
        &[
            "show",
            "https://foo.example/a/b",
            "--allow-host",
            "foo.example",
        ],
    );
    assert_eq!(output.code, 0, "{output:?}");
    let list = [("QRSCOPE_ALLOW_HOST", "bar.example,foo.example")];
    let output = run_with(&service, &["show", "https://foo.example/a/b"], &list);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(service.requests().len(), 2);
}

#[test]
fn an_answer_about_another_code_says_so() {
    let service = always("entity", r#"{"code":{"uri":"https://qr71.cn/other/code"}}"#);
    let output = run(&service, &["show", LINK]);
    assert!(
        output.stdout.contains(
            "\n! The service answered for https://qr71.cn/other/code, not for the link asked\n"
        ),
        "{output:?}"
    );
    let output = run(&service, &["show", LINK, "--json"]);
    assert!(
        output.stderr.contains("The service answered for"),
        "{output:?}"
    );

    // Another spelling is the same code.
    let service = always(
        "entity",
        r#"{"code":{"uri":"http://QR71.cn/oTest1/qTest1/"}}"#,
    );
    let output = run(&service, &["show", LINK]);
    assert!(!output.stdout.contains("answered for"), "{output:?}");
}

#[test]
fn without_a_terminal_a_link_alone_is_shown() {
    let service = always("entity", CARD);
    let alone = run(&service, &[LINK]);
    assert_eq!(alone.code, 0, "{alone:?}");
    assert_eq!(alone, run(&service, &["show", LINK]));
    assert!(
        service
            .requests()
            .iter()
            .all(|r| asked(r)["skill"] == "get_entity")
    );
}
