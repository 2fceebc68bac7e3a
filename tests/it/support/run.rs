//! Headless runs of the program.

use super::{
    environment::{says_whom_to_ask, stays_local, variables},
    wait::{poll_for, timeout},
};
use std::{
    io::Read,
    process::{Command, ExitStatus, Stdio},
    thread::{self, JoinHandle},
};

/// What a finished run left behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The exit code; 128 + the signal's number for a run that a signal ended.
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

/// The program under test. Only the tests in `tests/it` have it: Cargo builds it for no others.
pub fn program() -> &'static str {
    let Some(program) = option_env!("CARGO_BIN_EXE_qrscope") else {
        panic!("only tests in tests/it run the program")
    };
    program
}

/// Runs the program without a terminal and waits for its end.
///
/// The arguments must say whom to ask (`--demo`, an endpoint on this machine, or an offline command).
pub fn qrscope(args: &[&str]) -> Output {
    qrscope_with(args, &[])
}

/// As [`qrscope`], with more environment; `HOME` is a fresh folder unless `env` sets it.
pub fn qrscope_with(args: &[&str], env: &[(&str, &str)]) -> Output {
    assert!(
        says_whom_to_ask(args, env),
        "say whom {args:?} may ask: --demo, an endpoint, or an offline command"
    );
    stays_local(args, env).unwrap();
    let home = tempfile::tempdir().unwrap();
    run_to_end(
        Command::new(program())
            .args(args)
            .env_clear()
            .envs(variables(home.path(), env))
            .current_dir(home.path()),
    )
}

/// Runs `command` without a terminal and waits for its end, at most as long as every wait.
pub fn run_to_end(command: &mut Command) -> Output {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let stdout = collect(child.stdout.take().unwrap());
    let stderr = collect(child.stderr.take().unwrap());
    let status = poll_for(timeout(), || child.try_wait().unwrap());
    if status.is_none() {
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let output = Output {
        code: status.map_or(-1, exit_code),
        stdout: stdout.join().unwrap(),
        stderr: stderr.join().unwrap(),
    };
    assert!(status.is_some(), "{command:?} did not end: {output:?}");
    output
}

/// The code as a shell would say it: 128 + n for a program that signal n ended.
pub fn exit_code(status: ExitStatus) -> i32 {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal = None;
    status
        .code()
        .or_else(|| signal.map(|number: i32| 128 + number))
        .unwrap_or(-1)
}

/// Reads in a thread of its own, so that a full pipe never stops the program.
fn collect(mut stream: impl Read + Send + 'static) -> JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        String::from_utf8(bytes).expect("the program writes UTF-8")
    })
}
