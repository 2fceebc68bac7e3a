//! The config file and the log.

use super::finding::Section::{Config, Log};
use super::report::Report;
use crate::cli::failure::Failure;
use crate::config::{FileState, Source, keys};
use crate::input::{Command, Keymap};

/// The file, what has no effect in it, the setting that can't be used, and every one that is set.
pub(super) fn config(report: &mut Report<'_>, refused: Option<&Failure>) {
    let (texts, lang, sources) = (report.texts(), report.lang, report.sources);
    let labels = texts.config_labels;
    let (words, more) = match &sources.state {
        Ok(FileState::NoHome) => (texts.no_home.to_owned(), ""),
        Ok(FileState::Absent(path)) => (path.display().to_string(), texts.no_file),
        Ok(FileState::Read(path)) => (path.display().to_string(), texts.read),
        Err(fault) => (fault.words(lang), texts.unusable),
    };
    let found = report.say(
        Config,
        "file",
        labels.file,
        format!("{words}  {more}").trim_end(),
    );
    found.fine = matches!(sources.state, Ok(FileState::Absent(_) | FileState::Read(_)));
    for warning in &sources.file.warnings {
        report
            .say(Config, "warning", labels.file, warning.words(lang))
            .off();
    }
    let in_variables = sources
        .refused
        .iter()
        .map(|it| ("variable", texts.origin_variable, it.words(lang)));
    let in_settings = refused.map(|it| ("refused", labels.unusable, it.sentence().to_owned()));
    for (name, label, words) in in_variables.chain(in_settings) {
        report
            .say(Config, name, label, words)
            .wrong(texts.refused_setting);
    }
    let mut said = keys()
        .filter(|key| sources.source(key.name) != Source::Default)
        .peekable();
    if said.peek().is_none() {
        report.say(Config, "setting", labels.set, texts.all_default);
    }
    for key in said {
        let words = format!("{} = {}", key.name, sources.shown(key));
        report.say(
            Config,
            "setting",
            labels.set,
            report.sourced(&words, key.name),
        );
    }
    if let Some(map) = &sources.file.patch.keymap {
        let own = Keymap::default();
        let differs = |command: &Command| map.all_chords(*command) != own.all_chords(*command);
        let count = Command::ALL.into_iter().filter(differs).count();
        report.say(Config, "keys", labels.keys, (texts.own_keys)(count));
    }
}

/// Where the log goes; `refused` says why it can't.
pub(super) fn log(report: &mut Report<'_>, refused: Option<String>) {
    let labels = report.texts().log_labels;
    let path = Some(report.shown("log")).filter(|path| !path.is_empty());
    let path = path.unwrap_or_else(|| report.texts().none.to_owned());
    let is_written = refused.is_none();
    report
        .say(Log, "file", labels.file, refused.unwrap_or(path))
        .fine = is_written;
    let words = report.sourced(&report.shown("log_level"), "log_level");
    report.say(Log, "level", labels.level, words);
}
