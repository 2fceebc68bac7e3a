//! Where a QR code and the words about it stand: pure geometry. The code goes before all words but the warnings; what gives way first
//! is blank lines, then the title, then the link in full.

use ratatui::layout::Rect;

use crate::app::layout::SMALLEST;
use crate::present::{Line, Piece, line_width, wrapped};
use crate::theme::Role;

/// Words beside a code are put into no less than this.
const SIDE_AT_LEAST: u16 = 24;

/// What is said about a code.
pub(super) struct Words<'a> {
    pub title: &'a str,
    pub note: &'a str,
    /// What must be said before the link is opened; never left out.
    pub warnings: &'a [String],
    /// The link in full.
    pub link: &'a str,
    /// Stands where lines are left out.
    pub cut: &'static str,
}

/// The places in one window.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct QrSheet {
    /// The code's place; none where it doesn't fit.
    pub picture: Option<Rect>,
    /// The lines and where each stands.
    pub lines: Vec<(Rect, Line)>,
}

impl QrSheet {
    /// Places a code of `(columns, rows)` in a window. The last row is kept for the keys and what they did. An `Err` is what the
    /// window must have at least.
    pub(super) fn of(
        words: &Words<'_>,
        window: (u16, u16),
        code: (u16, u16),
    ) -> Result<Self, (u16, u16)> {
        let rows = window.1.saturating_sub(1);
        if code.0 <= window.0 && code.1 <= rows {
            let placed = words
                .below(window.0, rows, code)
                .or_else(|| words.beside(window.0, rows, code))
                .or_else(|| words.bare(window.0, rows, code));
            if let Some(sheet) = placed {
                return Ok(sheet);
            }
        }
        let width = code.0.max(SMALLEST.0);
        let warnings = u16::try_from(words.warnings(width).len()).unwrap_or(u16::MAX);
        let height = code.1.saturating_add(warnings).saturating_add(1);
        Err((width, height.max(SMALLEST.1)))
    }

    /// Only words: why there is no code, and the link in full as far as there is room.
    pub(super) fn without_code(
        words: &Words<'_>,
        window: (u16, u16),
        why: &str,
        hint: &str,
    ) -> Self {
        let (width, rows) = (window.0.saturating_sub(2), window.1.saturating_sub(1));
        let mut must = wrapped(Role::Warn, &format!("! {why}"), width);
        must.extend(words.warnings(window.0));
        must.extend(wrapped(Role::Dim, hint, width));
        must.extend(wrapped(Role::Strong, words.link, width));
        let mut lines = vec![
            vec![Piece::new(Role::Strong, words.title.to_owned())],
            Line::new(),
        ];
        if lines.len() + must.len() > usize::from(rows) {
            lines.clear();
        }
        lines.extend(must);
        if lines.len() > usize::from(rows) {
            lines.truncate(usize::from(rows).saturating_sub(1));
            lines.push(vec![Piece::new(Role::Dim, words.cut)]);
        }
        let mut sheet = Self::default();
        sheet.put(Rect::new(1, 0, width, rows), lines);
        sheet
    }

    fn put(&mut self, area: Rect, lines: Vec<Line>) {
        for (y, line) in (area.top()..area.bottom()).zip(lines) {
            if !line.is_empty() {
                self.lines.push((
                    Rect {
                        y,
                        height: 1,
                        ..area
                    },
                    line,
                ));
            }
        }
    }
}

impl Words<'_> {
    fn warnings(&self, width: u16) -> Vec<Line> {
        let width = width.saturating_sub(2);
        let each = self.warnings.iter();
        each.flat_map(|words| wrapped(Role::Warn, &format!("! {words}"), width))
            .collect()
    }

    /// Title above, the code in the middle, the link and what is to be said about it below.
    fn below(&self, width: u16, rows: u16, code: (u16, u16)) -> Option<QrSheet> {
        let inner = width.saturating_sub(2);
        let mut lower = wrapped(Role::Strong, self.link, inner);
        lower.extend(self.warnings(width));
        let mut spare = rows.checked_sub(1 + code.1)?.checked_sub(count(&lower))?;
        let mut title = vec![Piece::new(Role::Strong, self.title.to_owned())];
        let note = Piece::new(Role::Dim, self.note.to_owned());
        let whole = [&title[..], &[Piece::gap(3), note.clone()]].concat();
        if line_width(&whole) <= usize::from(inner) {
            title = whole;
        } else {
            let note = wrapped(Role::Dim, self.note, inner);
            if let Some(left) = spare.checked_sub(count(&note)) {
                spare = left;
                lower.extend(note);
            }
        }
        let gap_below = u16::from(spare >= 1);
        let gap_above = u16::from(spare >= 2);
        let down = (spare - gap_below - gap_above) / 2;
        let top = 1 + gap_above + down;
        let mut sheet = centred(width, top, code);
        sheet.put(Rect::new(1, 0, inner, 1), vec![title]);
        sheet.put_centred(width, top + code.1 + gap_below, lower);
        Some(sheet)
    }

    /// The code at the left edge and all words at its right.
    fn beside(&self, width: u16, rows: u16, code: (u16, u16)) -> Option<QrSheet> {
        let room = width
            .checked_sub(code.0 + 3)
            .filter(|room| *room >= SIDE_AT_LEAST)?;
        let mut lines = wrapped(Role::Strong, self.title, room);
        lines.extend(wrapped(Role::Dim, self.note, room));
        lines.push(Line::new());
        lines.extend(wrapped(Role::Strong, self.link, room));
        lines.extend(self.warnings(room + 2));
        let spare = rows.checked_sub(count(&lines))?;
        let y = (rows - code.1) / 2;
        let mut sheet = QrSheet {
            picture: Some(Rect::new(0, y, code.0, code.1)),
            lines: Vec::new(),
        };
        let area = Rect::new(code.0 + 2, spare.min(y + 2), room, count(&lines));
        sheet.put(area, lines);
        Some(sheet)
    }

    /// The code, the warnings, and of the rest what finds room.
    fn bare(&self, width: u16, rows: u16, code: (u16, u16)) -> Option<QrSheet> {
        let mut lower = self.warnings(width);
        let mut spare = rows.checked_sub(code.1)?.checked_sub(count(&lower))?;
        let link = wrapped(Role::Strong, self.link, width.saturating_sub(2));
        if let Some(left) = spare.checked_sub(count(&link)) {
            spare = left;
            lower.splice(0..0, link);
        }
        let top = spare.min(1);
        let mut sheet = centred(width, top, code);
        if top == 1 {
            let title = vec![Piece::new(Role::Strong, self.title.to_owned())];
            sheet.put(Rect::new(1, 0, width.saturating_sub(2), 1), vec![title]);
        }
        sheet.put_centred(width, top + code.1, lower);
        Some(sheet)
    }
}

impl QrSheet {
    /// Lines under a code, as one block in the middle.
    fn put_centred(&mut self, width: u16, y: u16, lines: Vec<Line>) {
        let widest = lines.iter().map(|line| line_width(line)).max().unwrap_or(0);
        let inner = width.saturating_sub(2);
        let block = u16::try_from(widest).unwrap_or(u16::MAX).min(inner);
        let area = Rect::new((width - block) / 2, y, block, count(&lines));
        self.put(area, lines);
    }
}

fn centred(width: u16, y: u16, code: (u16, u16)) -> QrSheet {
    QrSheet {
        picture: Some(Rect::new((width - code.0) / 2, y, code.0, code.1)),
        lines: Vec::new(),
    }
}

fn count(lines: &[Line]) -> u16 {
    u16::try_from(lines.len()).unwrap_or(u16::MAX)
}
