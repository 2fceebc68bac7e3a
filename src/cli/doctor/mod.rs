//! `doctor`: what this machine offers and what is in force, in words for a ticket. Nothing secret is in it.

mod clipboard;
mod colours;
mod config_file;
mod finding;
mod machine;
mod network;
mod program;
mod report;
mod service;
mod terminal;
#[cfg(test)]
mod tests;
mod time;
mod trial;
mod variables;

use std::path::Path;

use clap::Command;
use jiff::Timestamp;

use super::arguments;
use super::clipboard_command::clipboard as clipboard_choice;
use super::command::Invocation;
use super::environment::variable;
use super::failure::Failure;
use super::logging;
use super::settings::{self, Settings};
use super::writer::{Stop, Writer};
use super::zone;
use crate::clipboard::{ClipboardEnvironment, Platform};
use crate::i18n::UsageTexts;
use crate::net::ProxyRules;
use crate::theme::TerminalEnvironment;
use machine::Machine;
use report::Report;
use trial::trial;

/// Its help and arguments.
pub(super) fn define(command: Command, texts: &'static UsageTexts) -> Command {
    command
        .about(texts.doctor)
        .long_about(format!("{}\n\n{}", texts.doctor, texts.doctor_more))
        .arg(arguments::json(texts))
}

/// Looks at everything and prints it. What is wrong is part of the report, not an error: a setting that can't be used, a log that
/// can't be written, a service that doesn't answer.
///
/// # Errors
/// When nobody reads it.
pub(super) async fn run(invocation: &Invocation, out: &mut Writer) -> Result<(), Stop> {
    let sources = &invocation.sources;
    let variable: &dyn Fn(&str) -> Option<String> = &variable;
    let settings = Settings::of(sources, true);
    let log = settings
        .as_ref()
        .ok()
        .map(|it| logging::begin(sources, it, variable));
    let log_refused = log
        .and_then(Result::err)
        .map(|failure| failure.sentence().to_owned());
    let is_there = |path: &Path| path.exists();
    let environment = ClipboardEnvironment::from_vars(Platform::current(), variable);
    let clipboard = trial(clipboard_choice(sources), &environment).await;
    let machine = Machine::look(variable, &is_there, clipboard);
    let mut report = Report::new(&machine, sources, invocation.lang);
    examine(&mut report, settings.as_ref(), log_refused).await;
    let findings = &report.findings;
    let version = env!("CARGO_PKG_VERSION");
    let mut platform = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
    if variable("WSL_DISTRO_NAME").is_some() {
        platform.push_str(" (WSL)");
    }
    out.data(&if invocation.arguments.get_flag("json") {
        finding::json(version, &platform, findings)
    } else {
        let head = format!("qrscope {version}  {platform}");
        finding::text(&head, findings, report.lang.texts())
    })?;
    out.flush()
}

/// Looks at everything in the order of the report.
async fn examine(
    report: &mut Report<'_>,
    settings: Result<&Settings, &Failure>,
    log_refused: Option<String>,
) {
    let sources = report.sources;
    let environment = TerminalEnvironment::from_vars(report.machine.variable);
    terminal::terminal(report, &settings::theme_on(sources, &environment));
    match settings {
        Ok(settings) => {
            time::time(report, &settings.zone, settings.now());
            service::service(report, settings).await;
            let rules = &settings.client.http.proxies;
            network::proxy(report, Some(&settings.service), rules);
        }
        Err(_) => {
            let named = sources.read_as("tz", zone::zone);
            let zone = named.unwrap_or_else(zone::system);
            time::time(report, &zone, Timestamp::now());
            service::meant(report);
            network::proxy(report, None, &ProxyRules::off());
        }
    }
    network::tls(report);
    clipboard::clipboard(report);
    config_file::config(report, settings.err());
    variables::without_effect(report);
    config_file::log(report, log_refused);
    for finding in &mut report.findings {
        finding.value = report.machine.without_home(&finding.value);
    }
}
