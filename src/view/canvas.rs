//! Writing pieces into cells, cut by cells and never by bytes.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};

use crate::app::Model;
use crate::i18n::Texts;
use crate::present::{Piece, TextStyle, line_width};
use crate::text::{Clusters, cells, cut};
use crate::theme::{Glyphs, Role, Theme};

/// The frame being drawn, with everything needed to draw into it.
pub(super) struct Canvas<'a> {
    pub buffer: &'a mut Buffer,
    pub theme: &'a Theme,
    pub model: &'a Model,
    /// Where the hardware cursor belongs, if a line is being typed.
    pub cursor: Option<Position>,
}

impl Canvas<'_> {
    pub(crate) fn texts(&self) -> &'static Texts {
        self.model.texts()
    }

    /// How the text of an object is written here.
    pub(crate) fn text_style(&self) -> TextStyle {
        let model = self.model;
        model.options.text_style(model.lang, model.now)
    }

    pub(crate) const fn glyphs(&self) -> Glyphs {
        self.theme.glyphs
    }

    /// Draws a line of at most `width` cells; what doesn't fit ends with the cut mark.
    pub(crate) fn line(&mut self, x: u16, y: u16, width: u16, line: &[Piece]) {
        self.line_as(x, y, width, line, |role| role);
    }

    /// The same with roles changed.
    pub(crate) fn line_as(
        &mut self,
        x: u16,
        y: u16,
        width: u16,
        line: &[Piece],
        change: impl Fn(Role) -> Role,
    ) {
        let mut at = x;
        let right = x.saturating_add(width);
        let mut left_over = line_width(line);
        for piece in line {
            let room = usize::from(right.saturating_sub(at));
            if room == 0 {
                break;
            }
            let wide = cells(&piece.text);
            left_over = left_over.saturating_sub(wide);
            // If anything at all won't fit, the mark needs its cell in this piece or a later one.
            let fits = wide + usize::from(left_over > 0 && wide == room) <= room;
            let text = if fits {
                piece.text.as_ref().into()
            } else {
                cut(&piece.text, room, self.glyphs().cut)
            };
            let style = self.theme.style(change(piece.role));
            at = self.put(at, y, room, &text, style);
            if !fits && wide > 0 {
                break;
            }
        }
    }

    /// Draws a text in one role.
    pub(crate) fn text(&mut self, x: u16, y: u16, width: u16, role: Role, text: &str) {
        let text = cut(text, usize::from(width), self.glyphs().cut);
        let style = self.theme.style(role);
        self.put(x, y, usize::from(width), &text, style);
    }

    /// Draws a line so that it ends at `right` (exclusive); gives the column where it begins.
    pub(crate) fn right_aligned(&mut self, left: u16, right: u16, y: u16, line: &[Piece]) -> u16 {
        let wide = u16::try_from(line_width(line))
            .unwrap_or(u16::MAX)
            .min(right.saturating_sub(left));
        let x = right.saturating_sub(wide);
        self.line(x, y, wide, line);
        x
    }

    /// Fills cells as `text` measures, not as the buffer would: ambiguous characters may be set to take two. Gives the column behind.
    fn put(&mut self, x: u16, y: u16, room: usize, text: &str, style: Style) -> u16 {
        let area = *self.buffer.area();
        let end = area
            .right()
            .min(x.saturating_add(u16::try_from(room).unwrap_or(u16::MAX)));
        let mut at = x;
        for cluster in Clusters::new(text, 0) {
            let Some(wide) = u16::try_from(cluster.cells).ok().filter(|wide| *wide > 0) else {
                continue;
            };
            let next = at.saturating_add(wide);
            if next > end {
                break;
            }
            if let Some(cell) = self.buffer.cell_mut(Position::new(at, y)) {
                cell.set_symbol(cluster.text).set_style(style);
            }
            // The second half of a wide character is never seen.
            for hidden in at.saturating_add(1)..next {
                if let Some(cell) = self.buffer.cell_mut(Position::new(hidden, y)) {
                    cell.reset();
                }
            }
            at = next;
        }
        at
    }

    /// Repeats a one-cell mark.
    pub(crate) fn rule(&mut self, x: u16, y: u16, width: u16, role: Role, mark: &str) {
        let text = mark.repeat(usize::from(width));
        self.text(x, y, width, role, &text);
    }

    /// Gives the row of a selection its ground; the bar's cell stays as it is.
    pub(crate) fn ground(&mut self, area: Rect, style: Style) {
        let area = area.intersection(*self.buffer.area());
        let text = self.theme.on_ground().filter(|_| style.bg.is_some());
        for position in area.positions() {
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.set_style(style);
                if let (Color::Reset, Some(text)) = (cell.fg, text) {
                    cell.set_fg(text);
                }
            }
        }
    }

    /// Takes the colour out of everything drawn so far, because something lies over it.
    pub(crate) fn veil(&mut self) {
        let style = self.theme.style(Role::Veil);
        let area = *self.buffer.area();
        for position in area.positions() {
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.set_style(Style::reset());
                cell.modifier = Modifier::empty();
                cell.set_style(style);
            }
        }
    }

    /// Empties a rectangle; a wide character cut in two by its edge goes whole.
    pub(crate) fn clear(&mut self, area: Rect) {
        let area = area.intersection(*self.buffer.area());
        for y in area.top()..area.bottom() {
            if let Some(cell) = area
                .left()
                .checked_sub(1)
                .and_then(|x| self.buffer.cell_mut(Position::new(x, y)))
                && cells(cell.symbol()) > 1
            {
                cell.set_symbol(" ");
            }
            for x in area.left()..area.right() {
                if let Some(cell) = self.buffer.cell_mut(Position::new(x, y)) {
                    cell.reset();
                }
            }
        }
    }
}
