//! Where everything stands: pure geometry from the window's size and what is open. `update` scrolls by it, `view` draws by it.

use ratatui::layout::Rect;

use crate::app::ticket::PaneId;

/// The smallest window anything is drawn in.
pub(crate) const SMALLEST: (u16, u16) = (40, 10);

/// Rows from which there is room to breathe: a two-line head, blank lines between blocks, a hint under the actions.
const TALL: u16 = 30;

/// Which panes are in sight and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrangement {
    /// Too small for anything.
    TooSmall,
    /// One pane, with tabs for the others.
    Tabs(PaneId),
    /// One pane alone, by the person's wish.
    Zoomed(PaneId),
    /// Card left, ledger over actions right.
    Three,
    /// The same, with the selected record at the right.
    Four,
}

/// The places of the explorer's parts; a part without a place has no height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub arrangement: Arrangement,
    /// Head line or lines.
    pub head: Rect,
    /// The card with its title.
    pub card: Rect,
    /// The ledger with its title and column heads.
    pub ledger: Rect,
    /// The selected row in full, two lines under the ledger.
    pub full_text: Rect,
    /// The actions with their title.
    pub actions: Rect,
    /// The selected record at the right of wide windows.
    pub side: Rect,
    /// The message row.
    pub message: Rect,
    /// The bottom line.
    pub footer: Rect,
    /// True if there is room for blank lines between blocks and a hint under the actions.
    pub tall: bool,
    /// True if the ledger has a line of column heads.
    pub column_heads: bool,
}

impl Layout {
    /// Places everything in a window of `width` x `height` cells.
    #[must_use]
    pub(crate) fn of(width: u16, height: u16, focus: PaneId, zoomed: bool) -> Self {
        let tall = height >= TALL;
        let column_heads = height >= 14;
        let arrangement = match width {
            _ if width < SMALLEST.0 || height < SMALLEST.1 => Arrangement::TooSmall,
            _ if zoomed => Arrangement::Zoomed(focus),
            ..72 => Arrangement::Tabs(focus),
            72..160 => Arrangement::Three,
            _ => Arrangement::Four,
        };
        let none = Rect::ZERO;
        let mut layout = Self {
            arrangement,
            head: Rect::new(0, 0, width, if tall { 2 } else { 1 }),
            card: none,
            ledger: none,
            full_text: none,
            actions: none,
            side: none,
            message: Rect::new(0, height.saturating_sub(2), width, 1),
            footer: Rect::new(0, height.saturating_sub(1), width, 1),
            tall,
            column_heads,
        };
        let top = if tall { 3 } else { 1 };
        let body = Rect::new(0, top, width, height.saturating_sub(top + 2));
        match arrangement {
            Arrangement::TooSmall => {
                layout.head = none;
                layout.message = none;
                layout.footer = Rect::new(0, 0, width, height.min(1));
            }
            Arrangement::Tabs(pane) | Arrangement::Zoomed(pane) => layout.one(
                pane,
                Rect {
                    x: 1,
                    width: width.saturating_sub(2),
                    ..body
                },
            ),
            Arrangement::Three => layout.several(body, 0),
            Arrangement::Four => layout.several(body, 46),
        }
        layout
    }

    fn one(&mut self, pane: PaneId, body: Rect) {
        match pane {
            PaneId::Card => self.card = body,
            PaneId::Actions => self.actions = body,
            PaneId::Ledger => {
                (self.ledger, self.full_text) = split_full_text(
                    body,
                    body.height >= 16 && !matches!(self.arrangement, Arrangement::Four),
                )
            }
        }
    }

