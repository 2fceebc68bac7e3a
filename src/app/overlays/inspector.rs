//! What lies behind the screen stands in the place of the panes: it has keys, commands and texts of its own.

use super::component::Component;
use crate::app::model::Model;
use crate::app::overlay::Overlay;

pub(super) struct Inspector;

impl Component for Inspector {
    fn title(&self, _: &Model, _: &Overlay) -> String {
        String::new()
    }
}
