//! What a command is: a row of the table in `commands`.

use std::pin::Pin;

use clap::{ArgMatches, Command};

use super::command_context::CommandContext;
use super::writer::{Stop, Writer};
use crate::config::Sources;
use crate::i18n::{Lang, UsageTexts};

/// A command that runs.
pub(super) type Running<'a> = Pin<Box<dyn Future<Output = Result<(), Stop>> + 'a>>;

pub(super) type RunSettled = for<'a> fn(&'a CommandContext<'a>, &'a mut Writer) -> Running<'a>;
type RunUnsettled = for<'a> fn(&'a Invocation, &'a mut Writer) -> Running<'a>;

pub(super) struct CommandRow {
    pub name: &'static str,
    /// Adds its help and its arguments.
    pub define: fn(Command, &'static UsageTexts) -> Command,
    pub run: Run,
}

/// How a command runs, by what it needs.
#[derive(Clone, Copy)]
pub(super) enum Run {
    /// It asks a service.
    Asking(RunSettled),
    /// It asks nobody, so that it doesn't matter whom.
    Alone(RunSettled),
    /// Whatever is wrong with settings is its own matter.
    Unsettled(RunUnsettled),
}

/// What a command line says, before settings are made of it.
pub(super) struct Invocation {
    /// The command's own arguments.
    pub arguments: ArgMatches,
    pub sources: Sources,
    pub lang: Lang,
    /// The program as a whole, for what describes it.
    pub program: fn(Lang) -> Command,
}
