//! What stands between this machine and the service: redirects, proxies, certificates.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

mod authorities;
mod certificates;
mod proxies;
mod proxy_faults;
mod redirects;

use crate::cli::service::{LINK, completed};
use crate::support::http::{Reply, Request, Scripted};
use crate::support::run::{Output, qrscope_with};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::thread;

/// A name that no name server knows: only a proxy leads there.
const NAME: &str = "service.invalid";

/// The way to ask there.
const ENDPOINT: &str = "https://service.invalid/rpc";

/// Answers every question about an entity.
fn answers(request: &Request) -> Reply {
    completed(request, "entity", r#"{"code":{"uri":"u"}}"#)
}

fn service() -> Scripted {
    Scripted::start(answers)
}

/// Runs `show` in English, with more words and environment.
fn show(endpoint: &str, args: &[&str], env: &[(&str, &str)]) -> Output {
    let mut all = vec!["show", LINK, "--endpoint", endpoint];
    all.extend(args);
    let mut variables = vec![("LANG", "C.UTF-8")];
    variables.extend(env);
    qrscope_with(&all, &variables)
}

/// The kind, message and hint of an error in its JSON form.
fn error(output: &Output) -> [String; 3] {
    let error: Value =
        serde_json::from_str(&output.stderr).unwrap_or_else(|_| panic!("no error: {output:?}"));
    ["kind", "message", "hint"].map(|name| error["error"][name].as_str().unwrap().to_owned())
}

/// A plain HTTP server that doesn't understand what it gets, and says so.
fn always_400() -> SocketAddr {
    always(b"HTTP/1.1 400 Bad Request\r\n\r\n")
}

/// Answers the same bytes to whatever comes first.
fn always(bytes: &'static [u8]) -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        for mut stream in listener.incoming().map_while(Result::ok) {
            let _ = stream.read(&mut [0; 1024]);
            let _ = stream.write_all(bytes);
        }
    });
    address
}

/// A folder for files of one test.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// A file in it.
    fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path: PathBuf = self.path().join(name);
        std::fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}
