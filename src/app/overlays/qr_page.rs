//! What stands in a window with a QR code.

use super::qr_sheet::{QrSheet, Words};
use crate::domain::{CopyUrl, HostStanding, Lookalike};
use crate::i18n::Lang;
use crate::qr::{Form, LONGEST, Symbol, TooLongForQr};
use crate::text::SafeText;
use crate::theme::Glyphs;

/// Whose link it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum QrSubject {
    /// The humanUrl of an action of this name.
    Action(Option<SafeText>),
    /// `code.uri`; true if it names another code than the one that was asked about.
    CodeUri(bool),
    /// The link that was opened; true if it stands in for a `code.uri` that isn't tracked.
    Opened(bool),
}

/// A link that is shown as a QR code: one parsed value for what is shown, scanned and copied.
#[derive(Clone, Debug)]
pub(crate) struct QrPage {
    /// Whose link it is.
    pub subject: QrSubject,
    pub link: CopyUrl,
    /// Whose host it is.
    pub standing: HostStanding,
    /// What about the letters of its host may deceive.
    pub lookalike: Option<Lookalike>,
    /// Its modules.
    pub symbol: Result<Symbol, TooLongForQr>,
    /// How the modules become cells.
    pub form: Form,
    /// Where everything stands in the present window.
    pub sheet: QrSheet,
}

impl QrPage {
    /// Places everything in a window of this size.
    pub(super) fn place(&mut self, window: (u16, u16), lang: Lang, glyphs: &Glyphs) {
        let texts = lang.texts();
        let (title, note, said) = match &self.subject {
            QrSubject::Action(label) => (
                label
                    .as_ref()
                    .map_or(texts.overlays.action.into(), SafeText::one_line),
                texts.qr.action_note,
                None,
            ),
            QrSubject::CodeUri(other) => (
                texts.qr.own_link.into(),
                texts.qr.code_note,
                other.then(|| (texts.card.other_code)(self.link.as_str())),
            ),
            QrSubject::Opened(instead) => (
                texts.qr.opened_link.into(),
                texts.qr.code_note,
                instead.then(|| texts.qr.uri_untracked.to_owned()),
            ),
        };
        let mut warnings: Vec<String> = said.into_iter().collect();
        if let Some(kind) = &self.lookalike {
            warnings.push((texts.links.host_lookalike)(kind));
        }
        if self.standing == HostStanding::Foreign {
            warnings.push((texts.links.host_foreign)(self.link.host()));
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
            Err(TooLongForQr(bytes)) => {
                let why = (texts.qr.too_long)(*bytes, LONGEST);
                QrSheet::without_code(&words, window, &why, "")
            }
        };
    }
}
