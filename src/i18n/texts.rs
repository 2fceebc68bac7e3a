//! The catalogue: every topic of one language.

use super::actions::ActionTexts;
use super::agent_card::AgentCardTexts;
use super::card::CardTexts;
use super::cli::CliTexts;
use super::commands::CommandTexts;
use super::common::CommonTexts;
use super::config::ConfigTexts;
use super::copy::CopyTexts;
use super::crash::CrashTexts;
use super::doctor::DoctorTexts;
use super::errors::ErrorTexts;
use super::files::FileTexts;
use super::help::HelpTexts;
use super::home::HomeTexts;
use super::inspector::InspectorTexts;
use super::ledger::LedgerTexts;
use super::links::LinkTexts;
use super::options::OptionTexts;
use super::overlays::OverlayTexts;
use super::panes::PaneTexts;
use super::qr::QrTexts;
use super::time::TimeTexts;
use super::usage::UsageTexts;

/// Every text of the program. Texts with arguments are functions.
pub(crate) struct Texts {
    /// What the language calls itself.
    pub own_name: &'static str,
    /// Actions: in a row, and in full with what the platform promises about them.
    pub actions: ActionTexts,
    /// The service's agent card.
    pub agent_card: AgentCardTexts,
    /// The entity card, the head line, and a card that there is not.
    pub card: CardTexts,
    /// The command line: its arguments, and what its commands say.
    pub cli: CliTexts,
    /// What commands are called.
    pub commands: CommandTexts,
    /// Words that stand everywhere, and punctuation.
    pub common: CommonTexts,
    /// Config files.
    pub config: ConfigTexts,
    /// Copying: by which way, and how it ended.
    pub copy: CopyTexts,
    /// What is said when the program itself fails.
    pub crash: CrashTexts,
    /// `doctor`.
    pub doctor: DoctorTexts,
    /// What went wrong, and what to do about it.
    pub errors: ErrorTexts,
    /// What lies in place of a file.
    pub files: FileTexts,
    /// The help, and words of hints that are no command's own.
    pub help: HelpTexts,
    /// The home screen.
    pub home: HomeTexts,
    /// The inspector with traffic, tasks, agent card and limits.
    pub inspector: InspectorTexts,
    /// The ledger: how far its list goes, and what is odd about a record.
    pub ledger: LedgerTexts,
    /// Links: why one is not handed out or not understood, and whose host it names.
    pub links: LinkTexts,
    pub options: OptionTexts,
    /// Titles of overlays, and their hints.
    pub overlays: OverlayTexts,
    /// What panes are called, and the notes in their titles.
    pub panes: PaneTexts,
    /// QR codes.
    pub qr: QrTexts,
    /// Times, ages and spans.
    pub time: TimeTexts,
    /// The usage of the command line.
    pub usage: UsageTexts,
}
