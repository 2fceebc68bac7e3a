//! The table of commands: one row for each, whose file holds its arguments, what it asks and what it prints.

use clap::Command;

use super::command::{CommandRow, Run, RunSettled};
use super::{actions, card, doctor, generate, qr, records, serve, show, task, tasks};
use crate::i18n::UsageTexts;

const fn asking(
    name: &'static str,
    define: fn(Command, &'static UsageTexts) -> Command,
    run: RunSettled,
) -> CommandRow {
    let run = Run::Asking(run);
    CommandRow { name, define, run }
}

/// Every command for people, in the order of the help.
pub(super) const COMMANDS: &[CommandRow] = &[
    asking("show", show::define, |context, out| {
        Box::pin(show::run(context, out))
    }),
    asking("records", records::define, |context, out| {
        Box::pin(records::run(context, out))
    }),
    asking("actions", actions::define, |context, out| {
        Box::pin(actions::run(context, out))
    }),
    asking("task", task::define, |context, out| {
        Box::pin(task::run(context, out))
    }),
    asking("tasks", tasks::define, |context, out| {
        Box::pin(tasks::run(context, out))
    }),
    asking("card", card::define, |context, out| {
        Box::pin(card::run(context, out))
    }),
    CommandRow {
        name: "qr",
        define: qr::define,
        run: Run::Alone(|context, out| Box::pin(qr::run(context, out))),
    },
    CommandRow {
        name: "serve",
        define: serve::define,
        run: Run::Alone(|context, out| Box::pin(serve::run(context, out))),
    },
    CommandRow {
        name: "doctor",
        define: doctor::define,
        run: Run::Unsettled(|invocation, out| Box::pin(doctor::run(invocation, out))),
    },
    CommandRow {
        name: "generate",
        define: generate::define,
        run: Run::Unsettled(|invocation, out| Box::pin(generate::run(invocation, out))),
    },
];
