//! English nouns: what blocks and their members are called, and one or many of a thing.

use crate::domain::{BlockName, KnownLabel};

pub(in crate::i18n) fn block(name: &BlockName) -> &str {
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

pub(in crate::i18n) const fn label(label: KnownLabel) -> &'static str {
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
