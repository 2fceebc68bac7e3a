//! What can be done, by a person, elsewhere.

use serde_json::value::RawValue;

use super::json::{self, member};
use super::{CopyUrl, Node, RawJson, Tracked, UrlRefusal};
use crate::text::SafeText;

/// What may be handed to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum UsableLink {
    /// A link that can be copied and shown.
    Usable(CopyUrl),
    /// No link was sent.
    Untracked,
    /// A link was sent, but it can't be handed out; as sent, and why.
    Refused(SafeText, UrlRefusal),
}

impl UsableLink {
    /// Reads a member that should be a link.
    pub(super) fn read(raw: Option<&RawValue>) -> Self {
        let Some(raw) = raw.filter(|raw| !json::is_untracked(raw)) else {
            return Self::Untracked;
        };
        let Some(text) = json::lossy_text(raw) else {
            return Self::Refused(SafeText::sanitize(raw.get()), UrlRefusal::NotAUrl);
        };
        match CopyUrl::parse(&text) {
            Ok(url) => Self::Usable(url),
            Err(refusal) => Self::Refused(SafeText::sanitize(&text), refusal),
        }
    }
}

/// One entry of list_actions (docs/protocol.md#actions). Nothing here is ever executed by this program.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct EntityAction {
    /// `action`, for example `record:1556557`.
    pub action: Tracked<SafeText>,
    /// `label`.
    pub label: Tracked<SafeText>,
    /// `requiresAuth`: whether *executing* needs authorisation. Absent isn't "no".
    pub requires_auth: Tracked<bool>,
    /// `annotations.readonly`.
    pub readonly: Tracked<bool>,
    /// `annotations.destructive`.
    pub destructive: Tracked<bool>,
    /// `annotations.idempotent`, a text such as `by_request_key`.
    pub idempotent: Tracked<SafeText>,
    /// `annotations.confirm`, a text such as `none`.
    pub confirm: Tracked<SafeText>,
    /// `precondition`.
    pub precondition: Node,
    /// `formSchemaVia`: the public MCP's tool that gives the form's fields.
    pub form_schema_via: Tracked<SafeText>,
    /// `humanUrl`, checked.
    pub human_url: UsableLink,
    /// Every other member, those inside `annotations` with their path.
    pub others: Vec<(SafeText, Node)>,
    /// True if the entry is no object.
    pub malformed: bool,
    /// As sent.
    pub raw: RawJson,
}

const KNOWN: [&str; 7] = [
    "action",
    "label",
    "requiresAuth",
    "annotations",
    "precondition",
    "formSchemaVia",
    "humanUrl",
];
const ANNOTATIONS: [&str; 4] = ["readonly", "destructive", "idempotent", "confirm"];

impl EntityAction {
    /// Reads one entry. Never fails: what is odd about it is marked in it.
    #[must_use]
    pub(crate) fn of(raw: &RawValue) -> Self {
        let members = json::members_of(raw);
        let malformed = members.is_none();
        let members = members.unwrap_or_default();
        let get = |name| member(&members, name);
        let annotations = get("annotations")
            .and_then(json::members_of)
            .unwrap_or_default();
        let promise = |name| member(&annotations, name);
        let mut others = unread(&members, &KNOWN, "");
        others.extend(unread(&annotations, &ANNOTATIONS, "annotations."));
        if let Some(odd) = get("annotations")
            .filter(|raw| json::members_of(raw).is_none() && !json::is_untracked(raw))
        {
            others.push((SafeText::from_static("annotations"), Node::read(odd)));
        }
        Self {
            action: Tracked::text(get("action")),
            label: Tracked::text(get("label")),
            requires_auth: truth(get("requiresAuth")),
            readonly: truth(promise("readonly")),
            destructive: truth(promise("destructive")),
            idempotent: Tracked::text(promise("idempotent")),
            confirm: Tracked::text(promise("confirm")),
            precondition: get("precondition").map_or(Node::Untracked, Node::read),
            form_schema_via: Tracked::text(get("formSchemaVia")),
            human_url: UsableLink::read(get("humanUrl")),
            others,
            malformed,
            raw: RawJson::of(raw),
        }
    }
}

