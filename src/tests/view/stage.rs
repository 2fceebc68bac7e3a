//! Drawing a model without a terminal, and reading the cells.

use qrscope::app::Model;
use qrscope::text::cells;
use qrscope::theme::{Depth, Glyphs, Ground, Theme};
use qrscope::view;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Position;

/// All colours on dark.
pub const DARK: Theme = Theme::new(Ground::Dark, Depth::True, Glyphs::UNICODE);

/// Draws a model into a frame of its own size.
pub fn render(model: &Model, theme: &Theme) -> Buffer {
    render_into(model, theme, model.size)
}

/// Draws a model into a frame of any size.
pub fn render_into(model: &Model, theme: &Theme, (width, height): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| view::render(model, theme, frame))
        .unwrap();
    terminal.backend().buffer().clone()
}

/// A row's cells with the column of each; the second half of a wide character is left out.
pub fn row(buffer: &Buffer, y: u16) -> Vec<(u16, &Cell)> {
    let area = buffer.area();
    let mut out = Vec::new();
    let mut x = area.left();
    while x < area.right() {
        let cell = buffer.cell(Position::new(x, y)).unwrap();
        out.push((x, cell));
        x += u16::try_from(cells(cell.symbol()).max(1)).unwrap();
    }
    out
}

/// A row as people read it.
pub fn row_text(buffer: &Buffer, y: u16) -> String {
    let text: String = row(buffer, y)
        .iter()
        .map(|(_, cell)| cell.symbol())
        .collect();
    text.trim_end().to_owned()
}

/// The whole window as people read it.
pub fn buffer_text(buffer: &Buffer) -> String {
    let area = buffer.area();
    let rows: Vec<String> = (area.top()..area.bottom())
        .map(|y| row_text(buffer, y))
        .collect();
    rows.join("\n")
}

/// A model's window as people read it.
pub fn text(model: &Model) -> String {
    buffer_text(&render(model, &DARK))
}

/// The column of the first cell of `wanted` in a row, if it stands there.
pub fn column_of(buffer: &Buffer, y: u16, wanted: &str) -> Option<u16> {
    let cells = row(buffer, y);
    (0..cells.len()).find_map(|from| {
        let rest: String = cells[from..]
            .iter()
            .map(|(_, cell)| cell.symbol())
            .collect();
        rest.starts_with(wanted).then_some(cells[from].0)
    })
}

/// The row in which `wanted` stands first.
pub fn row_of(buffer: &Buffer, wanted: &str) -> Option<u16> {
    let area = buffer.area();
    (area.top()..area.bottom()).find(|y| row_text(buffer, *y).contains(wanted))
}
