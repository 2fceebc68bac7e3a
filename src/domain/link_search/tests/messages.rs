//! Links inside other text, several links, hosts that nobody knows.

use super::check;

#[test]
fn links_inside_a_message() {
    check(&[
        ("扫这个https://qr71.cn/a/b，谢谢", "qr71.cn/a/b"),
        ("看qr71.cn/a/b。", "qr71.cn/a/b"),
        ("看一下qr71.cn/a/b有问题", "qr71.cn/a/b"),
        ("链接：qr71.cn/a/b", "qr71.cn/a/b"),
        ("链接:qr71.cn/a/b", "qr71.cn/a/b"),
        ("link:qr71.cn/a/b", "qr71.cn/a/b"),
        ("code:qr71.cn:443/a/b", "qr71.cn/a/b"),
        ("qr71.cn/a/b：PC 端打不开", "qr71.cn/a/b"),
        ("是这个A？https://qr71.cn/a/b", "qr71.cn/a/b"),
        ("ok?https://qr71.cn/a/b", "qr71.cn/a/b"),
        ("#1:https://qr71.cn/a/b", "qr71.cn/a/b"),
        ("1.https://qr71.cn/a/b", "qr71.cn/a/b"),
        ("（https://qr71.cn/a/b）", "qr71.cn/a/b"),
        ("(see qr71.cn/a/b)", "qr71.cn/a/b"),
        ("[设备](https://qr71.cn/a/b)", "qr71.cn/a/b"),
        ("<https://qr71.cn/a/b>", "qr71.cn/a/b"),
        ("\"qr71.cn/a/b\"", "qr71.cn/a/b"),
        ("'qr71.cn/a/b'", "qr71.cn/a/b"),
        ("“qr71.cn/a/b”", "qr71.cn/a/b"),
        ("「qr71.cn/a/b」", "qr71.cn/a/b"),
        ("《qr71.cn/a/b》", "qr71.cn/a/b"),
        ("【草料】qr71.cn/a/b【完】", "qr71.cn/a/b"),
        ("**qr71.cn/a/b**", "qr71.cn/a/b"),
        ("{\"url\":\"https:\\/\\/qr71.cn\\/a\\/b\"}", "qr71.cn/a/b"),
        ("qr71.cn/a/b.", "qr71.cn/a/b"),
        ("qr71.cn/a/b,", "qr71.cn/a/b"),
        ("qr71.cn/a/b;", "qr71.cn/a/b"),
        ("qr71.cn/a/b:", "qr71.cn/a/b"),
        ("qr71.cn/a/b!", "qr71.cn/a/b"),
        ("qr71.cn/a/b?!", "qr71.cn/a/b"),
        ("qr71.cn/a/b~", "qr71.cn/a/b"),
        ("qr71.cn/a/b...)'\"", "qr71.cn/a/b"),
        ("qr71.cn/a/b.md.", "qr71.cn/a/b"),
        ("qr71.cn/a/b\u{200b}c", "qr71.cn/a/b"),
        ("\u{202a}qr71.cn/a/b\u{202c}", "qr71.cn/a/b"),
        ("qr71.cn/a/b\u{3000}好", "qr71.cn/a/b"),
        ("qr71.cn/a/b👍", "qr71.cn/a/b"),
        ("qr71.cn/a/b에서", "qr71.cn/a/b"),
        ("张三 10:32\nqr71.cn/a/b\n李四 10:33\n收到", "qr71.cn/a/b"),
        ("qr71.cn 的码 qr71.cn/a/b", "qr71.cn/a/b"),
        ("支持http://和https://，例如qr71.cn/a/b", "qr71.cn/a/b"),
    ]);
}

