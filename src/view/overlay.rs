//! What lies over the panes: a frame with a heavy top edge, its own ground, keys in its last row.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::choices::demo_list;
use super::command_list;
use super::link_line::link_line;
use super::pane::{dim, joined, lines, rule};
use super::qr;
use crate::app::{Hint, Layout, Overlay, OverlayKind};
use crate::domain::{FoundLink, lookalike};
use crate::i18n::thousands;
use crate::input::Command;
use crate::text::{cells, wrap};
use crate::theme::{Line, Piece, Role, line_width};

/// Draws the topmost overlay; everything under it goes to the veil.
pub(super) fn draw(canvas: &mut Canvas<'_>, overlay: &Overlay) {
    if let OverlayKind::Qr(page) = &overlay.kind {
        return qr::draw(canvas, page);
    }
    canvas.cursor = None;
    let (width, height) = canvas.model.size;
    if matches!(overlay.kind, OverlayKind::FullLink) {
        return full_link(canvas, overlay);
    }
    canvas.veil();
    let mut frame = Layout::overlay(width, height);
    if matches!(overlay.kind, OverlayKind::AskHost(_)) {
        frame.height = frame.height.min(10);
    }
    canvas.clear(frame);
    let style = canvas.theme.over();
    canvas.ground(frame, style);
    let rows = usize::from(frame.height.saturating_sub(5)).max(1);
    let inside = Rect {
        x: frame.x + 3,
        y: frame.y + 2,
        width: frame.width.saturating_sub(6),
        height: u16::try_from(rows).unwrap_or(1),
    };
    edges(
        canvas,
        frame,
        &title(canvas, overlay),
        notes(canvas, overlay, rows),
    );
    match &overlay.kind {
        OverlayKind::Open(home) => {
            let y = link_line(
                canvas,
                Rect {
                    height: 1,
                    ..inside
                },
                home,
            );
            demo_list(
                canvas,
                Rect {
                    y: y + 1,
                    height: inside.bottom().saturating_sub(y + 1),
                    ..inside
                },
                home,
            );
        }
        OverlayKind::AskHost(found) => ask_host(canvas, inside, found),
        OverlayKind::Commands(list) => command_list::draw(canvas, inside, list),
        // These have no frame: the code has the whole window, and the screen draws the panel in the place of the panes.
        OverlayKind::Qr(_) | OverlayKind::Panel => {}
        OverlayKind::Record | OverlayKind::Action | OverlayKind::Block(_) | OverlayKind::Help => {
            lines(canvas, inside, &overlay.text)
        }
        OverlayKind::FullLink => {}
    }
    let y = frame.bottom().saturating_sub(2);
    key_line(canvas, overlay, inside.x, y, inside.width);
}

fn key_line(canvas: &mut Canvas<'_>, overlay: &Overlay, x: u16, y: u16, width: u16) {
    let hints = keys(canvas, overlay).into_iter().map(|hint| {
        vec![
            Piece::new(Role::Strong, hint.key),
            Piece::new(Role::Dim, format!(" {}", hint.word)),
        ]
    });
    let mut hints: Vec<Line> = hints.collect();
    // The way back is the last one and stays.
    while hints.len() > 1 && line_width(&joined(hints.iter().cloned())) > usize::from(width) {
        hints.remove(hints.len() - 2);
    }
    canvas.line(x, y, width, &joined(hints));
}

/// A link in full: nothing stands beside it, so that a selection by hand, line by line, takes it and no more.
fn full_link(canvas: &mut Canvas<'_>, overlay: &Overlay) {
    let (width, height) = canvas.model.size;
    canvas.clear(Rect::new(0, 0, width, height));
    let area = Layout::full_link(width, height);
    let length = canvas
        .model
        .code()
        .and_then(|code| code.actions.selected_link())
        .map_or(0, |link| link.as_str().len());
    let title = dim((canvas.texts().full_link)(length));
    let notes = notes(canvas, overlay, usize::from(area.height));
    let line = joined([title].into_iter().chain(notes));
    canvas.line(1, 0, width.saturating_sub(2), &line);
    lines(canvas, area, &overlay.text);
    let y = height.saturating_sub(1);
    key_line(canvas, overlay, 1, y, width.saturating_sub(2));
}

fn edges(canvas: &mut Canvas<'_>, frame: Rect, title: &str, notes: Vec<Line>) {
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

fn title(canvas: &Canvas<'_>, overlay: &Overlay) -> String {
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

fn notes(canvas: &Canvas<'_>, overlay: &Overlay, rows: usize) -> Vec<Line> {
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

/// The overlay's own keys, computed from the map.
fn keys(canvas: &Canvas<'_>, overlay: &Overlay) -> Vec<Hint> {
    let texts = canvas.texts();
    let model = canvas.model;
    let key = |command: Command, word: &'static str| model.hint(command, word);
    let word = |command: Command| command.hint(model.lang);
    let view = || {
        key(
            Command::CycleView,
            if overlay.raw {
                texts.views[0]
            } else {
                texts.views[2]
            },
        )
    };
    let back = || key(Command::Back, word(Command::Back));
    let is_usable = || {
        let code = model.code();
        code.is_some_and(|code| code.actions.selected_is_usable())
    };
    let wanted = match &overlay.kind {
        OverlayKind::Record => vec![
            key(Command::Down, word(Command::Down)),
            key(Command::Up, word(Command::Up)),
            view(),
            back(),
        ],
        OverlayKind::Action => vec![
            key(Command::Activate, texts.copy_link).filter(|_| is_usable()),
            key(Command::Detail, texts.full_link_key).filter(|_| is_usable()),
            key(Command::Qr, word(Command::Qr)).filter(|_| is_usable()),
            key(Command::Down, word(Command::Down)),
            view(),
            back(),
        ],
        OverlayKind::FullLink => vec![key(Command::Activate, texts.copy_link), back()],
        OverlayKind::Block(_) => vec![view(), back()],
        OverlayKind::Commands(_) => vec![key(Command::Activate, texts.run_hint), back()],
        OverlayKind::Help | OverlayKind::Qr(_) | OverlayKind::Panel => vec![back()],
        OverlayKind::Open(home) => {
            let list = (!model.choices().is_empty())
                .then(|| {
                    key(
                        Command::NextPane,
                        if home.on_list {
                            texts.link_label
                        } else {
                            model.choices_title()
                        },
                    )
                })
                .flatten();
            vec![key(Command::Activate, word(Command::Open)), list, back()]
        }
        OverlayKind::AskHost(_) => vec![key(Command::Activate, word(Command::Open)), back()],
    };
    wanted.into_iter().flatten().collect()
}

fn ask_host(canvas: &mut Canvas<'_>, area: Rect, found: &FoundLink) {
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
