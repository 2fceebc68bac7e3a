//! Tasks: waited for, by a stream or by asking again, read again, listed, cancelled.

use super::{
    answers::{ABSENT, SLOW},
    server::Server,
};
use crate::tests::client::asking::{Asker, DEMO, Reply, actions, ask_watched, entity, quick};
use qrscope::{
    a2a::{OwnTask, TaskFilter, TaskPage, TaskState},
    client::{Session, Underway},
    domain::ErrorKind,
};
use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex},
};
use tokio::sync::Notify;

/// How far the slow task was each time something was told of it, and what it came to.
fn watched(asker: &Asker) -> (Reply, Vec<(TaskState, Option<String>, bool)>) {
    let reader = Arc::clone(asker.session());
    asker.run(async move {
        let told = Mutex::new(Vec::new());
        let watch = |underway: &Underway| {
            let Underway::Task(progress) = underway else {
                return;
            };
            let said = progress.said.as_ref().map(|said| said.as_str().to_owned());
            told.lock()
                .unwrap()
                .push((progress.state.clone(), said, progress.streaming));
        };
        let reply = ask_watched(&reader, &entity(SLOW), None, &watch)
            .await
            .unwrap();
        (reply, told.into_inner().unwrap())
    })
}

#[test]
fn a_task_that_completes_later_is_followed_or_asked_for_again() {
    for streaming in [false, true] {
        let server = Server::start(streaming);
        for (address, knows_the_card) in [
            (server.endpoint(), false),
            (server.rest(), true),
            (server.base().to_owned(), true),
        ] {
            let asker = Asker::with_options(&address, quick());
            let (reply, told) = watched(&asker);
            let Reply::Entity(answer) = reply else {
                panic!("{reply:?}")
            };
            assert_eq!(answer.value.code_uri().unwrap().as_str(), SLOW);
            assert_eq!(answer.task.state.as_deref(), Some("TASK_STATE_COMPLETED"));
            let working = (
                TaskState::Working,
                Some("正在查询".to_owned()),
                streaming && knows_the_card,
            );
            assert!(told.len() > 1, "the answer came too soon: {told:?}");
            assert!(
                told.iter().all(|told| *told == working),
                "{address}: {told:?}"
            );
        }
    }
}

fn list(asker: &Asker, filter: TaskFilter) -> TaskPage {
    let reader = Arc::clone(asker.session());
    asker
        .run(async move { reader.tasks(filter).await })
        .unwrap()
}

fn ids(page: &TaskPage) -> impl Iterator<Item = String> {
    page.tasks.iter().map(|task| task.id.clone().unwrap())
}

#[test]
fn tasks_are_listed_by_pages_and_read_again() {
    for address_at in 0..3 {
        let server = Server::start(false);
        let address = server.addresses()[address_at].clone();
        let asker = Asker::new(&address);
        let mut asked = BTreeSet::new();
        for _ in 0..3 {
            let Reply::Actions(answer) = asker.ask(actions(DEMO)).unwrap() else {
                panic!("no actions")
            };
            asked.insert(answer.task.id.unwrap());
        }
        asker.ask(entity(ABSENT)).unwrap_err();
        let completed = |page_token| TaskFilter {
            status: Some(TaskState::Completed),
            page_size: Some(2),
            page_token,
            ..TaskFilter::default()
        };
        let first = list(&asker, completed(None));
        assert_eq!(
            (first.tasks.len(), first.page_size, first.total_size),
            (2, Some(2), Some(3))
        );
        let second = list(&asker, completed(first.next_page_token.clone()));
        assert_eq!(
            (second.tasks.len(), &second.next_page_token),
            (1, &None),
            "{address}"
        );
        assert_eq!(
            ids(&first).chain(ids(&second)).collect::<BTreeSet<_>>(),
            asked
        );
        let all = list(&asker, TaskFilter::default());
        assert_eq!(all.total_size, Some(4));
        assert_eq!(all.unreadable, []);

        // A reader that has to find out what is spoken by this very question.
        let asker = Asker::new(&address);
        for (id, wanted) in asked
            .iter()
            .map(String::as_str)
            .map(|id| (id, Ok(())))
            .chain([("nobody", Err(-32001))])
        {
            let (reader, asked) = (Arc::clone(asker.session()), id.to_owned());
            let task = asker.run(async move { reader.task(&asked, Some(1)).await });
            match (task, wanted) {
                (Ok(task), Ok(())) => {
                    assert_eq!(task.status.state, TaskState::Completed);
                    assert!(
                        task.status
                            .timestamp
                            .unwrap()
                            .parse::<jiff::Timestamp>()
                            .is_ok()
                    );
                    assert_eq!((task.history.len(), task.artifacts.len()), (1, 1));
                    assert_eq!(task.id.as_deref(), Some(id));
                }
                (Err(error), Err(code)) => {
                    assert_eq!(error.kind, ErrorKind::Rpc(code), "{address}")
                }
                (came, _) => panic!("{address} {id}: {came:?}"),
            }
        }
    }
}

/// Asks for the slow code and stops waiting as soon as its task is known, as with Esc.
async fn give_up(reader: &Session) -> OwnTask {
    let seen = Arc::new((Mutex::new(None), Notify::new()));
    let told = Arc::clone(&seen);
    let watch = move |underway: &Underway| {
        let Underway::Task(progress) = underway else {
            return;
        };
        *told.0.lock().unwrap() = Some(progress.task.clone());
        told.1.notify_one();
    };
    let query = entity(SLOW);
    tokio::select! {
        reply = ask_watched(reader, &query, None, &watch) => panic!("{reply:?}"),
        () = seen.1.notified() => {}
    }
    seen.0.lock().unwrap().take().unwrap()
}

#[test]
fn a_running_task_is_cancelled_once_and_only_on_the_persons_word() {
    let server = Server::start(false);
    for address in server.addresses() {
        let asker = Asker::new(&address);
        let reader = Arc::clone(asker.session());
        let (canceled, again) = asker.run(async move {
            let task = give_up(&reader).await;
            let canceled = reader.cancel(&task).await.unwrap().unwrap();
            (canceled, reader.cancel(&task).await.unwrap())
        });
        assert_eq!(canceled.status.state, TaskState::Canceled, "{address}");
        assert_eq!(
            canceled.status.message.unwrap().text().as_deref(),
            Some("已取消")
        );
        assert_eq!(again, None, "nothing is sent about a task that has ended");
        let log = server.take_log();
        let cancels = log.iter().filter(|line| line.contains("ancel"));
        assert_eq!(cancels.count(), 1, "{log:?}");
    }
}
