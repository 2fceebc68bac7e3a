//! From the command line to the exit code.

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use tokio::runtime::{Builder, Runtime};

use super::command::{Invocation, Run};
use super::command_context::CommandContext;
use super::command_line::{self, Instead};
use super::environment::{locale, variable};
use super::failure::Failure;
use super::program::program;
use super::settings::{Settings, lang};
use super::writer::{Stop, Writer, message, note};
use super::{explorer, logging};
use crate::clipboard::{HOLD_COMMAND, hold_clipboard};
use crate::config::Sources;
use crate::i18n::{Lang, LangChoice};
use crate::runtime::install_panic_message;
use crate::text::set_ambiguous_width;

/// Threads that run tasks; long computations and blocking calls have threads of their own.
const WORKERS: usize = 2;

/// Runs the program with the arguments and environment of this process.
#[must_use]
pub(crate) fn main() -> ExitCode {
    let lang = LangChoice::Auto.decide(locale().as_deref());
    install_panic_message(lang);
    let argv: Vec<OsString> = env::args_os().collect();
    // Holds the clipboard after the explorer has ended; started by it alone, and no command for people.
    if argv.get(1).is_some_and(|word| word == HOLD_COMMAND) {
        return ExitCode::from(hold_clipboard(lang.texts().copy.holder));
    }
    // Known before the words are understood, so that their own errors come in the form asked for.
    let json = argv.iter().any(|word| word == "--json");
    match words(&argv, json) {
        Ok(code) => code,
        Err(Stop::ReaderLeft) => ExitCode::SUCCESS,
        Err(Stop::Signal(code)) => ExitCode::from(code),
        Err(Stop::Failed(failure)) => {
            message(&if json { failure.json() } else { failure.text() });
            ExitCode::from(failure.code())
        }
    }
}

fn words(argv: &[OsString], json: bool) -> Result<ExitCode, Stop> {
    let line = match command_line::read(argv, |name| env::var_os(name)) {
        Ok(line) => line,
        Err(Instead::Print(text)) => {
            let mut out = Writer::new(Lang::En.texts());
            out.data(&text)?;
            out.flush()?;
            return Ok(ExitCode::SUCCESS);
        }
        Err(Instead::Refuse(failure)) => return Err(failure.into()),
    };
    let name = line.command.map(|row| row.name);
    let sources = Sources::read(line.flags, name, |name| env::var_os(name));
    let lang = lang(&sources);
    let run = line.command.map(|row| row.run);
    let mut out = Writer::new(lang.texts());
    if let Some(Run::Unsettled(run)) = run {
        let invocation = Invocation {
            arguments: line.arguments,
            sources,
            lang,
            program,
        };
        return runtime(lang)?
            .block_on(run(&invocation, &mut out))
            .map(|()| ExitCode::SUCCESS);
    }
    usable(&sources, lang)?;
    let settings = Settings::of(&sources, !matches!(run, Some(Run::Alone(_))))?;
    set_ambiguous_width(settings.ambiguous_width);
    // Whoever reads JSON reads nothing else, on neither stream.
    for words in settings.config_warnings.iter().filter(|_| !json) {
        note(words);
    }
    let log = logging::begin(&sources, &settings, variable)?;
    let context = CommandContext {
        arguments: &line.arguments,
        settings: &settings,
        json,
    };
    let runtime = runtime(lang)?;
    let ended = runtime.block_on(async {
        match run {
            Some(Run::Asking(run) | Run::Alone(run)) => {
                run(&context, &mut out).await.map(|()| ExitCode::SUCCESS)
            }
            _ => explorer::run(line.link.as_deref(), &context, &mut out).await,
        }
    });
    // A look-up of a name may still block a thread; nobody waits for it.
    runtime.shutdown_background();
    match &ended {
        Ok(code) => tracing::info!(?code, "end"),
        Err(Stop::ReaderLeft) => tracing::info!("end: nobody reads on"),
        Err(Stop::Signal(code)) => tracing::warn!(code, "ended by a signal"),
        Err(Stop::Failed(failure)) => failure.log(),
    }
    if let Some(error) = log.and_then(|log| log.failure()).filter(|_| !json) {
        let path = settings.log.clone().unwrap_or_default();
        let words = (settings.texts().cli.log_refused)(&path.to_string_lossy(), &error.to_string());
        note(&words);
    }
    ended
}

/// Refuses variables and a file that can't be used.
fn usable(sources: &Sources, lang: Lang) -> Result<(), Failure> {
    let texts = lang.texts();
    if let Some(refused) = sources.refused.first() {
        return Err(Failure::usage(
            &refused.words(lang),
            Some(texts.cli.usage_hint),
        ));
    }
    if let Err(fault) = &sources.state {
        return Err(Failure::usage(&fault.words(lang), Some(texts.config.hint)));
    }
    Ok(())
}

fn runtime(lang: Lang) -> Result<Runtime, Failure> {
    let built = Builder::new_multi_thread()
        .worker_threads(WORKERS)
        .enable_all()
        .build();
    built.map_err(|error| Failure::local(&(lang.texts().cli.start_failed)(&error.to_string())))
}
