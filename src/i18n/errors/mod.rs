//! What went wrong, and what to do about it.

pub(super) mod en;
pub(super) mod zh;
