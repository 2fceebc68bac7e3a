//! What was said on the command line, in the environment and in the config file. A flag is stronger than its variable, which is
//! stronger than the file, which is stronger than the default.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::value::{number, switch};
use super::{
    ConfigFile, Definition, Fault, FileState, OPTIONS, Setting, Value, Why, default_path, load,
    option,
};
use crate::i18n::{Lang, Texts};
use crate::text::{cut, sanitize_line};

/// Cells that are shown of a variable's value.
const VALUE_CELLS: usize = 40;

/// Where a setting comes from; the later ones are stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Source {
    /// Nobody said anything.
    Default,
    /// The config file.
    File,
    /// The environment.
    Variable,
    /// The command line.
    Flag,
}

/// A variable whose option doesn't take what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RefusedVariable {
    option: &'static Definition,
    value: OsString,
}

/// Everything that was said of options.
#[derive(Debug)]
pub(crate) struct Sources {
    flags: Vec<Setting>,
    variables: Vec<Setting>,
    /// Variables that count as not set, because their options don't take what is in them.
    pub refused: Vec<RefusedVariable>,
    /// What the file says.
    pub file: ConfigFile,
    /// Where the file is, or what makes it unusable: then nothing of it counts.
    pub state: Result<FileState, Box<Fault>>,
}

impl Sources {
    /// Puts flags, the variables that `variable` gives and the config file that these name beside each other. `command` has options
    /// of its own.
    #[must_use]
    pub(crate) fn read(
        flags: Vec<Setting>,
        command: Option<&str>,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Self {
        let mut sources = Self {
            flags,
            variables: Vec::new(),
            refused: Vec::new(),
            file: ConfigFile::default(),
            state: Ok(FileState::NoHome),
        };
        for option in OPTIONS.iter().filter(|option| option.variable) {
            let Some(value) = variable(&option.variable()).filter(|value| !value.is_empty()) else {
                continue;
            };
            match option.kind.values(&value) {
                Some(values) => sources.variables.push(Setting { option, values }),
                // One whose flag was typed is in nobody's way.
                None if said(&sources.flags, option.name).is_some() => {}
                None if option.command.is_some_and(|owner| Some(owner) != command) => {}
                None => sources.refused.push(RefusedVariable { option, value }),
            }
        }
        match load(sources.path("config").as_deref(), default_path()) {
            Ok((state, file)) => (sources.state, sources.file) = (Ok(state), file),
            Err(fault) => sources.state = Err(fault),
        }
        sources
    }

    /// Flags and a file without any variable.
    #[cfg(test)]
    pub(crate) fn for_test(flags: Vec<Setting>, file: ConfigFile) -> Self {
        Self {
            flags,
            variables: Vec::new(),
            refused: Vec::new(),
            file,
            state: Ok(FileState::Read(PathBuf::from("/home/me/c.toml"))),
        }
    }

    /// Where an option has its value from, and what was said there word for word, its secrets too.
    fn strongest(&self, name: &str) -> (Source, &[Value]) {
        let file = &self.file.patch.settings;
        [
            (Source::Flag, &self.flags),
            (Source::Variable, &self.variables),
            (Source::File, file),
        ]
        .into_iter()
        .find_map(|(source, settings)| Some((source, said(settings, name)?)))
        .unwrap_or((Source::Default, &[]))
    }

    /// Where an option has its value from.
    #[must_use]
    pub(crate) fn source(&self, name: &str) -> Source {
        self.strongest(name).0
    }

    /// The values in force; the default's if nobody said any.
    #[must_use]
    pub(crate) fn values(&self, name: &str) -> Vec<String> {
        let (source, values) = self.strongest(name);
        if source == Source::Default {
            let default = option(name).map_or("", |option| option.default);
            return Some(default.to_owned())
                .filter(|text| !text.is_empty())
                .into_iter()
                .collect();
        }
        let text = |value: &Value| value.text.to_string_lossy().into_owned();
        values.iter().map(text).collect()
    }

    /// The text in force; `None` where nobody said one and there is no default.
    #[must_use]
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        self.values(name).into_iter().next()
    }

    /// The file that is named.
    #[must_use]
    pub(crate) fn path(&self, name: &str) -> Option<PathBuf> {
        Some(PathBuf::from(&self.strongest(name).1.first()?.text))
    }

    /// The word in force as what it stands for; its option takes no other.
    pub(crate) fn word<T: Default>(
        &self,
        name: &str,
        meaning: impl FnOnce(&str) -> Option<T>,
    ) -> T {
        self.read_as(name, meaning).unwrap_or_default()
    }

    /// The text in force as what it stands for.
    pub(crate) fn read_as<T>(
        &self,
        name: &str,
        meaning: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        self.text(name).and_then(|text| meaning(&text))
    }

    /// The number in force.
    #[must_use]
    pub(crate) fn number(&self, name: &str) -> u32 {
        self.text(name)
            .and_then(|text| number(&text))
            .unwrap_or_default()
    }

    /// Whether a switch is on.
    #[must_use]
    pub(crate) fn is_on(&self, name: &str) -> bool {
        self.text(name)
            .and_then(|text| switch(&text))
            .unwrap_or_default()
    }

    /// What is wrong with a setting, for a `sentence` that names it as a flag: it is named as the person wrote it, in a file with its
    /// place. `item` counts the values of a list.
    #[must_use]
    pub(crate) fn blame(&self, name: &str, item: usize, sentence: &str, lang: Lang) -> String {
        let (source, values) = self.strongest(name);
        let Some(option) = option(name) else {
            return sentence.to_owned();
        };
        match source {
            Source::Flag | Source::Default => sentence.to_owned(),
            Source::Variable => sentence.replacen(&option.flag(), &option.variable(), 1),
            Source::File => {
                let rest = sentence.strip_prefix(&option.flag()).unwrap_or(sentence);
                let rest = rest.trim_start_matches([':', '：', ' ']);
                let fault = Fault {
                    file: self.file_path().to_owned(),
                    place: values.get(item).and_then(|value| value.place),
                    key: Some(name.to_owned()),
                    why: Why::Refused(rest.to_owned()),
                };
                fault.words(lang)
            }
        }
    }

    /// Where somebody finds what an option may be.
    #[must_use]
    pub(crate) fn hint(&self, name: &str, texts: &Texts) -> &'static str {
        match self.source(name) {
            Source::File => texts.config.hint,
            _ => texts.cli.usage_hint,
        }
    }

    fn file_path(&self) -> &Path {
        match &self.state {
            Ok(FileState::Absent(path) | FileState::Read(path)) => path,
            Ok(FileState::NoHome) => Path::new(""),
            Err(fault) => &fault.file,
        }
    }
}

fn said<'s>(settings: &'s [Setting], name: &str) -> Option<&'s [Value]> {
    let setting = settings.iter().find(|setting| setting.option.name == name);
    setting.map(|setting| setting.values.as_slice())
}

impl RefusedVariable {
    /// Its name, its value unless that may be a secret, and what it has to be.
    #[must_use]
    pub(crate) fn words(&self, lang: Lang) -> String {
        let (texts, name) = (lang.texts(), self.option.variable());
        let Some(value) = self.value.to_str() else {
            return format!(
                "{name}{}{}",
                texts.common.colon, texts.cli.variable_not_utf8
            );
        };
        let wanted = self.option.kind.variable_words(texts);
        let value = sanitize_line(self.option.redacted(value).as_ref()).into_owned();
        let value = cut(&value, VALUE_CELLS, "~");
        format!("{name} {value}{}{wanted}", texts.common.colon)
    }
}
