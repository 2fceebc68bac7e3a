//! A link as a QR code, for a phone to scan. Nothing is sent anywhere: the phone asks by itself.

use super::effect::Effect;
use super::model::Model;
use super::notice::Notice;
use super::overlay::{Overlay, OverlayKind};
use super::qr_sheet::{QrSheet, Words};
use crate::app::ticket::PaneId;
use crate::domain::{CopyUrl, HostStanding, Lookalike, UsableLink, names_code};
use crate::i18n::Lang;
use crate::qr::{Form, LONGEST, Symbol, TooLong};
use crate::text::SafeText;
use crate::theme::Glyphs;

/// Whose link it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QrSubject {
    /// The humanUrl of an action of this name.
    Action(Option<SafeText>),
    /// `code.uri`; true if it names another code than the one that was asked about.
    CodeUri(bool),
    /// The link that was opened; true if it stands in for a `code.uri` that isn't tracked.
    Opened(bool),
}

/// A link that is shown as a QR code: one parsed value for what is shown, scanned and copied.
#[derive(Clone, Debug)]
pub struct QrPage {
    /// Whose link it is.
    pub subject: QrSubject,
    /// The link.
    pub link: CopyUrl,
    /// Whose host it is.
    pub standing: HostStanding,
    /// What about the letters of its host may deceive.
    pub lookalike: Option<Lookalike>,
    /// Its modules.
    pub symbol: Result<Symbol, TooLong>,
    /// How the modules become cells.
    pub form: Form,
    /// Where everything stands in the present window.
    pub sheet: QrSheet,
}

impl Model {
    /// What `p` shows with the focused pane: the selected action's link, the card's `code.uri`, with the ledger the link that was
    /// opened, since a record has none of its own. `None` without an action to speak of.
    fn qr_link(&self) -> Option<(QrSubject, UsableLink)> {
        let code = self.code()?;
        let opened = || match CopyUrl::parse(code.link.as_str()) {
            Ok(link) => UsableLink::Usable(link),
            Err(why) => UsableLink::Refused(SafeText::sanitize(code.link.as_str()), why),
        };
        Some(match code.focus {
            PaneId::Ledger => (QrSubject::Opened(false), opened()),
            PaneId::Card => {
                let card = code.card.answer.value().map(|answer| &answer.value);
                match card.map(crate::domain::Card::code_link) {
                    None => (QrSubject::Opened(false), opened()),
                    Some(UsableLink::Untracked) => (QrSubject::Opened(true), opened()),
                    Some(link) => {
                        let other = matches!(&link, UsableLink::Usable(url)
                            if !names_code(url.as_str(), &code.link, &self.around.hosts));
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

    /// The code of what is selected or whose detail is open; its own key closes it. Over help and questions there is nothing to show.
    pub(super) fn toggle_qr(&mut self) -> bool {
        match self.on_top() {
            None
            | Some(
                OverlayKind::Record
                | OverlayKind::Action
                | OverlayKind::FullLink
                | OverlayKind::Block(_),
            ) => self.show_qr(),
            Some(OverlayKind::Qr(_)) => self.overlays.pop().is_some(),
            Some(_) => false,
        }
    }

    /// Shows the link's code, or says why it can't be handed out.
    fn show_qr(&mut self) -> bool {
        let Some((subject, link)) = self.qr_link() else {
            return false;
        };
        let link = match link {
            UsableLink::Usable(link) => link,
            unusable => {
                self.notice = self.why_unusable(&unusable);
                return true;
            }
        };
        let own = self.code().map(|code| code.link.host());
        let page = QrPage {
            subject,
            standing: link.host_standing(&self.around.hosts, own),
            lookalike: link.lookalike(&self.around.hosts, own),
            symbol: Symbol::of(link.as_str()),
            form: Form::of(self.around.glyphs.half_blocks),
            link,
            sheet: QrSheet::default(),
        };
        self.overlays
            .push(Overlay::new(OverlayKind::Qr(Box::new(page))));
        true
    }

    /// Why a link can't be handed out.
    pub(super) fn why_unusable(&self, link: &UsableLink) -> Option<Notice> {
        let words = match link {
            UsableLink::Usable(_) => return None,
            UsableLink::Untracked => self.texts().no_link.to_owned(),
            UsableLink::Refused(_, why) => (self.texts().url_refusal)(why),
        };
        Some(Notice::Attention(words))
    }

    /// Copies the link that is shown.
    pub(super) fn copy_shown_link(&mut self) -> Vec<Effect> {
        match self.on_top() {
            Some(OverlayKind::Qr(page)) => {
                let link = page.link.clone();
                self.copy_link(link)
            }
            _ => Vec::new(),
        }
    }
}

impl QrPage {
    /// Places everything in a window of this size.
    pub(super) fn settle(&mut self, window: (u16, u16), lang: Lang, glyphs: &Glyphs) {
        let texts = lang.texts();
        let (title, note, said) = match &self.subject {
            QrSubject::Action(label) => (
                label
                    .as_ref()
                    .map_or(texts.overlays[1].into(), SafeText::one_line),
                texts.qr.action_note,
                None,
            ),
            QrSubject::CodeUri(other) => (
                texts.qr.titles[0].into(),
                texts.qr.code_note,
                other.then(|| (texts.other_code)(self.link.as_str())),
            ),
            QrSubject::Opened(instead) => (
                texts.qr.titles[1].into(),
                texts.qr.code_note,
                instead.then(|| texts.qr.uri_untracked.to_owned()),
            ),
        };
        let mut warnings: Vec<String> = said.into_iter().collect();
        if let Some(kind) = &self.lookalike {
            warnings.push((texts.host_lookalike)(kind));
        }
        if self.standing == HostStanding::Foreign {
            warnings.push((texts.host_foreign)(self.link.host()));
        }
        let words = Words {
            title: &title,
            note,
            warnings: &warnings,
            link: self.link.as_str(),
            cut: glyphs.cut,
        };
        self.sheet = match &self.symbol {
            Ok(symbol) => {
                let (columns, rows) = self.form.size(symbol);
                let cells = |count| u16::try_from(count).unwrap_or(u16::MAX);
                let code = (cells(columns), cells(rows));
                QrSheet::of(&words, window, code).unwrap_or_else(|needed| {
                    let why = (texts.qr.needs)(needed, window);
                    QrSheet::without_code(&words, window, &why, texts.qr.needs_hint)
                })
            }
            Err(TooLong(bytes)) => {
                let why = (texts.qr.too_long)(*bytes, LONGEST);
                QrSheet::without_code(&words, window, &why, "")
            }
        };
    }
}
