//! The question whether a link of an unknown host is to be opened.

use ratatui::layout::Rect;

use super::component::Component;
use crate::app::code::opening::open_code;
use crate::app::hint::Hint;
use crate::app::layout::Layout;
use crate::app::model::Model;
use crate::app::overlay::{Overlay, OverlayKind};
use crate::app::step::Step;
use crate::domain::{FoundLink, lookalike};
use crate::input::Command;
use crate::present::{Line, TextStyle, wrapped};
use crate::theme::Role;

pub(super) struct AskHost;

const fn asked(overlay: &Overlay) -> Option<&FoundLink> {
    match &overlay.kind {
        OverlayKind::AskHost(found) => Some(found),
        _ => None,
    }
}

impl Component for AskHost {
    fn title(&self, model: &Model, _: &Overlay) -> String {
        model.texts().overlays.open.to_owned()
    }

    fn hints(&self, model: &Model, _: &Overlay) -> Vec<Option<Hint>> {
        vec![
            model.hint(Command::Activate, model.lang.hint(Command::Open)),
            model.plain_hint(Command::Back),
        ]
    }

    fn lines(&self, model: &Model, overlay: &Overlay, width: usize, _: &TextStyle) -> Vec<Line> {
        let Some(found) = asked(overlay) else {
            return Vec::new();
        };
        let texts = model.texts();
        let host = found.link.host();
        let mut lines = wrapped(Role::Text, &(texts.links.ask_host)(host), width);
        lines.extend(wrapped(Role::Strong, found.link.as_str(), width));
        if let Some(kind) = lookalike(host, &model.options.hosts, None) {
            let warning = format!("! {}", (texts.links.host_lookalike)(&kind));
            lines.extend(wrapped(Role::Warn, &warning, width));
        }
        lines.extend(wrapped(Role::Dim, texts.links.ask_host_note, width));
        lines
    }

    fn frame(&self, window: (u16, u16)) -> Rect {
        let frame = Layout::overlay(window.0, window.1);
        Rect {
            height: frame.height.min(10),
            ..frame
        }
    }

    fn activate(&self, model: &mut Model) -> Step {
        let found = model.overlays.last().and_then(asked);
        match found.map(|found| found.link.clone()) {
            Some(link) => open_code(model, link).into(),
            None => Step::NONE,
        }
    }
}
