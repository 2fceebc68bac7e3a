use super::*;

fn parts(layout: &Layout) -> Vec<Rect> {
    [
        layout.head,
        layout.card,
        layout.ledger,
        layout.full_text,
        layout.actions,
        layout.side,
        layout.message,
        layout.footer,
    ]
    .into_iter()
    .filter(|part| !part.is_empty())
    .collect()
}

#[test]
fn nothing_overlaps_and_nothing_leaves_the_window_at_any_size() {
    for width in (1..=260).step_by(3) {
        for height in 1..=80 {
            for focus in PaneId::ALL {
                for zoomed in [false, true] {
                    let layout = Layout::of(width, height, focus, zoomed);
                    let parts = parts(&layout);
                    for (at, part) in parts.iter().enumerate() {
                        assert!(
                            part.right() <= width && part.bottom() <= height,
                            "{width}x{height} {layout:?}"
                        );
                        for other in parts.iter().skip(at + 1) {
                            assert!(
                                part.intersection(*other).is_empty(),
                                "{width}x{height} {part:?} {other:?}"
                            );
                        }
                    }
                    let frame = Layout::overlay(width, height);
                    assert!(
                        frame.right() <= width && frame.bottom() <= height,
                        "{width}x{height} {frame:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_mock_ups_proportions_hold() {
    let wide = Layout::of(120, 40, PaneId::Ledger, false);
    assert_eq!(
        (wide.arrangement, wide.card.width, wide.ledger.x),
        (Arrangement::Three, 36, 40)
    );
    assert!(wide.ledger_rows() >= 22, "{}", wide.ledger_rows());
    let small = Layout::of(80, 24, PaneId::Ledger, false);
    assert_eq!(
        (small.arrangement, small.card.width),
        (Arrangement::Three, 28)
    );
    assert!(
        small.ledger_rows() >= 11 && small.action_rows() >= 2,
        "{small:?}"
    );
    assert_eq!(
        Layout::of(200, 60, PaneId::Ledger, false).arrangement,
        Arrangement::Four
    );
    assert_eq!(
        Layout::of(50, 20, PaneId::Ledger, false).arrangement,
        Arrangement::Tabs(PaneId::Ledger)
    );
    assert_eq!(
        Layout::of(39, 20, PaneId::Ledger, false).arrangement,
        Arrangement::TooSmall
    );
}
