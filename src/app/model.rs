//! Everything the screen is made from.

use std::collections::HashMap;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::card_rows::CardRows;
use super::panel::Panel;
use super::pausing::Pausing;
use super::text_view::ViewKey;
use super::{ActionsPane, HomeState, LedgerPane, Notice, Overlay, Remote, TextView};
use crate::domain::{
    Answer, Card, CodeHosts, CodeLink, ContextId, CopyUrl, CopyWay, ErrorKind, FoundLink,
    LoadError, Multiplexer, PaneId, Ticket,
};
use crate::i18n::{Lang, Texts};
use crate::input::Keymap;
use crate::text::SafeText;
use crate::theme::Glyphs;

/// What doesn't change while the explorer runs.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// Host of the service, for the bottom line.
    pub service: String,
    /// Dialect and binding, for the bottom line; the protocol's name alone until they are known.
    pub dialect: String,
    /// Hosts that are asked about without a question.
    pub hosts: CodeHosts,
    /// Records a page.
    pub page_size: u16,
    /// The ways a copy will take, in this order; none if there is no way.
    pub copy_ways: Vec<CopyWay>,
    /// What a copy through the terminal has to get through first.
    pub multiplexer: Option<Multiplexer>,
    /// True if copying is switched off.
    pub copy_off: bool,
    /// The demo's codes; empty without `--demo`.
    pub demo_codes: Vec<DemoCode>,
    /// Times are shown in this zone.
    pub zone: TimeZone,
    /// Marks of this terminal.
    pub glyphs: Glyphs,
    /// Keys in force.
    pub keymap: Keymap,
}

/// A code of the demo service, for the home screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DemoCode {
    /// Its link.
    pub link: CodeLink,
    /// Its name in Chinese and English.
    pub names: [String; 2],
    /// What it shows, in Chinese and English.
    pub about: [String; 2],
}

/// How a pane is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaneView {
    /// Laid out.
    #[default]
    Rendered,
    /// The service's one-line summary and where the answer is from.
    Summary,
    /// The JSON as sent.
    Raw,
}

impl PaneView {
    /// The next one, round and round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Rendered => Self::Summary,
            Self::Summary => Self::Raw,
            Self::Raw => Self::Rendered,
        }
    }
}

/// The card and what is selected in it.
#[derive(Clone, Debug, Default)]
pub struct CardPane {
    /// The answer.
    pub answer: Remote<Box<Answer<Card>>>,
    /// Laid out for the present width and language.
    pub rows: CardRows,
    /// What `rows` was laid out for.
    pub(super) rows_key: Option<ViewKey>,
    /// Selected row.
    pub selected: usize,
    /// First visible line.
    pub offset: usize,
}

/// How far a task has come that isn't finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskProgress {
    /// Its state, as the protocol names it.
    pub state: String,
    /// What the agent says about it.
    pub said: Option<SafeText>,
}

/// One code and its three panes.
#[derive(Clone, Debug)]
pub struct OpenCode {
    /// The code.
    pub link: CodeLink,
    /// The conversation of this code at this endpoint.
    pub context: Option<ContextId>,
    /// Counts refreshes.
    pub generation: u32,
    /// Which pane keys go to.
    pub focus: PaneId,
    /// True if only that pane is in sight.
    pub zoomed: bool,
    /// How each pane is shown: card, ledger, actions.
    pub views: [PaneView; 3],
    /// Lines of the panes that aren't rendered.
    pub texts: [TextView; 3],
    /// The card.
    pub card: CardPane,
    /// The ledger.
    pub ledger: LedgerPane,
    /// The actions.
    pub actions: ActionsPane,
    /// Counts everything that came in; what was made from older content is made again.
    pub(super) stamp: u64,
    /// How far tasks have come that aren't finished, by the ticket of their question.
    pub progress: HashMap<Ticket, TaskProgress>,
    /// Questions that wait to be sent (again), by their ticket.
    pub(super) pauses: HashMap<Ticket, Pausing>,
    /// The selected record for the right column of wide windows.
    pub side: TextView,
}

/// What fills the window.
#[derive(Clone, Debug)]
pub enum Screen {
    /// Link input and codes to choose from.
    Home(HomeState),
    /// A code.
    Code(Box<OpenCode>),
}

