//! A desktop without a screen, X11 or Wayland, and a second client of its clipboard that knows nothing of this program.

mod cookie;

use super::{
    run::run_to_end,
    wait::{timeout, wait_until},
};
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    os::unix::{fs::PermissionsExt, process::CommandExt},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
};
use tempfile::TempDir;

/// Which desktop, with the variable that names its server's program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Xvfb, with xclip as second client.
    X11,
    /// sway without outputs, with wl-copy and wl-paste.
    Wayland,
}

impl Kind {
    const fn variable(self) -> &'static str {
        match self {
            Self::X11 => "QRSCOPE_XVFB",
            Self::Wayland => "QRSCOPE_SWAY",
        }
    }
}

/// A running desktop; ended when dropped.
#[derive(Debug)]
pub struct Desktop {
    kind: Kind,
    server: Child,
    folder: TempDir,
    variables: Vec<(&'static str, String)>,
}

impl Desktop {
    /// Starts one, or says that this machine names none and gives `None`; a test then has nothing to do. One that is named and doesn't
    /// start fails the test.
    pub fn start(kind: Kind) -> Option<Self> {
        let variable = kind.variable();
        let Some(program) = std::env::var_os(variable).filter(|program| !program.is_empty()) else {
            #[allow(clippy::print_stderr, reason = "says why nothing was tested")]
            {
                eprintln!("not tested: {variable} names no program");
            }
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(program);
        command.stdin(Stdio::null()).stderr(Stdio::null());
        Some(match kind {
            Kind::X11 => Self::x11(command, folder),
            Kind::Wayland => Self::wayland(command, folder),
        })
    }

    fn x11(mut command: Command, folder: TempDir) -> Self {
        command
            // As on a real desktop it doesn't start anew when its last client leaves.
            .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::piped());
        // As on a real desktop it lets in only who knows its cookie.
        let cookie = folder.path().join("cookie");
        fs::write(&cookie, cookie::file()).unwrap();
        command.arg("-auth").arg(&cookie);
        let mut server = command.spawn().expect("QRSCOPE_XVFB names Xvfb");
        let mut said = BufReader::new(server.stdout.take().unwrap());
        let mut desktop = Self {
            kind: Kind::X11,
            server,
            folder,
            variables: Vec::new(),
        };
        let (sender, number) = mpsc::channel();
        thread::spawn(move || {
            let mut line = String::new();
            let _ = said.read_line(&mut line);
            let _ = sender.send(line);
        });
        let number = number.recv_timeout(timeout()).unwrap();
        assert!(!number.trim().is_empty(), "Xvfb did not start");
        desktop.variables = vec![
            ("DISPLAY", format!(":{}", number.trim())),
            ("XAUTHORITY", cookie.to_str().unwrap().to_owned()),
        ];
        desktop
    }

    fn wayland(mut command: Command, folder: TempDir) -> Self {
        /// sway refuses to run as root, so there it runs as nobody.
        const NOBODY: u32 = 65_534;
        let id = run_to_end(Command::new("id").arg("-u")).stdout;
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).unwrap();
        let config = folder.path().join("config");
        fs::write(&config, "xwayland disable\n").unwrap();
        if id.trim() == "0" {
            std::os::unix::fs::chown(folder.path(), Some(NOBODY), Some(NOBODY)).unwrap();
            command.uid(NOBODY).gid(NOBODY);
        }
        let server = command
            .arg("--config")
            .arg(config)
            .env_clear()
            .env("PATH", "/usr/bin:/bin")
            .env("HOME", folder.path())
            .env("XDG_RUNTIME_DIR", folder.path())
            .env("WLR_BACKENDS", "headless")
            .env("WLR_LIBINPUT_NO_DEVICES", "1")
            .env("WLR_RENDERER", "pixman")
            .stdout(Stdio::null())
            .spawn()
            .expect("QRSCOPE_SWAY names sway");
        let mut desktop = Self {
            kind: Kind::Wayland,
            server,
            folder,
            variables: Vec::new(),
        };
        let socket = wait_until("the compositor's socket", || {
            let files = fs::read_dir(desktop.folder.path()).unwrap();
            let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
            let mut sockets =
                names.filter(|name| name.starts_with("wayland-") && !name.ends_with(".lock"));
            sockets.next()
        });
        let folder = desktop.folder.path().to_str().unwrap().to_owned();
        desktop.variables = vec![("XDG_RUNTIME_DIR", folder), ("WAYLAND_DISPLAY", socket)];
        // The socket is there before the compositor answers on it.
        wait_until("the compositor", || {
            let output = run_to_end(desktop.client("wl-paste").arg("--list-types"));
            (!output.stderr.contains("connect")).then_some(())
        });
        desktop
    }

    /// What a program has to find in its environment to be on this desktop.
    pub fn variables(&self) -> Vec<(&str, &str)> {
        self.variables
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect()
    }

    /// What another program pastes; `None` if there is nothing.
    pub fn pasted(&self) -> Option<String> {
        let output = run_to_end(&mut match self.kind {
            Kind::X11 => self.xclip("-o"),
            Kind::Wayland => {
                let mut paste = self.client("wl-paste");
                paste.arg("--no-newline");
                paste
            }
        });
        (output.code == 0).then_some(output.stdout)
    }

    /// Copies a text as another program, which owns the clipboard from then on.
    pub fn copy(&self, text: &str) {
        let mut copy = match self.kind {
            Kind::X11 => self.xclip("-i"),
            Kind::Wayland => self.client("wl-copy"),
        };
        let mut copying = fed(&mut copy, text);
        assert!(copying.wait().unwrap().success());
        wait_until("another program's text", || {
            (self.pasted().as_deref() == Some(text)).then_some(())
        });
    }

    /// Copies a text as a program that then hangs: it owns the clipboard and answers nobody who asks for it.
    pub fn copy_and_hang(&self, text: &str) -> Hanging {
        let mut copy = match self.kind {
            Kind::X11 => self.xclip("-i"),
            Kind::Wayland => self.client("wl-copy"),
        };
        // Not in the background, where it would be another process.
        copy.arg(match self.kind {
            Kind::X11 => "-quiet",
            Kind::Wayland => "--foreground",
        });
        let hanging = Hanging(fed(&mut copy, text));
        wait_until("the text of a program that hangs", || {
            (self.pasted().as_deref() == Some(text)).then_some(())
        });
        let id = hanging.0.id().to_string();
        let stopped = Command::new("kill").args(["-s", "STOP", &id]).status();
        assert!(stopped.unwrap().success(), "kill -s STOP");
        hanging
    }

    fn xclip(&self, direction: &str) -> Command {
        let mut command = self.client("xclip");
        command.args(["-selection", "clipboard", direction]);
        command
    }

    fn client(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env_remove("DISPLAY").envs(self.variables());
        command
    }
}

/// A program that was given its whole input. It may go on in the background, where it must not hold this process's pipes.
fn fed(command: &mut Command, text: &str) -> Child {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    drop(input);
    child
}

/// A program that hangs; ended when dropped.
#[derive(Debug)]
pub struct Hanging(Child);

impl Drop for Hanging {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
