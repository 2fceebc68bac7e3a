//! The whole of one item in lines. Nothing is left out, nothing is cut.

use super::line::{Line, Piece, wrapped};
use super::text_style::TextLayout;
use crate::domain::{
    Block, BlockName, Extra, Fact, FactLabel, FactValue, KnownLabel, Node, Tracked,
    facts_of_members, is_transitional,
};
use crate::i18n::{Texts, local, zone_name};
use crate::text::SafeText;
use crate::theme::Role;

/// Lines of a detail.
pub(crate) struct Detail<'a> {
    pub(super) context: &'a TextLayout<'a>,
    pub(super) lines: Vec<Line>,
}

impl<'a> Detail<'a> {
    /// Begins an empty one.
    #[must_use]
    pub const fn new(context: &'a TextLayout<'a>) -> Self {
        Self {
            context,
            lines: Vec::new(),
        }
    }

    /// The lines.
    #[must_use]
    pub fn finish(self) -> Vec<Line> {
        self.lines
    }

    pub(super) const fn texts(&self) -> &'static Texts {
        self.context.style.lang.texts()
    }

    pub(super) fn blank(&mut self) {
        self.lines.push(Line::new());
    }

    pub(super) fn heading(&mut self, text: &str) {
        self.blank();
        self.lines
            .push(vec![Piece::new(Role::Strong, text.to_owned())]);
    }

    pub(super) fn prose(&mut self, role: Role, text: &str) {
        self.lines.extend(wrapped(role, text, self.context.width));
    }

    pub(super) fn fact(&mut self, label: KnownLabel, value: FactValue) {
        self.put(&Fact::of(0, FactLabel::Known(label), value));
    }

    pub(super) fn put(&mut self, fact: &Fact) {
        self.lines
            .extend(self.context.fact_lines(fact, &BlockName::Properties));
    }

    pub(super) fn tracked(&mut self, label: KnownLabel, value: &Tracked<SafeText>) {
        self.fact(label, text_value(value));
    }

    pub(super) fn node(&mut self, label: FactLabel, node: &Node) {
        match node {
            Node::List(_) | Node::Map(_) => {
                self.put(&Fact::of(0, label, FactValue::Heading));
                for mut fact in facts_of_members(node) {
                    fact.depth = fact.depth.saturating_add(1);
                    self.moment_aware(&fact);
                }
            }
            leaf => {
                for mut fact in facts_of_members(leaf) {
                    fact.label = label.clone();
                    self.moment_aware(&fact);
                }
            }
        }
    }

    /// A moment is shown local with its zone, and as sent.
    fn moment_aware(&mut self, fact: &Fact) {
        let FactValue::Moment(at) = &fact.value else {
            return self.put(fact);
        };
        let mut whole = fact.clone();
        whole.value = FactValue::Text(at.raw.clone());
        if let Some(words) = self.local(at.instant) {
            whole.value = FactValue::Text(SafeText::sanitize(&words));
            whole.extras.push(Extra {
                name: None,
                value: FactValue::Text(at.raw.clone()),
            });
        }
        self.put(&whole);
    }

    pub(super) fn local(&self, instant: Option<jiff::Timestamp>) -> Option<String> {
        let instant = instant?;
        Some(format!(
            "{} {}",
            local(instant, &self.context.style.zone),
            zone_name(instant, &self.context.style.zone)
        ))
    }

    pub(super) fn others(&mut self, others: &[(SafeText, Node)]) {
        if others.is_empty() {
            return;
        }
        self.heading((self.texts().label)(KnownLabel::OtherMembers));
        for (name, node) in others {
            self.node(FactLabel::Sent(name.clone()), node);
        }
    }

    /// A block of the card, member by member under the names that were sent.
    pub fn block(&mut self, block: &Block) {
        if block.node == Node::Untracked {
            self.put(&Fact::of(
                0,
                FactLabel::Sent(SafeText::sanitize(block.name.wire_name())),
                FactValue::Untracked,
            ));
            return;
        }
        for mut fact in facts_of_members(&block.node) {
            if let FactLabel::Sent(name) = &fact.label {
                fact.transitional = is_transitional(&block.name, name.as_str());
            }
            self.moment_aware(&fact);
        }
    }
}

/// A text as the value of a fact.
pub(super) fn text_value(value: &Tracked<SafeText>) -> FactValue {
    match value {
        Tracked::Tracked(text) => FactValue::Text(text.clone()),
        Tracked::Untracked => FactValue::Untracked,
        Tracked::Unreadable(raw) => FactValue::Unreadable(raw.clone()),
    }
}
