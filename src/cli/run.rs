//! From the command line to the exit code.

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::{Arc, Once};
use std::time::Duration;

use clap::error::ErrorKind;
use tokio::runtime::{Builder, Runtime};

use super::args::{self, CommandArgs, CommandLine};
use super::asking::Asking;
use super::demo::{list_demo_codes, service};
use super::doctor::doctor;
use super::environment::{locale, variable};
use super::explorer::setup;
use super::failure::Failure;
use super::generate::generate;
use super::screen::Screen;
use super::settings::{self, Settings};
use super::show_text::show_text;
use super::work::{Work, work};
use super::writer::{Stop, Writer, message, note};
use super::{actions, card, logging, qr, records, serve, show, task, tasks};
use crate::client::Session;
use crate::clipboard::hold_clipboard;
use crate::config::Sources;
use crate::domain::ErrorKind as LoadKind;
use crate::i18n::{Lang, LangChoice, Texts};
use crate::net::RetryPause;
use crate::runtime::{explore, install_panic_message};
use crate::text::set_ambiguous_width;

/// Threads that run tasks; long computations and blocking calls have threads of their own.
const WORKERS: usize = 2;

/// Runs the program with the arguments and environment of this process.
#[must_use]
pub fn main() -> ExitCode {
    install_panic_message();
    let argv: Vec<OsString> = env::args_os().collect();
    // Known before the words are understood, so that their own errors come in the form asked for.
    let json = argv.iter().any(|word| word == "--json");
    match words(&argv, json) {
        Ok(code) => code,
        Err(Stop::ReaderLeft) => ExitCode::SUCCESS,
        Err(Stop::Failed(failure)) => {
            message(&if json { failure.json() } else { failure.text() });
            ExitCode::from(failure.code())
        }
    }
}

fn words(argv: &[OsString], json: bool) -> Result<ExitCode, Stop> {
    let line = match args::parse(argv, Lang::En) {
        Ok(line) => line,
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ) =>
        {
            let mut out = Writer::new(Lang::En.texts());
            out.data(&error.render().to_string())?;
            out.flush()?;
            return Ok(ExitCode::SUCCESS);
        }
        Err(error) => return Err(Failure::of_clap(error).into()),
    };
    if matches!(line.command, Some(CommandArgs::HoldClipboard)) {
        return Ok(ExitCode::from(hold_clipboard()));
    }
    let own = line.command.as_ref().map(CommandArgs::name);
    let sources = Sources::read(line.flags.clone(), own, |name| env::var_os(name));
    let lang = settings::lang(&sources);
    match line.command {
        Some(CommandArgs::Generate { what }) => {
            generate(what, lang, &mut Writer::new(lang.texts()))?;
            return Ok(ExitCode::SUCCESS);
        }
        Some(CommandArgs::Doctor { json }) => return diagnose(json, &sources, lang),
        _ => {}
    }
    if let Some(refused) = sources.refused.first() {
        let hint = lang.texts().cli.usage_hint;
        return Err(Failure::usage(&refused.words(lang), Some(hint)).into());
    }
    if let Err(fault) = &sources.state {
        let hint = lang.texts().config.hint;
        return Err(Failure::usage(&fault.words(lang), Some(hint)).into());
    }
    // These ask nobody.
    let asks = !matches!(
        line.command,
        Some(CommandArgs::Serve { .. } | CommandArgs::Qr(_))
    );
    let settings = Settings::of(&sources, asks)?;
    set_ambiguous_width(settings.ambiguous_width);
    // Whoever reads JSON reads nothing else, on neither stream.
    for words in settings.config_warnings.iter().filter(|_| !json) {
        note(words);
    }
    let log = logging::begin(&sources, &settings, variable)?;
    let ended = run(&line, &settings);
    match &ended {
        Ok(code) => tracing::info!(?code, "end"),
        Err(Stop::ReaderLeft) => tracing::info!("end: nobody reads on"),
        Err(Stop::Failed(failure)) => failure.log(),
    }
    if let Some(error) = log.and_then(|log| log.failure()).filter(|_| !json) {
        let path = settings.log.clone().unwrap_or_default();
        let words = (settings.texts().cli.log_refused)(&path.to_string_lossy(), &error.to_string());
        note(&words);
    }
    ended
}

