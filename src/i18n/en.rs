//! English.

use super::card::en::{block, label};
use super::errors::en::{asked_again_for, error, hint, host_refusal, link_refusal, url_refusal};
use super::files::en as files;
use super::numbers::plural;
use super::numbers::thousands;
use super::texts::Texts;
use crate::domain::Lookalike;

pub(super) static TEXTS: Texts = Texts {
    commands: super::commands::en::COMMANDS,
    panel: super::inspector::en::PANEL,
    config: super::config::en::CONFIG,
    options: super::options::en::OPTIONS,
    doctor: super::doctor::en::DOCTOR,
    ledger: super::ledger::en::LEDGER,
    copy: super::copy::en::COPY,
    usage: super::usage::en::USAGE,
    cli: super::cli::en::CLI,
    qr: super::qr::en::QR,
    tagline: "the objects behind Caoliao QR codes, read-only",
    own_name: "English",
    time: super::time::en::TIME,
    untracked: "not tracked",
    name_untracked: "name not tracked",
    panes: ["Entity", "Ledger", "Actions"],
    block,
    label,
    columns: ["Time", "Result", "Record", "Summary", "By"],
    more_lines: |n| {
        format!(
            "{} more {}",
            thousands(n as u64),
            plural(n, "line", "lines")
        )
    },
    row_place: |n| format!("no. {}", thousands(n as u64)),
    loaded: |n| format!("fetched {}", thousands(n as u64)),
    total: |n| format!("of {n}"),
    total_untracked: "total not tracked",
    card_says: |n| format!("the card says {n}"),
    actions_count: |n| thousands(n as u64),
    loading: |time| format!("fetching   {time}"),
    old_rows: |age| format!("below: as of {age}"),
    pane_failed_hint: |key| format!("{key} tries again"),
    old_content: |age| format!("what you see is from {age}"),
    odd_value: "not the expected kind",
    actions_untracked: "The platform does not say which actions there are. That is not the same as having none.",
    auth: ["needs authorisation", "no authorisation"],
    writes: ["writes", "only reads"],
    destroys: ["destroys existing data", "keeps existing data"],
    once_per_key: ["once per request key", "once per request key"],
    confirm_none: "not asked for",
    confirm: |kind| format!("confirmation {kind}"),
    actions_hint: |key, qr| {
        format!("{key} copies the link, {qr} shows a QR for the phone; nothing is executed")
    },
    promises: "If it is executed (what the platform promises)",
    promises_note: "The annotations are promises about a later execution, not its present state. qrscope only reads and executes nothing.",
    auth_needed: "required; this service never executes, authorised or not",
    auth_not_needed: "not required; this service never executes",
    writes_long: "writes",
    reads_long: "only reads, does not write",
    destroys_long: "destroys existing data",
    keeps_long: "keeps existing data",
    form_via: |tool| format!("{tool} of the public MCP"),
    no_link: "no link to hand to a person",
    url_refusal,
    host_known: |host| format!("{host} is a known code host"),
    host_own: |host| format!("{host} is this code's own host"),
    host_foreign: |host| format!("{host} is not a known code host; check before you open it"),
    host_lookalike: |kind| match kind {
        Lookalike::Resembles(known) => format!("The host looks like {known} but is not"),
        Lookalike::MixedScripts => "The host mixes scripts and may pose as another".to_owned(),
        Lookalike::OtherLetters => {
            "The host has letters of other scripts, written here in punycode".to_owned()
        }
    },
    host_in_row: |host, kind| match kind {
        Some(Lookalike::Resembles(known)) => format!("like {known}: {host}"),
        Some(Lookalike::MixedScripts) => format!("mixed scripts: {host}"),
        Some(Lookalike::OtherLetters) | None => format!("other host: {host}"),
    },
    full_link: |n| format!("The whole link, {} characters", thousands(n as u64)),
    full_link_key: "whole link",
    transitional: "transitional",
    page_members: "What else its page said",
    views: ["rendered", "summary", "raw"],
    no_summary: "The service sent no summary.",
    service_says: "The service says",
    no_entity: "No readable public entity",
    no_entity_why: "The link is wrong or the code is not public. The service answers both the same way; they cannot be told apart here.",
    said: "The service says",
    possible: "Possible reason",
    link_read: "Link as read",
    other_code: |uri| format!("The service answered for {uri}, not for the link asked"),
    other_artifact: |name| {
        if name.is_empty() {
            return "The result has no name; its content fits and is shown".to_owned();
        }
        format!("The result is named '{name}', not as expected; its content fits and is shown")
    },
    error,
    hint,
    last_record: "last",
    last_record_card: "last (card)",
    known_failures: |n| format!("known faults {}", thousands(n as u64)),
    head_actions: "actions",
    nothing_to_sum_up: "The platform gave nothing that could be summed up",
    asked_again: |kind, time, [n, m]| {
        format!("retry in {time}: {} ({n} of {m})", asked_again_for(kind))
    },
    retry_at: |time| format!("; it wants to be asked again from {time} on"),
    running: |n, time| {
        format!(
            "{n} {}   {time}",
            if n == 1 { "request" } else { "requests" }
        )
    },
    fetched: |age| format!("fetched {age}"),
    open_title: "Open",
    link_label: "Link",
    link_placeholder: "paste a code link or a whole chat message",
    demo_codes: "Demo codes",
    demo_note: "built in, no network needed",
    machine: "This machine",
    machine_labels: ["Service", "Clipboard", "Time zone"],
    overlays: [
        "Record",
        "Action",
        "Entity",
        "Help",
        "Open another code",
        "Commands",
    ],
    confirm_hint: "confirm",
    composed: |key| {
        format!("Keys are commands here; with an input method on, use arrows, Enter, {key}")
    },
    run_hint: "do it",
    selected_record: "Selected record",
    raw_title: "As sent",
    raw_cut: |n| format!("{} more bytes not shown", thousands(n as u64)),
    ask_host: |host| format!("{host} is not a known code host. Ask anyway?"),
    ask_host_note: "This sends the link to the query service; the host itself is not visited.",
    other_links: |n| {
        format!(
            "{n} other {} in the text; the first is used, open offers the rest",
            plural(n, "link", "links")
        )
    },
    other_links_title: "Other links",
    choices_title: "Other links, demo codes",
    other_link: "from the same text",
    link_refusal,
    host_refusal,
    cancelled: "Cancelled; no longer waiting for the service",
    too_small: |w, h| format!("{w}x{h} too small, 40x10 needed"),
    help_groups: ["This pane", "Moving", "The whole program", "Marks"],
    copy_link: "copy link",
    detail_or_retry: "detail, or try again",
    retry: "retry",
    cancel: "cancel",
    marks: [
        "passed (pass)",
        "not passed (fail)",
        "other results, and states",
        "not tracked: not said, which isn't 'no'",
    ],
    help_note: "Works with an input method on: arrows, Enter, Esc, Tab, F-keys; full-width keys count too",
    help_computed: "from the keys in force",
    quotes: ["'", "'"],
    enter_key: "Enter",
    colon: ": ",
    file_kind: files::kind,
    no_file: |kind| format!("it is {}; name an ordinary file", files::kind(kind)),
    card_labels: [
        "Provider",
        "Version",
        "Documentation",
        "Security",
        "Extension",
        "required",
    ],
    card_headings: ["Interfaces", "Capabilities", "Skills"],
    contradiction: |member| {
        format!("the card says {member}, which the service's documentation denies")
    },
    contract_extension: "the read-only contract",
    not_spoken: "not spoken here",
};
