//! Reading an agent card: a plain GET, whose answer is read as a card.

use url::Url;

use super::attempt::redirects_to;
use super::endpoint::Endpoint;
use super::refusal::error_of;
use crate::a2a::{AGENT_CARD_PATH, AgentCard, OLD_AGENT_CARD_PATH, read_agent_card};
use crate::domain::{Attempt, AttemptEnd, ErrorKind, LoadError};
use crate::net::{
    HttpClient, HttpOptions, NetFault, Passing, Request, Trying, Wanted, redacted_address,
};
use crate::text::SafeText;

/// The largest agent card taken, in bytes after decompression.
pub(crate) const CARD_LIMIT_BYTES: u64 = 1024 * 1024;

/// What a card is asked for as.
const ACCEPT: &str = "application/json";

/// Reads the card at the origin of `given`, and says where it was.
///
/// # Errors
/// [`ErrorKind::NoDialect`] with what was tried if there is none; else why there is no answer.
pub(super) async fn find_card(
    http: &HttpClient,
    given: &Url,
) -> Result<(AgentCard, Url), LoadError> {
    let mut tried = Vec::new();
    for path in [AGENT_CARD_PATH, OLD_AGENT_CARD_PATH] {
        let url = card_address(given, path);
        match read_card(http, url.clone(), http.pauses().trying(&|_| {})).await? {
            Ok(card) => return Ok((card, url)),
            Err(end) => tried.push(Attempt {
                dialect: None,
                at: SafeText::sanitize(&redacted_address(url.as_str())),
                end,
            }),
        }
    }
    Err(LoadError::of(ErrorKind::NoDialect(tried)))
}

/// Asks for the agent card where the current protocol has it, once: the HTTP status, and the card's name if it is one. Any answer is
/// one, as this is only about whether there is an answer.
///
/// # Errors
/// When nothing came.
pub(crate) async fn probe(
    endpoint: &Endpoint,
    options: HttpOptions,
) -> Result<(u16, Option<SafeText>), LoadError> {
    let http = HttpClient::new(endpoint.url(), options);
    let request = Request::get(card_address(endpoint.url(), AGENT_CARD_PATH), ACCEPT);
    let wanted = Wanted {
        follows: false,
        ..Wanted::document(CARD_LIMIT_BYTES)
    };
    let sent = http.send(request, wanted).await;
    let received = sent.map_err(|error| LoadError::from(error).without(http.secrets()))?;
    let card = read_agent_card(received.status, &received.body).ok();
    let name = card.map(|card| SafeText::sanitize(card.name.as_deref().unwrap_or_default()));
    let name = name.map(|name| http.secrets().redact_safe(name));
    Ok((received.status, name))
}

/// Reads the card at an address, again if that fails for a moment; the inner error is an address without a card.
pub(super) async fn read_card(
    http: &HttpClient,
    url: Url,
    trying: Trying<'_>,
) -> Result<Result<AgentCard, AttemptEnd>, LoadError> {
    let read = http.pauses().persevere(
        trying,
        || read_card_once(http, url.clone()),
        |read| read.as_ref().err().and_then(passing),
    );
    read.await
}

async fn read_card_once(
    http: &HttpClient,
    url: Url,
) -> Result<Result<AgentCard, AttemptEnd>, LoadError> {
    let request = Request::get(url, ACCEPT);
    let received = match http.send(request, Wanted::document(CARD_LIMIT_BYTES)).await {
        Ok(received) => received,
        Err(error) => {
            return match error.fault {
                NetFault::TooLarge(limit) => Ok(Err(AttemptEnd::CardTooLarge(limit))),
                _ => redirects_to(&error.fault).map(Err).ok_or(error.into()),
            };
        }
    };
    let unreadable = match read_agent_card(received.status, &received.body) {
        Ok(card) => return Ok(Ok(card)),
        Err(unreadable) => unreadable,
    };
    match received.status {
        // It may be there later.
        429 | 500..=599 if received.status != 501 => Err(error_of(&received, &unreadable)),
        200..=299 => Ok(Err(AttemptEnd::NoCard)),
        status => Ok(Err(AttemptEnd::Status(status))),
    }
}

/// Why a card couldn't be read, if that may be gone the next time.
fn passing(error: &LoadError) -> Option<Passing> {
    match &error.kind {
        ErrorKind::Net(fault) if fault.may_pass() => Some(Passing {
            reason: fault.clone(),
            after: error.retry_after,
        }),
        _ => None,
    }
}

/// The card is at the origin, whatever the path of the given address.
pub(super) fn card_address(given: &Url, path: &str) -> Url {
    let mut url = given.clone();
    url.set_path(path);
    url.set_query(None);
    url.set_fragment(None);
    url
}
