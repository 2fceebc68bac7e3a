//! A fact in lines: its label, its value, and what else belongs to it.

use super::flow::Flow;
use super::line::{Line, Piece};
use super::text_style::TextLayout;
use crate::domain::{BlockName, Extra, Fact, FactLabel, FactValue};
use crate::i18n::list_time;
use crate::text::{SafeText, cells, pad};
use crate::theme::Role;

impl TextLayout<'_> {
    fn label(&self, label: &FactLabel) -> String {
        match label {
            FactLabel::Known(known) => (self.style.lang.texts().label)(*known).to_owned(),
            FactLabel::Sent(sent) => sent.one_line().into_owned(),
            FactLabel::Nothing => String::new(),
        }
    }

    /// A fact in lines: label, value, and its smaller values behind it, all wrapping under the value.
    #[must_use]
    pub fn fact_lines(&self, fact: &Fact, block: &BlockName) -> Vec<Line> {
        // Deep nesting must leave room for the values.
        let indent = (usize::from(fact.depth) * 2).min(self.width / 3);
        let label = self.label(&fact.label);
        let usual = indent + self.labels.saturating_sub(indent) + 2;
        let pushed = indent + cells(&label) + 2;
        let column = usual.max(pushed);
        let is_heading = fact.value == FactValue::Heading && fact.extras.is_empty();
        // A longer label pushes its own value right; one that would leave a long value too little room stands above it.
        let needed = cells(&self.plain_value(&fact.value))
            .min(self.width / 2)
            .max(6);
        let beside = column + needed <= self.width || (label.is_empty() && column < self.width);
        let value_column = match (beside, usual + needed <= self.width) {
            (true, _) => column,
            (false, true) => usual,
            (false, false) => (indent + 2).min(self.width.saturating_sub(1)),
        };
        let mut flow = Flow {
            lines: Vec::new(),
            line: vec![Piece::gap(indent)],
            used: indent,
            column: value_column,
            width: self.width,
            fresh: true,
        };
        if !label.is_empty() {
            if beside {
                flow.line.push(Piece::new(
                    Role::Dim,
                    if is_heading {
                        label
                    } else {
                        pad(&label, column - indent - 2)
                    },
                ));
                flow.seek_column();
            } else {
                flow.word(Role::Dim, &label);
                if !is_heading {
                    flow.break_line();
                }
            }
        } else {
            flow.seek_column();
        }
        self.value(
            &mut flow,
            &fact.value,
            fact.unit.as_ref(),
            *block == BlockName::States,
        );
        if fact.transitional {
            flow.word(Role::Warn, self.style.lang.texts().transitional);
        }
        for Extra { name, value } in &fact.extras {
            let words = self.plain_value(value);
            match name {
                Some(name) => flow.word(Role::Dim, &format!("{} {words}", name.one_line())),
                None => flow.word(Role::Dim, &words),
            }
        }
        flow.finish()
    }

    fn value(&self, flow: &mut Flow, value: &FactValue, unit: Option<&SafeText>, is_state: bool) {
        match value {
            FactValue::Heading => {}
            FactValue::Untracked => flow.word(Role::Dim, &self.plain_value(value)),
            FactValue::Unreadable(_) => flow.word(Role::Warn, &self.plain_value(value)),
            _ => {
                let mut words = self.plain_value(value);
                if let Some(unit) = unit {
                    words = format!("{words} {}", unit.as_str());
                }
                if is_state {
                    words = format!("{} {words}", self.style.glyphs.other);
                }
                flow.word(Role::Text, &words);
            }
        }
    }

    /// A value in words, without marks of its own but for "not tracked".
    #[must_use]
    pub fn plain_value(&self, value: &FactValue) -> String {
        match value {
            FactValue::Heading => String::new(),
            FactValue::Untracked => {
                format!(
                    "{} {}",
                    self.style.glyphs.untracked,
                    self.style.lang.texts().untracked
                )
            }
            FactValue::Text(text) if text.is_empty() => "\"\"".to_owned(),
            FactValue::Text(text) | FactValue::Number(text) => text.as_str().to_owned(),
            FactValue::Unreadable(raw) => format!("! {}", raw.as_str()),
            FactValue::Bool(truth) => truth.to_string(),
            FactValue::Moment(at) => at.instant.map_or_else(
                || at.raw.as_str().to_owned(),
                |instant| {
                    let (date, time) =
                        list_time(instant, self.style.now, &self.style.zone, self.style.lang);
                    format!("{date} {time}").trim_end().to_owned()
                },
            ),
        }
    }
}
