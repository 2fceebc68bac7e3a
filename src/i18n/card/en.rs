//! English nouns: what blocks and their members are called, and one or many of a thing.

use super::CardTexts;
use crate::domain::{BlockName, KnownLabel};
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const CARD: CardTexts = CardTexts {
    block,
    label,
    transitional: "transitional",
    no_summary: "The service sent no summary.",
    no_entity: "No readable public entity",
    no_entity_why: "The link is wrong or the code is not public. The service answers both the same way; they cannot be told apart here.",
    possible: "Possible reason",
    link_read: "Link as read",
    other_code: |uri| format!("The service answered for {uri}, not for the link asked"),
    other_artifact: |name| {
        if name.is_empty() {
            return "The result has no name; its content fits and is shown".to_owned();
        }
        format!("The result is named '{name}', not as expected; its content fits and is shown")
    },
    last_record: "last",
    last_record_card: "last (card)",
    known_failures: |n| format!("known faults {}", thousands(n as u64)),
    head_actions: "actions",
    nothing_to_sum_up: "The platform gave nothing that could be summed up",
};

fn block(name: &BlockName) -> &str {
    match name {
        BlockName::States => "States",
        BlockName::Properties => "Properties",
        BlockName::Relations => "Relations",
        BlockName::Plans => "Plans",
        BlockName::Media => "Media",
        BlockName::Thing => "Thing",
        BlockName::Code => "Code",
        BlockName::Binding => "Binding",
        BlockName::Records => "Record preview",
        BlockName::Actions => "Action preview",
        BlockName::Endpoints => "Addresses",
        BlockName::Contract => "Contract",
        BlockName::Unknown(name) => name.as_str(),
    }
}

const fn label(label: KnownLabel) -> &'static str {
    match label {
        KnownLabel::Name => "Name",
        KnownLabel::Kind => "Type",
        KnownLabel::Organisation => "Organisation",
        KnownLabel::Id | KnownLabel::ActionId => "Id",
        KnownLabel::IdScheme => "Id scheme",
        KnownLabel::Uri => "Link",
        KnownLabel::Status => "Status",
        KnownLabel::CreatedAt => "Created",
        KnownLabel::Since => "Since",
        KnownLabel::CodeId => "Code id",
        KnownLabel::ThingId => "Thing id",
        KnownLabel::HistoryCount => "Bindings",
        KnownLabel::Total => "Total",
        KnownLabel::Preview => "Newest",
        KnownLabel::Images => "Images",
        KnownLabel::Attachments => "Files",
        KnownLabel::Version => "Version",
        KnownLabel::Rules => "Rules",
        KnownLabel::Record => "Record",
        KnownLabel::Result => "Result",
        KnownLabel::Time => "Time",
        KnownLabel::RawTime => "As sent",
        KnownLabel::By => "By",
        KnownLabel::Summary => "Summary",
        KnownLabel::Snapshot => "As it was then",
        KnownLabel::OtherMembers => "Other members",
        KnownLabel::Authorisation => "Authorisation",
        KnownLabel::Writes => "Writing",
        KnownLabel::Destroys => "Destroying",
        KnownLabel::Repeat => "Repetition",
        KnownLabel::Confirmation => "Confirmation",
        KnownLabel::Precondition => "Precondition",
        KnownLabel::FormFields => "Form fields",
    }
}
