//! `--log`: opening the log, and what stands at its beginning.

use tracing::{debug, info, warn};

use super::failure::Failure;
use super::settings::Settings;
use crate::config::{Source, Sources, keys};
use crate::net::CustomHeader;
use crate::runtime::{LogFile, LogRefusal};

/// Opens the log, if there is to be one, and says in it what the program starts with.
///
/// # Errors
/// Exit code 2 if it can't be written.
pub(super) fn begin(
    sources: &Sources,
    settings: &Settings,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<Option<LogFile>, Failure> {
    let Some(path) = &settings.log else {
        return Ok(None);
    };
    let texts = settings.texts();
    let refused = |refusal: LogRefusal| {
        let why = match refusal {
            LogRefusal::Terminal => texts.cli.log_terminal.to_owned(),
            LogRefusal::Kind(kind) => (texts.files.no_file)(kind),
            LogRefusal::System(_) if path.is_dir() => texts.config.folder.to_owned(),
            LogRefusal::System(error) => error.to_string(),
        };
        let sentence = (texts.cli.log_refused)(&path.to_string_lossy(), &why);
        Failure::of_setting(sources, "log", 0, &sentence, settings.lang)
    };
    let headers = settings.client.http.headers.iter();
    let mut secrets: Vec<String> = headers
        .flat_map(CustomHeader::secrets)
        .map(str::to_owned)
        .collect();
    secrets.extend(sources.secrets(variable));
    let log = LogFile::open(path, &secrets).map_err(refused)?;
    log.install(settings.log_level);
    info!(
        version = env!("CARGO_PKG_VERSION"),
        os = std::env::consts::OS,
        arch = std::env::consts::ARCH,
        "start"
    );
    for key in keys() {
        let value = sources.shown(key);
        match sources.source(key.name) {
            Source::Default => debug!(key = key.name, value, "default"),
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
