//! The captured exchanges in `tests/fixtures/a2a`.

use crate::tests::support::http::{Reply, Response};
use qrscope::{
    a2a::{Dialect, Fault, SendResult, Unreadable, read_send},
    domain::{ErrorKind, LoadError, Mismatch, elements_of, member, members_of},
};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::{collections::BTreeMap, fs, path::PathBuf};

/// The id of every captured request, and of the first question of a reader.
pub const ID: &str = "1";

#[derive(Debug, Deserialize)]
struct Exchange {
    request: Asked,
    response: Answered,
}

/// The part of a capture that was sent.
#[derive(Debug, Deserialize)]
pub struct Asked {
    pub method: String,
    pub path: String,
    pub headers: BTreeMap<String, String>,
    pub json: Option<serde_json::Value>,
}

#[derive(Debug, Deserialize)]
struct Answered {
    status: u16,
    headers: BTreeMap<String, String>,
    json: Option<Box<RawValue>>,
    text: Option<String>,
}

/// One captured exchange.
#[derive(Debug)]
pub struct Capture {
    pub name: String,
    pub request: Asked,
    pub status: u16,
    headers: BTreeMap<String, String>,
    pub body: String,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/a2a")
}

impl Capture {
    /// Reads the capture of that name, without the ending.
    pub fn read(name: &str) -> Self {
        let text = fs::read_to_string(folder().join(format!("{name}.json"))).unwrap();
        let Exchange { request, response } = serde_json::from_str(&text).unwrap();
        let Answered {
            status,
            headers,
            json,
            text,
        } = response;
        let body = json.map_or_else(|| text.unwrap(), |json| json.get().to_owned());
        Self {
            name: name.to_owned(),
            request,
            status,
            headers,
            body,
        }
    }

    /// The names of all captures.
    pub fn names() -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(folder())
            .unwrap()
            .filter_map(|entry| {
                let name = entry.unwrap().file_name().into_string().unwrap();
                name.strip_suffix(".json").map(str::to_owned)
            })
            .collect();
        names.sort();
        names
    }

    /// What a server does to answer like this. A body shorter than was promised is cut off.
    pub fn reply(&self) -> Reply {
        let promised = self.headers.get("content-length");
        let cut = self.name.ends_with("-cut");
        let mut response = Response::new(self.status, self.body.clone());
        for (name, value) in &self.headers {
            // White space is the capture's own, so the length is too, unless it is what the case is about.
            if cut || name != "content-length" {
                response = response.header(name, value);
            }
        }
        if cut {
            assert!(promised.unwrap().parse::<usize>().unwrap() > self.body.len());
            Reply::cut(response, self.body.len())
        } else {
            Reply::Whole(response)
        }
    }

    /// The task or message in it.
    pub fn result(&self) -> Result<SendResult, Unreadable> {
        read_send(self.status, &self.body, Dialect::V03_JSON_RPC, ID)
    }

    /// The data parts of its artifacts or message, byte for byte.
    pub fn data_parts(&self) -> Vec<&RawValue> {
        let body: &RawValue = serde_json::from_str(&self.body).unwrap();
        let result = inner(body, "result").unwrap();
        let holders = inner(result, "artifacts")
            .and_then(elements_of)
            .unwrap_or_else(|| vec![result]);
        holders
            .into_iter()
            .filter_map(|holder| inner(holder, "parts").and_then(elements_of))
            .flatten()
            .filter_map(|part| inner(part, "data"))
            .collect()
    }
}

fn inner<'a>(raw: &'a RawValue, name: &str) -> Option<&'a RawValue> {
    members_of(raw).and_then(|members| member(&members, name))
}

/// The error of a body that is no answer, as a reader reports it for HTTP 200.
pub fn error_of(unreadable: Unreadable) -> LoadError {
    match unreadable.fault {
        Fault::NotJson | Fault::Html => LoadError::of(ErrorKind::Malformed(Mismatch::NotJson)),
        Fault::NotResponse => LoadError::of(ErrorKind::Malformed(Mismatch::NotRpc)),
        Fault::WrongId => LoadError::of(ErrorKind::Malformed(Mismatch::WrongId)),
        Fault::NoTask => LoadError::of(ErrorKind::Malformed(Mismatch::NoTask)),
        Fault::Refused(refusal) => {
            LoadError::quoting(ErrorKind::Rpc(refusal.code), &refusal.message)
        }
    }
}
