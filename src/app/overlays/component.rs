//! The common shape of overlays.

use ratatui::layout::Rect;

use crate::app::hint::Hint;
use crate::app::layout::Layout;
use crate::app::model::Model;
use crate::app::overlay::Overlay;
use crate::app::step::Step;
use crate::input::Command;
use crate::present::{Line, TextStyle};

/// What an overlay says and does; what isn't said is the same for all.
pub(super) trait Component {
    /// What stands in the frame's top edge.
    fn title(&self, model: &Model, overlay: &Overlay) -> String;

    /// What stands at the right of the title, besides how much is below.
    fn note(&self, _model: &Model, _overlay: &Overlay) -> Option<String> {
        None
    }

    /// Its keys, the most important first; the way back is the last.
    fn hints(&self, model: &Model, _overlay: &Overlay) -> Vec<Option<Hint>> {
        vec![model.plain_hint(Command::Back)]
    }

    /// Its text in lines of `width` cells.
    fn lines(
        &self,
        _model: &Model,
        _overlay: &Overlay,
        _width: usize,
        _style: &TextStyle,
    ) -> Vec<Line> {
        Vec::new()
    }

    /// The place of the item that the text is about.
    fn item(&self, _model: &Model) -> usize {
        0
    }

    fn frame(&self, window: (u16, u16)) -> Rect {
        Layout::overlay(window.0, window.1)
    }

    /// Where its text stands: the frame takes the title, a blank line, the keys and the lower edge.
    fn area(&self, window: (u16, u16)) -> Rect {
        let frame = self.frame(window);
        Rect {
            x: frame.x + 3,
            y: frame.y + 2,
            width: frame.width.saturating_sub(6).max(1),
            height: frame.height.saturating_sub(5).max(1),
        }
    }

    /// Whether there is JSON as it was sent.
    fn has_raw(&self) -> bool {
        false
    }

    /// Brings what isn't text up to date.
    fn derive(&self, _model: &mut Model) {}

    /// Enter.
    fn activate(&self, model: &mut Model) -> Step {
        model.close_overlay()
    }

    /// A command that is this overlay's own; none if it does what it does in all.
    fn run(&self, _model: &mut Model, _command: Command) -> Option<Step> {
        None
    }
}

/// The hint for the other of the two views that a detail has.
pub(super) fn view_hint(model: &Model, overlay: &Overlay) -> Option<Hint> {
    let texts = &model.texts().panes;
    let other = if overlay.raw {
        texts.rendered
    } else {
        texts.raw
    };
    model.hint(Command::CycleView, other)
}
