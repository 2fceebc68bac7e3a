//! The program in a terminal: a pty, and a screen that shows what it drew.

use super::{
    environment::{stays_local, variables},
    run::{exit_code, program},
    wait::{Watched, timeout, wait_until},
};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::{
    collections::BTreeSet,
    io::{Read, Write},
    num::NonZeroU16,
    path::Path,
    process::{Command, ExitStatus},
    sync::Arc,
    thread,
};
use tempfile::TempDir;
use vt100::{MouseProtocolMode, Parser, Screen};

/// Private modes that are on in a terminal at rest: automatic wrap and the cursor.
const ON_AT_REST: [u16; 2] = [7, 25];

/// What has come out of the program so far.
struct Drawn {
    parser: Parser,
    raw: Vec<u8>,
    /// The program, and whoever else held its terminal, is gone.
    ended: bool,
    /// The terminal is to go away with the end of the next frame.
    hung_up: bool,
    /// Nothing more is to be read.
    unread: bool,
}

/// The program in a terminal of its own; killed when dropped.
pub struct Pty {
    child: Box<dyn Child + Send + Sync>,
    /// None once it was hung up.
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Box<dyn Write + Send>,
    drawn: Arc<Watched<Drawn>>,
    /// Line settings (raw or cooked) before the program changed them.
    settings: Option<String>,
    home: TempDir,
}

impl Pty {
    /// Starts the program in a terminal of `(columns, rows)`.
    ///
    /// It sees `TERM`, a Chinese locale, a fresh `HOME`, an endpoint where nothing listens, and `env`, which wins. No
    /// display and no SSH. Panics if an endpoint isn't on this machine.
    pub fn spawn(args: &[&str], env: &[(&str, &str)], size: (u16, u16)) -> Self {
        Self::spawn_program(Path::new(program()), args, env, size)
    }

    /// Runs a shell script with job control in the terminal; `"$0" "$@"` in it is the program with `args`.
    pub fn spawn_in_shell(script: &str, args: &[&str], size: (u16, u16)) -> Self {
        let all = [&["-c", script, program()], args].concat();
        Self::spawn_program(Path::new("/bin/sh"), &all, &[], size)
    }

