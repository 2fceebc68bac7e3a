//! The frame of an overlay, with its title and notes in the top edge.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::pane::{dim, joined, rule};
use crate::app::{Overlay, OverlayKind};
use crate::i18n::thousands;
use crate::present::{Line, Piece, line_width};
use crate::text::cells;
use crate::theme::Role;

pub(super) fn edges(canvas: &mut Canvas<'_>, frame: Rect, title: &str, notes: Vec<Line>) {
    let glyphs = canvas.glyphs();
    let (right, bottom) = (
        frame.right().saturating_sub(1),
        frame.bottom().saturating_sub(1),
    );
    rule(canvas, frame.x, frame.right(), frame.y, true, &[]);
    canvas.text(frame.x, frame.y, 1, Role::Accent, glyphs.corners[0]);
    canvas.text(right, frame.y, 1, Role::Accent, glyphs.corners[1]);
    let chip = format!(" {title} ");
    let room = frame.width.saturating_sub(4);
    canvas.text(frame.x + 2, frame.y, room, Role::Chip, &chip);
    let used = u16::try_from(cells(&chip)).unwrap_or(u16::MAX).min(room);
    let left = frame.x + 2 + used + 1;
    let room = usize::from(right.saturating_sub(left + 2));
    let mut notes = notes;
    // The first note, how much is below, stays longest.
    while !notes.is_empty() {
        let mut note = vec![Piece::gap(1)];
        note.extend(joined(notes.iter().cloned()));
        note.push(Piece::gap(1));
        if line_width(&note) <= room {
            canvas.right_aligned(left, right.saturating_sub(1), frame.y, &note);
            break;
        }
        notes.pop();
    }
    for y in frame.y + 1..bottom {
        canvas.text(frame.x, y, 1, Role::Faint, glyphs.side);
        canvas.text(right, y, 1, Role::Faint, glyphs.side);
    }
    canvas.rule(frame.x, bottom, frame.width, Role::Faint, glyphs.light);
    canvas.text(frame.x, bottom, 1, Role::Faint, glyphs.corners[2]);
    canvas.text(right, bottom, 1, Role::Faint, glyphs.corners[3]);
}

pub(super) fn title(canvas: &Canvas<'_>, overlay: &Overlay) -> String {
    let texts = canvas.texts();
    let code = canvas.model.code();
    match &overlay.kind {
        OverlayKind::Record => texts.overlays[0].to_owned(),
        OverlayKind::Action => {
            let action = code.and_then(|code| code.actions.selected_action());
            let label = action.and_then(|action| action.label.shown());
            label.map_or_else(
                || texts.overlays[1].to_owned(),
                |label| format!("{}  {}", texts.overlays[1], label.one_line()),
            )
        }
        OverlayKind::Block(at) => {
            let block = code.and_then(|code| code.card.answer.value()?.value.blocks.get(*at));
            block.map_or_else(
                || texts.overlays[2].to_owned(),
                |block| (texts.block)(&block.name).replace('\n', " "),
            )
        }
        OverlayKind::FullLink => texts.full_link_key.to_owned(),
        OverlayKind::Help => texts.overlays[3].to_owned(),
        OverlayKind::Commands(_) => texts.overlays[5].to_owned(),
        OverlayKind::Qr(_) | OverlayKind::Panel => String::new(),
        OverlayKind::Open(_) | OverlayKind::AskHost(_) => texts.overlays[4].to_owned(),
    }
}

pub(super) fn notes(canvas: &Canvas<'_>, overlay: &Overlay, rows: usize) -> Vec<Line> {
    let texts = canvas.texts();
    let code = canvas.model.code();
    let below = overlay
        .text
        .lines
        .len()
        .saturating_sub(overlay.text.offset + rows);
    let more = (below > 0).then(|| dim((texts.more_lines)(below)));
    let what: Option<Line> = match &overlay.kind {
        OverlayKind::Record => code.map(|code| dim((texts.row_place)(code.ledger.selected + 1))),
        OverlayKind::Action => code.and_then(|code| {
            let id = code.actions.selected_action()?.action.shown()?;
            Some(dim(id.one_line().into_owned()))
        }),
        OverlayKind::Help => Some(dim(texts.help_computed)),
        OverlayKind::Commands(list) => {
            let count = canvas.model.commands_in(list.scope).len();
            Some(dim((texts.panel.count)(count)))
        }
        OverlayKind::Block(_) if overlay.raw => code.map(|code| {
            let bytes = code
                .card
                .answer
                .value()
                .map_or(0, |answer| answer.data.as_str().len());
            dim(format!("{} B", thousands(bytes as u64)))
        }),
        _ => None,
    };
    [more, what].into_iter().flatten().collect()
}
