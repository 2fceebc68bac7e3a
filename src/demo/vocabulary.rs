//! What a generated ledger is made of: the routine of a site, the words of its people, and the faults that come up
//! and are repaired. Read from the assets; [`super::generate`] turns it into records.

use std::num::{NonZeroI64, NonZeroU64};

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::moments::clock_seconds;

/// Everything that one generated ledger needs.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Vocabulary {
    /// How many records the ledger has.
    pub(super) count: usize,
    /// Number in the id of the newest record.
    pub(super) newest_id: u64,
    /// Of a hundred records, how many come without a summary.
    pub(super) without_summary: u64,
    /// Of a hundred records, how many come without a person.
    pub(super) without_by: u64,
    pub(super) readings: Vec<Reading>,
    /// The first kind is the one whose rounds discover faults.
    pub(super) kinds: Vec<Kind>,
    /// One round in so many discovers a fault.
    pub(super) story_one_in: NonZeroU64,
    pub(super) stories: Vec<Story>,
}

/// A number that summaries name as `{name}`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Reading {
    pub(super) name: String,
    pub(super) low: f64,
    pub(super) high: f64,
    /// Added at the height of summer, nothing in winter.
    #[serde(default)]
    pub(super) summer: f64,
    /// For meters: what a day adds.
    #[serde(default)]
    pub(super) per_day: f64,
    pub(super) digits: usize,
}

/// A kind of record that comes by routine.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Kind {
    #[serde(flatten)]
    pub(super) name: KindName,
    pub(super) every_days: NonZeroI64,
    /// Which of these days, counted back from today.
    pub(super) offset_days: i64,
    /// Seconds since midnight in China.
    #[serde(deserialize_with = "clocks")]
    pub(super) clocks: Vec<i64>,
    pub(super) people: Vec<String>,
    pub(super) outcomes: Vec<Wording>,
}

#[derive(Debug, Clone, Deserialize)]
pub(super) struct KindName {
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) label: String,
}

/// How a record ends; many don't say.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Verdict {
    pub(super) result: String,
    pub(super) result_label: String,
}

/// One way a routine record ends, and the words for it.
#[derive(Debug, Deserialize)]
pub(super) struct Wording {
    pub(super) weight: u64,
    #[serde(flatten)]
    pub(super) verdict: Option<Verdict>,
    pub(super) summaries: Vec<String>,
}

/// A fault from its discovery to its end.
#[derive(Debug, Deserialize)]
pub(super) struct Story {
    /// The months in which it happens, 1 to 12.
    pub(super) months: Vec<u64>,
    pub(super) steps: Vec<Step>,
}

/// One record of a story. The first step takes the place of a round.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Step {
    pub(super) after_minutes: i64,
    #[serde(flatten)]
    pub(super) name: KindName,
    #[serde(flatten)]
    pub(super) verdict: Option<Verdict>,
    pub(super) summary: String,
    /// `None`: whoever is on the round.
    pub(super) by: Option<String>,
}

fn clocks<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<i64>, D::Error> {
    let clocks = Vec::<String>::deserialize(from)?;
    let seconds = |clock: &String| clock_seconds(clock).ok_or_else(|| D::Error::custom(clock));
    clocks.iter().map(seconds).collect()
}
