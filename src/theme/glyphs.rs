//! The few marks and rules used, each with an ASCII twin. None of the marks is East-Asian-ambiguous; rules and frames are, so that
//! their twins are also for terminals that draw those two cells wide.

use crate::text::AmbiguousWidth;

/// The marks and rules of one kind of terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Glyphs {
    /// A result that is `pass`, and "copied".
    pub pass: &'static str,
    /// A result that is `fail`, and a request that failed.
    pub fail: &'static str,
    /// Not tracked.
    pub untracked: &'static str,
    /// Every other result, and every state.
    pub other: &'static str,
    /// The selected row.
    pub bar: &'static str,
    /// Cut here.
    pub cut: &'static str,
    /// The place of text on its way.
    pub place: &'static str,
    /// The rule of the focused pane.
    pub heavy: &'static str,
    /// The rule of other panes.
    pub light: &'static str,
    /// A frame's side.
    pub side: &'static str,
    /// Frame corners: top left, top right, bottom left, bottom right.
    pub corners: [&'static str; 4],
    /// True if a QR code may be drawn in half blocks; else a module is two cells.
    pub half_blocks: bool,
}

impl Glyphs {
    /// For terminals with Unicode.
    pub(crate) const UNICODE: Self = Self {
        pass: "✓",
        fail: "✗",
        untracked: "◦",
        other: "▪",
        bar: "▐",
        cut: "⋯",
        place: "∙",
        heavy: "━",
        light: "─",
        side: "│",
        corners: ["┍", "┑", "└", "┘"],
        half_blocks: true,
    };
    /// With Unicode, but for what is East-Asian-ambiguous.
    pub(crate) const UNAMBIGUOUS: Self = Self {
        half_blocks: false,
        heavy: Self::ASCII.heavy,
        light: Self::ASCII.light,
        side: Self::ASCII.side,
        corners: Self::ASCII.corners,
        ..Self::UNICODE
    };
    pub(crate) const ASCII: Self = Self {
        pass: "v",
        fail: "x",
        untracked: ".",
        other: "#",
        bar: ">",
        cut: "~",
        place: ".",
        heavy: "=",
        light: "-",
        side: "|",
        corners: ["+", "+", "+", "+"],
        half_blocks: false,
    };

    /// Those for a terminal that takes only ASCII, or that draws ambiguous characters as wide as this.
    #[must_use]
    pub(crate) const fn of(ascii: bool, ambiguous: AmbiguousWidth) -> Self {
        match (ascii, ambiguous) {
            (true, _) => Self::ASCII,
            (false, AmbiguousWidth::Narrow) => Self::UNICODE,
            (false, AmbiguousWidth::Wide) => Self::UNAMBIGUOUS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::cells;
    use crate::text::width::is_ambiguous;

    fn all(glyphs: Glyphs) -> Vec<&'static str> {
        let Glyphs {
            pass,
            fail,
            untracked,
            other,
            bar,
            cut,
            place,
            heavy,
            light,
            side,
            corners: [a, b, c, d],
            half_blocks: _,
        } = glyphs;
        vec![
            pass, fail, untracked, other, bar, cut, place, heavy, light, side, a, b, c, d,
        ]
    }

    #[test]
    fn every_glyph_is_one_cell_and_its_twin_is_ascii() {
        for glyphs in [Glyphs::UNICODE, Glyphs::UNAMBIGUOUS, Glyphs::ASCII] {
            assert!(all(glyphs).into_iter().all(|glyph| cells(glyph) == 1));
        }
        assert!(all(Glyphs::ASCII).into_iter().all(str::is_ascii));
    }

    #[test]
    fn only_rules_and_frames_are_ambiguous_and_they_go_where_that_is_wide() {
        let ambiguous = |glyphs| -> Vec<&str> {
            let all = all(glyphs).into_iter();
            all.filter(|glyph| glyph.chars().any(is_ambiguous))
                .collect()
        };
        assert_eq!(
            ambiguous(Glyphs::of(false, AmbiguousWidth::Narrow)),
            ["━", "─", "│", "┍", "┑", "└", "┘"]
        );
        let wide = Glyphs::of(false, AmbiguousWidth::Wide);
        assert_eq!(ambiguous(wide), Vec::<&str>::new());
        assert_eq!((wide.pass, wide.heavy, wide.corners[0]), ("✓", "=", "+"));
    }
}
