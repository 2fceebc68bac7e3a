//! A block of the card, whole.

use super::component::{Component, view_hint};
use crate::app::hint::Hint;
use crate::app::model::Model;
use crate::app::overlay::{Overlay, OverlayKind};
use crate::domain::Block;
use crate::i18n::thousands;
use crate::input::Command;
use crate::present::{Line, TextStyle, block_document, json_lines};

pub(super) struct BlockDetail;

fn block<'m>(model: &'m Model, overlay: &Overlay) -> Option<&'m Block> {
    let OverlayKind::Block(at) = overlay.kind else {
        return None;
    };
    model.code()?.card.answer.value()?.value.blocks.get(at)
}

impl Component for BlockDetail {
    fn title(&self, model: &Model, overlay: &Overlay) -> String {
        let texts = model.texts();
        block(model, overlay).map_or_else(
            || texts.overlays.block.to_owned(),
            |block| (texts.card.block)(&block.name).replace('\n', " "),
        )
    }

    fn note(&self, model: &Model, overlay: &Overlay) -> Option<String> {
        let answer = model.code()?.card.answer.value();
        let bytes = answer.map_or(0, |answer| answer.data.as_str().len());
        overlay
            .raw
            .then(|| format!("{} B", thousands(bytes as u64)))
    }

    fn hints(&self, model: &Model, overlay: &Overlay) -> Vec<Option<Hint>> {
        vec![view_hint(model, overlay), model.plain_hint(Command::Back)]
    }

    fn lines(
        &self,
        model: &Model,
        overlay: &Overlay,
        width: usize,
        style: &TextStyle,
    ) -> Vec<Line> {
        let Some(block) = block(model, overlay) else {
            return Vec::new();
        };
        match &block.raw {
            _ if !overlay.raw => block_document(block, style).lines(width),
            Some(raw) => json_lines(raw, width, model.texts()),
            None => Vec::new(),
        }
    }

    fn has_raw(&self) -> bool {
        true
    }
}
