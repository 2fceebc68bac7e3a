//! What is remembered of the last copy as long as it may have to be said.

use crate::domain::{CopyOutcome, CopyUrl};

/// The last copy, unless it succeeded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnsettledCopy {
    /// Which copy.
    pub copy: u64,
    /// What is to be copied, if it is a link.
    pub link: Option<CopyUrl>,
    /// Why it didn't succeed; none while it is under way.
    pub end: Option<CopyOutcome>,
}
