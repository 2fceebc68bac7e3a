//! Copying an action's link: exactly these bytes to the terminal, and words that claim no more than what happened.

use super::entity_service::{Asked, actions};
use super::session::*;
use crate::support::http::Scripted;
use crate::support::pty::Pty;
use crate::support::wait::poll_for;
use std::time::Duration;

/// `https://qr71.cn/okDISU/qssTnoy` in Base64, spelled out so that no encoder of ours is trusted.
pub const LATHE_OSC_52: &str = "\x1b]52;c;aHR0cHM6Ly9xcjcxLmNuL29rRElTVS9xc3NUbm95\x1b\\";

/// The OSC sequences that have come out whole.
pub fn osc_52(pty: &Pty) -> Vec<String> {
    let raw = pty.raw();
    let raw = String::from_utf8_lossy(&raw);
    raw.split("\x1b]")
        .skip(1)
        .filter_map(|rest| {
            let end = rest.find(['\x1b', '\x07'])?;
            let stop = rest[end..].chars().next()?;
            let end = end + if stop == '\x07' { 1 } else { 2 };
            rest.get(..end).map(|whole| format!("\x1b]{whole}"))
        })
        .collect()
}

#[test]
fn enter_on_an_action_sends_exactly_its_link_and_says_so() {
    for (lang, filled, words) in [
        (
            "zh",
            "共 2 个",
            [
                "已交给终端",
                "https://qr71.cn/okDISU/qssTnoy",
                "没有执行任何操作",
            ],
        ),
        (
            "en",
            "3 Actions",
            [
                "Sent to the terminal",
                "https://qr71.cn/okDISU/qssTnoy",
                "nothing was executed",
            ],
        ),
    ] {
        for size in [SMALL, WIDE] {
            let mut pty = demo(&[LATHE, "--lang", lang], size);
            pty.wait_for("维护保养记录");
            pty.wait_for(filled);
            assert_eq!(osc_52(&pty), Vec::<String>::new());
            pty.keys("3");
            pty.keys(ENTER);
            let screen = frame_with(&pty, words[0]);
            for part in words {
                assert!(screen.contains(part), "{part} at {size:?} in\n{screen}");
            }
            for claim in ["已复制", "Copied"] {
                assert!(!screen.contains(claim), "{claim} in\n{screen}");
            }
            assert_eq!(osc_52(&pty), [LATHE_OSC_52]);
            leaves_cleanly(&mut pty, "q");
            assert_eq!(osc_52(&pty), [LATHE_OSC_52], "quitting copies nothing");
        }
    }
}

#[test]
fn enter_in_the_action_s_detail_copies_too() {
    let mut pty = demo_code(LATHE, &[], SMALL);
    pty.keys("3");
    pty.keys(RIGHT);
    pty.wait_for("如果执行，会怎样");
    pty.keys(ENTER);
    pty.wait_for("已交给终端");
    assert_eq!(osc_52(&pty), [LATHE_OSC_52]);
}

#[test]
fn switched_off_it_writes_nothing_and_shows_the_link() {
    for (lang, words) in [("zh", "复制已关闭"), ("en", "Copying is off")] {
        for size in [SMALL, WIDE] {
            let mut pty = demo(&[LATHE, "--clipboard", "off", "--lang", lang], size);
            pty.wait_for("维护保养记录");
            pty.keys("3");
            pty.keys(ENTER);
            let screen = frame_with(&pty, words);
            assert!(message(&screen).contains(LATHE), "at {size:?} in\n{screen}");
            leaves_cleanly(&mut pty, "q");
            assert_eq!(osc_52(&pty), Vec::<String>::new());
        }
    }
}

/// The message row: the last but one.
pub fn message(screen: &str) -> &str {
    screen.lines().rev().nth(1).unwrap_or_default()
}

#[test]
fn a_link_that_cannot_be_handed_over_says_why_and_writes_nothing() {
    let service = Scripted::start(|request| {
        let asked = Asked::of(request);
        if asked.skill != "list_actions" {
            return asked.about("泵");
        }
        let links = [
            ("甲", "javascript:alert(1)"),
            ("乙", "https://user:secret@qr71.cn/a/b"),
            ("丙", "https://qr71.cn/a\u{202e}/b"),
            ("丁", "tel:110"),
        ];
        let mut all = actions(&asked.url, "泵", &links);
        all["actions"][3]
            .as_object_mut()
            .unwrap()
            .remove("humanUrl");
        asked.completed(all)
    });
    let mut pty = on_service(&service, &[LATHE], WIDE);
    pty.wait_for("泵丙");
    pty.keys("3");
    for words in [
        "javascript: 链接不能交给人",
        "用户名或密码",
        "控制字符、不可见字符",
        "没有可交给人的链接",
    ] {
        pty.keys(ENTER);
        pty.wait_screen(words, |screen| message(screen).contains(words));
        pty.keys(DOWN);
        pty.wait_screen("no message", |screen| message(screen).is_empty());
    }
    leaves_cleanly(&mut pty, "q");
    assert_eq!(osc_52(&pty), Vec::<String>::new());
}

