#![allow(clippy::unwrap_used, reason = "tests")]

use super::*;

#[derive(Clone, Debug, PartialEq)]
struct Line(Option<String>, u32);

impl Row for Line {
    fn id(&self) -> Option<&str> {
        self.0.as_deref()
    }
}

fn lines(ids: std::ops::Range<u32>) -> Vec<Line> {
    ids.map(|id| Line(Some(id.to_string()), 0)).collect()
}

fn said(has_more: Option<bool>, next: Option<&str>) -> Outlook {
    Outlook {
        has_more,
        next: next.map(|token| PageToken(token.into())),
        ..Outlook::default()
    }
}

fn more(token: &str) -> Outlook {
    said(Some(true), Some(token))
}

fn end() -> Outlook {
    said(Some(false), None)
}

#[test]
fn every_odd_ending_is_named() {
    for (outlook, ending) in [
        (end(), ListEnd::Listed),
        (said(None, None), ListEnd::Listed),
        (said(Some(true), None), ListEnd::NoToken),
        (said(Some(false), Some("x")), ListEnd::Listed),
    ] {
        let mut list = PagedRows::default();
        list.take(lines(0..1), outlook.clone());
        assert_eq!(list.end(), Some(ending), "{outlook:?}");
    }
    let mut repeats = PagedRows::default();
    repeats.take(lines(0..1), more("a"));
    repeats.take(lines(1..2), more("b"));
    repeats.take(lines(2..3), more("a"));
    assert_eq!(
        (repeats.rows().len(), repeats.end()),
        (3, Some(ListEnd::TokenRepeats))
    );
    let mut circles = PagedRows::default();
    for seq in 0..4 {
        circles.take(lines(0..3), more(&seq.to_string()));
    }
    assert_eq!(
        (circles.rows().len(), circles.end()),
        (3, Some(ListEnd::EmptyPages)),
        "the same rows under ever new cursors"
    );
    let mut empty = PagedRows::<Line>::default();
    for seq in 0..3 {
        empty.take(Vec::new(), more(&seq.to_string()));
    }
    assert_eq!(empty.end(), Some(ListEnd::EmptyPages));
}

#[test]
fn the_same_page_of_rows_without_ids_again_and_again_comes_to_an_end() {
    let nameless = || vec![Line(None, 1), Line(None, 2)];
    let mut list = PagedRows::default();
    let mut seq = 0;
    while list.end().is_none() {
        list.take(nameless(), more(&seq.to_string()));
        seq += 1;
        assert!(seq < 20, "it never ends");
    }
    assert_eq!(list.end(), Some(ListEnd::EmptyPages));
    // Nothing is dropped on suspicion.
    assert_eq!(list.rows().len(), 8);
    // Twice the same is no reason yet.
    let mut list = PagedRows::default();
    list.take(nameless(), more("a"));
    list.take(nameless(), more("b"));
    list.take(vec![Line(None, 3)], more("c"));
    list.take(vec![Line(None, 3)], more("d"));
    assert_eq!((list.rows().len(), list.end().is_none()), (6, true));
}

#[test]
fn rows_are_unique_by_id_the_later_kept_and_rows_without_id_all_stay() {
    let mut list = PagedRows::default();
    let named = |id: &str, content| Line(Some(id.into()), content);
    let first = vec![named("a", 1), Line(None, 1), Line(None, 1)];
    assert!(!list.take(first, more("b")));
    let second = vec![named("a", 2), Line(None, 1), named("c", 1)];
    assert!(list.take(second, end()));
    assert_eq!(list.rows().len(), 5);
    assert_eq!(*list.rows()[0], named("a", 2));
    assert!(list.is_changed(0) && !list.is_changed(1));
}

#[test]
fn a_page_of_changed_rows_is_no_empty_page_but_changes_without_end_come_to_one() {
    let mut list = PagedRows::default();
    let mut pages = 0;
    while list.end().is_none() {
        list.take(
            vec![Line(Some("a".into()), pages)],
            more(&pages.to_string()),
        );
        pages += 1;
        assert!(pages < 100, "it never ends");
    }
    assert!(pages > 10, "only {pages}");
    assert_eq!(list.end(), Some(ListEnd::EmptyPages));
    assert_eq!((list.rows().len(), list.changed_count()), (1, 1));
}

#[test]
fn a_total_that_was_said_stays_until_another_one_is() {
    let counted = |count, next| Outlook {
        total: Tracked::Tracked(Total::counted(count)),
        ..more(next)
    };
    let mut list = PagedRows::default();
    list.take(lines(0..1), counted(9, "a"));
    list.take(lines(1..2), more("b"));
    assert_eq!(list.total().value().unwrap().count, Some(9));
    list.take(lines(2..3), counted(8, "c"));
    assert_eq!(list.total().value().unwrap().count, Some(8));
}

#[test]
fn a_limit_cuts_a_page_and_says_where_the_rest_begins() {
    let token = |text: &str| PageToken(text.to_owned());
    for (limit, ending, next) in [
        (1, Some(ListEnd::Full), None),
        (2, Some(ListEnd::Full), Some(token("A"))),
        (3, Some(ListEnd::Full), Some(token("A"))),
        (4, Some(ListEnd::Full), Some(token("B"))),
        (5, None, Some(token("B"))),
    ] {
        let mut list = PagedRows::up_to(limit);
        list.take(lines(0..2), more("A"));
        if list.end().is_none() {
            list.take(lines(2..4), more("B"));
        }
        assert_eq!(list.rows().len(), limit.min(4));
        assert_eq!(
            (list.end(), list.rest()),
            (ending, next.as_ref()),
            "{limit}"
        );
        assert!(list.has_more());
    }
}
