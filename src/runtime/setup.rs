//! What the explorer starts with, and the model made from it.

use std::sync::Arc;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::app::{DemoCode, ExplorerOptions, Model};
use crate::client::Session;
use crate::clipboard::{ClipboardChoice, ClipboardCommand, ClipboardEnvironment, Platform, plan};
use crate::demo::ListedCode;
use crate::domain::{CodeHosts, FoundLink, find_links};
use crate::i18n::Lang;
use crate::input::Keymap;
use crate::theme::Theme;

/// What the bottom line says before it is known which dialect the endpoint speaks.
const PROTOCOL: &str = "A2A";

/// Everything decided before the screen is taken.
pub(crate) struct Setup {
    /// Asks the service.
    pub session: Arc<Session>,
    /// The code to open first; without one the home screen comes.
    pub link: Option<FoundLink>,
    /// The links that stood beside it.
    pub other_links: Vec<FoundLink>,
    /// The language to begin with.
    pub lang: Lang,
    /// Times are shown in this zone.
    pub zone: TimeZone,
    /// Colours and marks.
    pub theme: Theme,
    /// Hosts that are asked about without a question.
    pub hosts: CodeHosts,
    /// Records a page.
    pub page_size: u16,
    /// `--clipboard`.
    pub clipboard: ClipboardChoice,
    /// Keys in force.
    pub keymap: Keymap,
    /// What `--clipboard command` runs.
    pub clipboard_command: Option<ClipboardCommand>,
    /// Whether what was copied is to stay after the end.
    pub clipboard_hold: bool,
    /// Whether the last link is printed after the end.
    pub print_last_copy: bool,
    /// The demo's codes; empty without `--demo`.
    pub demo_codes: Vec<ListedCode>,
    /// A clock that stands still, for demos and pictures.
    pub fixed_time: Option<Timestamp>,
    /// What is wrong with the environment and has to be said once.
    pub warning: Option<String>,
}

impl Setup {
    /// The present, or the moment the clock was stopped at.
    #[must_use]
    pub(crate) fn now(&self) -> Timestamp {
        self.fixed_time.unwrap_or_else(Timestamp::now)
    }

    /// True if a process of our own is to hold what was copied after the end.
    #[must_use]
    pub(crate) fn holds_clipboard(&self) -> bool {
        self.clipboard_hold && clipboard_environment().needs_holder()
    }

    /// True if there may be a system clipboard.
    #[must_use]
    pub(crate) fn has_native_clipboard(&self) -> bool {
        clipboard_environment().has_native()
    }

    /// The model to begin with.
    #[must_use]
    pub(crate) fn model(&self, size: (u16, u16)) -> Model {
        let environment = clipboard_environment();
        let options = ExplorerOptions {
            service: self.session.endpoint().host(),
            dialect: self
                .session
                .dialect()
                .map_or_else(|| PROTOCOL.to_owned(), |dialect| dialect.to_string()),
            hosts: self.hosts.clone(),
            page_size: self.page_size,
            copy_ways: plan(self.clipboard, &environment),
            multiplexer: environment.multiplexer(),
            copy_off: self.clipboard == ClipboardChoice::Off,
            demo_codes: self
                .demo_codes
                .iter()
                .filter_map(|code| demo_code(code, &self.hosts))
                .collect(),
            zone: self.zone.clone(),
            glyphs: self.theme.glyphs,
            keymap: self.keymap.clone(),
        };
        Model::new(options, size, self.now(), self.lang)
    }
}

fn clipboard_environment() -> ClipboardEnvironment {
    ClipboardEnvironment::from_vars(Platform::current(), |name| std::env::var(name).ok())
}

fn demo_code(code: &ListedCode, hosts: &CodeHosts) -> Option<DemoCode> {
    let link = find_links(&code.url, hosts).ok()?.into_iter().next()?.link;
    Some(DemoCode {
        link,
        name: code.name.clone(),
        about: code.about.clone(),
    })
}
