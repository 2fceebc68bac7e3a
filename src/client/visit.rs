//! The questions about one code, as one conversation.

use std::sync::Mutex;

use super::progress::unwatched;
use super::session::Session;
use crate::domain::{
    ActionList, Answer, Card, CodeLink, ContextId, Conversation, LoadError, Page, PageToken, Skill,
};
use crate::net::lock;

/// A code that is asked about, each question as often as wanted. What is asked together shares the pauses of the service.
pub struct Visit<'a> {
    session: &'a Session,
    link: &'a CodeLink,
    conversation: Mutex<Conversation>,
}

impl<'a> Visit<'a> {
    pub(super) fn new(session: &'a Session, link: &'a CodeLink) -> Self {
        Self {
            session,
            link,
            conversation: Mutex::default(),
        }
    }

    /// The code asked about.
    #[must_use]
    pub const fn link(&self) -> &'a CodeLink {
        self.link
    }

    /// What is it?
    ///
    /// # Errors
    /// Why there is no answer.
    pub async fn entity(&self) -> Result<Answer<Card>, LoadError> {
        let context = self.context(Skill::GetEntity);
        let asked = self
            .session
            .entity(self.link.clone(), context.as_ref(), &unwatched);
        self.heard(Skill::GetEntity, asked.await)
    }

    /// What happened to it? One page of at most `size` records, the newest without a `token`.
    ///
    /// # Errors
    /// Why there is no answer.
    pub async fn records(
        &self,
        size: u16,
        token: Option<PageToken>,
    ) -> Result<Answer<Page>, LoadError> {
        let (link, context) = (self.link.clone(), self.context(Skill::GetRecords));
        let asked = self
            .session
            .records(link, size, token, context.as_ref(), &unwatched);
        self.heard(Skill::GetRecords, asked.await)
    }

    /// What can be done?
    ///
    /// # Errors
    /// Why there is no answer.
    pub async fn actions(&self) -> Result<Answer<ActionList>, LoadError> {
        let context = self.context(Skill::ListActions);
        let asked = self
            .session
            .actions(self.link.clone(), context.as_ref(), &unwatched);
        self.heard(Skill::ListActions, asked.await)
    }

    fn context(&self, skill: Skill) -> Option<ContextId> {
        lock(&self.conversation).context_for(skill).cloned()
    }

    fn heard<T>(
        &self,
        skill: Skill,
        answer: Result<Answer<T>, LoadError>,
    ) -> Result<Answer<T>, LoadError> {
        if let Ok(answer) = &answer {
            lock(&self.conversation).answered(skill, &answer.task);
        }
        answer
    }
}
