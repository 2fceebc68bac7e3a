//! After every step that may be seen: scroll positions inside the content, derived lines up to date, and the next page asked for if it is time.

use super::code::derive::derive_code;
use super::effect::Effect;
use super::inspector::derive::derive_inspector;
use super::ledger::next_page::ask_ahead;
use super::model::{Model, Screen};
use super::overlays::derive_overlay;

pub(super) fn derive(model: &mut Model) -> Vec<Effect> {
    let layout = model.layout();
    let style = model.options.text_style(model.lang, model.now);
    if let Screen::Code(code) = &mut model.screen {
        derive_code(code, &layout, &style, &model.options.hosts);
    }
    derive_overlay(model, &style);
    derive_inspector(model, &style);
    ask_ahead(model, &layout)
}
