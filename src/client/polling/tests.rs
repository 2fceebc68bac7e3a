#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
use std::collections::VecDeque;
use std::sync::Mutex;

use super::*;
use crate::a2a::{SendResult, StatusUpdate, TaskState, TaskStatus};
use crate::domain::RawJson;
use crate::net::NetFault;

/// What a scripted source does next.
enum Step {
    State(TaskState),
    Fail(ErrorKind),
    /// Never answers.
    Hang,
}

#[derive(Default)]
struct Script {
    /// The stream's events; none where there is no streaming. `None` in it is its end.
    stream: Option<Mutex<VecDeque<Option<StreamEvent>>>>,
    steps: Mutex<VecDeque<Step>>,
    /// The moments at which the task was asked for, from the start on.
    asked: Mutex<Vec<Duration>>,
    start: Option<Instant>,
}

fn task(state: TaskState) -> Task {
    Task {
        id: Some("t".to_owned()),
        status: TaskStatus {
            state,
            ..TaskStatus::default()
        },
        ..Task::default()
    }
}

fn status(state: TaskState, is_final: bool) -> Option<StreamEvent> {
    Some(StreamEvent::StatusUpdate(StatusUpdate {
        task_id: Some("t".to_owned()),
        context_id: None,
        status: task(state).status,
        is_final,
        metadata: None,
        sent: RawJson::parse("{}").unwrap(),
    }))
}

struct ScriptedEvents<'a>(&'a Mutex<VecDeque<Option<StreamEvent>>>);

impl Events for ScriptedEvents<'_> {
    fn next(&mut self) -> Coming<'_, Option<StreamEvent>> {
        Box::pin(async {
            let next = self.0.lock().unwrap().pop_front();
            match next {
                Some(event) => Ok(event),
                None => std::future::pending().await,
            }
        })
    }
}

impl TaskSource for Script {
    fn streams(&self) -> bool {
        self.stream.is_some()
    }

    fn get<'a>(&'a self, id: &'a str) -> Coming<'a, Task> {
        assert_eq!(id, "t");
        self.asked
            .lock()
            .unwrap()
            .push(self.start.unwrap().elapsed());
        let step = self.steps.lock().unwrap().pop_front();
        Box::pin(async move {
            match step {
                None => Ok(task(TaskState::Working)),
                Some(Step::State(state)) => Ok(task(state)),
                Some(Step::Fail(kind)) => Err(LoadError::of(kind)),
                Some(Step::Hang) => std::future::pending().await,
            }
        })
    }

    fn is_put_off(&self, error: &LoadError) -> bool {
        error.kind == ErrorKind::Net(NetFault::HttpStatus(429))
    }

    fn subscribe<'a>(&'a self, _: &'a str) -> Subscribing<'a> {
        Box::pin(async {
            let events = ScriptedEvents(self.stream.as_ref().unwrap());
            Some(Box::new(events) as Box<dyn Events>)
        })
    }
}

/// The outcome, when the task was asked for (ms), how long it took (ms), and the states told.
type Seen = (Result<TaskState, ErrorKind>, Vec<u128>, u128, Vec<String>);

async fn run(mut script: Script) -> Seen {
    let start = Instant::now();
    script.start = Some(start);
    let first = task(TaskState::Working);
    let own = OwnTask::answered(&SendResult::Task(Box::new(first.clone()))).unwrap();
    let told: Mutex<Vec<String>> = Mutex::default();
    let watch = |progress: &Progress, now: &Task| {
        assert_eq!(progress.state, now.status.state);
        assert_eq!(progress.task, own);
        told.lock().unwrap().push(progress.state.name().to_owned());
    };
    let outcome = wait(first, &own, &script, Pace::default(), &watch).await;
    let asked = script.asked.lock().unwrap();
    (
        outcome
            .map(|task| task.status.state)
            .map_err(|error| error.kind),
        asked.iter().map(Duration::as_millis).collect(),
        start.elapsed().as_millis(),
        told.into_inner().unwrap(),
    )
}

fn polled(steps: impl IntoIterator<Item = Step>) -> Script {
    Script {
        steps: Mutex::new(steps.into_iter().collect()),
        ..Script::default()
    }
}

fn streamed(events: impl IntoIterator<Item = Option<StreamEvent>>) -> Script {
    Script {
        stream: Some(Mutex::new(events.into_iter().collect())),
        ..Script::default()
    }
}

#[tokio::test(start_paused = true)]
async fn the_pauses_grow_by_half_to_five_seconds_and_end_after_sixty() {
    // Timers go by whole milliseconds.
    let (outcome, asked, took, told) = run(polled([])).await;
    assert!(
        matches!(outcome, Err(ErrorKind::StillWorking(task)) if task.id.as_deref() == Some("t"))
    );
    assert_eq!(&asked[..7], [500, 1250, 2375, 4063, 6595, 10392, 15392]);
    let pauses: Vec<u128> = asked.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(pauses[5..].iter().all(|pause| *pause == 5000), "{pauses:?}");
    assert_eq!(took, 60_000);
    assert_eq!(told.len(), asked.len() + 1, "at the start and each time");
}

