//! Fills `corpus/` from the captured exchanges in `tests/fixtures` and a few texts of our own: `cargo run --example seed`.

use std::error::Error;
use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

#[derive(Deserialize)]
struct Exchange {
    response: Answered,
}

#[derive(Deserialize)]
struct Answered {
    status: u16,
    json: Option<Box<RawValue>>,
    text: Option<String>,
}

/// As in the target `decode`.
const STATUS: [u16; 8] = [200, 201, 204, 400, 404, 429, 500, 503];

const LINKS: [&str; 16] = [
    "扫这个https://qr71.cn/a/b，谢谢",
    "https：／／qr71．cn／a／b",
    "https://h5.clewm.net/?url=https%253A%252F%252Fqr71.cn%252Fa%252Fb&hasredirect=1",
    "https://h5.clewm.net/?url=https%3A%2F%2Fh5.clewm.net%2F%3Furl%3Dqr71.cn%252Fa%252Fb%26x%3D1&y=2",
    "【巡检】《设备》「qr61.cn/c/d」（https://qr69.cn/e/f）；qr71.cn/a/b.md。",
    "https://qr71.cn/a/bhttps://qr71.cn/c/d",
    r#"{"url":"https:\/\/qr71.cn\/a\/b"}"#,
    "https://qг71.cn/a/b",
    "https://user:pw@qr71.cn/a/b",
    "http://qr71.cn:80/a/b?x=1#y",
    "https://xn--q71-jdd.cn/a",
    "https://[::1]:8080/x",
    "javascript:alert(1)",
    "url=h.qr61.cn%2Fa%2Fb&hasredirect=1",
    "https://a.b/路 径?q=值#片",
    "https://qr71。cn/a/b",
];

const TEXTS: [&str; 12] = [
    "\u{1b}[31mred\u{1b}]0;t\u{7}\u{9b}2J",
    "a\u{202e}b\u{2066}c\u{feff}\u{200b}",
    "👨\u{200d}👩\u{200d}👧 ❤\u{fe0f} 1\u{fe0f}\u{20e3} 🇨🇳 👍🏽",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "葛\u{e0100}飾区 می\u{200c}خواهم क\u{94d}\u{200d}ष שָׁלוֹם",
    "z\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    "ᄀ\u{1161}\u{11a8} 각 ｶﾞ ไทยน้ำ",
    "数控车床，第 5 条。\r\n下一行\ttab\r",
    "⋯<+12 marks>",
    "\u{600}\u{600}1",
    "a\u{ad}b\u{34f}c\u{3164}",
    "hello world wraps at spaces",
];

fn main() -> Result<(), Box<dyn Error>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpus = |target: &str| here.join("corpus").join(target);
    for target in ["decode", "sanitise", "links", "chords"] {
        fs::create_dir_all(corpus(target))?;
    }
    for entry in fs::read_dir(here.join("../tests/fixtures/a2a"))? {
        let path = entry?.path();
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let Exchange { response } = serde_json::from_str(&fs::read_to_string(&path)?)?;
        let body = match (&response.json, &response.text) {
            (Some(json), _) => json.get().to_owned(),
            (None, Some(text)) => text.clone(),
            (None, None) => continue,
        };
        let status = STATUS.iter().position(|status| *status == response.status).unwrap_or(0);
        let mut seed = vec![u8::try_from(status)?];
        // Without the capture's own white space, so that a change hits something that counts.
        let compact = serde_json::from_str::<Value>(&body).map(|value| value.to_string());
        seed.extend(compact.unwrap_or(body).bytes());
        fs::write(corpus("decode").join(&name), seed)?;
    }
    for (at, text) in TEXTS.iter().chain(&LINKS).enumerate() {
        fs::write(corpus("sanitise").join(format!("text-{at}")), text)?;
        fs::write(corpus("links").join(format!("text-{at}")), text)?;
        let keys: Vec<u8> = text
            .chars()
            .flat_map(|c| u32::from(c).to_le_bytes().into_iter().chain([0]))
            .collect();
        fs::write(corpus("chords").join(format!("text-{at}")), keys)?;
    }
    Ok(())
}
