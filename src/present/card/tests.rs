#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::domain::{RawJson, TaskSeen};
use crate::i18n::Lang;
use crate::theme::Glyphs;

fn look(lang: Lang, glyphs: Glyphs) -> TextStyle {
    TextStyle {
        lang,
        zone: jiff::tz::TimeZone::fixed(jiff::tz::offset(8)),
        now: jiff::Timestamp::UNIX_EPOCH,
        glyphs,
    }
}

fn shown(data: &str, summary: Option<&str>, look: &TextStyle) -> String {
    let data = RawJson::parse(data).unwrap();
    let answer = Answer {
        value: Card::read(data.as_raw().unwrap()).unwrap(),
        summary: summary.map(SafeText::sanitize),
        summary_sent: summary.map(str::to_owned),
        task: TaskSeen::default(),
        data,
        fetched_at: jiff::Timestamp::UNIX_EPOCH,
        other_artifact: None,
    };
    card_text(&answer, "https://qr71.cn/a/b", None, look)
}

#[test]
fn a_card_in_chinese() {
    let text = shown(
        r#"{"thing":{"id":"t1","name":"车床","org":{"name":"工厂"}},"states":[{"label":"状态","value":"ok","valueLabel":"正常"}],
            "properties":[{"label":"转速","value":3200,"unit":"r/min"},{"label":"说明","value":"一\n二"},{"label":"空","value":""},
            {"label":"投用","value":"2026-06-23T02:26:36.000Z"},{"label":"大修","value":null}],"media":[],"extra":{"a":[1,2]}}"#,
        Some("车床;账本 1 条"),
        &look(Lang::Zh, Glyphs::UNICODE),
    );
    assert_eq!(
        text,
        "车床  工厂\nhttps://qr71.cn/a/b\n服务原话 「车床;账本 1 条」\n\n状态\n  状态      ▪ 正常  ok\n\n属性 5\n  转速      3200 r/min\n  \
         说明      一\n            二\n  空        \"\"\n  投用      2026-06-23 10:26:36 UTC+8  2026-06-23T02:26:36.000Z\n  \
         大修      ◦ 未跟踪\n\n关系      ◦ 未跟踪\n计划      ◦ 未跟踪\n媒体      ◦ 未跟踪\n\n物\n  物编号    t1  过渡编号\n  \
         名称      车床\n  建档组织  工厂\n\n码        ◦ 未跟踪\n绑定      ◦ 未跟踪\n记录预览  ◦ 未跟踪\n操作预览  ◦ 未跟踪\n地址      ◦ 未跟踪\n\
         约定      ◦ 未跟踪\n\nextra\n  a         1\n            2\n"
    );
}

#[test]
fn own_words_are_ascii_in_english_with_ascii_marks() {
    let text = shown(
        r#"{"thing":{"id":"t"},"properties":{"a":null,"b":{"c":[{"label":"x"},{"d":false}]}}}"#,
        None,
        &look(Lang::En, Glyphs::ASCII),
    );
    assert!(text.is_ascii(), "{text}");
    assert!(text.starts_with(". name not tracked\n"), "{text}");
    assert!(text.contains("transitional"), "{text}");
}

#[test]
fn hostile_texts_stay_on_their_lines() {
    let text = shown(
        r#"{"thing":{"name":"a\nb\u001b[2J"},"pro\nperties":1,"properties":[{"label":"l\nm","value":"v\r\nw\u202e","x":"y\nz"}]}"#,
        Some("s\nt"),
        &look(Lang::En, Glyphs::UNICODE),
    );
    assert!(
        !text.contains(|c: char| c != '\n' && c.is_control()),
        "{text}"
    );
    for part in [
        "a^Jb^[[2J\n",
        "'s^Jt'",
        "pro^Jperties\n",
        "  l^Jm        v\n              w<U+202E>  x y^Jz\n",
    ] {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}
