//! The finished tasks that `tasks/get` can still tell about. Like the public service it keeps them in memory only.

use std::collections::{HashMap, VecDeque};

use serde_json::Value;

use super::question::Outcome;

/// How many tasks are kept; the oldest go first.
pub(super) const TASK_LIMIT: usize = 1_000;
/// How many bytes of questions are kept with them, so that large messages can't pile up.
const MESSAGE_BYTES: usize = 8 * 1_024 * 1_024;

/// One question and how it ended. The answer itself isn't stored: what it was made of doesn't change.
#[derive(Debug)]
pub(super) struct StoredTask {
    pub(super) id: String,
    pub(super) context_id: String,
    /// RFC 3339 in UTC with milliseconds.
    pub(super) finished_at: String,
    /// The user's message as it was sent.
    pub(super) message: Value,
    /// Id of the artifact, or of the agent's message that tells the reason of a failure.
    pub(super) answer_id: String,
    pub(super) outcome: Outcome,
    /// Length of the request that brought the message, in bytes.
    pub(super) request_bytes: usize,
}

/// The newest tasks by id.
#[derive(Debug, Default)]
pub(super) struct TaskStore {
    tasks: HashMap<String, StoredTask>,
    order: VecDeque<String>,
    bytes: usize,
}

impl TaskStore {
    pub(super) fn get(&self, id: &str) -> Option<&StoredTask> {
        self.tasks.get(id)
    }

    pub(super) fn add(&mut self, task: StoredTask) {
        self.bytes += task.request_bytes;
        self.order.push_back(task.id.clone());
        self.tasks.insert(task.id.clone(), task);
        while self.order.len() > TASK_LIMIT || self.bytes > MESSAGE_BYTES {
            let Some(gone) = self.order.pop_front().and_then(|id| self.tasks.remove(&id)) else {
                break;
            };
            self.bytes = self.bytes.saturating_sub(gone.request_bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MESSAGE_BYTES, StoredTask, TASK_LIMIT, TaskStore};
    use crate::demo::question::Outcome;
    use serde_json::Value;

    fn task(id: usize, request_bytes: usize) -> StoredTask {
        StoredTask {
            id: id.to_string(),
            context_id: String::new(),
            finished_at: String::new(),
            message: Value::Null,
            answer_id: String::new(),
            outcome: Outcome::Failed { reason: "" },
            request_bytes,
        }
    }

    #[test]
    fn the_oldest_go_first() {
        let mut store = TaskStore::default();
        (0..=TASK_LIMIT).for_each(|id| store.add(task(id, 100)));
        assert!(store.get("0").is_none());
        assert!(store.get("1").is_some() && store.get(&TASK_LIMIT.to_string()).is_some());
    }

    #[test]
    fn large_messages_leave_sooner() {
        let mut store = TaskStore::default();
        (0..3).for_each(|id| store.add(task(id, MESSAGE_BYTES / 2)));
        assert!(store.get("0").is_none() && store.get("1").is_some() && store.get("2").is_some());
    }
}
