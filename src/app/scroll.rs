//! Keeping a selected row in sight, and how far a key moves.

use crate::input::Command;

/// How far a key moves in a list of which `page` rows are in sight; `None` if it is no move.
#[must_use]
pub(crate) const fn steps(command: Command, page: isize) -> Option<isize> {
    let half = if page < 2 { 1 } else { page / 2 };
    Some(match command {
        Command::Up => -1,
        Command::Down => 1,
        Command::PageUp => -page,
        Command::PageDown => page,
        Command::HalfUp => -half,
        Command::HalfDown => half,
        Command::Top => isize::MIN,
        Command::Bottom => isize::MAX,
        _ => return None,
    })
}

/// The first visible row, so that the span `first..=last` of the selection is in sight; it moves as little as possible.
#[must_use]
pub(crate) const fn follow(
    offset: usize,
    first: usize,
    last: usize,
    height: usize,
    total: usize,
) -> usize {
    let mut offset = offset;
    if height == 0 {
        return first;
    }
    if last >= offset + height {
        offset = last + 1 - height;
    }
    // A selection taller than the window shows its beginning.
    if first < offset {
        offset = first;
    }
    let furthest = total.saturating_sub(height);
    if offset > furthest {
        if first < furthest { first } else { furthest }
    } else {
        offset
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_selection_is_always_in_sight(offset in 0usize..200, first in 0usize..150, tall in 1usize..4, height in 1usize..40, more in 0usize..50) {
            let (last, total) = (first + tall - 1, first + tall + more);
            let at = follow(offset, first, last, height, total);
            prop_assert!(at <= first && first < at + height);
            prop_assert!(last < at + height || tall > height);
        }

        #[test]
        fn it_does_not_move_without_need(offset in 0usize..100, height in 1usize..40, within in 0usize..40) {
            let first = offset + within % height;
            prop_assert_eq!(follow(offset, first, first, height, offset + height), offset);
        }
    }
}
