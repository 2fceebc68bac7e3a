//! From the command line to the exit code.

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::sync::Arc;

use clap::error::ErrorKind;
use tokio::runtime::Builder;

use super::args::{self, CommandArgs, RecordsArgs, Said, TasksArgs};
use super::asking::Asking;
use super::failure::Failure;
use super::settings::{Service, Settings, language};
use super::show_text::show_text;
use super::writer::{Stop, Writer, message, note};
use super::{actions, card, link, qr, records, serve, show, task, tasks};
use crate::client::{Endpoint, HttpReader};
use crate::demo::{DemoService, ListedCode, listed_codes};
use crate::domain::{CodeLink, FoundLink};
use crate::i18n::{Lang, LangChoice};
use crate::runtime::{Setup, explore};
use crate::text::{cells, pad};

/// Threads that run tasks; long computations and blocking calls have threads of their own.
const WORKERS: usize = 2;

/// Runs the program with the arguments and environment of this process.
#[must_use]
pub fn main() -> ExitCode {
    let argv: Vec<OsString> = env::args_os().collect();
    // Known before the words are understood, so that their own errors come in the form asked for.
    let json = argv.iter().any(|word| word == "--json");
    match words(&argv) {
        Ok(code) => code,
        Err(Stop::ReaderLeft) => ExitCode::SUCCESS,
        Err(Stop::Failed(failure)) => {
            message(&if json { failure.json() } else { failure.text() });
            ExitCode::from(failure.code())
        }
    }
}

fn words(argv: &[OsString]) -> Result<ExitCode, Stop> {
    let said = match args::parse(argv) {
        Ok(said) => said,
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
        Err(error) => return Err(Failure::of_clap(&error).into()),
    };
    let settings = Settings::of(&said)?;
    let runtime = Builder::new_multi_thread()
        .worker_threads(WORKERS)
        .enable_all()
        .build()
        .map_err(|error| {
            let texts = language(LangChoice::Auto).texts();
            Failure::local(&(texts.start_failed)(&error.to_string()))
        })?;
    let ended = runtime.block_on(command(&said, &settings));
    // A look-up of a name may still block a thread; nobody waits for it.
    runtime.shutdown_background();
    ended
}

async fn command(said: &Said, settings: &Settings) -> Result<ExitCode, Stop> {
    let mut out = Writer::new(settings.texts());
    if let Some(CommandArgs::Serve { port }) = said.args.command {
        return serve::serve(port, settings, &mut out)
            .await
            .map(ExitCode::from);
    }
    if let Some(CommandArgs::Qr(args)) = &said.args.command {
        return qr::qr(args, settings, &mut out).map(|()| ExitCode::SUCCESS);
    }
    // Refusals of what was typed come first: nothing is started and nobody is asked.
    // A terminal that can't move its cursor gets the text, as a pipe does.
    let on_terminal = io::stdout().is_terminal()
        && io::stdin().is_terminal()
        && env::var_os("TERM").is_none_or(|term| term != "dumb");
    let Some(work) = work(said, on_terminal, settings)? else {
        list_demo_codes(settings, &mut out)?;
        return Ok(ExitCode::SUCCESS);
    };
    let (endpoint, demo) = service(settings).await?;
    let reader = Arc::new(HttpReader::new(endpoint, settings.manners.clone()));
    let asking = Asking {
        settings,
        reader: &reader,
    };
    let ended = match work {
        Work::Show(link, json) => show::show(&link, json, &asking, &mut out).await,
        Work::Records(args, link) => records::records(args, &link, &asking, &mut out).await,
        Work::Actions(link, json) => actions::actions(&link, json, &asking, &mut out).await,
        Work::Text(text, yes, json) => show_text(text, yes, json, &asking, &mut out).await,
        Work::Task(id, json) => task::task(id, json, &asking, &mut out).await,
        Work::Tasks(args) => tasks::tasks(args, &asking, &mut out).await,
        Work::Card(json) => card::card(json, &asking, &mut out).await,
        Work::Explore(link) => return Ok(explore(setup(link, settings, &reader)).await),
    };
    drop(demo);
    ended.map(|()| ExitCode::SUCCESS)
}

