//! The common shape of tabs.

use jiff::Timestamp;

use super::chosen::Chosen;
use crate::app::effect::Effect;
use crate::app::notice::{CopiedText, Notice};
use crate::app::ticket::Ticket;
use crate::domain::{ContextId, LoadError};
use crate::i18n::InspectorTexts;
use crate::input::Command;
use crate::present::{Document, Line, TextStyle};

/// What a tab shows and does; what isn't said is the same for all.
pub(super) trait Tab {
    /// The keys of its rows, in their order; none where it is a text.
    fn keys(&self) -> Vec<u64> {
        Vec::new()
    }

    /// Which row is chosen.
    fn chosen(&self) -> Option<&Chosen> {
        None
    }

    /// The same, to be changed.
    fn chosen_mut(&mut self) -> Option<&mut Chosen> {
        None
    }

    /// The key of the chosen row.
    fn chosen_key(&self) -> Option<u64> {
        let keys = self.keys();
        keys.get(self.chosen()?.place(&keys)).copied()
    }

    /// Whether the chosen row can fill the inspector.
    fn can_open(&self) -> bool {
        self.chosen_key().is_some()
    }

    /// Whether there is JSON as it was sent.
    fn has_raw(&self) -> bool {
        false
    }

    /// Its own requests on their way, and since when.
    fn running(&self) -> Vec<(Ticket, Timestamp)> {
        Vec::new()
    }

    /// Takes the failure of one of them; nothing changes if it isn't awaited.
    fn fail(&mut self, _ticket: Ticket, _error: &LoadError) {}

    /// Another row is chosen.
    fn left_row(&mut self) {}

    /// A command that is this tab's own; none if it does what it does in all.
    fn run(&mut self, _command: Command, _asked: &Asked) -> Option<TabStep> {
        None
    }

    /// Its keys, most important first.
    fn hints(&self, _opened: bool, _words: &InspectorTexts) -> Vec<TabHint> {
        Vec::new()
    }

    /// The lines of one of its texts.
    fn lines(&self, form: &Form, style: &TextStyle) -> Vec<Line>;
}

/// A key that matters now: its command, and a word for it.
pub(super) enum TabHint {
    /// Under this word.
    Word(Command, &'static str),
    /// Under the command's own word.
    Plain(Command),
    /// The chosen row fills the inspector, if it doesn't yet.
    Expand,
    /// The other of the two views.
    OtherView,
}

/// What a command needs to know from outside the tab.
pub(super) struct Asked {
    /// Whether the chosen row fills the inspector.
    pub opened: bool,
    /// The ticket of a request, if it leads to one.
    pub ticket: Ticket,
    /// The present.
    pub now: Timestamp,
    /// The open code's conversation.
    pub context: Option<ContextId>,
    /// The words in force.
    pub words: &'static InspectorTexts,
}

/// What a command in a tab leads to.
#[derive(Default)]
pub(super) struct TabStep {
    /// What is to be done outside.
    pub effects: Vec<Effect>,
    /// What the message row says.
    pub notice: Option<Notice>,
    /// A text for the clipboard.
    pub copy: Option<(String, CopiedText)>,
}

impl TabStep {
    /// Something that the person should know.
    pub(super) fn attention(words: &str) -> Self {
        Self {
            notice: Some(Notice::Attention(words.to_owned())),
            ..Self::default()
        }
    }

    /// A text for the clipboard.
    pub(super) fn copy(text: String, what: CopiedText) -> Self {
        Self {
            copy: Some((text, what)),
            ..Self::default()
        }
    }
}

impl From<Vec<Effect>> for TabStep {
    fn from(effects: Vec<Effect>) -> Self {
        Self {
            effects,
            ..Self::default()
        }
    }
}

/// Which text, and how much of it is wanted.
pub(super) struct Form {
    /// Cells a line may take.
    pub width: usize,
    /// Lines that are in sight.
    pub height: usize,
    /// The chosen row fills the inspector.
    pub opened: bool,
    /// JSON as sent.
    pub raw: bool,
    /// The second of two texts side by side.
    pub second: bool,
    /// There is only one.
    pub alone: bool,
}

impl Form {
    /// The lines of what a chosen row says: all of them where it fills the inspector, else as many as are in sight.
    pub(super) fn of_row(&self, document: &Document<'_>) -> Vec<Line> {
        if self.opened {
            document.lines(self.width)
        } else {
            document.first_lines(self.height, self.width)
        }
    }
}
