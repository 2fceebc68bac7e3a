//! A terminal that takes nothing more, stopped by a key or behind a connection that hangs, holds the loop in the middle of a frame.
//! Signals end the program all the same.

use std::time::Duration;

use crossterm::terminal::disable_raw_mode;

use super::signals::{Signal, Signals};

/// The loop itself needs much less to end in good order; longer, and whoever ended the program takes it for hung and kills it, which gives
/// nothing back.
const GRACE: Duration = Duration::from_secs(1);

/// Waits for a signal that ends the program, and ends it if the loop doesn't. To be run beside it.
pub(super) async fn end_if_stuck(mut signals: Signals) {
    loop {
        if let Signal::End(code) = signals.next().await {
            tokio::time::sleep(GRACE).await;
            // All that can be given back to one who doesn't listen.
            let _ = disable_raw_mode();
            std::process::exit(i32::from(code));
        }
    }
}
