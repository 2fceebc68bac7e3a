//! An X11 display without a screen, and a second client of its clipboard that knows nothing of this program.

use super::{run::run_to_end, wait::timeout};
use std::{
    io::{BufRead, BufReader, Write},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
};

const XVFB_VARIABLE: &str = "QRSCOPE_XVFB";

/// A running display; ended when dropped.
#[derive(Debug)]
pub struct XDisplay {
    server: Child,
    name: String,
}

impl XDisplay {
    /// The server's program; `None` if the machine has none.
    fn program() -> Option<PathBuf> {
        std::env::var_os(XVFB_VARIABLE)
            .filter(|program| !program.is_empty())
            .map(PathBuf::from)
    }

    /// Starts one on a free number, or says that this machine names none and gives `None`; a test then has nothing to do. One that is
    /// named and doesn't start fails the test.
    pub fn start() -> Option<Self> {
        let Some(program) = Self::program() else {
            #[expect(clippy::print_stderr, reason = "says why nothing was tested")]
            {
                eprintln!("not tested: {XVFB_VARIABLE} names no Xvfb");
            }
            return None;
        };
        let mut server = Command::new(program)
            .args(["-displayfd", "1", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("QRSCOPE_XVFB names the program Xvfb");
        let mut said = BufReader::new(server.stdout.take().unwrap());
        let mut display = Self {
            server,
            name: String::new(),
        };
        let (sender, number) = mpsc::channel();
        thread::spawn(move || {
            let mut line = String::new();
            let _ = said.read_line(&mut line);
            let _ = sender.send(line);
        });
        let number = number.recv_timeout(timeout()).unwrap();
        display.name = format!(":{}", number.trim());
        assert!(display.name.len() > 1, "Xvfb did not start");
        Some(display)
    }

    /// Its name, for `DISPLAY`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What another program pastes; `None` if there is nothing.
    pub fn pasted(&self) -> Option<String> {
        let output = run_to_end(self.xclip().arg("-o"));
        (output.code == 0).then_some(output.stdout)
    }

    /// Copies a text as another program, which owns the clipboard from then on.
    pub fn copy(&self, text: &str) {
        // It goes on in the background, where it must not hold this process's pipes.
        let mut copying = self
            .xclip()
            .arg("-i")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        copying
            .stdin
            .take()
            .unwrap()
            .write_all(text.as_bytes())
            .unwrap();
        assert!(copying.wait().unwrap().success());
    }

    fn xclip(&self) -> Command {
        let mut command = Command::new("xclip");
        command
            .args(["-selection", "clipboard"])
            .env("DISPLAY", &self.name);
        command
    }
}

impl Drop for XDisplay {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
