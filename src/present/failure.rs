//! Why there is no answer: our sentence, the other side's words, what to do.

use super::document::Document;
use super::line::{Line, Piece};
use super::text_style::TextStyle;
use crate::domain::{ErrorKind, LoadError};
use crate::i18n::local;
use crate::theme::Role;

/// On one line: of a failed task the service's own reason and nothing else, of everything else our sentence.
pub(crate) fn failure_sentence(error: &LoadError, style: &TextStyle) -> String {
    let texts = style.texts();
    match error.said.as_ref().filter(|_| is_quotation(error)) {
        Some(said) => texts.quoted(&said.one_line()),
        None => format!(
            "{}{}",
            (texts.errors.error)(&error.kind),
            wanted_wait(error, style)
        ),
    }
}

/// The other side's words beside that; none of a failed task, whose sentence they are already.
pub(crate) fn failure_words(error: &LoadError, style: &TextStyle) -> Option<String> {
    let words = style.texts().their_words(error);
    words.filter(|_| !is_quotation(error))
}

/// When the service wants to be asked again, to be put after our sentence.
pub(crate) fn wanted_wait(error: &LoadError, style: &TextStyle) -> String {
    let after = error.retry_after.filter(|after| after.at > style.now);
    after.map_or_else(String::new, |after| {
        (style.texts().errors.retry_at)(&local(after.at, &style.zone))
    })
}

/// All there is to say, each a paragraph. `is_entity` adds what can be said only when get_entity failed: another skill's failure keeps its
/// own reason and says nothing about the entity, which may stand beside it.
pub(crate) fn failure_paragraphs(error: &LoadError, is_entity: bool, style: &TextStyle) -> Line {
    let texts = style.texts();
    let sentence = failure_sentence(error, style);
    let mut out = vec![Piece::new(
        Role::Bad,
        format!("{} {sentence}", style.glyphs.fail),
    )];
    out.extend(failure_words(error, style).map(|words| Piece::new(Role::Dim, words)));
    match error.kind {
        ErrorKind::NoEntity if is_entity => {
            out.push(Piece::new(Role::Text, texts.card.no_entity));
            out.push(Piece::new(Role::Dim, texts.card.no_entity_why));
        }
        ErrorKind::NoEntity => {}
        _ => out.push(Piece::new(Role::Dim, (texts.errors.hint)(&error.kind))),
    }
    out
}

/// What is known when there is no readable public entity under a link.
pub(crate) fn no_entity_document<'a>(
    error: &LoadError,
    link: &str,
    style: &'a TextStyle,
) -> Document<'a> {
    let texts = style.texts();
    let labels = [
        texts.common.service_says,
        texts.card.possible,
        texts.card.link_read,
    ];
    let widest = labels.map(crate::text::cells).into_iter().max();
    let mut document = Document::new(style, widest.unwrap_or(0));
    let (open, close) = (texts.common.open_quote, texts.common.close_quote);
    let said = error.said.as_ref().map(|said| said.one_line());
    let said = format!("{open}{}{close}", said.unwrap_or_default());
    document.pair(texts.common.service_says, &said);
    document.pair_as(Role::Dim, texts.card.possible, texts.card.no_entity_why);
    document.pair(texts.card.link_read, link);
    document
}

const fn is_quotation(error: &LoadError) -> bool {
    matches!(error.kind, ErrorKind::Failed | ErrorKind::NoEntity)
}

impl Document<'_> {
    /// What went wrong, and the other side's words for it.
    pub(crate) fn failure(&mut self, error: &LoadError) {
        let texts = self.style.texts();
        self.warning(&(texts.errors.error)(&error.kind));
        if let Some(said) = texts.their_words(error) {
            self.prose(Role::Dim, &said);
        }
    }
}
