//! After every step: the inspector's lists scrolled to the chosen row, its texts made for the present width.

use super::commands::is_on_top;
use super::places::places;
use super::state::InspectorSubject;
use super::tab::Form;
use crate::app::model::Model;
use crate::app::text_view::ViewKey;
use crate::present::TextStyle;

pub(in crate::app) fn derive_inspector(model: &mut Model, style: &TextStyle) {
    if !is_on_top(model) {
        return;
    }
    model.inspector.opened &= model.inspector.tab().can_open();
    let places = places(model);
    let minute = model.now.as_second() / 60;
    let inspector = &mut model.inspector;
    let tab = inspector.tab_mut();
    let keys = tab.keys();
    if let Some(chosen) = tab.chosen_mut() {
        chosen.settle(&keys, usize::from(places.rows.height));
    }
    for (side, place) in places.texts.into_iter().enumerate() {
        if place.is_empty() {
            continue;
        }
        let form = Form {
            width: usize::from(place.width).max(1),
            height: places.text_rows(side),
            opened: inspector.opened,
            raw: inspector.raw,
            second: side > 0,
            alone: places.texts[1].is_empty(),
        };
        let key = ViewKey {
            width: form.width,
            lang: model.lang,
            version: inspector.version,
            minute,
            subject: InspectorSubject {
                tab: inspector.tab,
                raw: form.raw,
                opened: form.opened,
                chosen: inspector.tab().chosen_key(),
                second: form.second,
            },
        };
        if !inspector.texts[side].is_for(&key) {
            let lines = inspector.tab().lines(&form, style);
            inspector.texts[side].set(key, lines);
        }
        inspector.texts[side].clamp(form.height.max(1));
    }
}
