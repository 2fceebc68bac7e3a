//! The loop: wait for something, handle all that is there, draw once if anything visible changed.

use std::io::{self, BufWriter, Stdout, Write};
use std::process::ExitCode;
use std::sync::Arc;

use crossterm::event::Event;
use jiff::Timestamp;
use ratatui::Terminal;
use ratatui::layout::Rect;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::backend::LeanBackend;
use super::copies::Copies;
use super::executor::{Aftermath, Executor};
use super::guard::{Guard, OUTPUT};
use super::incoming::Incoming;
use super::input::Batch;
use super::panics::Drawing;
use super::{Setup, input, signals};
use crate::app::{Message, Model, update, wake_at};
use crate::client::HttpReader;
use crate::clipboard::sequence;
use crate::domain::CopyOutcome;
use crate::input::{Arrival, Chord, arrivals};
use crate::text::sanitize;
use crate::theme::Theme;
use crate::view;

type Screen = Terminal<LeanBackend<BufWriter<Stdout>>>;

/// Runs the explorer until the person leaves or a signal ends it. Gives the exit code: 0 after quitting, 128 + n after a signal,
/// 1 if the terminal failed.
pub async fn explore(setup: Setup) -> ExitCode {
    match run(setup).await {
        Ok(code) => ExitCode::from(code),
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

async fn run(setup: Setup) -> io::Result<u8> {
    // Before the terminal is taken: a signal in between would end the program without giving it back.
    let ending = signals::ending();
    let guard = Guard::take()?;
    // Before the size is asked for: a change after that is an event.
    let input = input::events()?;
    let mut screen: Screen = Terminal::new(LeanBackend::new(BufWriter::with_capacity(
        64 * 1024,
        io::stdout(),
    )))?;
    let (sender, incoming) = unbounded_channel();
    let size = crossterm::terminal::size()?;
    let model = setup.model(size);
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
        model,
        executor,
        theme: setup.theme,
        fixed_time: setup.fixed_time,
        redraw_all: false,
        quit: false,
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
        .until_the_end(&mut screen, input, incoming, ending)
        .await;
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
        let words = model.texts().last_link;
        let _ = writeln!(io::stderr(), "{words}\n{}", link.as_str());
    }
}

/// What goes over the wire, and the tasks it brings, become messages.
fn listen(reader: &HttpReader, sender: &UnboundedSender<Incoming>) {
    let told = sender.clone();
    reader.traffic().listen(move |exchange| {
        let message = Message::ExchangeNoted(Arc::clone(exchange));
        let _ = told.send(Incoming::Message(message));
    });
    let told = sender.clone();
    reader.listen_to_tasks(move |sighting| {
        let _ = told.send(Incoming::Message(Message::TaskSeen(sighting)));
    });
}

struct Explorer {
    model: Model,
    executor: Executor,
    theme: Theme,
    fixed_time: Option<Timestamp>,
    redraw_all: bool,
    quit: bool,
}

impl Explorer {
    async fn until_the_end(
        &mut self,
        screen: &mut Screen,
        mut input: UnboundedReceiver<Batch>,
        mut incoming: UnboundedReceiver<Incoming>,
        ending: impl Future<Output = u8>,
    ) -> io::Result<u8> {
        tokio::pin!(ending);
        loop {
            let wake = self.next_wake();
            tokio::select! {
                biased;
                code = &mut ending => {
                    tracing::warn!(code, "ended by a signal");
                    return Ok(code);
                }
                batch = input.recv() => match batch {
                    Some(batch) => self.take_events(batch?),
                    // The terminal is gone.
                    None => {
                        tracing::warn!("the terminal is gone");
                        return Ok(129);
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
            if self.quit {
                return Ok(0);
            }
            if self.model.touched || self.redraw_all {
                self.draw(screen)?;
            }
        }
    }

    fn now(&self) -> Timestamp {
        self.fixed_time.unwrap_or_else(Timestamp::now)
    }

    /// How long to sleep if nothing happens; a clock that stands still never wakes anybody.
    fn next_wake(&self) -> Option<std::time::Duration> {
        if self.fixed_time.is_some() {
            return None;
        }
        let wake = wake_at(&self.model)?;
        let sleep = std::time::Duration::try_from(wake.duration_since(Timestamp::now()))
            .unwrap_or_default();
        // A hair late rather than early: early would mean waking twice.
        Some(sleep + std::time::Duration::from_millis(2))
    }

    fn tell_time(&mut self) {
        let now = self.now();
        self.step(Message::ClockTicked(now));
    }

    fn step(&mut self, message: Message) {
        let effects = update(&mut self.model, message);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<crate::app::Effect>) {
        let Aftermath { quit, redraw_all } = self.executor.carry_out(effects);
        self.quit |= quit;
        self.redraw_all |= redraw_all;
    }

    fn take_events(&mut self, events: Vec<Event>) {
        self.tell_time();
        let mut keys = Vec::new();
        for event in events {
            match event {
                Event::Key(key) => keys.extend(Chord::from_event(&key)),
                other => {
                    self.take_keys(&mut keys);
                    self.take_event(other);
                }
            }
        }
        self.take_keys(&mut keys);
    }

    fn take_keys(&mut self, keys: &mut Vec<Chord>) {
        for arrival in arrivals(keys) {
            self.step(match arrival {
                Arrival::Key(chord) => Message::KeyPressed(chord),
                Arrival::Text(text) => Message::Pasted(text),
            });
        }
        keys.clear();
    }

    fn take_event(&mut self, event: Event) {
        match event {
            Event::Paste(text) => self.step(Message::Pasted(text)),
            Event::Resize(width, height) => {
                // Even back at the old size: a window that was smaller for a moment has lost cells that no difference would mend.
                self.redraw_all = true;
                self.step(Message::Resized(width, height));
            }
            Event::Key(_) | Event::FocusGained | Event::FocusLost | Event::Mouse(_) => {}
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

    fn draw(&mut self, screen: &mut Screen) -> io::Result<()> {
        // The model is told the size before it is drawn, so that nothing is laid out for a window that is gone.
        let (width, height) = crossterm::terminal::size()?;
        self.step(Message::Resized(width, height));
        let _output = OUTPUT.lock();
        let _drawing = Drawing::begin();
        if std::mem::take(&mut self.redraw_all) {
            // Not `clear`, which first asks the terminal where the cursor is.
            screen.resize(Rect::new(0, 0, width, height))?;
        }
        screen.draw(|frame| view::render(&self.model, &self.theme, frame))?;
        self.model.touched = false;
        Ok(())
    }
}