#[test]
fn several_links() {
    check(&[
        ("qr71.cn/a/b qr61.cn/c/d", "qr71.cn/a/b qr61.cn/c/d"),
        ("qr71.cn/a/b、qr61.cn/c/d", "qr71.cn/a/b qr61.cn/c/d"),
        (
            "qr71.cn/a/b,qr61.cn/c/d;qr69.cn/e/f",
            "qr71.cn/a/b qr61.cn/c/d qr69.cn/e/f",
        ),
        (
            "https://qr71.cn/a/bhttps://qr71.cn/c/d",
            "qr71.cn/a/b qr71.cn/c/d",
        ),
        (
            "https://qr71.cn/a/b？https://qr71.cn/c/d",
            "qr71.cn/a/b qr71.cn/c/d",
        ),
        (
            "https://qr71.cn/a/b?from=https://qr71.cn/c/d",
            "qr71.cn/a/b",
        ),
        ("qr71.cn/a/b?from=https://qr71.cn/c/d", "qr71.cn/a/b"),
        (
            "qr71.cn/a/b http://QR71.cn/a/b/ qr71.cn/A/b",
            "qr71.cn/a/b qr71.cn/A/b",
        ),
        ("qr71.cn/a h.qr71.cn/c/d", "h.qr71.cn/c/d"),
        (
            "https://x.example/a/b qr71.cn/c/d",
            "x.example/a/b? qr71.cn/c/d",
        ),
        ("x.example/a/b qr71.cn/c/d", "qr71.cn/c/d"),
        ("x.example/a/b https://y.example/c/d", "y.example/c/d?"),
        (
            "x.example/a/b and y.example/c/d",
            "x.example/a/b? y.example/c/d?",
        ),
        ("x.example/a/b qr71.cn/c", "NotACode"),
    ]);
}

#[test]
fn unknown_hosts() {
    check(&[
        ("foo.com/a/b", "foo.com/a/b?"),
        ("//foo.com/a/b", "foo.com/a/b?"),
        ("https://foo.com/a-1/b_2", "foo.com/a-1/b_2?"),
        ("see foo.com/a/b there", "foo.com/a/b?"),
        ("sub.qr71.cn/a/b", "sub.qr71.cn/a/b?"),
        ("qr71.cn.evil.com/a/b", "qr71.cn.evil.com/a/b?"),
        ("xqr71.cn/a/b", "xqr71.cn/a/b?"),
        ("https://qг71.cn/a/b", "xn--q71-jdd.cn/a/b?"),
        ("еqr71.cn/a/b", "xn--qr71-u4d.cn/a/b?"),
        ("https://例子.cn/a/b", "xn--fsqu00a.cn/a/b?"),
        ("https://foo.com/a", "NotACode"),
        ("foo.com/a/b/c", "NotACode"),
        ("see foo.com/a/b/c", "NoLink"),
        ("foo.com", "NoLink"),
        ("foo.com/", "NotACode"),
        ("https://qr71\u{3164}.cn/a/b", "NotACode"),
        ("https://qr\u{115f}71.cn/a/b", "NotACode"),
        ("https://qr71.cn谢谢", "NotACode"),
        ("https://qr71.cn谢谢/a/b", "qr71.xn--cn-9s1ga/a/b?"),
        ("1.5/2/3", "NoLink"),
        ("and/or", "NoLink"),
        ("a/b/c", "NoLink"),
        ("C:/Users/b", "NoLink"),
        ("me@foo.com", "NoLink"),
    ]);
}

