//! The keys that matter now in the inspector.

use super::InspectorTab;
use crate::app::hint::Hint;
use crate::app::model::Model;
use crate::input::Command;

impl Model {
    /// The hints of the tab in sight, most important first.
    pub(in crate::app) fn inspector_hints(&self) -> Vec<Option<Hint>> {
        let words = &self.texts().inspector;
        let inspector = &self.inspector;
        let texts = &self.texts().panes;
        let other_view = if inspector.raw {
            texts.rendered
        } else {
            texts.raw
        };
        let is_waiting = inspector.running_since().next().is_some();
        let back = if is_waiting {
            self.hint(Command::Back, self.texts().help.cancel)
        } else {
            self.plain_hint(Command::Back)
        };
        let raw = || self.hint(Command::CycleView, other_view);
        let expand = |shown: bool| {
            self.hint(Command::Activate, words.expand)
                .filter(|_| shown && !inspector.opened)
        };
        let reread = || self.hint(Command::Refresh, words.reread);
        let next = if self.inspector_has_two_sides() {
            self.hint(Command::NextTab, words.other_side)
        } else {
            self.hint(Command::NextTab, words.next_tab)
        };
        let mut hints = match inspector.tab {
            InspectorTab::Traffic => {
                let has = !inspector.exchanges.is_empty();
                vec![
                    expand(has),
                    self.hint(Command::Copy, words.curl).filter(|_| has),
                    self.hint(Command::Save, "NDJSON").filter(|_| has),
                ]
            }
            InspectorTab::Tasks => {
                let has = !inspector.tasks.is_empty();
                vec![
                    expand(has),
                    reread().filter(|_| has),
                    self.hint(Command::Copy, words.task_id).filter(|_| has),
                    raw().filter(|_| has),
                ]
            }
            InspectorTab::ServiceTasks => {
                let service = &inspector.service;
                let has = service.task().is_some();
                let ask = if service.is_on_more() {
                    self.hint(Command::Activate, words.next_page)
                } else {
                    self.hint(Command::Activate, words.ask).filter(|_| {
                        service.rows().is_empty() && service.listing.awaited().is_none()
                    })
                };
                vec![
                    ask,
                    expand(has),
                    reread().filter(|_| has),
                    self.plain_hint(Command::FilterState),
                    self.plain_hint(Command::FilterContext),
                    raw().filter(|_| has),
                ]
            }
            InspectorTab::Card if inspector.card.value().is_none() => {
                let idle = inspector.card.awaited().is_none();
                vec![self.hint(Command::Activate, words.ask).filter(|_| idle)]
            }
            InspectorTab::Card => vec![reread(), raw()],
            InspectorTab::About => Vec::new(),
        };
        hints.extend([next, self.plain_hint(Command::Help), back]);
        hints
    }
}
