//! From a text to the modules of a QR code. The library that computes them is known to this file alone.

use qrcode::types::QrError;
use qrcode::{Color, EcLevel, QrCode};

/// Light modules around a code on every side, without which readers don't find it.
pub(crate) const QUIET_ZONE: usize = 4;

/// The most bytes that a QR code can hold at the lowest level of error correction. Digits and capitals alone take less room.
pub(crate) const LONGEST: usize = 2953;

/// How much of a code may be spoilt and still be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    /// About 7 %.
    L,
    /// About 15 %.
    M,
}

/// The modules of a QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Symbol {
    side: usize,
    dark: Vec<bool>,
    level: Level,
}

/// A text that is longer than any QR code holds; its length in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} bytes are more than a QR code holds")]
pub(crate) struct TooLongForQr(pub usize);

impl Symbol {
    /// The smallest code that holds `text`, with the better error correction where that makes it no larger: a terminal can't make
    /// its modules smaller, so that every version more may be one that doesn't fit.
    ///
    /// # Errors
    /// [`TooLongForQr`] for a text that no code holds.
    pub(crate) fn of(text: &str) -> Result<Self, TooLongForQr> {
        let too_long = |_: QrError| TooLongForQr(text.len());
        let code = |level| QrCode::with_error_correction_level(text.as_bytes(), level);
        let small = code(EcLevel::L).map_err(too_long)?;
        Ok(match code(EcLevel::M) {
            Ok(code) if code.width() == small.width() => Self::read(&code, Level::M),
            _ => Self::read(&small, Level::L),
        })
    }

    fn read(code: &QrCode, level: Level) -> Self {
        Self {
            side: code.width(),
            dark: code
                .to_colors()
                .into_iter()
                .map(|module| module == Color::Dark)
                .collect(),
            level,
        }
    }

    /// Modules of a side, without the quiet zone.
    #[cfg(test)]
    #[must_use]
    pub(crate) const fn side(&self) -> usize {
        self.side
    }

    /// Modules of a side with the quiet zone on both ends.
    #[must_use]
    pub(crate) const fn span(&self) -> usize {
        self.side + 2 * QUIET_ZONE
    }

    /// Its error correction.
    #[cfg(test)]
    #[must_use]
    pub(crate) const fn level(&self) -> Level {
        self.level
    }

    /// Whether a module is dark, counted from the quiet zone's upper left corner; beyond everything all is light.
    #[must_use]
    pub(crate) fn is_dark(&self, x: usize, y: usize) -> bool {
        let inside = |at: usize| at.checked_sub(QUIET_ZONE).filter(|at| *at < self.side);
        inside(x)
            .zip(inside(y))
            .and_then(|(x, y)| self.dark.get(y * self.side + x))
            .is_some_and(|dark| *dark)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    /// The smallest version's side for so many bytes, from the standard's table of capacities.
    fn side_for(bytes: usize, capacities: &[(usize, usize)]) -> usize {
        let (version, _) = capacities
            .iter()
            .find(|(_, most)| bytes <= *most)
            .copied()
            .unwrap();
        17 + 4 * version
    }

    #[test]
    fn the_smallest_version_is_taken_and_the_better_level_where_it_is_free() {
        // Bytes that a version holds (ISO/IEC 18004, table 7).
        let low = [(1, 17), (2, 32), (3, 53), (4, 78), (5, 106), (6, 134)];
        let medium = [
            (1, 14),
            (2, 26),
            (3, 42),
            (4, 62),
            (5, 84),
            (6, 106),
            (7, 122),
        ];
        for bytes in 12..=134 {
            // Lower case only, so that nothing can be packed more tightly.
            let text = format!("https://{}", "x".repeat(bytes - 8));
            let symbol = Symbol::of(&text).unwrap();
            let side = side_for(bytes, &low);
            assert_eq!(symbol.side(), side, "{bytes}");
            let better = bytes <= 122 && side_for(bytes, &medium) == side;
            let level = if better { Level::M } else { Level::L };
            if bytes <= 122 {
                assert_eq!(symbol.level(), level, "{bytes}");
            }
        }
    }

    #[test]
    fn the_longest_text_is_held_and_one_more_is_refused() {
        let text = "x".repeat(LONGEST);
        assert_eq!(Symbol::of(&text).unwrap().side(), 177);
        let more = "x".repeat(LONGEST + 1);
        assert_eq!(Symbol::of(&more), Err(TooLongForQr(LONGEST + 1)));
        assert!(Symbol::of("").is_ok());
    }

    #[test]
    fn the_quiet_zone_is_light_and_four_modules_wide() {
        let symbol = Symbol::of("https://qr71.cn/okDISU/qssTnoy").unwrap();
        assert_eq!((symbol.side(), symbol.span()), (25, 33));
        for y in 0..symbol.span() + 3 {
            for x in 0..symbol.span() + 3 {
                let outside = |at: usize| !(4..29).contains(&at);
                if outside(x) || outside(y) {
                    assert!(!symbol.is_dark(x, y), "{x},{y}");
                }
            }
        }
        // The corner of the finder pattern.
        assert!(symbol.is_dark(4, 4) && symbol.is_dark(28, 4) && symbol.is_dark(4, 28));
        assert!(!symbol.is_dark(5, 5));
    }
}
