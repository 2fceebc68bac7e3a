#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use proptest::prelude::*;

use super::*;
use crate::domain::ErrorKind;
use crate::net::NetFault;

#[derive(Clone, Debug, PartialEq)]
struct Line(Option<String>, u32);

impl Row for Line {
    fn id(&self) -> Option<&str> {
        self.0.as_deref()
    }
}

fn ticket(seq: u64) -> Ticket {
    Ticket(seq)
}

fn lines(ids: std::ops::Range<u32>) -> Vec<Line> {
    ids.map(|id| Line(Some(id.to_string()), 0)).collect()
}

fn more(token: &str) -> Outlook {
    Outlook {
        has_more: Some(true),
        next: Some(PageToken(token.into())),
        ..Outlook::default()
    }
}

fn end() -> Outlook {
    Outlook {
        has_more: Some(false),
        ..Outlook::default()
    }
}

/// Asks what may be asked and answers it at once.
fn feed(list: &mut PagedList<Line>, seq: u64, rows: Vec<Line>, outlook: Outlook) {
    let token = list.askable().unwrap();
    list.begin(ticket(seq), token);
    assert!(list.arrive(ticket(seq), rows, outlook).is_some());
}

#[test]
fn one_request_at_a_time_and_only_the_awaited_reply_counts() {
    let mut list = PagedList::default();
    assert_eq!(list.askable(), Some(None));
    list.begin(ticket(1), None);
    assert_eq!(list.askable(), None);
    assert!(
        list.arrive(ticket(7), lines(0..3), end()).is_none(),
        "an old ticket changes nothing"
    );
    assert!(list.arrive(ticket(1), lines(0..3), more("b")).is_some());
    assert!(
        list.arrive(ticket(1), lines(0..3), end()).is_none(),
        "no reply counts twice"
    );
    assert_eq!(list.askable(), Some(Some(PageToken("b".into()))));
}

#[test]
fn a_failure_keeps_the_rows_and_the_cursor() {
    let mut list = PagedList::default();
    feed(&mut list, 1, lines(0..3), more("b"));
    list.begin(ticket(2), Some(PageToken("b".into())));
    assert!(list.fail(ticket(2), LoadError::of(ErrorKind::Net(NetFault::Network))));
    assert_eq!(
        (list.len(), list.askable()),
        (3, None),
        "nothing is tried again by itself"
    );
    list.allow_retry();
    assert_eq!(list.askable(), Some(Some(PageToken("b".into()))));
}

#[test]
fn an_odd_end_covers_no_older_rows() {
    for (outlook, ending) in [
        (
            Outlook {
                has_more: Some(true),
                ..Outlook::default()
            },
            ListEnd::NoToken,
        ),
        (end(), ListEnd::Listed),
    ] {
        let mut list = PagedList::default();
        feed(&mut list, 1, lines(0..3), more("b"));
        feed(&mut list, 2, lines(3..6), end());
        list.refresh();
        feed(&mut list, 3, lines(0..3), outlook);
        let left = if ending == ListEnd::Listed { 3 } else { 6 };
        assert_eq!((list.len(), list.tail()), (left, &Tail::Exhausted(ending)));
    }
}

#[test]
fn a_refresh_keeps_old_rows_until_they_are_covered() {
    let mut list = PagedList::default();
    feed(&mut list, 1, lines(10..20), more("b"));
    feed(&mut list, 2, lines(20..30), more("c"));
    list.refresh();
    assert_eq!((list.len(), list.fresh_len()), (20, 0));
    feed(&mut list, 3, lines(8..18), more("b"));
    assert_eq!(
        (list.len(), list.fresh_len()),
        (22, 10),
        "two new rows above, the old rest below"
    );
    assert_eq!(list.place_of("25"), Some(17));
    feed(&mut list, 4, lines(18..28), more("c"));
    assert_eq!(list.len(), 22);
    feed(&mut list, 5, lines(28..31), end());
    assert_eq!((list.len(), list.stale().len()), (23, 0));
}

#[test]
fn a_row_that_vanished_in_between_goes_when_its_place_is_covered() {
    let mut list = PagedList::default();
    feed(&mut list, 1, lines(0..6), more("b"));
    list.refresh();
    let without_two: Vec<_> = lines(0..5)
        .into_iter()
        .filter(|line| line.0.as_deref() != Some("2"))
        .collect();
    feed(&mut list, 2, without_two, more("b"));
    let shown: Vec<_> = (0..list.len())
        .map(|at| list.get(at).unwrap().0.clone().unwrap())
        .collect();
    assert_eq!(shown, ["0", "1", "3", "4", "5"]);
}

proptest! {
    /// Whatever pages come in whatever order of replies and failures: no cursor is asked after it answered, never two at once,
    /// no row without id is lost, ids are unique, and rows only go by being covered.
    #[test]
    fn the_rules_hold_in_any_order(script in proptest::collection::vec((0u8..6, 0u32..12, 0u8..5, proptest::bool::ANY), 1..60)) {
        let mut list: PagedList<Line> = PagedList::default();
        let mut answered: HashSet<Option<PageToken>> = HashSet::new();
        let mut in_flight: Option<(u64, Option<PageToken>)> = None;
        for (seq, (step, first, token, with_id)) in script.into_iter().enumerate() {
            let seq = seq as u64;
            match step {
                0 | 1 => if let Some(cursor) = list.askable() {
                    prop_assert!(in_flight.is_none(), "two requests at once");
                    prop_assert!(!answered.contains(&cursor), "{cursor:?} was answered already");
                    list.begin(ticket(seq), cursor.clone());
                    in_flight = Some((seq, cursor));
                },
                2 | 3 => {
                    let rows: Vec<_> = (first..first + u32::from(token)).map(|n| Line(with_id.then(|| n.to_string()), n)).collect();
                    let before = list.len();
                    let without_id = rows.iter().filter(|row| row.0.is_none()).count();
                    let outlook = Outlook { has_more: Some(token != 0), next: (token != 1).then(|| PageToken(token.to_string())), ..Outlook::default() };
                    if let Some((asked, cursor)) = in_flight.take() {
                        prop_assert!(list.arrive(ticket(asked), rows, outlook).is_some());
                        answered.insert(cursor);
                        prop_assert!(list.fresh_len() >= without_id);
                    } else {
                        prop_assert!(list.arrive(ticket(seq), rows, outlook).is_none());
                        prop_assert_eq!(list.len(), before);
                    }
                }
                4 => if let Some((asked, _)) = in_flight.take() {
                    let before = list.len();
                    prop_assert!(list.fail(ticket(asked), LoadError::of(ErrorKind::Net(NetFault::Network))));
                    prop_assert_eq!(list.len(), before);
                    list.allow_retry();
                },
                _ => if in_flight.is_none() {
                    let before = list.len();
                    list.refresh();
                    answered.clear();
                    prop_assert_eq!(list.len(), before);
                },
            }
            let ids: Vec<_> = list.fresh().iter().filter_map(|row| row.0.clone()).collect();
            prop_assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len());
        }
    }
}
