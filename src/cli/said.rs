//! What was said on the command line, in the environment and in the config file, and where.

use std::error::Error;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::parser::ValueSource;

use super::args::{self, Args, CommandArgs, Parsed, RefusedVariable};
use super::environment::{language, variable};
use super::failure::Failure;
use crate::config::{self, ConfigFile, Fault, FileState, Patch, Setting, Why, default_path, load};
use crate::i18n::Lang;

/// Where a setting comes from; the later ones are stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Origin {
    /// Nobody said anything.
    Default,
    /// The config file.
    File,
    /// The environment.
    Variable,
    /// The command line.
    Flag,
}

/// The words with the config file's under them.
#[derive(Debug)]
pub(super) struct Said {
    parsed: Parsed,
    /// What the file says.
    pub file: ConfigFile,
    /// Where the file is, or what makes it unusable: the command that looks for faults goes on without it.
    pub state: Result<FileState, Box<Fault>>,
}

impl Said {
    /// Reads the config file that the words and the environment lead to, and the words again with the file's values as defaults.
    ///
    /// # Errors
    /// Exit code 2 with what is wrong in the file.
    pub fn with_file(argv: &[OsString], parsed: Parsed) -> Result<Self, Failure> {
        let named = parsed.args.global.config.clone();
        let read = load(named.as_deref(), default_path()).and_then(|(state, file)| {
            let again = match file.patch.settings.is_empty() {
                true => None,
                false => Some(parsed_with(argv, &file.patch, &state)?),
            };
            Ok((state, file, again))
        });
        match read {
            Ok((state, file, again)) => Ok(Self {
                parsed: again.unwrap_or(parsed),
                file,
                state: Ok(state),
            }),
            // It is there to say so.
            Err(fault) if matches!(parsed.args.command, Some(CommandArgs::Doctor { .. })) => {
                Ok(Self {
                    parsed,
                    file: ConfigFile::default(),
                    state: Err(fault),
                })
            }
            Err(fault) => {
                let lang = language(parsed.args.global.lang);
                Err(of_fault(&fault, lang))
            }
        }
    }

    #[cfg(test)]
    pub fn for_test(words: &[&str], file: ConfigFile) -> Self {
        let argv: Vec<OsString> = ["qrscope"]
            .iter()
            .chain(words)
            .map(OsString::from)
            .collect();
        let state = FileState::Read(PathBuf::from("/home/me/c.toml"));
        let parsed = parsed_with(&argv, &file.patch, &state);
        Self {
            parsed: parsed.unwrap_or_else(|fault| panic!("{fault:?}")),
            file,
            state: Ok(state),
        }
    }

    /// The words, the file's among them.
    pub const fn args(&self) -> &Args {
        &self.parsed.args
    }

    /// Variables that can't be used, which the command that looks for faults goes on without.
    pub fn refused_variables(&self) -> &[RefusedVariable] {
        &self.parsed.refused
    }

    /// Where the option called `id` has its value from.
    pub fn origin(&self, id: &str) -> Origin {
        let is_in_file = self.file.patch.setting(id).is_some();
        if let Some(name) = flagless_variable(id) {
            return match variable(&name) {
                Some(_) => Origin::Variable,
                None if is_in_file => Origin::File,
                None => Origin::Default,
            };
        }
        match self.parsed.matches.value_source(id) {
            Some(ValueSource::CommandLine) => Origin::Flag,
            Some(ValueSource::EnvVariable) => Origin::Variable,
            _ if is_in_file => Origin::File,
            _ => Origin::Default,
        }
    }

    /// What was said of the option called `id`, word for word; its secrets too.
    pub fn values(&self, id: &str) -> Vec<String> {
        if let Some(name) = flagless_variable(id) {
            let setting = self.file.patch.setting(id);
            let in_file = setting.into_iter().flat_map(|setting| &setting.values);
            let in_file = || in_file.map(|value| value.text.clone()).collect();
            return variable(&name).map_or_else(in_file, |text| vec![text]);
        }
        let raw = self.parsed.matches.try_get_raw(id).ok().flatten();
        raw.into_iter()
            .flatten()
            .map(|word| word.to_string_lossy().into_owned())
            .collect()
    }

