//! The config file and the log.

use super::finding::{Finding, Section};
use super::origin_words;
use crate::cli::failure::Failure;

use crate::config::{self, FileState, Source, Sources};
use crate::i18n::{ConfigLabels, Lang, LogLabels};
use crate::input::{Command, Keymap};

/// The file, what has no effect in it, the setting that can't be used, and every one that is set.
pub(super) fn config(sources: &Sources, refused: Option<&Failure>, lang: Lang) -> Vec<Finding> {
    let texts = &lang.texts().doctor;
    let ConfigLabels {
        file,
        set,
        keys,
        unusable,
    } = texts.config_labels;
    let finding =
        |name, label: &str, value: String| Finding::new(Section::Config, name, label, value);
    let mut found = vec![match &sources.state {
        Ok(FileState::NoHome) => finding("file", file, texts.no_home.to_owned()).off(),
        Ok(FileState::Absent(path)) => finding(
            "file",
            file,
            format!("{}  {}", path.display(), texts.no_file),
        ),
        Ok(FileState::Read(path)) => {
            finding("file", file, format!("{}  {}", path.display(), texts.read))
        }
        Err(fault) => finding(
            "file",
            file,
            format!("{}  {}", fault.words(lang), texts.unusable),
        )
        .off(),
    }];
    for warning in &sources.file.warnings {
        found.push(finding("warning", file, warning.words(lang)).off());
    }
    for variable in &sources.refused {
        let words = format!("{}  {}", variable.words(lang), texts.refused_setting);
        found.push(finding("variable", texts.origin_variable, words).off());
    }
    if let Some(failure) = refused {
        let words = format!("{}  {}", failure.sentence(), texts.refused_setting);
        found.push(finding("refused", unusable, words).off());
    }
    let mut nothing = true;
    for key in config::keys().filter(|key| sources.source(key.name) != Source::Default) {
        nothing = false;
        let value = sources.shown(key);
        let from = origin_words(sources, key.name, lang);
        let words = format!("{} = {value}  ({from})", key.name);
        found.push(finding("setting", set, words));
    }
    if nothing {
        found.push(finding("setting", set, texts.all_default.to_owned()));
    }
    if let Some(map) = &sources.file.patch.keymap {
        let own = Keymap::default();
        let differs = |command: &Command| map.all_chords(*command) != own.all_chords(*command);
        let count = Command::ALL.into_iter().filter(differs).count();
        found.push(finding("keys", keys, (texts.own_keys)(count)));
    }
    found
}

/// Where the log goes; `refused` says why it can't.
pub(super) fn log(sources: &Sources, refused: Option<String>, lang: Lang) -> Vec<Finding> {
    let texts = &lang.texts().doctor;
    let LogLabels { file, level } = texts.log_labels;
    let finding = |name, label: &str, value: String| Finding::new(Section::Log, name, label, value);
    let path = sources.path("log");
    let path = path.map_or_else(|| texts.none.to_owned(), |path| path.display().to_string());
    let path = match refused {
        Some(why) => finding("file", file, why).off(),
        None => finding("file", file, path),
    };
    let shown = sources.values("log_level").join("");
    let from = origin_words(sources, "log_level", lang);
    vec![path, finding("level", level, format!("{shown}  ({from})"))]
}
