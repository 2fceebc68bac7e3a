//! Waiting for a task that isn't finished: its events where the server streams, else asking for it again with growing pauses.

use std::pin::Pin;
use std::time::Duration;

use tokio::time::{Instant, sleep_until, timeout, timeout_at};

use super::decode::seen;
use super::progress::{Pace, Progress};
use crate::a2a::{Message, OwnTask, StreamEvent, Task};
use crate::domain::{ErrorKind, LoadError};
use crate::net::NetFault;
use crate::text::SafeText;

/// So many failures in a row that may pass by themselves are borne.
const FAILURES_BORNE: u8 = 3;

/// Something that is being read.
pub(crate) type Coming<'a, T> = Pin<Box<dyn Future<Output = Result<T, LoadError>> + Send + 'a>>;

/// A stream that is being asked for; `None` if there is none to be had, for whatever reason.
pub(crate) type Subscribing<'a> =
    Pin<Box<dyn Future<Output = Option<Box<dyn Events + 'a>>> + Send + 'a>>;

/// Where the state of a task comes from.
pub(crate) trait TaskSource: Send + Sync {
    /// Whether a stream may be asked for.
    fn streams(&self) -> bool;
    /// The task as it is now.
    fn get<'a>(&'a self, id: &'a str) -> Coming<'a, Task>;
    /// Whether the service wants to be left alone for longer than is waited.
    fn is_put_off(&self, error: &LoadError) -> bool;
    /// The task's events from now on.
    fn subscribe<'a>(&'a self, id: &'a str) -> Subscribing<'a>;
}

/// Is told how far a task is, and the task itself.
pub(super) type TaskWatch<'a> = &'a (dyn Fn(&Progress, &Task) + Send + Sync);

/// The events of a stream.
pub(crate) trait Events: Send {
    /// The next one; `None` at the end.
    fn next(&mut self) -> Coming<'_, Option<StreamEvent>>;
}

/// Waits until `task` has ended or pauses, at most as long as `pace` says.
///
/// # Errors
/// [`ErrorKind::StillWorking`] when that time is over; else why nothing more is known of the task.
pub(super) async fn wait(
    task: Task,
    own: &OwnTask,
    source: &dyn TaskSource,
    pace: Pace,
    watch: TaskWatch<'_>,
) -> Result<Task, LoadError> {
    let mut wait = Wait {
        start: Instant::now(),
        task,
        own,
        pace,
        watch,
    };
    wait.tell(source.streams());
    if source.streams() && wait.follow(source).await {
        return Ok(wait.task);
    }
    wait.poll(source).await
}

struct Wait<'a> {
    start: Instant,
    task: Task,
    own: &'a OwnTask,
    pace: Pace,
    watch: TaskWatch<'a>,
}

impl Wait<'_> {
    fn deadline(&self) -> Instant {
        self.start + self.pace.whole
    }

    fn is_over(&self) -> bool {
        !self.task.status.state.is_running()
    }

    fn tell(&self, streaming: bool) {
        let said = self.task.status.message.as_ref().and_then(Message::text);
        let progress = Progress {
            task: self.own.clone(),
            state: self.task.status.state.clone(),
            said: said.map(|said| SafeText::sanitize(&said)),
            elapsed: self.start.elapsed(),
            streaming,
        };
        (self.watch)(&progress, &self.task);
    }

    /// Follows the stream; `false` if it ended, broke or fell silent before the task was over.
    async fn follow(&mut self, source: &dyn TaskSource) -> bool {
        let deadline = self.deadline();
        let Ok(Some(mut events)) = timeout_at(deadline, source.subscribe(self.own.id())).await
        else {
            return false;
        };
        loop {
            let silence = self.pace.silence.min(deadline - Instant::now());
            let Ok(Ok(Some(event))) = timeout(silence, events.next()).await else {
                return false;
            };
            let ends = event.ends_stream();
            if matches!(event, StreamEvent::Error(_)) || !self.task.fold(event) {
                continue;
            }
            if self.is_over() {
                return true;
            }
            self.tell(true);
            if ends {
                return false;
            }
        }
    }

    async fn poll(mut self, source: &dyn TaskSource) -> Result<Task, LoadError> {
        let deadline = self.deadline();
        let mut pause = self.pace.first_pause;
        let mut failures = 0;
        loop {
            let next = Instant::now() + pause;
            sleep_until(next.min(deadline)).await;
            if next > deadline {
                return Err(self.still_working());
            }
            match timeout_at(deadline, source.get(self.own.id())).await {
                Err(_) => return Err(self.still_working()),
                Ok(Ok(task)) => {
                    failures = 0;
                    self.task = task;
                    if self.is_over() {
                        return Ok(self.task);
                    }
                    self.tell(false);
                }
                Ok(Err(error))
                    if failures + 1 < FAILURES_BORNE
                        && may_pass(&error)
                        && !source.is_put_off(&error) =>
                {
                    failures += 1;
                }
                Ok(Err(error)) => return Err(error),
            }
            pause = longer(pause, self.pace.longest_pause);
        }
    }

    fn still_working(&self) -> LoadError {
        let said = self.task.status.message.as_ref().and_then(Message::text);
        let kind = ErrorKind::StillWorking(Box::new(seen(&self.task)));
        LoadError::quoting(kind, said.as_deref().unwrap_or_default())
    }
}

fn longer(pause: Duration, longest: Duration) -> Duration {
    (pause * 3 / 2).min(longest)
}

fn may_pass(error: &LoadError) -> bool {
    matches!(
        error.kind,
        ErrorKind::Net(
            NetFault::Network
                | NetFault::NoAnswer
                | NetFault::BrokenOff
                | NetFault::NoConnection { .. }
                | NetFault::Timeout(_)
                | NetFault::HttpStatus(429 | 500 | 502 | 503 | 504)
        )
    )
}

#[cfg(test)]
mod tests;
