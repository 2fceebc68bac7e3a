//! What is known of a task while it is waited for.

use std::time::Duration;

use crate::a2a::{OwnTask, TaskState};
use crate::net::RetryPause;
use crate::text::SafeText;

/// A running task of ours, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// The task; it can be cancelled on the person's word.
    pub task: OwnTask,
    pub state: TaskState,
    /// What the agent says about it.
    pub said: Option<SafeText>,
    /// How long it has been waited for.
    pub elapsed: Duration,
    /// Whether its events come as a stream; else it is asked for again and again.
    pub streaming: bool,
}

/// What becomes of a question before its answer is here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Underway {
    /// It waits to be sent.
    Paused(RetryPause),
    /// It waited and is sent now.
    Sent,
    /// Its task isn't finished yet, or something more is known of it.
    Task(Progress),
}

/// Is told what becomes of a question. Called on the threads that ask, so it should only pass it on.
pub(crate) type Watch<'a> = &'a (dyn Fn(&Underway) + Send + Sync);

/// Watches nothing.
pub(crate) fn unwatched(_: &Underway) {}

/// How a task that isn't finished is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pace {
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
