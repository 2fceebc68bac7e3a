//! From the bytes of a body to text. JSON is UTF-8 (RFC 8259), but not every service knows.

use encoding_rs::{Encoding, GB18030, UTF_8};
use serde_json::value::RawValue;

/// The text of a body; `content_type` is its header. A byte order mark decides and is left out. Bytes that are good UTF-8 are that,
/// whatever is declared, since what is declared is often a server's default. Others are read as declared; where nothing is, each bad
/// byte becomes U+FFFD, unless the whole is JSON only as GB18030: there the second byte of a character may be a backslash.
pub(super) fn text_of(bytes: Vec<u8>, content_type: Option<&str>) -> String {
    if let Some((encoding, mark)) = Encoding::for_bom(&bytes) {
        let rest = bytes.get(mark..).unwrap_or_default();
        return encoding.decode_without_bom_handling(rest).0.into_owned();
    }
    let bytes = match String::from_utf8(bytes) {
        Ok(text) => return text,
        Err(bad) => bad.into_bytes(),
    };
    let declared = content_type.and_then(declared).filter(|it| *it != UTF_8);
    if let Some(encoding) = declared {
        return encoding.decode_without_bom_handling(&bytes).0.into_owned();
    }
    let text = String::from_utf8_lossy(&bytes);
    if !is_json(&text)
        && let Some(chinese) = GB18030.decode_without_bom_handling_and_without_replacement(&bytes)
        && is_json(&chinese)
    {
        return chinese.into_owned();
    }
    text.into_owned()
}

fn declared(content_type: &str) -> Option<&'static Encoding> {
    content_type.split(';').skip(1).find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        let is_charset = name.trim().eq_ignore_ascii_case("charset");
        Encoding::for_label(value.trim().trim_matches('"').as_bytes()).filter(|_| is_charset)
    })
}

fn is_json(text: &str) -> bool {
    serde_json::from_str::<&RawValue>(text).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gbk(text: &str) -> Vec<u8> {
        GB18030.encode(text).0.into_owned()
    }

    #[test]
    fn what_is_declared_counts_only_for_what_is_no_utf_8() {
        let json = "{\"名\":\"数控车床𠮷\"}";
        for declared in [
            None,
            Some("application/json"),
            Some("application/json; charset=utf-8"),
            Some("application/json; charset=gbk"),
            Some("text/plain; charset=us-ascii"),
            Some("application/json; charset=no-such"),
            Some(";;=;charset"),
        ] {
            assert_eq!(text_of(json.into(), declared), json, "{declared:?}");
        }
        for declared in [
            "application/json; charset=GBK",
            "application/json;charset=\"gb2312\"",
            "a/b; x=y; Charset = gb18030",
        ] {
            assert_eq!(text_of(gbk(json), Some(declared)), json, "{declared}");
        }
        let big5 = encoding_rs::BIG5.encode("{\"a\":\"車床\"}").0.into_owned();
        assert_eq!(text_of(big5, Some("a/b; charset=big5")), "{\"a\":\"車床\"}");
    }

    #[test]
    fn undeclared_gbk_is_marked_or_where_it_would_cost_everything_read() {
        assert_eq!(
            text_of(gbk("{\"a\":\"中文\"}"), None),
            "{\"a\":\"\u{fffd}\u{fffd}\u{fffd}\u{fffd}\"}"
        );
        // The second byte of this character is a backslash, which would swallow the quote after it.
        assert_eq!(gbk("乗").last(), Some(&b'\\'));
        let json = "{\"a\":\"乗\",\"b\":\"中文\"}";
        assert_eq!(text_of(gbk(json), None), json);
        assert_eq!(text_of(gbk(json), Some("a/b; charset=utf-8")), json);
        // Cut in the middle it is no JSON either way.
        let mut cut = gbk(json);
        cut.pop();
        assert!(text_of(cut, None).contains('\u{fffd}'));
    }

    #[test]
    fn one_bad_byte_costs_nothing_beside_it() {
        let bytes = [
            "{\"a\":\"数控".as_bytes(),
            b"\xe4\xb8",
            "\",\"b\":\"车床\"}".as_bytes(),
        ]
        .concat();
        assert_eq!(
            text_of(bytes, None),
            "{\"a\":\"数控\u{fffd}\",\"b\":\"车床\"}"
        );
    }

    #[test]
    fn a_mark_at_the_beginning_decides() {
        let json = "{\"a\":\"车床\"}";
        let utf16 = |to: fn(u16) -> [u8; 2]| -> Vec<u8> {
            std::iter::once(0xfeff)
                .chain(json.encode_utf16())
                .flat_map(to)
                .collect()
        };
        for bytes in [
            [b"\xef\xbb\xbf".as_slice(), json.as_bytes()].concat(),
            utf16(u16::to_le_bytes),
            utf16(u16::to_be_bytes),
        ] {
            assert_eq!(text_of(bytes, Some("a/b; charset=gbk")), json);
        }
    }
}