/// The whole state of the explorer.
#[derive(Clone, Debug)]
pub struct Model {
    /// What doesn't change.
    pub around: Surroundings,
    /// Columns and rows.
    pub size: (u16, u16),
    /// The time, as last told.
    pub now: Timestamp,
    /// The language.
    pub lang: Lang,
    /// What fills the window.
    pub screen: Screen,
    /// What lies over it, topmost last.
    pub overlays: Vec<Overlay>,
    /// What lies behind the screen: traffic, tasks, agent card.
    pub panel: Panel,
    /// Links that stood beside the one that was opened last.
    pub other_links: Vec<FoundLink>,
    /// The message row.
    pub notice: Option<Notice>,
    /// The link that was to be copied last, however that ended.
    pub last_link: Option<CopyUrl>,
    /// True if something visible may have changed since it was last drawn; whoever draws sets it back.
    pub touched: bool,
    pub(super) last_seq: u64,
    pub(super) last_copy: u64,
}

impl Model {
    /// The home screen, nothing asked yet.
    #[must_use]
    pub fn new(around: Surroundings, size: (u16, u16), now: Timestamp, lang: Lang) -> Self {
        let home = HomeState::new(!around.demo_codes.is_empty());
        Self {
            around,
            size,
            now,
            lang,
            screen: Screen::Home(home),
            overlays: Vec::new(),
            panel: Panel::default(),
            other_links: Vec::new(),
            notice: None,
            last_link: None,
            touched: true,
            last_seq: 0,
            last_copy: 0,
        }
    }

    /// What can be chosen where another code is opened: the other links of the text, then the demo's codes.
    #[must_use]
    pub fn choices(&self) -> Vec<DemoCode> {
        let beside = self.other_links.iter().map(|found| DemoCode {
            link: found.link.clone(),
            names: [(); 2].map(|()| found.link.short().to_owned()),
            about: [Lang::Zh, Lang::En].map(|lang| lang.texts().other_link.to_owned()),
        });
        beside
            .chain(self.around.demo_codes.iter().cloned())
            .collect()
    }

    /// What the list of choices is called.
    #[must_use]
    pub fn choices_title(&self) -> &'static str {
        match (
            self.other_links.is_empty(),
            self.around.demo_codes.is_empty(),
        ) {
            (true, _) => self.texts().demo_codes,
            (false, true) => self.texts().other_links_title,
            (false, false) => self.texts().choices_title,
        }
    }

    /// The words in force.
    #[must_use]
    pub const fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }

    /// The open code, if there is one.
    #[must_use]
    pub fn code(&self) -> Option<&OpenCode> {
        match &self.screen {
            Screen::Code(code) => Some(code),
            Screen::Home(_) => None,
        }
    }

    pub(super) fn code_mut(&mut self) -> Option<&mut OpenCode> {
        match &mut self.screen {
            Screen::Code(code) => Some(code),
            Screen::Home(_) => None,
        }
    }

    pub(super) fn next_seq(&mut self) -> u64 {
        self.last_seq += 1;
        self.last_seq
    }
}

impl OpenCode {
    /// The state of the task that a pane waits for, if it isn't finished.
    #[must_use]
    pub fn task_state(&self, pane: PaneId) -> Option<&TaskProgress> {
        self.progress.get(&self.awaited(pane)?)
    }

    /// The ticket that a pane waits for.
    #[must_use]
    pub const fn awaited(&self, pane: PaneId) -> Option<Ticket> {
        match pane {
            PaneId::Card => self.card.answer.awaited(),
            PaneId::Ledger => self.ledger.awaited(),
            PaneId::Actions => self.actions.answer.awaited(),
        }
    }

    /// Why a pane has nothing new to show.
    #[must_use]
    pub const fn error(&self, pane: PaneId) -> Option<&LoadError> {
        match pane {
            PaneId::Card => self.card.answer.error(),
            PaneId::Ledger => self.ledger.error(),
            PaneId::Actions => self.actions.answer.error(),
        }
    }

    /// True if a pane has an answer to show, of whatever age.
    #[must_use]
    pub fn has_answer(&self, pane: PaneId) -> bool {
        match pane {
            PaneId::Card => self.card.answer.value().is_some(),
            PaneId::Ledger => self.ledger.fetched_at.is_some() || !self.ledger.list.is_empty(),
            PaneId::Actions => self.actions.answer.value().is_some(),
        }
    }

    /// True if nothing at all is known of the code and the service says that there is no readable public entity.
    #[must_use]
    pub fn is_no_entity(&self) -> bool {
        let is_no_entity = |pane| {
            self.error(pane)
                .is_some_and(|error| error.kind == ErrorKind::NoEntity)
        };
        PaneId::ALL
            .into_iter()
            .all(|pane| !self.has_answer(pane) && is_no_entity(pane))
    }

    /// The view of a pane.
    #[must_use]
    pub const fn view(&self, pane: PaneId) -> PaneView {
        self.views[pane as usize]
    }
}
