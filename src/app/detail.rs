//! The whole of one item: record, action, block. Nothing is left out, nothing is cut.

use super::rows_context::RowsContext;
use crate::domain::{
    Block, BlockName, CodeHosts, CopyUrl, EntityAction, Fact, FactLabel, FactValue, HostStanding,
    KnownLabel, Node, RecordFields, ResultClass, Tracked, UsableLink, facts_of_members,
    is_transitional,
};
use crate::i18n::{Texts, local, zone_name};
use crate::text::SafeText;
use crate::theme::{Glyphs, Line, Piece, Role, wrapped};

/// Lines of a detail.
pub struct Detail<'a> {
    context: &'a RowsContext<'a>,
    lines: Vec<Line>,
}

impl<'a> Detail<'a> {
    /// Begins an empty one.
    #[must_use]
    pub const fn new(context: &'a RowsContext<'a>) -> Self {
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

    const fn texts(&self) -> &'static Texts {
        self.context.lang.texts()
    }

    fn blank(&mut self) {
        self.lines.push(Line::new());
    }

    fn heading(&mut self, text: &str) {
        self.blank();
        self.lines
            .push(vec![Piece::new(Role::Strong, text.to_owned())]);
    }

    fn prose(&mut self, role: Role, text: &str) {
        self.lines.extend(wrapped(role, text, self.context.width));
    }

    fn fact(&mut self, label: KnownLabel, value: FactValue) {
        self.put(&Fact::of(0, FactLabel::Known(label), value));
    }

    fn put(&mut self, fact: &Fact) {
        self.lines
            .extend(self.context.fact_lines(fact, &BlockName::Properties));
    }

    fn tracked(&mut self, label: KnownLabel, value: &Tracked<SafeText>) {
        self.fact(label, text_value(value));
    }

