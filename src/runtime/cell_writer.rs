//! One cell to bytes: the cursor where it isn't already, and what of its style isn't set yet.

use std::io::{self, Write};

use crossterm::cursor::MoveTo;
use crossterm::queue;
use crossterm::style::{Attribute, Print, SetAttribute};
use ratatui::buffer::Cell;
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier};

use crate::text::cells;
use crate::text::width::is_certain;
use crate::theme::Sgr;

/// Attributes that are switched one by one.
const KNOWN: Modifier = Modifier::BOLD
    .union(Modifier::DIM)
    .union(Modifier::REVERSED)
    .union(Modifier::UNDERLINED);

/// What the terminal is set to while a frame is written.
pub(super) struct CellWriter {
    at: Option<Position>,
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl CellWriter {
    /// What every frame begins with.
    pub(crate) const fn new() -> Self {
        Self {
            at: None,
            fg: Color::Reset,
            bg: Color::Reset,
            modifier: Modifier::empty(),
        }
    }

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
    pub(crate) fn write<W: Write>(
        &mut self,
        out: &mut W,
        at: Position,
        cell: &Cell,
    ) -> io::Result<()> {
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
