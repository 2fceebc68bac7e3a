//! The tasks of this run, bounded in number and bytes.

use std::collections::VecDeque;
use std::sync::Arc;

use jiff::Timestamp;

use super::Reread;
use crate::a2a::{Dialect, Task, TaskQuestion, TaskSighting};
use crate::app::ticket::Ticket;
use crate::domain::{LoadError, RawJson};

/// The most tasks kept.
pub(crate) const TASKS_LIMIT: usize = 500;

/// The most bytes kept of the tasks themselves, of all together, as they were sent.
pub(crate) const TASK_BYTES_LIMIT: usize = 4 * 1024 * 1024;

/// A task of this run.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SessionTask {
    /// Counts the tasks of this run.
    pub key: u64,
    /// The question it answers.
    pub asked: Option<TaskQuestion>,
    /// When it was last seen to change.
    pub changed_at: Timestamp,
    /// The task as last seen; its content is given up to bound the memory.
    pub task: Arc<Task>,
    /// False if its content was given up.
    pub whole: bool,
    /// The dialect it came in.
    pub dialect: Option<Dialect>,
    /// What became of reading it again.
    pub reread: Reread,
}

/// The tasks of this run, the oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct SessionTasks {
    tasks: VecDeque<SessionTask>,
    bytes: usize,
    last_key: u64,
}

impl SessionTasks {
    /// Takes what was seen of a task: a new one, or more about one that is known by its id.
    pub(crate) fn saw(&mut self, sighting: TaskSighting) {
        let TaskSighting {
            asked,
            at,
            task,
            dialect,
        } = sighting;
        self.bytes += weight(&task);
        let known = task.id.as_ref().and_then(|id| {
            let same = |known: &&mut SessionTask| known.task.id.as_ref() == Some(id);
            self.tasks.iter_mut().rev().find(same)
        });
        match known {
            Some(known) => {
                self.bytes -= known.kept_bytes();
                if known.task.status != task.status {
                    known.changed_at = at;
                }
                known.asked = known.asked.take().or(asked);
                known.dialect = dialect.or(known.dialect);
                (known.task, known.whole) = (task, true);
            }
            None => {
                self.last_key += 1;
                self.tasks.push_back(SessionTask {
                    key: self.last_key,
                    asked,
                    changed_at: at,
                    task,
                    whole: true,
                    dialect,
                    reread: Reread::Never,
                });
            }
        }
        self.bound();
    }

    /// All that are kept, the oldest first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &SessionTask> + ExactSizeIterator {
        self.tasks.iter()
    }

    #[must_use]
    pub(crate) fn get(&self, key: u64) -> Option<&SessionTask> {
        self.tasks.iter().find(|task| task.key == key)
    }

    pub(super) fn get_mut(&mut self, key: u64) -> Option<&mut SessionTask> {
        self.tasks.iter_mut().find(|task| task.key == key)
    }

    /// Takes the reply to reading a task again; false if it isn't awaited.
    pub(super) fn reread(
        &mut self,
        ticket: Ticket,
        reply: Result<Arc<Task>, LoadError>,
        now: Timestamp,
    ) -> bool {
        let mut tasks = self.tasks.iter_mut();
        let Some(known) = tasks.find(|task| task.reread.awaits(ticket)) else {
            return false;
        };
        match reply {
            Ok(task) => {
                self.bytes = self.bytes - known.kept_bytes() + weight(&task);
                if known.task.status != task.status {
                    known.changed_at = now;
                }
                (known.task, known.whole, known.reread) = (task, true, Reread::Read(now));
                self.bound();
            }
            Err(error) => known.reread = Reread::ended(error, now),
        }
        true
    }

    /// How many are kept.
    #[must_use]
    pub(crate) fn len(&self) -> usize {
        self.tasks.len()
    }

    /// True if there was none yet.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.tasks.is_empty()
    }

    /// How many bytes of tasks are kept, as they were sent.
    #[cfg(test)]
    #[must_use]
    pub(crate) const fn kept_bytes(&self) -> usize {
        self.bytes
    }

    fn bound(&mut self) {
        while self.tasks.len() > TASKS_LIMIT {
            if let Some(oldest) = self.tasks.pop_front() {
                self.bytes -= oldest.kept_bytes();
            }
        }
        // The newest keeps its content, whatever its size.
        let count = self.tasks.len();
        for known in self.tasks.iter_mut().take(count.saturating_sub(1)) {
            if self.bytes <= TASK_BYTES_LIMIT {
                return;
            }
            self.bytes -= known.kept_bytes();
            if known.whole {
                known.task = Arc::new(without_content(&known.task));
                known.whole = false;
            }
        }
    }
}

impl SessionTask {
    fn kept_bytes(&self) -> usize {
        if self.whole { weight(&self.task) } else { 0 }
    }
}

fn weight(task: &Task) -> usize {
    task.sent.iter().map(|raw| raw.as_str().len()).sum()
}

fn without_content(task: &Task) -> Task {
    let mut status = task.status.clone();
    status.message = None;
    Task {
        id: task.id.clone(),
        context_id: task.context_id.clone(),
        status,
        artifacts: Vec::new(),
        history: Vec::new(),
        metadata: None,
        sent: Vec::<RawJson>::new(),
    }
}

#[cfg(test)]
mod tests;
