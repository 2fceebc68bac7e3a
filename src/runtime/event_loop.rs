//! The loop: wait for something, handle all that is there, draw once if anything visible changed.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::backend::LeanBackend;
use super::copies::Copies;
use super::executor::{Aftermath, Executor};
use super::guard::{Guard, OUTPUT, give_back};
use super::incoming::Incoming;
use super::input::{Arrived, Batch, Translator, is_gone};
use super::panics::Drawing;
use super::program::Program;
use super::signals::{Signal, Signals};
use super::stuck::end_if_stuck;
use super::{Setup, input, suspend, window};
use crate::app::{Effect, Message, Model, wake_at};
use crate::client::HttpReader;
use crate::clipboard::sequence;
use crate::domain::CopyOutcome;
use crate::text::sanitize;
use crate::theme::Theme;

type Screen<W> = Terminal<LeanBackend<W>>;

/// What ends the program when its terminal is gone: as if it had been told.
const HUNG_UP: u8 = 129;

/// How long a stopped program waits for the word to go on; where nothing stopped it none will come.
const STOPPED: Duration = Duration::from_millis(100);

/// Runs the explorer until the person leaves or a signal ends it. Gives the exit code: 0 after quitting, 128 + n after a signal,
/// 1 if the terminal failed.
pub async fn explore(setup: Setup) -> ExitCode {
    explore_with(setup, Program::explorer()).await
}

