//! What the loop runs.

use std::io::{BufWriter, Stdout, Write};

use ratatui::Frame;

use crate::app::{Effect, Message, Model, update};
use crate::theme::Theme;
use crate::view;

/// The two pure functions of the program, and where its frames go.
pub(crate) struct Program<W: Write> {
    /// What a message does to the model, and what is to be done about it.
    pub update: fn(&mut Model, Message) -> Vec<Effect>,
    /// The model to cells.
    pub view: fn(&Model, &Theme, &mut Frame<'_>),
    /// The terminal that frames are written to; should be buffered.
    pub out: W,
}

impl Program<BufWriter<Stdout>> {
    /// The explorer on the process's own terminal.
    #[must_use]
    pub(crate) fn explorer() -> Self {
        Self {
            update,
            view: view::render,
            out: BufWriter::with_capacity(64 * 1024, std::io::stdout()),
        }
    }
}
