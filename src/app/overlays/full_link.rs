//! The link of the selected action in the whole window: nothing stands beside it, so that a selection by hand, line by line, takes it and no
//! more.

use ratatui::layout::Rect;

use super::component::Component;
use crate::app::actions::commands::copy_selected;
use crate::app::hint::Hint;
use crate::app::layout::Layout;
use crate::app::model::Model;
use crate::app::overlay::Overlay;
use crate::app::step::Step;
use crate::input::Command;
use crate::present::{Hosts, Line, Piece, TextStyle, full_link, host_words, wrapped};

pub(super) struct FullLink;

impl Component for FullLink {
    fn title(&self, model: &Model, _: &Overlay) -> String {
        let link = model.code().and_then(|code| code.actions.selected_link());
        (model.texts().links.full_link)(link.map_or(0, |link| link.as_str().len()))
    }

    fn hints(&self, model: &Model, _: &Overlay) -> Vec<Option<Hint>> {
        vec![
            model.hint(Command::Activate, model.texts().actions.copy_link),
            model.plain_hint(Command::Back),
        ]
    }

    fn lines(&self, model: &Model, _: &Overlay, width: usize, style: &TextStyle) -> Vec<Line> {
        let code = model.code();
        let link = code.and_then(|code| Some((code, code.actions.selected_link()?)));
        let Some((code, url)) = link else {
            return Vec::new();
        };
        let hosts = Hosts {
            known: &model.options.hosts,
            own: Some(code.link.host()),
        };
        let mut lines = full_link(url, width);
        for Piece { role, text } in host_words(url, hosts, style) {
            lines.extend(wrapped(role, &text, width));
        }
        lines
    }

    fn item(&self, model: &Model) -> usize {
        model.code().map_or(0, |code| code.actions.selected)
    }

    fn area(&self, window: (u16, u16)) -> Rect {
        let area = Layout::full_link(window.0, window.1);
        Rect {
            width: area.width.max(1),
            height: area.height.max(1),
            ..area
        }
    }

    fn activate(&self, model: &mut Model) -> Step {
        copy_selected(model)
    }
}
