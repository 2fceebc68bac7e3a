//! Keys that came in one go: a slow line brings them together, and so do a paste that isn't marked and an input method.

use super::model::Model;
use super::notice::Notice;
use super::overlay::OverlayKind;
use super::step::Step;
use crate::input::{Chord, Command, Scope};

impl Model {
    /// A key that came with others; true if anything visible may have changed. It does what it always does, but never says yes to the
    /// question about an unknown host: that takes a key for itself, pressed by somebody who could read the question.
    pub(super) fn key_among_others(&mut self, chord: Chord) -> Step {
        let scope = self.scope();
        let says_yes = scope == Scope::Overlay
            && self.around.keymap.command(chord, scope) == Some(Command::Activate);
        // The question may lie under the list of commands, which has the yes in it.
        if says_yes && self.asks_about_host() {
            return Step::NONE;
        }
        self.key_pressed(chord)
    }

    fn asks_about_host(&self) -> bool {
        let mut kinds = self.overlays.iter().map(|overlay| &overlay.kind);
        kinds.any(|kind| matches!(kind, OverlayKind::AskHost(_)))
    }

    /// A key of a text that an input method composed; true if anything visible may have changed. In a line it is typed, elsewhere it is
    /// no command, whichever key it is.
    pub(super) fn composed(&mut self, chord: Chord) -> Step {
        if self.scope() == Scope::Typing {
            return self.key_among_others(chord);
        }
        let hint = Some(Notice::Remark(self.composed_hint()));
        let is_new = self.notice != hint;
        self.notice = hint;
        is_new.into()
    }
}
