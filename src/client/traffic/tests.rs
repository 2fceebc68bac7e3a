#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
use std::time::Duration;

use jiff::Timestamp;

use super::*;
use crate::domain::{BODIES_LIMIT_BYTES, EXCHANGES_LIMIT};

fn exchange(url: &str, body: &str) -> Exchange {
    Exchange {
        number: 0,
        at: Timestamp::UNIX_EPOCH,
        http_method: "POST",
        method: Some("message/send"),
        skill: None,
        url: url.to_owned(),
        status: None,
        elapsed: None,
        request_headers: Vec::new(),
        request_body: kept_body(body),
        response_headers: Vec::new(),
        response_body: Body::None,
        bytes_out: body.len() as u64,
        bytes_in: 0,
        outcome: None,
        error: None,
    }
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
    let first = log.begin(exchange("u", "ask"));
    let mut second = log.begin(exchange("v", "ask"));
    assert!(log.exchanges().iter().all(|kept| kept.is_running()));
    tokio::time::advance(Duration::from_millis(250)).await;
    second.exchange.status = Some(200);
    second.exchange.response_body = kept_body("answer");
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
    assert_eq!(first.error, Some(LoadError::of(ErrorKind::Cancelled)));
    let told = lock(&told).clone();
    assert_eq!(told, [(1, true), (2, true), (2, false), (1, false)]);
}

#[test]
fn the_oldest_leave_first_and_the_oldest_bodies_before() {
    let log = Arc::new(TrafficLog::default());
    for at in 0..EXCHANGES_LIMIT + 3 {
        log.begin(exchange(&at.to_string(), "x")).end(None);
    }
    let kept = log.exchanges();
    assert_eq!(kept.len(), EXCHANGES_LIMIT);
    assert_eq!((kept[0].number, kept[0].url.as_str()), (4, "3"));

    let large = "é".repeat(BODY_LIMIT_BYTES / 2);
    for _ in 0..6 {
        let mut asked = log.begin(exchange("large", ""));
        asked.exchange.response_body = kept_body(&large);
        asked.end(None);
        assert!(bytes(&log) <= BODIES_LIMIT_BYTES, "{}", bytes(&log));
        assert_eq!(bytes(&log), log.kept().log.kept_bytes());
    }
    let kept = log.exchanges();
    assert_eq!(kept[0].request_body, Body::Dropped);
    let whole = kept
        .iter()
        .filter(|kept| kept.url == "large" && kept.response_body.text().is_some())
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
