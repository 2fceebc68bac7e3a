//! A link as a QR code, for a phone to scan. Nothing is sent anywhere: the phone asks by itself.

use super::component::Component;
use super::qr_page::{QrPage, QrSubject};
use super::qr_sheet::QrSheet;
use crate::app::copying::{copy_link, why_unusable};
use crate::app::hint::Hint;
use crate::app::model::Model;
use crate::app::overlay::{Overlay, OverlayKind};
use crate::app::step::Step;
use crate::app::ticket::PaneId;
use crate::domain::{Card, CopyUrl, UsableLink, names_code};
use crate::input::Command;
use crate::qr::{Form, Symbol};
use crate::text::SafeText;

pub(super) struct Qr;

impl Component for Qr {
    fn title(&self, _: &Model, _: &Overlay) -> String {
        String::new()
    }

    fn hints(&self, model: &Model, _: &Overlay) -> Vec<Option<Hint>> {
        vec![
            model.hint(Command::Activate, model.texts().actions.copy_link),
            model.plain_hint(Command::Back),
        ]
    }

    fn derive(&self, model: &mut Model) {
        let (size, lang, glyphs) = (model.size, model.lang, model.options.glyphs);
        if let Some(page) = model.overlays.last_mut().and_then(page_mut) {
            page.place(size, lang, &glyphs);
        }
    }

    fn activate(&self, model: &mut Model) -> Step {
        let page = model.overlays.last_mut().and_then(page_mut);
        match page.map(|page| page.link.clone()) {
            Some(link) => copy_link(model, link).into(),
            None => Step::NONE,
        }
    }
}

const fn page_mut(overlay: &mut Overlay) -> Option<&mut Box<QrPage>> {
    match &mut overlay.kind {
        OverlayKind::Qr(page) => Some(page),
        _ => None,
    }
}

/// The code of what is selected or whose detail is open; its own key closes it. Over help and questions there is nothing to show.
pub(in crate::app) fn toggle(model: &mut Model) -> Step {
    match model.on_top() {
        None
        | Some(
            OverlayKind::Record
            | OverlayKind::Action
            | OverlayKind::FullLink
            | OverlayKind::Block(_),
        ) => show(model).into(),
        Some(OverlayKind::Qr(_)) => model.close_overlay(),
        Some(_) => Step::NONE,
    }
}

/// Shows the link's code, or says why it can't be handed out; false where there is no link to speak of.
fn show(model: &mut Model) -> bool {
    let Some((subject, link)) = subject(model) else {
        return false;
    };
    let link = match link {
        UsableLink::Usable(link) => link,
        unusable => {
            model.notice = why_unusable(&unusable, model.texts());
            return true;
        }
    };
    let own = model.code().map(|code| code.link.host());
    let page = QrPage {
        subject,
        standing: link.host_standing(&model.options.hosts, own),
        lookalike: link.lookalike(&model.options.hosts, own),
        symbol: Symbol::of(link.as_str()),
        form: Form::of(model.options.glyphs.half_blocks),
        link,
        sheet: QrSheet::default(),
    };
    let overlay = Overlay::new(OverlayKind::Qr(Box::new(page)));
    model.overlays.push(overlay);
    true
}

/// What is shown with the focused pane: the selected action's link, the card's `code.uri`, with the ledger the link that was opened, since a
/// record has none of its own. `None` without an action to speak of.
fn subject(model: &Model) -> Option<(QrSubject, UsableLink)> {
    let code = model.code()?;
    let opened = || match CopyUrl::parse(code.link.as_str()) {
        Ok(link) => UsableLink::Usable(link),
        Err(why) => UsableLink::Refused(SafeText::sanitize(code.link.as_str()), why),
    };
    Some(match code.focus {
        PaneId::Ledger => (QrSubject::Opened(false), opened()),
        PaneId::Card => {
            let card = code.card.answer.value().map(|answer| &answer.value);
            match card.map(Card::code_link) {
                None => (QrSubject::Opened(false), opened()),
                Some(UsableLink::Untracked) => (QrSubject::Opened(true), opened()),
                Some(link) => {
                    let other = matches!(&link, UsableLink::Usable(url)
                        if !names_code(url.as_str(), &code.link, &model.options.hosts));
                    (QrSubject::CodeUri(other), link)
                }
            }
        }
        PaneId::Actions => {
            let action = code.actions.selected_action()?;
            let label = action.label.shown().cloned();
            (QrSubject::Action(label), action.human_url.clone())
        }
    })
}
