//! What a command line asks for, refused where it can't be asked for before anything is started.

use super::args::{CommandArgs, CommandLine, RecordsArgs, TasksArgs};
use super::failure::Failure;
use super::link;
use super::screen::Screen;
use super::settings::{Service, Settings};
use super::writer::note;
use crate::domain::{CodeLink, FoundLink};
use crate::i18n::Texts;

/// Longer than any id that is made, and short enough for every address.
const TASK_ID_LIMIT_BYTES: usize = 1_024;

/// What there is to do, its link checked.
pub(super) enum Work<'a> {
    Show(CodeLink, bool),
    Records(&'a RecordsArgs, CodeLink),
    Actions(CodeLink, bool),
    Text(&'a str, bool, bool),
    Task(&'a str, bool),
    Tasks(&'a TasksArgs),
    Card(bool),
    Explore(Option<(FoundLink, Vec<FoundLink>)>),
}

impl Work<'_> {
    /// Whether JSON was asked for: whoever reads that reads nothing else, on neither stream.
    pub const fn prints_json(&self) -> bool {
        match self {
            Self::Show(_, json)
            | Self::Actions(_, json)
            | Self::Text(_, _, json)
            | Self::Task(_, json)
            | Self::Card(json) => *json,
            Self::Records(args, _) => args.json,
            Self::Tasks(args) => args.json,
            Self::Explore(_) => false,
        }
    }
}

/// What was typed, understood; `None`: only the demo's codes are to be listed.
///
/// # Errors
/// When what was typed can't be asked for; nobody was asked.
pub(super) fn work<'a>(
    line: &'a CommandLine,
    screen: Screen,
    settings: &Settings,
) -> Result<Option<Work<'a>>, Failure> {
    let texts = settings.texts();
    let typed = line.link.as_deref();
    let work = match (&line.command, typed) {
        (
            Some(CommandArgs::Show {
                text: Some(text),
                yes,
                json,
                ..
            }),
            _,
        ) => {
            if text.trim().is_empty() {
                return Err(Failure::usage(
                    texts.cli.text_empty,
                    Some(texts.cli.usage_hint),
                ));
            }
            Work::Text(text, *yes, *json)
        }
        (Some(CommandArgs::Show { link, json, .. }), _) => {
            let link = link.as_deref().unwrap_or_default();
            Work::Show(link::headless(link, settings)?, *json)
        }
        (Some(CommandArgs::Task { id, json }), _) => {
            if !is_task_id(id) {
                return Err(Failure::usage(
                    texts.cli.task_id_refused,
                    Some(texts.cli.usage_hint),
                ));
            }
            Work::Task(id, *json)
        }
        (Some(CommandArgs::Tasks(args)), _) => Work::Tasks(args),
        (Some(CommandArgs::Card { json, .. }), _) => Work::Card(*json),
        (Some(CommandArgs::Actions { link, json }), _) => {
            Work::Actions(link::headless(link, settings)?, *json)
        }
        (Some(CommandArgs::Records(args)), _) => {
            Work::Records(args, link::headless(&args.link, settings)?)
        }
        (
            Some(
                CommandArgs::Serve { .. }
                | CommandArgs::Qr(_)
                | CommandArgs::HoldClipboard
                | CommandArgs::Generate { .. }
                | CommandArgs::Doctor { .. },
            ),
            _,
        ) => return Ok(None),
        (None, Some(text)) if screen == Screen::Whole => {
            Work::Explore(Some(link::first_of(text, settings)?))
        }
        (None, None) if screen == Screen::Whole => Work::Explore(None),
        (None, Some(text)) => {
            let link = link::headless(text, settings)?;
            say_dumb(screen, texts);
            Work::Show(link, false)
        }
        (None, None) if settings.service == Service::Demo => {
            say_dumb(screen, texts);
            return Ok(None);
        }
        (None, None) => {
            let words = match screen {
                Screen::Dumb => texts.cli.dumb_terminal,
                _ => texts.cli.link_missing,
            };
            return Err(Failure::usage(words, Some(texts.cli.usage_hint)));
        }
    };
    Ok(Some(work))
}

/// Says why the explorer isn't started where a person may wait for it.
fn say_dumb(screen: Screen, texts: &Texts) {
    if screen == Screen::Dumb {
        note(texts.cli.dumb_terminal);
    }
}

/// Whether it can be asked for: it has to stand in an address, where dots alone mean another one.
fn is_task_id(id: &str) -> bool {
    !id.trim().is_empty() && !matches!(id, "." | "..") && id.len() <= TASK_ID_LIMIT_BYTES
}
