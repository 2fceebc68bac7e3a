//! After every step: scroll positions inside the content, derived lines up to date, and the next page asked for if it is time.

mod card;
mod detail;
mod texts;

use card::settle_card;
use detail::settle_detail;
use texts::{settle_side, settle_texts};

use super::effect::Effect;
use super::help::help_lines;
use super::layout::Layout;
use super::model::{Model, Screen};
use super::overlay::OverlayKind;
use super::scroll::follow;
use super::text_view::ViewKey;
use crate::input::Scope;

impl Model {
    pub(super) fn settle(&mut self) -> Vec<Effect> {
        let layout = self.layout();
        let (lang, now, size) = (self.lang, self.now, self.size);
        let overlay_rows = self.overlay_rows();
        let help_at = self.help_at(Scope::Panes);
        let around = &self.around;
        let style = around.text_style(lang, now);
        if let Screen::Code(code) = &mut self.screen {
            settle_card(code, &layout, &style, &around.hosts);
            code.ledger.settle(layout.ledger_rows());
            let rows = layout.action_rows();
            let count = code.actions.len();
            code.actions.selected = code.actions.selected.min(count.saturating_sub(1));
            code.actions.offset = follow(
                code.actions.offset,
                code.actions.selected,
                code.actions.selected,
                rows,
                count,
            );
            settle_texts(code, &layout, &style);
            settle_side(code, &layout, &style);
        }
        if let Some(overlay) = self.overlays.last_mut() {
            let width = match overlay.kind {
                OverlayKind::FullLink => usize::from(size.0).max(1),
                _ => usize::from(Layout::overlay(size.0, size.1).width)
                    .saturating_sub(6)
                    .max(1),
            };
            match (&mut overlay.kind, &self.screen) {
                (OverlayKind::Qr(page), _) => page.settle(size, lang, &around.glyphs),
                (OverlayKind::Help, _) => {
                    overlay.text.keep(
                        ViewKey {
                            width,
                            lang,
                            stamp: 0,
                            item: 0,
                            form: 0,
                        },
                        || help_lines(around, help_at, lang, width),
                    );
                }
                (_, Screen::Code(code)) => {
                    settle_detail(overlay, code, width, &style, &around.hosts);
                }
                _ => {}
            }
            overlay.text.clamp(overlay_rows);
        }
        self.settle_panel();
        self.settle_list();
        self.ask_ahead(&layout)
    }
}
