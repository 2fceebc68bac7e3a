//! The catalogue.

use std::time::Duration;

use super::{ConfigTexts, CopyTexts, DoctorTexts, LedgerTexts, PanelTexts, QrTexts};
use crate::domain::{
    BlockName, ErrorKind, HostRefusal, KnownLabel, LinkRefusal, Lookalike, UrlRefusal,
};

/// Every text of the program. Texts with arguments are functions.
pub struct Texts {
    /// The panel with traffic, tasks, agent card and limits.
    pub panel: PanelTexts,
    /// Config files.
    pub config: ConfigTexts,
    /// `doctor`.
    pub doctor: DoctorTexts,
    /// The ledger: how far its list goes, and what is odd about a record.
    pub ledger: LedgerTexts,
    /// Copying: by which way, and how it ended.
    pub copy: CopyTexts,
    /// QR codes.
    pub qr: &'static QrTexts,
    /// What the program is, on the home screen.
    pub tagline: &'static str,
    /// The language key's hint: the other language's name.
    pub other_language: &'static str,
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
    /// Headless: the service wants so many seconds to pass, after our sentence.
    pub retry_after: fn(u64) -> String,
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
    /// `--clipboard command` without a command.
    pub clipboard_command_missing: &'static str,
    /// The setting with the command is wrong: no array of texts, no program, NUL.
    pub clipboard_command_refusals: [&'static str; 3],
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
    /// Headless: the other links that a text held; they follow.
    pub more_links: fn(usize) -> String,
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
    /// How many more rows than printed; `--all` for more.
    pub plain_more: fn(usize, &str) -> String,
    /// Clamped page size.
    pub clamped: fn(u32) -> String,
    /// A request timed out after this.
    pub seconds: fn(Duration) -> String,
    /// Between an introduction and what it introduces.
    pub colon: &'static str,
    /// Headless: the link's host is no known code host.
    pub host_unknown: fn(&str) -> String,
    /// Headless: how to ask about such a host all the same.
    pub host_unknown_hint: fn(&str) -> String,
    /// Why `--endpoint` isn't taken: no URL, scheme, plain http to another machine, name or password inside.
    pub endpoint_refusals: [&'static str; 4],
    /// `--demo` together with `--endpoint`.
    pub demo_or_endpoint: &'static str,
    /// Without a terminal a link is needed.
    pub link_missing: &'static str,
    /// Where the usage is explained.
    pub usage_hint: &'static str,
    /// The locale (variable and value) isn't UTF-8; begins with what is ASCII.
    pub locale_not_utf8: fn(&str, &str) -> String,
    /// `--tz` isn't a zone.
    pub zone_refused: fn(&str) -> String,
    /// `--log` can't be written; the file and the reason.
    pub log_refused: fn(&str, &str) -> String,
    /// That reason, if it is a terminal.
    pub log_terminal: &'static str,
    /// `--allow-origin` isn't an origin.
    pub origin_refused: fn(&str) -> String,
    /// Why `--header` isn't taken: form, name, reserved name, value, variable, file.
    pub header_refusals: [&'static str; 6],
    /// Why the file of `--ca-cert` isn't taken: can't be read, too large, binary form, no certificate, a damaged one.
    pub authority_refusals: [&'static str; 5],
    /// `show --text`: what follows goes to this address.
    pub text_goes_out: fn(&str) -> String,
    /// `show --text`: the question whether to send it.
    pub text_send_it: &'static str,
    /// `show --text` without a terminal and without `--yes`.
    pub text_needs_yes: &'static str,
    /// `show --text` without a text.
    pub text_empty: &'static str,
    /// `task` with something that can't be an id.
    pub task_id_refused: &'static str,
    /// The person didn't agree.
    pub text_not_sent: &'static str,
    /// `task`: labels of id, conversation, state, time, the agent's words, artifact, history.
    pub task_labels: [&'static str; 7],
    /// `tasks`: the list is empty.
    pub tasks_none: &'static str,
    /// `tasks`: the service doesn't go on; tasks listed.
    pub tasks_repeat: fn(usize) -> String,
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
    /// The demo service doesn't start.
    pub serve_failed: fn(&str) -> String,
    /// The program itself can't start.
    pub start_failed: fn(&str) -> String,
    /// Standard output takes no more.
    pub output_failed: fn(&str) -> String,
    /// CSV: records that are no objects stand as sent in the column `summary`.
    pub odd_exported: fn(usize) -> String,
    /// Headless: records whose id came before with other content.
    pub came_twice: fn(usize) -> String,
}
