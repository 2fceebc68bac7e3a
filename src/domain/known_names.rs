//! Every inner member name this program knows, each with its source. A known name improves the layout; it never decides whether a
//! value is shown. Sources, as in docs/protocol.md: P = the platform's pages, M = descriptions of its public MCP; "guess" = used by test
//! servers only, and harmless where it is wrong.

use super::BlockName;

/// Names this program has words for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum KnownLabel {
    /// A thing's name.
    Name,
    /// A thing's or record's type.
    Kind,
    /// The organisation that keeps the code.
    Organisation,
    /// Any identifier.
    Id,
    /// How an identifier is made.
    IdScheme,
    /// The stable link.
    Uri,
    /// A code's own status.
    Status,
    /// When something was made.
    CreatedAt,
    /// Since when something holds.
    Since,
    /// The code's id.
    CodeId,
    /// The transitional thing id.
    ThingId,
    /// How many bindings there were.
    HistoryCount,
    Total,
    /// The newest few records.
    Preview,
    /// Pictures.
    Images,
    /// Files.
    Attachments,
    Version,
    /// The rules of the contract.
    Rules,
    /// Record detail: which kind of record.
    Record,
    /// Record detail: the result.
    Result,
    /// A moment, local.
    Time,
    /// A moment, as sent.
    RawTime,
    /// Who wrote the record.
    By,
    /// A one-line summary.
    Summary,
    /// Code and thing as they were then.
    Snapshot,
    /// Members without a known name.
    OtherMembers,
    /// Whether executing needs authorisation.
    Authorisation,
    /// Whether executing writes.
    Writes,
    /// Whether executing destroys.
    Destroys,
    /// What a repetition does.
    Repeat,
    /// Whether a confirmation is asked.
    Confirmation,
    /// What must hold before.
    Precondition,
    /// Where the form's fields come from.
    FormFields,
    /// The action's own id.
    ActionId,
}

/// Where a thing's name may stand in `thing`. A guess: the summary begins with it (P), the member itself isn't documented.
pub(crate) const NAME_PATHS: &[&[&str]] = &[&["name"], &["title"], &["label"]];

/// Where the organisation may stand in `thing`. A guess.
pub(crate) const ORGANISATION_PATHS: &[&[&str]] = &[
    &["org", "name"],
    &["organization", "name"],
    &["organisation", "name"],
    &["org"],
    &["organization"],
    &["organisation"],
];

/// Members that name an entry of a list or a slot. A guess; `label` by analogy with records and actions (P).
pub(crate) const ENTRY_LABELS: &[&str] = &["label", "name", "title", "displayName"];

/// Members that hold an entry's value, in order of preference. A guess.
pub(crate) const ENTRY_VALUES: &[&str] = &[
    "valueLabel",
    "value",
    "target",
    "cycleLabel",
    "cycle",
    "text",
    "content",
];

/// Members of an entry whose values are shown without their names: the value says enough. A guess.
pub(crate) const QUIET: &[&str] = &[
    "key",
    "id",
    "type",
    "mediaType",
    "role",
    "name",
    "label",
    "value",
    "cycle",
    "url",
    "uri",
    "action",
];

/// Members that are only ids of a kind that must not be kept (P: `thing.id` is transitional; the same id under other names).
#[must_use]
pub(crate) fn is_transitional(block: &BlockName, name: &str) -> bool {
    matches!(
        (block, name),
        (BlockName::Thing, "id") | (BlockName::Binding, "thingId")
    ) || (*block == BlockName::Records && name == "thingId")
}

/// Our words for a member of a block, if it is known there.
#[must_use]
pub(crate) fn known_label(block: &BlockName, name: &str) -> Option<KnownLabel> {
    Some(match (block, name) {
        (BlockName::Thing, "id") => KnownLabel::ThingId, // P
        (BlockName::Thing, "idScheme") => KnownLabel::IdScheme, // P
        (BlockName::Thing, "name") => KnownLabel::Name,  // guess
        (BlockName::Thing, "type") => KnownLabel::Kind,  // guess
        (BlockName::Thing, "org") => KnownLabel::Organisation, // guess
        (BlockName::Code, "uri") => KnownLabel::Uri,     // P
        (BlockName::Code, "status") => KnownLabel::Status, // M
        (BlockName::Code, "id") => KnownLabel::CodeId,   // guess
        (BlockName::Code, "createdAt") => KnownLabel::CreatedAt, // guess
        (BlockName::Binding, "thingId") => KnownLabel::ThingId, // M
        (BlockName::Binding, "historyCount") => KnownLabel::HistoryCount, // M
        (BlockName::Binding, "codeId") => KnownLabel::CodeId, // guess
        (BlockName::Binding, "status") => KnownLabel::Status, // guess
        (BlockName::Binding, "since") => KnownLabel::Since, // guess
        (BlockName::Records, "total") => KnownLabel::Total, // P, in words
        (BlockName::Records, "preview") => KnownLabel::Preview, // M
        (BlockName::Media, "images") => KnownLabel::Images, // guess
        (BlockName::Media, "attachments") => KnownLabel::Attachments, // guess
        (BlockName::Contract, "version") => KnownLabel::Version, // guess
        (BlockName::Contract, "rules") => KnownLabel::Rules, // M
        _ => return None,
    })
}
