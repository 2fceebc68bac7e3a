//! Pasted texts.

use std::borrow::Cow;

use super::effect::Effect;
use super::home::{HomeState, INPUT_LIMIT};
use super::model::{Model, Screen};
use super::overlay::{Overlay, OverlayKind};
use crate::domain::find_links;

impl Model {
    /// A pasted text goes into the line that is being typed, else into a new one over what is shown. It is never a command, and never
    /// a request by itself.
    pub(super) fn pasted(&mut self, text: &str) -> Vec<Effect> {
        if matches!(self.screen, Screen::Home(_)) {
            // The line is there already, under whatever lies over it.
            self.overlays.clear();
        }
        if self.home_mut().is_none() {
            let line = HomeState::new(false);
            self.overlays.push(Overlay::new(OverlayKind::Open(line)));
        }
        let text = self.insertable(text);
        if let Some(home) = self.home_mut() {
            home.on_list = false;
            home.insert(&text);
        }
        Vec::new()
    }

    /// What of a pasted text goes into a line: all of it, or of one that is too long the links in it.
    fn insertable<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if text.chars().nth(INPUT_LIMIT).is_none() {
            return Cow::Borrowed(text);
        }
        match find_links(text, &self.around.hosts) {
            Ok(links) => {
                let links: Vec<&str> = links.iter().map(|found| found.link.as_str()).collect();
                Cow::Owned(links.join(" "))
            }
            Err(_) => Cow::Borrowed(text),
        }
    }
}
