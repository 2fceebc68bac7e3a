//! What a key costs with a long ledger loaded, and what a page costs to read and to take in.
//!
//! The two `key` benches stand side by side so that their ratio can be read off: it should stay near one.
#![allow(
    missing_docs,
    reason = "a bench; criterion's macros make functions without docs"
)]

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use qrscope::probe::ledger::{Pages, first_page_body, read_page};

/// Key to frame: update and a whole render into cells.
fn key_to_frame(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("key to frame");
    for total in [1_000, 100_000] {
        let mut explorer = Pages::of(total).walk();
        assert_eq!(explorer.loaded(), total);
        explorer.go_inside();
        group.bench_function(BenchmarkId::from_parameter(total), |bencher| {
            bencher.iter(|| explorer.press_and_draw());
        });
    }
    group.finish();
}

/// Bytes of a response to the answer of its first page.
fn page_decode(criterion: &mut Criterion) {
    let body = first_page_body();
    let mut group = criterion.benchmark_group("page");
    group.throughput(Throughput::Bytes(body.len() as u64));
    group.bench_function("decode 50 records", |bencher| {
        bencher.iter(|| read_page(black_box(&body)));
    });
    group.finish();
}

/// All pages of a long ledger taken in one after another.
fn filling(criterion: &mut Criterion) {
    let all = Pages::of(100_000);
    let mut group = criterion.benchmark_group("fill");
    group.sample_size(10);
    group.throughput(Throughput::Elements(100_000));
    group.bench_function("100,000 records in pages", |bencher| {
        bencher.iter_batched(|| (), |()| all.walk(), BatchSize::PerIteration);
    });
    group.finish();
}

criterion_group!(benches, key_to_frame, page_decode, filling);
criterion_main!(benches);
