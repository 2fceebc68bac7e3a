//! English names of commands.

use super::CommandTexts;
use crate::input::Command;

pub(in crate::i18n) const COMMANDS: CommandTexts = CommandTexts {
    words,
    hint,
    key: |_| None,
};

const fn words(command: Command) -> &'static str {
    match command {
        Command::Activate => "record, block: detail; action: copy its link",
        Command::Detail => "detail",
        Command::Close => "close the detail",
        Command::Back => "one step back; cancel requests",
        Command::Qr => "QR code for a phone",
        Command::CycleView => "rendered, summary, raw",
        Command::Refresh => "refresh; go on at a failed page",
        Command::WaitOn => "wait on for an unfinished task",
        Command::Up => "one up",
        Command::Down => "one down",
        Command::PageUp => "a screen up",
        Command::PageDown => "a screen down",
        Command::HalfUp => "half a screen up",
        Command::HalfDown => "half a screen down",
        Command::Top => "newest",
        Command::Bottom => "oldest fetched; again: fetch to the end",
        Command::NextPane => "next pane",
        Command::PreviousPane => "previous pane",
        Command::FocusCard => "entity",
        Command::FocusLedger => "ledger",
        Command::FocusActions => "actions",
        Command::Zoom => "zoom the pane",
        Command::NextTab => "next tab",
        Command::PreviousTab => "previous tab",
        Command::FirstTab => "first tab",
        Command::SecondTab => "second tab",
        Command::ThirdTab => "third tab",
        Command::FourthTab => "fourth tab",
        Command::FifthTab => "fifth tab",
        Command::Inspector => "traffic and tasks; again: next tab",
        Command::Copy => "copy: a request as curl, a task's id",
        Command::Save => "save the requests as NDJSON",
        Command::FilterState => "only tasks in a certain state",
        Command::FilterContext => "only the chosen task's conversation",
        Command::Open => "open another code, or paste",
        Command::Language => "中文 / English",
        Command::Commands => "all commands, by arrows",
        Command::Help => "help",
        Command::Redraw => "redraw the screen",
        Command::Suspend => "suspend; fg goes on",
        Command::Quit => "quit",
    }
}

const fn hint(command: Command) -> &'static str {
    match command {
        Command::Activate | Command::Detail => "detail",
        Command::Close | Command::Back => "close",
        Command::Qr => "QR",
        Command::CycleView => "raw",
        Command::Refresh => "refresh",
        Command::NextPane => "next pane",
        Command::Zoom => "zoom",
        Command::Open => "open",
        Command::Inspector => "traffic",
        Command::FilterState => "by state",
        Command::FilterContext => "by conversation",
        Command::Help => "help",
        Command::Quit => "quit",
        Command::Down => "next",
        Command::Up => "previous",
        _ => "",
    }
}
