//! The codes to choose from: on the home screen, and in the overlay that opens another code.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::pane::{dim, lifted, rule, select};
use crate::app::{DemoCode, HomeState, choices, choices_title};
use crate::i18n::ByLang;
use crate::present::Piece;
use crate::text::{cells, cut, pad};
use crate::theme::Role;

/// The codes to choose from.
pub(super) fn demo_list(canvas: &mut Canvas<'_>, area: Rect, home: &HomeState) {
    let codes = choices(canvas.model);
    if codes.is_empty() || area.height < 2 {
        return;
    }
    let texts = canvas.texts();
    let title = format!(" {} ", choices_title(canvas.model));
    let wide = u16::try_from(cells(&title)).unwrap_or(0);
    canvas.text(
        area.x,
        area.y,
        area.width,
        if home.on_list {
            Role::Chip
        } else {
            Role::Strong
        },
        &title,
    );
    rule(
        canvas,
        area.x + wide,
        area.right(),
        area.y,
        home.on_list,
        &if canvas.model.other_links.is_empty() {
            dim(texts.home.demo_note)
        } else {
            Vec::new()
        },
    );
    let lang = canvas.model.lang;
    let widest = |of: fn(&DemoCode) -> &ByLang<String>| {
        let words = codes.iter().map(|code| cells(of(code).get(lang)));
        words.max().unwrap_or(0)
    };
    let (names, abouts) = (widest(|code| &code.name), widest(|code| &code.about));
    let rows = usize::from(area.height - 1);
    let first = home.selected.saturating_sub(rows.saturating_sub(1));
    let (names, room) = (names.min(28), usize::from(area.width).saturating_sub(3));
    let abouts = abouts.min(room.saturating_sub(names + 2));
    for (y, (at, code)) in (area.y + 1..area.bottom()).zip(codes.iter().enumerate().skip(first)) {
        let selected = at == home.selected;
        let mark = canvas.glyphs().cut;
        let mut line = vec![
            Piece::new(
                Role::Text,
                pad(&cut(code.name.get(lang), names, mark), names),
            ),
            Piece::gap(2),
            Piece::new(
                Role::Dim,
                pad(&cut(code.about.get(lang), abouts, mark), abouts),
            ),
        ];
        if names + abouts + 4 + cells(code.link.short()) <= room {
            line.push(Piece::gap(2));
            line.push(Piece::new(Role::Dim, code.link.short().to_owned()));
        }
        let focused = home.on_list;
        canvas.line_as(area.x + 3, y, area.width.saturating_sub(3), &line, |role| {
            if selected && focused {
                lifted(role)
            } else {
                role
            }
        });
        if selected {
            select(canvas, area, y, focused);
        }
    }
}
