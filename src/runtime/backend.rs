//! Cells to bytes, few of them: over SSH every byte counts.
//!
//! The stock backend moves the cursor anew after every wide character and names both colours whenever one changes. Here the cursor is
//! moved only where it isn't already, and a colour is named only when it is seen.
//!
//! Terminals disagree about some symbols (joined emoji, variation selectors, combining marks). Around such a one nothing is left to
//! the terminal: its cells are emptied first, the position behind it is set explicitly, and as much as it may have run over is
//! written again behind it.

use std::cell::Cell as StdCell;
use std::io::{self, Write};

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::queue;
use crossterm::style::{Attribute, Print, SetAttribute};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType as Cleared, EndSynchronizedUpdate,
};
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};

use super::shown::Shown;
use super::window;
use crate::text::cells;
use crate::text::width::{is_certain, most_cells};
use crate::theme::Sgr;

/// Attributes that are switched one by one.
const KNOWN: Modifier = Modifier::BOLD
    .union(Modifier::DIM)
    .union(Modifier::REVERSED)
    .union(Modifier::UNDERLINED);

/// A backend that writes as little as shows the same.
pub(super) struct LeanBackend<W: Write> {
    stock: CrosstermBackend<W>,
    cursor_hidden: Option<bool>,
    cursor: Option<Position>,
    in_frame: bool,
    shown: Shown,
    /// The width of the terminal, as last asked for; nothing is written behind it.
    columns: StdCell<u16>,
}

impl<W: Write> LeanBackend<W> {
    /// Writes to `writer`, which should be buffered.
    pub const fn new(writer: W) -> Self {
        Self {
            stock: CrosstermBackend::new(writer),
            cursor_hidden: None,
            cursor: None,
            in_frame: false,
            shown: Shown::new(),
            columns: StdCell::new(0),
        }
    }
}

impl<W: Write> LeanBackend<W> {
    /// Others wrote to the terminal: nothing is known of its cursor any more. All of the screen has to be drawn anew.
    pub const fn forget_cursor(&mut self) {
        self.cursor_hidden = None;
        self.cursor = None;
    }

    /// A frame is shown at once where the terminal can do that; one without a change writes nothing at all.
    fn begin_frame(&mut self) -> io::Result<()> {
        if !self.in_frame {
            self.in_frame = true;
            queue!(self.stock, BeginSynchronizedUpdate)?;
        }
        Ok(())
    }
}

impl<W: Write> LeanBackend<W> {
    /// Writes again what symbols may have run over, up to the next cell that is written anyway.
    fn mend(&mut self, pen: &mut Pen, ahead: &mut Ahead, next: Option<Position>) -> io::Result<()> {
        while let Some(at) = ahead.next_to_mend(next, self.columns.get()) {
            let cell = self.shown.get(at);
            pen.write(&mut self.stock, at, cell)?;
            ahead.written(at, cell.symbol());
        }
        Ok(())
    }
}

/// How far the row being written is certain to be right.
#[derive(Debug, Default)]
struct Ahead {
    row: u16,
    /// The first column behind the last symbol.
    from: u16,
    /// The first column behind all that has to be written again: what a symbol may have run over, and the rest of one that was
    /// replaced.
    to: u16,
}

impl Ahead {
    /// Whether the cell is the second half of the symbol written last.
    const fn covers(&self, at: Position) -> bool {
        at.y == self.row && at.x < self.from
    }

    /// A symbol was written.
    fn written(&mut self, at: Position, symbol: &str) {
        let behind = |wide: usize| at.x.saturating_add(u16::try_from(wide).unwrap_or(u16::MAX));
        let kept = if at.y == self.row { self.to } else { 0 };
        self.row = at.y;
        self.from = behind(cells(symbol).max(1));
        self.to = if is_certain(symbol) {
            kept
        } else {
            kept.max(behind(most_cells(symbol)))
        };
    }

    /// The next cell to be written again, if one is left before `next` and the right edge.
    fn next_to_mend(&self, next: Option<Position>, columns: u16) -> Option<Position> {
        let end = match next {
            Some(next) if next.y == self.row => self.to.min(next.x),
            _ => self.to,
        };
        (self.from < end.min(columns)).then_some(Position {
            x: self.from,
            y: self.row,
        })
    }
}

impl<W: Write> Write for LeanBackend<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stock.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Write::flush(&mut self.stock)
    }
}