    /// Starts another program in the same way.
    pub fn spawn_program(
        program: &Path,
        args: &[&str],
        env: &[(&str, &str)],
        size: (u16, u16),
    ) -> Self {
        stays_local(args, env).unwrap();
        let home = tempfile::tempdir().unwrap();
        let pair = native_pty_system().openpty(pty_size(size)).unwrap();
        let settings = line_settings(pair.master.as_ref());

        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.cwd(home.path());
        command.env_clear();
        command.env("TERM", "xterm-256color");
        for (name, value) in variables(home.path(), env) {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        // Kept open it would hide the end of the program from the reader.
        drop(pair.slave);

        let (rows, columns) = screen_size(size);
        let drawn = Arc::new(Watched::new(Drawn {
            parser: Parser::new(rows, columns, 0),
            raw: Vec::new(),
            ended: false,
            hung_up: false,
            unread: false,
        }));
        let reader = pair.master.try_clone_reader().unwrap();
        let writer = pair.master.take_writer().unwrap();
        let feed = Arc::clone(&drawn);
        thread::spawn(move || read_into(reader, &feed));
        Self {
            child,
            master: Some(pair.master),
            writer,
            drawn,
            settings,
            home,
        }
    }

    /// The rows of the screen joined by line breaks, without blanks at their ends; a wide character stands once.
    pub fn screen(&self) -> String {
        self.drawn.read(|drawn| text_of(drawn.parser.screen()))
    }

    /// Waits until the screen shows `text` and gives that screen.
    pub fn wait_for(&self, text: &str) -> String {
        self.wait_screen(&format!("{text:?} on the screen"), |screen| {
            screen.contains(text)
        })
    }

    /// Waits until the screen shows `text` no more and gives that screen.
    pub fn wait_gone(&self, text: &str) -> String {
        self.wait_screen(&format!("{text:?} off the screen"), |screen| {
            !screen.contains(text)
        })
    }

    /// Waits until the screen is as `wanted` says; panics with the screen if it never is, at once if the program ended.
    pub fn wait_screen(&self, what: &str, mut wanted: impl FnMut(&str) -> bool) -> String {
        let seen = self.drawn.wait_for(timeout(), |drawn| {
            let screen = text_of(drawn.parser.screen());
            if wanted(&screen) {
                Some(Ok(screen))
            } else {
                drawn.ended.then_some(Err("the program ended"))
            }
        });
        match seen.unwrap_or(Err("time is up")) {
            Ok(screen) => screen,
            Err(why) => panic!("{what}: {why}; the screen is\n{}", self.screen()),
        }
    }

    /// Writes bytes as the terminal would send them.
    pub fn send(&mut self, bytes: &[u8]) {
        self.writer.write_all(bytes).unwrap();
        self.writer.flush().unwrap();
    }

    /// Types text or key sequences, such as `"j"` or `"\x1b[B"`.
    pub fn keys(&mut self, keys: &str) {
        self.send(keys.as_bytes());
    }

    /// Pastes text as a terminal in bracketed paste mode does.
    pub fn paste(&mut self, text: &str) {
        self.keys(&format!("\x1b[200~{text}\x1b[201~"));
    }

    /// Bytes that something else writes to the same terminal.
    pub fn scribble(&self, bytes: &[u8]) {
        self.drawn.change(|drawn| drawn.parser.process(bytes));
    }

    /// Changes the size of the terminal; the program is told by the system.
    pub fn resize(&self, columns: u16, rows: u16) {
        let (screen_rows, screen_columns) = screen_size((columns, rows));
        self.drawn.change(|drawn| {
            drawn
                .parser
                .screen_mut()
                .set_size(screen_rows, screen_columns);
        });
        let master = self.master.as_ref().expect("hung up");
        master.resize(pty_size((columns, rows))).unwrap();
    }

    /// Where the cursor is: `(row, column)` from 0.
    pub fn cursor(&self) -> (u16, u16) {
        self.drawn
            .read(|drawn| drawn.parser.screen().cursor_position())
    }

    pub fn cursor_visible(&self) -> bool {
        self.drawn
            .read(|drawn| !drawn.parser.screen().hide_cursor())
    }

    pub fn alternate_screen(&self) -> bool {
        self.drawn
            .read(|drawn| drawn.parser.screen().alternate_screen())
    }

    /// Every byte that came out of the program.
    pub fn raw(&self) -> Vec<u8> {
        self.drawn.read(|drawn| drawn.raw.clone())
    }

    /// The program's home folder, removed with this value.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Sends a signal by name (`"TERM"`, `"HUP"`…) to the program, and to it alone.
    pub fn signal(&mut self, name: &str) {
        // Asked first: an id that was waited for may belong to someone else by now.
        assert!(self.try_wait().is_none(), "the program has ended already");
        let id = self.child.process_id().unwrap().to_string();
        let status = Command::new("kill").args(["-s", name, &id]).status();
        assert!(status.unwrap().success(), "kill -s {name}");
    }

    /// Closes the terminal under the program, as a window or a connection that is lost does, while it does nothing. `key` must
    /// make it draw one last frame.
    pub fn hang_up(&mut self, key: &str) {
        self.drawn.change(|drawn| drawn.hung_up = true);
        self.keys(key);
        // The reader holds the terminal too, and looks up only when something comes.
        let gone = self
            .drawn
            .wait_for(timeout(), |drawn| drawn.ended.then_some(()));
        gone.expect("nothing was drawn");
        self.writer = Box::new(std::io::sink());
        self.master = None;
    }

    /// Where the cursor stood at the end of every frame after the first `from` bytes; none where it was hidden.
    pub fn cursors_after_frames(&self, from: usize) -> Vec<Option<(u16, u16)>> {
        const END: &[u8] = b"\x1b[?2026l";
        let (raw, size) = self
            .drawn
            .read(|drawn| (drawn.raw.clone(), drawn.parser.screen().size()));
        let mut parser = Parser::new(size.0, size.1, 0);
        let mut cursors = Vec::new();
        for (at, byte) in raw.iter().enumerate() {
            parser.process(std::slice::from_ref(byte));
            if at >= from && raw[..=at].ends_with(END) {
                let screen = parser.screen();
                cursors.push((!screen.hide_cursor()).then(|| screen.cursor_position()));
            }
        }
        cursors
    }

    /// Leaves what the program writes unread, as a terminal that was stopped or a connection that hangs.
    pub fn stop_reading(&self) {
        self.drawn.change(|drawn| drawn.unread = true);
    }

    /// How often these bytes came out of the program.
    pub fn times(&self, bytes: &str) -> usize {
        self.raw()
            .windows(bytes.len())
            .filter(|at| *at == bytes.as_bytes())
            .count()
    }

    /// Waits for the end of the program and of all its output.
    ///
    /// Gives the exit code, 128 + n if signal n ended it.
    pub fn wait_exit(&mut self) -> u32 {
        let drawn = Arc::clone(&self.drawn);
        let status = wait_until("the end of the program", || self.try_wait());
        drawn
            .wait_for(timeout(), |drawn| drawn.ended.then_some(()))
            .expect("the program is gone but something still holds its terminal");
        u32::try_from(exit_code(status)).unwrap()
    }

    /// Whether the terminal is as it was before the program; see [`Pty::left_behind`].
    pub fn is_restored(&self) -> bool {
        self.left_behind().is_empty()
    }

    /// What the program changed in the terminal and did not set back.
    pub fn left_behind(&self) -> Vec<String> {
        let mut left = self.drawn.read(|drawn| {
            let screen = drawn.parser.screen();
            let mut left = Vec::new();
            let mut note = |is_left: bool, what: &str| {
                if is_left {
                    left.push(what.to_owned());
                }
            };
            note(screen.alternate_screen(), "the alternate screen");
            note(screen.hide_cursor(), "a hidden cursor");
            note(screen.bracketed_paste(), "bracketed paste");
            note(
                screen.mouse_protocol_mode() != MouseProtocolMode::None,
                "mouse reports",
            );
            let (on, off) = private_modes(&drawn.raw);
            for mode in on {
                note(!ON_AT_REST.contains(&mode), &format!("private mode {mode}"));
            }
            for mode in off {
                note(ON_AT_REST.contains(&mode), &format!("mode {mode} off"));
            }
            left
        });
        let now = (self.master.as_deref()).and_then(line_settings);
        if now != self.settings {
            left.push("raw mode".to_owned());
        }
        left
    }

    /// The exit code if the program has ended, whatever became of its output.
    pub fn exit_code(&mut self) -> Option<u32> {
        self.try_wait()
            .map(|status| u32::try_from(exit_code(status)).unwrap())
    }

    fn try_wait(&mut self) -> Option<ExitStatus> {
        // The pty library's own status loses the number of a signal.
        let any = (*self.child).as_any_mut();
        let child = any.downcast_mut::<std::process::Child>().unwrap();
        child.try_wait().unwrap()
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let any = (*self.child).as_any_mut();
        if let Some(child) = any.downcast_mut::<std::process::Child>() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn read_into(mut reader: impl Read, drawn: &Watched<Drawn>) {
    let mut bytes = [0; 16 * 1024];
    // Linux ends a terminal without a program with an error, other systems with no bytes.
    while let Ok(count @ 1..) = reader.read(&mut bytes) {
        // With the terminal kept open.
        while drawn.read(|drawn| drawn.unread) {
            thread::park();
        }
        drawn.change(|drawn| {
            drawn.parser.process(&bytes[..count]);
            drawn.raw.extend_from_slice(&bytes[..count]);
        });
        // At the end of a frame, so that the program writes nothing that would tell it.
        if drawn.read(|drawn| drawn.hung_up && drawn.raw.ends_with(b"\x1b[?2026l")) {
            break;
        }
    }
    drawn.change(|drawn| drawn.ended = true);
}

fn text_of(screen: &Screen) -> String {
    let (rows, columns) = screen.size();
    let row_text = |row| {
        let cells = (0..columns.get()).filter_map(|column| screen.cell(row, column));
        let row: String = cells
            .filter(|cell| !cell.is_wide_continuation())
            .map(|cell| {
                if cell.has_contents() {
                    cell.contents()
                } else {
                    " "
                }
            })
            .collect();
        row.trim_end().to_owned()
    };
    (0..rows.get()).map(row_text).collect::<Vec<_>>().join("\n")
}

/// The DEC private modes (`ESC [ ? … h` and `l`) that are on after these bytes, and those that are off; the screen above knows only
/// some of them.
fn private_modes(raw: &[u8]) -> (BTreeSet<u16>, BTreeSet<u16>) {
    let (mut on, mut off) = (BTreeSet::new(), BTreeSet::new());
    let text = String::from_utf8_lossy(raw);
    for part in text.split("\x1b[?").skip(1) {
        let end = part
            .find(|c: char| !c.is_ascii_digit() && c != ';')
            .unwrap_or(part.len());
        let (numbers, rest) = part.split_at(end);
        let (from, to) = match rest.chars().next() {
            Some('h') => (&mut off, &mut on),
            Some('l') => (&mut on, &mut off),
            _ => continue,
        };
        for mode in numbers.split(';').filter_map(|number| number.parse().ok()) {
            from.remove(&mode);
            to.insert(mode);
        }
    }
    (on, off)
}

/// The line settings of the terminal as text; `None` where the system has no such thing.
fn line_settings(master: &(dyn MasterPty + Send)) -> Option<String> {
    #[cfg(unix)]
    return master.get_termios().map(|settings| format!("{settings:?}"));
    #[cfg(not(unix))]
    return None;
}

fn pty_size((cols, rows): (u16, u16)) -> PtySize {
    PtySize {
        rows,
        cols,
        ..PtySize::default()
    }
}

fn screen_size((columns, rows): (u16, u16)) -> (NonZeroU16, NonZeroU16) {
    let at_least_one = |length| NonZeroU16::new(length).unwrap_or(NonZeroU16::MIN);
    (at_least_one(rows), at_least_one(columns))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_stand_once_and_rows_end_without_blanks() {
        let (rows, columns) = screen_size((8, 2));
        let mut parser = Parser::new(rows, columns, 0);
        parser.process("车床 a  \r\n\x1b[3C|".as_bytes());
        assert_eq!(text_of(parser.screen()), "车床 a\n   |");
    }

    #[test]
    fn modes_that_were_not_set_back_are_found() {
        // What came out, and the modes that are on and off after it.
        type Case<'a> = (&'a str, &'a [u16], &'a [u16]);
        let cases: &[Case] = &[
            ("", &[], &[]),
            (
                "\x1b[?1049h\x1b[?25l车床\x1b[?25h\x1b[?1049l",
                &[25],
                &[1049],
            ),
            (
                "\x1b[?1004h\x1b[?2004;1006h\x1b[?2004l",
                &[1004, 1006],
                &[2004],
            ),
            ("\x1b[?2026h\x1b[?2026l\x1b[?2026h", &[2026], &[]),
            ("\x1b[?7l", &[], &[7]),
            ("\x1b[?u\x1b[?7$p", &[], &[]),
        ];
        for (raw, on, off) in cases {
            let found = private_modes(raw.as_bytes());
            let list = |modes: &BTreeSet<u16>| modes.iter().copied().collect::<Vec<u16>>();
            assert_eq!(
                (list(&found.0), list(&found.1)),
                (on.to_vec(), off.to_vec()),
                "{raw:?}"
            );
        }
    }
}
