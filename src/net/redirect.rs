//! Which redirects are followed: 307 and 308 on the same origin, a few times. Everything else is the person's decision.

use url::Url;

use super::origin::is_askable;
use super::redact::{MASK, Secrets};
use crate::text::SafeText;

/// How many redirects of one request are followed.
pub(crate) const REDIRECTS_LIMIT: usize = 5;

/// Where a service leads, and why that isn't followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Redirect {
    /// The HTTP status.
    pub status: u16,
    /// The address, made absolute where it can be, without name and password; cut if it is very long.
    pub to: SafeText,
    /// Why it isn't followed.
    pub why: NotFollowed,
}

/// Why a redirect isn't followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotFollowed {
    /// It leads to another host or port.
    OtherOrigin,
    /// It leads from https to plain http.
    Downgrade,
    /// It leads to something that can't be asked: another scheme, a name or password inside, no address at all.
    NotAskable,
    /// It isn't 307 or 308, so the question would be lost on the way.
    LosesQuestion,
    /// It leads back to where it came from.
    Circle,
    /// One redirect led to the next too often.
    TooMany,
}

/// The most characters shown of an address.
const SHOWN_CHARACTERS: usize = 200;

/// What an answer's head means for a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// It is an answer.
    Answer,
    /// The same request belongs there.
    Follow(Url),
    /// It leads where no request goes by itself.
    Refuse(Box<Redirect>),
}

/// One request's way through redirects.
pub(super) struct Hops {
    visited: Vec<Url>,
}

impl Hops {
    /// Begins at the address that is asked.
    pub(crate) fn begin(at: Url) -> Self {
        Self { visited: vec![at] }
    }

    /// Judges an answer by its status and its header `Location`. The address shown holds none of `secrets`.
    pub(crate) fn step(&mut self, status: u16, location: Option<&[u8]>, secrets: &Secrets) -> Step {
        let (301..=303 | 307 | 308, Some(location)) = (status, location) else {
            return Step::Answer;
        };
        let location = String::from_utf8_lossy(location);
        let Some(at) = self.visited.last() else {
            return Step::Answer;
        };
        let mut to = at.join(&location).ok();
        if let Some(to) = &mut to {
            to.set_fragment(None);
        }
        let why = match &to {
            Some(to) => self.refusal(status, to),
            None => Some(NotFollowed::NotAskable),
        };
        match (to, why) {
            (Some(to), None) => {
                self.visited.push(to.clone());
                Step::Follow(to)
            }
            (to, why) => Step::Refuse(Box::new(Redirect {
                status,
                to: shown(to, &location, secrets),
                why: why.unwrap_or(NotFollowed::NotAskable),
            })),
        }
    }

    fn refusal(&self, status: u16, to: &Url) -> Option<NotFollowed> {
        let from = self.visited.last()?;
        if !is_askable(to) {
            Some(NotFollowed::NotAskable)
        } else if from.scheme() == "https" && to.scheme() == "http" {
            Some(NotFollowed::Downgrade)
        } else if from.origin() != to.origin() {
            Some(NotFollowed::OtherOrigin)
        } else if !matches!(status, 307 | 308) {
            Some(NotFollowed::LosesQuestion)
        } else if self.visited.contains(to) {
            Some(NotFollowed::Circle)
        } else if self.visited.len() > REDIRECTS_LIMIT {
            Some(NotFollowed::TooMany)
        } else {
            None
        }
    }
}

/// An address for people.
fn shown(to: Option<Url>, location: &str, secrets: &Secrets) -> SafeText {
    let text = match to {
        Some(mut to) => {
            if !to.username().is_empty() || to.password().is_some() {
                // Neither can fail where there was one.
                let _ = to.set_password(None);
                let _ = to.set_username(MASK);
            }
            to.to_string()
        }
        None => location.to_owned(),
    };
    let text = secrets.redact(&text);
    let mut cut: String = text.chars().take(SHOWN_CHARACTERS).collect();
    if cut.len() < text.len() {
        cut.push_str("...");
    }
    SafeText::sanitize(&cut)
}

#[cfg(test)]
mod tests;
