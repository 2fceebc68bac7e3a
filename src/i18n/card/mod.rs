//! The entity card, the head line, and a card that there is not.

pub(super) mod en;
pub(super) mod zh;

use crate::domain::{BlockName, KnownLabel};

/// The entity card, the head line, and a card that there is not.
pub(crate) struct CardTexts {
    pub block: fn(&BlockName) -> &str,
    /// Label of a known member.
    pub label: fn(KnownLabel) -> &'static str,
    /// Ids that must not be kept.
    pub transitional: &'static str,
    /// The service sent no summary.
    pub no_summary: &'static str,
    /// There is no readable public entity.
    pub no_entity: &'static str,
    /// Why that can be.
    pub no_entity_why: &'static str,
    /// Label: possible reasons.
    pub possible: &'static str,
    /// Label: the link read.
    pub link_read: &'static str,
    /// The code.uri in the answer isn't the link asked.
    pub other_code: fn(&str) -> String,
    /// The artifact had another name than expected.
    pub other_artifact: fn(&str) -> String,
    /// Head: last record.
    pub last_record: &'static str,
    /// Head: the last record as the card's preview has it.
    pub last_record_card: &'static str,
    /// Head: known failures.
    pub known_failures: fn(usize) -> String,
    /// Head: number of actions.
    pub head_actions: &'static str,
    /// Head of a card of which nothing can be said.
    pub nothing_to_sum_up: &'static str,
}
