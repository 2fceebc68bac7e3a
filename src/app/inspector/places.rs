//! Where the inspector's parts stand.

use ratatui::layout::Rect;

use super::state::InspectorTab;
use crate::app::model::Model;

/// Columns from which what was sent and what was received stand side by side.
const SIDE_BY_SIDE: u16 = 100;

/// Rows of the body from which the chosen row is shown below the list.
const WITH_PREVIEW: u16 = 22;

/// The places of the inspector's parts; a part without a place has no height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InspectorPlaces {
    /// The line with the tabs.
    pub title: Rect,
    /// The list's column heads.
    pub heads: Rect,
    /// The list's rows.
    pub rows: Rect,
    /// The texts; the second only where two stand side by side.
    pub texts: [Rect; 2],
    /// True if each text has a title in its first line.
    pub titled: bool,
}

/// What the inspector shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Shown {
    /// A list of rows; else only a text.
    pub list: bool,
    /// The chosen row fills the inspector.
    pub opened: bool,
    /// The texts are two where there is room.
    pub two: bool,
}

/// Where the inspector's parts stand.
#[must_use]
pub(crate) fn places(model: &Model) -> InspectorPlaces {
    let layout = model.layout();
    let top = model.code().map_or(0, |_| layout.head.bottom());
    let top = top + u16::from(layout.tall);
    let height = layout.message.y.saturating_sub(top);
    let body = Rect::new(0, top, model.size.0, height);
    let shown = Shown {
        list: model.inspector.tab.is_list(),
        opened: model.inspector.opened,
        two: model.inspector.tab == InspectorTab::Traffic,
    };
    InspectorPlaces::of(body, shown)
}

impl InspectorPlaces {
    /// Places everything in `body`, the window without head, message row and bottom line.
    pub(in crate::app) fn of(body: Rect, shown: Shown) -> Self {
        let none = Rect::ZERO;
        let inside = Rect {
            x: body.x + 1,
            width: body.width.saturating_sub(2),
            ..body
        };
        let row = |y: u16, height: u16| Rect {
            y: inside.y + y,
            height: height.min(inside.height.saturating_sub(y)),
            ..inside
        };
        let mut places = Self {
            title: row(0, 1),
            heads: none,
            rows: none,
            texts: [none; 2],
            titled: true,
        };
        let texts = if shown.list && !shown.opened {
            places.heads = row(1, 1);
            let has_preview = body.height >= WITH_PREVIEW;
            let rows = if has_preview {
                body.height * 2 / 5 - 2
            } else {
                body.height.saturating_sub(2)
            };
            places.rows = row(2, rows);
            if !has_preview {
                return places;
            }
            row(rows + 3, body.height)
        } else {
            row(1, body.height)
        };
        let alone = !shown.two || body.width < SIDE_BY_SIDE;
        if alone && places.rows.is_empty() {
            // The tab says what it is; a blank line where there is room for one.
            places.titled = false;
            let blank = u16::from(body.height >= WITH_PREVIEW);
            places.texts = [row(1 + blank, body.height), none];
            return places;
        }
        if shown.two && body.width >= SIDE_BY_SIDE {
            let left = (texts.width - 3) / 2;
            places.texts = [
                Rect {
                    width: left,
                    ..texts
                },
                Rect {
                    x: texts.x + left + 3,
                    width: texts.width - left - 3,
                    ..texts
                },
            ];
        } else {
            places.texts = [texts, none];
        }
        places
    }

    /// Lines that fit into a text under its title.
    #[must_use]
    pub(crate) fn text_rows(&self, side: usize) -> usize {
        self.texts.get(side).map_or(0, |text| {
            usize::from(text.height).saturating_sub(usize::from(self.titled))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_body_at_any_size() {
        for width in (40..=260).step_by(7) {
            for height in 1..=80 {
                for bits in 0..8 {
                    let shown = Shown {
                        list: bits & 1 > 0,
                        opened: bits & 2 > 0,
                        two: bits & 4 > 0,
                    };
                    let body = Rect::new(0, 3, width, height);
                    let places = InspectorPlaces::of(body, shown);
                    let [left, right] = places.texts;
                    let parts = [places.title, places.heads, places.rows, left, right];
                    let parts: Vec<_> = parts.into_iter().filter(|it| !it.is_empty()).collect();
                    for (at, part) in parts.iter().enumerate() {
                        assert!(body.intersection(*part) == *part, "{body:?} {part:?}");
                        for other in parts.iter().skip(at + 1) {
                            assert!(part.intersection(*other).is_empty(), "{places:?}");
                        }
                    }
                }
            }
        }
    }
}
