//! What lies in place of a file.

pub(super) mod en;
pub(super) mod zh;
