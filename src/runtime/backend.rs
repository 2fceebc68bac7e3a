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
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType as Cleared, EndSynchronizedUpdate,
};
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};

use super::cell_writer::CellWriter;
use super::repaint::Repaint;
use super::screen_buffer::ScreenBuffer;
use super::window_size::window_size;

/// A backend that writes as little as shows the same.
pub(super) struct LeanBackend<W: Write> {
    stock: CrosstermBackend<W>,
    cursor_hidden: Option<bool>,
    cursor: Option<Position>,
    in_frame: bool,
    screen: ScreenBuffer,
    /// The width of the terminal, as last asked for; nothing is written behind it.
    columns: StdCell<u16>,
}

impl<W: Write> LeanBackend<W> {
    /// Writes to `writer`, which should be buffered.
    pub(crate) const fn new(writer: W) -> Self {
        Self {
            stock: CrosstermBackend::new(writer),
            cursor_hidden: None,
            cursor: None,
            in_frame: false,
            screen: ScreenBuffer::new(),
            columns: StdCell::new(0),
        }
    }
}

impl<W: Write> LeanBackend<W> {
    /// Others wrote to the terminal: nothing is known of its cursor any more. All of the screen has to be drawn anew.
    pub(crate) const fn forget_cursor(&mut self) {
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
    fn repaint(
        &mut self,
        writer: &mut CellWriter,
        repaint: &mut Repaint,
        next: Option<Position>,
    ) -> io::Result<()> {
        while let Some(at) = repaint.next(next, self.columns.get()) {
            let cell = self.screen.get(at);
            writer.write(&mut self.stock, at, cell)?;
            repaint.written(at, cell.symbol());
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

impl<W: Write> Backend for LeanBackend<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut writer = CellWriter::new();
        let mut repaint = Repaint::default();
        for (x, y, cell) in content {
            let at = Position { x, y };
            if repaint.covers(at) {
                // The second half of a wide symbol is blank already, and written again it would take half of the symbol away.
                continue;
            }
            self.begin_frame()?;
            self.repaint(&mut writer, &mut repaint, Some(at))?;
            writer.write(&mut self.stock, at, cell)?;
            repaint.written(at, cell.symbol());
            repaint.to = repaint.to.max(self.screen.end_of_lost(at, repaint.from));
            self.screen.put(at, cell);
            self.cursor = None;
        }
        self.repaint(&mut writer, &mut repaint, None)?;
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
        self.screen.clear();
        queue!(self.stock, Clear(Cleared::All))
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        self.begin_frame()?;
        self.cursor = None;
        self.stock.clear_region(clear_type)
    }

    /// Every frame begins with asking for it.
    fn size(&self) -> io::Result<Size> {
        let (width, height) = window_size()?;
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
