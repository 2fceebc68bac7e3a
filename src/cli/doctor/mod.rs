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

use jiff::Timestamp;

use super::environment::language;
use super::failure::Failure;
use super::said::{Origin, Said};
use super::settings::Settings;
use super::writer::{Stop, Writer};
use super::zone;
use crate::client::ProxyRules;
use crate::clipboard::{ClipboardSurroundings, Platform};
use crate::i18n::Lang;
use crate::theme::Surroundings;
use finding::Finding;
use machine::Machine;
use trial::trial;

/// How the report is wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    /// As JSON.
    pub json: bool,
    /// Without asking the service.
    pub offline: bool,
}

/// Looks at everything and prints it. What is wrong is part of the report, not an error: a setting that can't be used, a log that
/// can't be written, a service that doesn't answer.
///
/// # Errors
/// When nobody reads it.
pub(super) async fn doctor(
    wanted: Wanted,
    said: &Said,
    settings: Result<&Settings, &Failure>,
    log_refused: Option<String>,
    variable: &dyn Fn(&str) -> Option<String>,
    out: &mut Writer,
) -> Result<(), Stop> {
    let is_there = |path: &Path| path.exists();
    let around = ClipboardSurroundings::from_vars(Platform::current(), variable);
    let clipboard = trial(said.args().global.clipboard, &around).await;
    let machine = Machine::look(variable, &is_there, clipboard);
    let findings = findings(wanted, said, settings, log_refused, &machine).await;
    let lang = language(said.args().global.lang);
    let version = env!("CARGO_PKG_VERSION");
    let mut platform = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
    if variable("WSL_DISTRO_NAME").is_some() {
        platform.push_str(" (WSL)");
    }
    out.data(&if wanted.json {
        finding::json(version, &platform, &findings)
    } else {
        let head = format!("qrscope {version}  {platform}");
        finding::text(&head, &findings, lang.texts())
    })?;
    out.flush()
}

async fn findings(
    wanted: Wanted,
    said: &Said,
    settings: Result<&Settings, &Failure>,
    log_refused: Option<String>,
    machine: &Machine<'_>,
) -> Vec<Finding> {
    let global = &said.args().global;
    let lang = language(global.lang);
    let around = Surroundings::from_vars(machine.variable);
    let theme = global.theme_on(&around);
    let mut found = terminal::terminal(machine, said, theme, lang);
    match settings {
        Ok(settings) => {
            found.extend(terminal::time(
                machine,
                said,
                &settings.zone,
                settings.now(),
                lang,
            ));
            found.extend(network::service(said, settings, wanted.offline).await);
            found.extend(network::proxy(
                machine,
                Some(&settings.service),
                &settings.manners.proxies,
                lang,
            ));
        }
        Err(_) => {
            let now = Timestamp::now();
            let named = global.tz.as_deref().and_then(zone::zone);
            let zone = named.unwrap_or_else(zone::system);
            found.extend(terminal::time(machine, said, &zone, now, lang));
            found.push(network::meant(said, lang));
            found.extend(network::proxy(machine, None, &ProxyRules::off(), lang));
        }
    }
    found.extend(network::tls(machine, lang));
    found.extend(clipboard::clipboard(machine, said, lang));
    found.extend(files::config(said, settings.err(), lang));
    found.extend(variables::without_effect(&machine.own_variables, lang));
    found.extend(files::log(said, log_refused, lang));
    for finding in &mut found {
        finding.value = machine.without_home(&finding.value);
    }
    found
}

/// Where a setting comes from, in words.
fn origin_words(said: &Said, id: &str, lang: Lang) -> &'static str {
    let [default, file, variable, flag] = lang.texts().doctor.origins;
    match said.origin(id) {
        Origin::Default => default,
        Origin::File => file,
        Origin::Variable => variable,
        Origin::Flag => flag,
    }
}
