//! The head line's facts: only what is documented, and where each is from.

use super::open_code::OpenCode;
use crate::domain::{Headline, KnownFailure, RecordFields};
use crate::text::SafeText;

/// The newest record there is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LastRecord {
    pub fields: RecordFields,
    /// True if it is from the card's preview, because get_records hasn't answered.
    pub from_card: bool,
}

/// What the head line sums up.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Head {
    /// Name, organisation and states from the card.
    pub card: Headline,
    /// True once the card is here.
    pub has_card: bool,
    /// The service's own summary, for a card without a name.
    pub summary: Option<SafeText>,
    /// The newest record.
    pub last: Option<LastRecord>,
    /// Known failures among the records loaded.
    pub failures: Vec<KnownFailure>,
    /// How many actions, from list_actions, else from the card. An empty list means not tracked, so it is never nought.
    pub actions: Option<usize>,
}

impl Head {
    /// Sums up a code.
    #[must_use]
    pub(crate) fn of(code: &OpenCode) -> Self {
        let answer = code.card.answer.value();
        let card = answer.map(|answer| &answer.value);
        let last = code
            .ledger
            .list
            .get(0)
            .map(|record| LastRecord {
                fields: record.fields(),
                from_card: false,
            })
            .or_else(|| {
                // A ledger that is here and empty is not overruled by the card.
                let unanswered = code.ledger.fetched_at.is_none();
                let record = card.filter(|_| unanswered)?.previewed_record()?;
                Some(LastRecord {
                    fields: record.fields(),
                    from_card: true,
                })
            });
        let actions = code
            .actions
            .answer
            .value()
            .map(|answer| answer.value.actions.len());
        Self {
            card: card.map(crate::domain::Card::headline).unwrap_or_default(),
            has_card: card.is_some(),
            summary: answer.and_then(|answer| answer.summary.clone()),
            last,
            failures: code.ledger.known_failures(),
            actions: actions
                .filter(|count| *count > 0)
                .or_else(|| card.and_then(crate::domain::Card::previewed_actions)),
        }
    }
}
