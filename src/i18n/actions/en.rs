//! English words about actions.

use super::ActionTexts;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const ACTIONS: ActionTexts = ActionTexts {
    count: |n| thousands(n as u64),
    untracked: "The platform does not say which actions there are. That is not the same as having none.",
    needs_auth: "needs authorisation",
    no_auth: "no authorisation",
    writes: "writes",
    only_reads: "only reads",
    destroys: "destroys existing data",
    keeps: "keeps existing data",
    once_per_key: "once per request key",
    confirm_none: "not asked for",
    confirm: |kind| format!("confirmation {kind}"),
    hint: |key, qr| {
        format!("{key} copies the link, {qr} shows a QR for the phone; nothing is executed")
    },
    promises: "If it is executed (what the platform promises)",
    promises_note: "The annotations are promises about a later execution, not its present state. qrscope only reads and executes nothing.",
    auth_needed: "required; this service never executes, authorised or not",
    auth_not_needed: "not required; this service never executes",
    reads_long: "only reads, does not write",
    form_via: |tool| format!("{tool} of the public MCP"),
    copy_link: "copy link",
};
