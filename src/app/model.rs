//! Everything the screen is made from.

use jiff::Timestamp;

use super::code::open_code::OpenCode;
use super::explorer_options::ExplorerOptions;
use super::home::state::HomeState;
use super::inspector::state::Inspector;
use super::layout::Layout;
use super::notice::{Notice, UnsettledCopy};
use super::overlay::{Overlay, OverlayKind};
use super::step::Step;
use super::ticket::PaneId;
use super::ticket::Ticket;
use crate::domain::{CopyUrl, FoundLink};
use crate::i18n::{Lang, Texts};

/// What fills the window.
#[derive(Clone, Debug)]
pub(crate) enum Screen {
    /// Link input and codes to choose from.
    Home(HomeState),
    Code(Box<OpenCode>),
}

/// The whole state of the explorer.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// What doesn't change.
    pub options: ExplorerOptions,
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
    pub inspector: Inspector,
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
    pub(crate) fn new(
        options: ExplorerOptions,
        size: (u16, u16),
        now: Timestamp,
        lang: Lang,
    ) -> Self {
        let home = HomeState::new(!options.demo_codes.is_empty());
        Self {
            options,
            size,
            now,
            lang,
            screen: Screen::Home(home),
            overlays: Vec::new(),
            inspector: Inspector::default(),
            other_links: Vec::new(),
            notice: None,
            last_link: None,
            unsettled_copy: None,
            touched: true,
            last_ticket: 0,
            last_copy: 0,
        }
    }

    /// The words in force.
    #[must_use]
    pub(crate) const fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }

    /// The open code, if there is one.
    #[must_use]
    pub(crate) fn code(&self) -> Option<&OpenCode> {
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

    /// The geometry in force.
    #[must_use]
    pub(crate) fn layout(&self) -> Layout {
        let focused = self.code().map(|code| (code.focus, code.zoomed));
        let (focus, zoomed) = focused.unwrap_or((PaneId::Card, false));
        Layout::of(self.size.0, self.size.1, focus, zoomed)
    }

    /// What lies on top of everything else; none where nothing lies over the screen.
    #[must_use]
    pub(crate) fn on_top(&self) -> Option<&OverlayKind> {
        self.overlays.last().map(|overlay| &overlay.kind)
    }

    /// Lays an overlay over everything else, if there is one to open.
    pub(super) fn open_overlay(&mut self, kind: Option<OverlayKind>) -> Step {
        self.overlays.extend(kind.map(Overlay::new));
        Step::REDRAW
    }

    /// Takes the topmost overlay away.
    pub(super) fn close_overlay(&mut self) -> Step {
        self.overlays.pop();
        Step::REDRAW
    }

    /// The link line and list that keys go to: the overlay's if one is open, else the screen's.
    pub(super) fn home_mut(&mut self) -> Option<&mut HomeState> {
        match (self.overlays.last_mut(), &mut self.screen) {
            (Some(overlay), _) => overlay.home_mut(),
            (None, Screen::Home(home)) => Some(home),
            (None, Screen::Code(_)) => None,
        }
    }

    /// Says what is wrong with the environment, before whatever the message row says already.
    pub(crate) fn warn(&mut self, words: String) {
        let words = match self.notice.take() {
            Some(Notice::Attention(said) | Notice::Remark(said)) => format!("{words}  {said}"),
            _ => words,
        };
        self.notice = Some(Notice::Attention(words));
        self.touched = true;
    }

    /// A ticket that no other question of this run has.
    pub(super) const fn next_ticket(&mut self) -> Ticket {
        self.last_ticket += 1;
        Ticket(self.last_ticket)
    }
}
