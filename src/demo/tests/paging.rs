//! Paging over the wire.

use super::{LATHE, SWITCHBOARD, data_of, reason_of, started, summary_of};
use serde_json::{Value, json};
use std::collections::HashSet;

/// All pages of a ledger from its start; `size` as it is sent.
async fn pages(client: &mut super::Client, url: &str, size: &Value) -> Vec<Value> {
    let mut pages = Vec::new();
    let mut token = json!("");
    loop {
        let task = client
            .ask(json!({ "url": url, "skill": "get_records", "size": size, "pageToken": token }))
            .await;
        let page = data_of(&task).clone();
        assert_eq!(page["hasMore"] == true, page.get("nextPageToken").is_some());
        let next = page.get("nextPageToken").cloned();
        pages.push(page);
        match next {
            Some(next) => token = next,
            None => return pages,
        }
    }
}

#[tokio::test]
async fn all_five_thousand_come_exactly_once_newest_first() {
    let (_service, mut client) = started().await;
    let mut previous = None;
    for size in [50, 49] {
        let pages = pages(&mut client, SWITCHBOARD, &json!(size)).await;
        assert_eq!(pages.len(), 5_000_usize.div_ceil(size));
        assert!(pages.iter().all(|page| page["total"] == 5_000));
        let records: Vec<&Value> = pages
            .iter()
            .flat_map(|page| page["records"].as_array().unwrap())
            .collect();
        let ids: HashSet<&str> = records
            .iter()
            .map(|record| record["id"].as_str().unwrap())
            .collect();
        assert_eq!((records.len(), ids.len()), (5_000, 5_000));
        assert!(
            records
                .iter()
                .map(|record| record["at"].as_str().unwrap())
                .is_sorted_by(|a, b| a >= b)
        );
        let text = records
            .iter()
            .map(|record| record.to_string())
            .collect::<String>();
        assert_eq!(*previous.get_or_insert_with(|| text.clone()), text);
    }
}

#[tokio::test]
async fn sizes_are_kept_within_bounds() {
    let (_service, mut client) = started().await;
    for (size, count) in [
        (json!(null), 20),
        (json!(1), 1),
        (json!(50), 50),
        (json!(500), 50),
        (json!(0), 20),
    ] {
        let task = client
            .ask(json!({ "url": SWITCHBOARD, "skill": "get_records", "size": size }))
            .await;
        assert_eq!(data_of(&task)["records"].as_array().unwrap().len(), count);
        assert_eq!(
            summary_of(&task),
            format!("共 {count} 条记录(账本合计 5000 条)。")
        );
    }
}

#[tokio::test]
async fn a_token_is_good_for_its_own_code_only() {
    let (_service, mut client) = started().await;
    let question = |url: &str, token: &Value| json!({ "url": url, "skill": "get_records", "pageToken": token });
    let first = client.ask(question(SWITCHBOARD, &json!(""))).await;
    let token = data_of(&first)["nextPageToken"].clone();
    let again = client.ask(question(SWITCHBOARD, &token)).await;
    let and_again = client.ask(question(SWITCHBOARD, &token)).await;
    assert_eq!(data_of(&again), data_of(&and_again));
    assert_ne!(data_of(&first)["records"], data_of(&again)["records"]);
    reason_of(&client.ask(question(LATHE, &token)).await);
}
