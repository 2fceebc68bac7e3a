//! The selected action, whole.

use super::component::{Component, view_hint};
use crate::app::actions::commands::copy_selected;
use crate::app::copying::open_full_link;
use crate::app::hint::Hint;
use crate::app::model::Model;
use crate::app::overlay::Overlay;
use crate::app::pane::Pane;
use crate::app::step::Step;
use crate::domain::EntityAction;
use crate::input::Command;
use crate::present::{Hosts, Line, TextStyle, action_document, json_lines};

pub(super) struct ActionDetail;

fn selected(model: &Model) -> Option<&EntityAction> {
    model.code()?.actions.selected_action()
}

impl Component for ActionDetail {
    fn title(&self, model: &Model, _: &Overlay) -> String {
        let name = model.texts().overlays.action;
        match selected(model).and_then(|action| action.label.shown()) {
            Some(label) => format!("{name}  {}", label.one_line()),
            None => name.to_owned(),
        }
    }

    fn note(&self, model: &Model, _: &Overlay) -> Option<String> {
        let id = selected(model)?.action.shown()?;
        Some(id.one_line().into_owned())
    }

    fn hints(&self, model: &Model, overlay: &Overlay) -> Vec<Option<Hint>> {
        let texts = model.texts();
        let code = model.code();
        let is_usable = code.is_some_and(|code| code.actions.selected_is_usable());
        let of_link = [
            model.hint(Command::Activate, texts.actions.copy_link),
            model.hint(Command::Detail, texts.links.full_link_key),
            model.plain_hint(Command::Qr),
        ];
        let mut hints = of_link.map(|hint| hint.filter(|_| is_usable)).to_vec();
        hints.push(model.plain_hint(Command::Down));
        hints.push(view_hint(model, overlay));
        hints.push(model.plain_hint(Command::Back));
        hints
    }

    fn lines(
        &self,
        model: &Model,
        overlay: &Overlay,
        width: usize,
        style: &TextStyle,
    ) -> Vec<Line> {
        let (Some(code), Some(action)) = (model.code(), selected(model)) else {
            return Vec::new();
        };
        if overlay.raw {
            return json_lines(&action.raw, width, model.texts());
        }
        let hosts = Hosts {
            known: &model.options.hosts,
            own: Some(code.link.host()),
        };
        action_document(action, hosts, style).lines(width)
    }

    fn item(&self, model: &Model) -> usize {
        model.code().map_or(0, |code| code.actions.selected)
    }

    fn has_raw(&self) -> bool {
        true
    }

    fn activate(&self, model: &mut Model) -> Step {
        copy_selected(model)
    }

    /// A detail goes from action to action, and to the link in full.
    fn run(&self, model: &mut Model, command: Command) -> Option<Step> {
        let is_raw = model.overlays.last()?.raw;
        let by = match command {
            Command::Detail => return Some(open_full_link(model).into()),
            Command::Up if !is_raw => -1,
            Command::Down if !is_raw => 1,
            _ => return None,
        };
        Some(model.code_mut()?.actions.step(by).into())
    }
}
