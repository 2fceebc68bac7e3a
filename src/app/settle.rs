//! After every step: scroll positions inside the content, derived lines up to date, and the next page asked for if it is time.

use super::card_rows::CardRows;
use super::detail::Detail;
use super::effect::Effect;
use super::help::help_lines;
use super::json_lines::json_lines;
use super::layout::{Arrangement, Layout};
use super::model::Model;
use super::open_code::{OpenCode, PaneView};
use super::overlay::{Overlay, OverlayKind};
use super::pane_text::pane_lines;
use super::rows_context::RowsContext;
use super::scroll::follow;
use super::surroundings::Surroundings;
use super::text_view::ViewKey;
use crate::domain::{CodeHosts, PaneId, Query, Ticket, UsableLink, names_code};
use crate::i18n::Lang;
use crate::input::Scope;
use crate::theme::Line;

impl Model {
    pub(super) fn settle(&mut self) -> Vec<Effect> {
        let layout = self.layout();
        let (lang, now, size) = (self.lang, self.now, self.size);
        let overlay_rows = self.overlay_rows();
        let help_at = self.help_at(Scope::Panes);
        let around = &self.around;
        if let super::Screen::Code(code) = &mut self.screen {
            settle_card(code, &layout, lang, now, around);
            code.ledger.settle(layout.ledger_rows());
            let rows = layout.action_rows();
            let count = code.actions.len();
            code.actions.selected = code.actions.selected.min(count.saturating_sub(1));
            code.actions.offset = follow(
                code.actions.offset,
                code.actions.selected,
                code.actions.selected,
                rows,
                count,
            );
            settle_texts(code, &layout, lang, now, around);
            settle_side(code, &layout, lang, now, around);
        }
        if let Some(overlay) = self.overlays.last_mut() {
            let width = match overlay.kind {
                OverlayKind::FullLink => usize::from(size.0).max(1),
                _ => usize::from(Layout::overlay(size.0, size.1).width)
                    .saturating_sub(6)
                    .max(1),
            };
            match (&mut overlay.kind, &self.screen) {
                (OverlayKind::Qr(page), _) => page.settle(size, lang, &around.glyphs),
                (OverlayKind::Help, _) => {
                    overlay.text.keep(
                        ViewKey {
                            width,
                            lang,
                            stamp: 0,
                            item: 0,
                            form: 0,
                        },
                        || help_lines(around, help_at, lang, width),
                    );
                }
                (_, super::Screen::Code(code)) => {
                    settle_overlay(
                        overlay,
                        code,
                        &DETAIL.context(around, lang, now, width, false),
                        &around.hosts,
                    );
                }
                _ => {}
            }
            overlay.text.clamp(overlay_rows);
        }
        self.settle_panel();
        self.settle_list();
        self.ask_ahead(&layout)
    }

    fn ask_ahead(&mut self, layout: &Layout) -> Vec<Effect> {
        match self.code() {
            Some(code) if code.ledger.wants_page(layout.ledger_rows()) => self.ask_next_page(),
            _ => Vec::new(),
        }
    }

    /// Asks for the page behind the list's cursor, if it may be asked.
    pub(super) fn ask_next_page(&mut self) -> Vec<Effect> {
        let (now, seq, size) = (self.now, self.last_seq + 1, self.around.page_size);
        let Some(code) = self.code_mut() else {
            return Vec::new();
        };
        let Some(token) = code.ledger.list.askable() else {
            return Vec::new();
        };
        let ticket = Ticket {
            pane: PaneId::Ledger,
            generation: code.generation,
            seq,
        };
        code.ledger.begin(ticket, token.clone(), now);
        let effect = Effect::Ask {
            ticket,
            query: Query::Records {
                link: code.link.clone(),
                size,
                token,
            },
            context: code.context.clone().or_else(|| code.ledger.context.clone()),
        };
        self.last_seq = seq;
        vec![effect]
    }
}

