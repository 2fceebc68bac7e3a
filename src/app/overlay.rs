//! What lies over the panes.

use super::{CommandList, HomeState, Model, QrPage, TextView};
use crate::domain::FoundLink;

/// Which overlay.
#[derive(Clone, Debug)]
pub enum OverlayKind {
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
    Panel,
}

/// An overlay and how far it is scrolled.
#[derive(Clone, Debug)]
pub struct Overlay {
    /// Which one.
    pub kind: OverlayKind,
    /// Its lines.
    pub text: TextView,
    /// True if the JSON as sent is shown instead.
    pub raw: bool,
}

impl Overlay {
    /// Opens one at its top.
    #[must_use]
    pub fn new(kind: OverlayKind) -> Self {
        Self {
            kind,
            text: TextView::default(),
            raw: false,
        }
    }

    /// The link line in it, if it has one.
    pub fn home_mut(&mut self) -> Option<&mut HomeState> {
        match &mut self.kind {
            OverlayKind::Open(home) => Some(home),
            _ => None,
        }
    }
}

impl Model {
    /// What lies on top of everything else; none where nothing lies over the screen.
    #[must_use]
    pub fn on_top(&self) -> Option<&OverlayKind> {
        self.overlays.last().map(|overlay| &overlay.kind)
    }
}
