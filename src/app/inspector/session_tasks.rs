//! The tab with the tasks of this run, bounded in number and bytes.

use std::collections::VecDeque;
use std::sync::Arc;

use jiff::Timestamp;

use super::chosen::Chosen;
use super::tab::{Asked, Form, Tab, TabHint, TabStep};
use super::task_reading::{Reading, copy_id, read_again, task_lines, told};
use crate::a2a::{Dialect, Task, TaskQuestion, TaskSighting};
use crate::app::ticket::Ticket;
use crate::domain::{LoadError, RawJson};
use crate::i18n::InspectorTexts;
use crate::input::Command;
use crate::present::{Line, TaskView, TextStyle};

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
    pub reading: Reading,
}

/// The tasks of this run, the oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct SessionTasks {
    tasks: VecDeque<SessionTask>,
    /// Which is chosen.
    pub chosen: Chosen,
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
                    reading: Reading::Idle,
                });
            }
        }
        self.bound();
    }

    /// All that are kept, the oldest first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &SessionTask> + ExactSizeIterator {
        self.tasks.iter()
    }

    /// The chosen task.
    #[must_use]
    pub(crate) fn chosen_task(&self) -> Option<&SessionTask> {
        let key = self.chosen_key()?;
        self.tasks.iter().find(|task| task.key == key)
    }

    /// Takes the reply to reading a task again; false if it isn't awaited.
    pub(super) fn read(
        &mut self,
        ticket: Ticket,
        reply: Result<Arc<Task>, LoadError>,
        now: Timestamp,
    ) -> bool {
        let mut tasks = self.tasks.iter_mut();
        let Some(known) = tasks.find(|task| task.reading.awaited() == Some(ticket)) else {
            return false;
        };
        known
            .reading
            .finish(ticket, reply.as_ref().map(|_| now).map_err(Clone::clone));
        if let Ok(task) = reply {
            self.bytes = self.bytes - known.kept_bytes() + weight(&task);
            if known.task.status != task.status {
                known.changed_at = now;
            }
            (known.task, known.whole) = (task, true);
            self.bound();
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

impl Tab for SessionTasks {
    fn keys(&self) -> Vec<u64> {
        self.tasks.iter().rev().map(|it| it.key).collect()
    }

    fn chosen(&self) -> Option<&Chosen> {
        Some(&self.chosen)
    }

    fn chosen_mut(&mut self) -> Option<&mut Chosen> {
        Some(&mut self.chosen)
    }

    fn has_raw(&self) -> bool {
        true
    }

    fn running(&self) -> Vec<(Ticket, Timestamp)> {
        let readings = self.tasks.iter().map(|task| &task.reading);
        readings.filter_map(Reading::request).collect()
    }

    fn fail(&mut self, ticket: Ticket, error: &LoadError) {
        for task in &mut self.tasks {
            task.reading.finish(ticket, Err(error.clone()));
        }
    }

    fn run(&mut self, command: Command, asked: &Asked) -> Option<TabStep> {
        let key = self.chosen_key();
        let chosen = self.tasks.iter_mut().find(|task| Some(task.key) == key);
        match (command, chosen) {
            (Command::Refresh, Some(own)) => Some(read_again(&own.task, &mut own.reading, asked)),
            (Command::Copy, Some(own)) => Some(copy_id(Some(&own.task))),
            _ => None,
        }
    }

    fn hints(&self, _: bool, words: &InspectorTexts) -> Vec<TabHint> {
        if self.is_empty() {
            return Vec::new();
        }
        vec![
            TabHint::Expand,
            TabHint::Word(Command::Refresh, words.reread),
            TabHint::Word(Command::Copy, words.task_id),
            TabHint::OtherView,
        ]
    }

    fn lines(&self, form: &Form, style: &TextStyle) -> Vec<Line> {
        let Some(own) = self.chosen_task() else {
            return Vec::new();
        };
        let view = TaskView {
            task: &own.task,
            asked: own.asked.as_ref(),
            changed_at: Some(own.changed_at),
            whole: own.whole,
            read_again: told(&own.reading),
            dialect: own.dialect,
        };
        task_lines(&view, form, style)
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