/// Cells of the label column, in Chinese and English. A longer label pushes its own value; details have room for our longest.
struct Labels([usize; 2]);

const CARD: Labels = Labels([8, 10]);
const DETAIL: Labels = Labels([8, 13]);

impl Labels {
    const fn context<'a>(
        &self,
        around: &'a Surroundings,
        lang: Lang,
        now: jiff::Timestamp,
        width: usize,
        airy: bool,
    ) -> RowsContext<'a> {
        RowsContext {
            lang,
            zone: &around.zone,
            now,
            glyphs: &around.glyphs,
            width,
            labels: self.0[lang as usize],
            airy,
        }
    }
}

/// Sentences about the card's answer itself.
fn notes(code: &OpenCode, lang: Lang, hosts: &CodeHosts) -> Vec<String> {
    let Some(answer) = code.card.answer.value() else {
        return Vec::new();
    };
    let texts = lang.texts();
    let mut notes = Vec::new();
    if let Some(uri) = answer.value.code_uri()
        && !names_code(uri.as_str(), &code.link, hosts)
    {
        notes.push((texts.other_code)(&uri.one_line()));
    }
    if let Some(name) = &answer.other_artifact {
        notes.push((texts.other_artifact)(&name.one_line()));
    }
    notes
}

fn settle_card(
    code: &mut OpenCode,
    layout: &Layout,
    lang: Lang,
    now: jiff::Timestamp,
    around: &Surroundings,
) {
    // The bar's column and one cell beside it stay free.
    let width = usize::from(layout.card.width).saturating_sub(2);
    let key = ViewKey {
        width,
        lang,
        stamp: code.stamp,
        item: 0,
        form: u8::from(layout.tall),
    };
    if width > 0 && code.card.rows_key != Some(key) {
        let notes = notes(code, lang, &around.hosts);
        let before = code
            .card
            .rows
            .rows
            .get(code.card.selected)
            .map(|row| row.block);
        code.card.rows = code
            .card
            .answer
            .value()
            .map_or_else(CardRows::default, |answer| {
                CardRows::of(
                    &answer.value,
                    &notes,
                    &CARD.context(around, lang, now, width, layout.tall),
                )
            });
        code.card.rows_key = Some(key);
        // A card of another shape: the selection stays in its block.
        let still = code
            .card
            .rows
            .rows
            .get(code.card.selected)
            .map(|row| row.block);
        if let (Some(block), true) = (before, before != still) {
            code.card.selected = code
                .card
                .rows
                .rows
                .iter()
                .position(|row| row.block == block)
                .unwrap_or(0);
        }
    }
    let rows = &code.card.rows;
    code.card.selected = code.card.selected.min(rows.rows.len().saturating_sub(1));
    if let Some(row) = rows.rows.get(code.card.selected) {
        let last = row.first_line + row.lines.len().max(1) - 1;
        code.card.offset = follow(
            code.card.offset,
            row.first_line,
            last,
            layout.card_rows(),
            rows.total_lines,
        );
    }
}

fn settle_texts(
    code: &mut OpenCode,
    layout: &Layout,
    lang: Lang,
    now: jiff::Timestamp,
    around: &Surroundings,
) {
    for (pane, area, rows) in [
        (PaneId::Card, layout.card, layout.card_rows()),
        (PaneId::Ledger, layout.ledger, layout.ledger_rows()),
        (PaneId::Actions, layout.actions, layout.action_rows()),
    ] {
        let view = code.view(pane);
        if view == PaneView::Rendered || area.is_empty() {
            continue;
        }
        let width = usize::from(area.width).saturating_sub(2).max(1);
        let item = if pane == PaneId::Ledger {
            code.ledger.selected
        } else {
            0
        };
        let key = ViewKey {
            width,
            lang,
            stamp: code.stamp,
            item,
            form: view as u8,
        };
        let Some(mut text) = code.texts.get_mut(pane as usize).map(std::mem::take) else {
            continue;
        };
        text.keep(key, || {
            pane_lines(
                code,
                pane,
                view,
                &DETAIL.context(around, lang, now, width, false),
            )
        });
        text.clamp(rows.max(1));
        if let Some(place) = code.texts.get_mut(pane as usize) {
            *place = text;
        }
    }
}

