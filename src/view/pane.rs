//! What all panes share: the title line, the selected row, text instead of the rendered view.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use crate::app::{OpenCode, PaneId, PaneView, TextView};
use crate::present::{Line, Piece, line_width};
use crate::theme::Role;

/// Title, rule, and the pane's notes at the right end of the rule.
pub(super) fn title(
    canvas: &mut Canvas<'_>,
    area: Rect,
    pane: PaneId,
    focused: bool,
    notes: &[Piece],
) {
    let number = match pane {
        PaneId::Card => "1",
        PaneId::Ledger => "2",
        PaneId::Actions => "3",
    };
    let name = pane.name(canvas.texts());
    let chip = format!(" {number} {name} ");
    let wide = u16::try_from(crate::text::cells(&chip)).unwrap_or(0);
    canvas.text(
        area.x,
        area.y,
        area.width,
        if focused { Role::Chip } else { Role::Strong },
        &chip,
    );
    let left = area.x.saturating_add(wide);
    rule(canvas, left, area.right(), area.y, focused, notes);
}

/// A tab's name; the one in sight is a chip with the mark of what is selected, since a chip alone would be told by looks only.
pub(super) fn tab(canvas: &mut Canvas<'_>, x: u16, y: u16, room: u16, name: &str, in_sight: bool) {
    let role = if in_sight { Role::Chip } else { Role::Strong };
    canvas.text(x, y, room, role, name);
    if in_sight {
        bar(canvas, x, y, 1.min(room), true);
    }
}

/// A rule from `left` to `right`, with notes at its right end.
pub(super) fn rule(
    canvas: &mut Canvas<'_>,
    left: u16,
    right: u16,
    y: u16,
    heavy: bool,
    notes: &[Piece],
) {
    let room = right.saturating_sub(left);
    let wide = u16::try_from(line_width(notes)).unwrap_or(u16::MAX);
    // Notes that don't fit are cut, and some rule always stays.
    let wide = wide.min(room.saturating_sub(3));
    let shown = wide > 0;
    let rule_end = if shown { right - wide - 1 } else { right };
    let glyphs = canvas.glyphs();
    let (role, mark) = if heavy {
        (Role::Accent, glyphs.heavy)
    } else {
        (Role::Faint, glyphs.light)
    };
    canvas.rule(left, y, rule_end.saturating_sub(left), role, mark);
    if shown {
        canvas.line(right - wide, y, wide, notes);
    }
}

/// Joins facts of a note, three cells apart.
pub(super) fn joined(facts: impl IntoIterator<Item = Line>) -> Line {
    let mut out = Line::new();
    for fact in facts {
        if !out.is_empty() {
            out.push(Piece::gap(3));
        }
        out.extend(fact);
    }
    out
}

/// A note in the dim role.
pub(super) fn dim(text: impl Into<std::borrow::Cow<'static, str>>) -> Line {
    vec![Piece::new(Role::Dim, text)]
}

/// The bar of a selected row, over `height` rows.
pub(super) fn bar(canvas: &mut Canvas<'_>, x: u16, y: u16, height: u16, focused: bool) {
    let mark = canvas.glyphs().bar;
    for row in y..y.saturating_add(height) {
        canvas.text(
            x,
            row,
            1,
            if focused { Role::Accent } else { Role::Dim },
            mark,
        );
    }
}

/// Marks a drawn row as the selected one: the bar always, a ground behind it only in the focused list. The bar's own cell stays as it is.
pub(super) fn select(canvas: &mut Canvas<'_>, area: Rect, y: u16, focused: bool) {
    bar(canvas, area.x, y, 1, focused);
    if focused {
        let style = canvas.theme.selected();
        let row = Rect {
            x: area.x + 1,
            y,
            width: area.width.saturating_sub(1),
            height: 1,
        };
        canvas.ground(row, style);
    }
}

/// Dim text in a selected row of the focused pane is read in full.
pub(super) const fn lifted(role: Role) -> Role {
    match role {
        Role::Dim | Role::Faint => Role::Text,
        other => other,
    }
}

/// A pane that shows summary or JSON; false if it is rendered.
pub(super) fn as_text(
    canvas: &mut Canvas<'_>,
    area: Rect,
    code: &OpenCode,
    pane: PaneId,
    rows: usize,
) -> bool {
    // Before there is an answer there is nothing to sum up and nothing as sent, only what the pane says about that.
    if code.view(pane) == PaneView::Rendered || !code.pane(pane).has_answer() {
        return false;
    }
    let Some(text) = code.texts.get(pane as usize) else {
        return false;
    };
    lines(
        canvas,
        Rect {
            x: area.x + 1,
            y: area.y + 1,
            width: area.width.saturating_sub(1),
            height: u16::try_from(rows).unwrap_or(u16::MAX),
        },
        text,
    );
    true
}

/// Scrolled lines in an area.
pub(super) fn lines<S>(canvas: &mut Canvas<'_>, area: Rect, text: &TextView<S>) {
    for (y, line) in (area.top()..area.bottom()).zip(text.lines.iter().skip(text.offset)) {
        canvas.line(area.x, y, area.width, line);
    }
}

/// The note for a view that isn't the rendered one, and how much is below.
pub(super) fn view_notes(canvas: &Canvas<'_>, code: &OpenCode, pane: PaneId, rows: usize) -> Line {
    let texts = canvas.texts();
    let view = code.view(pane);
    let below = code.texts.get(pane as usize).map_or(0, |text| {
        text.lines.len().saturating_sub(text.offset + rows)
    });
    let name = view.name(texts);
    joined(
        [dim(name)]
            .into_iter()
            .chain((below > 0).then(|| dim((texts.panes.more_lines)(below)))),
    )
}