    fn node(&mut self, label: FactLabel, node: &Node) {
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
            whole.extras.push(crate::domain::Extra {
                name: None,
                value: FactValue::Text(at.raw.clone()),
            });
        }
        self.put(&whole);
    }

    fn local(&self, instant: Option<jiff::Timestamp>) -> Option<String> {
        let instant = instant?;
        Some(format!(
            "{} {}",
            local(instant, self.context.zone),
            zone_name(instant, self.context.zone)
        ))
    }

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
        let (mark, role) = result_mark(fields.result_class(), self.context.glyphs);
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

    fn others(&mut self, others: &[(SafeText, Node)]) {
        if others.is_empty() {
            return;
        }
        self.heading((self.texts().label)(KnownLabel::OtherMembers));
        for (name, node) in others {
            self.node(FactLabel::Sent(name.clone()), node);
        }
    }

    /// An action, its annotations as promises about a later execution.
    pub fn action(&mut self, action: &EntityAction, hosts: &CodeHosts, own_host: Option<&str>) {
        let texts = self.texts();
        if action.malformed {
            self.prose(Role::Warn, texts.odd_value);
            self.prose(Role::Text, &crate::text::sanitize(action.raw.as_str()));
            return;
        }
        self.link(action, hosts, own_host);
        self.heading(texts.promises);
        self.promise(
            KnownLabel::Authorisation,
            &action.requires_auth,
            [texts.auth_needed, texts.auth_not_needed],
        );
        self.promise(
            KnownLabel::Writes,
            &action.readonly,
            [texts.reads_long, texts.writes_long],
        );
        self.promise(
            KnownLabel::Destroys,
            &action.destructive,
            [texts.destroys_long, texts.keeps_long],
        );
        self.fact(
            KnownLabel::Repeat,
            words_for(&action.idempotent, "by_request_key", texts.once_per_key[1]),
        );
        self.fact(
            KnownLabel::Confirmation,
            words_for(&action.confirm, "none", texts.confirm_none),
        );
        self.node(
            FactLabel::Known(KnownLabel::Precondition),
            &action.precondition,
        );
        match &action.form_schema_via {
            Tracked::Tracked(tool) => self.fact(
                KnownLabel::FormFields,
                FactValue::Text(SafeText::sanitize(&(texts.form_via)(&tool.one_line()))),
            ),
            other => self.tracked(KnownLabel::FormFields, other),
        }
        self.tracked(KnownLabel::ActionId, &action.action);
        self.blank();
        self.prose(Role::Dim, texts.promises_note);
        self.others(&action.others);
    }

    fn link(&mut self, action: &EntityAction, hosts: &CodeHosts, own_host: Option<&str>) {
        let texts = self.texts();
        self.lines.push(vec![Piece::new(Role::Dim, "humanUrl")]);
        match &action.human_url {
            UsableLink::Usable(url) => {
                self.prose(Role::Strong, url.as_str());
                self.host(url, hosts, own_host);
            }
            UsableLink::Untracked => self.prose(
                Role::Dim,
                &format!(
                    "{} {}   {}",
                    self.context.glyphs.untracked, texts.untracked, texts.no_link
                ),
            ),
            UsableLink::Refused(raw, why) => {
                self.prose(Role::Text, raw.as_str());
                self.prose(Role::Warn, &format!("! {}", (texts.url_refusal)(why)));
            }
        }
    }

    /// Whose host it is, and what about it may deceive.
    pub fn host(&mut self, url: &CopyUrl, hosts: &CodeHosts, own_host: Option<&str>) {
        let texts = self.texts();
        if let Some(kind) = url.lookalike(hosts, own_host) {
            let words = (texts.host_lookalike)(&kind);
            self.prose(Role::Warn, &format!("! {words}"));
        }
        let (role, words) = match url.host_standing(hosts, own_host) {
            HostStanding::KnownCodeHost => (Role::Dim, (texts.host_known)(url.host())),
            HostStanding::EntityHost => (Role::Dim, (texts.host_own)(url.host())),
            HostStanding::Foreign => (
                Role::Warn,
                format!("! {}", (texts.host_foreign)(url.host())),
            ),
        };
        self.prose(role, &words);
    }

    /// A link in full and nothing beside it, each line filled: a selection by hand takes it and no more.
    pub fn full_link(&mut self, url: &CopyUrl) {
        let mut rest = url.as_str();
        while !rest.is_empty() {
            // Printable ASCII: a byte is a cell.
            let end = rest.len().min(self.context.width.max(1));
            let (line, behind) = rest.split_at_checked(end).unwrap_or((rest, ""));
            self.lines
                .push(vec![Piece::new(Role::Text, line.to_owned())]);
            rest = behind;
        }
        self.blank();
    }

    fn promise(&mut self, label: KnownLabel, value: &Tracked<bool>, words: [&'static str; 2]) {
        let value = match value {
            Tracked::Tracked(truth) => {
                FactValue::Text(SafeText::from_static(words[usize::from(!*truth)]))
            }
            Tracked::Untracked => FactValue::Untracked,
            Tracked::Unreadable(raw) => FactValue::Unreadable(raw.clone()),
        };
        self.fact(label, value);
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

fn text_value(value: &Tracked<SafeText>) -> FactValue {
    match value {
        Tracked::Tracked(text) => FactValue::Text(text.clone()),
        Tracked::Untracked => FactValue::Untracked,
        Tracked::Unreadable(raw) => FactValue::Unreadable(raw.clone()),
    }
}

/// The words for a known value, with the value itself only where it isn't known.
fn words_for(value: &Tracked<SafeText>, known: &str, words: &'static str) -> FactValue {
    match value {
        Tracked::Tracked(text) if text.as_str() == known => {
            FactValue::Text(SafeText::from_static(words))
        }
        other => text_value(other),
    }
}

/// The value itself behind its words, if it says something else.
fn push_extra(fact: &mut Fact, shown: Option<&SafeText>, value: &Tracked<SafeText>) {
    if let Some(value) = value.shown().filter(|value| Some(*value) != shown) {
        fact.extras.push(crate::domain::Extra {
            name: None,
            value: FactValue::Text(value.clone()),
        });
    }
}

/// The mark of a result and its role.
#[must_use]
pub const fn result_mark(class: ResultClass, glyphs: &Glyphs) -> (&'static str, Role) {
    match class {
        ResultClass::Pass => (glyphs.pass, Role::Ok),
        ResultClass::Fail => (glyphs.fail, Role::Bad),
        ResultClass::Other => (glyphs.other, Role::Warn),
        ResultClass::Untracked => (glyphs.untracked, Role::Dim),
    }
}
