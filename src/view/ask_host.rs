//! The question whether a link of an unknown host is to be opened.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use crate::domain::{FoundLink, lookalike};
use crate::text::wrap;
use crate::theme::Role;

pub(super) fn ask_host(canvas: &mut Canvas<'_>, area: Rect, found: &FoundLink) {
    let texts = canvas.texts();
    let mut y = area.y;
    let host = found.link.host();
    let question = (texts.ask_host)(host);
    let warning = lookalike(host, &canvas.model.around.hosts, None)
        .map(|kind| format!("! {}", (texts.host_lookalike)(&kind)));
    for (role, text) in [
        Some((Role::Text, question.as_str())),
        Some((Role::Strong, found.link.as_str())),
        warning.as_deref().map(|warning| (Role::Warn, warning)),
        Some((Role::Dim, texts.ask_host_note)),
    ]
    .into_iter()
    .flatten()
    {
        for range in wrap(
            text,
            usize::from(area.width).max(1),
            usize::from(area.width).max(1),
        ) {
            if y < area.bottom() {
                canvas.text(
                    area.x,
                    y,
                    area.width,
                    role,
                    text.get(range).unwrap_or_default(),
                );
                y += 1;
            }
        }
    }
}
