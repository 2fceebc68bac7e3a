//! The service over HTTP in the dialect A2A 0.3, JSON-RPC.

use std::sync::atomic::{AtomicU64, Ordering};

use jiff::Timestamp;
use reqwest::Client;
use tokio::sync::OnceCell;
use uuid::Uuid;

use super::decode::decode;
use super::http::{Received, TimeLimits, build_client, post};
use super::{Endpoint, EntityReader, Reading, Reply};
use crate::a2a::{Call, Content, Dialect, Fault, Ids, SendResult, UserMessage, encode, read_send};
use crate::domain::{ContextId, ErrorKind, LoadError, Mismatch, Query};

/// What is spoken.
const DIALECT: Dialect = Dialect::V03_JSON_RPC;

/// How much of a body that is no answer is quoted, in characters.
const QUOTED_CHARACTERS: usize = 200;

/// Asks one endpoint.
pub struct HttpReader {
    endpoint: Endpoint,
    limits: TimeLimits,
    client: OnceCell<Client>,
    next_id: AtomicU64,
}

impl HttpReader {
    /// A reader for `endpoint`; the HTTP client is built when first needed, or by [`HttpReader::prepare`].
    #[must_use]
    pub fn new(endpoint: Endpoint, limits: TimeLimits) -> Self {
        Self {
            endpoint,
            limits,
            client: OnceCell::new(),
            next_id: AtomicU64::new(1),
        }
    }

    /// The address asked.
    pub const fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }

    /// Builds the HTTP client, so that the first question finds it ready.
    ///
    /// # Errors
    /// When TLS can't be set up.
    pub async fn prepare(&self) -> Result<&Client, LoadError> {
        self.client
            .get_or_try_init(|| async {
                let endpoint = self.endpoint.clone();
                tokio::task::spawn_blocking(move || build_client(&endpoint))
                    .await
                    .unwrap_or_else(|error| {
                        Err(LoadError::quoting(ErrorKind::Tls, &error.to_string()))
                    })
            })
            .await
    }

    async fn ask_once(
        &self,
        query: &Query,
        context: Option<&ContextId>,
    ) -> Result<Reply, LoadError> {
        let client = self.prepare().await?;
        let id = self.next_id.fetch_add(1, Ordering::Relaxed).to_string();
        let message_id = Uuid::new_v4().to_string();
        let call = Call::SendMessage(UserMessage {
            content: Content::Query(query.clone()),
            context: context.cloned(),
        });
        let ids = Ids {
            request: &id,
            message: &message_id,
        };
        let encoded = encode(&call, DIALECT, &ids, None).ok();
        let Some(body) = encoded.and_then(|encoded| encoded.body) else {
            // Sending a message is expressible in every dialect.
            return Err(LoadError::of(ErrorKind::Network));
        };
        let received = post(client, &self.endpoint, self.limits, body).await?;
        let skill = query.skill();
        // A large answer takes a while to read; the thread that draws and the other questions don't wait for it.
        tokio::task::spawn_blocking(move || {
            understand(&received, &id).and_then(|result| decode(result, skill, Timestamp::now()))
        })
        .await
        .unwrap_or_else(|error| {
            Err(LoadError::quoting(
                ErrorKind::Malformed(Mismatch::NotJson),
                &error.to_string(),
            ))
        })
    }
}

impl EntityReader for HttpReader {
    fn ask<'a>(&'a self, query: &'a Query, context: Option<&'a ContextId>) -> Reading<'a> {
        Box::pin(async move {
            match self.ask_once(query, context).await {
                // A context the server doesn't take any more must not cost the answer (design.md 3.3).
                Err(LoadError {
                    kind: ErrorKind::Rpc(code),
                    ..
                }) if context.is_some() && may_be_about_the_context(code) => {
                    self.ask_once(query, None).await
                }
                other => other,
            }
        })
    }
}

const fn may_be_about_the_context(code: i64) -> bool {
    !matches!(code, -32700 | -32601 | -32009)
}

fn understand(received: &Received, id: &str) -> Result<SendResult, LoadError> {
    let quoted = || {
        received
            .body
            .chars()
            .take(QUOTED_CHARACTERS)
            .collect::<String>()
    };
    let succeeded = (200..300).contains(&received.status);
    let status = || LoadError::quoting(ErrorKind::HttpStatus(received.status), &quoted());
    let unreadable = match read_send(received.status, &received.body, DIALECT, id) {
        Ok(result) => return Ok(result),
        Err(unreadable) => unreadable,
    };
    Err(match unreadable.fault {
        Fault::Refused(refusal) => {
            // Gateways have error members of their own: a text, or an object without a code or with the status as its code.
            let is_gateways_own =
                !succeeded && (refusal.code == 0 || refusal.code == i64::from(received.status));
            if is_gateways_own {
                status()
            } else {
                LoadError::quoting(ErrorKind::Rpc(refusal.code), &refusal.message)
            }
        }
        _ if !succeeded => status(),
        Fault::NotJson | Fault::Html => {
            LoadError::quoting(ErrorKind::Malformed(Mismatch::NotJson), &quoted())
        }
        Fault::NotResponse => LoadError::quoting(ErrorKind::Malformed(Mismatch::NotRpc), &quoted()),
        Fault::WrongId => LoadError::of(ErrorKind::Malformed(Mismatch::WrongId)),
        Fault::NoTask => LoadError::quoting(ErrorKind::Malformed(Mismatch::NoTask), &quoted()),
    })
}
