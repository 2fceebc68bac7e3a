//! Reading an agent card from an address.

use url::Url;

use super::patience::{Trying, is_connection, is_passing};
use super::refused::error_of;
use super::tried::redirects_to;
use super::wire::Wire;
use crate::a2a::{AgentCard, read_agent_card};
use crate::domain::{AttemptEnd, ErrorKind, LoadError};

/// Reads the card at an address, again if that fails for a moment; the inner error is an address without a card.
pub(super) async fn read_card(
    wire: &Wire,
    url: Url,
    trying: Trying<'_>,
) -> Result<Result<AgentCard, AttemptEnd>, LoadError> {
    let read = wire.pauses.persevere(
        trying,
        || read_card_once(wire, url.clone()),
        |read| read.as_ref().err().filter(|error| may_pass(error)),
    );
    read.await
}

async fn read_card_once(wire: &Wire, url: Url) -> Result<Result<AgentCard, AttemptEnd>, LoadError> {
    let received = match wire.card(url).await {
        Ok(received) => received,
        Err(LoadError {
            kind: ErrorKind::TooLarge(limit),
            ..
        }) => return Ok(Err(AttemptEnd::CardTooLarge(limit))),
        Err(error) => return redirects_to(&error).map(Err).ok_or(error),
    };
    let unreadable = match read_agent_card(received.status, &received.body) {
        Ok(card) => return Ok(Ok(card)),
        Err(unreadable) => unreadable,
    };
    match received.status {
        // It may be there later.
        429 | 500..=599 if received.status != 501 => {
            Err(wire.masked_error(error_of(&received, &unreadable)))
        }
        200..=299 => Ok(Err(AttemptEnd::NoCard)),
        status => Ok(Err(AttemptEnd::Status(status))),
    }
}

/// Whether the error of a card that couldn't be read may be gone the next time.
fn may_pass(error: &LoadError) -> bool {
    match error.kind {
        ErrorKind::HttpStatus(status) => is_passing(status),
        _ => is_connection(error),
    }
}
