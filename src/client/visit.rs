//! The questions about one code, as one conversation.

use std::sync::Mutex;

use super::decode::Answered;
use super::progress::{Watch, unwatched};
use super::session::Session;
use crate::domain::{
    ActionList, Answer, Card, CodeLink, ContextId, Conversation, LoadError, Page, PageToken, Query,
};
use crate::net::lock;

/// A code that is asked about, each question as often as wanted. What is asked together shares the pauses of the service.
pub(crate) struct Visit<'a> {
    session: &'a Session,
    link: CodeLink,
    conversation: Mutex<Conversation>,
    watch: Watch<'a>,
}

impl Session {
    /// The questions about one code.
    #[must_use]
    pub(crate) fn visit(&self, link: CodeLink) -> Visit<'_> {
        Visit {
            session: self,
            link,
            conversation: Mutex::default(),
            watch: &unwatched,
        }
    }
}

impl<'a> Visit<'a> {
    /// The same visit, in a conversation that began before.
    #[must_use]
    pub(crate) fn continuing(self, context: Option<ContextId>) -> Self {
        Self {
            conversation: Mutex::new(Conversation::continuing(context)),
            ..self
        }
    }

    /// The same visit, while `watch` is told what becomes of its questions.
    #[must_use]
    pub(crate) fn watched(self, watch: Watch<'a>) -> Self {
        Self { watch, ..self }
    }

    /// The code asked about.
    #[must_use]
    pub(crate) const fn link(&self) -> &CodeLink {
        &self.link
    }

    /// What is it?
    ///
    /// # Errors
    /// Why there is no answer.
    pub(crate) async fn entity(&self) -> Result<Answer<Card>, LoadError> {
        let link = self.link.clone();
        self.ask(Query::Entity { link }).await
    }

    /// What happened to it? One page of at most `size` records, the newest without a `token`.
    ///
    /// # Errors
    /// Why there is no answer.
    pub(crate) async fn records(
        &self,
        size: u16,
        token: Option<PageToken>,
    ) -> Result<Answer<Page>, LoadError> {
        let link = self.link.clone();
        self.ask(Query::Records { link, size, token }).await
    }

    /// What can be done?
    ///
    /// # Errors
    /// Why there is no answer.
    pub(crate) async fn actions(&self) -> Result<Answer<ActionList>, LoadError> {
        let link = self.link.clone();
        self.ask(Query::Actions { link }).await
    }

    async fn ask<T: Answered>(&self, query: Query) -> Result<Answer<T>, LoadError> {
        let context = lock(&self.conversation).context_for(T::SKILL).cloned();
        let asked = self.session.ask(query, context.as_ref(), self.watch);
        let answer = asked.await?;
        lock(&self.conversation).answered(T::SKILL, &answer.task);
        Ok(answer)
    }
}