/// `doctor`, which goes on where others end.
fn diagnose(json: bool, sources: &Sources, lang: Lang) -> Result<ExitCode, Stop> {
    let settings = Settings::of(sources, true);
    let log = settings
        .as_ref()
        .ok()
        .map(|settings| logging::begin(sources, settings, variable));
    let log_refused = log.and_then(Result::err);
    let log_refused = log_refused.map(|failure| failure.sentence().to_owned());
    let mut out = Writer::new(lang.texts());
    let runtime = runtime()?;
    let settings = settings.as_ref();
    runtime.block_on(doctor(
        json,
        sources,
        settings,
        log_refused,
        &variable,
        &mut out,
    ))?;
    runtime.shutdown_background();
    Ok(ExitCode::SUCCESS)
}

fn runtime() -> Result<Runtime, Failure> {
    Builder::new_multi_thread()
        .worker_threads(WORKERS)
        .enable_all()
        .build()
        .map_err(|error| {
            let texts = LangChoice::Auto.decide(locale().as_deref()).texts();
            Failure::local(&(texts.cli.start_failed)(&error.to_string()))
        })
}

fn run(line: &CommandLine, settings: &Settings) -> Result<ExitCode, Stop> {
    let runtime = runtime()?;
    let ended = runtime.block_on(command(line, settings));
    // A look-up of a name may still block a thread; nobody waits for it.
    runtime.shutdown_background();
    ended
}

async fn command(line: &CommandLine, settings: &Settings) -> Result<ExitCode, Stop> {
    let mut out = Writer::new(settings.texts());
    if let Some(CommandArgs::Serve { port }) = line.command {
        return serve::serve(port, settings, &mut out)
            .await
            .map(ExitCode::from);
    }
    if let Some(CommandArgs::Qr(args)) = &line.command {
        return qr::qr(args, settings, &mut out).map(|()| ExitCode::SUCCESS);
    }
    // Refusals of what was typed come first: nothing is started and nobody is asked.
    let work = work(line, Screen::here(), settings)?;
    // Scripts often run in the locale C and read UTF-8 all the same: only a person at a terminal is told, the explorer's own way.
    if let Some(words) = &settings.locale_warning
        && out.is_terminal()
        && !matches!(work, Some(Work::Explore(_)))
    {
        note(words);
    }
    let Some(work) = work else {
        list_demo_codes(settings, &mut out)?;
        return Ok(ExitCode::SUCCESS);
    };
    let (endpoint, demo) = service(settings).await?;
    let session = Arc::new(Session::over_http(endpoint, settings.client.clone()));
    let asking = Asking {
        settings,
        session: &session,
    };
    if !matches!(work, Work::Explore(_)) && !work.prints_json() {
        say_pauses(&session, settings.texts());
    }
    let ended = match work {
        Work::Show(link, json) => show::show(&link, json, &asking, &mut out).await,
        Work::Records(args, link) => records::records(args, &link, &asking, &mut out).await,
        Work::Actions(link, json) => actions::actions(&link, json, &asking, &mut out).await,
        Work::Text(text, yes, json) => show_text(text, yes, json, &asking, &mut out).await,
        Work::Task(id, json) => task::task(id, json, &asking, &mut out).await,
        Work::Tasks(args) => tasks::tasks(args, &asking, &mut out).await,
        Work::Card(json) => card::card(json, &asking, &mut out).await,
        Work::Explore(link) => return Ok(explore(setup(link, settings, &session)).await),
    };
    drop(demo);
    ended.map(|()| ExitCode::SUCCESS)
}

/// Says once on standard error that a question waits before it is asked again.
fn say_pauses(session: &Session, texts: &'static Texts) {
    let said = Once::new();
    session.listen_to_pauses(move |pause| {
        let RetryPause {
            reason,
            left,
            next_try,
            tries,
        } = pause;
        let whole = left.as_secs() + u64::from(left.subsec_nanos() > 0);
        let time = (texts.time.seconds)(Duration::from_secs(whole));
        said.call_once(|| {
            note(&(texts.asked_again)(
                &LoadKind::Net(reason.clone()),
                &time,
                [next_try, tries],
            ))
        });
    });
}
