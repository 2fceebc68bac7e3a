//! The default file, commented: what `qrscope generate config` and `generate keymap` print.

use super::words::quoted;
use super::{KEYS, Key, Kind};
use crate::i18n::Lang;
use crate::input::{Command, Keymap};

/// Every key with what it is for, what it may be, and its default as a comment.
#[must_use]
pub fn config_text(lang: Lang) -> String {
    let mut text = String::new();
    comment(&mut text, lang.texts().config.head);
    for key in KEYS {
        text.push('\n');
        comment(&mut text, &[key.about[lang as usize]]);
        if let Some(allowed) = allowed(key, lang) {
            comment(&mut text, &[&allowed]);
        }
        text.push_str(&format!("#{} = {}\n", key.name, key.default));
    }
    text.push('\n');
    text + &keymap_text(lang)
}

/// The table of keys of the keyboard: every command with what it does and its default keys as a comment.
#[must_use]
pub fn keymap_text(lang: Lang) -> String {
    let map = Keymap::default();
    let mut text = String::new();
    comment(&mut text, lang.texts().config.keys_head);
    text.push_str("\n[keys]\n");
    for command in Command::ALL {
        let chords = map.all_chords(command);
        let chords: Vec<String> = chords
            .iter()
            .map(|chord| string(&chord.to_string()))
            .collect();
        comment(&mut text, &[command.words(lang)]);
        text.push_str(&format!("#{} = [{}]\n", command.name(), chords.join(", ")));
    }
    text
}

fn allowed(key: &Key, lang: Lang) -> Option<String> {
    let texts = &lang.texts().config;
    let what = match key.kind {
        Kind::Word(words) => quoted(words),
        Kind::Number(least, most) if most < u32::MAX => format!("{least}-{most}"),
        _ => return None,
    };
    Some((texts.allowed)(&what))
}

fn comment(text: &mut String, lines: &[&str]) {
    for line in lines {
        text.push_str("# ");
        text.push_str(line);
        // No white space at line ends.
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
}

/// A text as TOML writes it; chords hold nothing else that needs a mark.
fn string(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
