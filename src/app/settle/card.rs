//! The card laid out anew where anything changed, with the selection still in its block.

use crate::app::layout::Layout;
use crate::app::open_code::OpenCode;
use crate::app::scroll::follow;
use crate::app::text_view::ViewKey;
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
        notes.push((texts.other_code)(&uri.one_line()));
    }
    if let Some(name) = &answer.other_artifact {
        notes.push((texts.other_artifact)(&name.one_line()));
    }
    notes
}

/// The card's rows made for the present width, and scrolled to the selected one.
pub(super) fn settle_card(
    code: &mut OpenCode,
    layout: &Layout,
    style: &TextStyle,
    hosts: &CodeHosts,
) {
    // The bar's column and one cell beside it stay free.
    let width = usize::from(layout.card.width).saturating_sub(2);
    let key = ViewKey {
        width,
        lang: style.lang,
        stamp: code.stamp,
        item: 0,
        form: u8::from(layout.tall),
    };
    if width > 0 && code.card.rows_key != Some(key) {
        let notes = notes(code, style.texts(), hosts);
        let before = code.card.selected_block();
        code.card.rows = code
            .card
            .answer
            .value()
            .map_or_else(CardRows::default, |answer| {
                CardRows::of(&answer.value, &notes, style, width, layout.tall)
            });
        code.card.rows_key = Some(key);
        // A card of another shape: the selection stays in its block.
        let still = code.card.selected_block();
        if let (Some(block), true) = (before, before != still) {
            code.card.selected = code
                .card
                .rows
                .rows
                .iter()
                .position(|row| row.block == block)
                .unwrap_or(0);
        }
    }
    let rows = &code.card.rows;
    code.card.selected = code.card.selected.min(rows.rows.len().saturating_sub(1));
    if let Some(row) = rows.rows.get(code.card.selected) {
        let last = row.first_line + row.lines.len().max(1) - 1;
        code.card.offset = follow(
            code.card.offset,
            row.first_line,
            last,
            layout.card_rows(),
            rows.total_lines,
        );
    }
}
