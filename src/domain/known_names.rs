//! Every inner member name this program knows, each with its source. A known name improves the layout; it never decides whether a
//! value is shown. Sources: S2 = seed 002, G = the public connector pages, SMK = the public smoke test, PEER = invented by test
//! servers and only harmless to guess (protocol.md).

use super::BlockName;

/// Names this program has words for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnownLabel {
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
    /// A total.
    Total,
    /// The newest few records.
    Preview,
    /// Pictures.
    Images,
    /// Files.
    Attachments,
    /// A version.
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
    /// The link that is handed to a person.
    HumanUrl,
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
    /// A value as sent.
    AsSent,
}

/// Where a thing's name may stand in `thing`. PEER: the summary of S0 begins with it, the member itself isn't documented.
pub const NAME_PATHS: &[&[&str]] = &[&["name"], &["title"], &["label"]];

/// Where the organisation may stand in `thing`. PEER.
pub const ORGANISATION_PATHS: &[&[&str]] = &[
    &["org", "name"],
    &["organization", "name"],
    &["organisation", "name"],
    &["org"],
    &["organization"],
    &["organisation"],
];

/// Members that name an entry of a list or a slot. PEER; `label` by analogy with records and actions (S2).
pub const ENTRY_LABELS: &[&str] = &["label", "name", "title", "displayName"];

/// Members that hold an entry's value, in order of preference. PEER.
pub const ENTRY_VALUES: &[&str] = &[
    "valueLabel",
    "value",
    "target",
    "cycleLabel",
    "cycle",
    "text",
    "content",
];

/// Members of an entry whose values are shown without their names: the value says enough. PEER.
pub const QUIET: &[&str] = &[
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

/// Members that are only ids of a kind that must not be kept (S2: `thing.id` is transitional; the same id under other names).
#[must_use]
pub fn is_transitional(block: &BlockName, name: &str) -> bool {
    matches!(
        (block, name),
        (BlockName::Thing, "id") | (BlockName::Binding, "thingId")
    ) || (*block == BlockName::Records && name == "thingId")
}

/// Our words for a member of a block, if it is known there.
#[must_use]
pub fn known_label(block: &BlockName, name: &str) -> Option<KnownLabel> {
    Some(match (block, name) {
        (BlockName::Thing, "id") => KnownLabel::ThingId, // S2
        (BlockName::Thing, "idScheme") => KnownLabel::IdScheme, // S2
        (BlockName::Thing, "name") => KnownLabel::Name,  // PEER
        (BlockName::Thing, "type") => KnownLabel::Kind,  // PEER
        (BlockName::Thing, "org") => KnownLabel::Organisation, // PEER
        (BlockName::Code, "uri") => KnownLabel::Uri,     // S2
        (BlockName::Code, "status") => KnownLabel::Status, // G
        (BlockName::Code, "id") => KnownLabel::CodeId,   // PEER
        (BlockName::Code, "createdAt") => KnownLabel::CreatedAt, // PEER
        (BlockName::Binding, "thingId") => KnownLabel::ThingId, // G
        (BlockName::Binding, "historyCount") => KnownLabel::HistoryCount, // G
        (BlockName::Binding, "codeId") => KnownLabel::CodeId, // PEER
        (BlockName::Binding, "status") => KnownLabel::Status, // PEER
        (BlockName::Binding, "since") => KnownLabel::Since, // PEER
        (BlockName::Records, "total") => KnownLabel::Total, // S2 in words
        (BlockName::Records, "preview") => KnownLabel::Preview, // G
        (BlockName::Media, "images") => KnownLabel::Images, // PEER
        (BlockName::Media, "attachments") => KnownLabel::Attachments, // PEER
        (BlockName::Contract, "version") => KnownLabel::Version, // PEER
        (BlockName::Contract, "rules") => KnownLabel::Rules, // SMK
        _ => return None,
    })
}
