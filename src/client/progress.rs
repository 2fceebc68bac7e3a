//! What is known of a task while it is waited for.

use std::time::Duration;

use crate::a2a::{OwnTask, TaskState};
use crate::text::SafeText;

/// A running task of ours, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The task; it can be cancelled on the person's word.
    pub task: OwnTask,
    /// Its state.
    pub state: TaskState,
    /// What the agent says about it.
    pub said: Option<SafeText>,
    /// How long it has been waited for.
    pub elapsed: Duration,
    /// Whether its events come as a stream; else it is asked for again and again.
    pub streaming: bool,
}

/// Is told when a task isn't finished yet, and whenever something more is known of it. Called on the threads that ask, so it should
/// only pass the progress on.
pub type Watch<'a> = &'a (dyn Fn(&Progress) + Send + Sync);

/// Watches nothing.
pub fn unwatched(_: &Progress) {}

/// How a task that isn't finished is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Before it is first asked for again.
    pub first_pause: Duration,
    /// The pauses grow by half, up to this.
    pub longest_pause: Duration,
    /// How long it is waited for in all.
    pub whole: Duration,
    /// A stream that is silent for so long is given up, and the task asked for instead.
    pub silence: Duration,
}

impl Default for Pace {
    /// 0.5 s to 5 s, for 60 s; 30 s of silence.
    fn default() -> Self {
        Self {
            first_pause: Duration::from_millis(500),
            longest_pause: Duration::from_secs(5),
            whole: Duration::from_secs(60),
            silence: Duration::from_secs(30),
        }
    }
}
