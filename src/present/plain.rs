//! Cards and their facts as lines of text. Nothing is cut: this is for pipes, files and screen readers.

use super::text_style::{GAP, TextStyle};
use super::values::{extra_words, value};
use crate::domain::{
    Answer, Card, Fact, FactLabel, FactValue, Node, facts_of_block, facts_of_members,
};
use crate::text::{SafeText, cells, pad};

/// The text that `show` prints. `other_code` is `code.uri` if that isn't the link asked.
#[must_use]
pub fn card_text(
    answer: &Answer<Card>,
    link: &str,
    other_code: Option<&SafeText>,
    look: &TextStyle,
) -> String {
    let texts = look.texts();
    let mut out = Lines::new(look);
    let head = answer.value.headline();
    let name = head.name.map_or_else(
        || format!("{} {}", look.glyphs.untracked, texts.name_untracked),
        |name| name.one_line().into_owned(),
    );
    let organisation = head
        .organisation
        .map(|organisation| format!("{GAP}{}", organisation.one_line()));
    out.line(0, &format!("{name}{}", organisation.unwrap_or_default()));
    out.line(0, link);
    if let Some(uri) = other_code {
        out.line(
            0,
            &format!(
                "{} {}",
                look.glyphs.other,
                (texts.other_code)(&uri.one_line())
            ),
        );
    }
    match &answer.summary {
        Some(summary) => out.line(0, &texts.quoted(&summary.one_line())),
        None => out.line(
            0,
            &format!("{} {}", look.glyphs.untracked, texts.no_summary),
        ),
    }
    for block in &answer.value.blocks {
        let name = (texts.block)(&block.name).replace('\n', "^J");
        if block.node == Node::Untracked {
            out.line(
                0,
                &format!(
                    "{}{GAP}{}",
                    pad_label(&name, look.label_cells()),
                    look.untracked()
                ),
            );
            continue;
        }
        out.gap();
        out.line(0, &name);
        out.facts(&facts_of_block(block), 1);
        out.gap();
    }
    let end = out.text.trim_end_matches('\n').len();
    out.text.truncate(end);
    out.text.push('\n');
    out.text
}

/// Lines of text under construction.
pub(crate) struct Lines<'a> {
    look: &'a TextStyle,
    labels: usize,
    pub text: String,
}

impl<'a> Lines<'a> {
    pub fn new(look: &'a TextStyle) -> Self {
        Self::with_labels(look, look.label_cells())
    }

    /// With a label column of so many cells.
    pub const fn with_labels(look: &'a TextStyle, labels: usize) -> Self {
        Self {
            look,
            labels,
            text: String::new(),
        }
    }

    /// An empty line, unless there is one already.
    pub fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    /// One line, so many steps in.
    pub fn line(&mut self, steps: usize, words: &str) {
        let line = format!("{}{words}", GAP.repeat(steps));
        self.text.push_str(line.trim_end_matches(' '));
        self.text.push('\n');
    }

    /// A label and its value; further lines of the value stand under its first.
    pub fn pair(&mut self, steps: usize, label: &str, value: &str) {
        let label = pad_label(label, self.labels);
        let mut lines = value.split('\n');
        let first = lines.next().unwrap_or_default();
        self.line(steps, &format!("{label}{GAP}{first}"));
        let under = " ".repeat(cells(&label) + GAP.len());
        for line in lines {
            self.line(steps, &format!("{under}{line}"));
        }
    }

    /// Facts, each nested by its depth below `steps`.
    ///
    /// A fact without a label goes on in the value column if it follows directly on one that has a label; else it begins an entry
    /// and stands where labels stand.
    pub fn facts(&mut self, facts: &[Fact], steps: usize) {
        let mut column: Option<u8> = None;
        for fact in facts {
            let goes_on = fact.label == FactLabel::Nothing && column == Some(fact.depth);
            let is_labelled = fact.label != FactLabel::Nothing && fact.value != FactValue::Heading;
            if is_labelled {
                column = Some(fact.depth);
            } else if !goes_on {
                column = None;
            }
            self.fact(fact, steps + usize::from(fact.depth), goes_on);
        }
    }

    /// The members of a value, under a label of its own.
    pub fn members(&mut self, steps: usize, label: &str, node: &Node) {
        if node.is_leaf() {
            let mut facts = facts_of_members(node);
            if let Some(fact) = facts.pop() {
                self.pair(steps, label, &value(&fact.value, self.look));
            }
        } else {
            self.line(steps, label);
            self.facts(&facts_of_members(node), steps + 1);
        }
    }

    fn fact(&mut self, fact: &Fact, steps: usize, goes_on: bool) {
        let label = match &fact.label {
            FactLabel::Known(known) => (self.look.texts().label)(*known).to_owned(),
            FactLabel::Sent(sent) => sent.one_line().into_owned(),
            FactLabel::Nothing => String::new(),
        };
        let mut words = value(&fact.value, self.look);
        if let Some(unit) = &fact.unit {
            words.push(' ');
            words.push_str(&unit.one_line());
        }
        for extra in &fact.extras {
            words.push_str(GAP);
            words.push_str(&extra_words(extra, self.look));
        }
        if fact.transitional {
            words.push_str(GAP);
            words.push_str(self.look.texts().transitional);
        }
        if fact.label == FactLabel::Nothing && !goes_on {
            for line in words.split('\n') {
                self.line(steps, line);
            }
        } else {
            self.pair(steps, &label, &words);
        }
    }
}

fn pad_label(label: &str, width: usize) -> String {
    if cells(label) > width {
        label.to_owned()
    } else {
        pad(label, width)
    }
}

#[cfg(test)]
mod tests;
