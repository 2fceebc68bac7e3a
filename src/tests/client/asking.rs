//! Asking from a test: a reader on one shared runtime, and the questions.

use qrscope::{
    a2a::{Binding, Forced, SendResult, Version},
    client::{self, ClientOptions, Endpoint, Pace, Session, Watch, unwatched},
    domain::{
        ActionList, Answer, Card, CodeHosts, CodeLink, ContextId, LoadError, Page, PageToken,
        Query, Skill, find_links,
    },
    net::{HttpOptions, RetryPolicy, TimeLimits},
};
use std::{
    sync::{Arc, LazyLock},
    time::Duration,
};
use tokio::{runtime::Runtime, task::JoinHandle};

/// Runs the readers; the tests' own threads may block meanwhile.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
});

/// Limits that no test reaches unless something is broken.
pub const LONG: TimeLimits = TimeLimits {
    connect: Duration::from_secs(60),
    first_byte: Duration::from_secs(60),
    whole: Duration::from_secs(120),
};

/// ClientOptions without pauses worth waiting for.
pub fn quick() -> ClientOptions {
    ClientOptions {
        pace: Pace {
            first_pause: Duration::from_millis(1),
            ..Pace::default()
        },
        ..impatient(LONG)
    }
}

/// ClientOptions with pauses before another try that no test has to wait for.
pub fn impatient(limits: TimeLimits) -> ClientOptions {
    ClientOptions {
        http: HttpOptions {
            retry: RetryPolicy {
                first_pause: Duration::from_millis(1),
                ..RetryPolicy::default()
            },
            ..HttpOptions::with_limits(limits)
        },
        ..ClientOptions::with_limits(limits)
    }
}

pub use super::super::support::DEMO;

/// A reader under test.
#[derive(Clone)]
pub struct Asker(Arc<Session>);

/// A question that was sent off.
pub struct Sent(JoinHandle<Result<Reply, LoadError>>);

impl Asker {
    pub fn new(endpoint: &str) -> Self {
        Self::with_limits(endpoint, LONG)
    }

    pub fn with_limits(endpoint: &str, limits: TimeLimits) -> Self {
        Self::with_options(endpoint, impatient(limits))
    }

    /// A reader that finds nothing out: it speaks A2A 0.3 over JSON-RPC, whatever is answered.
    pub fn direct(endpoint: &str) -> Self {
        let options = ClientOptions {
            forced: Forced {
                version: Some(Version::V03),
                binding: Some(Binding::JsonRpc),
            },
            ..impatient(LONG)
        };
        Self::with_options(endpoint, options)
    }

    pub fn with_options(endpoint: &str, options: ClientOptions) -> Self {
        let endpoint = Endpoint::parse(endpoint, &options.allowed).unwrap();
        Self(Arc::new(Session::over_http(endpoint, options)))
    }

    /// The session itself, for what isn't a question.
    pub fn session(&self) -> &Arc<Session> {
        &self.0
    }

    /// Does something with the reader and waits for the outcome.
    pub fn run<T: Send + 'static>(&self, work: impl Future<Output = T> + Send + 'static) -> T {
        RUNTIME.block_on(async { RUNTIME.spawn(work).await.unwrap() })
    }

    /// Asks and waits for the answer.
    pub fn ask(&self, query: Query) -> Result<Reply, LoadError> {
        self.send(query, None).wait()
    }

    /// Asks in a conversation and waits for the answer.
    pub fn ask_in(&self, query: Query, context: &str) -> Result<Reply, LoadError> {
        self.send(query, Some(ContextId(context.to_owned()))).wait()
    }

    /// Asks without waiting.
    pub fn send(&self, query: Query, context: Option<ContextId>) -> Sent {
        let session = Arc::clone(&self.0);
        Sent(RUNTIME.spawn(async move { ask_session(&session, &query, context.as_ref()).await }))
    }
}

impl Sent {
    /// Waits for the answer; a panic on the way fails the test.
    pub fn wait(self) -> Result<Reply, LoadError> {
        RUNTIME.block_on(self.0).unwrap()
    }

    /// Stops waiting, as a person does with Esc.
    pub fn give_up(self) {
        self.0.abort();
    }
}

/// A code's link.
pub fn link(text: &str) -> CodeLink {
    find_links(text, &CodeHosts::default())
        .unwrap()
        .remove(0)
        .link
}

/// The question for the entity card of `code`.
pub fn entity(code: &str) -> Query {
    Query::Entity { link: link(code) }
}

/// The question for the actions of `code`.
pub fn actions(code: &str) -> Query {
    Query::Actions { link: link(code) }
}

/// The question for a page of the ledger of `code`.
pub fn records(code: &str, size: u16, token: Option<&PageToken>) -> Query {
    Query::Records {
        link: link(code),
        size,
        token: token.cloned(),
    }
}

/// The first question of a skill.
pub fn first(skill: Skill, code: &str) -> Query {
    match skill {
        Skill::GetEntity => entity(code),
        Skill::GetRecords => records(code, 50, None),
        Skill::ListActions => actions(code),
    }
}

/// An answer of the same kind as the question.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    Entity(Box<Answer<Card>>),
    Records(Box<Answer<Page>>),
    Actions(Box<Answer<ActionList>>),
}

/// Reads the answer to a question of `skill`.
pub fn decode(result: SendResult, skill: Skill, now: jiff::Timestamp) -> Result<Reply, LoadError> {
    match skill {
        Skill::GetEntity => client::decode(result, now).map(Box::new).map(Reply::Entity),
        Skill::GetRecords => client::decode(result, now)
            .map(Box::new)
            .map(Reply::Records),
        Skill::ListActions => client::decode(result, now)
            .map(Box::new)
            .map(Reply::Actions),
    }
}

/// Asks any question.
pub async fn ask_session(
    session: &Session,
    query: &Query,
    context: Option<&ContextId>,
) -> Result<Reply, LoadError> {
    ask_watched(session, query, context, &unwatched).await
}

/// The same, watched.
pub async fn ask_watched(
    session: &Session,
    query: &Query,
    context: Option<&ContextId>,
    watch: Watch<'_>,
) -> Result<Reply, LoadError> {
    let visit = session.visit(query.link().clone());
    let visit = visit.continuing(context.cloned()).watched(watch);
    Ok(match query.clone() {
        Query::Entity { .. } => Reply::Entity(Box::new(visit.entity().await?)),
        Query::Records { size, token, .. } => {
            Reply::Records(Box::new(visit.records(size, token).await?))
        }
        Query::Actions { .. } => Reply::Actions(Box::new(visit.actions().await?)),
    })
}
