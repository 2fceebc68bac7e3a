//! What a generated ledger is made of: the routine of a site, the words of its people, and the faults that come up
//! and are repaired. Read from the assets; [`super::generate`] turns it into records.

use std::io;

use serde_json::Value;

use super::moments::clock_seconds;

/// Everything that one generated ledger needs.
#[derive(Debug)]
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
    pub(super) story_one_in: u64,
    pub(super) stories: Vec<Story>,
}

/// A number that summaries name as `{name}`.
#[derive(Debug)]
pub(super) struct Reading {
    pub(super) name: String,
    pub(super) low: f64,
    pub(super) high: f64,
    /// Added at the height of summer, nothing in winter.
    pub(super) summer: f64,
    /// For meters: what a day adds.
    pub(super) per_day: f64,
    pub(super) digits: usize,
}

/// A kind of record that comes by routine.
#[derive(Debug)]
pub(super) struct Kind {
    pub(super) name: KindName,
    pub(super) every_days: i64,
    /// Which of these days, counted back from today.
    pub(super) offset_days: i64,
    /// Seconds since midnight in China.
    pub(super) clocks: Vec<i64>,
    pub(super) people: Vec<String>,
    pub(super) outcomes: Vec<Wording>,
}

/// `type` and `label` of a record.
#[derive(Debug, Clone)]
pub(super) struct KindName {
    pub(super) kind: String,
    pub(super) label: String,
}

/// `result` and `resultLabel`; many records have neither.
pub(super) type Verdict = Option<(String, String)>;

/// One way a routine record ends, and the words for it.
#[derive(Debug)]
pub(super) struct Wording {
    pub(super) weight: u64,
    pub(super) verdict: Verdict,
    pub(super) summaries: Vec<String>,
}

/// A fault from its discovery to its end.
#[derive(Debug)]
pub(super) struct Story {
    /// The months in which it happens, 1 to 12.
    pub(super) months: Vec<u64>,
    pub(super) steps: Vec<Step>,
}

/// One record of a story. The first step takes the place of a round.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) after_minutes: i64,
    pub(super) name: KindName,
    pub(super) verdict: Verdict,
    pub(super) summary: String,
    /// `None`: whoever is on the round.
    pub(super) by: Option<String>,
}

impl Vocabulary {
    /// Reads an asset. Fails on anything missing: an asset is part of the program.
    pub(super) fn parse(text: &str) -> io::Result<Self> {
        let value: Value = serde_json::from_str(text)?;
        Ok(Self {
            count: usize::try_from(number(&value, "count")?).map_err(io::Error::other)?,
            newest_id: number(&value, "newestId")?,
            without_summary: number(&value, "withoutSummary")?,
            without_by: number(&value, "withoutBy")?,
            readings: list(&value, "readings", reading)?,
            kinds: list(&value, "kinds", kind)?,
            story_one_in: number(&value, "storyOneIn")?.max(1),
            stories: list(&value, "stories", story)?,
        })
    }
}

fn reading(value: &Value) -> io::Result<Reading> {
    let float = |name: &str| value.get(name).and_then(Value::as_f64);
    let (Some(low), Some(high)) = (float("low"), float("high")) else {
        return Err(missing("low, high"));
    };
    Ok(Reading {
        name: text(value, "name")?,
        low,
        high,
        summer: float("summer").unwrap_or(0.0),
        per_day: float("perDay").unwrap_or(0.0),
        digits: usize::try_from(number(value, "digits")?).map_err(io::Error::other)?,
    })
}

fn kind(value: &Value) -> io::Result<Kind> {
    let clock = |clock: &Value| {
        clock
            .as_str()
            .and_then(clock_seconds)
            .ok_or_else(|| missing("clock"))
    };
    Ok(Kind {
        name: kind_name(value)?,
        every_days: days(value, "everyDays")?.max(1),
        offset_days: days(value, "offsetDays")?,
        clocks: list(value, "clocks", clock)?,
        people: list(value, "people", plain)?,
        outcomes: list(value, "outcomes", wording)?,
    })
}

fn wording(value: &Value) -> io::Result<Wording> {
    Ok(Wording {
        weight: number(value, "weight")?,
        verdict: verdict(value)?,
        summaries: list(value, "summaries", plain)?,
    })
}

fn story(value: &Value) -> io::Result<Story> {
    let month = |month: &Value| month.as_u64().ok_or_else(|| missing("months"));
    Ok(Story {
        months: list(value, "months", month)?,
        steps: list(value, "steps", step)?,
    })
}

fn step(value: &Value) -> io::Result<Step> {
    Ok(Step {
        after_minutes: days(value, "afterMinutes")?,
        name: kind_name(value)?,
        verdict: verdict(value)?,
        summary: text(value, "summary")?,
        by: value.get("by").map(plain).transpose()?,
    })
}

fn kind_name(value: &Value) -> io::Result<KindName> {
    Ok(KindName {
        kind: text(value, "type")?,
        label: text(value, "label")?,
    })
}

fn verdict(value: &Value) -> io::Result<Verdict> {
    match value.get("result") {
        None => Ok(None),
        Some(_) => Ok(Some((text(value, "result")?, text(value, "resultLabel")?))),
    }
}

fn list<T>(
    value: &Value,
    name: &str,
    read: impl Fn(&Value) -> io::Result<T>,
) -> io::Result<Vec<T>> {
    value
        .get(name)
        .and_then(Value::as_array)
        .ok_or_else(|| missing(name))?
        .iter()
        .map(read)
        .collect()
}

fn plain(value: &Value) -> io::Result<String> {
    value
        .as_str()
        .map(str::to_owned)
        .ok_or_else(|| missing("text"))
}

fn text(value: &Value, name: &str) -> io::Result<String> {
    value.get(name).map_or_else(|| Err(missing(name)), plain)
}

fn number(value: &Value, name: &str) -> io::Result<u64> {
    value
        .get(name)
        .and_then(Value::as_u64)
        .ok_or_else(|| missing(name))
}

fn days(value: &Value, name: &str) -> io::Result<i64> {
    i64::try_from(number(value, name)?).map_err(io::Error::other)
}

fn missing(name: &str) -> io::Error {
    io::Error::new(
        io::ErrorKind::InvalidData,
        format!("demo vocabulary: {name} is missing or of another type"),
    )
}
