//! This program as holder: a process that does nothing but own the clipboard's text, so that it outlives the explorer.
//!
//! X11 and Wayland keep no text themselves: whoever copied it has to serve it to everyone who pastes. The explorer starts the holder
//! when it is left ([`super::hand_over`]); the text comes on standard input, and the word [`HELD`] goes back once it is owned.

use std::{
    io::{self, IsTerminal, Read, Write},
    sync::{
        Arc,
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant, SystemTime},
};

use super::system::{Fault, SystemClipboard, own_until_replaced};

/// The word on the command line that makes this program a holder.
pub(crate) const HOLD_COMMAND: &str = "hold-clipboard";
/// What the holder says when it owns the text.
pub(super) const HELD: &str = "held\n";
/// The longest text that is held, in bytes.
const TEXT_LIMIT: u64 = 64 * 1024 * 1024;
/// No text is held longer.
const LIMIT: Duration = Duration::from_secs(24 * 60 * 60);
/// How often it is looked whether the display is still there: one that went away tells nobody, and a holder that nothing ends would be
/// left behind with every session.
const LOOK_EVERY: Duration = Duration::from_secs(60);
/// How long taking the clipboard over may take. The explorer waits for the word that it is done, at its end and before a stop.
const TAKING_LIMIT: Duration = Duration::from_secs(5);
/// How long the one who owns the clipboard may take to show what is on it. Bounded, since an owner that just ended never answers: on X11
/// asking it then waits for ever.
const ASKING_LIMIT: Duration = Duration::from_millis(500);
/// The pause between two looks at whether it has been taken.
const PAUSE: Duration = Duration::from_millis(5);

/// Holds the text from standard input until another program owns the clipboard, 24 hours at most. Gives the exit code: 0 after it held
/// the text, 1 if there was nothing to hold or no clipboard, 2 if standard input isn't what the explorer sends.
pub(crate) fn hold_clipboard(for_people: &str) -> u8 {
    if io::stdin().is_terminal() {
        let _ = writeln!(io::stderr(), "qrscope: {HOLD_COMMAND} {for_people}");
        return 2;
    }
    close_inherited();
    let Some(text) = read_framed(io::stdin().lock()) else {
        return 2;
    };
    if !may_take(&text) {
        return 1;
    }
    let wanted = text.clone();
    let own = move || own_until_replaced(&text);
    let end = keep(own, move || owned_now(&wanted), announce, Tenure::default());
    u8::from(end == End::NotTaken)
}

/// The text behind its length in bytes and a line feed: a text that was cut off is none.
fn read_framed(input: impl Read) -> Option<String> {
    let mut all = Vec::new();
    input.take(TEXT_LIMIT).read_to_end(&mut all).ok()?;
    let all = String::from_utf8(all).ok()?;
    let (length, text) = all.split_once('\n')?;
    (length.parse() == Ok(text.len())).then(|| text.to_owned())
}

/// The form that [`read_framed`] understands.
pub(super) fn framed(text: &str) -> String {
    format!("{}\n{text}", text.len())
}

/// Only a clipboard that still has this text, or none any more because the explorer has gone, is taken: what somebody copied
/// meanwhile stays. An explorer that ends just when it is asked never answers, and the one who asked would wait for many seconds.
fn may_take(text: &str) -> bool {
    let held = in_time(|| {
        SystemClipboard::open().and_then(|mut clipboard| {
            let held = clipboard.get();
            // Stays connected until the process ends: an X server that loses its last client may start anew and forget the clipboard.
            std::mem::forget(clipboard);
            held
        })
    });
    held.is_none_or(|held| held.is_ok_and(|held| held.is_empty() || held == text))
}

/// The answer of whoever owns the clipboard, asked on a thread of its own; none if it takes too long, which may be without end.
fn in_time<T: Send + 'static>(ask: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (reply, answer) = mpsc::channel();
    thread::spawn(move || reply.send(ask()));
    answer.recv_timeout(ASKING_LIMIT).ok()
}

