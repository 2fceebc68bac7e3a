//! What a command is given: its arguments, the settings, and on demand the link and the service.

use std::io::{self, IsTerminal};
use std::sync::{Arc, Once};
use std::time::Duration;

use clap::ArgMatches;

use super::asking::Asking;
use super::demo::service;
use super::failure::Failure;
use super::link;
use super::settings::Settings;
use super::writer::note;
use crate::client::Session;
use crate::domain::CodeLink;
use crate::i18n::Texts;
use crate::net::RetryPause;

/// One run of one command.
pub(super) struct CommandContext<'a> {
    pub arguments: &'a ArgMatches,
    pub settings: &'a Settings,
    /// JSON was asked for: whoever reads that reads nothing else, on neither stream.
    pub json: bool,
}

impl<'a> CommandContext<'a> {
    /// What an argument says.
    pub(crate) fn text(&self, name: &str) -> Option<&'a str> {
        self.arguments.get_one::<String>(name).map(String::as_str)
    }

    /// Whether an option is there.
    pub(crate) fn is_on(&self, name: &str) -> bool {
        self.arguments.get_flag(name)
    }

    pub(crate) fn number(&self, name: &str) -> Option<u64> {
        self.arguments.get_one(name).copied()
    }

    /// The code that the argument LINK names.
    ///
    /// # Errors
    /// Exit code 2 when it names none that may be asked about.
    pub(crate) fn link(&self) -> Result<CodeLink, Failure> {
        link::headless(self.text("link").unwrap_or_default(), self.settings)
    }

    /// Opens the service to ask; starts the demo's if that is to be asked. What was typed is to be checked before.
    ///
    /// # Errors
    /// When the demo's doesn't start.
    pub(crate) async fn asking(&self) -> Result<Asking<'a>, Failure> {
        say_locale(self.settings);
        let asking = open(self.settings).await?;
        if !self.json {
            say_pauses(&asking.session, self.settings.texts());
        }
        Ok(asking)
    }
}

/// Opens the service to ask.
///
/// # Errors
/// When the demo's doesn't start.
pub(super) async fn open(settings: &Settings) -> Result<Asking<'_>, Failure> {
    let (endpoint, demo) = service(settings).await?;
    Ok(Asking {
        settings,
        session: Arc::new(Session::over_http(endpoint, settings.client.clone())),
        _demo: demo,
    })
}

/// Says what is wrong with the locale. Scripts often run in the locale C and read UTF-8 all the same: only a person at a terminal is
/// told.
pub(super) fn say_locale(settings: &Settings) {
    if let Some(words) = &settings.locale_warning
        && io::stdout().is_terminal()
    {
        note(words);
    }
}

/// Says once on standard error that a question waits before it is asked again.
fn say_pauses(session: &Session, texts: &'static Texts) {
    let said = Once::new();
    session.listen_to_pauses(move |pause| {
        let RetryPause {
            reason,
            left,
            next_try,
            tries,
        } = pause;
        let whole = left.as_secs() + u64::from(left.subsec_nanos() > 0);
        let time = (texts.time.seconds)(Duration::from_secs(whole));
        said.call_once(|| note(&(texts.errors.asked_again)(&reason, &time, next_try, tries)));
    });
}
