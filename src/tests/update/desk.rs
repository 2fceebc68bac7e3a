//! A model with someone at its keys and a service behind it, both scripted.

use jiff::Timestamp;
use jiff::tz::{TimeZone, offset};
use qrscope::app::{DemoCode, Effect, ExplorerOptions, Message, Model, OpenCode, PaneId, update};
use qrscope::domain::{CodeHosts, CodeLink, CopyWay, LoadError, Query, find_links};
use qrscope::i18n::Lang;
use qrscope::input::{Chord, Key, Keymap};
use qrscope::theme::Glyphs;

use super::replies::{FETCHED, Shelf, at, lathe, lathe_actions};
pub use super::wire::{Asked, Wire};

/// The lathe of the seeds.
pub const LATHE: &str = "https://qr71.cn/okDISU/qssTnoy";
pub const OTHER: &str = "https://qr61.cn/oDemo1/qOther1";

pub fn link(text: &str) -> CodeLink {
    find_links(text, &CodeHosts::default())
        .unwrap()
        .remove(0)
        .link
}

pub fn explorer_options() -> ExplorerOptions {
    ExplorerOptions {
        service: "a2a.objqr.com".to_owned(),
        dialect: "A2A 0.3 JSON-RPC".to_owned(),
        hosts: CodeHosts::default(),
        page_size: 50,
        copy_ways: vec![CopyWay::Native, CopyWay::Osc52],
        multiplexer: None,
        copy_off: false,
        demo_codes: Vec::new(),
        zone: TimeZone::fixed(offset(8)),
        glyphs: Glyphs::UNICODE,
        keymap: Keymap::default(),
    }
}

/// The same with the demo's own list.
pub fn demo_options() -> ExplorerOptions {
    let demo_codes = qrscope::demo::listed_codes()
        .into_iter()
        .map(|code| DemoCode {
            link: link(&code.url),
            name: code.name,
            about: code.about,
        })
        .collect();
    ExplorerOptions {
        service: "127.0.0.1".to_owned(),
        demo_codes,
        ..explorer_options()
    }
}

/// A key by its name: `Enter`, `Ctrl-d`, `F5`, `j`, `？`.
pub fn chord(name: &str) -> Chord {
    let plain = |name: &str| match name {
        "Enter" => Key::Enter,
        "Esc" => Key::Esc,
        "Tab" => Key::Tab,
        "Shift-Tab" => Key::BackTab,
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "Up" => Key::Up,
        "Down" => Key::Down,
        "Left" => Key::Left,
        "Right" => Key::Right,
        "Home" => Key::Home,
        "End" => Key::End,
        "PgUp" => Key::PageUp,
        "PgDn" => Key::PageDown,
        "Space" => Key::Char(' '),
        _ => match name.strip_prefix('F').and_then(|n| n.parse().ok()) {
            Some(n) => Key::F(n),
            None => {
                let mut chars = name.chars();
                let key = chars.next().expect("a key");
                assert_eq!(chars.next(), None, "{name} is no key");
                Key::Char(key)
            }
        },
    };
    let (ctrl, rest) = name
        .strip_prefix("Ctrl-")
        .map_or((false, name), |rest| (true, rest));
    let (alt, rest) = rest
        .strip_prefix("Alt-")
        .map_or((false, rest), |rest| (true, rest));
    Chord {
        key: plain(rest),
        ctrl,
        alt,
    }
}

/// Model, wire, and the ledger the service has.
#[derive(Clone, Debug)]
pub struct Desk {
    pub model: Model,
    pub wire: Wire,
    pub shelf: Shelf,
}

impl Desk {
    pub fn new(options: ExplorerOptions, size: (u16, u16), lang: Lang) -> Self {
        Self {
            model: Model::new(options, size, at(FETCHED), lang),
            wire: Wire::default(),
            shelf: Shelf::of(120),
        }
    }

    /// The lathe's code just opened, nothing answered.
    pub fn opened(size: (u16, u16)) -> Self {
        let mut desk = Self::new(explorer_options(), size, Lang::Zh);
        desk.open(LATHE);
        desk
    }

    /// The lathe with everything there, its ledger being `shelf`.
    pub fn ready(size: (u16, u16), shelf: Shelf) -> Self {
        let mut desk = Self::opened(size);
        desk.shelf = shelf;
        desk.answer_all();
        desk
    }

    pub fn send(&mut self, message: Message) -> Vec<Effect> {
        let effects = update(&mut self.model, message);
        self.wire.note(&effects);
        effects
    }

    pub fn press(&mut self, name: &str) -> Vec<Effect> {
        self.send(Message::KeyPressed(chord(name)))
    }

    pub fn press_all(&mut self, names: &[&str]) {
        for name in names {
            self.press(name);
        }
    }

    /// Pastes a link and opens it.
    pub fn open(&mut self, text: &str) -> Vec<Effect> {
        self.send(Message::Pasted(text.to_owned()));
        self.press("Enter")
    }

    pub fn tick(&mut self, now: Timestamp) {
        self.send(Message::ClockTicked(now));
    }

    pub fn code(&self) -> &OpenCode {
        self.model.code().expect("a code is open")
    }

    /// Answers the question of one pane as the service would.
    pub fn answer(&mut self, pane: PaneId) -> Vec<Effect> {
        let asked = self.wire.of(pane).expect("asked").clone();
        let message = self.reply(&asked);
        self.wire.take(asked.ticket, true);
        self.send(message)
    }

    /// The service's answer to a question.
    pub fn reply(&self, asked: &Asked) -> Message {
        match &asked.query {
            Query::Entity { .. } => Message::EntityArrived(asked.ticket, Ok(lathe())),
            Query::Records { size, token, .. } => Message::PageArrived(
                asked.ticket,
                Ok(self.shelf.page(token.as_ref(), usize::from(*size))),
            ),
            Query::Actions { .. } => Message::ActionsArrived(asked.ticket, Ok(lathe_actions())),
        }
    }

    /// Lets the question of one pane fail.
    pub fn fail(&mut self, pane: PaneId, error: LoadError) -> Vec<Effect> {
        let ticket = self.wire.of(pane).expect("asked").ticket;
        self.wire.take(ticket, false);
        self.send(match pane {
            PaneId::Card => Message::EntityArrived(ticket, Err(error)),
            PaneId::Ledger => Message::PageArrived(ticket, Err(error)),
            PaneId::Actions => Message::ActionsArrived(ticket, Err(error)),
        })
    }

    /// Answers until nothing is on its way.
    pub fn answer_all(&mut self) {
        for _ in 0..10_000 {
            let Some(pane) = self.wire.pending.first().map(Asked::pane) else {
                return;
            };
            self.answer(pane);
        }
        panic!("the model never stops asking");
    }

    /// Id of the selected record.
    pub fn selected_id(&self) -> Option<String> {
        let record = self.code().ledger.record()?;
        record.id().map(str::to_owned)
    }
}