#[test]
fn links_in_chinese_prose_and_share_texts() {
    check(&[
        ("https://qr71.cn/a/b：8楼坏了", "qr71.cn/a/b"),
        ("qr71.cn/a/b：A8坏了", "qr71.cn/a/b"),
        ("qr71.cn/a/b：2号机", "qr71.cn/a/b"),
        ("qr71.cn/a/b:2号机", "qr71.cn/a/b"),
        ("qr71.cn/a/b？2号机坏了？", "qr71.cn/a/b"),
        ("【qr71.cn/a/b】【qr61.cn/c/d】", "qr71.cn/a/b qr61.cn/c/d"),
        (
            "《巡检》（qr71.cn/a/b）；「qr61.cn/c/d」",
            "qr71.cn/a/b qr61.cn/c/d",
        ),
        (
            "『qr71.cn/a/b』〔qr61.cn/c/d〕〈qr69.cn/e/f〉",
            "qr71.cn/a/b qr61.cn/c/d qr69.cn/e/f",
        ),
        (
            "（qr71.cn/a/b）、（qr61.cn/c/d）。",
            "qr71.cn/a/b qr61.cn/c/d",
        ),
        (
            "qr71.cn/a/b；qr61.cn/c/d，谢谢！",
            "qr71.cn/a/b qr61.cn/c/d",
        ),
        ("qr71.cn/a/b——张工", "qr71.cn/a/b"),
        ("qr71.cn/a/b—张工", "qr71.cn/a/b"),
        ("qr71.cn/a/b…", "qr71.cn/a/b"),
        ("qr71.cn/a/b……", "qr71.cn/a/b"),
        ("qr71.cn/a/b·qr61.cn/c/d", "qr71.cn/a/b qr61.cn/c/d"),
        ("qr71.cn/a/b～", "qr71.cn/a/b"),
        ("qr71.cn/a/b→", "qr71.cn/a/b"),
        ("①qr71.cn/a/b②qr61.cn/c/d", "qr71.cn/a/b qr61.cn/c/d"),
        (
            "1、https://qr71.cn/a/b 2、https://qr61.cn/c/d",
            "qr71.cn/a/b qr61.cn/c/d",
        ),
        ("1）qr71.cn/a/b\n2）qr61.cn/c/d", "qr71.cn/a/b qr61.cn/c/d"),
        (
            "【草料二维码】点击链接 https://h5.clewm.net/?url=qr71.cn%2Fa%2Fb&hasredirect=1 查看「A08 数控车床」，复制本条信息打开",
            "qr71.cn/a/b",
        ),
        (
            "[链接] 草料二维码 https://qr71.cn/a/b?from=singlemessage&isappinstalled=0",
            "qr71.cn/a/b",
        ),
        (
            "「李师傅：https://qr71.cn/a/b」\n- - - - - - - - - -\n这台",
            "qr71.cn/a/b",
        ),
        ("李师傅:https://qr71.cn/a/b", "qr71.cn/a/b"),
        ("@李师傅 qr71.cn/a/b", "qr71.cn/a/b"),
        ("@李师傅qr71.cn/a/b", "qr71.cn/a/b"),
        (
            "<a href=\"https://qr71.cn/a/b\" target=_blank>",
            "qr71.cn/a/b",
        ),
        (
            "<a href='https://qr71.cn/a/b'>https://qr71.cn/a/b</a>",
            "qr71.cn/a/b",
        ),
        (
            "weixin://dl/business/?u=https%3A%2F%2Fqr71.cn%2Fa%2Fb",
            "Scheme",
        ),
        (
            "https://h5.clewm.net/?url=https%253A%252F%252Fh5.clewm.net%252F%253Furl%253Dqr71.cn%25252Fa%25252Fb",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?url=qr71.cn%25252Fa%25252Fb",
            "qr71.cn/a/b",
        ),
        (
            "（https://h5.clewm.net/?url=qr71.cn%2Fa%2Fb）",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?url=qr71.cn%2Fa%2Fb，https://h5.clewm.net/?url=qr61.cn%2Fc%2Fd",
            "qr71.cn/a/b qr61.cn/c/d",
        ),
        (
            "https://h5.clewm.net/?url=qr71.cn%2Fa%2Fb https://h5.clewm.net/?url=qr61.cn%2Fc%2Fd",
            "qr71.cn/a/b qr61.cn/c/d",
        ),
        (
            "https://h5.clewm.net/?url=qr71.cn%2Fa%2Fbhttps://h5.clewm.net/?url=qr61.cn%2Fc%2Fd",
            "qr71.cn/a/b qr61.cn/c/d",
        ),
        (
            "https://qr71.cn/a/b?x=1https://qr61.cn/c/d",
            "qr71.cn/a/b qr61.cn/c/d",
        ),
        ("qr71.cn/a:8080/b", "NotACode"),
        ("qr71.cn:8080/a/b：2号机", "Port"),
        ("https://h5.clewm.net/x?url=qr71.cn%2Fa%2Fb", "qr71.cn/a/b"),
        ("https://qr71.cn/a/b“巡检”", "qr71.cn/a/b"),
        ("‘https://qr71.cn/a/b’", "qr71.cn/a/b"),
    ]);
}

#[test]
fn any_chinese_punctuation_ends_a_link_and_begins_another() {
    let marks = "，。、；：！？…—·～「」『』【】〔〕〖〗《》〈〉（）“”‘’＂＇［］｛｝｜＼";
    for mark in marks.chars() {
        for scheme in ["", "https://"] {
            let text = format!("请看{mark}{scheme}qr71.cn/a/b{mark}{scheme}qr61.cn/c/d{mark}谢谢");
            assert_eq!(
                super::told(&text, &super::CodeHosts::default()),
                "qr71.cn/a/b qr61.cn/c/d",
                "{text}"
            );
        }
    }
}
