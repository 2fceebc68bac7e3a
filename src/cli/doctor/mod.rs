//! `doctor`: what this machine offers and what is in force, in words for a ticket. Nothing secret is in it.

mod clipboard;
mod colours;
mod files;
mod finding;
mod machine;
mod network;
mod program;
mod terminal;
#[cfg(test)]
mod tests;
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
use crate::clipboard::{ClipboardSurroundings, Platform};
use crate::config::{Source, Sources, option};
use crate::i18n::{Lang, UsageTexts};
use crate::net::ProxyRules;
use crate::theme::Surroundings;
use finding::Finding;
use machine::Machine;
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
    let around = ClipboardSurroundings::from_vars(Platform::current(), variable);
    let clipboard = trial(clipboard_choice(sources), &around).await;
    let machine = Machine::look(variable, &is_there, clipboard);
    let findings = findings(sources, settings.as_ref(), log_refused, &machine).await;
    let lang = invocation.lang;
    let version = env!("CARGO_PKG_VERSION");
    let mut platform = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
    if variable("WSL_DISTRO_NAME").is_some() {
        platform.push_str(" (WSL)");
    }
    out.data(&if invocation.arguments.get_flag("json") {
        finding::json(version, &platform, &findings)
    } else {
        let head = format!("qrscope {version}  {platform}");
        finding::text(&head, &findings, lang.texts())
    })?;
    out.flush()
}

async fn findings(
    sources: &Sources,
    settings: Result<&Settings, &Failure>,
    log_refused: Option<String>,
    machine: &Machine<'_>,
) -> Vec<Finding> {
    let lang = settings::lang(sources);
    let around = Surroundings::from_vars(machine.variable);
    let theme = settings::theme_on(sources, &around);
    let mut found = terminal::terminal(machine, sources, theme, lang);
    match settings {
        Ok(settings) => {
            found.extend(terminal::time(
                machine,
                sources,
                &settings.zone,
                settings.now(),
                lang,
            ));
            found.extend(network::service(sources, settings, sources.is_on("offline")).await);
            found.extend(network::proxy(
                machine,
                Some(&settings.service),
                &settings.client.http.proxies,
                lang,
            ));
        }
        Err(_) => {
            let now = Timestamp::now();
            let named = sources.text("tz").as_deref().and_then(zone::zone);
            let zone = named.unwrap_or_else(zone::system);
            found.extend(terminal::time(machine, sources, &zone, now, lang));
            found.push(network::meant(sources, lang));
            found.extend(network::proxy(machine, None, &ProxyRules::off(), lang));
        }
    }
    found.extend(network::tls(machine, lang));
    found.extend(clipboard::clipboard(machine, sources, lang));
    found.extend(files::config(sources, settings.err(), lang));
    found.extend(variables::without_effect(&machine.own_variables, lang));
    found.extend(files::log(sources, log_refused, lang));
    for finding in &mut found {
        finding.value = machine.without_home(&finding.value);
    }
    found
}

/// Where a setting comes from, in words.
fn origin_words(sources: &Sources, name: &str, lang: Lang) -> &'static str {
    let texts = &lang.texts().doctor;
    match sources.source(name) {
        Source::Default => texts.origin_default,
        Source::File => texts.origin_file,
        Source::Variable => texts.origin_variable,
        Source::Flag => texts.origin_flag,
    }
}

/// What is in force of the option of that name, in one line without secrets.
fn shown(sources: &Sources, name: &str) -> String {
    option(name).map_or_else(String::new, |option| sources.shown(option))
}