fn truth(raw: Option<&RawValue>) -> Tracked<bool> {
    Tracked::read(raw, |raw| match raw.get() {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    })
}

fn unread(members: &[(String, &RawValue)], known: &[&str], prefix: &str) -> Vec<(SafeText, Node)> {
    members
        .iter()
        .enumerate()
        // A duplicate of a known name isn't what was read, so it is shown too.
        .filter(|(at, (key, _))| {
            !known.contains(&key.as_str())
                || members.iter().skip(at + 1).any(|(later, _)| later == key)
        })
        .map(|(_, (key, raw))| {
            (
                SafeText::sanitize(&format!("{prefix}{key}")),
                Node::read(raw),
            )
        })
        .collect()
}

/// The answer of list_actions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ActionList {
    /// The actions in the order sent.
    pub actions: Vec<EntityAction>,
    /// All members but `actions`, for the raw view.
    pub others: Vec<(SafeText, RawJson)>,
}

impl ActionList {
    /// Reads the data part of list_actions; `None` if it isn't an object with a list (or nothing) under `actions`.
    #[must_use]
    pub(crate) fn read(data: &RawValue) -> Option<Self> {
        let members = json::members_of(data)?;
        let actions = match member(&members, "actions") {
            // Absent means not tracked; the url that was asked about shows that this is the answer of list_actions.
            None if member(&members, "url").is_some() && member(&members, "records").is_none() => {
                Vec::new()
            }
            None => return None,
            Some(raw) if json::is_untracked(raw) => Vec::new(),
            Some(raw) => json::elements_of(raw)?
                .into_iter()
                .map(EntityAction::of)
                .collect(),
        };
        let others = members
            .iter()
            .filter(|(key, _)| key != "actions")
            .map(|(key, raw)| (SafeText::sanitize(key), RawJson::of(raw)))
            .collect();
        Some(Self { actions, others })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn action(json: &str) -> EntityAction {
        let raw: Box<RawValue> = serde_json::from_str(json).unwrap();
        EntityAction::of(&raw)
    }

    #[test]
    fn the_documented_action_is_read_whole() {
        let action = action(
            r#"{"action":"record:1556557","label":"巡检记录表","requiresAuth":true,"annotations":{"readonly":false,"destructive":false,
            "idempotent":"by_request_key","confirm":"none"},"precondition":null,"formSchemaVia":"entity_action_get","humanUrl":"https://qr71.cn/okDISU/qssTnoy"}"#,
        );
        assert_eq!(action.requires_auth, Tracked::Tracked(true));
        assert_eq!(
            action.idempotent.value().unwrap().as_str(),
            "by_request_key"
        );
        assert!(
            matches!(action.human_url, UsableLink::Usable(ref url) if url.as_str() == "https://qr71.cn/okDISU/qssTnoy")
        );
        assert!(action.others.is_empty() && !action.malformed);
    }

    #[test]
    fn absent_is_not_no_and_odd_links_say_why() {
        let sparse = action(r#"{"label":"x"}"#);
        assert_eq!(sparse.requires_auth, Tracked::Untracked);
        assert_eq!(sparse.human_url, UsableLink::Untracked);
        let odd = action(
            r#"{"humanUrl":"javascript:alert(1)","annotations":{"readonly":"no","extra":1},"requiresAuth":"yes"}"#,
        );
        assert!(matches!(
            odd.human_url,
            UsableLink::Refused(_, UrlRefusal::Scheme(_))
        ));
        assert!(matches!(odd.readonly, Tracked::Unreadable(_)));
        assert_eq!(odd.others[0].0.as_str(), "annotations.extra");
    }
}
