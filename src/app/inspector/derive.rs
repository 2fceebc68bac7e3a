//! After every step: the inspector's lists scrolled to the chosen row, its texts made for the present width.

use ratatui::layout::Rect;

use super::places::Shown;
use super::{Inspector, InspectorPlaces, InspectorSubject, InspectorTab};
use crate::app::model::Model;
use crate::app::text_view::ViewKey;
use crate::net::Exchange;
use crate::present::{
    Document, LabelCells, Line, TaskView, TextStyle, about_document, agent_card_document,
    json_lines, raw_task_document, received_document, sent_document, task_document,
};

impl Model {
    /// Where the inspector's parts stand.
    #[must_use]
    pub(crate) fn inspector_places(&self) -> InspectorPlaces {
        let layout = self.layout();
        let top = self.code().map_or(0, |_| layout.head.bottom());
        let top = top + u16::from(layout.tall);
        let body = Rect::new(0, top, self.size.0, layout.message.y.saturating_sub(top));
        let shown = Shown {
            list: self.inspector.tab.is_list(),
            opened: self.inspector.opened,
            two: self.inspector.tab == InspectorTab::Traffic,
        };
        InspectorPlaces::of(body, shown)
    }

    pub(in crate::app) fn settle_inspector(&mut self) {
        if !self.is_in_inspector() {
            return;
        }
        if self.inspector.opened && !self.inspector.has_chosen() {
            self.inspector.opened = false;
        }
        let places = self.inspector_places();
        let rows = usize::from(places.rows.height);
        let keys = self.inspector.keys();
        if let Some(chosen) = self.inspector.chosen_mut() {
            chosen.settle(&keys, rows);
        }
        let style = self.options.text_style(self.lang, self.now);
        for (side, place) in places.texts.into_iter().enumerate() {
            if place.is_empty() {
                continue;
            }
            let height = places.text_rows(side);
            let key = self.inspector_key(usize::from(place.width).max(1), side);
            if !self.inspector.texts[side].is_for(&key) {
                let form = Form {
                    side,
                    is_alone: places.texts[1].is_empty(),
                    height,
                };
                let lines = self.inspector.lines(&form, key.width, &style);
                self.inspector.texts[side].set(key, lines);
            }
            self.inspector.texts[side].clamp(height.max(1));
        }
    }

    fn inspector_key(&self, width: usize, side: usize) -> ViewKey<InspectorSubject> {
        let inspector = &self.inspector;
        ViewKey {
            width,
            lang: self.lang,
            version: inspector.version,
            minute: self.now.as_second() / 60,
            subject: InspectorSubject {
                tab: inspector.tab,
                raw: inspector.raw,
                opened: inspector.opened,
                chosen: inspector.chosen_key(),
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

impl Inspector {
    fn has_chosen(&self) -> bool {
        match self.tab {
            // The row of the next page is none that can be opened.
            InspectorTab::ServiceTasks => self.service.task().is_some(),
            _ => self.chosen_key().is_some(),
        }
    }

    fn lines(&self, form: &Form, width: usize, style: &TextStyle) -> Vec<Line> {
        let whole = self.opened;
        let document = match self.tab {
            InspectorTab::Traffic => {
                self.exchange()
                    .map(|exchange| match (form.is_alone, form.side) {
                        (false, 0) => sent_document(exchange, whole, style),
                        (false, _) => received_document(exchange, whole, style),
                        (true, _) => both(exchange, whole, style),
                    })
            }
            InspectorTab::Tasks => self.own_task().map(|own| {
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
            InspectorTab::ServiceTasks => self.service.task().map(|task| {
                let read_again = self.service.reread.told();
                let view = TaskView {
                    read_again,
                    ..TaskView::of(task)
                };
                self.task_text(&view, style)
            }),
            InspectorTab::Card => match self.card.value() {
                Some(read) if self.raw => {
                    return json_lines(&read.card.raw, width, style.texts());
                }
                read => read.map(|read| agent_card_document(&read.card, &read.url, style)),
            },
            InspectorTab::About => Some(about_document(style)),
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
