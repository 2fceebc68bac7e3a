#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
use std::time::Duration;

use super::*;
use crate::net::exchange::Body;
use crate::net::exchange_log::{BODIES_LIMIT_BYTES, EXCHANGES_LIMIT};
use crate::net::kept::BODY_LIMIT_BYTES;
use crate::net::request::HttpMethod;

fn begin(log: &Arc<TrafficLog>, path: &str, body: &str) -> InFlight {
    let url = format!("http://127.0.0.1/{path}");
    let request = Request {
        method: HttpMethod::Post,
        body: (!body.is_empty()).then(|| body.to_owned()),
        ..Request::get(url.parse().unwrap(), "application/json")
    };
    log.begin(&request, &[])
}

fn bytes(log: &TrafficLog) -> usize {
    log.exchanges().iter().map(|kept| kept.kept_bytes()).sum()
}

#[tokio::test(start_paused = true)]
async fn an_exchange_is_there_while_it_runs_and_when_it_ended() {
    let log = Arc::new(TrafficLog::default());
    let told: Arc<Mutex<Vec<(u64, bool)>>> = Arc::default();
    let listened = Arc::clone(&told);
    log.listen(move |exchange| lock(&listened).push((exchange.number, exchange.is_running())));
    let first = begin(&log, "u", "ask");
    let mut second = begin(&log, "v", "ask");
    assert!(log.exchanges().iter().all(|kept| kept.is_running()));
    tokio::time::advance(Duration::from_millis(250)).await;
    second.answered(200, &HeaderMap::new());
    second.body("answer", None);
    second.end(None);
    drop(first);
    let [first, second] = &log.exchanges()[..] else {
        panic!("two")
    };
    assert_eq!(
        (second.number, second.elapsed),
        (2, Some(Duration::from_millis(250)))
    );
    assert_eq!(second.response_body.text(), Some("answer"));
    assert_eq!(first.error, Some(NetError::of(NetFault::Cancelled)));
    let told = lock(&told).clone();
    assert_eq!(told, [(1, true), (2, true), (2, false), (1, false)]);
}

#[test]
fn the_oldest_leave_first_and_the_oldest_bodies_before() {
    let log = Arc::new(TrafficLog::default());
    for at in 0..EXCHANGES_LIMIT + 3 {
        begin(&log, &at.to_string(), "x").end(None);
    }
    let kept = log.exchanges();
    assert_eq!(kept.len(), EXCHANGES_LIMIT);
    assert_eq!(
        (kept[0].number, kept[0].url.as_str()),
        (4, "http://127.0.0.1/3")
    );

    let large = "é".repeat(BODY_LIMIT_BYTES / 2);
    for _ in 0..6 {
        let mut asked = begin(&log, "large", "");
        asked.body(&large, None);
        asked.end(None);
        assert!(bytes(&log) <= BODIES_LIMIT_BYTES, "{}", bytes(&log));
        assert_eq!(bytes(&log), log.kept().log.kept_bytes());
    }
    let kept = log.exchanges();
    assert_eq!(kept[0].request_body, Body::Dropped);
    let whole = kept
        .iter()
        .filter(|kept| kept.url.ends_with("large") && kept.response_body.text().is_some())
        .count();
    assert_eq!(whole, 4);
    assert_eq!(kept.last().unwrap().response_body.text().unwrap(), large);
}

#[test]
fn a_body_too_large_is_cut_between_characters() {
    let text = format!("x{}", "é".repeat(BODY_LIMIT_BYTES));
    let Body::Text { text: kept, whole } = kept_body(&text) else {
        panic!("kept")
    };
    assert!(!whole && kept.len() <= BODY_LIMIT_BYTES && text.starts_with(&*kept));
    assert_eq!(kept_body(""), Body::None);
}
