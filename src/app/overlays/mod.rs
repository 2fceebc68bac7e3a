//! What lies over the panes. A new overlay is a file here, a variant of [`OverlayKind`] and a line of [`component`].

mod action;
mod ask_host;
mod block;
pub(super) mod command_list;
mod component;
mod full_link;
pub(super) mod help;
mod inspector;
mod open;
pub(super) mod qr;
pub(super) mod qr_page;
pub(super) mod qr_sheet;
mod record;

use ratatui::layout::Rect;

use self::component::Component;
use super::hint::Hint;
use super::model::Model;
use super::overlay::{Overlay, OverlayKind, OverlaySubject};
use super::scroll::steps;
use super::step::Step;
use super::text_view::ViewKey;
use crate::input::Command;
use crate::present::TextStyle;

const fn component(kind: &OverlayKind) -> &'static dyn Component {
    match kind {
        OverlayKind::Record => &record::RecordDetail,
        OverlayKind::Action => &action::ActionDetail,
        OverlayKind::FullLink => &full_link::FullLink,
        OverlayKind::Block(_) => &block::BlockDetail,
        OverlayKind::Help => &help::Help,
        OverlayKind::Open(_) => &open::Open,
        OverlayKind::AskHost(_) => &ask_host::AskHost,
        OverlayKind::Commands(_) => &command_list::Commands,
        OverlayKind::Qr(_) => &qr::Qr,
        OverlayKind::Inspector => &inspector::Inspector,
    }
}

/// A command while an overlay lies on top.
pub(super) fn run(model: &mut Model, command: Command) -> Step {
    let Some(kind) = model.on_top() else {
        return Step::NONE;
    };
    let component = component(kind);
    if let Some(step) = component.run(model, command) {
        return step;
    }
    let height = usize::from(component.area(model.size).height);
    let Some(overlay) = model.overlays.last_mut() else {
        return Step::NONE;
    };
    match command {
        Command::Activate => component.activate(model),
        Command::Close => model.close_overlay(),
        Command::CycleView if component.has_raw() => {
            overlay.raw = !overlay.raw;
            Step::REDRAW
        }
        _ => {
            let page = height.saturating_sub(1).max(1).cast_signed();
            let Some(by) = steps(command, page) else {
                return Step::NONE;
            };
            overlay.text.scroll(by, height);
            Step::REDRAW
        }
    }
}

/// The topmost overlay for the present window.
pub(super) fn derive_overlay(model: &mut Model, style: &TextStyle) {
    let Some(overlay) = model.overlays.last() else {
        return;
    };
    let component = component(&overlay.kind);
    component.derive(model);
    let area = component.area(model.size);
    let width = usize::from(area.width);
    let key = ViewKey {
        width,
        lang: model.lang,
        version: model.code().map_or(0, |code| code.version),
        minute: 0,
        subject: OverlaySubject {
            item: component.item(model),
            raw: model.overlays.last().is_some_and(|overlay| overlay.raw),
        },
    };
    let Some(overlay) = model.overlays.last().filter(|it| !it.text.is_for(&key)) else {
        return clamp(model, area);
    };
    let lines = component.lines(model, overlay, width, style);
    if let Some(overlay) = model.overlays.last_mut() {
        overlay.text.set(key, lines);
    }
    clamp(model, area);
}

fn clamp(model: &mut Model, area: Rect) {
    if let Some(overlay) = model.overlays.last_mut() {
        overlay.text.clamp(usize::from(area.height));
    }
}

/// An overlay's keys, the most important first; the way back is the last.
#[must_use]
pub(crate) fn hints(model: &Model, overlay: &Overlay) -> Vec<Hint> {
    let hints = component(&overlay.kind).hints(model, overlay);
    hints.into_iter().flatten().collect()
}

/// What an overlay is called.
#[must_use]
pub(crate) fn title(model: &Model, overlay: &Overlay) -> String {
    component(&overlay.kind).title(model, overlay)
}

/// What stands beside that.
#[must_use]
pub(crate) fn note(model: &Model, overlay: &Overlay) -> Option<String> {
    component(&overlay.kind).note(model, overlay)
}

/// An overlay's frame.
#[must_use]
pub(crate) fn frame(model: &Model, overlay: &Overlay) -> Rect {
    component(&overlay.kind).frame(model.size)
}

/// Where an overlay's text stands.
#[must_use]
pub(crate) fn area(model: &Model, overlay: &Overlay) -> Rect {
    component(&overlay.kind).area(model.size)
}
