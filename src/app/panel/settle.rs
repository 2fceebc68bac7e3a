//! After every step: the panel's lists scrolled to the chosen row, its texts made for the present width.

use ratatui::layout::Rect;

use super::geometry::Shown;
use super::{Panel, PanelPlaces, PanelSubject, PanelTab};
use crate::app::model::Model;
use crate::app::text_view::ViewKey;
use crate::net::Exchange;
use crate::present::{
    Document, LabelCells, Line, TaskView, TextStyle, about_document, agent_card_document,
    json_lines, raw_task_document, received_document, sent_document, task_document,
};

impl Model {
    /// Where the panel's parts stand.
    #[must_use]
    pub(crate) fn panel_places(&self) -> PanelPlaces {
        let layout = self.layout();
        let top = self.code().map_or(0, |_| layout.head.bottom());
        let top = top + u16::from(layout.tall);
        let body = Rect::new(0, top, self.size.0, layout.message.y.saturating_sub(top));
        let shown = Shown {
            list: self.panel.tab.is_list(),
            opened: self.panel.opened,
            two: self.panel.tab == PanelTab::Traffic,
        };
        PanelPlaces::of(body, shown)
    }

    pub(in crate::app) fn settle_panel(&mut self) {
        if !self.is_in_panel() {
            return;
        }
        if self.panel.opened && !self.panel.has_chosen() {
            self.panel.opened = false;
        }
        let places = self.panel_places();
        let rows = usize::from(places.rows.height);
        let keys = self.panel.keys();
        if let Some(chosen) = self.panel.chosen_mut() {
            chosen.settle(&keys, rows);
        }
        let style = self.around.text_style(self.lang, self.now);
        for (side, place) in places.texts.into_iter().enumerate() {
            if place.is_empty() {
                continue;
            }
            let height = places.text_rows(side);
            let key = self.panel_key(usize::from(place.width).max(1), side);
            if !self.panel.texts[side].is_for(&key) {
                let form = Form {
                    side,
                    is_alone: places.texts[1].is_empty(),
                    height,
                };
                let lines = self.panel.lines(&form, key.width, &style);
                self.panel.texts[side].set(key, lines);
            }
            self.panel.texts[side].clamp(height.max(1));
        }
    }

    fn panel_key(&self, width: usize, side: usize) -> ViewKey<PanelSubject> {
        let panel = &self.panel;
        ViewKey {
            width,
            lang: self.lang,
            version: panel.version,
            minute: self.now.as_second() / 60,
            subject: PanelSubject {
                tab: panel.tab,
                raw: panel.raw,
                opened: panel.opened,
                chosen: panel.chosen_key(),
                second: side > 0,
            },
        }
    }
}

/// Which text, and how much of it is wanted.
struct Form {
    side: usize,
    is_alone: bool,
    height: usize,
}

impl Panel {
    fn has_chosen(&self) -> bool {
        match self.tab {
            // The row of the next page is none that can be opened.
            PanelTab::ServiceTasks => self.service.task().is_some(),
            _ => self.chosen_key().is_some(),
        }
    }

    fn lines(&self, form: &Form, width: usize, style: &TextStyle) -> Vec<Line> {
        let whole = self.opened;
        let document = match self.tab {
            PanelTab::Traffic => self
                .exchange()
                .map(|exchange| match (form.is_alone, form.side) {
                    (false, 0) => sent_document(exchange, whole, style),
                    (false, _) => received_document(exchange, whole, style),
                    (true, _) => both(exchange, whole, style),
                }),
            PanelTab::Tasks => self.own_task().map(|own| {
                let view = TaskView {
                    task: &own.task,
                    asked: own.asked.as_ref(),
                    changed_at: Some(own.changed_at),
                    whole: own.whole,
                    read_again: own.reread.told(),
                    dialect: own.dialect,
                };
                self.task_text(&view, style)
            }),
            PanelTab::ServiceTasks => self.service.task().map(|task| {
                let read_again = self.service.reread.told();
                let view = TaskView {
                    read_again,
                    ..TaskView::of(task)
                };
                self.task_text(&view, style)
            }),
            PanelTab::Card => match self.card.value() {
                Some(read) if self.raw => {
                    return json_lines(&read.card.raw, width, style.texts());
                }
                read => read.map(|read| agent_card_document(&read.card, &read.url, style)),
            },
            PanelTab::About => Some(about_document(style)),
        };
        let Some(document) = document else {
            return Vec::new();
        };
        if self.tab.is_list() && !whole {
            document.first_lines(form.height, width)
        } else {
            document.lines(width)
        }
    }

    fn task_text<'a>(&self, view: &TaskView<'a>, style: &'a TextStyle) -> Document<'a> {
        if self.raw {
            raw_task_document(view.task, style)
        } else {
            task_document(view, style)
        }
    }
}

/// What was sent above what was received, where there is room for one column only.
fn both<'a>(exchange: &'a Exchange, whole: bool, style: &'a TextStyle) -> Document<'a> {
    let words = &style.texts().inspector;
    let mut document = Document::new(style, LabelCells::Inspector.of(style.lang));
    document.nest(words.sent, sent_document(exchange, whole, style));
    document.nest(words.received, received_document(exchange, whole, style));
    document
}
