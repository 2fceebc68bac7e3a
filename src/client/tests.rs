//! What tests of this room and of others need.

pub(crate) mod recorded;
