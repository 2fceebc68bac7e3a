//! Colours as a terminal's codes, written by us: a library that looks at `NO_COLOR` by itself would undo what was decided here, and
//! would name the sixteen colours by a form that terminals with no more than those don't know.

use std::fmt;

use ratatui::style::Color;

/// A colour's parameters of the sequence `ESC [ … m`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sgr {
    /// The colour of text.
    Text(Color),
    /// The colour of the ground.
    Ground(Color),
}

impl fmt::Display for Sgr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (colour, base) = match *self {
            Self::Text(colour) => (colour, 30),
            Self::Ground(colour) => (colour, 40),
        };
        match colour {
            Color::Rgb(red, green, blue) => write!(f, "{};2;{red};{green};{blue}", base + 8),
            Color::Indexed(index @ 16..) => write!(f, "{};5;{index}", base + 8),
            other => match named(other) {
                Some(index @ 8..) => write!(f, "{}", base + 52 + index),
                Some(index) => write!(f, "{}", base + index),
                None => write!(f, "{}", base + 9),
            },
        }
    }
}

/// A colour's place among the sixteen; none for the terminal's own.
const fn named(colour: Color) -> Option<u8> {
    Some(match colour {
        Color::Indexed(index) => index,
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        Color::Reset | Color::Rgb(..) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_colour_is_written_in_the_oldest_form_that_has_it() {
        for (code, text) in [
            (Sgr::Text(Color::Reset), "39"),
            (Sgr::Ground(Color::Reset), "49"),
            (Sgr::Text(Color::Indexed(0)), "30"),
            (Sgr::Text(Color::Indexed(7)), "37"),
            (Sgr::Text(Color::Indexed(8)), "90"),
            (Sgr::Text(Color::Indexed(15)), "97"),
            (Sgr::Ground(Color::Indexed(7)), "47"),
            (Sgr::Ground(Color::Indexed(15)), "107"),
            (Sgr::Ground(Color::White), "107"),
            (Sgr::Text(Color::Red), "31"),
            (Sgr::Text(Color::Indexed(16)), "38;5;16"),
            (Sgr::Ground(Color::Indexed(231)), "48;5;231"),
            (Sgr::Text(Color::Rgb(1, 2, 3)), "38;2;1;2;3"),
            (Sgr::Ground(Color::Rgb(255, 0, 9)), "48;2;255;0;9"),
        ] {
            assert_eq!(code.to_string(), text, "{code:?}");
        }
    }
}
