//! Why a command ends without its answer: the sentence, the exit code and the JSON form.

use crate::config::Sources;
use crate::domain::{LoadError, Lookalike};
use crate::i18n::{Lang, Texts};
use crate::text::sanitize_line;

use super::json_out;

/// A command's failure, in words fit for a terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Failure {
    kind: &'static str,
    code: u8,
    message: String,
    /// A further line of its own, such as the service's words.
    quotation: Option<String>,
    hint: Option<String>,
}

impl Failure {
    /// The command line or a setting is wrong: exit code 2.
    pub(crate) fn usage(message: &str, hint: Option<&str>) -> Self {
        Self::of("usage", 2, message, hint)
    }

    /// The `item`-th value of a setting is wrong, as a `sentence` says that names it as a flag: exit code 2.
    pub(crate) fn of_setting(
        sources: &Sources,
        name: &str,
        item: usize,
        sentence: &str,
        lang: Lang,
    ) -> Self {
        let hint = sources.hint(name, lang.texts());
        Self::usage(&sources.blame(name, item, sentence, lang), Some(hint))
    }

    /// The link's host is no known code host, and `letters` may deceive about it: exit code 2.
    pub(crate) fn host(host: &str, letters: Option<&Lookalike>, texts: &Texts) -> Self {
        let mut sentence = (texts.cli.host_unknown)(host);
        if let Some(kind) = letters {
            sentence = format!(
                "{sentence}{}{}",
                texts.common.colon,
                (texts.links.host_lookalike)(kind)
            );
        }
        Self::of(
            "host",
            2,
            &sentence,
            Some(&(texts.cli.host_unknown_hint)(host)),
        )
    }

    /// Something on this machine: exit code 1.
    pub(crate) fn local(message: &str) -> Self {
        Self::of("failed", 1, message, None)
    }

    /// The service gave no answer.
    pub(crate) fn of_answer(error: &LoadError, texts: &Texts) -> Self {
        Self::of_later_page(error, texts, "")
    }

    /// The same with our own words before the sentence.
    pub(crate) fn of_later_page(error: &LoadError, texts: &Texts, before: &str) -> Self {
        let wait = error.retry_after.filter(|after| !after.delay.is_zero());
        let wait = wait.map(|after| (texts.cli.retry_after)(after.delay.as_secs()));
        let sentence = format!(
            "{before}{}{}",
            (texts.errors.error)(&error.kind),
            wait.unwrap_or_default()
        );
        // These kinds quote the system, not the service.
        let is_ours = error.quotes_this_machine();
        let (message, quotation) = match texts.their_words(error) {
            Some(said) if is_ours => (format!("{sentence}{}{said}", texts.common.colon), None),
            said => (sentence, said),
        };
        let mut failure = Self::of(
            error.kind_name(),
            error.exit_code(),
            &message,
            Some((texts.errors.hint)(&error.kind)),
        );
        failure.quotation = quotation;
        failure
    }

    fn of(kind: &'static str, code: u8, message: &str, hint: Option<&str>) -> Self {
        // Each is one line: a line break that was typed or sent makes no further one.
        let safe = |text: &str| sanitize_line(text).into_owned();
        Self {
            kind,
            code,
            message: safe(message),
            quotation: None,
            hint: hint.map(safe),
        }
    }

    /// The exit code (docs/rules.md#exit-codes).
    pub(crate) const fn code(&self) -> u8 {
        self.code
    }

    /// The sentence alone.
    pub(crate) fn sentence(&self) -> &str {
        &self.message
    }

    /// Says it in the log.
    pub(crate) fn log(&self) {
        let (kind, code) = (self.kind, self.code);
        let message = self.message.as_str();
        let quotation = self.quotation.as_deref().unwrap_or_default();
        tracing::error!(kind, code, message, quotation, "failed");
    }

    /// The lines for a person, the last one ended.
    pub(crate) fn text(&self) -> String {
        let mut text = format!("qrscope: {}\n", self.message);
        for line in [&self.quotation, &self.hint].into_iter().flatten() {
            text.push_str(line);
            text.push('\n');
        }
        text
    }

    /// The object for a program, on one line.
    pub(crate) fn json(&self) -> String {
        let message = match &self.quotation {
            Some(quotation) => format!("{}\n{quotation}", self.message),
            None => self.message.clone(),
        };
        format!(
            "{{\"schema_version\":1,\"error\":{{\"kind\":\"{}\",\"message\":{},\"hint\":{}}}}}\n",
            self.kind,
            json_out::string(&message),
            json_out::optional(self.hint.as_deref()),
        )
    }
}
