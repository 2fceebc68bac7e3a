//! English words around QR codes.

use super::QrTexts;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const QR: QrTexts = QrTexts {
    own_link: "The code's own link, code.uri",
    opened_link: "The link that was opened",
    action_note: "Scan it and fill in on the phone; nothing is executed here",
    code_note: "Scan it to open this code on a phone",
    uri_untracked: "code.uri is not tracked; this is the link that was opened",
    needs: |(width, height), (has_width, has_height)| {
        format!("The QR code needs {width} x {height}, the window has {has_width} x {has_height}")
    },
    needs_hint: "Enlarge the window or make its letters smaller; the link in full:",
    too_long: |bytes, limit| {
        format!(
            "The link has {} bytes, a QR code holds {}; the link in full:",
            thousands(bytes as u64),
            thousands(limit as u64)
        )
    },
    instead: |key| format!("{key}: QR"),
    of_card: "QR code of code.uri",
    of_ledger: "QR code of the opened link",
    of_action: "QR code of the action's link",
    saved: |file| format!("the QR code is in {file}"),
    exists: |file| format!("the file exists and was left as it is: {file}"),
    exists_hint: "Name another file, or overwrite it with --force",
    read_only: |file| format!("{file} was left as it is: it is read-only; name another file"),
    kept: |file, kind| {
        format!(
            "{file} was left as it is: it is {kind}, and --force overwrites ordinary files only; name another file"
        )
    },
    not_written: |file, why| format!("{file} can't be written: {why}"),
    png_to_terminal: "--png - would write a picture's bytes to the terminal; redirect it, or name a file",
    too_wide: |needs, has| {
        format!(
            "the QR code is {needs} columns wide and the terminal has {has}, so that it is broken; --png FILE writes a picture"
        )
    },
};
