//! The link line and the codes to choose from: on the home screen, and in the overlay that opens another code.

use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::pane::{bar, dim, lifted, rule, select};
use crate::app::HomeState;
use crate::domain::CopyWay;
use crate::i18n::{Lang, zone_name};
use crate::text::{cells, cut, pad, sanitize_line, without_cells};
use crate::theme::{Piece, Role};

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
            Piece::new(Role::Dim, texts.tagline),
        ],
    );
    let top = area.y + if area.height >= 30 { 3 } else { 2 };
    let chip = format!(" {} ", texts.open_title);
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
    let (list, machine) = if area.width >= 110 && !canvas.model.around.demo_codes.is_empty() {
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
    } else if canvas.model.around.demo_codes.is_empty() {
        (Rect { height: 0, ..below }, below)
    } else {
        (below, Rect { height: 0, ..below })
    };
    demo_list(canvas, list, home);
    machine_facts(canvas, machine);
}

/// So many characters on each side of the cursor are enough for any window.
const NEAR: usize = 1_000;

/// The link line; gives the row after what it needed.
pub(super) fn link_line(canvas: &mut Canvas<'_>, area: Rect, home: &HomeState) -> u16 {
    let texts = canvas.texts();
    let (x, y) = (area.x, area.y);
    bar(canvas, x, y, 1, !home.on_list);
    let label = u16::try_from(cells(texts.link_label)).unwrap_or(0);
    canvas.text(x + 3, y, label, Role::Dim, texts.link_label);
    let left = x + 3 + label + 2;
    let width = area.right().saturating_sub(left).max(1);
    let value = home.input.value();
    if value.is_empty() {
        canvas.text(
            left + 2,
            y,
            width.saturating_sub(2),
            Role::Dim,
            texts.link_placeholder,
        );
    }
    // Everything typed stands on one line and is shown safely; the end with the cursor stays in sight.
    let at = home.input.cursor();
    let near = NEAR.min(at);
    let before: String = value.chars().skip(at - near).take(near).collect();
    let before = sanitize_line(&before);
    let behind: String = value.chars().skip(at).take(NEAR).collect();
    let shown = format!("{before}{}", sanitize_line(&behind));
    // The character under the cursor is seen whole, before the mark that more is behind it.
    let kept = if behind.is_empty() { 1 } else { 3 };
    let room = usize::from(width).saturating_sub(kept).max(1);
    let skip = cells(&before).saturating_sub(room.saturating_sub(1));
    let visible = without_cells(&shown, skip);
    // A wide character at the left edge goes whole, so that more may be skipped than has to be.
    let cursor = cells(&before).saturating_sub(cells(&shown) - cells(visible));
    canvas.text(
        left,
        y,
        width,
        Role::Text,
        &cut(visible, usize::from(width), canvas.glyphs().cut),
    );
    if !home.on_list {
        let column = u16::try_from(cursor).unwrap_or(0);
        canvas.cursor = Some(Position::new(left + column.min(width.saturating_sub(1)), y));
    }
    let mut next = y + 1;
    if let Some(fault) = &home.fault {
        let fault = format!("! {fault}");
        for range in crate::text::wrap(&fault, usize::from(width), usize::from(width)) {
            canvas.text(
                left,
                next,
                width,
                Role::Warn,
                fault.get(range).unwrap_or_default(),
            );
            next += 1;
        }
    }
    next.max(y + 2)
}

/// The codes to choose from.
pub(super) fn demo_list(canvas: &mut Canvas<'_>, area: Rect, home: &HomeState) {
    let codes = canvas.model.choices();
    if codes.is_empty() || area.height < 2 {
        return;
    }
    let texts = canvas.texts();
    let title = format!(" {} ", canvas.model.choices_title());
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
            dim(texts.demo_note)
        } else {
            Vec::new()
        },
    );
    let lang = canvas.model.lang as usize;
    let place = usize::from(lang == Lang::En as usize);
    let [names, abouts] = [0, 1].map(|which| {
        codes
            .iter()
            .map(|code| {
                if which == 0 {
                    cells(&code.names[place])
                } else {
                    cells(&code.about[place])
                }
            })
            .max()
            .unwrap_or(0)
    });
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
                pad(&cut(&code.names[place], names, mark), names),
            ),
            Piece::gap(2),
            Piece::new(
                Role::Dim,
                pad(&cut(&code.about[place], abouts, mark), abouts),
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

fn machine_facts(canvas: &mut Canvas<'_>, area: Rect) {
    if area.height < 5 {
        return;
    }
    let texts = canvas.texts();
    let around = &canvas.model.around;
    let title = format!(" {} ", texts.machine);
    let wide = u16::try_from(cells(&title)).unwrap_or(0);
    canvas.text(area.x, area.y, area.width, Role::Strong, &title);
    rule(canvas, area.x + wide, area.right(), area.y, false, &[]);
    let ways = match around.copy_ways.as_slice() {
        _ if around.copy_off => texts.copy.ways[3],
        [] => texts.copy.ways[4],
        [CopyWay::Native] => texts.copy.ways[0],
        [CopyWay::Osc52] => texts.copy.ways[1],
        [CopyWay::Command, ..] => texts.copy.ways[5],
        _ => texts.copy.ways[2],
    };
    let values = [
        format!("{}  {}", around.service, around.dialect),
        ways.to_owned(),
        zone_name(canvas.model.now, &around.zone),
    ];
    let column = texts
        .machine_labels
        .iter()
        .map(|label| cells(label))
        .max()
        .unwrap_or(0);
    for ((y, label), value) in (area.y + 1..).zip(texts.machine_labels).zip(values) {
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
