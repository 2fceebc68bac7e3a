#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
use std::sync::{Arc, Mutex};

use super::*;
use crate::a2a::{Content, SendResult, UserMessage};
use crate::client::tests::recorded::{Recorded, completed};
use crate::domain::{CodeHosts, ErrorKind, ListEnd, Query, Skill, find_links};
use crate::net::NetFault;

/// Cursor, size and context of a question.
type Asked = (Option<String>, u16, Option<String>);

/// Gives out pages in order and notes what was asked.
#[derive(Clone)]
struct Script {
    pages: Arc<Mutex<Vec<Result<String, LoadError>>>>,
    asked: Arc<Mutex<Vec<Asked>>>,
}

impl Script {
    fn of(pages: Vec<Result<String, LoadError>>) -> Self {
        Self {
            pages: Arc::new(Mutex::new(pages)),
            asked: Arc::default(),
        }
    }

    fn tokens(&self) -> Vec<Option<String>> {
        let asked = self.asked.lock().unwrap();
        asked.iter().map(|(token, ..)| token.clone()).collect()
    }

    fn answer(&self, message: &UserMessage) -> Result<SendResult, LoadError> {
        let Content::Query(Query::Records { size, token, .. }) = &message.content else {
            panic!("{message:?}");
        };
        let mut asked = self.asked.lock().unwrap();
        let context = message.context.as_ref();
        asked.push((
            token.as_ref().map(|token| token.0.clone()),
            *size,
            context.map(|context| context.0.clone()),
        ));
        let context = format!("c{}", asked.len());
        let mut pages = self.pages.lock().unwrap();
        assert!(!pages.is_empty(), "asked beyond the script: {asked:?}");
        let page = pages.remove(0);
        page.map(|data| completed(Skill::GetRecords, &data, &context))
    }
}

fn link() -> CodeLink {
    let found = find_links("qr71.cn/a/b", &CodeHosts::default()).unwrap();
    found.into_iter().next().unwrap().link
}

