//! The line for another code, over the panes; what its keys do is the home screen's.

use super::component::Component;
use crate::app::hint::Hint;
use crate::app::home::choices::{choices, choices_title};
use crate::app::model::Model;
use crate::app::overlay::{Overlay, OverlayKind};
use crate::input::Command;

pub(super) struct Open;

impl Component for Open {
    fn title(&self, model: &Model, _: &Overlay) -> String {
        model.texts().overlays.open.to_owned()
    }

    fn hints(&self, model: &Model, overlay: &Overlay) -> Vec<Option<Hint>> {
        let on_list = matches!(&overlay.kind, OverlayKind::Open(home) if home.on_list);
        let other = if on_list {
            model.texts().home.link_label
        } else {
            choices_title(model)
        };
        vec![
            model.hint(Command::Activate, model.lang.hint(Command::Open)),
            model
                .hint(Command::NextPane, other)
                .filter(|_| !choices(model).is_empty()),
            model.plain_hint(Command::Back),
        ]
    }
}
