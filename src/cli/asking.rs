//! Whom a command asks.

use jiff::Timestamp;

use super::failure::Failure;
use super::json_out::Head;
use super::settings::Settings;
use super::writer::note;
use crate::client::{HttpReader, Reply};
use crate::domain::{Answer, CodeLink, ErrorKind, LoadError, Mismatch, Skill};

/// Whom a command asks, and how it was told to.
pub(super) struct Asking<'a> {
    pub settings: &'a Settings,
    pub reader: &'a HttpReader,
}

impl Asking<'_> {
    /// The answer in a reply, taken out by `of`; notes that it wasn't in the artifact where it belongs.
    ///
    /// # Errors
    /// When there is none, or one of another kind.
    pub fn answer<T>(
        &self,
        reply: Result<Reply, LoadError>,
        of: impl FnOnce(Reply) -> Option<Box<Answer<T>>>,
    ) -> Result<Box<Answer<T>>, Failure> {
        let texts = self.settings.texts();
        let other_shape = || LoadError::of(ErrorKind::Malformed(Mismatch::OtherShape));
        let answer = reply
            .and_then(|reply| of(reply).ok_or_else(other_shape))
            .map_err(|error| Failure::of_answer(&error, texts))?;
        if let Some(name) = &answer.other_artifact {
            note(&(texts.other_artifact)(&name.one_line()));
        }
        Ok(answer)
    }

    /// What an answer's JSON begins with. `--fixed-time` stands in place of the moment of the answer.
    pub fn head<'h>(
        &'h self,
        skill: Skill,
        link: Option<&'h CodeLink>,
        fetched_at: Timestamp,
    ) -> Head<'h> {
        Head {
            skill,
            link: link.map(CodeLink::as_str),
            endpoint: self.reader.endpoint().as_str(),
            dialect: self.reader.dialect().map(|dialect| dialect.version),
            fetched_at: self.settings.fixed_time.unwrap_or(fetched_at),
        }
    }
}
