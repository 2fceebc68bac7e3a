//! Peers that know nothing of this program's code: servers and clients on the official A2A SDKs.

use super::{run::run_to_end, served::Served};
use serde_json::Value;
use std::{fs, path::PathBuf, process::Command};
use tempfile::TempDir;

const PEERS_VARIABLE: &str = "QRSCOPE_PEERS";

/// Where the peers are.
#[derive(Debug, Clone, Copy)]
pub struct Peers;

impl Peers {
    /// The folder with `js03/` and `py10/` installed; `None` if the machine has none.
    pub fn from_env() -> Option<PathBuf> {
        std::env::var_os(PEERS_VARIABLE)
            .filter(|folder| !folder.is_empty())
            .map(PathBuf::from)
    }
}

/// A server on an official SDK; ended when dropped.
#[derive(Debug)]
pub struct Peer {
    served: Served,
    folder: TempDir,
}

impl Peer {
    /// Starts the one on `@a2a-js/sdk` 0.3 on a free port with its switches (`LEDGER`, `LATENCY_MS`, `FAIL_EVERY_N`…) in `env`.
    ///
    /// Panics without [`Peers::from_env`]: a test that needs a peer asks for that first.
    pub fn js03(env: &[(&str, &str)]) -> Self {
        Self::start(Command::new("node").arg("server.mjs"), "js03", env)
    }

    /// The same for the one on Python `a2a-sdk` 1.x (`STREAMING`, `COMPAT03`).
    pub fn py10(env: &[(&str, &str)]) -> Self {
        // Relative to the folder that it is started in.
        Self::start(
            Command::new(".venv/bin/python").arg("server.py"),
            "py10",
            env,
        )
    }

    fn start(command: &mut Command, name: &str, env: &[(&str, &str)]) -> Self {
        let peers = Peers::from_env().expect("QRSCOPE_PEERS names the folder of the peers");
        let folder = tempfile::tempdir().unwrap();
        let served = Served::start(
            command
                .arg("0")
                .current_dir(peers.join(name))
                .env("METHOD_LOG", Self::log_file(&folder))
                .envs(env.iter().copied()),
        );
        Self { served, folder }
    }

    /// The base address, without a last slash.
    pub fn base(&self) -> &str {
        self.served.base()
    }

    /// Where it takes JSON-RPC.
    pub fn endpoint(&self) -> String {
        format!("{}/a2a/jsonrpc", self.base())
    }

    /// The base of its HTTP+JSON.
    pub fn rest(&self) -> String {
        format!("{}/a2a/rest", self.base())
    }

    /// Every request so far, in order: members `rpc`, `skill`, `url`, `pageToken`, `headers`… of each.
    pub fn log(&self) -> Vec<Value> {
        let text = fs::read_to_string(Self::log_file(&self.folder)).unwrap_or_default();
        text.split_inclusive('\n')
            .filter(|line| line.ends_with('\n'))
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    fn log_file(folder: &TempDir) -> PathBuf {
        folder.path().join("requests.ndjson")
    }
}

/// A client on an official SDK, whose script is under `tests/fixtures/clients`.
#[derive(Debug, Clone, Copy)]
pub enum PeerClient {
    /// On `@a2a-js/sdk` 0.3.
    Js03,
    /// On Python `a2a-sdk` 1.x.
    Py10,
}

impl PeerClient {
    /// Asks the service at `base` everything once, and gives what the SDK made of it.
    ///
    /// Panics without [`Peers::from_env`], as [`Peer::js03`] does.
    pub fn ask_everything(self, base: &str) -> Value {
        let peers = Peers::from_env().expect("QRSCOPE_PEERS names the folder of the peers");
        let (program, folder, script) = match self {
            Self::Js03 => ("node", "js03", "js03.mjs"),
            Self::Py10 => (".venv/bin/python", "py10", "py10.py"),
        };
        let scripts = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/clients");
        let mut command = Command::new(program);
        command
            .arg(format!("{scripts}/{script}"))
            .arg(base)
            // Where its SDK is installed.
            .current_dir(peers.join(folder))
            // A proxy of the machine's must not stand between two programs on it.
            .envs(["NO_PROXY", "no_proxy"].map(|name| (name, "127.0.0.1")));
        let output = run_to_end(&mut command);
        assert_eq!(output.code, 0, "{self:?}: {}", output.stderr);
        serde_json::from_str(&output.stdout)
            .unwrap_or_else(|error| panic!("{self:?}: {error}: {}", output.stdout))
    }
}
