//! Commands in what lies over the panes.

use super::effect::Effect;
use super::model::Model;
use super::overlay::OverlayKind;
use super::step::Step;
use crate::input::Command;

impl Model {
    pub(super) fn run_in_overlay(&mut self, command: Command) -> Step {
        let height = self.overlay_rows();
        let Some(overlay) = self.overlays.last_mut() else {
            return Step::NONE;
        };
        if let OverlayKind::Commands(list) = &overlay.kind
            && !matches!(command, Command::Activate | Command::Close)
        {
            let list = *list;
            return self.move_in_list(list, command).into();
        }
        let moves_items =
            matches!(overlay.kind, OverlayKind::Record | OverlayKind::Action) && !overlay.raw;
        let page = height.saturating_sub(1).max(1).cast_signed();
        match command {
            Command::Up | Command::Down if moves_items => {
                let by = if command == Command::Up { -1 } else { 1 };
                // A detail goes from record to record; the error row below the last one has none.
                let at_last = matches!(overlay.kind, OverlayKind::Record)
                    && self
                        .code()
                        .is_some_and(|code| code.ledger.selected + 1 >= code.ledger.list.len());
                return (!(by > 0 && at_last) && self.step_selection(by)).into();
            }
            Command::Up => overlay.text.scroll(-1, height),
            Command::Down => overlay.text.scroll(1, height),
            Command::PageUp => overlay.text.scroll(-page, height),
            Command::PageDown => overlay.text.scroll(page, height),
            Command::HalfUp => overlay.text.scroll(-(page / 2).max(1), height),
            Command::HalfDown => overlay.text.scroll((page / 2).max(1), height),
            Command::Top => overlay.text.scroll(isize::MIN, height),
            Command::Bottom => overlay.text.scroll(isize::MAX, height),
            Command::CycleView
                if !matches!(
                    overlay.kind,
                    OverlayKind::Help
                        | OverlayKind::AskHost(_)
                        | OverlayKind::FullLink
                        | OverlayKind::Qr(_)
                ) =>
            {
                overlay.raw = !overlay.raw
            }
            Command::Detail if matches!(overlay.kind, OverlayKind::Action) => {
                return self.open_full_link().into();
            }
            Command::Close => return self.back().into(),
            Command::Activate => return self.activate_overlay().into(),
            _ => return Step::NONE,
        }
        Step::REDRAW
    }

    fn activate_overlay(&mut self) -> Vec<Effect> {
        match self.on_top().cloned() {
            Some(OverlayKind::Action | OverlayKind::FullLink) => self.copy_selected_action(),
            Some(OverlayKind::Commands(list)) => self.run_listed(list),
            Some(OverlayKind::Qr(_)) => self.copy_shown_link(),
            Some(OverlayKind::AskHost(found)) => self.open_code(found.link),
            Some(OverlayKind::Help | OverlayKind::Record | OverlayKind::Block(_)) => self.back(),
            Some(OverlayKind::Open(_) | OverlayKind::Panel) | None => Vec::new(),
        }
    }
}
