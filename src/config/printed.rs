//! The default file, commented: what `qrscope generate config` and `generate keymap` print.

use super::words::quoted;
use super::{Definition, Kind, keys};
use crate::i18n::Lang;
use crate::input::{Command, Keymap};

/// Every key with what it is for, what it may be, and its default as a comment.
#[must_use]
pub(crate) fn config_text(lang: Lang) -> String {
    let mut text = String::new();
    comment(&mut text, lang.texts().config.head);
    for key in keys() {
        let help = (key.help)(&lang.texts().options);
        text.push('\n');
        comment(&mut text, &[help.about]);
        for more in [help.more, help.unset]
            .iter()
            .filter(|more| !more.is_empty())
        {
            comment(&mut text, &[more]);
        }
        if let Some(allowed) = allowed(key.kind, lang) {
            comment(&mut text, &[&allowed]);
        }
        text.push_str(&format!("#{} = {}\n", key.name, default(key)));
    }
    text.push('\n');
    text + &keymap_text(lang)
}

/// The table of keys of the keyboard: every command with what it does and its default keys as a comment.
#[must_use]
pub(crate) fn keymap_text(lang: Lang) -> String {
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
        comment(&mut text, &[(lang.texts().commands.words)(command)]);
        text.push_str(&format!("#{} = [{}]\n", command.name(), chords.join(", ")));
    }
    text
}

/// What may stand there, where that is a matter of few words.
fn allowed(kind: Kind, lang: Lang) -> Option<String> {
    let what = match kind {
        Kind::Word(words) => quoted(words),
        Kind::Number(least, most) if most < u32::MAX => format!("{least}-{most}"),
        _ => return None,
    };
    Some((lang.texts().config.allowed)(&what))
}

/// The default as TOML writes it; an empty text or list is what isn't set.
fn default(key: &Definition) -> String {
    match key.kind {
        Kind::Number(..) | Kind::Switch => key.default.to_owned(),
        Kind::List | Kind::Headers | Kind::Program => "[]".to_owned(),
        _ => string(key.default),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of the comment that ends right above `line`.
    fn above<'t>(text: &'t str, line: &str) -> Vec<&'t str> {
        let lines: Vec<&str> = text.lines().collect();
        let at = lines.iter().position(|found| *found == line);
        let before = lines.get(..at.unwrap_or_default()).unwrap_or_default();
        let comment = before.iter().rev().take_while(|it| it.starts_with("# "));
        comment.copied().collect()
    }

    #[test]
    fn above_every_key_stands_what_it_is_for_and_what_it_may_be() {
        for lang in Lang::ALL {
            let text = config_text(lang);
            for key in keys() {
                let comment = above(&text, &format!("#{} = {}", key.name, default(key)));
                let help = (key.help)(&lang.texts().options);
                let mut wanted = vec![help.about.to_owned(), help.more.to_owned()];
                match key.kind {
                    Kind::Word(words) => wanted.extend(words.iter().map(|it| format!("\"{it}\""))),
                    Kind::Number(least, most) if most < u32::MAX => {
                        wanted.push(format!("{least}-{most}"));
                    }
                    _ => {}
                }
                for words in wanted {
                    let is_said = comment.iter().any(|line| line.contains(&words));
                    assert!(is_said, "{words} of {} in {comment:?}", key.name);
                }
            }
        }
    }

    #[test]
    fn above_every_command_stands_what_it_does() {
        for lang in Lang::ALL {
            let text = keymap_text(lang);
            for command in Command::ALL {
                let beginning = format!("#{} = [", command.name());
                let line = text.lines().find(|line| line.starts_with(&beginning));
                let comment = above(&text, line.unwrap_or_default());
                let words = format!("# {}", (lang.texts().commands.words)(command));
                assert_eq!(comment.first(), Some(&words.as_str()), "{beginning}");
            }
        }
    }
}
