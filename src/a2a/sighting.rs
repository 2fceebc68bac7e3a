//! A task of ours as it was seen.

use std::sync::Arc;

use jiff::Timestamp;

use super::{Dialect, Task};
use crate::domain::{CodeLink, Skill};

/// A task that answered one of our questions, whenever more is known of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TaskSighting {
    /// What was asked; none where the task was only read again.
    pub asked: Option<TaskQuestion>,
    /// When it was seen like this, by this machine's clock.
    pub at: Timestamp,
    pub task: Arc<Task>,
    /// The dialect it came in.
    pub dialect: Option<Dialect>,
}

/// The question that a task answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TaskQuestion {
    /// Which skill.
    pub skill: Skill,
    /// About which code; none for a free text.
    pub link: Option<CodeLink>,
    /// When it was asked, by this machine's clock.
    pub at: Timestamp,
}