/// What a look at the clipboard showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    Ours,
    NotOurs,
    NoDisplay,
}

fn owned_now(text: &str) -> Seen {
    match SystemClipboard::open().and_then(|mut clipboard| clipboard.get()) {
        Ok(held) if held == text => Seen::Ours,
        Ok(_) | Err(Fault::Transient(_)) => Seen::NotOurs,
        Err(Fault::Permanent(_)) => Seen::NoDisplay,
    }
}

/// How long a text is held.
#[derive(Clone, Copy, Debug)]
struct Tenure {
    limit: Duration,
    look_every: Duration,
    taking_limit: Duration,
}

impl Default for Tenure {
    fn default() -> Self {
        Self {
            limit: LIMIT,
            look_every: LOOK_EVERY,
            taking_limit: TAKING_LIMIT,
        }
    }
}

/// Why a text is held no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    NotTaken,
    Replaced,
    NoDisplay,
    TimeUp,
}

/// Runs `own`, which returns when somebody else owns the clipboard, on a thread of its own; announces that the text is owned once
/// `look` shows it; and gives up when the time is up or the display is gone.
fn keep(
    own: impl FnOnce() -> Result<(), Fault> + Send + 'static,
    look: impl Fn() -> Seen + Send + Sync + 'static,
    announce: impl FnOnce(),
    tenure: Tenure,
) -> End {
    let (over, ended) = mpsc::channel();
    let gone = over.clone();
    thread::spawn(move || {
        let end = own().map_or(End::NotTaken, |()| End::Replaced);
        over.send(end)
    });
    let since = (Instant::now(), SystemTime::now());
    let look = Arc::new(look);
    // The first looks may still reach the owner before, who may never answer.
    let glance = || {
        let look = Arc::clone(&look);
        in_time(move || look())
    };
    while glance() != Some(Seen::Ours) {
        match ended.recv_timeout(PAUSE) {
            Err(RecvTimeoutError::Timeout) if since.0.elapsed() < tenure.taking_limit => {}
            Ok(end) => return end,
            Err(_) => return End::NotTaken,
        }
    }
    announce();
    // On a thread of its own too: a display that doesn't answer must not stop the clock.
    thread::spawn(move || {
        let (_never, pause) = mpsc::channel::<()>();
        while look() != Seen::NoDisplay {
            let _ = pause.recv_timeout(tenure.look_every);
        }
        gone.send(End::NoDisplay)
    });
    loop {
        // The machine may have slept, which only the second clock notices.
        let passed = since.1.elapsed().unwrap_or_default().max(since.0.elapsed());
        let Some(left) = tenure.limit.checked_sub(passed) else {
            return End::TimeUp;
        };
        match ended.recv_timeout(left.min(tenure.look_every)) {
            Ok(end) => return end,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return End::Replaced,
        }
    }
}

/// Says that the text is held, and lets go of the pipes: from here on nobody is connected with this process.
fn announce() {
    let mut out = io::stdout();
    let _ = out.write_all(HELD.as_bytes()).and_then(|()| out.flush());
    #[cfg(unix)]
    if let Ok(nothing) = std::fs::File::options()
        .read(true)
        .write(true)
        .open("/dev/null")
    {
        let _ = nix::unistd::dup2_stdin(&nothing);
        let _ = nix::unistd::dup2_stdout(&nothing);
    }
}

/// Closes every file but the three standard ones that was left open by whoever started the explorer: nobody may wait for a day because
/// a holder still has their pipe.
fn close_inherited() {
    #[cfg(unix)]
    {
        use std::os::fd::RawFd;
        let Ok(folder) = std::fs::read_dir("/dev/fd") else {
            return;
        };
        let open: Vec<RawFd> = folder
            .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
            .filter(|number| *number > 2)
            .collect();
        for number in open {
            // The folder's own is closed by now, which is no fault.
            let _ = nix::unistd::close(number);
        }
    }
}

#[cfg(test)]
mod tests;
