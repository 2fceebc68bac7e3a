//! `--log`: opening the log, and what stands at its beginning.

use tracing::{debug, info, warn};

use super::failure::Failure;
use super::said::{Origin, Said};
use super::settings::Settings;
use super::unsecret::{in_force, secrets};
use crate::config::KEYS;
use crate::runtime::{LogFile, LogRefusal};

/// Opens the log, if there is to be one, and says in it what the program starts with.
///
/// # Errors
/// Exit code 2 if it can't be written.
pub(super) fn begin(
    said: &Said,
    settings: &Settings,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<Option<LogFile>, Failure> {
    let global = &said.args().global;
    let Some(path) = &global.log else {
        return Ok(None);
    };
    let texts = settings.texts();
    let refused = |refusal: LogRefusal| {
        let why = match refusal {
            LogRefusal::Terminal => texts.cli.log_terminal.to_owned(),
            LogRefusal::Kind(kind) => (texts.no_file)(kind),
            LogRefusal::System(_) if path.is_dir() => texts.config.folder.to_owned(),
            LogRefusal::System(error) => error.to_string(),
        };
        let sentence = (texts.cli.log_refused)(&path.to_string_lossy(), &why);
        said.refused("log", 0, &sentence, settings.lang)
    };
    let log = LogFile::open(path, &secrets(said, &settings.manners.headers, variable))
        .map_err(refused)?;
    log.install(global.log_level);
    info!(
        version = env!("CARGO_PKG_VERSION"),
        os = std::env::consts::OS,
        arch = std::env::consts::ARCH,
        "start"
    );
    for key in KEYS {
        let value = in_force(said, key.name);
        match said.origin(key.name) {
            Origin::Default => debug!(key = key.name, value, "default"),
            from => info!(key = key.name, value, ?from, "setting"),
        }
    }
    for words in &settings.config_warnings {
        warn!("{words}");
    }
    match log.failure() {
        Some(error) => Err(refused(LogRefusal::System(error))),
        None => Ok(Some(log)),
    }
}
