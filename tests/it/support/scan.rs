//! A phone's eye: pictures made of cells, and the QR codes in them. The reader is a plain one, for which a light-on-dark code is none.

use ratatui::style::Color;

/// Pixels of a cell. A module of half a cell is square.
const CELL: (usize, usize) = (6, 12);

/// Light values of a terminal's own text and ground.
#[derive(Clone, Copy)]
pub struct Own {
    pub text: u8,
    pub ground: u8,
}

pub const DARK_TERMINAL: Own = Own {
    text: 212,
    ground: 30,
};
pub const LIGHT_TERMINAL: Own = Own {
    text: 36,
    ground: 255,
};

/// What is seen of a cell: its character and the light of text and ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    pub character: char,
    pub text: u8,
    pub ground: u8,
}

/// The light of a colour; the terminal's own is `own`.
pub fn light(colour: Color, own: u8) -> u8 {
    match colour {
        Color::Reset => own,
        Color::Rgb(red, green, blue) => {
            let sum = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
            u8::try_from(sum / 1000).unwrap()
        }
        Color::Indexed(0 | 16) => 0,
        Color::Indexed(7) => 200,
        Color::Indexed(15 | 231) => 255,
        // Anything else is of no importance to a code, so that it may be any grey.
        _ => 128,
    }
}

/// All QR codes in a screen of cells.
pub fn codes(rows: &[Vec<Seen>]) -> Vec<String> {
    let (width, height) = (rows[0].len() * CELL.0, rows.len() * CELL.1);
    let pixel = |x: usize, y: usize| {
        let cell = rows[y / CELL.1][x / CELL.0];
        let upper = y % CELL.1 < CELL.1 / 2;
        let inked = match cell.character {
            ' ' => false,
            '▀' => upper,
            '▄' => !upper,
            '█' => true,
            // A letter: some strokes.
            _ => (2..4).contains(&(x % CELL.0)),
        };
        if inked { cell.text } else { cell.ground }
    };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, pixel);
    let grids = image.detect_grids();
    grids
        .iter()
        .filter_map(|grid| grid.decode().ok())
        .map(|(_, text)| text)
        .collect()
}

/// The cells of text in which every blank is light and all else is ink, as on paper.
pub fn on_paper(text: &str) -> Vec<Vec<Seen>> {
    let widest = text.lines().map(|line| line.chars().count()).max().unwrap();
    let cell = |character| Seen {
        character: if character == '#' { '█' } else { character },
        text: 0,
        ground: 255,
    };
    text.lines()
        .map(|line| {
            let padding = std::iter::repeat_n(' ', widest - line.chars().count());
            line.chars().chain(padding).map(cell).collect()
        })
        .collect()
}
