//! The keys that matter now, for the bottom line.

use super::help::chord_name;
use super::model::Model;
use super::open_code::OpenCode;
use super::opening::awaited;
use super::overlay::OverlayKind;
use crate::app::ticket::PaneId;
use crate::input::{Command, Scope};

/// A key and a word for the bottom line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The key's name.
    pub key: String,
    /// What it does now.
    pub word: &'static str,
}

impl Model {
    /// A hint for a command, under the name of its first key here; none if it isn't bound here.
    #[must_use]
    pub fn hint(&self, command: Command, word: &'static str) -> Option<Hint> {
        let chord = self.around.keymap.hint(command, self.scope())?;
        Some(Hint {
            key: chord_name(chord, self.lang),
            word,
        })
    }

    /// The same under the command's own word.
    pub(super) fn plain_hint(&self, command: Command) -> Option<Hint> {
        self.hint(command, command.hint(self.lang))
    }

    /// The keys that matter now, most important first; only commands that do something here.
    #[must_use]
    pub fn hints(&self) -> Vec<Hint> {
        let texts = self.texts();
        let has_list = !self.choices().is_empty();
        let open = || self.hint(Command::Activate, Command::Open.hint(self.lang));
        let wanted = match self.scope() {
            Scope::Typing => vec![
                open(),
                self.hint(Command::NextPane, self.choices_title())
                    .filter(|_| has_list),
                self.plain_hint(Command::Back)
                    .filter(|_| !self.overlays.is_empty()),
                self.plain_hint(Command::Quit),
                self.plain_hint(Command::Help),
            ],
            Scope::Home => vec![
                open(),
                self.hint(Command::NextPane, texts.link_label),
                self.plain_hint(Command::Language),
                self.plain_hint(Command::Quit),
                self.plain_hint(Command::Help),
            ],
            Scope::Overlay => vec![
                self.hint(Command::Activate, texts.copy_link)
                    .filter(|_| self.shows_qr()),
                self.plain_hint(Command::Back),
            ],
            Scope::Panel => self.panel_hints(),
            Scope::Panes => self
                .code()
                .map(|code| self.pane_hints(code))
                .unwrap_or_default(),
        };
        wanted.into_iter().flatten().collect()
    }

    /// True if a QR code is what keys go to.
    #[must_use]
    pub fn shows_qr(&self) -> bool {
        matches!(self.on_top(), Some(OverlayKind::Qr(_)))
    }

    fn pane_hints(&self, code: &OpenCode) -> Vec<Option<Hint>> {
        let texts = self.texts();
        if code.is_no_entity() {
            return vec![
                self.hint(Command::Refresh, texts.retry),
                self.plain_hint(Command::Open),
                self.plain_hint(Command::Quit),
                self.plain_hint(Command::Help),
            ];
        }
        let detail = self.plain_hint(Command::Activate);
        let unfinished = code.unfinished_task(code.focus).is_some();
        let activate = match code.focus {
            PaneId::Ledger if code.ledger.on_error_row() && unfinished => None,
            PaneId::Ledger if code.ledger.on_error_row() => {
                self.hint(Command::Activate, texts.retry)
            }
            PaneId::Ledger => detail.filter(|_| code.ledger.record().is_some()),
            PaneId::Card => detail.filter(|_| code.has_answer(PaneId::Card)),
            PaneId::Actions => self
                .hint(Command::Activate, texts.copy_link)
                .filter(|_| code.actions.selected_is_usable()),
        };
        let on_action = code.focus == PaneId::Actions && !code.actions.is_empty();
        let retries = code.focus == PaneId::Ledger
            && code.ledger.error().is_some()
            && !code.ledger.is_cursor_refused();
        let next_view = texts.views[code.view(code.focus).next() as usize];
        vec![
            self.hint(Command::Back, texts.cancel)
                .filter(|_| !awaited(code).is_empty()),
            self.hint(Command::WaitOn, texts.panel.wait_on)
                .filter(|_| unfinished),
            activate,
            self.plain_hint(Command::Qr)
                .filter(|_| on_action && code.actions.selected_is_usable()),
            self.plain_hint(Command::Detail).filter(|_| on_action),
            self.plain_hint(Command::NextPane),
            self.hint(Command::CycleView, next_view)
                .filter(|_| code.has_answer(code.focus)),
            if retries {
                self.hint(Command::Refresh, texts.retry)
            } else {
                self.plain_hint(Command::Refresh)
            },
            self.plain_hint(Command::Open),
            self.plain_hint(Command::Help),
        ]
    }
}
