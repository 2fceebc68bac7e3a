//! Asking from a test: a reader on one shared runtime, and the questions.

use qrscope::{
    a2a::{Binding, Forced, Version},
    client::{Endpoint, EntityReader, HttpReader, Manners, Pace, Patience, Reply, TimeLimits},
    domain::{CodeHosts, CodeLink, ContextId, LoadError, PageToken, Query, Skill, find_links},
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

/// Manners without pauses worth waiting for.
pub fn quick() -> Manners {
    Manners {
        pace: Pace {
            first_pause: Duration::from_millis(1),
            ..Pace::default()
        },
        ..impatient(LONG)
    }
}

/// Manners with pauses before another try that no test has to wait for.
pub fn impatient(limits: TimeLimits) -> Manners {
    Manners {
        patience: Patience {
            first_pause: Duration::from_millis(1),
            ..Patience::default()
        },
        ..Manners::with_limits(limits)
    }
}

pub use super::super::support::DEMO;

/// A reader under test.
#[derive(Clone)]
pub struct Asker(Arc<HttpReader>);

/// A question that was sent off.
pub struct Sent(JoinHandle<Result<Reply, LoadError>>);

impl Asker {
    pub fn new(endpoint: &str) -> Self {
        Self::with_limits(endpoint, LONG)
    }

    pub fn with_limits(endpoint: &str, limits: TimeLimits) -> Self {
        Self::with_manners(endpoint, impatient(limits))
    }

    /// A reader that finds nothing out: it speaks A2A 0.3 over JSON-RPC, whatever is answered.
    pub fn direct(endpoint: &str) -> Self {
        let manners = Manners {
            forced: Forced {
                version: Some(Version::V03),
                binding: Some(Binding::JsonRpc),
            },
            ..impatient(LONG)
        };
        Self::with_manners(endpoint, manners)
    }

    pub fn with_manners(endpoint: &str, manners: Manners) -> Self {
        let endpoint = Endpoint::parse(endpoint, &manners.allowed).unwrap();
        Self(Arc::new(HttpReader::new(endpoint, manners)))
    }

    /// The reader itself, for what isn't a question.
    pub fn reader(&self) -> &Arc<HttpReader> {
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
        let reader = Arc::clone(&self.0);
        Sent(RUNTIME.spawn(async move { reader.ask(&query, context.as_ref()).await }))
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
