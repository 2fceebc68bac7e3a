//! What is documented about the service: its limits, the rules for those who read it, where the contract stands.

use super::document::Document;
use super::line::Piece;
use super::text_style::{LabelCells, TextStyle};
use crate::a2a::{CONTRACT_EXTENSION, CONTRACT_SCHEMA};
use crate::theme::Role;

/// The page about the program and the service.
pub(crate) fn about_document(style: &TextStyle) -> Document<'_> {
    let mut document = Document::new(style, LabelCells::Inspector.of(style.lang));
    let words = &style.texts().inspector;
    document.item(vec![
        Piece::new(Role::Strong, "qrscope"),
        Piece::new(Role::Dim, concat!("  ", env!("CARGO_PKG_VERSION"))),
    ]);
    document.prose(Role::Text, words.about_program);
    for (heading, sentences) in [
        (words.limits_heading, &words.limits),
        (words.rules_heading, &words.rules),
    ] {
        document.heading(heading);
        for (at, sentence) in sentences.iter().enumerate() {
            document.item(vec![
                Piece::new(Role::Dim, format!("{} ", at + 1)),
                Piece::new(Role::Text, *sentence),
            ]);
        }
    }
    document.heading(words.contract_heading);
    document.pair(words.contract_label, CONTRACT_EXTENSION);
    document.pair(words.schema_label, CONTRACT_SCHEMA);
    document.prose(Role::Dim, words.contract_note);
    document
}
