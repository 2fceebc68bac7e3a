//! The keys that matter now, wherever the person is.

use super::hint::Hint;
use super::model::Model;
use super::place::Place;
use super::{code, home, inspector, overlays};

/// The keys that matter now, most important first; only commands that do something here.
#[must_use]
pub(crate) fn hints(model: &Model) -> Vec<Hint> {
    let wanted = match Place::of(model) {
        Place::LinkLine => home::commands::line_hints(model),
        Place::Choices => home::commands::list_hints(model),
        Place::Overlay => {
            let top = model.overlays.last();
            return top.map_or_else(Vec::new, |top| overlays::hints(model, top));
        }
        Place::Inspector(..) => inspector::commands::hints(model),
        Place::Pane(_) => code::commands::hints(model),
    };
    wanted.into_iter().flatten().collect()
}
