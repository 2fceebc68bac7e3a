//! What was found, as text for a ticket and as JSON.

use crate::cli::json_out;
use crate::config::option;
use crate::i18n::{DoctorTexts, Lang, Texts};
use crate::text::{cells, pad, sanitize_line};

/// The parts of the report, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Section {
    Terminal,
    Time,
    Service,
    Proxy,
    Tls,
    Clipboard,
    Config,
    Log,
}

impl Section {
    /// Its name in JSON, and its heading.
    const fn names(self, words: &DoctorTexts) -> (&'static str, &'static str) {
        match self {
            Self::Terminal => ("terminal", words.section_terminal),
            Self::Time => ("time", words.section_time),
            Self::Service => ("service", words.section_service),
            Self::Proxy => ("proxy", words.section_proxy),
            Self::Tls => ("tls", words.section_tls),
            Self::Clipboard => ("clipboard", words.section_clipboard),
            Self::Config => ("config", words.section_config),
            Self::Log => ("log", words.section_log),
        }
    }
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Finding {
    pub section: Section,
    /// Its name in JSON.
    pub name: &'static str,
    /// Its name for people.
    pub label: String,
    /// What was found, in words.
    pub value: String,
    /// False if something may be wrong.
    pub fine: bool,
    /// A line of the config file that would help.
    pub line: Option<String>,
}

impl Finding {
    /// The same as something that may be wrong.
    pub(crate) fn off(&mut self) -> &mut Self {
        self.fine = false;
        self
    }

    /// The same with what is wrong about it.
    pub(crate) fn wrong(&mut self, why: &str) -> &mut Self {
        self.value = format!("{}  {why}", self.value);
        self.off()
    }

    /// With a line of the config file that would help, if there is such a key.
    pub(crate) fn helped_by(&mut self, name: &str, value: &str) -> &mut Self {
        self.line = option(name).map(|option| format!("{} = {value}", option.name));
        self
    }
}

/// The report as text; what is from outside is made safe here.
pub(super) fn text(head: &str, findings: &[Finding], texts: &Texts) -> String {
    let words = &texts.doctor;
    let widest = findings.iter().map(|finding| cells(&finding.label)).max();
    let widest = widest.unwrap_or_default();
    let mut text = format!("{head}\n{}\n", words.note);
    let mut last = None;
    for finding in findings {
        if last != Some(finding.section) {
            text.push_str(&format!("\n{}\n", finding.section.names(words).1));
            last = Some(finding.section);
        }
        let mark = if finding.fine { ' ' } else { '!' };
        let label = pad(&sanitize_line(&finding.label), widest);
        let value = sanitize_line(&finding.value);
        text.push_str(format!("{mark} {label}  {value}").trim_end());
        text.push('\n');
        if let Some(line) = &finding.line {
            let line = sanitize_line(line);
            let indent = " ".repeat(widest + 4);
            text.push_str(&format!(
                "{indent}{}{}{line}\n",
                words.would_help, texts.common.colon
            ));
        }
    }
    text
}

/// The report as one JSON object on one line.
pub(super) fn json(version: &str, platform: &str, findings: &[Finding]) -> String {
    let one = |finding: &Finding| {
        format!(
            "{{\"section\":\"{}\",\"name\":\"{}\",\"value\":{},\"fine\":{},\"config_line\":{}}}",
            finding.section.names(&Lang::En.texts().doctor).0,
            finding.name,
            json_out::string(&finding.value),
            finding.fine,
            json_out::optional(finding.line.as_deref()),
        )
    };
    let findings: Vec<String> = findings.iter().map(one).collect();
    format!(
        "{{\"schema_version\":1,\"version\":{},\"platform\":{},\"findings\":[{}]}}\n",
        json_out::string(version),
        json_out::string(platform),
        findings.join(","),
    )
}
