//! Tasks on real servers: read again, listed, waited for, cancelled.

use crate::tests::client::asking::{Asker, DEMO, Reply, ask_watched, entity};
use crate::tests::support::peer_log::{js03, py10};
use qrscope::{
    a2a::{TaskFilter, TaskState},
    domain::ErrorKind,
};
use std::sync::{Arc, Mutex};

fn task_id(asker: &Asker) -> String {
    match asker.ask(entity(DEMO)).unwrap() {
        Reply::Entity(answer) => answer.task.id.unwrap(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_task_is_read_again_in_every_dialect() {
    let (Some(old), Some(new)) = (js03(&[]), py10(&[])) else {
        return;
    };
    for endpoint in [
        old.endpoint(),
        old.rest(),
        old.base().to_owned(),
        new.endpoint(),
        new.rest(),
        new.base().to_owned(),
    ] {
        let id = task_id(&Asker::new(&endpoint));
        // Another process, which has to find out what is spoken by this very question.
        let asker = Asker::new(&endpoint);
        let reader = Arc::clone(asker.session());
        let asked = id.clone();
        let task = asker.run(async move { reader.task(&asked, None).await });
        let task = task.unwrap();
        assert_eq!(task.id, Some(id), "{endpoint}");
        assert_eq!(task.status.state, TaskState::Completed);
        assert!(task.artifacts[0].parts[0].data().is_some());
        let reader = Arc::clone(asker.session());
        let none = asker.run(async move { reader.task("nobody", None).await });
        assert_eq!(none.unwrap_err().kind, ErrorKind::Rpc(-32001), "{endpoint}");
    }
}

#[test]
fn the_list_pages_where_there_is_one_and_says_so_where_not() {
    let (Some(old), Some(new)) = (js03(&[]), py10(&[])) else {
        return;
    };
    for endpoint in [new.endpoint(), new.rest(), new.base().to_owned()] {
        let ids = [0; 3].map(|_| task_id(&Asker::new(&endpoint)));
        let asker = Asker::new(&endpoint);
        let list = |page_token: Option<String>| {
            let reader = Arc::clone(asker.session());
            let filter = TaskFilter {
                status: Some(TaskState::Completed),
                page_size: Some(2),
                page_token,
                ..TaskFilter::default()
            };
            asker
                .run(async move { reader.tasks(filter).await })
                .unwrap()
        };
        let first = list(None);
        let second = list(first.next_page_token.clone());
        let newest: Vec<_> = (first.tasks.iter().chain(&second.tasks))
            .take(3)
            .map(|task| task.id.clone().unwrap())
            .collect();
        let wanted: Vec<_> = ids.into_iter().rev().collect();
        assert_eq!(newest, wanted, "{endpoint}");
    }
    for endpoint in [old.endpoint(), old.rest(), old.base().to_owned()] {
        let asker = Asker::new(&endpoint);
        let reader = Arc::clone(asker.session());
        let error = asker.run(async move { reader.tasks(TaskFilter::default()).await });
        let error = error.unwrap_err();
        assert!(matches!(error.kind, ErrorKind::NoTaskList(_)), "{error:?}");
    }
}

#[test]
fn a_running_task_is_cancelled_on_the_persons_word_only() {
    let (Some(old), Some(new)) = (js03(&[]), py10(&[])) else {
        return;
    };
    for (peer, endpoint) in [
        (&old, old.endpoint()),
        (&old, old.rest()),
        (&new, new.endpoint()),
        (&new, new.rest()),
    ] {
        let asker = Asker::new(&endpoint);
        let reader = Arc::clone(asker.session());
        let (canceled, again) = asker.run(async move {
            let running = Arc::new(Mutex::new(None));
            let told = Arc::clone(&running);
            let query = entity("https://qr71.cn/oDemo1/qWorkng");
            let notify = Arc::new(tokio::sync::Notify::new());
            let seen = Arc::clone(&notify);
            let watch = move |underway: &qrscope::client::Underway| {
                let qrscope::client::Underway::Task(progress) = underway else {
                    panic!("{underway:?}");
                };
                *told.lock().unwrap() = Some(progress.task.clone());
                seen.notify_one();
            };
            {
                let waiting = ask_watched(&reader, &query, None, &watch);
                // Dropped as soon as the task is known to run, as with Esc.
                tokio::select! {
                    reply = waiting => panic!("{reply:?}"),
                    () = notify.notified() => {}
                }
            }
            let task = running.lock().unwrap().clone().unwrap();
            let canceled = reader.cancel(&task).await.unwrap().unwrap();
            (canceled, reader.cancel(&task).await.unwrap())
        });
        assert_eq!(canceled.status.state, TaskState::Canceled, "{endpoint}");
        assert_eq!(again, None, "nothing is sent about a task that has ended");
        let cancels = |line: &serde_json::Value| {
            let rpc = line["rpc"].as_str().unwrap_or_default();
            let path = line["path"].as_str().unwrap();
            matches!(rpc, "tasks/cancel" | "CancelTask") || path.ends_with(":cancel")
        };
        let log = peer.log();
        let sent = log.iter().filter(|line| cancels(line));
        let at_this = sent.filter(|line| endpoint.ends_with("rest") == line["rpc"].is_null());
        assert_eq!(at_this.count(), 1, "{endpoint}");
    }
}
