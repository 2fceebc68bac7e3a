//! The only way to the service.

use std::pin::Pin;

use super::Watch;
use crate::domain::{ActionList, Answer, Card, ContextId, LoadError, Page, Query};

/// The answer to a [`Query`], of the same kind as the question.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// To [`Query::Entity`].
    Entity(Box<Answer<Card>>),
    /// To [`Query::Records`].
    Records(Box<Answer<Page>>),
    /// To [`Query::Actions`].
    Actions(Box<Answer<ActionList>>),
}

impl Reply {
    /// The card, if it is one.
    #[must_use]
    pub fn entity(self) -> Option<Box<Answer<Card>>> {
        match self {
            Self::Entity(answer) => Some(answer),
            Self::Records(_) | Self::Actions(_) => None,
        }
    }

    /// The actions, if it is they.
    #[must_use]
    pub fn actions(self) -> Option<Box<Answer<ActionList>>> {
        match self {
            Self::Actions(answer) => Some(answer),
            Self::Entity(_) | Self::Records(_) => None,
        }
    }
}

/// A question on its way. Dropping it stops waiting and closes the connection.
pub type Reading<'a> = Pin<Box<dyn Future<Output = Result<Reply, LoadError>> + Send + 'a>>;

/// Reads entities. Every dialect and binding stands behind this; there is no way to write.
pub trait EntityReader: Send + Sync {
    /// Asks one question; `context` is the conversation it belongs to, if there is one already.
    fn ask<'a>(&'a self, query: &'a Query, context: Option<&'a ContextId>) -> Reading<'a>;

    /// The same; `watch` is told how far a task has come that isn't finished at once. Dropping the reading ends the wait, and sends
    /// nothing.
    fn ask_watched<'a>(
        &'a self,
        query: &'a Query,
        context: Option<&'a ContextId>,
        watch: Watch<'a>,
    ) -> Reading<'a> {
        let _ = watch;
        self.ask(query, context)
    }
}
