//! What blocks and their members are called.

pub(super) mod en;
pub(super) mod zh;
