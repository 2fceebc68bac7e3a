//! The list of requests.

use super::super::canvas::Canvas;
use super::super::failure::prose;
use super::super::pane::dim;

use super::rows::{state_mark, visible};
use crate::app::inspector::InspectorPlaces;
use crate::i18n::{byte_size, clock_to_the_second, milliseconds};
use crate::net::{Exchange, ExchangeOutcome};
use crate::present::{Line, Piece};
use crate::text::{cells, sanitize_line};
use crate::theme::Role;
use crate::view::columns::{Column, Columns, marked, text};
use crate::view::waiting::waited;

/// Columns from which times have their milliseconds and methods their whole names.
const WIDE: u16 = 100;

fn columns(canvas: &Canvas<'_>, width: u16) -> Columns {
    let names = canvas.texts().inspector.traffic_columns;
    let (clock, name) = if width >= WIDE { (12, 17) } else { (8, 12) };
    let columns = [
        Column::text(names.time, clock, 8),
        Column::text(names.method, name, 5),
        Column::text(names.skill, 12, 7),
        Column::text(names.outcome, if width >= WIDE { 16 } else { 12 }, 3),
        Column::number(names.http, 4, 9),
        Column::number(names.took, 7, 6),
        Column::number(names.received, 8, 4),
        Column::number(names.sent, 8, 2),
        Column::text(names.address, 12, 1),
    ];
    Columns::of(columns, width)
}

pub(super) fn notes(canvas: &Canvas<'_>) -> Vec<Line> {
    let log = &canvas.model.inspector.traffic.log;
    let words = &canvas.texts().inspector;
    let running = log.iter().filter(|it| it.is_running()).count();
    let mut notes = vec![dim(if log.all() > log.len() as u64 {
        (words.last_of)(log.len(), log.all())
    } else {
        (words.count)(log.len())
    })];
    if running > 0 {
        notes.push(vec![Piece::new(Role::Accent, (words.running)(running))]);
    }
    notes.push(dim((words.received_in_all)(&byte_size(log.received()))));
    notes
}

pub(super) fn list(canvas: &mut Canvas<'_>, places: &InspectorPlaces) {
    let model = canvas.model;
    let inspector = &model.inspector;
    let area = places.rows;
    if inspector.traffic.log.is_empty() {
        let words = canvas.texts().inspector.traffic_empty;
        prose(canvas, area, area.y, Role::Dim, words);
        return;
    }
    let columns = columns(canvas, area.width);
    columns.heads(canvas, places.heads);
    let newest_first: Vec<_> = inspector.traffic.log.iter().rev().collect();
    for (y, at, selected) in visible(places, inspector.rows()) {
        if let Some(exchange) = newest_first.get(at) {
            let shown = Shown {
                has_method: columns.width(1) > 0,
                url_width: columns.width(8),
                wide: area.width >= WIDE,
            };
            let values = values(canvas, exchange, shown);
            columns.row(canvas, (area, y), selected, values);
        }
    }
}

/// What of a request has room.
#[derive(Clone, Copy)]
struct Shown {
    has_method: bool,
    url_width: usize,
    wide: bool,
}

fn values(canvas: &Canvas<'_>, exchange: &Exchange, shown: Shown) -> Vec<Line> {
    let model = canvas.model;
    let clock = clock_to_the_second(exchange.at, &model.options.zone, shown.wide);
    let took = match exchange.elapsed {
        Some(time) => milliseconds(time),
        None => (model.lang.texts().time.seconds)(waited(exchange.at, model.now)),
    };
    let received = if exchange.is_running() && exchange.bytes_in == 0 {
        String::new()
    } else {
        byte_size(exchange.bytes_in)
    };
    let method = exchange.method.unwrap_or(exchange.http_method);
    // What is no question is named by its method, wherever there is room for it.
    let unnamed = if shown.has_method { "" } else { method };
    vec![
        dim(clock),
        text(method),
        text(exchange.topic.unwrap_or(unnamed)),
        outcome(canvas, exchange),
        dim(exchange.status.map(|it| it.to_string()).unwrap_or_default()),
        text(took),
        text(received),
        dim(byte_size(exchange.bytes_out)),
        dim(address(&exchange.url, shown.url_width)),
    ]
}

/// The address, or where it doesn't fit only its path: the host stands in the bottom line.
fn address(url: &str, width: usize) -> String {
    let whole = sanitize_line(url);
    let path = url::Url::parse(url).ok().map(|url| url.path().to_owned());
    match path {
        Some(path) if cells(&whole) > width => sanitize_line(&path).into_owned(),
        _ => whole.into_owned(),
    }
}

/// How it ended, with the mark that says so without colour.
fn outcome(canvas: &Canvas<'_>, exchange: &Exchange) -> Line {
    let glyphs = canvas.glyphs();
    let words = &canvas.texts().inspector;
    if let Some(error) = &exchange.error {
        let words = (words.broke_off)(&error.fault).to_owned();
        return marked(glyphs.fail, Role::Bad, words);
    }
    match &exchange.outcome {
        Some(ExchangeOutcome::State(state)) => {
            let (mark, role) = state_mark(state.as_str(), glyphs);
            marked(mark, role, state.one_line().into_owned())
        }
        Some(ExchangeOutcome::Message) => marked(glyphs.pass, Role::Ok, words.message.to_owned()),
        Some(ExchangeOutcome::Error(code)) => {
            // Its number is enough beside the mark; the opened request says what it is.
            marked(glyphs.fail, Role::Bad, code.to_string())
        }
        None if exchange.is_running() => vec![Piece::new(Role::Accent, words.on_its_way)],
        None => Line::new(),
    }
}