/// The same with another update, another view, or frames that go elsewhere. The terminal that is taken is the process's own.
pub async fn explore_with<W: Write>(setup: Setup, program: Program<W>) -> ExitCode {
    match run(setup, program).await {
        Ok(code) => ExitCode::from(code),
        Err(error) if is_gone(&error) => ExitCode::from(HUNG_UP),
        Err(error) => {
            tracing::error!(%error, "the terminal failed");
            // The guard is gone by now, so this is on the normal screen.
            let _ = writeln!(
                io::stderr(),
                "qrscope: the terminal failed: {}",
                sanitize(&error.to_string())
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
    let (sender, incoming) = unbounded_channel();
    let model = setup.model(window::size()?);
    let copies = Copies::new(
        model.around.copy_ways.clone(),
        setup.clipboard_command.clone(),
        setup.holds_clipboard(),
        sender.clone(),
    );
    let reader = Arc::clone(&setup.reader);
    listen(&reader, &sender);
    let executor = Executor::new(setup.reader.clone(), sender, copies);
    let mut explorer = Explorer {
        update: program.update,
        view: program.view,
        model,
        executor,
        translator: Translator::default(),
        theme: setup.theme,
        fixed_time: setup.fixed_time,
        aftermath: Aftermath::default(),
    };
    if let Some(link) = setup.link {
        let effects = explorer.model.open_found(link, setup.other_links);
        explorer.carry_out(effects);
    }
    if let Some(words) = setup.warning {
        explorer.model.warn(words);
    }
    explorer.draw(&mut screen)?;
    // Everything the first question needs is built while the person still reads the first frame.
    tokio::spawn(async move { reader.prepare().await.is_ok() });
    let code = explorer
        .until_the_end(&guard, &mut screen, input, incoming, &mut signals)
        .await;
    // Before the guard: it has a last word for the terminal.
    drop(screen);
    drop(guard);
    if setup.print_last_copy {
        print_last_link(&explorer.model);
    }
    explorer.executor.copies.finish().await;
    code
}

/// The link that was to be copied last, for selecting by hand, on a line of its own. It isn't what a script asked for, so it goes where
/// messages go.
fn print_last_link(model: &Model) {
    if let Some(link) = &model.last_link {
        // A `CopyUrl` can't drive a terminal, and is printed whole: this line is there to be used.
        let words = model.texts().copy.last_link;
        let _ = writeln!(io::stderr(), "{words}\n{}", link.as_str());
    }
}

/// What goes over the wire, and the tasks it brings, become messages.
fn listen(reader: &HttpReader, sender: &UnboundedSender<Incoming>) {
    let told = sender.clone();
    reader.traffic().listen(move |exchange| {
        let _ = told.send(Incoming::Message(Message::ExchangeNoted(exchange)));
    });
    let told = sender.clone();
    reader.listen_to_tasks(move |sighting| {
        let _ = told.send(Incoming::Message(Message::TaskSeen(sighting)));
    });
}

struct Explorer {
    update: fn(&mut Model, Message) -> Vec<Effect>,
    view: fn(&Model, &Theme, &mut Frame<'_>),
    model: Model,
    executor: Executor,
    translator: Translator,
    theme: Theme,
    fixed_time: Option<Timestamp>,
    aftermath: Aftermath,
}

impl Explorer {
    async fn until_the_end<W: Write>(
        &mut self,
        guard: &Guard,
        screen: &mut Screen<W>,
        mut input: UnboundedReceiver<Batch>,
        mut incoming: UnboundedReceiver<Incoming>,
        signals: &mut Signals,
    ) -> io::Result<u8> {
        loop {
            let wake = self.next_wake();
            tokio::select! {
                biased;
                signal = signals.next() => match signal {
                    Signal::End(code) => {
                        tracing::warn!(code, "ended by a signal");
                        return Ok(code);
                    }
                    // Even back at the old size: a window that was smaller for a moment has lost cells that no difference would mend.
                    Signal::Resized => self.aftermath.redraw_all = true,
                    Signal::Continued => self.take_terminal_again(guard, screen)?,
                },
                batch = input.recv() => match batch {
                    Some(batch) => self.take_events(batch?),
                    None => {
                        tracing::warn!("the terminal is gone");
                        return Ok(HUNG_UP);
                    }
                },
                received = incoming.recv() => if let Some(received) = received { self.take_incoming(received)? },
                () = tokio::time::sleep(wake.unwrap_or_default()), if wake.is_some() => self.tell_time(),
            }
            // A held key or a burst of replies is one frame, not many.
            while let Ok(batch) = input.try_recv() {
                self.take_events(batch?);
            }
            while let Ok(received) = incoming.try_recv() {
                self.take_incoming(received)?;
            }
            if self.aftermath.quit {
                return Ok(0);
            }
            if std::mem::take(&mut self.aftermath.suspend) {
                if let Some(code) = self.suspend(signals).await? {
                    return Ok(code);
                }
                self.take_terminal_again(guard, screen)?;
            }
            if self.model.touched || self.aftermath.redraw_all {
                self.draw(screen)?;
            }
        }
    }

    /// Gives the terminal to the shell and stops until that continues the program; an exit code if it is to end instead.
    async fn suspend(&self, signals: &mut Signals) -> io::Result<Option<u8>> {
        give_back();
        suspend::stop()?;
        let not_stopped = tokio::time::sleep(STOPPED);
        tokio::pin!(not_stopped);
        loop {
            tokio::select! {
                signal = signals.next() => match signal {
                    Signal::End(code) => return Ok(Some(code)),
                    Signal::Continued => return Ok(None),
                    Signal::Resized => {}
                },
                () = &mut not_stopped => return Ok(None),
            }
        }
    }

    /// Whatever others did to the terminal, it is ours again and will be drawn whole.
    fn take_terminal_again<W: Write>(
        &mut self,
        guard: &Guard,
        screen: &mut Screen<W>,
    ) -> io::Result<()> {
        guard.take_again()?;
        screen.backend_mut().forget_cursor();
        self.aftermath.redraw_all = true;
        Ok(())
    }

    fn now(&self) -> Timestamp {
        self.fixed_time.unwrap_or_else(Timestamp::now)
    }

    /// How long to sleep if nothing happens; a clock that stands still never wakes anybody.
    fn next_wake(&self) -> Option<Duration> {
        if self.fixed_time.is_some() {
            return None;
        }
        let wake = wake_at(&self.model)?;
        let sleep = Duration::try_from(wake.duration_since(Timestamp::now())).unwrap_or_default();
        // A hair late rather than early: early would mean waking twice.
        Some(sleep + Duration::from_millis(2))
    }

    fn tell_time(&mut self) {
        let now = self.now();
        self.step(Message::ClockTicked(now));
    }

    fn step(&mut self, message: Message) {
        let effects = (self.update)(&mut self.model, message);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let Aftermath {
            quit,
            redraw_all,
            suspend,
        } = self.executor.carry_out(effects);
        self.aftermath.quit |= quit;
        self.aftermath.redraw_all |= redraw_all;
        self.aftermath.suspend |= suspend;
    }

    fn take_events(&mut self, arrived: Arrived) {
        self.tell_time();
        for message in self.translator.messages(arrived) {
            self.aftermath.redraw_all |= matches!(message, Message::Resized(..));
            self.step(message);
        }
    }

    fn take_incoming(&mut self, received: Incoming) -> io::Result<()> {
        self.tell_time();
        match received {
            Incoming::Message(message) => self.step(message),
            Incoming::ThroughTerminal { copy, text } => {
                let outcome = match sequence(&text, self.model.around.multiplexer) {
                    Ok(bytes) => {
                        let _output = OUTPUT.lock();
                        let mut out = io::stdout();
                        out.write_all(&bytes)?;
                        out.flush()?;
                        CopyOutcome::SentToTerminal
                    }
                    Err(too_long) => CopyOutcome::TooLong {
                        bytes: too_long.bytes,
                        limit: too_long.limit,
                    },
                };
                self.step(Message::CopyFinished(copy, outcome));
            }
        }
        Ok(())
    }

    fn draw<W: Write>(&mut self, screen: &mut Screen<W>) -> io::Result<()> {
        // The model is told the size before it is drawn, so that nothing is laid out for a window that is gone.
        let (width, height) = window::size()?;
        self.step(Message::Resized(width, height));
        let _output = OUTPUT.lock();
        let _drawing = Drawing::begin();
        if std::mem::take(&mut self.aftermath.redraw_all) {
            // Not `clear`, which first asks the terminal where the cursor is.
            screen.resize(Rect::new(0, 0, width, height))?;
        }
        screen.draw(|frame| (self.view)(&self.model, &self.theme, frame))?;
        self.model.touched = false;
        Ok(())
    }
}