fn settle_side(
    code: &mut OpenCode,
    layout: &Layout,
    lang: Lang,
    now: jiff::Timestamp,
    around: &Surroundings,
) {
    if layout.arrangement != Arrangement::Four {
        return;
    }
    let width = usize::from(layout.side.width).saturating_sub(1).max(1);
    let key = ViewKey {
        width,
        lang,
        stamp: code.stamp,
        item: code.ledger.selected,
        form: 0,
    };
    let mut side = std::mem::take(&mut code.side);
    side.keep(key, || {
        let context = DETAIL.context(around, lang, now, width, false);
        let mut lines = record_lines(code, &context);
        if let Some(record) = code.ledger.record() {
            lines.push(Line::new());
            lines.push(vec![crate::theme::Piece::new(
                crate::theme::Role::Strong,
                lang.texts().raw_title,
            )]);
            lines.extend(json_lines(record.raw(), width, lang.texts()));
        }
        lines
    });
    code.side = side;
}

fn record_lines(code: &OpenCode, context: &RowsContext<'_>) -> Vec<Line> {
    let mut detail = Detail::new(context);
    if let Some(record) = code.ledger.record() {
        detail.record(
            &record.fields(),
            record.raw().as_str(),
            code.ledger.list.is_changed(code.ledger.selected),
        );
    }
    detail.finish()
}

fn settle_overlay(
    overlay: &mut Overlay,
    code: &OpenCode,
    context: &RowsContext<'_>,
    hosts: &CodeHosts,
) {
    let item = match overlay.kind {
        OverlayKind::Record => code.ledger.selected,
        OverlayKind::Action | OverlayKind::FullLink => code.actions.selected,
        OverlayKind::Block(at) => at,
        OverlayKind::Help
        | OverlayKind::Open(_)
        | OverlayKind::AskHost(_)
        | OverlayKind::Commands(_)
        | OverlayKind::Qr(_)
        | OverlayKind::Panel => return,
    };
    let key = ViewKey {
        width: context.width,
        lang: context.lang,
        stamp: code.stamp,
        item,
        form: u8::from(overlay.raw),
    };
    let raw = overlay.raw;
    overlay.text.keep(key, || {
        let texts = context.lang.texts();
        let json = |json| json_lines(json, context.width, texts);
        match overlay.kind {
            OverlayKind::Record if raw => code
                .ledger
                .record()
                .map(|record| json(record.raw()))
                .unwrap_or_default(),
            OverlayKind::Record => record_lines(code, context),
            OverlayKind::Action | OverlayKind::FullLink => {
                let Some(action) = code
                    .actions
                    .answer
                    .value()
                    .and_then(|answer| answer.value.actions.get(item))
                else {
                    return Vec::new();
                };
                let own_host = Some(code.link.host());
                let mut detail = Detail::new(context);
                match (&overlay.kind, &action.human_url) {
                    (OverlayKind::FullLink, UsableLink::Usable(url)) => {
                        detail.full_link(url);
                        detail.host(url, hosts, own_host);
                    }
                    (OverlayKind::FullLink, _) => {}
                    _ if raw => return json(&action.raw),
                    _ => detail.action(action, hosts, own_host),
                }
                detail.finish()
            }
            _ => {
                let Some(block) = code
                    .card
                    .answer
                    .value()
                    .and_then(|answer| answer.value.blocks.get(item))
                else {
                    return Vec::new();
                };
                if raw {
                    return block.raw.as_ref().map(json).unwrap_or_default();
                }
                let mut detail = Detail::new(context);
                detail.block(block);
                detail.finish()
            }
        }
    });
}
