//! One link in all its spellings.

use super::check;

#[test]
fn one_link_in_every_spelling() {
    check(&[
        ("qr71.cn/oUOv89/qssTnoy", "qr71.cn/oUOv89/qssTnoy"),
        ("https://qr71.cn/oUOv89/qssTnoy", "qr71.cn/oUOv89/qssTnoy"),
        ("http://qr61.cn/a/b", "qr61.cn/a/b"),
        ("HTTPS://QR69.CN/aB/Cd", "qr69.cn/aB/Cd"),
        ("Http://H.Qr61.cn/a/b", "h.qr61.cn/a/b"),
        ("h.qr71.cn/a/b", "h.qr71.cn/a/b"),
        ("https://h.qr69.cn/a/b", "h.qr69.cn/a/b"),
        ("//qr71.cn/a/b", "qr71.cn/a/b"),
        ("https:/qr71.cn/a/b", "qr71.cn/a/b"),
        ("https:///qr71.cn/a/b", "qr71.cn/a/b"),
        ("https:qr71.cn/a/b", "qr71.cn/a/b"),
        ("https://https://qr71.cn/a/b", "qr71.cn/a/b"),
        ("qr71.cn/a/b?x=1&y=/c/d", "qr71.cn/a/b"),
        ("qr71.cn/a/b?", "qr71.cn/a/b"),
        ("qr71.cn/a/b#top", "qr71.cn/a/b"),
        ("qr71.cn/a/b/#/x?y", "qr71.cn/a/b"),
        ("qr71.cn/a/b/", "qr71.cn/a/b"),
        ("qr71.cn/a/b///", "qr71.cn/a/b"),
        ("qr71.cn/a/b.md", "qr71.cn/a/b"),
        ("qr71.cn/a/b.MD", "qr71.cn/a/b"),
        ("qr71.cn/a/b.md/", "qr71.cn/a/b"),
        ("https://qr71.cn/a/b.md?lang=zh", "qr71.cn/a/b"),
        ("https://qr71.cn:443/a/b", "qr71.cn/a/b"),
        ("http://qr71.cn:80/a/b", "qr71.cn/a/b"),
        ("qr71.cn:443/a/b", "qr71.cn/a/b"),
        ("qr71.cn:/a/b", "qr71.cn/a/b"),
        ("qr71.cn./a/b", "qr71.cn/a/b"),
        ("  qr71.cn/a/b\r\n", "qr71.cn/a/b"),
        ("\u{feff}qr71.cn/a/b", "qr71.cn/a/b"),
        (r"https:\/\/qr71.cn\/a\/b", "qr71.cn/a/b"),
        ("codes.example.com/a/b", "codes.example.com/a/b"),
        ("https://bücher.example/a/b", "xn--bcher-kva.example/a/b"),
        (
            "https://xn--bcher-kva.example/a/b",
            "xn--bcher-kva.example/a/b",
        ),
    ]);
}

#[test]
fn the_browser_form() {
    check(&[
        (
            "https://h5.clewm.net/?url=h.qr61.cn%2Fa%2Fb&hasredirect=1",
            "h.qr61.cn/a/b",
        ),
        ("http://H5.CLEWM.NET/?url=qr71.cn%2fa%2fb", "qr71.cn/a/b"),
        ("h5.clewm.net/?url=qr71.cn%2Fa%2Fb", "qr71.cn/a/b"),
        ("https://h5.clewm.net?url=qr71.cn%2Fa%2Fb", "qr71.cn/a/b"),
        ("https://h5.clewm.net/?url=qr71.cn/a/b&x=1", "qr71.cn/a/b"),
        (
            "https://h5.clewm.net/?url=https://qr71.cn/a/b",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?url=https%3A%2F%2Fqr71.cn%2Fa%2Fb",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?url=http%253A%252F%252Fqr71.cn%252Fa%252Fb",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?url=h.qr61.cn%252Fa%252Fb%2526x%253D1",
            "h.qr61.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?url=qr71.cn%2Fa%2Fb%3Fx%3D1%23y&z=2",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?url=qr71.cn/a/b%3Fx%3D1",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?url=qr71.cn%2Fa%2Fb.md#x",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?hasredirect=1&url=qr71.cn%2Fa%2Fb%2F",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?hasredirect=1&amp;url=qr71.cn%2Fa%2Fb",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?url=https%3A%2F%2Fh5.clewm.net%2F%3Furl%3Dqr71.cn%252Fa%252Fb%26x%3D1&y=2",
            "qr71.cn/a/b",
        ),
        ("https%3A%2F%2Fqr71.cn%2Fa%2Fb", "qr71.cn/a/b"),
        ("h.qr61.cn%2Fa%2Fb", "h.qr61.cn/a/b"),
        ("h.qr61.cn%252Fa%252Fb", "h.qr61.cn/a/b"),
        ("url=h.qr61.cn%2Fa%2Fb&hasredirect=1", "h.qr61.cn/a/b"),
        (
            "https%3A%2F%2Fh5.clewm.net%2F%3Furl%3Dqr71.cn%252Fa%252Fb",
            "qr71.cn/a/b",
        ),
        (
            "https：／／h5.clewm.net／？url＝qr71.cn％2Fa％2Fb",
            "qr71.cn/a/b",
        ),
        (
            "https://h5.clewm.net/?url=other.example%2Fa%2Fb",
            "other.example/a/b?",
        ),
        ("https://h5.clewm.net/?url=qr71.cn%2Fa", "NotACode"),
        ("https://h5.clewm.net/?url=", "NotACode"),
        ("https://h5.clewm.net/?urls=qr71.cn%2Fa%2Fb", "NotACode"),
        ("https://h5.clewm.net/?url=qr71.cn%3A8443%2Fa%2Fb", "Port"),
        (
            "https://h5.clewm.net/?url=https%3A%2F%2Fu%40qr71.cn%2Fa%2Fb",
            "UserInfo",
        ),
        (
            "https://h5.clewm.net/?url=javascript%3Aalert(1)",
            "NotACode",
        ),
        ("https://evil.example/?url=qr71.cn%2Fa%2Fb", "NotACode"),
    ]);
}

#[test]
fn full_width_forms() {
    check(&[
        ("https：／／qr71．cn／a／b", "qr71.cn/a/b"),
        ("ｑｒ７１．ｃｎ／ａＢ／ｃ９", "qr71.cn/aB/c9"),
        ("ｈｔｔｐｓ：//qr71.cn/a/b", "qr71.cn/a/b"),
        ("qr71.cn/a/b？x=1", "qr71.cn/a/b"),
        ("qr71.cn/a/b＃x", "qr71.cn/a/b"),
        ("qr71.cn：443/a/b", "qr71.cn/a/b"),
        ("qr71.cn：８０８０/a/b", "Port"),
        ("qr71。cn/a/b", "NoLink"),
        ("https://qr71。cn/a/b", "NotACode"),
        ("qr71｡cn/a/b", "NoLink"),
        ("https://u＠qr71.cn/a/b", "UserInfo"),
    ]);
}
