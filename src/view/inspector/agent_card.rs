//! What stands in place of the agent card.

use ratatui::layout::Rect;

use super::rows::key;
use crate::input::Command;
use crate::theme::Role;
use crate::view::canvas::Canvas;
use crate::view::failure;

/// What there is to say before the card is there, or when it isn't to be had; false if that is all.
pub(super) fn state(canvas: &mut Canvas<'_>, area: Rect) -> bool {
    let model = canvas.model;
    let card = &model.inspector.card;
    let words = &canvas.texts().inspector;
    if let (Some(error), None) = (card.error(), card.value()) {
        failure::explained(canvas, area, error);
        return false;
    }
    if card.value().is_some() {
        return true;
    }
    let sentence = if card.awaited().is_some() {
        words.card_loading.to_owned()
    } else {
        (words.card_idle)(&key(canvas, Command::Activate))
    };
    failure::prose(canvas, area, area.y, Role::Dim, &sentence);
    false
}