/// What the terminal is set to while a frame is written.
struct Pen {
    at: Option<Position>,
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl Pen {
    fn style<W: Write>(&mut self, out: &mut W, cell: &Cell) -> io::Result<()> {
        let (removed, added) = (self.modifier - cell.modifier, cell.modifier - self.modifier);
        if !(removed | added).difference(KNOWN).is_empty() {
            // Nothing this program draws; the plain way is right for anything.
            queue!(out, SetAttribute(Attribute::Reset))?;
            (self.fg, self.bg, self.modifier) = (Color::Reset, Color::Reset, Modifier::empty());
            for (modifier, attribute) in [
                (Modifier::ITALIC, Attribute::Italic),
                (Modifier::CROSSED_OUT, Attribute::CrossedOut),
            ] {
                if cell.modifier.contains(modifier) {
                    queue!(out, SetAttribute(attribute))?;
                }
            }
        }
        let (removed, mut added) = (
            self.modifier - cell.modifier,
            added & KNOWN | (cell.modifier - self.modifier) & KNOWN,
        );
        if removed.intersects(Modifier::BOLD | Modifier::DIM) {
            // One code ends both, so what stays has to be said again.
            queue!(out, SetAttribute(Attribute::NormalIntensity))?;
            added |= cell.modifier & (Modifier::BOLD | Modifier::DIM);
        }
        if removed.contains(Modifier::REVERSED) {
            queue!(out, SetAttribute(Attribute::NoReverse))?;
        }
        if removed.contains(Modifier::UNDERLINED) {
            queue!(out, SetAttribute(Attribute::NoUnderline))?;
        }
        for (modifier, attribute) in [
            (Modifier::BOLD, Attribute::Bold),
            (Modifier::DIM, Attribute::Dim),
            (Modifier::REVERSED, Attribute::Reverse),
            (Modifier::UNDERLINED, Attribute::Underlined),
        ] {
            if added.contains(modifier) {
                queue!(out, SetAttribute(attribute))?;
            }
        }
        self.modifier = cell.modifier;
        // The colour of a space isn't seen, unless the space is drawn in it.
        let unseen = cell.symbol() == " "
            && !cell
                .modifier
                .intersects(Modifier::REVERSED | Modifier::UNDERLINED);
        if cell.fg != self.fg && !unseen {
            write!(out, "\x1b[{}m", Sgr::Text(cell.fg))?;
            self.fg = cell.fg;
        }
        if cell.bg != self.bg {
            write!(out, "\x1b[{}m", Sgr::Ground(cell.bg))?;
            self.bg = cell.bg;
        }
        Ok(())
    }

    /// Writes one cell at its place.
    fn write<W: Write>(&mut self, out: &mut W, at: Position, cell: &Cell) -> io::Result<()> {
        if self.at != Some(at) {
            queue!(out, MoveTo(at.x, at.y))?;
        }
        self.style(out, cell)?;
        let symbol = cell.symbol();
        let wide = cells(symbol);
        if is_certain(symbol) {
            queue!(out, Print(symbol))?;
            let x = u16::try_from(wide)
                .ok()
                .and_then(|wide| at.x.checked_add(wide));
            self.at = x.map(|x| Position { x, ..at });
        } else {
            if wide > 1 {
                // A terminal that draws it narrower would leave there what stood there before.
                queue!(out, Print(" ".repeat(wide)), MoveTo(at.x, at.y))?;
            }
            queue!(out, Print(symbol))?;
            self.at = None;
        }
        Ok(())
    }
}

impl<W: Write> Backend for LeanBackend<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut pen = Pen {
            at: None,
            fg: Color::Reset,
            bg: Color::Reset,
            modifier: Modifier::empty(),
        };
        let mut ahead = Ahead::default();
        for (x, y, cell) in content {
            let at = Position { x, y };
            if ahead.covers(at) {
                // The second half of a wide symbol is blank already, and written again it would take half of the symbol away.
                continue;
            }
            self.begin_frame()?;
            self.mend(&mut pen, &mut ahead, Some(at))?;
            pen.write(&mut self.stock, at, cell)?;
            ahead.written(at, cell.symbol());
            ahead.to = ahead.to.max(self.shown.end_of_lost(at, ahead.from));
            self.shown.put(at, cell);
            self.cursor = None;
        }
        self.mend(&mut pen, &mut ahead, None)?;
        if self.in_frame {
            queue!(self.stock, SetAttribute(Attribute::Reset))?;
        }
        Ok(())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if self.cursor_hidden != Some(true) {
            self.cursor_hidden = Some(true);
            queue!(self.stock, Hide)?;
        }
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if self.cursor_hidden != Some(false) {
            self.cursor_hidden = Some(false);
            queue!(self.stock, Show)?;
        }
        Ok(())
    }

    /// The terminal is never asked: a late answer would arrive as keys.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(Position::ORIGIN)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let position = position.into();
        if self.cursor != Some(position) {
            self.cursor = Some(position);
            queue!(self.stock, MoveTo(position.x, position.y))?;
        }
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        self.begin_frame()?;
        self.cursor = None;
        self.shown.clear();
        queue!(self.stock, Clear(Cleared::All))
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        self.begin_frame()?;
        self.cursor = None;
        self.stock.clear_region(clear_type)
    }

    /// Every frame begins with asking for it.
    fn size(&self) -> io::Result<Size> {
        let (width, height) = window::size()?;
        self.columns.set(width);
        Ok(Size { width, height })
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.stock.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.in_frame) {
            queue!(self.stock, EndSynchronizedUpdate)?;
        }
        Write::flush(&mut self.stock)
    }
}

#[cfg(test)]
#[path = "backend_tests.rs"]
mod tests;
