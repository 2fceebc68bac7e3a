//! `show` and `actions` as text, on the demo.

use crate::support::run::qrscope;

#[test]
fn a_card_with_nothing_tracked_says_so_block_by_block() {
    let output = qrscope(&["--demo", "--lang", "zh", "show", "qr61.cn/oDemo1/qBlank0"]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    assert!(output.stdout.matches("◦ 未跟踪").count() >= 5, "{output:?}");
    for never in ["null", "N/A", "[]", "{}"] {
        assert!(!output.stdout.contains(never), "{never}: {output:?}");
    }
}

#[test]
fn own_words_hold_no_ambiguous_characters() {
    for lang in ["zh", "en"] {
        for command in ["show", "records", "actions"] {
            let output = qrscope(&[
                "--demo",
                "--lang",
                lang,
                command,
                "h.qr61.cn/oDemo1/qPump04",
            ]);
            assert_eq!(output.code, 0, "{output:?}");
            let odd = output.stdout.chars().find(|c| "…·→—“”•×●■★▶①".contains(*c));
            assert_eq!(odd, None, "{output:?}");
        }
    }
}

#[test]
fn actions_hand_over_the_link_and_promise_nothing_now() {
    let output = qrscope(&[
        "--demo",
        "--lang",
        "zh",
        "actions",
        "h.qr61.cn/oDemo1/qPump04",
    ]);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(
        output
            .stdout
            .matches("humanUrl  https://h.qr61.cn/oDemo1/qPump04\n")
            .count(),
        4,
        "{output:?}"
    );
    assert!(
        output.stdout.contains("破坏      会破坏已有数据"),
        "{output:?}"
    );
    assert!(
        output.stdout.ends_with("qrscope 只读，不执行任何操作。\n"),
        "{output:?}"
    );
}
