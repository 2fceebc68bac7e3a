//! Running the explorer: the terminal taken, everything built for the loop, the terminal given back.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

use ratatui::Terminal;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::backend::LeanBackend;
use super::copies::Copies;
use super::event_loop::{Explorer, HUNG_UP};
use super::executor::{Aftermath, Executor};
use super::guard::Guard;
use super::incoming::Incoming;
use super::input::{Translator, is_gone};
use super::last_words::{say, take_late_ends};
use super::program::Program;
use super::signals::Signals;
use super::watchdog::end_if_stuck;
use super::window_size::window_size;
use super::{Setup, input};
use crate::app::{Message, open_at_start};
use crate::client::Session;
use crate::text::sanitize;

/// Runs the explorer until the person leaves or a signal ends it. Gives the exit code: 0 after quitting, 128 + n after a signal,
/// 1 if the terminal failed.
pub(crate) async fn explore(setup: Setup) -> ExitCode {
    explore_with(setup, Program::explorer()).await
}

/// The same with another update, another view, or frames that go elsewhere. The terminal that is taken is the process's own.
pub(crate) async fn explore_with<W: Write>(setup: Setup, program: Program<W>) -> ExitCode {
    let lang = setup.lang;
    match run(setup, program).await {
        Ok(code) => ExitCode::from(code),
        Err(error) if is_gone(&error) => {
            tracing::warn!(%error, "the terminal is gone");
            ExitCode::from(HUNG_UP)
        }
        Err(error) => {
            tracing::error!(%error, "the terminal failed");
            // The guard is gone by now, so this is on the normal screen.
            let _ = writeln!(
                io::stderr(),
                "qrscope: {}",
                (lang.texts().crash.terminal)(&sanitize(&error.to_string()))
            );
            ExitCode::from(1)
        }
    }
}

async fn run<W: Write>(setup: Setup, program: Program<W>) -> io::Result<u8> {
    // Before the terminal is taken: a signal in between would end the program without giving it back.
    let mut signals = Signals::heed();
    tokio::spawn(end_if_stuck(Signals::heed()));
    let guard = Guard::take()?;
    let input = input::events()?;
    let mut screen = Terminal::new(LeanBackend::new(program.out))?;
    let (sender, mut incoming) = unbounded_channel();
    let model = setup.model(window_size()?);
    let translator = Translator::new(&model.options.keymap);
    let copies = Copies::new(
        model.options.copy_ways.clone(),
        setup.clipboard_command.clone(),
        setup.has_native_clipboard(),
        setup.holds_clipboard(),
        sender.clone(),
    );
    let session = Arc::clone(&setup.session);
    listen(&session, &sender);
    let executor = Executor::new(setup.session.clone(), sender, copies);
    let mut explorer = Explorer {
        update: program.update,
        view: program.view,
        model,
        executor,
        translator,
        theme: setup.theme,
        fixed_time: setup.fixed_time,
        aftermath: Aftermath::default(),
        shown_end: None,
    };
    if let Some(link) = setup.link {
        let effects = open_at_start(&mut explorer.model, link, setup.other_links);
        explorer.carry_out(effects);
    }
    if let Some(words) = setup.warning {
        explorer.model.warn(words);
    }
    explorer.draw(&mut screen)?;
    // Everything the first question needs is built while the person still reads the first frame.
    tokio::spawn(async move { session.prepare().await.is_ok() });
    let code = explorer
        .until_the_end(&guard, &mut screen, input, &mut incoming, &mut signals)
        .await;
    // Before the guard: it has a last word for the terminal.
    drop(screen);
    drop(guard);
    // What is certain is said at once: a second signal may end the rest.
    let unsettled = explorer.model.unsettled_copy.as_ref();
    let is_certain = unsettled.is_none_or(|copy| copy.end.is_some());
    if is_certain {
        say(&explorer.model, setup.print_last_copy, explorer.shown_end);
    }
    explorer.executor.copies.finish().await;
    if !is_certain {
        take_late_ends(&mut explorer.model, explorer.update, &mut incoming);
        say(&explorer.model, setup.print_last_copy, explorer.shown_end);
    }
    code
}

/// What goes over the wire, and the tasks it brings, become messages.
fn listen(session: &Session, sender: &UnboundedSender<Incoming>) {
    let told = sender.clone();
    session.traffic().listen(move |exchange| {
        let _ = told.send(Incoming::Message(Message::ExchangeNoted(exchange)));
    });
    let told = sender.clone();
    session.listen_to_tasks(move |sighting| {
        let _ = told.send(Incoming::Message(Message::TaskSeen(sighting)));
    });
}
