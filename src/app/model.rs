//! Everything the screen is made from.

use jiff::Timestamp;

use super::open_code::OpenCode;
use super::panel::Panel;
use super::surroundings::{DemoCode, Surroundings};
use super::ticket::Ticket;
use super::unsettled_copy::UnsettledCopy;
use super::{HomeState, Notice, Overlay};
use crate::domain::{CopyUrl, FoundLink};
use crate::i18n::{Lang, Texts};

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
    /// The last copy, as long as it hasn't ended.
    pub unsettled_copy: Option<UnsettledCopy>,
    /// True if something visible may have changed since it was last drawn; whoever draws sets it back.
    pub touched: bool,
    pub(super) last_ticket: u64,
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
            unsettled_copy: None,
            touched: true,
            last_ticket: 0,
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

    /// A ticket that no other question of this run has.
    pub(super) const fn next_ticket(&mut self) -> Ticket {
        self.last_ticket += 1;
        Ticket(self.last_ticket)
    }
}
