//! How many there are in all, as the service says.

use crate::domain::{Total, Tracked};
use crate::i18n::thousands;
use crate::text::sanitize_line;

/// A total in words; one that is no count as it was sent, and `None` where the service says nothing.
pub(crate) fn total_words(total: &Tracked<Total>) -> Option<String> {
    match total {
        Tracked::Tracked(total) => Some(match total.count {
            Some(count) => thousands(count),
            None => sanitize_line(total.raw.as_str()).into_owned(),
        }),
        Tracked::Unreadable(sent) => Some(sent.one_line().into_owned()),
        Tracked::Untracked => None,
    }
}