    /// The failure of the option called `id`, whose sentence names it as a flag; it is named as the person wrote it, in a file with
    /// its place. `item` counts the values of a list.
    pub fn refused(&self, id: &str, item: usize, sentence: &str, lang: Lang) -> Failure {
        let hint = match self.origin(id) {
            Origin::File => lang.texts().config.hint,
            _ => lang.texts().cli.usage_hint,
        };
        self.refused_with_hint(id, item, sentence, hint, lang)
    }

    /// The same with what to do.
    pub fn refused_with_hint(
        &self,
        id: &str,
        item: usize,
        sentence: &str,
        hint: &str,
        lang: Lang,
    ) -> Failure {
        let flag = format!("--{}", id.replace('_', "-"));
        match self.origin(id) {
            Origin::Flag | Origin::Default => Failure::usage(sentence, Some(hint)),
            Origin::Variable => {
                let variable = args::variable_of(id);
                Failure::usage(&sentence.replacen(&flag, &variable, 1), Some(hint))
            }
            Origin::File => {
                let setting = self.file.patch.setting(id);
                let value = setting.and_then(|setting| setting.values.get(item));
                let fault = Fault {
                    file: self.path(),
                    place: value.map(|value| value.place),
                    key: Some(id.to_owned()),
                    why: Why::Refused(without_flag(sentence, &flag)),
                };
                Failure::usage(&fault.words(lang), Some(hint))
            }
        }
    }

    fn path(&self) -> PathBuf {
        match &self.state {
            Ok(state) => path_of(state),
            Err(fault) => fault.file.clone(),
        }
    }
}

/// The variable of a key that is no option, which the parser of options doesn't know.
fn flagless_variable(id: &str) -> Option<String> {
    let key = config::key(id).filter(|key| !key.has_flag)?;
    Some(args::variable_of(key.name))
}

/// The sentence behind the name of its flag.
fn without_flag(sentence: &str, flag: &str) -> String {
    let rest = sentence.strip_prefix(flag).unwrap_or(sentence);
    rest.trim_start_matches([':', '：', ' ']).to_owned()
}

/// A file that can't be used.
fn of_fault(fault: &Fault, lang: Lang) -> Failure {
    Failure::usage(&fault.words(lang), Some(lang.texts().config.hint))
}

/// The words with the file's values as defaults. The kinds of the values were checked already; what an option still refuses is blamed
/// on the setting that is refused alone.
fn parsed_with(argv: &[OsString], patch: &Patch, state: &FileState) -> Result<Parsed, Box<Fault>> {
    let error = match args::parse(argv, patch) {
        Ok(parsed) => return Ok(parsed),
        Err(error) => error,
    };
    let alone = |setting: &Setting| {
        let patch = Patch {
            settings: vec![setting.clone()],
            keymap: None,
        };
        Some((setting.clone(), args::parse(argv, &patch).err()?))
    };
    let blamed = patch.settings.iter().find_map(alone);
    let error = blamed.as_ref().map_or(&error, |(_, error)| error);
    // The option's own reason, without the frame that speaks of a flag.
    let why = error
        .source()
        .map_or_else(|| error.kind().to_string(), ToString::to_string);
    let setting = blamed.as_ref().map(|(setting, _)| setting);
    Err(Box::new(Fault {
        file: path_of(state),
        place: setting.and_then(|setting| Some(setting.values.first()?.place)),
        key: setting.map(|setting| setting.key.name.to_owned()),
        why: Why::Refused(why),
    }))
}

fn path_of(state: &FileState) -> PathBuf {
    match state {
        FileState::Absent(path) | FileState::Read(path) => path.clone(),
        FileState::NoHome => PathBuf::new(),
    }
}

#[cfg(test)]
mod tests;
