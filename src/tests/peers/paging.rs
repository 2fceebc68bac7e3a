//! Walking a large ledger: each cursor is asked once, and again only if it wasn't answered.

use crate::net::NetFault;
use crate::tests::{
    client::asking::{Asker, Reply, records},
    support::peer_log::{assert_none_asked_again, assert_only_read, by_cursor, js03},
};
use qrscope::domain::{ErrorKind, LoadError, Mismatch, Page, PageToken};

const CODE: &str = "https://qr71.cn/oDemo1/qLedger";
const LEDGER: usize = 230;

fn page(asker: &Asker, size: u16, token: Option<&PageToken>) -> Result<Page, LoadError> {
    match asker.ask(records(CODE, size, token))? {
        Reply::Records(answer) => Ok(answer.value),
        other => panic!("{other:?}"),
    }
}

/// Walks to the end; a failed page is asked again, at the same cursor. Gives the pages and how many tries failed.
fn walk(asker: &Asker, size: u16) -> (Vec<Page>, usize) {
    let (mut pages, mut failed) = (Vec::new(), 0);
    let mut token = None;
    loop {
        match page(asker, size, token.as_ref()) {
            Ok(page) => {
                token.clone_from(&page.next);
                pages.push(page);
                if token.is_none() {
                    return (pages, failed);
                }
            }
            Err(error) => {
                assert_eq!(error.kind, ErrorKind::Net(NetFault::HttpStatus(503)));
                failed += 1;
                assert!(failed < LEDGER, "it never ends");
            }
        }
    }
}

fn assert_whole(pages: &[Page]) {
    let ids: Vec<&str> = pages
        .iter()
        .flat_map(|page| page.records.iter().map(|record| record.id().unwrap()))
        .collect();
    let wanted: Vec<String> = (0..LEDGER)
        .map(|at| format!("rec_{}", 100_000_000 + LEDGER - at))
        .collect();
    assert_eq!(ids, wanted, "all of them, newest first, none twice");
    let (last, others) = pages.split_last().unwrap();
    assert!(others.iter().all(|page| page.has_more == Some(true)));
    assert_eq!((last.has_more, &last.next), (Some(false), &None));
    for page in pages {
        assert_eq!(page.total.value().unwrap().count, Some(LEDGER as u64));
    }
}

#[test]
fn each_cursor_is_asked_once() {
    let Some(peer) = js03(&[("LEDGER", "230")]) else {
        return;
    };
    let (pages, failed) = walk(&Asker::new(&peer.endpoint()), 50);
    assert_eq!((pages.len(), failed), (5, 0));
    assert_whole(&pages);
    let asked = by_cursor(&peer);
    assert_eq!(asked.len(), 5);
    assert!(asked.values().all(|answers| answers == &[200]), "{asked:?}");
    assert_only_read(&peer.log());
}

#[test]
fn a_failed_page_is_asked_again_and_an_answered_one_never() {
    let Some(peer) = js03(&[("LEDGER", "230"), ("FAIL_EVERY_N", "3")]) else {
        return;
    };
    let (pages, failed) = walk(&Asker::new(&peer.endpoint()), 20);
    // 12 pages, and every third question fails: 17 questions, none of which the person hears of as failed.
    assert_eq!((pages.len(), failed), (12, 0));
    assert_whole(&pages);
    let asked = by_cursor(&peer);
    assert_eq!(asked.len(), 12);
    let refused = asked.values().flatten().filter(|status| **status == 503);
    assert_eq!(refused.count(), 5);
    assert_none_asked_again(&asked);
    assert!(asked.values().all(|answers| answers.last() == Some(&200)));
    assert_only_read(&peer.log());
}

#[test]
fn broken_answers_of_a_real_server_are_told_apart() {
    for (switch, kind) in [
        ("MALFORMED", ErrorKind::Malformed(Mismatch::CutOff)),
        ("CUT_BODY", ErrorKind::Net(NetFault::BrokenOff)),
    ] {
        let Some(peer) = js03(&[(switch, "2")]) else {
            return;
        };
        let asker = Asker::new(&peer.endpoint());
        page(&asker, 50, None).unwrap();
        assert_eq!(page(&asker, 50, None).unwrap_err().kind, kind, "{switch}");
        page(&asker, 50, None).unwrap();
    }
}
