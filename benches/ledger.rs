//! What a key costs with a long ledger loaded, and what a page costs to read and to take in (design.md 5).
//!
//! The two `key` benches stand side by side so that their ratio can be read off: it should stay near one.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a bench; criterion's macros make functions without docs"
)]

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use qrscope::a2a::{Dialect, read_send};
use qrscope::app::{Effect, Message, Model, Surroundings, Ticket, update};
use qrscope::client::{Reply, decode};
use qrscope::domain::{Answer, CodeHosts, Page, Query, Skill, find_links};
use qrscope::i18n::Lang;
use qrscope::input::{Chord, Key, Keymap};
use qrscope::theme::{Depth, Glyphs, Ground, Theme};
use qrscope::view;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

const PAGE: usize = 50;
const THEME: Theme = Theme::new(Ground::Dark, Depth::True, Glyphs::UNICODE);

/// The response to get_records for the page that begins at `first` of a ledger of `total` records.
fn body(first: usize, total: usize) -> String {
    let mut records = String::new();
    let end = (first + PAGE).min(total);
    for at in first..end {
        let comma = if at > first { "," } else { "" };
        let day = 1 + at % 28;
        write!(
            records,
            "{comma}{{\"id\":\"rec_{at}\",\"type\":\"inspection\",\"label\":\"巡检记录表\",\"at\":\"2026-06-{day:02}T02:26:36.000Z\",\"result\":\"pass\",\"resultLabel\":\"正常\",\"summary\":\"压力表读数 0.42 MPa，在正常范围内；第 {at} 次\",\"by\":{{\"name\":\"张工\"}},\"snapshot\":{{\"codeId\":\"qLedger\",\"thingId\":\"thg_qLedger\"}}}}"
        )
        .unwrap();
    }
    let more = end < total;
    format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"result\":{{\"kind\":\"task\",\"id\":\"t\",\"contextId\":\"c\",\"status\":{{\"state\":\"completed\"}},\"artifacts\":[{{\"artifactId\":\"a\",\"name\":\"records\",\"parts\":[{{\"kind\":\"data\",\"data\":{{\"records\":[{records}],\"hasMore\":{more},\"total\":{total},\"nextPageToken\":\"{end}\"}}}}]}}]}}}}"
    )
}

fn read(body: &str) -> Answer<Page> {
    let result = read_send(200, body, Dialect::V03_JSON_RPC, "1").unwrap();
    match decode(result, Skill::GetRecords, Timestamp::UNIX_EPOCH) {
        Ok(Reply::Records(answer)) => *answer,
        other => panic!("no page: {other:?}"),
    }
}

/// A code just opened, and the ticket of its first page.
fn opened() -> (Model, Ticket) {
    let around = Surroundings {
        service: "a2a.objqr.com".to_owned(),
        dialect: "A2A 0.3 JSON-RPC".to_owned(),
        hosts: CodeHosts::default(),
        page_size: 50,
        copy_ways: Vec::new(),
        multiplexer: None,
        copy_off: true,
        demo_codes: Vec::new(),
        zone: TimeZone::UTC,
        glyphs: Glyphs::UNICODE,
        keymap: Keymap::default(),
    };
    let now = "2026-06-30T09:20:00Z".parse().unwrap();
    let mut model = Model::new(around, (120, 40), now, Lang::Zh);
    let found = find_links("https://qr71.cn/oDemo1/qLedger", &CodeHosts::default());
    let effects = model.open_found(found.unwrap().remove(0), Vec::new());
    (model, ledger_ticket(&effects).unwrap())
}

fn ledger_ticket(effects: &[Effect]) -> Option<Ticket> {
    effects.iter().find_map(|effect| match effect {
        Effect::Ask {
            ticket,
            query: Query::Records { .. },
            ..
        } => Some(*ticket),
        _ => None,
    })
}

fn key(model: &mut Model, key: Key) -> Vec<Effect> {
    update(model, Message::KeyPressed(Chord::plain(key)))
}

/// Takes in pages until there is none left; `pages` are the answers in order.
fn fill(pages: &[Answer<Page>]) -> Model {
    let (mut model, mut ticket) = opened();
    let mut pages = pages.iter();
    while let Some(page) = pages.next() {
        let mut effects = update(
            &mut model,
            Message::PageArrived(ticket, Ok(Box::new(page.clone()))),
        );
        // The first End goes to what is loaded, the second walks on by itself.
        while ledger_ticket(&effects).is_none() && pages.len() > 0 {
            effects = key(&mut model, Key::End);
        }
        match ledger_ticket(&effects) {
            Some(next) => ticket = next,
            None => break,
        }
    }
    model
}

fn pages(total: usize) -> Vec<Answer<Page>> {
    (0..total)
        .step_by(PAGE)
        .map(|first| read(&body(first, total)))
        .collect()
}

/// Key to frame: update and a whole render into cells.
fn key_to_frame(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("key to frame");
    for total in [1_000, 100_000] {
        let mut model = fill(&pages(total));
        let loaded = model.code().map_or(0, |code| code.ledger.list.len());
        assert_eq!(loaded, total);
        // The middle of the list, away from both ends.
        key(&mut model, Key::Home);
        for _ in 0..200 {
            key(&mut model, Key::Down);
        }
        let mut terminal = Terminal::new(TestBackend::new(120, 40)).unwrap();
        let mut down = true;
        group.bench_function(BenchmarkId::from_parameter(total), |bencher| {
            bencher.iter(|| {
                down = !down;
                let effects = key(&mut model, if down { Key::Down } else { Key::Up });
                terminal
                    .draw(|frame| view::render(&model, &THEME, frame))
                    .unwrap();
                black_box(effects)
            });
        });
    }
    group.finish();
}

/// Bytes of a response to the answer of its first page.
fn page_decode(criterion: &mut Criterion) {
    let body = body(0, 1_000);
    let mut group = criterion.benchmark_group("page");
    group.throughput(Throughput::Bytes(body.len() as u64));
    group.bench_function("decode 50 records", |bencher| {
        bencher.iter(|| read(black_box(&body)));
    });
    group.finish();
}

/// All pages of a long ledger taken in one after another.
fn filling(criterion: &mut Criterion) {
    let all = pages(100_000);
    let mut group = criterion.benchmark_group("fill");
    group.sample_size(10);
    group.throughput(Throughput::Elements(100_000));
    group.bench_function("100,000 records in pages", |bencher| {
        bencher.iter_batched(|| (), |()| fill(&all), BatchSize::PerIteration);
    });
    group.finish();
}

criterion_group!(benches, key_to_frame, page_decode, filling);
criterion_main!(benches);