/// What there is to do, its link checked.
enum Work<'a> {
    Show(CodeLink, bool),
    Records(&'a RecordsArgs, CodeLink),
    Actions(CodeLink, bool),
    Text(&'a str, bool, bool),
    Task(&'a str, bool),
    Tasks(&'a TasksArgs),
    Card(bool),
    Explore(Option<(FoundLink, Vec<FoundLink>)>),
}

/// `None`: only the demo's codes are to be listed.
fn work<'a>(
    said: &'a Said,
    on_terminal: bool,
    settings: &Settings,
) -> Result<Option<Work<'a>>, Failure> {
    let texts = settings.texts();
    let typed = said.args.link.as_deref();
    let work = match (&said.args.command, typed) {
        (
            Some(CommandArgs::Show {
                text: Some(text),
                yes,
                json,
                ..
            }),
            _,
        ) => Work::Text(text, *yes, *json),
        (Some(CommandArgs::Show { link, json, .. }), _) => {
            let link = link.as_deref().unwrap_or_default();
            Work::Show(link::headless(link, settings)?, *json)
        }
        (Some(CommandArgs::Task { id, json }), _) => Work::Task(id, *json),
        (Some(CommandArgs::Tasks(args)), _) => Work::Tasks(args),
        (Some(CommandArgs::Card { json, .. }), _) => Work::Card(*json),
        (Some(CommandArgs::Actions { link, json }), _) => {
            Work::Actions(link::headless(link, settings)?, *json)
        }
        (Some(CommandArgs::Records(args)), _) => {
            Work::Records(args, link::headless(&args.link, settings)?)
        }
        (Some(CommandArgs::Serve { .. } | CommandArgs::Qr(_)), _) => return Ok(None),
        (None, Some(text)) if on_terminal => Work::Explore(Some(link::first_of(text, settings)?)),
        (None, None) if on_terminal => Work::Explore(None),
        (None, Some(text)) => Work::Show(link::headless(text, settings)?, false),
        (None, None) if settings.service == Service::Demo => return Ok(None),
        (None, None) => {
            return Err(Failure::usage(texts.link_missing, Some(texts.usage_hint)));
        }
    };
    Ok(Some(work))
}

/// The address to ask; with `--demo` also the service, which lives as long as its value.
async fn service(settings: &Settings) -> Result<(Endpoint, Option<DemoService>), Failure> {
    let failed = |why: &str| Failure::local(&(settings.texts().serve_failed)(why));
    match &settings.service {
        Service::At(endpoint) => Ok((endpoint.clone(), None)),
        Service::Demo => {
            let demo = DemoService::start(0, settings.now())
                .await
                .map_err(|error| failed(&error.to_string()))?;
            let endpoint = demo
                .endpoint()
                .parse()
                .map_err(|_| failed(&demo.endpoint()))?;
            Ok((endpoint, Some(demo)))
        }
    }
}

fn setup(
    link: Option<(FoundLink, Vec<FoundLink>)>,
    settings: &Settings,
    reader: &Arc<HttpReader>,
) -> Setup {
    if let Some(asked) = settings.clamped_from {
        note(&(settings.texts().clamped)(asked));
    }
    let (link, other_links) =
        link.map_or((None, Vec::new()), |(link, others)| (Some(link), others));
    Setup {
        reader: Arc::clone(reader),
        link,
        other_links,
        lang: settings.lang,
        zone: settings.zone.clone(),
        theme: settings.theme,
        hosts: settings.hosts.clone(),
        page_size: settings.page_size,
        clipboard: settings.clipboard,
        demo_codes: match settings.service {
            Service::Demo => listed_codes(),
            Service::At(_) => Vec::new(),
        },
        fixed_time: settings.fixed_time,
    }
}

/// The demo's codes as aligned columns: link, name, what there is to see.
fn list_demo_codes(settings: &Settings, out: &mut Writer) -> Result<(), Stop> {
    let codes = listed_codes();
    let words = |code: &ListedCode| match settings.lang {
        Lang::Zh => (code.name_zh.clone(), code.about_zh.clone()),
        Lang::En => (code.name_en.clone(), code.about_en.clone()),
    };
    let widest = |of: &dyn Fn(&ListedCode) -> usize| codes.iter().map(of).max().unwrap_or(0);
    let link_cells = widest(&|code| cells(&code.url));
    let name_cells = widest(&|code| cells(&words(code).0));
    for code in &codes {
        let (name, about) = words(code);
        out.data(&format!(
            "{}  {}  {about}\n",
            pad(&code.url, link_cells),
            pad(&name, name_cells)
        ))?;
    }
    out.flush()
}