#[tokio::test(start_paused = true)]
async fn what_is_not_running_any_more_ends_the_wait() {
    for state in [
        TaskState::Completed,
        TaskState::Failed,
        TaskState::Canceled,
        TaskState::Rejected,
        TaskState::InputRequired,
        TaskState::AuthRequired,
        TaskState::Unspecified,
        TaskState::Other("paused".to_owned()),
    ] {
        let steps = [TaskState::Submitted, TaskState::Working, state.clone()];
        let (outcome, asked, _, told) = run(polled(steps.map(Step::State))).await;
        assert_eq!(outcome, Ok(state));
        assert_eq!(asked, [500, 1250, 2375]);
        assert_eq!(told, ["working", "submitted", "working"]);
    }
}

#[tokio::test(start_paused = true)]
async fn failures_that_pass_are_borne_and_others_are_not() {
    let busy = || Step::Fail(ErrorKind::Net(NetFault::HttpStatus(503)));
    let done = || Step::State(TaskState::Completed);
    let broken = || Step::Fail(ErrorKind::Net(NetFault::Network));
    let (outcome, asked, ..) = run(polled([busy(), broken(), done()])).await;
    assert_eq!((outcome, asked.len()), (Ok(TaskState::Completed), 3));
    let (time, proxy) = (Duration::from_secs(5), None);
    let away = Step::Fail(ErrorKind::Net(NetFault::NoConnection { time, proxy }));
    let (outcome, ..) = run(polled([away, done()])).await;
    assert_eq!(outcome, Ok(TaskState::Completed));
    let working = Step::State(TaskState::Working);
    let (outcome, ..) = run(polled([busy(), busy(), working, broken(), done()])).await;
    assert_eq!(outcome, Ok(TaskState::Completed));
    let (outcome, asked, ..) = run(polled([busy(), broken(), busy(), done()])).await;
    assert_eq!(
        (outcome, asked.len()),
        (Err(ErrorKind::Net(NetFault::HttpStatus(503))), 3)
    );
    // That service wants to be left alone for longer than is waited.
    let put_off = || Step::Fail(ErrorKind::Net(NetFault::HttpStatus(429)));
    let (outcome, asked, ..) = run(polled([put_off(), done()])).await;
    assert_eq!(
        (outcome, asked.len()),
        (Err(ErrorKind::Net(NetFault::HttpStatus(429))), 1)
    );
    let (outcome, asked, ..) = run(polled([Step::Fail(ErrorKind::Rpc(-32001)), done()])).await;
    assert_eq!((outcome, asked.len()), (Err(ErrorKind::Rpc(-32001)), 1));
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_does_not_come_ends_with_the_whole_wait() {
    let (outcome, asked, took, _) = run(polled([Step::Hang])).await;
    assert!(matches!(outcome, Err(ErrorKind::StillWorking(_))));
    assert_eq!((asked.len(), took), (1, 60_000));
}

#[tokio::test(start_paused = true)]
async fn a_stream_is_followed_to_the_end_without_asking() {
    let script = streamed([
        status(TaskState::Submitted, false),
        status(TaskState::Completed, true),
    ]);
    let (outcome, asked, took, told) = run(script).await;
    assert_eq!(outcome, Ok(TaskState::Completed));
    assert_eq!((asked, took), (Vec::new(), 0));
    assert_eq!(told, ["working", "submitted"]);
}

#[tokio::test(start_paused = true)]
async fn a_stream_that_is_silent_or_ends_early_is_asked_instead() {
    let mut silent = streamed([status(TaskState::Working, false)]);
    silent.steps = Mutex::new([Step::State(TaskState::Completed)].into());
    let (outcome, asked, ..) = run(silent).await;
    assert_eq!((outcome, asked), (Ok(TaskState::Completed), vec![30_500]));
    for events in [
        vec![None],
        vec![status(TaskState::Working, false), None],
        vec![status(TaskState::Working, true)],
    ] {
        let mut ends = streamed(events);
        ends.steps = Mutex::new([Step::State(TaskState::Completed)].into());
        let (outcome, asked, ..) = run(ends).await;
        assert_eq!((outcome, asked), (Ok(TaskState::Completed), vec![500]));
    }
    let (outcome, _, took, _) = run(streamed([])).await;
    assert!(matches!(outcome, Err(ErrorKind::StillWorking(_))));
    assert_eq!(took, 60_000, "the wait is bounded as a whole");
}
