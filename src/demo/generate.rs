//! A long ledger from a [`Vocabulary`]: the rounds of every day back from now, with the faults that a round
//! discovers and what was done about them. The same vocabulary and moment give the same records.

use serde_json::{Map, Value, json};

use super::dice::Dice;
use super::moments::{Anchor, DAY, month, rfc3339};
use super::vocabulary::{Kind, KindName, Story, Verdict, Vocabulary};

/// No fault is younger than this, so that the newest record of every kind tells of a site in order.
const QUIET_DAYS: i64 = 5;
/// A round begins up to so many seconds after its time.
const LATE: u64 = 1_100;
/// How much of a reading's `summer` each month has, January first, in tenths.
const WARMTH: [u8; 12] = [0, 0, 2, 4, 6, 8, 10, 10, 7, 4, 2, 0];

/// One record before it becomes JSON.
struct Event {
    at: i64,
    name: KindName,
    verdict: Option<Verdict>,
    summary: Option<String>,
    by: Option<String>,
}

/// The newest `vocabulary.count` records, newest first.
pub(super) fn records(vocabulary: &Vocabulary, anchor: Anchor, snapshot: &Value) -> Vec<Value> {
    let mut events = Vec::with_capacity(vocabulary.count + 32);
    let mut day = 0;
    // A day without any event would never end the search, hence the bound: a hundred years.
    while events.len() < vocabulary.count && day < 36_500 {
        for (index, kind) in vocabulary.kinds.iter().enumerate() {
            if (day + kind.offset_days) % kind.every_days.get() == 0 {
                rounds(vocabulary, anchor, day, kind, index == 0, &mut events);
            }
        }
        day += 1;
    }
    events.sort_by_key(|event| std::cmp::Reverse(event.at));
    events.truncate(vocabulary.count);
    let mut id = vocabulary.newest_id;
    events
        .into_iter()
        .map(|event| {
            id -= 1 + event.at.unsigned_abs() % 9;
            event.into_record(id, snapshot)
        })
        .collect()
}

fn rounds(
    vocabulary: &Vocabulary,
    anchor: Anchor,
    day: i64,
    kind: &Kind,
    discovers: bool,
    events: &mut Vec<Event>,
) {
    for clock in &kind.clocks {
        let mut dice = Dice::new(
            day.unsigned_abs() * 100_000
                + clock.unsigned_abs()
                + kind.offset_days.unsigned_abs() * 17,
        );
        let at = anchor.midnight(day) + clock + i64::try_from(dice.below(LATE)).unwrap_or(0);
        if at > anchor.now() {
            continue;
        }
        let on_duty = dice.pick(&kind.people).cloned();
        if discovers && day > QUIET_DAYS && dice.below(vocabulary.story_one_in.get()) == 0 {
            let this_month = month(at) as u64;
            let possible: Vec<&Story> = vocabulary
                .stories
                .iter()
                .filter(|story| story.months.contains(&this_month))
                .collect();
            if let Some(story) = dice.pick(&possible) {
                tell(
                    vocabulary,
                    anchor,
                    story,
                    at,
                    on_duty.as_ref(),
                    &mut dice,
                    events,
                );
                continue;
            }
        }
        let Some(wording) = dice.weighted(&kind.outcomes, |wording| wording.weight) else {
            continue;
        };
        let words = dice
            .pick(&wording.summaries)
            .map(|words| fill(words, vocabulary, anchor, at, &mut dice));
        events.push(Event {
            at,
            name: kind.name.clone(),
            verdict: wording.verdict.clone(),
            summary: if dice.chance(vocabulary.without_summary) {
                None
            } else {
                words
            },
            by: if dice.chance(vocabulary.without_by) {
                None
            } else {
                on_duty
            },
        });
    }
}

fn tell(
    vocabulary: &Vocabulary,
    anchor: Anchor,
    story: &Story,
    start: i64,
    on_duty: Option<&String>,
    dice: &mut Dice,
    events: &mut Vec<Event>,
) {
    for step in &story.steps {
        let at = start + step.after_minutes * 60 + i64::try_from(dice.below(240)).unwrap_or(0);
        events.push(Event {
            at,
            name: step.name.clone(),
            verdict: step.verdict.clone(),
            summary: Some(fill(&step.summary, vocabulary, anchor, at, dice)),
            by: step.by.as_ref().or(on_duty).cloned(),
        });
    }
}

/// Puts numbers where the words name a reading.
fn fill(words: &str, vocabulary: &Vocabulary, anchor: Anchor, at: i64, dice: &mut Dice) -> String {
    let mut text = words.to_owned();
    for reading in &vocabulary.readings {
        let place = format!("{{{}}}", reading.name);
        while let Some(start) = text.find(&place) {
            let warmth = WARMTH
                .get(month(at) - 1)
                .map_or(0.0, |tenths| f64::from(*tenths) / 10.0);
            let age_days = i32::try_from((anchor.now() - at) / DAY).map_or(0.0, f64::from);
            let value = reading.low
                + (reading.high - reading.low) * dice.fraction()
                + reading.summer * warmth
                - reading.per_day * age_days;
            text.replace_range(
                start..start + place.len(),
                &format!("{value:.*}", reading.digits),
            );
        }
    }
    text
}

impl Event {
    fn into_record(self, id: u64, snapshot: &Value) -> Value {
        let mut record = Map::new();
        let mut put = |name: &str, value: Value| record.insert(name.to_owned(), value);
        put("id", format!("rec_{id}").into());
        put("type", self.name.kind.into());
        put("label", self.name.label.into());
        put("at", rfc3339(self.at).into());
        if let Some(verdict) = self.verdict {
            put("result", verdict.result.into());
            put("resultLabel", verdict.result_label.into());
        }
        if let Some(summary) = self.summary {
            put("summary", summary.into());
        }
        if let Some(name) = self.by {
            put("by", json!({ "name": name }));
        }
        put("snapshot", snapshot.clone());
        Value::Object(record)
    }
}
