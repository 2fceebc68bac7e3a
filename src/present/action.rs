//! The whole of an action: its link, whose host that is, and what it promises.

use super::detail::{Detail, text_value};
use super::line::Piece;
use crate::domain::{
    CodeHosts, CopyUrl, EntityAction, FactLabel, FactValue, HostStanding, KnownLabel, Tracked,
    UsableLink,
};
use crate::text::SafeText;
use crate::theme::Role;

impl Detail<'_> {
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
                    self.context.style.glyphs.untracked, texts.untracked, texts.no_link
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