fn page(ids: &[&str], more: bool, next: Option<&str>) -> Result<String, LoadError> {
    let records: Vec<String> = ids.iter().map(|id| format!(r#"{{"id":"{id}"}}"#)).collect();
    let next = next.map_or_else(String::new, |next| format!(r#","nextPageToken":"{next}""#));
    Ok(format!(
        r#"{{"records":[{}],"hasMore":{more},"total":7{next}}}"#,
        records.join(",")
    ))
}

/// Everything given out, and the walk at its end.
fn walked(script: &Script, link: &CodeLink, extent: Extent) -> (Vec<String>, Walk<'static>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let recorded = script.clone();
    let session = Recorded::messages(move |message| recorded.answer(message)).session();
    // A test's walk may live as long as it likes.
    let session = Box::leak(Box::new(session));
    let visit = Box::leak(Box::new(session.visit(link.clone())));
    let mut walk = Walk::new(visit, 3, extent);
    let mut ids = Vec::new();
    runtime.block_on(async {
        while let Some(records) = walk.next_page().await {
            ids.extend(
                records
                    .iter()
                    .map(|record| record.id().unwrap_or("-").to_owned()),
            );
        }
    });
    (ids, walk)
}

#[test]
fn it_goes_to_the_end_with_each_cursor_once_and_the_context_of_the_answers() {
    let script = Script::of(vec![
        page(&["1", "2"], true, Some("A")),
        page(&["3"], true, Some("B")),
        page(&["4"], false, Some("ignored")),
    ]);
    let link = link();
    let (ids, walk) = walked(&script, &link, Extent::All);
    assert_eq!(ids, ["1", "2", "3", "4"]);
    assert_eq!(walk.list.end(), Some(ListEnd::Listed));
    assert_eq!(
        (
            walk.list.has_more(),
            walk.list.rest(),
            walk.list.rows().len()
        ),
        (false, None, 4)
    );
    let asked = script.asked.lock().unwrap().clone();
    let text = |text: &str| Some(text.to_owned());
    assert_eq!(
        asked,
        [
            (None, 3, None),
            (text("A"), 3, text("c1")),
            (text("B"), 3, text("c2"))
        ]
    );
}

#[test]
fn a_limit_asks_no_page_too_many_and_says_where_the_rest_begins() {
    let link = link();
    for (limit, ids, asked, next) in [
        (1, vec!["1"], vec![None], None),
        (2, vec!["1", "2"], vec![None], Some("A")),
        (3, vec!["1", "2", "3"], vec![None, Some("A")], Some("A")),
        (
            4,
            vec!["1", "2", "3", "4"],
            vec![None, Some("A")],
            Some("B"),
        ),
    ] {
        let script = Script::of(vec![
            page(&["1", "2"], true, Some("A")),
            page(&["3", "4"], true, Some("B")),
        ]);
        let (got, walk) = walked(&script, &link, Extent::Limit(limit));
        assert_eq!(got, ids, "{limit}");
        assert_eq!(
            script.tokens(),
            asked
                .iter()
                .map(|t| t.map(str::to_owned))
                .collect::<Vec<_>>()
        );
        assert_eq!(walk.list.end(), Some(ListEnd::Full));
        assert!(walk.list.has_more());
        assert_eq!(walk.list.rest().map(|t| t.0.as_str()), next, "{limit}");
    }
}

#[test]
fn a_limit_beyond_the_end_is_the_end() {
    let script = Script::of(vec![page(&["1", "2"], false, None)]);
    let link = link();
    let (ids, walk) = walked(&script, &link, Extent::Limit(9));
    assert_eq!(ids.len(), 2);
    assert_eq!(walk.list.end(), Some(ListEnd::Listed));
}

#[test]
fn every_odd_service_comes_to_an_end() {
    let link = link();
    let many = |pages: Vec<Result<String, LoadError>>| Script::of(pages);
    let repeating = many(vec![
        page(&["1"], true, Some("A")),
        page(&["2"], true, Some("B")),
        page(&["3"], true, Some("A")),
    ]);
    let (ids, walk) = walked(&repeating, &link, Extent::All);
    assert_eq!(
        (ids.len(), walk.list.end()),
        (3, Some(ListEnd::TokenRepeats))
    );

    let empty = many(vec![
        page(&["1"], true, Some("A")),
        page(&[], true, Some("B")),
        page(&[], true, Some("C")),
        page(&[], true, Some("D")),
    ]);
    let (ids, walk) = walked(&empty, &link, Extent::All);
    assert_eq!((ids.len(), walk.list.end()), (1, Some(ListEnd::EmptyPages)));
    assert_eq!(walk.list.rest().map(|t| t.0.as_str()), Some("D"));

    let without = many(vec![page(&["1"], true, None)]);
    let (_, walk) = walked(&without, &link, Extent::All);
    assert_eq!(walk.list.end(), Some(ListEnd::NoToken));
    assert!(walk.list.has_more());

    let silent = many(vec![Ok(r#"{"records":[{"id":"1"}]}"#.to_owned())]);
    let (_, walk) = walked(&silent, &link, Extent::All);
    assert_eq!(walk.list.end(), Some(ListEnd::Listed));
    assert_eq!(walk.list.total_sent(), None);

    let token_only = many(vec![
        Ok(r#"{"records":[{"id":"1"}],"nextPageToken":"A"}"#.to_owned()),
        page(&["2"], false, None),
    ]);
    let (ids, _) = walked(&token_only, &link, Extent::All);
    assert_eq!(ids, ["1", "2"]);
}

#[test]
fn the_same_page_of_records_without_ids_again_and_again_comes_to_an_end() {
    let pages = (0..9).map(|at| {
        Ok(format!(
            r#"{{"records":[{{"x":1}},{{"x":2}}],"hasMore":true,"nextPageToken":"{at}"}}"#
        ))
    });
    let script = Script::of(pages.collect());
    let link = link();
    let (ids, walk) = walked(&script, &link, Extent::All);
    assert_eq!((ids.len(), walk.list.end()), (8, Some(ListEnd::EmptyPages)));
    assert_eq!(walk.list.rest().map(|t| t.0.as_str()), Some("3"));
}

#[test]
fn a_failed_page_keeps_its_cursor_and_what_came_before() {
    let error = LoadError::of(ErrorKind::Net(NetFault::HttpStatus(503)));
    let script = Script::of(vec![page(&["1"], true, Some("A")), Err(error.clone())]);
    let link = link();
    let (ids, walk) = walked(&script, &link, Extent::All);
    assert_eq!(ids, ["1"]);
    assert_eq!(walk.failed, Some(error));
    assert!(walk.list.has_more());
    assert_eq!(walk.list.rest().map(|t| t.0.as_str()), Some("A"));
}

#[test]
fn overlapping_pages_give_a_record_once_with_its_newest_content() {
    let script = Script::of(vec![
        Ok(r#"{"records":[{"id":"1"},{"id":"2"},{"x":1},{"x":1},7,7],"hasMore":true,"nextPageToken":"A"}"#.to_owned()),
        Ok(r#"{"records":[{"id":"2"},{"id":"1","a":1},{"id":"3"}],"hasMore":false}"#.to_owned()),
    ]);
    let link = link();
    let (ids, walk) = walked(&script, &link, Extent::All);
    assert_eq!(ids, ["1", "2", "-", "-", "-", "-", "3"]);
    assert_eq!((walk.list.rows().len(), walk.list.changed_count()), (7, 1));
    assert_eq!(walk.list.rows()[0].raw().as_str(), r#"{"id":"1","a":1}"#);
}
