//! The catalogue.

use super::cli::CliTexts;
use super::commands::CommandTexts;
use super::config::ConfigTexts;
use super::copy::CopyTexts;
use super::doctor::DoctorTexts;
use super::inspector::PanelTexts;
use super::ledger::LedgerTexts;
use super::options::OptionTexts;
use super::qr::QrTexts;
use super::time::TimeTexts;
use super::usage::UsageTexts;
use crate::domain::{
    BlockName, ErrorKind, FileKind, HostRefusal, KnownLabel, LinkRefusal, Lookalike, UrlRefusal,
};

/// Every text of the program. Texts with arguments are functions.
pub struct Texts {
    /// What commands are called.
    pub commands: CommandTexts,
    /// The panel with traffic, tasks, agent card and limits.
    pub panel: PanelTexts,
    /// Config files.
    pub config: ConfigTexts,
    /// The words about options.
    pub options: OptionTexts,
    /// `doctor`.
    pub doctor: DoctorTexts,
    /// The ledger: how far its list goes, and what is odd about a record.
    pub ledger: LedgerTexts,
    /// Copying: by which way, and how it ended.
    pub copy: CopyTexts,
    /// The words about the command line's own commands.
    pub usage: UsageTexts,
    /// The command line: its arguments, and what its commands say.
    pub cli: CliTexts,
    /// QR codes.
    pub qr: QrTexts,
    /// What the program is, on the home screen.
    pub tagline: &'static str,
    /// What the language calls itself.
    pub own_name: &'static str,
    /// Times, ages and spans.
    pub time: TimeTexts,
    /// Not tracked.
    pub untracked: &'static str,
    /// The platform named nothing.
    pub name_untracked: &'static str,
    /// Pane titles: card, ledger, actions.
    pub panes: [&'static str; 3],
    /// Name of a block.
    pub block: fn(&BlockName) -> &str,
    /// Label of a known member.
    pub label: fn(KnownLabel) -> &'static str,
    /// Ledger column heads: time, result, record, summary, by.
    pub columns: [&'static str; 5],
    /// Title note: this many more lines below.
    pub more_lines: fn(usize) -> String,
    /// Title note: place of the selected row.
    pub row_place: fn(usize) -> String,
    /// Title note: rows loaded.
    pub loaded: fn(usize) -> String,
    /// Title note: the service's total, as words.
    pub total: fn(&str) -> String,
    /// Title note: the total isn't tracked.
    pub total_untracked: &'static str,
    /// Title note: another total that the card gives.
    pub card_says: fn(&str) -> String,
    /// Title note: how many actions.
    pub actions_count: fn(usize) -> String,
    /// Title note: waiting, with how long already.
    pub loading: fn(&str) -> String,
    /// Title note: showing the rows of an earlier answer of this age.
    pub old_rows: fn(&str) -> String,
    /// A pane's answer failed: what to press.
    pub pane_failed_hint: fn(&str) -> String,
    /// Old content stays in sight although the refresh failed; its age.
    pub old_content: fn(&str) -> String,
    /// A value of another kind than expected.
    pub odd_value: &'static str,
    /// The list has no actions.
    pub actions_untracked: &'static str,
    /// Short words on an action: needs authorisation, needs none.
    pub auth: [&'static str; 2],
    /// Writes, only reads.
    pub writes: [&'static str; 2],
    /// Destroys data, doesn't.
    pub destroys: [&'static str; 2],
    /// `by_request_key` in short and in full.
    pub once_per_key: [&'static str; 2],
    /// `confirm: none` in full; `confirm: required` in short.
    pub confirm_none: &'static str,
    /// A confirmation of this kind is asked.
    pub confirm: fn(&str) -> String,
    /// Under the actions: what the keys do; the names of the keys for a copy and for a QR code.
    pub actions_hint: fn(&str, &str) -> String,
    /// Detail of an action: heading of the promises.
    pub promises: &'static str,
    /// Detail of an action: what the promises are and aren't.
    pub promises_note: &'static str,
    /// `requiresAuth: true`.
    pub auth_needed: &'static str,
    /// `requiresAuth: false`.
    pub auth_not_needed: &'static str,
    /// `readonly: false`.
    pub writes_long: &'static str,
    /// `readonly: true`.
    pub reads_long: &'static str,
    /// `destructive: true`.
    pub destroys_long: &'static str,
    /// `destructive: false`.
    pub keeps_long: &'static str,
    /// `formSchemaVia`: a tool of the public MCP.
    pub form_via: fn(&str) -> String,
    /// An action without a link.
    pub no_link: &'static str,
    /// Why a link isn't handed out.
    pub url_refusal: fn(&UrlRefusal) -> String,
    /// The host of a link: known code host, the entity's own, foreign, lookalike.
    pub host_known: fn(&str) -> String,
    /// The entity's own host.
    pub host_own: fn(&str) -> String,
    /// Neither.
    pub host_foreign: fn(&str) -> String,
    /// The host is written in other scripts or looks like another one.
    pub host_lookalike: fn(&Lookalike) -> String,
    /// The same in a row: a host that isn't known, and what about its letters may deceive.
    pub host_in_row: fn(&str, Option<&Lookalike>) -> String,
    /// Title of a link in full; its characters.
    pub full_link: fn(usize) -> String,
    /// The key to it.
    pub full_link_key: &'static str,
    /// Ids that must not be kept.
    pub transitional: &'static str,
    /// Raw view: where the selected record's page said more.
    pub page_members: &'static str,
    /// View names: rendered, summary, raw.
    pub views: [&'static str; 3],
    /// The service sent no summary.
    pub no_summary: &'static str,
    /// The service's words, introduced.
    pub service_says: &'static str,
    /// There is no readable public entity.
    pub no_entity: &'static str,
    /// Why that can be.
    pub no_entity_why: &'static str,
    /// Label: what the service said.
    pub said: &'static str,
    /// Label: possible reasons.
    pub possible: &'static str,
    /// Label: the link read.
    pub link_read: &'static str,
    /// The code.uri in the answer isn't the link asked.
    pub other_code: fn(&str) -> String,
    /// The artifact had another name than expected.
    pub other_artifact: fn(&str) -> String,
    /// Sentence for an error.
    pub error: fn(&ErrorKind) -> String,
    /// What to do about an error.
    pub hint: fn(&ErrorKind) -> &'static str,
    /// Head: last record.
    pub last_record: &'static str,
    /// Head: the last record as the card's preview has it.
    pub last_record_card: &'static str,
    /// Head: known failures.
    pub known_failures: fn(usize) -> String,
    /// Head: number of actions.
    pub head_actions: &'static str,
    /// Head of a card of which nothing can be said.
    pub nothing_to_sum_up: &'static str,
    /// A question failed with this and is asked again: in this time, which try of how many.
    pub asked_again: fn(&ErrorKind, &str, [u8; 2]) -> String,
    /// The service wants to be asked again at this time, after our sentence.
    pub retry_at: fn(&str) -> String,
    /// Bottom line: running requests and how long.
    pub running: fn(usize, &str) -> String,
    /// Bottom line: age of what is shown.
    pub fetched: fn(&str) -> String,
    /// Home: title of the input.
    pub open_title: &'static str,
    /// Home: label of the input.
    pub link_label: &'static str,
    /// Home: what may be typed.
    pub link_placeholder: &'static str,
    /// Home: title of the demo codes.
    pub demo_codes: &'static str,
    /// Home: note at the demo codes.
    pub demo_note: &'static str,
    /// Home: title of this machine.
    pub machine: &'static str,
    /// Home: labels service, clipboard, time zone.
    pub machine_labels: [&'static str; 3],
    /// Overlay titles: record, action, block, help, open, commands.
    pub overlays: [&'static str; 6],
    /// Enter in an overlay.
    pub confirm_hint: &'static str,
    /// Text of an input method where keys are commands; the key of the list of commands.
    pub composed: fn(&str) -> String,
    /// Hint: do what is chosen.
    pub run_hint: &'static str,
    /// Selected record, in the right column of wide windows.
    pub selected_record: &'static str,
    /// Raw, as sent.
    pub raw_title: &'static str,
    /// The cut in a raw view; bytes left out.
    pub raw_cut: fn(usize) -> String,
    /// Ask about an unknown host.
    pub ask_host: fn(&str) -> String,
    /// What asking about an unknown host means.
    pub ask_host_note: &'static str,
    /// Ask before leaving what is shown for a pasted link.
    pub other_links: fn(usize) -> String,
    /// Title of the other links that a text held.
    pub other_links_title: &'static str,
    /// Title of other links and demo codes together.
    pub choices_title: &'static str,
    /// What such a link is, beside it.
    pub other_link: &'static str,
    /// Why a text gave no link.
    pub link_refusal: fn(&LinkRefusal) -> String,
    /// Why a host can't be allowed.
    pub host_refusal: fn(&HostRefusal) -> String,
    /// A request was cancelled.
    pub cancelled: &'static str,
    /// The window is too small.
    pub too_small: fn(u16, u16) -> String,
    /// Help groups: this pane, moving, the whole program, marks.
    pub help_groups: [&'static str; 4],
    /// Enter on an action.
    pub copy_link: &'static str,
    /// Enter in a pane with facts or records, one of which may be a failure.
    pub detail_or_retry: &'static str,
    /// Enter on an error row.
    pub retry: &'static str,
    /// Esc while a request runs.
    pub cancel: &'static str,
    /// Help: explanation of the marks, in the order of the glyphs pass, fail, other, untracked.
    pub marks: [&'static str; 4],
    /// Help: computed from the map; works with an input method.
    pub help_note: &'static str,
    /// Help: the title's note.
    pub help_computed: &'static str,
    /// Quote marks.
    pub quotes: [&'static str; 2],
    /// Key names where the language has its own.
    pub enter_key: &'static str,
    /// Between an introduction and what it introduces.
    pub colon: &'static str,
    /// What lies at a path.
    pub file_kind: fn(FileKind) -> &'static str,
    /// Why a file isn't opened: that lies in its place.
    pub no_file: fn(FileKind) -> String,
    /// `card`: labels of provider, version, documentation, security, extension, and the word for a required one.
    pub card_labels: [&'static str; 6],
    /// `card`: headings of interfaces, capabilities, skills.
    pub card_headings: [&'static str; 3],
    /// `card`: this member denies a documented limit.
    pub contradiction: fn(&str) -> String,
    /// `card`: the extension that is the service's read-only contract.
    pub contract_extension: &'static str,
    /// `card`: this program doesn't speak that.
    pub not_spoken: &'static str,
}
