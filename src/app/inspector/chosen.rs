//! Which row of a list is chosen, by what it is and not by where it stands.

use crate::app::scroll::follow;

/// The chosen row of a list whose rows have keys. As long as nothing was chosen it is the first row, whatever comes in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chosen {
    key: Option<u64>,
    /// First visible row.
    pub offset: usize,
}

impl Chosen {
    /// The place of the chosen row among `keys`.
    #[must_use]
    pub(crate) fn place(&self, keys: &[u64]) -> usize {
        self.key
            .and_then(|key| keys.iter().position(|at| *at == key))
            .unwrap_or(0)
    }

    /// Moves by so many rows; false if it stays. At the first row it follows what comes in.
    pub(crate) fn step(&mut self, by: isize, keys: &[u64]) -> bool {
        let from = self.place(keys);
        let to = from
            .saturating_add_signed(by)
            .min(keys.len().saturating_sub(1));
        self.key = keys.get(to).copied().filter(|_| to > 0);
        from != to
    }

    /// True if a row was chosen; else it is the first one, whichever that is.
    #[must_use]
    pub(crate) const fn is_held(&self) -> bool {
        self.key.is_some()
    }

    /// Chooses this row for good, also if it is the first.
    pub(crate) const fn hold(&mut self, key: u64) {
        self.key = Some(key);
    }

    /// Keeps it in sight in a window of so many rows.
    pub(crate) fn settle(&mut self, keys: &[u64], rows: usize) {
        let place = self.place(keys);
        self.offset = follow(self.offset, place, place, rows, keys.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_row_follows_what_comes_in_and_any_other_stays_itself() {
        let mut chosen = Chosen::default();
        assert_eq!(chosen.place(&[3, 2, 1]), 0);
        assert!(chosen.step(1, &[3, 2, 1]));
        assert_eq!(chosen.place(&[5, 4, 3, 2, 1]), 3);
        assert!(chosen.step(-9, &[5, 4, 3, 2, 1]));
        assert_eq!(chosen.place(&[6, 5, 4, 3, 2, 1]), 0);
        chosen.hold(6);
        assert_eq!(chosen.place(&[7, 6]), 1);
        assert!(!chosen.step(9, &[7, 6]));
        assert_eq!(chosen.place(&[]), 0);
        assert!(!chosen.step(1, &[]));
    }
}
