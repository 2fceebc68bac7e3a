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
