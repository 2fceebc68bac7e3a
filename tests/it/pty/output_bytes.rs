//! Every byte that went to the terminal, against a list of what this program may send there.

/// Whether copies through the terminal were asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Copies {
    None,
    Some,
}

/// Private modes the program sets: line wrap, cursor, alternate screen, bracketed paste, synchronised output.
const MODES: [&str; 5] = ["7", "25", "1049", "2004", "2026"];

/// Checks that nothing but our own sequences and harmless text is in `raw`.
pub fn assert_harmless(raw: &[u8], copies: Copies) {
    if let Err(why) = check(raw, copies) {
        panic!("{why}");
    }
}

/// Checks that nothing but harmless text and line feeds is in `text`: what a command prints.
pub fn assert_text(text: &str) {
    for line in text.split('\n') {
        if let Err(why) = plain(line) {
            panic!("{why}");
        }
    }
}

/// The numbers of all SGR sequences, one list each; an empty sequence is `["0"]`.
pub fn styles(raw: &[u8]) -> Vec<Vec<String>> {
    let text = String::from_utf8_lossy(raw);
    text.split("\x1b[")
        .skip(1)
        .filter_map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != ';' && c != ':')?;
            let numbers = rest[end..].starts_with('m').then(|| &rest[..end])?;
            let numbers = if numbers.is_empty() { "0" } else { numbers };
            Some(numbers.split([';', ':']).map(str::to_owned).collect())
        })
        .collect()
}

fn check(raw: &[u8], copies: Copies) -> Result<(), String> {
    let text = std::str::from_utf8(raw).map_err(|error| format!("not UTF-8: {error}"))?;
    let mut rest = text;
    while let Some(at) = rest.find('\x1b') {
        plain(&rest[..at])?;
        rest = sequence(&rest[at..], copies)?;
    }
    plain(rest)
}

/// What follows after the sequence that `text` begins with.
fn sequence(text: &str, copies: Copies) -> Result<&str, String> {
    let shown: String = text.chars().take(24).collect();
    let refused = || format!("a sequence that isn't ours: {shown:?}");
    if let Some(osc) = text.strip_prefix("\x1b]52;c;") {
        let (base64, rest) = osc.split_once("\x1b\\").ok_or_else(refused)?;
        let is_base64 = base64
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"+/=".contains(&byte));
        return if copies == Copies::Some && is_base64 {
            Ok(rest)
        } else {
            Err(refused())
        };
    }
    let csi = text.strip_prefix("\x1b[").ok_or_else(refused)?;
    let end = csi
        .find(|c: char| ('@'..='~').contains(&c))
        .ok_or_else(refused)?;
    let (parameters, rest) = csi.split_at(end);
    let (last, rest) = rest.split_at(1);
    let numbers = |text: &str| {
        text.bytes()
            .all(|byte| byte.is_ascii_digit() || b";:".contains(&byte))
    };
    let is_ours = match last {
        "h" | "l" => parameters
            .strip_prefix('?')
            .is_some_and(|mode| MODES.contains(&mode)),
        // Blinking is never ours.
        "m" => numbers(parameters) && parameters != "5" && parameters != "6",
        "H" | "J" | "K" => numbers(parameters),
        _ => false,
    };
    if is_ours { Ok(rest) } else { Err(refused()) }
}

fn plain(text: &str) -> Result<(), String> {
    let bad = |c: &char| {
        c.is_control()
            || matches!(c, '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{61C}' | '\u{202A}'..='\u{202E}'
                | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}'
                | '\u{E0000}'..='\u{E007F}')
    };
    match text.chars().find(bad) {
        Some(found) => Err(format!("U+{:04X} in {text:?}", u32::from(found))),
        None => Ok(()),
    }
}

#[test]
fn foreign_bytes_are_found() {
    for ours in [
        "",
        "\x1b[?1049h\x1b[1;1H\x1b[38;5;12m车床\x1b[0m\x1b[?25l",
        "\x1b[2J",
        "👨‍👩‍👧",
    ] {
        assert_eq!(check(ours.as_bytes(), Copies::None), Ok(()), "{ours:?}");
    }
    let osc_52 = "\x1b]52;c;YQ==\x1b\\";
    assert!(check(osc_52.as_bytes(), Copies::Some).is_ok());
    for foreign in [
        osc_52,
        "\x1b]0;owned\x07",
        "\x1b]8;;http://x\x1b\\",
        "\x1bP1$r\x1b\\",
        "\x1b[?1000h",
        "\x1b[5m",
        "\x1b[6n",
        "\x1b[>c",
        "\x1bc",
        "\x1b",
        "a\u{9b}31m",
        "a\u{202e}b",
        "a\rb",
        "a\x07",
    ] {
        assert!(
            check(foreign.as_bytes(), Copies::None).is_err(),
            "{foreign:?}"
        );
    }
    assert!(check(b"\xff", Copies::None).is_err());
}

#[test]
fn styles_are_read() {
    let found = styles("\x1b[m\x1b[38;5;1mx\x1b[1;1H\x1b[4:3m".as_bytes());
    assert_eq!(found, [vec!["0"], vec!["38", "5", "1"], vec!["4", "3"]]);
}
