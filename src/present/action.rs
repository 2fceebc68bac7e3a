//! An action: its link, whose host that is, and what it promises about a later execution.

use super::document::{Document, Entry, LabelledFact};
use super::facts::text_value;
use super::line::{Line, Piece};
use super::text_style::{LabelCells, TextStyle};
use crate::domain::{
    ActionList, CodeHosts, CopyUrl, EntityAction, FactLabel, FactValue, HostStanding, KnownLabel,
    Tracked, UsableLink,
};
use crate::text::{SafeText, sanitize_line};
use crate::theme::Role;

/// Whose hosts are told apart.
#[derive(Clone, Copy)]
pub(crate) struct Hosts<'a> {
    pub known: &'a CodeHosts,
    /// The host of the code itself.
    pub own: Option<&'a str>,
}

/// All actions, one section each.
pub(crate) fn actions_document<'a>(
    list: &'a ActionList,
    hosts: Hosts<'_>,
    style: &'a TextStyle,
) -> Document<'a> {
    let texts = style.texts();
    let mut document = Document::new(style, LabelCells::Detail.of(style.lang));
    if list.actions.is_empty() {
        document.item(vec![
            Piece::new(Role::Dim, style.untracked()),
            Piece::new(Role::Dim, texts.actions.untracked),
        ]);
        return document;
    }
    for action in &list.actions {
        document.nest(&action_name(action, style), facts(action, hosts, style));
    }
    document.space();
    document.prose(Role::Dim, texts.actions.promises_note);
    document
}

/// One action, with what its promises are worth.
pub(crate) fn action_document<'a>(
    action: &'a EntityAction,
    hosts: Hosts<'_>,
    style: &'a TextStyle,
) -> Document<'a> {
    let mut document = facts(action, hosts, style);
    if !action.malformed {
        document.space();
        document.prose(Role::Dim, style.texts().actions.promises_note);
    }
    document
}

/// What an action is called: its label, else its id, else that neither is known. One that is no object is shown as sent.
pub(crate) fn action_name(action: &EntityAction, style: &TextStyle) -> String {
    if action.malformed {
        return sanitize_line(action.raw.as_str()).into_owned();
    }
    let label = action.label.shown().filter(|label| !label.is_empty());
    let named = label.or_else(|| action.action.shown());
    named.map_or_else(|| style.untracked(), |name| name.one_line().into_owned())
}

fn facts<'a>(action: &'a EntityAction, hosts: Hosts<'_>, style: &'a TextStyle) -> Document<'a> {
    let texts = style.texts();
    let mut document = Document::new(style, LabelCells::Detail.of(style.lang));
    if action.malformed {
        document.prose(Role::Warn, texts.common.odd_value);
        document.quotation(action.raw.as_str());
        return document;
    }
    document.entries.push(Entry::Fact(LabelledFact {
        depth: 0,
        label: "humanUrl".to_owned(),
        words: link_words(&action.human_url, hosts, style),
        stacked: true,
    }));
    document.heading(texts.actions.promises);
    for (label, value, words) in [
        (
            KnownLabel::Authorisation,
            &action.requires_auth,
            [texts.actions.auth_needed, texts.actions.auth_not_needed],
        ),
        (
            KnownLabel::Writes,
            &action.readonly,
            [texts.actions.reads_long, texts.actions.writes],
        ),
        (
            KnownLabel::Destroys,
            &action.destructive,
            [texts.actions.destroys, texts.actions.keeps],
        ),
    ] {
        let words = |truth: &bool| SafeText::from_static(words[usize::from(!*truth)]);
        document.known(label, tracked_words(value, words));
    }
    for (label, value, known, words) in [
        (
            KnownLabel::Repeat,
            &action.idempotent,
            "by_request_key",
            texts.actions.once_per_key,
        ),
        (
            KnownLabel::Confirmation,
            &action.confirm,
            "none",
            texts.actions.confirm_none,
        ),
    ] {
        match value.shown().filter(|sent| sent.as_str() == known) {
            Some(sent) => document.words(
                (texts.card.label)(label),
                vec![
                    Piece::new(Role::Text, words),
                    Piece::new(Role::Dim, sent.as_str().to_owned()),
                ],
            ),
            None => document.tracked(label, value),
        }
    }
    document.node(
        FactLabel::Known(KnownLabel::Precondition),
        &action.precondition,
    );
    document.known(
        KnownLabel::FormFields,
        tracked_words(&action.form_schema_via, |tool| {
            SafeText::sanitize(&(texts.actions.form_via)(&tool.one_line()))
        }),
    );
    document.tracked(KnownLabel::ActionId, &action.action);
    document.others(&action.others);
    document
}

/// The link in full, whose host it is, and what about it may deceive.
fn link_words(link: &UsableLink, hosts: Hosts<'_>, style: &TextStyle) -> Line {
    let texts = style.texts();
    match link {
        UsableLink::Usable(url) => {
            let mut words = vec![Piece::new(Role::Strong, url.as_str().to_owned())];
            words.extend(host_words(url, hosts, style));
            words
        }
        UsableLink::Untracked => {
            let words = format!("{}   {}", style.untracked(), texts.links.no_link);
            vec![Piece::new(Role::Dim, words)]
        }
        UsableLink::Refused(raw, why) => vec![
            Piece::new(Role::Text, raw.as_str().to_owned()),
            Piece::new(Role::Warn, format!("! {}", (texts.links.url_refusal)(why))),
        ],
    }
}

/// Whose host a link has, and what about it may deceive; each is a sentence.
pub(crate) fn host_words(url: &CopyUrl, hosts: Hosts<'_>, style: &TextStyle) -> Line {
    let texts = style.texts();
    let warning = |words: String| Piece::new(Role::Warn, format!("! {words}"));
    let lookalike = url.lookalike(hosts.known, hosts.own);
    let mut out: Line = lookalike
        .iter()
        .map(|kind| warning((texts.links.host_lookalike)(kind)))
        .collect();
    out.push(match url.host_standing(hosts.known, hosts.own) {
        HostStanding::KnownCodeHost => Piece::new(Role::Dim, (texts.links.host_known)(url.host())),
        HostStanding::EntityHost => Piece::new(Role::Dim, (texts.links.host_own)(url.host())),
        HostStanding::Foreign => warning((texts.links.host_foreign)(url.host())),
    });
    out
}

/// A link in full and nothing beside it, each line filled: a selection by hand takes it and no more.
pub(crate) fn full_link(url: &CopyUrl, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut rest = url.as_str();
    while !rest.is_empty() {
        // Printable ASCII: a byte is a cell.
        let end = rest.len().min(width.max(1));
        let (line, behind) = rest.split_at_checked(end).unwrap_or((rest, ""));
        lines.push(vec![Piece::new(Role::Text, line.to_owned())]);
        rest = behind;
    }
    lines.push(Line::new());
    lines
}

fn tracked_words<T>(value: &Tracked<T>, words: impl Fn(&T) -> SafeText) -> FactValue {
    text_value(&match value {
        Tracked::Tracked(value) => Tracked::Tracked(words(value)),
        Tracked::Untracked => Tracked::Untracked,
        Tracked::Unreadable(raw) => Tracked::Unreadable(raw.clone()),
    })
}

#[cfg(test)]
mod tests;
