//! Facts of the domain in words: the one way to say what isn't tracked, what isn't as expected, and when something was.

use super::document::{Document, Entry, LabelledFact};
use super::line::{Line, Piece};
use super::text_style::TextStyle;
use crate::domain::{
    Extra, Fact, FactLabel, FactValue, KnownLabel, Node, Tracked, facts_of_members,
};
use crate::text::SafeText;
use crate::theme::Role;

/// How moments are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moments {
    /// As in lists: what is the same as at present is left out.
    Brief,
    /// Local with its zone, and as sent.
    Full,
}

impl Document<'_> {
    pub(crate) fn fact(&mut self, fact: &Fact, moments: Moments) {
        let label = match &fact.label {
            FactLabel::Known(known) => (self.style.texts().card.label)(*known).to_owned(),
            FactLabel::Sent(sent) => sent.one_line().into_owned(),
            FactLabel::Nothing => String::new(),
        };
        self.entries.push(Entry::Fact(LabelledFact {
            depth: fact.depth,
            label,
            words: fact_words(fact, moments, self.style),
            stacked: false,
        }));
    }

    pub(crate) fn known(&mut self, label: KnownLabel, value: FactValue) {
        self.fact(&Fact::of(0, FactLabel::Known(label), value), Moments::Full);
    }

    pub(crate) fn tracked(&mut self, label: KnownLabel, value: &Tracked<SafeText>) {
        self.known(label, text_value(value));
    }

    /// A value without a label.
    pub(crate) fn value(&mut self, value: &FactValue) {
        let words = value_words(value, Moments::Full, self.style);
        self.item(words);
    }

    /// A value of any shape under a label of its own.
    pub(crate) fn node(&mut self, label: FactLabel, node: &Node) {
        let is_leaf = node.is_leaf();
        if !is_leaf {
            let heading = Fact::of(0, label.clone(), FactValue::Heading);
            self.fact(&heading, Moments::Full);
        }
        for mut fact in facts_of_members(node) {
            if is_leaf {
                fact.label = label.clone();
            } else {
                fact.depth = fact.depth.saturating_add(1);
            }
            self.fact(&fact, Moments::Full);
        }
    }

    /// Members that nothing is known about.
    pub(crate) fn others(&mut self, others: &[(SafeText, Node)]) {
        if others.is_empty() {
            return;
        }
        self.heading((self.style.texts().card.label)(KnownLabel::OtherMembers));
        for (name, node) in others {
            self.node(FactLabel::Sent(name.clone()), node);
        }
    }
}

/// A value with its unit, and its smaller values behind it.
fn fact_words(fact: &Fact, moments: Moments, style: &TextStyle) -> Line {
    let mut words = value_words(&fact.value, moments, style);
    if let Some(unit) = &fact.unit {
        let unit = unit.one_line();
        match words.first_mut().filter(|first| first.role == Role::Text) {
            Some(first) => first.text = format!("{} {unit}", first.text).into(),
            None => words.push(Piece::new(Role::Dim, unit.into_owned())),
        }
    }
    if fact.transitional {
        words.push(Piece::new(Role::Warn, style.texts().card.transitional));
    }
    for Extra { name, value } in &fact.extras {
        let value = value_words(value, moments, style);
        let value: Vec<&str> = value.iter().map(|word| word.text.as_ref()).collect();
        let value = value.join("  ").replace('\n', "^J");
        words.push(Piece::new(
            Role::Dim,
            match name {
                Some(name) => format!("{} {value}", name.one_line()),
                None => value,
            },
        ));
    }
    words
}

fn value_words(value: &FactValue, moments: Moments, style: &TextStyle) -> Line {
    let text = |text: String| vec![Piece::new(Role::Text, text)];
    match value {
        FactValue::Heading => Line::new(),
        FactValue::Untracked => vec![Piece::new(Role::Dim, style.untracked())],
        FactValue::Text(sent) | FactValue::Number(sent) => text(quoted_if_empty(sent)),
        FactValue::Bool(truth) => text(truth.to_string()),
        FactValue::Unreadable(raw) => vec![
            Piece::new(Role::Warn, format!("! {raw}")),
            Piece::new(Role::Dim, style.texts().common.odd_value),
        ],
        FactValue::Moment(at) => match (at.instant, moments) {
            (None, _) => text(quoted_if_empty(&at.raw)),
            (Some(instant), Moments::Brief) => {
                let (date, time) =
                    style
                        .lang
                        .texts()
                        .time
                        .list_time(instant, style.now, &style.zone);
                text(format!("{date} {time}").trim_end().to_owned())
            }
            (Some(instant), Moments::Full) => vec![
                Piece::new(Role::Text, style.moment(instant)),
                Piece::new(Role::Dim, at.raw.as_str().to_owned()),
            ],
        },
    }
}

/// An empty text is a value, so it has to be seen.
pub(super) fn quoted_if_empty(text: &SafeText) -> String {
    if text.is_empty() {
        "\"\"".to_owned()
    } else {
        text.as_str().to_owned()
    }
}

pub(super) fn text_value(value: &Tracked<SafeText>) -> FactValue {
    match value {
        Tracked::Tracked(text) => FactValue::Text(text.clone()),
        Tracked::Untracked => FactValue::Untracked,
        Tracked::Unreadable(raw) => FactValue::Unreadable(raw.clone()),
    }
}
