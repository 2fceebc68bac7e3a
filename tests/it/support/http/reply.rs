//! Replies, good and broken, and the gates that hold them back.

use super::super::wait::Watched;
use serde_json::Value;
use std::{
    io::{self, ErrorKind, Write},
    net::TcpStream,
    sync::Arc,
    time::Duration,
};

/// How often a held reply looks whether its client has left.
const LOOK: Duration = Duration::from_millis(10);

/// Closed at first; replies behind it wait until the test opens it. Clones are the same gate.
#[derive(Debug, Clone, Default)]
pub struct Gate(Arc<Watched<bool>>);

impl Gate {
    pub fn new() -> Self {
        Self::default()
    }

    /// Lets everything through, now and later.
    pub fn open(&self) {
        self.0.change(|open| *open = true);
    }

    /// Waits for the gate; `false` if the client left first.
    fn pass(&self, client: &TcpStream) -> bool {
        loop {
            if self.0.wait_for(LOOK, |open| open.then_some(())).is_some() {
                return true;
            }
            if has_left(client) {
                return false;
            }
        }
    }
}

/// A whole answer; its length is said by itself unless `headers` says one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Response {
    pub fn new(status: u16, body: impl Into<Vec<u8>>) -> Self {
        Self {
            status,
            headers: Vec::new(),
            body: body.into(),
        }
    }

    /// 200 with a JSON body.
    pub fn json(body: &Value) -> Self {
        Self::new(200, body.to_string()).header("Content-Type", "application/json")
    }

    /// The same with one more header.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Head and body as they go over the wire.
    pub fn bytes(&self) -> Vec<u8> {
        [self.head(), self.body.clone()].concat()
    }

    fn head(&self) -> Vec<u8> {
        let has = |name: &str| {
            let mut names = self.headers.iter().map(|(name, _)| name);
            names.any(|known| known.eq_ignore_ascii_case(name))
        };
        let mut head = format!("HTTP/1.1 {} Scripted\r\n", self.status);
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        if !has("content-length") && !has("transfer-encoding") {
            head += &format!("Content-Length: {}\r\n", self.body.len());
        }
        head += "\r\n";
        head.into_bytes()
    }
}

/// What happens after the first part of a body.
#[derive(Debug, Clone)]
pub enum After {
    /// The connection is closed.
    Close,
    /// Nothing more comes.
    Hang,
    /// The rest comes when the gate is opened.
    Rest(Gate),
}

/// What the server does with a request.
#[derive(Debug, Clone)]
pub enum Reply {
    /// A proper answer; the connection stays open.
    Whole(Response),
    /// Never answers; the connection stays open until the client or the server leaves.
    Hang,
    /// The head, which promises the whole body, and the first `bytes` of the body.
    Partial {
        response: Response,
        bytes: usize,
        after: After,
    },
    /// These bytes and the end of the connection.
    Raw(Vec<u8>),
    /// The first bytes at once, then the others again and again, slowly, as long as the client stays.
    Drip(Vec<u8>, Vec<u8>),
    /// Nothing until the gate is opened, then the reply.
    Gated(Gate, Box<Reply>),
}

impl Reply {
    pub fn json(body: &Value) -> Self {
        Self::Whole(Response::json(body))
    }

    /// An answer with that status and a text as its body.
    pub fn status(status: u16, body: &str) -> Self {
        Self::Whole(Response::new(status, body).header("Content-Type", "text/plain"))
    }

    /// A body cut off after `bytes`.
    pub fn cut(response: Response, bytes: usize) -> Self {
        Self::Partial {
            response,
            bytes,
            after: After::Close,
        }
    }

    /// This reply, held back by a gate.
    pub fn gated(self, gate: &Gate) -> Self {
        Self::Gated(gate.clone(), Box::new(self))
    }

    pub(super) fn write(&self, client: &mut TcpStream, head_only: bool) -> Done {
        match self.attempt(client, head_only) {
            Ok(done) => done,
            Err(_) => Done::Abandoned,
        }
    }

    fn attempt(&self, client: &mut TcpStream, head_only: bool) -> io::Result<Done> {
        match self {
            Self::Whole(response) => {
                let mut bytes = response.head();
                if !head_only {
                    bytes.extend_from_slice(&response.body);
                }
                client.write_all(&bytes)?;
                Ok(Done::KeepAlive)
            }
            Self::Hang => Ok(hang(client)),
            Self::Partial {
                response,
                bytes,
                after,
            } => {
                let (first, rest) = response.body.split_at((*bytes).min(response.body.len()));
                client.write_all(&response.head())?;
                client.write_all(first)?;
                match after {
                    After::Close => Ok(Done::Close),
                    After::Hang => Ok(hang(client)),
                    After::Rest(gate) if gate.pass(client) => {
                        client.write_all(rest)?;
                        Ok(Done::KeepAlive)
                    }
                    After::Rest(_) => Ok(Done::Abandoned),
                }
            }
            Self::Raw(bytes) => {
                client.write_all(bytes)?;
                Ok(Done::Close)
            }
            Self::Drip(first, again) => {
                client.write_all(first)?;
                while !has_left(client) {
                    client.write_all(again)?;
                    Gate::new().0.wait_for(LOOK, |open| open.then_some(()));
                }
                Ok(Done::Abandoned)
            }
            Self::Gated(gate, reply) if gate.pass(client) => reply.attempt(client, head_only),
            Self::Gated(..) => Ok(Done::Abandoned),
        }
    }
}

/// What is left of a connection after a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Done {
    KeepAlive,
    Close,
    /// The client left before its answer was complete.
    Abandoned,
}

/// Waits in silence until the client is gone.
fn hang(client: &TcpStream) -> Done {
    Gate::new().pass(client);
    Done::Abandoned
}

fn has_left(client: &TcpStream) -> bool {
    let looked = client
        .set_nonblocking(true)
        .and_then(|()| client.peek(&mut [0]));
    let _ = client.set_nonblocking(false);
    match looked {
        Ok(bytes) => bytes == 0,
        Err(error) => error.kind() != ErrorKind::WouldBlock,
    }
}
