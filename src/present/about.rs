//! What is documented about the service: its limits, the rules for those who read it, where the contract stands.

use super::line::{Line, Piece};
use super::page::Page;
use super::text_style::TextLayout;
use crate::a2a::{CONTRACT_EXTENSION, CONTRACT_SCHEMA};
use crate::theme::Role;

/// The page about the program and the service.
pub(crate) fn about_lines(context: &TextLayout<'_>) -> Vec<Line> {
    let mut page = Page::new(context);
    let words = page.words();
    page.pieces(&[
        Piece::new(Role::Strong, "qrscope"),
        Piece::new(Role::Dim, concat!("  ", env!("CARGO_PKG_VERSION"))),
    ]);
    page.prose(Role::Text, words.about_program);
    page.heading(words.limits_heading);
    for (at, limit) in words.limits.iter().enumerate() {
        numbered(&mut page, at, limit);
    }
    page.heading(words.rules_heading);
    for (at, rule) in words.rules.iter().enumerate() {
        numbered(&mut page, at, rule);
    }
    page.heading(words.contract_heading);
    page.pair(words.contract_labels[0], CONTRACT_EXTENSION);
    page.pair(words.contract_labels[1], CONTRACT_SCHEMA);
    page.prose(Role::Dim, words.contract_note);
    page.finish()
}

fn numbered(page: &mut Page<'_>, at: usize, text: &str) {
    page.pieces(&[
        Piece::new(Role::Dim, format!("{} ", at + 1)),
        Piece::new(Role::Text, text.to_owned()),
    ]);
}
