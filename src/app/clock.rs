//! When the screen changes next by time alone. One timer; at most one wake-up a minute unless a request is running.

use jiff::Timestamp;

use super::code::head::Head;
use super::code::open_code::OpenCode;
use super::layout::{Arrangement, Layout};
use super::model::Model;
use super::pane::Pane;
use super::ticket::PaneId;

/// The next moment at which something on the screen changes by itself; none if nothing does.
#[must_use]
pub(crate) fn wake_at(model: &Model) -> Option<Timestamp> {
    let layout = model.layout();
    if layout.arrangement == Arrangement::TooSmall {
        return None;
    }
    let code = model.code();
    // Of a question that waits to be sent only the rest of its pause is on the screen.
    let of_panes = code.into_iter().flat_map(|code| {
        PaneId::ALL.into_iter().filter_map(|pane| {
            let pause = code.pausing(pane);
            pause
                .and_then(|pausing| pausing.next_change(model.now))
                .or_else(|| Some(next_step(code.pane(pane).since()?, model.now, 1)))
        })
    });
    let of_inspector = model.inspector.running_since();
    let of_inspector = of_inspector.map(|since| next_step(since, model.now, 1));
    let ages = code
        .map(|code| ages(code, &layout))
        .into_iter()
        .flatten()
        .map(|then| next_step(then, model.now, age_step(then, model.now)));
    of_panes.chain(of_inspector).chain(ages).min()
}

/// How long an age of this size stays the same in words, in seconds.
fn age_step(then: Timestamp, now: Timestamp) -> i64 {
    match now.as_millisecond().saturating_sub(then.as_millisecond()) / 1_000 {
        ..3_600 => 60,
        3_600..86_400 => 3_600,
        _ => 86_400,
    }
}

/// Start times of the requests on their way.
#[must_use]
pub(crate) fn running_since(model: &Model) -> Vec<Timestamp> {
    let code = model.code().into_iter();
    let of_code = code.flat_map(|code| code.panes().filter_map(Pane::since));
    of_code.chain(model.inspector.running_since()).collect()
}

/// The moments whose age is on the screen.
fn ages(code: &OpenCode, layout: &Layout) -> Vec<Timestamp> {
    let ledger = &code.ledger;
    let card = code.card.fetched_at();
    // The bottom line tells the card's age, and the ledger's only without a card.
    let bottom = card.or(ledger.fetched_at);
    let last = layout
        .tall
        .then(|| Head::of(code).last)
        .flatten()
        .and_then(|last| last.fields.at.value().and_then(|at| at.instant));
    let old_rows = ledger.stale_fetched_at.filter(|_| {
        ledger.error().is_some() || (!ledger.list.stale().is_empty() && ledger.list.fresh_len() > 0)
    });
    let old_actions = code.actions.outdated().map(|(_, then)| then);
    [bottom, last, old_rows, old_actions]
        .into_iter()
        .flatten()
        .collect()
}

/// The next whole multiple of `step` seconds after `from` that lies after `now`.
fn next_step(from: Timestamp, now: Timestamp, step: i64) -> Timestamp {
    let passed = now
        .as_millisecond()
        .saturating_sub(from.as_millisecond())
        .max(0);
    let next = (passed / (step * 1000) + 1).saturating_mul(step * 1000);
    Timestamp::from_millisecond(
        from.as_millisecond()
            .max(now.as_millisecond() - passed)
            .saturating_add(next),
    )
    .unwrap_or(Timestamp::MAX)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn steps_lie_after_now_and_on_whole_steps_from_the_start() {
        let at = |ms| Timestamp::from_millisecond(ms).unwrap();
        assert_eq!(next_step(at(500), at(500), 1), at(1500));
        assert_eq!(next_step(at(500), at(1499), 1), at(1500));
        assert_eq!(next_step(at(500), at(1500), 1), at(2500));
        assert_eq!(next_step(at(0), at(61_000), 60), at(120_000));
        // A moment in the future of this clock becomes one minute old only then.
        assert!(next_step(at(90_000), at(1_000), 60) > at(90_000));
    }
}
