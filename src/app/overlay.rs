//! What lies over the panes: which overlay, and its state. What each says and does stands in its own file of `overlays`.

use super::home::state::HomeState;
use super::overlays::qr_page::QrPage;
use super::text_view::TextView;
use crate::domain::FoundLink;

/// Which overlay.
#[derive(Clone, Debug)]
pub(crate) enum OverlayKind {
    /// The selected record, whole.
    Record,
    /// The selected action, whole.
    Action,
    /// The link of the selected action, whole, in the whole window and without a frame.
    FullLink,
    /// A block of the card, whole; its place.
    Block(usize),
    /// The keys in force.
    Help,
    /// Open another code.
    Open(HomeState),
    /// Ask about a code on a host that isn't known.
    AskHost(FoundLink),
    /// Every command that works under it.
    Commands(CommandList),
    /// A link as a QR code.
    Qr(Box<QrPage>),
    /// What lies behind the screen; its state is the model's, so that it stays.
    Inspector,
}

/// Which row of the list of commands is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CommandList {
    /// The chosen row.
    pub selected: usize,
    /// First visible row.
    pub offset: usize,
}

/// Which text an overlay shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OverlaySubject {
    /// The place of the item it is about.
    pub item: usize,
    /// As the JSON that was sent.
    pub raw: bool,
}

/// An overlay and how far it is scrolled.
#[derive(Clone, Debug)]
pub(crate) struct Overlay {
    /// Which one.
    pub kind: OverlayKind,
    /// Its lines.
    pub text: TextView<OverlaySubject>,
    /// True if the JSON as sent is shown instead.
    pub raw: bool,
}

impl Overlay {
    /// Opens one at its top.
    #[must_use]
    pub(crate) fn new(kind: OverlayKind) -> Self {
        Self {
            kind,
            text: TextView::default(),
            raw: false,
        }
    }

    /// The link line in it, if it has one.
    pub(crate) const fn home_mut(&mut self) -> Option<&mut HomeState> {
        match &mut self.kind {
            OverlayKind::Open(home) => Some(home),
            _ => None,
        }
    }
}
