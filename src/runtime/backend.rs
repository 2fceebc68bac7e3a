//! Cells to bytes, few of them: over SSH every byte counts.
//!
//! The stock backend moves the cursor anew after every wide character and names both colours whenever one changes. Here the cursor is
//! moved only where it isn't already, a colour is named only when it is seen, and after a symbol that terminals disagree about
//! (joined emoji, combining marks) the position is always set explicitly.

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

use crate::text::cells;
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
}

impl<W: Write> LeanBackend<W> {
    /// Writes to `writer`, which should be buffered.
    pub const fn new(writer: W) -> Self {
        Self {
            stock: CrosstermBackend::new(writer),
            cursor_hidden: None,
            cursor: None,
            in_frame: false,
        }
    }
}

impl<W: Write> LeanBackend<W> {
    /// A frame is shown at once where the terminal can do that; one without a change writes nothing at all.
    fn begin_frame(&mut self) -> io::Result<()> {
        if !self.in_frame {
            self.in_frame = true;
            queue!(self.stock, BeginSynchronizedUpdate)?;
        }
        Ok(())
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

    /// Where the cursor stands after `symbol`; nowhere certain if terminals disagree about its width.
    fn after(at: Position, symbol: &str) -> Option<Position> {
        let mut characters = symbol.chars();
        let certain = characters.next().is_some() && characters.next().is_none();
        let x = at.x.checked_add(u16::try_from(cells(symbol)).ok()?)?;
        certain.then_some(Position { x, y: at.y })
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
        for (x, y, cell) in content {
            self.begin_frame()?;
            let at = Position { x, y };
            if pen.at != Some(at) {
                queue!(self.stock, MoveTo(x, y))?;
            }
            pen.style(&mut self.stock, cell)?;
            queue!(self.stock, Print(cell.symbol()))?;
            pen.at = Pen::after(at, cell.symbol());
            self.cursor = None;
        }
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
        queue!(self.stock, Clear(Cleared::All))
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        self.begin_frame()?;
        self.cursor = None;
        self.stock.clear_region(clear_type)
    }

    fn size(&self) -> io::Result<Size> {
        self.stock.size()
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
