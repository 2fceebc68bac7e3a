//! The home screen: the link line, the codes to choose from, and what is so on this machine.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::choices::demo_list;
use super::link_line::link_line;
use super::pane::rule;
use crate::app::HomeState;
use crate::domain::CopyWay;
use crate::i18n::zone_name;
use crate::present::Piece;
use crate::text::{cells, pad};
use crate::theme::Role;

/// The home screen.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, home: &HomeState) {
    let texts = canvas.texts();
    canvas.line(
        area.x + 1,
        area.y,
        area.width.saturating_sub(2),
        &[
            Piece::new(Role::Strong, "qrscope"),
            Piece::gap(3),
            Piece::new(Role::Dim, texts.home.tagline),
        ],
    );
    let top = area.y + if area.height >= 30 { 3 } else { 2 };
    let chip = format!(" {} ", texts.home.open_title);
    let wide = u16::try_from(cells(&chip)).unwrap_or(0);
    let focused = !home.on_list;
    canvas.text(
        area.x + 1,
        top,
        area.width.saturating_sub(2),
        if focused { Role::Chip } else { Role::Strong },
        &chip,
    );
    rule(
        canvas,
        area.x + 1 + wide,
        area.right().saturating_sub(1),
        top,
        focused,
        &[],
    );
    let y = link_line(
        canvas,
        Rect {
            x: area.x + 1,
            y: top + 2,
            width: area.width.saturating_sub(2),
            height: 1,
        },
        home,
    );
    let below = Rect {
        x: area.x + 1,
        y: y + 1,
        width: area.width.saturating_sub(2),
        height: area.bottom().saturating_sub(y + 1),
    };
    let (list, machine) = if area.width >= 110 && !canvas.model.options.demo_codes.is_empty() {
        let machine_width = 43.min(below.width * 3 / 8);
        (
            Rect {
                width: below.width - machine_width - 4,
                ..below
            },
            Rect {
                x: below.right() - machine_width,
                width: machine_width,
                ..below
            },
        )
    } else if canvas.model.options.demo_codes.is_empty() {
        (Rect { height: 0, ..below }, below)
    } else {
        (below, Rect { height: 0, ..below })
    };
    demo_list(canvas, list, home);
    machine_facts(canvas, machine);
}

fn machine_facts(canvas: &mut Canvas<'_>, area: Rect) {
    if area.height < 5 {
        return;
    }
    let texts = canvas.texts();
    let options = &canvas.model.options;
    let title = format!(" {} ", texts.home.machine);
    let wide = u16::try_from(cells(&title)).unwrap_or(0);
    canvas.text(area.x, area.y, area.width, Role::Strong, &title);
    rule(canvas, area.x + wide, area.right(), area.y, false, &[]);
    let ways = match options.copy_ways.as_slice() {
        _ if options.copy_off => texts.copy.way_off,
        [] => texts.copy.way_none,
        [CopyWay::Native] => texts.copy.way_system,
        [CopyWay::Osc52] => texts.copy.way_terminal,
        [CopyWay::Command, ..] => texts.copy.way_command,
        _ => texts.copy.way_both,
    };
    let rows = [
        (
            texts.home.service,
            format!("{}  {}", options.service, options.dialect),
        ),
        (texts.home.clipboard, ways.to_owned()),
        (texts.home.zone, zone_name(canvas.model.now, &options.zone)),
    ];
    let column = rows.iter().map(|(label, _)| cells(label)).max();
    let column = column.unwrap_or(0);
    for (y, (label, value)) in (area.y + 1..).zip(rows) {
        canvas.line(
            area.x + 1,
            y,
            area.width.saturating_sub(1),
            &[
                Piece::new(Role::Dim, pad(label, column)),
                Piece::gap(3),
                Piece::new(Role::Text, value),
            ],
        );
    }
}
