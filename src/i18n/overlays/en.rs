//! English titles and hints of overlays.

use super::OverlayTexts;

pub(in crate::i18n) const OVERLAYS: OverlayTexts = OverlayTexts {
    record: "Record",
    action: "Action",
    block: "Entity",
    help: "Help",
    open: "Open another code",
    commands: "Commands",
    confirm_hint: "confirm",
    run_hint: "do it",
};
