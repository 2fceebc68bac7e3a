//! `actions`: what can be done, by a person, elsewhere.

use super::asking::Asking;
use super::json_out;
use super::writer::{Stop, Writer, note};
use crate::client::{EntityReader, Reply};
use crate::domain::{
    ActionList, CodeHosts, CodeLink, EntityAction, HostStanding, KnownLabel, Query, Skill, Tracked,
    UsableLink, answered_for_another,
};
use crate::present::{GAP, Lines, TextStyle, quoted_if_empty};
use crate::text::{SafeText, cells, sanitize_line};

/// Asks list_actions, and nothing else, and prints the answer.
///
/// # Errors
/// When there is no answer, or nobody reads it.
pub(super) async fn actions(
    link: &CodeLink,
    json: bool,
    asking: &Asking<'_>,
    out: &mut Writer,
) -> Result<(), Stop> {
    let settings = asking.settings;
    let texts = settings.texts();
    let query = Query::Actions { link: link.clone() };
    let reply = asking.reader.ask(&query, None).await;
    let answer = asking.answer(reply, Reply::actions)?;
    if let Some(uri) = answered_for_another(&answer.value.others, link, &settings.hosts) {
        note(&(texts.other_code)(&uri.one_line()));
    }
    if json {
        let head = asking.head(Skill::ListActions, Some(link), answer.fetched_at);
        out.data(&json_out::answer(&head, &answer))?;
    } else {
        out.data(&text(
            &answer.value,
            link,
            &settings.hosts,
            &settings.text_style(),
        ))?;
    }
    out.flush()
}

/// The labels of an action; all its values stand in one column.
const LABELS: [KnownLabel; 9] = [
    KnownLabel::ActionId,
    KnownLabel::Authorisation,
    KnownLabel::HumanUrl,
    KnownLabel::FormFields,
    KnownLabel::Precondition,
    KnownLabel::Writes,
    KnownLabel::Destroys,
    KnownLabel::Repeat,
    KnownLabel::Confirmation,
];

/// The actions as text.
fn text(list: &ActionList, link: &CodeLink, hosts: &CodeHosts, look: &TextStyle) -> String {
    let texts = look.texts();
    let widest = LABELS
        .iter()
        .map(|label| cells((texts.label)(*label)))
        .max();
    let mut out = Lines::with_labels(look, widest.unwrap_or(0).max(look.label_cells()));
    if list.actions.is_empty() {
        out.line(
            0,
            &format!("{}{GAP}{}", look.untracked(), texts.actions_untracked),
        );
        return out.text;
    }
    for action in &list.actions {
        out.gap();
        if action.malformed {
            let raw = sanitize_line(action.raw.as_str());
            let line = format!("{} {raw}{GAP}{}", look.glyphs.other, texts.odd_value);
            out.line(0, &line);
        } else {
            one(&mut out, action, link, hosts, look);
        }
    }
    out.gap();
    out.line(0, texts.promises_note);
    out.text
}

fn one(
    out: &mut Lines<'_>,
    action: &EntityAction,
    link: &CodeLink,
    hosts: &CodeHosts,
    look: &TextStyle,
) {
    let texts = look.texts();
    let name = |label| (texts.label)(label);
    let shown = |text: &Tracked<SafeText>| words(text, look, |text| text.to_owned());
    out.line(0, &shown(&action.label).replace('\n', "^J"));
    out.pair(1, name(KnownLabel::ActionId), &shown(&action.action));
    out.pair(
        1,
        name(KnownLabel::Authorisation),
        &truth(
            &action.requires_auth,
            [texts.auth_needed, texts.auth_not_needed],
            look,
        ),
    );
    link_lines(out, &action.human_url, link, hosts, look);
    out.pair(
        1,
        name(KnownLabel::FormFields),
        &words(&action.form_schema_via, look, |tool| (texts.form_via)(tool)),
    );
    out.members(1, name(KnownLabel::Precondition), &action.precondition);
    out.line(1, texts.promises);
    let [_, once] = texts.once_per_key;
    out.pair(
        2,
        name(KnownLabel::Writes),
        &truth(
            &action.readonly,
            [texts.reads_long, texts.writes_long],
            look,
        ),
    );
    out.pair(
        2,
        name(KnownLabel::Destroys),
        &truth(
            &action.destructive,
            [texts.destroys_long, texts.keeps_long],
            look,
        ),
    );
    out.pair(
        2,
        name(KnownLabel::Repeat),
        &words(&action.idempotent, look, |kind| match kind {
            "by_request_key" => format!("{once}{GAP}{kind}"),
            other => other.to_owned(),
        }),
    );
    out.pair(
        2,
        name(KnownLabel::Confirmation),
        &words(&action.confirm, look, |kind| match kind {
            "none" => format!("{}{GAP}{kind}", texts.confirm_none),
            other => other.to_owned(),
        }),
    );
    for (name, node) in &action.others {
        out.members(1, &name.one_line(), node);
    }
}

/// The link that is handed to a person, and what has to be known before it is opened.
fn link_lines(
    out: &mut Lines<'_>,
    link: &UsableLink,
    own: &CodeLink,
    hosts: &CodeHosts,
    look: &TextStyle,
) {
    let texts = look.texts();
    let label = (texts.label)(KnownLabel::HumanUrl);
    match link {
        UsableLink::Untracked => {
            let words = format!("{}{GAP}{}", look.untracked(), texts.no_link);
            out.pair(1, label, &words);
        }
        UsableLink::Refused(raw, refusal) => {
            let words = format!(
                "{}\n{} {}",
                raw.one_line(),
                look.glyphs.fail,
                (texts.url_refusal)(refusal)
            );
            out.pair(1, label, &words);
        }
        UsableLink::Usable(url) => {
            let mut words = url.as_str().to_owned();
            if url.host_standing(hosts, Some(own.host())) == HostStanding::Foreign {
                words = format!(
                    "{words}\n{} {}",
                    look.glyphs.other,
                    (texts.host_foreign)(url.host())
                );
            }
            if let Some(kind) = url.lookalike(hosts, Some(own.host())) {
                let said = (texts.host_lookalike)(&kind);
                words = format!("{words}\n{} {said}", look.glyphs.other);
            }
            out.pair(1, label, &words);
        }
    }
}

fn words(
    text: &Tracked<SafeText>,
    look: &TextStyle,
    in_words: impl FnOnce(&str) -> String,
) -> String {
    match text {
        Tracked::Untracked => look.untracked(),
        Tracked::Unreadable(raw) => odd(raw, look),
        Tracked::Tracked(text) if text.is_empty() => quoted_if_empty(text),
        Tracked::Tracked(text) => in_words(text.as_str()),
    }
}

fn truth(value: &Tracked<bool>, [yes, no]: [&str; 2], look: &TextStyle) -> String {
    match value {
        Tracked::Untracked => look.untracked(),
        Tracked::Unreadable(raw) => odd(raw, look),
        Tracked::Tracked(true) => yes.to_owned(),
        Tracked::Tracked(false) => no.to_owned(),
    }
}

fn odd(raw: &SafeText, look: &TextStyle) -> String {
    format!("{raw}{GAP}{} {}", look.glyphs.other, look.texts().odd_value)
}

#[cfg(test)]
mod tests;
