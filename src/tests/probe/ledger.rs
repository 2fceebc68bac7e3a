//! A long ledger in the explorer.

use std::fmt::Write as _;
use std::hint::black_box;

use crate::a2a::{Dialect, read_send};
use crate::app::{Effect, ExplorerOptions, Message, Model, Ticket, update};
use crate::client::decode;
use crate::domain::{Answer, CodeHosts, Page, Query, find_links};
use crate::i18n::Lang;
use crate::input::{Chord, Key, Keymap};
use crate::theme::{Contrast, Depth, Glyphs, Ground, Theme};
use crate::view;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// Records of a page.
const PAGE: usize = 50;
const THEME: Theme = Theme {
    ground: Ground::Dark,
    depth: Depth::True,
    glyphs: Glyphs::UNICODE,
    contrast: Contrast::Normal,
    pictures: Depth::True,
};

/// A response with the first page of a long ledger.
#[must_use]
pub fn first_page_body() -> String {
    body(0, 1_000)
}

/// How many records such a response is read as.
#[must_use]
pub fn read_page(body: &str) -> usize {
    black_box(read(body)).value.records.len()
}

/// All pages of a ledger, as they were answered.
pub struct Pages(Vec<Answer<Page>>);

impl Pages {
    /// Those of `total` records.
    #[must_use]
    pub fn of(total: usize) -> Self {
        let firsts = (0..total).step_by(PAGE);
        Self(firsts.map(|first| read(&body(first, total))).collect())
    }

    /// Takes in one after another, as a person does who walks to the end.
    #[must_use]
    pub fn walk(&self) -> Explorer {
        Explorer {
            model: fill(&self.0),
            terminal: Terminal::new(TestBackend::new(120, 40)).unwrap(),
            down: true,
        }
    }
}

/// The explorer with a code open whose ledger is loaded.
pub struct Explorer {
    model: Model,
    terminal: Terminal<TestBackend>,
    down: bool,
}

impl Explorer {
    /// How many records are loaded.
    #[must_use]
    pub fn loaded(&self) -> usize {
        self.model.code().map_or(0, |code| code.ledger.list.len())
    }

    /// Goes to a record in the middle, away from both ends of the list.
    pub fn go_inside(&mut self) {
        key(&mut self.model, Key::Home);
        for _ in 0..200 {
            key(&mut self.model, Key::Down);
        }
    }

    /// One key, down or up by turns, and the whole frame after it.
    pub fn press_and_draw(&mut self) {
        self.down = !self.down;
        let pressed = if self.down { Key::Down } else { Key::Up };
        black_box(key(&mut self.model, pressed));
        let Self {
            model, terminal, ..
        } = self;
        terminal
            .draw(|frame| view::render(model, &THEME, frame))
            .unwrap();
    }
}

/// The response to get_records for the page that begins at `first` of a ledger of `total` records.
fn body(first: usize, total: usize) -> String {
    let mut records = String::new();
    let end = (first + PAGE).min(total);
    for at in first..end {
        let comma = if at > first { "," } else { "" };
        let day = 1 + at % 28;
        write!(
            records,
            "{comma}{{\"id\":\"rec_{at}\",\"type\":\"inspection\",\"label\":\"巡检记录表\",\"at\":\"2026-06-{day:02}T02:26:36.000Z\",\"result\":\"pass\",\"resultLabel\":\"正常\",\"summary\":\"压力表读数 0.42 MPa，在正常范围内；第 {at} 次\",\"by\":{{\"name\":\"张工\"}},\"snapshot\":{{\"codeId\":\"qLedger\",\"thingId\":\"thg_qLedger\"}}}}"
        )
        .unwrap();
    }
    let more = end < total;
    format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"result\":{{\"kind\":\"task\",\"id\":\"t\",\"contextId\":\"c\",\"status\":{{\"state\":\"completed\"}},\"artifacts\":[{{\"artifactId\":\"a\",\"name\":\"records\",\"parts\":[{{\"kind\":\"data\",\"data\":{{\"records\":[{records}],\"hasMore\":{more},\"total\":{total},\"nextPageToken\":\"{end}\"}}}}]}}]}}}}"
    )
}

fn read(body: &str) -> Answer<Page> {
    let result = read_send(200, body, Dialect::V03_JSON_RPC, "1").unwrap();
    decode(result, Timestamp::UNIX_EPOCH).unwrap()
}

/// A code just opened, and the ticket of its first page.
fn opened() -> (Model, Ticket) {
    let options = ExplorerOptions {
        service: "a2a.objqr.com".to_owned(),
        dialect: "A2A 0.3 JSON-RPC".to_owned(),
        hosts: CodeHosts::default(),
        page_size: 50,
        copy_ways: Vec::new(),
        multiplexer: None,
        copy_off: true,
        demo_codes: Vec::new(),
        zone: TimeZone::UTC,
        glyphs: Glyphs::UNICODE,
        keymap: Keymap::default(),
    };
    let now = "2026-06-30T09:20:00Z".parse().unwrap();
    let mut model = Model::new(options, (120, 40), now, Lang::Zh);
    let found = find_links("https://qr71.cn/oDemo1/qLedger", &CodeHosts::default());
    let effects = crate::app::open_at_start(&mut model, found.unwrap().remove(0), Vec::new());
    (model, ledger_ticket(&effects).unwrap())
}

fn ledger_ticket(effects: &[Effect]) -> Option<Ticket> {
    effects.iter().find_map(|effect| match effect {
        Effect::Ask {
            ticket,
            query: Query::Records { .. },
            ..
        } => Some(*ticket),
        _ => None,
    })
}

fn key(model: &mut Model, key: Key) -> Vec<Effect> {
    update(model, Message::KeyPressed(Chord::plain(key)))
}

/// Takes in pages until there is none left; `pages` are the answers in order.
fn fill(pages: &[Answer<Page>]) -> Model {
    let (mut model, mut ticket) = opened();
    let mut pages = pages.iter();
    while let Some(page) = pages.next() {
        let mut effects = update(
            &mut model,
            Message::PageArrived(ticket, Ok(Box::new(page.clone()))),
        );
        // The first End goes to what is loaded, the second walks on by itself.
        while ledger_ticket(&effects).is_none() && pages.len() > 0 {
            effects = key(&mut model, Key::End);
        }
        match ledger_ticket(&effects) {
            Some(next) => ticket = next,
            None => break,
        }
    }
    model
}
