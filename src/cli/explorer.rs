//! Without a command: the explorer, or what is printed in its place.

use std::env;
use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::sync::Arc;

use super::command_context::{CommandContext, open, say_locale};
use super::demo::list_demo_codes;
use super::failure::Failure;
use super::link::{first_of, headless};
use super::settings::{Service, Settings};
use super::show::show;
use super::writer::{Stop, Writer, note};
use crate::client::Session;
use crate::demo::listed_codes;
use crate::domain::FoundLink;
use crate::runtime::{Setup, explore};

/// Shows what LINK names, or the home screen. Without a terminal that can show it, prints what `show` prints, or the demo's codes.
///
/// # Errors
/// Exit code 2 without a link to print; else as `show` has it.
pub(super) async fn run(
    link: Option<&str>,
    context: &CommandContext<'_>,
    out: &mut Writer,
) -> Result<ExitCode, Stop> {
    let settings = context.settings;
    let texts = settings.texts();
    let is_dumb = match TerminalKind::here() {
        TerminalKind::Whole => {
            let link = link.map(|text| first_of(text, settings)).transpose()?;
            let asking = open(settings).await?;
            return Ok(explore(setup(link, settings, &asking.session)).await);
        }
        screen => screen == TerminalKind::Dumb,
    };
    // Says why the explorer isn't started where a person may wait for it.
    let say_dumb = || is_dumb.then(|| note(texts.cli.dumb_terminal));
    match link {
        Some(text) => {
            let link = headless(text, settings)?;
            say_dumb();
            show(&link, context, out).await?;
        }
        None if settings.service == Service::Demo => {
            say_dumb();
            say_locale(settings);
            list_demo_codes(settings, out)?;
        }
        None => {
            let words = match is_dumb {
                true => texts.cli.dumb_terminal,
                false => texts.cli.link_missing,
            };
            return Err(Failure::usage(words, Some(texts.cli.usage_hint)).into());
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What the explorer could be shown on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TerminalKind {
    /// A terminal.
    Whole,
    /// A terminal that is said to do no more than print: it gets the text, as a pipe does, and the person is told.
    Dumb,
    /// A pipe, a file, a service.
    None,
}

impl TerminalKind {
    /// As the standard streams and `TERM` say.
    fn here() -> Self {
        if !(io::stdout().is_terminal() && io::stdin().is_terminal()) {
            Self::None
        } else if env::var_os("TERM").is_some_and(|term| term == "dumb") {
            Self::Dumb
        } else {
            Self::Whole
        }
    }
}

/// Everything of the settings that the explorer needs, and the code that it opens.
fn setup(
    link: Option<(FoundLink, Vec<FoundLink>)>,
    settings: &Settings,
    session: &Arc<Session>,
) -> Setup {
    if let Some(asked) = &settings.clamped_from {
        note(&(settings.texts().cli.clamped)(asked));
    }
    let (link, other_links) =
        link.map_or((None, Vec::new()), |(link, others)| (Some(link), others));
    Setup {
        session: Arc::clone(session),
        link,
        other_links,
        lang: settings.lang,
        zone: settings.zone.clone(),
        theme: settings.theme,
        hosts: settings.hosts.clone(),
        page_size: settings.page_size,
        clipboard: settings.clipboard,
        keymap: settings.keymap.clone(),
        clipboard_command: settings.clipboard_command.clone(),
        clipboard_hold: settings.clipboard_hold,
        print_last_copy: settings.print_last_copy,
        demo_codes: match settings.service {
            Service::Demo => listed_codes(),
            Service::At(_) => Vec::new(),
        },
        fixed_time: settings.fixed_time,
        warning: warning(settings),
    }
}

/// What the message row says at first: the locale, then the config file's first warning whole and how many more there are.
fn warning(settings: &Settings) -> Option<String> {
    let of_config = settings.config_warnings.split_first();
    let of_config = of_config.map(|(first, others)| match others.len() {
        0 => first.clone(),
        n => format!("{first}{}", (settings.texts().config.more_warnings)(n)),
    });
    let said: Vec<String> = settings
        .locale_warning
        .clone()
        .into_iter()
        .chain(of_config)
        .collect();
    (!said.is_empty()).then(|| said.join("  "))
}
