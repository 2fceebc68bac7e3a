//! What went wrong, and what to do about it.

pub(super) mod en;
pub(super) mod zh;

use crate::domain::ErrorKind;
use crate::net::NetFault;

/// What went wrong, and what to do about it.
pub(crate) struct ErrorTexts {
    /// Sentence for an error.
    pub error: fn(&ErrorKind) -> String,
    /// What to do about an error.
    pub hint: fn(&ErrorKind) -> &'static str,
    /// A question failed with this and is asked again: in this time, which try of how many.
    pub asked_again: fn(&NetFault, &str, u8, u8) -> String,
    /// The service wants to be asked again at this time, after our sentence.
    pub retry_at: fn(&str) -> String,
}
