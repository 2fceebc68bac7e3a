//! `card`: what the service says about itself.

use super::asking::Asking;
use super::failure::Failure;
use super::json_out;
use super::writer::{Stop, Writer};
use crate::present::agent_card_document;

/// Reads the agent card at the endpoint's origin and prints it.
///
/// # Errors
/// When there is none, or nobody reads it.
pub(super) async fn card(json: bool, asking: &Asking<'_>, out: &mut Writer) -> Result<(), Stop> {
    let settings = asking.settings;
    let read = asking.session.agent_card().await;
    let (card, url) = read.map_err(|error| Failure::of_answer(&error, settings.texts()))?;
    if json {
        let warnings = card.contradictions();
        let warnings: Vec<String> = warnings
            .iter()
            .map(|limit| json_out::string(limit.member()))
            .collect();
        out.data(&json_out::object(
            asking.session.endpoint().as_str(),
            None,
            settings.now(),
            &[
                ("card_url", json_out::string(url.as_str())),
                ("warnings", format!("[{}]", warnings.join(","))),
                ("card", json_out::escaped(card.raw.as_str())),
            ],
        ))?;
    } else {
        out.data(&agent_card_document(&card, url.as_str(), &settings.text_style()).plain())?;
    }
    out.flush()
}
