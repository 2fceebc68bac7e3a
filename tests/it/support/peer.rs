//! Peers that know nothing of this program's code: servers on the official A2A SDKs.

use super::served::Served;
use serde_json::Value;
use std::{fs, path::PathBuf, process::Command};
use tempfile::TempDir;

const PEERS_VARIABLE: &str = "QRSCOPE_PEERS";

/// Where the peers are.
#[derive(Debug, Clone, Copy)]
pub struct Peers;

impl Peers {
    /// The folder with `js03/` installed; `None` if the machine has none.
    pub fn from_env() -> Option<PathBuf> {
        std::env::var_os(PEERS_VARIABLE)
            .filter(|folder| !folder.is_empty())
            .map(PathBuf::from)
    }
}

/// A server on `@a2a-js/sdk` 0.3; ended when dropped.
#[derive(Debug)]
pub struct Js03 {
    served: Served,
    folder: TempDir,
}

impl Js03 {
    /// Starts it on a free port with its switches (`LEDGER`, `LATENCY_MS`, `FAIL_EVERY_N`…) in `env`.
    ///
    /// Panics without [`Peers::from_env`]: a test that needs a peer asks for that first.
    pub fn start(env: &[(&str, &str)]) -> Self {
        let peers = Peers::from_env().expect("QRSCOPE_PEERS names the folder of the peers");
        let folder = tempfile::tempdir().unwrap();
        let served = Served::start(
            Command::new("node")
                .args(["server.mjs", "0"])
                .current_dir(peers.join("js03"))
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
