//! The report while it is made: what is looked at, and what was found so far.

use super::finding::{Finding, Section};
use super::machine::Machine;
use crate::config::{Source, Sources, option};
use crate::i18n::{DoctorTexts, Lang};

/// The report while it is made.
pub(super) struct Report<'a> {
    pub machine: &'a Machine<'a>,
    pub sources: &'a Sources,
    pub lang: Lang,
    pub findings: Vec<Finding>,
}

impl<'a> Report<'a> {
    /// An empty one.
    pub(crate) const fn new(machine: &'a Machine<'a>, sources: &'a Sources, lang: Lang) -> Self {
        Self {
            machine,
            sources,
            lang,
            findings: Vec::new(),
        }
    }

    pub(crate) const fn texts(&self) -> &'static DoctorTexts {
        &self.lang.texts().doctor
    }

    /// A variable of the environment that is set and not empty.
    pub(crate) fn variable(&self, name: &str) -> Option<String> {
        (self.machine.variable)(name)
    }

    /// Adds something that is as it should be, or at least no worse.
    pub(crate) fn say(
        &mut self,
        section: Section,
        name: &'static str,
        label: &str,
        value: impl Into<String>,
    ) -> &mut Finding {
        self.findings.push(Finding {
            section,
            name,
            label: label.to_owned(),
            value: value.into(),
            fine: true,
            line: None,
        });
        let last = self.findings.len() - 1;
        &mut self.findings[last]
    }

    /// What is in force of an option, in one line without secrets.
    pub(crate) fn shown(&self, name: &str) -> String {
        option(name).map_or_else(String::new, |option| self.sources.shown(option))
    }

    /// Where an option has its value from, in words.
    pub(crate) fn source(&self, name: &str) -> &'static str {
        let texts = self.texts();
        match self.sources.source(name) {
            Source::Default => texts.origin_default,
            Source::File => texts.origin_file,
            Source::Variable => texts.origin_variable,
            Source::Flag => texts.origin_flag,
        }
    }

    /// Words with where the option has its value from.
    pub(crate) fn sourced(&self, words: &str, name: &str) -> String {
        format!("{words}  ({})", self.source(name))
    }
}
