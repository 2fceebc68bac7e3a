//! English words of the home screen.

use super::HomeTexts;

pub(in crate::i18n) const HOME: HomeTexts = HomeTexts {
    tagline: "the objects behind Caoliao QR codes, read-only",
    open_title: "Open",
    link_label: "Link",
    link_placeholder: "paste a code link or a whole chat message",
    demo_codes: "Demo codes",
    demo_note: "built in, no network needed",
    machine: "This machine",
    service: "Service",
    clipboard: "Clipboard",
    zone: "Time zone",
    choices_title: "Other links, demo codes",
};
