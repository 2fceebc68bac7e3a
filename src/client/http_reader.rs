//! The service over HTTP, in whatever dialect it speaks.

mod tasks;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use jiff::Timestamp;
use url::Url;

use super::asking::ask;
use super::decode::decode;
use super::finding::card_address;
use super::known::Known;
use super::listener::Listener;
use super::lock::lock;
use super::progress::{Pace, Watch, unwatched};
use super::reading_card::read_card;
use super::traffic::TrafficLog;
use super::wire::Wire;
use super::{Endpoint, EntityReader, Manners, Reading, Reply};
use crate::a2a::{
    AGENT_CARD_PATH, AgentCard, Call, Content, Dialect, METHOD_NOT_FOUND, OLD_AGENT_CARD_PATH,
    OwnTask, PARSE_ERROR, SendResult, TaskQuestion, TaskSighting, UserMessage,
    VERSION_NOT_SUPPORTED, read_agent_card, read_send,
};
use crate::domain::{Attempt, ContextId, ErrorKind, LoadError, Mismatch, Query, RetryPause, Skill};
use crate::text::SafeText;

/// Asks one endpoint.
pub struct HttpReader {
    wire: Wire,
    known: Known,
    pace: Pace,
    /// Tasks of ours that hadn't ended when last heard of, by their ids.
    running: Mutex<HashMap<String, OwnTask>>,
    sightings: Listener<TaskSighting>,
}

impl HttpReader {
    /// A reader for `endpoint`; the HTTP client is built when first needed, or by [`HttpReader::prepare`].
    #[must_use]
    pub fn new(endpoint: Endpoint, manners: Manners) -> Self {
        Self {
            known: Known::nothing(manners.forced, manners.allowed.clone()),
            pace: manners.pace,
            wire: Wire::new(endpoint, manners),
            running: Mutex::default(),
            sightings: Listener::default(),
        }
    }

    /// The address that was given.
    pub const fn endpoint(&self) -> &Endpoint {
        &self.wire.endpoint
    }

    /// What the endpoint speaks; `None` before the first answer.
    #[must_use]
    pub fn dialect(&self) -> Option<Dialect> {
        self.known.route().map(|route| route.dialect)
    }

    /// What went over the wire.
    #[must_use]
    pub fn traffic(&self) -> Arc<TrafficLog> {
        Arc::clone(&self.wire.traffic)
    }

    /// Calls `listener` whenever something is seen of a task of ours, in place of an earlier listener. It is called on the threads
    /// that ask, so it should only pass the sighting on.
    pub fn listen_to_tasks(&self, listener: impl Fn(TaskSighting) + Send + Sync + 'static) {
        self.sightings.listen(listener);
    }

    /// Calls `listener` whenever a question begins to wait before it is sent (again), in place of an earlier listener. It is called on
    /// the threads that ask.
    pub fn listen_to_pauses(&self, listener: impl Fn(RetryPause) + Send + Sync + 'static) {
        self.wire.pauses.listen(listener);
    }

    /// Builds the HTTP client, so that the first question finds it ready.
    ///
    /// # Errors
    /// When TLS can't be set up.
    pub async fn prepare(&self) -> Result<(), LoadError> {
        self.wire.ways.to(self.endpoint().url()).await.map(|_| ())
    }

    /// Asks with a text (the service's own fallback): the service takes the first link in it and answers what get_entity answers.
    pub fn ask_text<'a>(&'a self, text: &'a str, watch: Watch<'a>) -> Reading<'a> {
        Box::pin(async move {
            let content = Content::Text(text.to_owned());
            self.send(content, Skill::GetEntity, None, watch).await
        })
    }

    /// Reads the agent card at the endpoint's origin, and says where it was.
    ///
    /// # Errors
    /// [`ErrorKind::NoDialect`] with what was tried if there is none; else why there is no answer.
    pub async fn agent_card(&self) -> Result<(AgentCard, Url), LoadError> {
        let mut tried = Vec::new();
        for path in [AGENT_CARD_PATH, OLD_AGENT_CARD_PATH] {
            let url = card_address(self.endpoint().url(), path);
            let trying = self.wire.pauses.patiently(&unwatched);
            match read_card(&self.wire, url.clone(), trying).await? {
                Ok(card) => return Ok((card, url)),
                Err(end) => tried.push(Attempt {
                    dialect: None,
                    at: SafeText::sanitize(url.as_str()),
                    end,
                }),
            }
        }
        Err(LoadError::of(ErrorKind::NoDialect(tried)))
    }

    /// Asks for the agent card where the current protocol has it, once: the HTTP status, and the card's name if it is one. Any answer
    /// is one, as this is only about whether there is an answer.
    ///
    /// # Errors
    /// When nothing came.
    pub async fn probe(&self) -> Result<(u16, Option<SafeText>), LoadError> {
        let url = card_address(self.endpoint().url(), AGENT_CARD_PATH);
        let received = self.wire.card_once(url).await?;
        let card = read_agent_card(received.status, &received.body).ok();
        let name = card.map(|card| SafeText::sanitize(card.name.as_deref().unwrap_or_default()));
        Ok((received.status, name))
    }

    async fn send(
        &self,
        content: Content,
        skill: Skill,
        context: Option<&ContextId>,
        watch: Watch<'_>,
    ) -> Result<Reply, LoadError> {
        let asked = TaskQuestion {
            skill,
            link: match &content {
                Content::Query(query) => Some(query.link().clone()),
                Content::Text(_) => None,
            },
            at: Timestamp::now(),
        };
        let call = Call::SendMessage(UserMessage {
            content,
            context: context.cloned(),
        });
        let trying = self.wire.pauses.patiently(watch);
        let result = ask(&self.wire, &self.known, &call, read_send, trying).await?;
        let own = OwnTask::answered(&result);
        if let SendResult::Task(task) = &result {
            self.saw(Some(asked.clone()), task);
        }
        let result = match (result, own) {
            (SendResult::Task(task), Some(own)) => {
                lock(&self.running).insert(own.id().to_owned(), own);
                self.finished(*task, Some(asked), watch).await?
            }
            (result, _) => result,
        };
        self.decoded(result, skill).await
    }

    async fn decoded(&self, result: SendResult, skill: Skill) -> Result<Reply, LoadError> {
        tokio::task::spawn_blocking(move || decode(result, skill, Timestamp::now()))
            .await
            .unwrap_or_else(|error| {
                let kind = ErrorKind::Malformed(Mismatch::NotJson);
                Err(LoadError::quoting(kind, &error.to_string()))
            })
            .map_err(|error| self.wire.masked_error(error))
    }
}

impl EntityReader for HttpReader {
    fn ask<'a>(&'a self, query: &'a Query, context: Option<&'a ContextId>) -> Reading<'a> {
        self.ask_watched(query, context, &unwatched)
    }

    fn ask_watched<'a>(
        &'a self,
        query: &'a Query,
        context: Option<&'a ContextId>,
        watch: Watch<'a>,
    ) -> Reading<'a> {
        Box::pin(async move {
            let send = |context| {
                let content = Content::Query(query.clone());
                self.send(content, query.skill(), context, watch)
            };
            match send(context).await {
                // A context the server doesn't take any more must not cost the answer (docs/rules.md#context).
                Err(LoadError {
                    kind: ErrorKind::Rpc(code),
                    ..
                }) if context.is_some() && may_be_about_the_context(code) => send(None).await,
                other => other,
            }
        })
    }
}

const fn may_be_about_the_context(code: i64) -> bool {
    !matches!(code, PARSE_ERROR | METHOD_NOT_FOUND | VERSION_NOT_SUPPORTED)
}
