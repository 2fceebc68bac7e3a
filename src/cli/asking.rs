//! Whom a command asks.

use std::sync::Arc;

use jiff::Timestamp;

use super::failure::Failure;
use super::json_out::Head;
use super::settings::Settings;
use super::writer::note;
use crate::client::Session;
use crate::demo::DemoService;
use crate::domain::{Answer, CodeLink, LoadError, Skill};

/// Whom a command asks, and how it was told to.
pub(super) struct Asking<'a> {
    pub settings: &'a Settings,
    pub session: Arc<Session>,
    /// The demo's service, which ends with its value.
    pub(super) _demo: Option<DemoService>,
}

impl Asking<'_> {
    /// The answer, if there is one; notes that it wasn't in the artifact where it belongs.
    ///
    /// # Errors
    /// When there is none.
    pub(crate) fn answer<T>(
        &self,
        answer: Result<Answer<T>, LoadError>,
    ) -> Result<Answer<T>, Failure> {
        let texts = self.settings.texts();
        let answer = answer.map_err(|error| Failure::of_answer(&error, texts))?;
        if let Some(name) = &answer.other_artifact {
            note(&(texts.card.other_artifact)(&name.one_line()));
        }
        Ok(answer)
    }

    /// What an answer's JSON begins with. `--fixed-time` stands in place of the moment of the answer.
    pub(crate) fn head<'h>(
        &'h self,
        skill: Skill,
        link: Option<&'h CodeLink>,
        fetched_at: Timestamp,
    ) -> Head<'h> {
        Head {
            skill,
            link: link.map(CodeLink::as_str),
            endpoint: self.session.endpoint().shown(),
            dialect: self.session.dialect().map(|dialect| dialect.version),
            fetched_at: self.settings.fixed_time.unwrap_or(fetched_at),
        }
    }
}
