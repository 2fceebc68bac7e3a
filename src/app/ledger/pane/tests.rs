#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::domain::Outlook;

fn ticket(seq: u64) -> Ticket {
    Ticket(seq)
}

fn records(ids: std::ops::Range<u32>) -> Vec<Record> {
    ids.map(|id| {
        let raw = format!("{{\"id\":\"{id}\"}}");
        Record::of(&serde_json::from_str::<Box<serde_json::value::RawValue>>(&raw).unwrap())
    })
    .collect()
}

fn feed(ledger: &mut LedgerPane, seq: u64, ids: std::ops::Range<u32>) {
    let token = ledger.list.askable().unwrap();
    ledger.list.begin(ticket(seq), token);
    let outlook = Outlook {
        has_more: Some(true),
        next: Some(PageToken(seq.to_string())),
        ..Outlook::default()
    };
    let taken = ledger.list.arrive(ticket(seq), records(ids), outlook);
    assert_eq!(taken, Some(false));
}

#[test]
fn after_a_refresh_nothing_is_fetched_unasked_deep_inside_the_old_rows() {
    let mut ledger = LedgerPane::default();
    for page in 0..20 {
        feed(&mut ledger, u64::from(page), page * 50..(page + 1) * 50);
    }
    ledger.refresh();
    feed(&mut ledger, 100, 0..50);
    assert_eq!((ledger.list.len(), ledger.list.fresh_len()), (1000, 50));
    for (offset, wanted) in [
        (0, false),
        (10, true),
        (60, true),
        (500, false),
        (980, false),
    ] {
        ledger.offset = offset;
        assert_eq!(ledger.wants_page(20), wanted, "at row {offset}");
    }
    ledger.walking = true;
    assert!(ledger.wants_page(20), "a walk was asked for");
}
