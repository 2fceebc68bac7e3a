//! The explorer's side of the holder: starting it and giving it the text.

use std::{env, io, path::PathBuf, process::Stdio};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    process::Command,
};

use super::detached::Detached;
use super::holder::{HELD, HOLD_COMMAND, framed};

/// What finding a display takes, and nothing else: a process that stays for a day keeps no secret of this one's environment.
const KEPT_VARIABLES: [&str; 5] = [
    "DISPLAY",
    "XAUTHORITY",
    "WAYLAND_DISPLAY",
    "XDG_RUNTIME_DIR",
    "HOME",
];

/// Starts this program again as holder of `text` and waits until it owns the clipboard. It belongs to no terminal, and goes on after this
/// process has ended. It is the caller who sets a time limit; a holder that is given up on may still take the text a moment later.
///
/// # Errors
/// The system's if it can't be started, `Other` if the holder didn't take the text.
pub(crate) async fn hand_over(text: &str) -> io::Result<()> {
    let mut holder = start(&env::current_exe()?).or_else(|error| match fallback() {
        // The file may have been replaced by a newer version while this one ran.
        Some(running) if error.kind() == io::ErrorKind::NotFound => start(&running),
        _ => Err(error),
    })?;
    let (Some(mut input), Some(mut output), _) = holder.pipes() else {
        return Err(io::ErrorKind::BrokenPipe.into());
    };
    input.write_all(framed(text).as_bytes()).await?;
    drop(input);
    let mut said = String::new();
    output.read_to_string(&mut said).await?;
    if said == HELD {
        Ok(())
    } else {
        Err(io::Error::other("the holder did not take the text"))
    }
}

fn start(program: &std::path::Path) -> io::Result<Detached> {
    let kept = KEPT_VARIABLES
        .iter()
        .filter_map(|name| Some((name, env::var_os(name)?)));
    let mut command = Command::new(program);
    command
        .arg(HOLD_COMMAND)
        .env_clear()
        .envs(kept)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    #[cfg(unix)]
    // It must not keep a file system from being unmounted.
    command.arg0("qrscope").current_dir("/");
    Detached::start(command)
}

/// The file of the running program even after it was removed, where the system has a name for it.
fn fallback() -> Option<PathBuf> {
    cfg!(target_os = "linux").then(|| PathBuf::from("/proc/self/exe"))
}
