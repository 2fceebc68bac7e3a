//! The card laid out anew where anything changed, with the selection still in its block.

use super::pane::RowsKey;
use crate::app::code::open_code::OpenCode;
use crate::app::layout::Layout;
use crate::app::scroll::follow;
use crate::domain::{CodeHosts, names_code};
use crate::i18n::Texts;
use crate::present::{CardRows, TextStyle};

/// Sentences about the card's answer itself.
fn notes(code: &OpenCode, texts: &Texts, hosts: &CodeHosts) -> Vec<String> {
    let Some(answer) = code.card.answer.value() else {
        return Vec::new();
    };
    let mut notes = Vec::new();
    if let Some(uri) = answer.value.code_uri()
        && !names_code(uri.as_str(), &code.link, hosts)
    {
        notes.push((texts.card.other_code)(&uri.one_line()));
    }
    if let Some(name) = &answer.other_artifact {
        notes.push((texts.card.other_artifact)(&name.one_line()));
    }
    notes
}

/// The card's rows made for the present width, and scrolled to the selected one.
pub(in crate::app) fn derive_card(
    code: &mut OpenCode,
    layout: &Layout,
    style: &TextStyle,
    hosts: &CodeHosts,
) {
    // The bar's column and one cell beside it stay free.
    let width = usize::from(layout.card.width).saturating_sub(2);
    let key = RowsKey {
        width,
        lang: style.lang,
        version: code.version,
        airy: layout.tall,
    };
    if width > 0 && code.card.rows_key != Some(key) {
        lay_out(code, key, style, hosts);
    }
    let card = &mut code.card;
    card.selected = card.selected.min(card.rows.rows.len().saturating_sub(1));
    if let Some(row) = card.rows.rows.get(card.selected) {
        let last = row.first_line + row.lines.len().max(1) - 1;
        let (height, total) = (layout.card_rows(), card.rows.total_lines);
        card.offset = follow(card.offset, row.first_line, last, height, total);
    }
}

fn lay_out(code: &mut OpenCode, key: RowsKey, style: &TextStyle, hosts: &CodeHosts) {
    let notes = notes(code, style.lang.texts(), hosts);
    let card = &mut code.card;
    let before = card.selected_block();
    let answer = card.answer.value();
    card.rows = answer.map_or_else(CardRows::default, |answer| {
        CardRows::of(&answer.value, &notes, style, key.width, key.airy)
    });
    card.rows_key = Some(key);
    // A card of another shape: the selection stays in its block.
    if let (Some(block), true) = (before, before != card.selected_block()) {
        let place = card.rows.rows.iter().position(|row| row.block == block);
        card.selected = place.unwrap_or(0);
    }
}
