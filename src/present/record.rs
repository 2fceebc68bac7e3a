//! The whole of a record.

use super::detail::{Detail, text_value};
use super::line::Piece;
use crate::domain::{
    BlockName, Extra, Fact, FactLabel, FactValue, KnownLabel, RecordFields, ResultClass, Tracked,
};
use crate::text::SafeText;
use crate::theme::{Glyphs, Role};

impl Detail<'_> {
    /// A record.
    pub fn record(&mut self, fields: &RecordFields, raw: &str, changed: bool) {
        let texts = self.texts();
        if fields.malformed {
            self.prose(Role::Warn, texts.ledger.odd_record);
            self.blank();
            self.prose(Role::Text, &crate::text::sanitize(raw));
            return;
        }
        if changed {
            self.prose(Role::Warn, texts.ledger.record_changed);
            self.blank();
        }
        let mut record = Fact::of(
            0,
            FactLabel::Known(KnownLabel::Record),
            fields
                .kind_words()
                .map_or(FactValue::Untracked, |t| FactValue::Text(t.clone())),
        );
        push_extra(&mut record, fields.kind_words(), &fields.kind);
        self.put(&record);
        self.result(fields);
        match &fields.at {
            Tracked::Tracked(at) => {
                if let Some(words) = self.local(at.instant) {
                    self.fact(
                        KnownLabel::Time,
                        FactValue::Text(SafeText::sanitize(&words)),
                    );
                }
                self.fact(KnownLabel::RawTime, FactValue::Text(at.raw.clone()));
            }
            Tracked::Untracked => self.fact(KnownLabel::Time, FactValue::Untracked),
            Tracked::Unreadable(raw) => {
                self.fact(KnownLabel::Time, FactValue::Unreadable(raw.clone()))
            }
        }
        self.tracked(KnownLabel::By, &fields.by);
        self.tracked(KnownLabel::Id, &fields.id);
        self.heading((texts.label)(KnownLabel::Summary));
        match &fields.summary {
            Tracked::Tracked(summary) if !summary.is_empty() => {
                self.prose(Role::Text, summary.as_str())
            }
            other => {
                let words = self.context.plain_value(&text_value(other));
                self.prose(Role::Dim, &words);
            }
        }
        self.heading((texts.label)(KnownLabel::Snapshot));
        self.put(&Fact::of(
            0,
            FactLabel::Sent(SafeText::from_static("codeId")),
            text_value(&fields.snapshot_code),
        ));
        let mut thing = Fact::of(
            0,
            FactLabel::Sent(SafeText::from_static("thingId")),
            text_value(&fields.snapshot_thing),
        );
        thing.transitional = !fields.snapshot_thing.is_untracked();
        self.put(&thing);
        self.others(&fields.others);
    }

    fn result(&mut self, fields: &RecordFields) {
        let mut fact = Fact::of(
            0,
            FactLabel::Known(KnownLabel::Result),
            FactValue::Untracked,
        );
        if let Some(words) = fields.result_words() {
            fact.value = FactValue::Text(words.clone());
            push_extra(&mut fact, Some(words), &fields.result);
        }
        let mut lines = self.context.fact_lines(&fact, &BlockName::Properties);
        let (mark, role) = result_mark(fields.result_class(), &self.context.style.glyphs);
        if fact.value != FactValue::Untracked
            && let Some(at) = lines.first().and_then(|line| {
                line.iter()
                    .position(|piece| piece.role == Role::Text && !piece.text.trim().is_empty())
            })
            && let Some(line) = lines.first_mut()
        {
            let strong = if role == Role::Bad {
                Role::Bad
            } else {
                Role::Text
            };
            if let Some(words) = line.get_mut(at) {
                words.role = strong;
            }
            line.insert(at, Piece::new(role, format!("{mark} ")));
        }
        self.lines.extend(lines);
    }
}

/// The value itself behind its words, if it says something else.
fn push_extra(fact: &mut Fact, shown: Option<&SafeText>, value: &Tracked<SafeText>) {
    if let Some(value) = value.shown().filter(|value| Some(*value) != shown) {
        fact.extras.push(Extra {
            name: None,
            value: FactValue::Text(value.clone()),
        });
    }
}

/// The mark of a result and its role.
#[must_use]
pub(crate) const fn result_mark(class: ResultClass, glyphs: &Glyphs) -> (&'static str, Role) {
    match class {
        ResultClass::Pass => (glyphs.pass, Role::Ok),
        ResultClass::Fail => (glyphs.fail, Role::Bad),
        ResultClass::Other => (glyphs.other, Role::Warn),
        ResultClass::Untracked => (glyphs.untracked, Role::Dim),
    }
}
