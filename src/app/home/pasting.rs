//! Pasted texts.

use std::borrow::Cow;

use super::state::{HomeState, INPUT_LIMIT};
use crate::app::model::{Model, Screen};
use crate::app::overlay::{Overlay, OverlayKind};
use crate::app::step::Step;
use crate::domain::{CodeHosts, find_links};

/// A pasted text goes into the line that is being typed, else into a new one over what is shown. It is never a command, and never a request
/// by itself.
pub(in crate::app) fn pasted(model: &mut Model, text: &str) -> Step {
    if matches!(model.screen, Screen::Home(_)) {
        // The line is there already, under whatever lies over it.
        model.overlays.clear();
    }
    let text = insertable(text, &model.options.hosts);
    if model.home_mut().is_none() {
        let line = HomeState::new(false);
        model.overlays.push(Overlay::new(OverlayKind::Open(line)));
    }
    if let Some(home) = model.home_mut() {
        home.on_list = false;
        home.insert(&text);
    }
    Step::REDRAW
}

/// What of a pasted text goes into a line: all of it, or of one that is too long the links in it.
fn insertable<'t>(text: &'t str, hosts: &CodeHosts) -> Cow<'t, str> {
    if text.chars().nth(INPUT_LIMIT).is_none() {
        return Cow::Borrowed(text);
    }
    match find_links(text, hosts) {
        Ok(links) => {
            let links: Vec<&str> = links.iter().map(|found| found.link.as_str()).collect();
            Cow::Owned(links.join(" "))
        }
        Err(_) => Cow::Borrowed(text),
    }
}
