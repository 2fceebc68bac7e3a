//! The loop: wait for something, handle all that is there, draw once if anything visible changed.

use std::io::{self, Write};
use std::time::Duration;

use jiff::Timestamp;
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal};
use tokio::sync::mpsc::UnboundedReceiver;

use super::backend::LeanBackend;
use super::executor::{Aftermath, Executor};
use super::guard::{Guard, OUTPUT, give_back};
use super::incoming::Incoming;
use super::input::{Arrived, Batch, Translator};
use super::panics::Drawing;
use super::signals::{Signal, Signals};
use super::suspend;
use super::window_size::window_size;
use crate::app::{Effect, Message, Model, wake_at};
use crate::clipboard::sequence;
use crate::domain::CopyOutcome;
use crate::theme::Theme;

type Display<W> = Terminal<LeanBackend<W>>;

/// What ends the program when its terminal is gone: as if it had been told.
pub(super) const HUNG_UP: u8 = 129;

/// How long a stopped program waits for the word to go on; where nothing stopped it none will come.
const STOPPED: Duration = Duration::from_millis(100);

/// A signal that waited while the program was stopped comes with the word to go on, and may be heard this much later: until then the
/// terminal isn't taken.
const TOGETHER: Duration = Duration::from_millis(20);

/// The explorer while it runs.
pub(super) struct Explorer {
    pub update: fn(&mut Model, Message) -> Vec<Effect>,
    pub view: fn(&Model, &Theme, &mut Frame<'_>),
    pub model: Model,
    pub executor: Executor,
    pub translator: Translator,
    pub theme: Theme,
    pub fixed_time: Option<Timestamp>,
    pub aftermath: Aftermath,
    /// The copy whose failure was on the screen.
    pub shown_end: Option<u64>,
}

impl Explorer {
    pub(crate) async fn until_the_end<W: Write>(
        &mut self,
        guard: &Guard,
        screen: &mut Display<W>,
        mut input: UnboundedReceiver<Batch>,
        incoming: &mut UnboundedReceiver<Incoming>,
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
                    Signal::InBackground => suspend::stop_in_background()?,
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
        self.executor.copies.before_stop().await;
        suspend::stop()?;
        let not_stopped = tokio::time::sleep(STOPPED);
        tokio::pin!(not_stopped);
        loop {
            tokio::select! {
                biased;
                signal = signals.next() => match signal {
                    Signal::End(code) => return Ok(Some(code)),
                    Signal::Continued => break,
                    Signal::InBackground => suspend::stop_in_background()?,
                    Signal::Resized => {}
                },
                // It also runs out while the program is stopped.
                () = &mut not_stopped => break,
            }
        }
        let end = async {
            loop {
                if let Signal::End(code) = signals.next().await {
                    return code;
                }
            }
        };
        Ok(tokio::time::timeout(TOGETHER, end).await.ok())
    }

    /// Whatever others did to the terminal, it is ours again and will be drawn whole.
    fn take_terminal_again<W: Write>(
        &mut self,
        guard: &Guard,
        screen: &mut Display<W>,
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

    pub(crate) fn carry_out(&mut self, effects: Vec<Effect>) {
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
                let outcome = match sequence(&text, self.model.options.multiplexer) {
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

    pub(crate) fn draw<W: Write>(&mut self, screen: &mut Display<W>) -> io::Result<()> {
        // The model is told the size before it is drawn, so that nothing is laid out for a window that is gone.
        let (width, height) = window_size()?;
        self.step(Message::Resized(width, height));
        let _output = OUTPUT.lock();
        let _drawing = Drawing::begin();
        if std::mem::take(&mut self.aftermath.redraw_all) {
            // Not `clear`, which first asks the terminal where the cursor is.
            screen.resize(Rect::new(0, 0, width, height))?;
        }
        screen.draw(|frame| (self.view)(&self.model, &self.theme, frame))?;
        self.model.touched = false;
        let unsettled = self.model.unsettled_copy.as_ref();
        self.shown_end = unsettled.filter(|it| it.end.is_some()).map(|it| it.copy);
        Ok(())
    }
}