    fn several(&mut self, body: Rect, side: u16) {
        let gap = if body.width < 100 { 2 } else { 3 };
        let card = if side > 0 {
            // The ledger keeps all its columns beside the selected record.
            (body.width * 22 / 100).clamp(34, 46)
        } else {
            (body.width * 3 / 10).clamp(28, 36)
        };
        self.card = Rect {
            x: 1,
            width: card,
            ..body
        };
        let left = 1 + card + gap;
        let right_edge = body.width - 1 - if side > 0 { side + gap } else { 0 };
        let column = Rect {
            x: left,
            width: right_edge.saturating_sub(left),
            ..body
        };
        if side > 0 {
            self.side = Rect {
                x: right_edge + gap,
                width: side,
                ..body
            };
        }
        let action_rows = match body.height {
            ..13 => 0,
            13..25 => 2,
            25..45 => 3 + 2,
            _ => 6 + 2,
        };
        let actions = 1 + action_rows;
        let upper = Rect {
            height: body.height.saturating_sub(actions + 1),
            ..column
        };
        self.actions = Rect {
            y: column.bottom().saturating_sub(actions),
            height: actions,
            ..column
        };
        (self.ledger, self.full_text) = split_full_text(upper, side == 0 && body.height >= 15);
    }

    /// A pane's place, with its title.
    #[must_use]
    pub(crate) const fn area(&self, pane: PaneId) -> Rect {
        match pane {
            PaneId::Card => self.card,
            PaneId::Ledger => self.ledger,
            PaneId::Actions => self.actions,
        }
    }

    /// How many rows of a pane are in sight.
    #[must_use]
    pub(crate) const fn rows(&self, pane: PaneId) -> usize {
        match pane {
            PaneId::Card => self.card_rows(),
            PaneId::Ledger => self.ledger_rows(),
            PaneId::Actions => self.action_rows(),
        }
    }

    /// How many record rows fit under the title and the column heads.
    #[must_use]
    pub(crate) const fn ledger_rows(&self) -> usize {
        (self.ledger.height as usize).saturating_sub(1 + self.column_heads as usize)
    }

    /// How many lines of the card fit under its title.
    #[must_use]
    pub(crate) const fn card_rows(&self) -> usize {
        (self.card.height as usize).saturating_sub(1)
    }

    /// How many action rows fit under their title (the hint apart).
    #[must_use]
    pub(crate) const fn action_rows(&self) -> usize {
        let inside = (self.actions.height as usize).saturating_sub(1);
        if self.shows_action_hint() {
            inside.saturating_sub(2)
        } else {
            inside
        }
    }

    /// True if the hint under the actions has its two lines.
    #[must_use]
    pub(crate) const fn shows_action_hint(&self) -> bool {
        self.tall && self.actions.height >= 5
    }

    /// The lines of a link in full: all columns, between its title and the message row.
    #[must_use]
    pub(crate) const fn full_link(width: u16, height: u16) -> Rect {
        Rect::new(0, 2, width, height.saturating_sub(4))
    }

    /// The overlay's frame: most of the window, with a margin where there is room for one.
    #[must_use]
    pub(crate) fn overlay(width: u16, height: u16) -> Rect {
        let (aside, above) = (
            if width >= 100 {
                width / 12
            } else {
                // A narrow strip of what lies behind would be nothing but cut characters.
                0
            },
            if height >= TALL { height / 7 } else { 1 },
        );
        let frame_width = width.saturating_sub(2 * aside).min(110);
        let frame_height = height.saturating_sub(2 * above).max(3).min(height);
        Rect::new(
            (width - frame_width) / 2,
            above.min(height - frame_height),
            frame_width,
            frame_height,
        )
    }
}

/// Cuts two lines and the blank ones around them off the lower edge.
fn split_full_text(area: Rect, wanted: bool) -> (Rect, Rect) {
    if !wanted {
        return (area, Rect::ZERO);
    }
    let upper = Rect {
        height: area.height.saturating_sub(3),
        ..area
    };
    (
        upper,
        Rect {
            y: upper.bottom() + 1,
            height: 2,
            ..area
        },
    )
}

#[cfg(test)]
mod tests;
