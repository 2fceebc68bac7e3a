//! Repeatable chance: the same seed gives the same demo, on every machine.

/// A SplitMix64 sequence.
#[derive(Debug, Clone)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    /// A number below `limit`; 0 if `limit` is 0.
    pub(super) fn below(&mut self, limit: u64) -> u64 {
        self.next().checked_rem(limit).unwrap_or(0)
    }

    /// True `percent` times in a hundred.
    pub(super) fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// From 0 to 1.
    pub(super) fn fraction(&mut self) -> f64 {
        f64::from(u32::try_from(self.below(10_001)).unwrap_or(0)) / 10_000.0
    }

    /// Any of the items; `None` if there are none.
    pub(super) fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let at = usize::try_from(self.below(items.len() as u64)).ok()?;
        items.get(at)
    }

    /// One of the items, each as often as its weight says.
    pub(super) fn weighted<'a, T>(
        &mut self,
        items: &'a [T],
        weight: impl Fn(&T) -> u64,
    ) -> Option<&'a T> {
        let mut left = self.below(items.iter().map(&weight).sum());
        items.iter().find(|item| {
            let own = weight(item);
            let here = left < own;
            left = left.saturating_sub(own);
            here
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        reason = "tests"
    )]
    use super::Dice;

    #[test]
    fn the_same_seed_gives_the_same_throws() {
        let (mut a, mut b) = (Dice::new(7), Dice::new(7));
        for _ in 0..100 {
            assert_eq!(a.below(1_000), b.below(1_000));
        }
    }

    #[test]
    fn weights_count() {
        let mut dice = Dice::new(1);
        let rare = (0..10_000)
            .filter(|_| {
                dice.weighted(&[("a", 95), ("b", 5), ("c", 0)], |i| i.1)
                    .unwrap()
                    .0
                    == "b"
            })
            .count();
        assert!((400..600).contains(&rare), "{rare}");
        assert!(
            (0..1_000).all(|_| dice.weighted(&[("a", 1), ("c", 0)], |i| i.1).unwrap().0 == "a")
        );
    }

    #[test]
    fn nothing_to_choose_from() {
        let mut dice = Dice::new(1);
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.pick::<u8>(&[]), None);
        assert_eq!(dice.weighted::<u8>(&[], |_| 1), None);
    }
}
