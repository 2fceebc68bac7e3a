//! A server in a process of its own that says its base address in its first line.

use super::{environment::variables, run::program, wait::timeout};
use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
};
use tempfile::TempDir;

/// A running server; ended when dropped.
#[derive(Debug)]
pub struct Served {
    child: Child,
    base: String,
}

impl Served {
    /// Starts `command` and waits for its line `http://127.0.0.1:PORT`.
    pub fn start(command: &mut Command) -> Self {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?}: {error}"));
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // Owns the child from here on: it ends with the test even if no line comes.
        let mut served = Self {
            child,
            base: String::new(),
        };
        let (sender, first_line) = mpsc::channel();
        thread::spawn(move || {
            // Reads on after the first line: a server must not stop at a full pipe.
            for line in lines.map_while(Result::ok) {
                let _ = sender.send(line);
            }
        });
        served.base = first_line
            .recv_timeout(timeout())
            .unwrap_or_else(|error| panic!("{command:?} said no address: {error}"));
        assert!(
            served.base.starts_with("http://127.0.0.1:"),
            "not an address on this machine: {}",
            served.base
        );
        served
    }

    /// The base address, without a last slash.
    pub fn base(&self) -> &str {
        &self.base
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program's own demo service, `qrscope serve`, on a free port.
#[derive(Debug)]
pub struct DemoService {
    served: Served,
    _home: TempDir,
}

impl DemoService {
    pub fn start() -> Self {
        let home = tempfile::tempdir().unwrap();
        let served = Served::start(
            Command::new(program())
                .arg("serve")
                .env_clear()
                .envs(variables(home.path(), &[]))
                .current_dir(home.path()),
        );
        Self {
            served,
            _home: home,
        }
    }

    pub fn base(&self) -> &str {
        self.served.base()
    }

    /// Where it takes JSON-RPC.
    pub fn endpoint(&self) -> String {
        format!("{}/a2a/jsonrpc", self.base())
    }
}
