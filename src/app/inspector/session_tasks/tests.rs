#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::a2a::{Binding, TaskState, TaskStatus, Version};

fn sighting(id: Option<&str>, state: TaskState, bytes: usize) -> TaskSighting {
    let raw = RawJson::parse(&format!("\"{}\"", "x".repeat(bytes.saturating_sub(2)))).unwrap();
    TaskSighting {
        asked: None,
        at: Timestamp::UNIX_EPOCH,
        task: Arc::new(Task {
            id: id.map(str::to_owned),
            status: TaskStatus {
                state,
                ..TaskStatus::default()
            },
            sent: vec![raw],
            ..Task::default()
        }),
        dialect: Some(Dialect::of(Version::V03, Binding::JsonRpc)),
    }
}

#[test]
fn a_task_is_one_row_however_often_it_is_seen() {
    let mut tasks = SessionTasks::default();
    tasks.saw(sighting(Some("a"), TaskState::Working, 10));
    tasks.saw(sighting(None, TaskState::Completed, 10));
    tasks.saw(sighting(None, TaskState::Completed, 10));
    tasks.saw(sighting(Some("a"), TaskState::Completed, 30));
    let states: Vec<_> = tasks
        .iter()
        .map(|task| task.task.status.state.clone())
        .collect();
    assert_eq!(
        states,
        [
            TaskState::Completed,
            TaskState::Completed,
            TaskState::Completed
        ]
    );
    assert_eq!(tasks.kept_bytes(), 50);
}

#[test]
fn memory_is_bounded_in_number_and_bytes_and_the_newest_is_whole() {
    let mut tasks = SessionTasks::default();
    for at in 0..TASKS_LIMIT + 3 {
        tasks.saw(sighting(Some(&at.to_string()), TaskState::Completed, 10));
    }
    assert_eq!(
        (tasks.len(), tasks.kept_bytes()),
        (TASKS_LIMIT, TASKS_LIMIT * 10)
    );
    for large in ["p", "q", "r", "p"] {
        tasks.saw(sighting(
            Some(large),
            TaskState::Failed,
            TASK_BYTES_LIMIT / 2 + 1,
        ));
        assert!(
            tasks.kept_bytes() <= TASK_BYTES_LIMIT,
            "{}",
            tasks.kept_bytes()
        );
    }
    let kept: usize = tasks.iter().map(SessionTask::kept_bytes).sum();
    assert_eq!(kept, tasks.kept_bytes());
    let first = tasks.iter().next().unwrap();
    assert!(!first.whole && first.task.id.is_some() && first.task.sent.is_empty());
    assert!(tasks.iter().filter(|task| task.whole).count() == 1);
}