#[test]
fn a_foreign_host_is_named_before_and_at_copying() {
    let service = Scripted::start(|request| {
        let asked = Asked::of(request);
        match asked.skill.as_str() {
            "list_actions" => asked.completed(actions(
                &asked.url,
                "泵",
                &[("甲", "https://scan.example.com/x?a=1&b=2")],
            )),
            _ => asked.about("泵"),
        }
    });
    let mut pty = on_service(&service, &[LATHE], WIDE);
    pty.wait_for("泵甲");
    pty.keys("3");
    pty.keys(RIGHT);
    let detail = frame_with(&pty, "如果执行");
    assert!(
        detail.contains("│  ! scan.example.com 不是已知的码域名"),
        "{detail}"
    );
    pty.keys(ESC);
    pty.wait_gone("如果执行");
    pty.keys(ENTER);
    pty.wait_screen("a word about the host", |screen| {
        message(screen).contains("! scan.example.com 不是已知的码域名")
    });
    let copied = poll_for(Duration::from_secs(5), || osc_52(&pty).into_iter().next());
    // printf %s 'https://scan.example.com/x?a=1&b=2' | base64
    let expected = "\x1b]52;c;aHR0cHM6Ly9zY2FuLmV4YW1wbGUuY29tL3g/YT0xJmI9Mg==\x1b\\";
    assert_eq!(copied.as_deref(), Some(expected));
}

#[test]
fn a_system_clipboard_that_is_not_there_is_no_copy() {
    let mut pty = demo_code(LATHE, &["--clipboard", "native"], WIDE);
    pty.keys("3");
    pty.keys(ENTER);
    let screen = frame_with(
        &pty,
        "没有复制成功：没有显示环境（DISPLAY、WAYLAND_DISPLAY）",
    );
    assert!(!screen.contains("已复制"), "{screen}");
    leaves_cleanly(&mut pty, "q");
    assert_eq!(osc_52(&pty), Vec::<String>::new());
}

#[test]
fn a_display_that_nobody_serves_is_called_so() {
    for (lang, words) in [
        (
            "zh",
            "没有复制成功：连不上显示环境（DISPLAY、WAYLAND_DISPLAY）",
        ),
        (
            "en",
            "Not copied: nobody answers at the display (DISPLAY, WAYLAND_DISPLAY)",
        ),
    ] {
        let args = [LATHE, "--clipboard", "native", "--lang", lang];
        let mut pty = demo_with(&args, &[("DISPLAY", "/nowhere/at-all:0")], WIDE);
        pty.wait_for("维护保养记录");
        pty.keys("3");
        pty.keys(ENTER);
        frame_with(&pty, words);
        leaves_cleanly(&mut pty, "q");
    }
}

/// The text of a Base64 string; its own small reader, so that no encoder of ours is trusted.
fn decoded(base64: &str) -> String {
    const DIGITS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::new();
    let (mut value, mut bits) = (0_u32, 0);
    for digit in base64.trim_end_matches('=').chars() {
        value = (value << 6 | u32::try_from(DIGITS.find(digit).unwrap()).unwrap()) & 0xFFFF;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push(u8::try_from(value >> bits & 0xFF).unwrap());
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// A service whose one action has this link.
fn with_link(link: String) -> Scripted {
    Scripted::start(move |request| {
        let asked = Asked::of(request);
        match asked.skill.as_str() {
            "list_actions" => asked.completed(actions(&asked.url, "泵", &[("甲", &link)])),
            _ => asked.about("泵"),
        }
    })
}

fn long_link() -> String {
    let link = "https://qr71.cn/record?x=".to_owned() + &"0123456789abcdef-".repeat(117);
    link[..2000].to_owned()
}

#[test]
fn a_link_of_2000_characters_is_copied_whole() {
    let link = long_link();
    let service = with_link(link.clone());
    let mut pty = on_service(&service, &[LATHE], SMALL);
    pty.wait_for("泵甲");
    pty.keys("3");
    pty.keys(ENTER);
    frame_with(&pty, "已交给终端");
    let sequences = osc_52(&pty);
    let [sequence] = sequences.as_slice() else {
        panic!("{sequences:?}");
    };
    let base64 = sequence
        .strip_prefix("\x1b]52;c;")
        .and_then(|rest| rest.strip_suffix("\x1b\\"));
    assert_eq!(decoded(base64.unwrap()), link);
}

#[test]
fn without_a_clipboard_the_whole_link_stands_there_between_no_borders() {
    let link = long_link();
    let service = with_link(link.clone());
    let mut pty = on_service(&service, &[LATHE, "--clipboard", "off"], (100, 30));
    pty.wait_for("泵甲");
    pty.keys("3");
    pty.keys(ENTER);
    let screen = frame_with(&pty, "完整链接，2,000 个字符");
    let rows: Vec<&str> = screen.lines().collect();
    let taken: String = rows[2..22].concat();
    assert_eq!(taken, link, "{screen}");
    assert!(message(&screen).contains("复制已关闭"), "{screen}");
    // Arrows alone lead there as well.
    pty.keys(ESC);
    frame_without(&pty, "完整链接，");
    pty.keys(RIGHT);
    frame_with(&pty, "右 完整链接");
    pty.keys(RIGHT);
    frame_with(&pty, "完整链接，2,000 个字符");
    pty.keys(LEFT);
    frame_with(&pty, "右 完整链接");
    leaves_cleanly(&mut pty, "q");
}
