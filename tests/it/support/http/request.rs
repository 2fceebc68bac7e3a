//! A request as it came in.

use serde_json::Value;
use std::io::{BufRead, Read};

/// One request of a client.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Its place among all requests of the server, from 0.
    pub number: usize,
    pub method: String,
    /// Path and query as sent.
    pub path: String,
    /// Names and values as sent, in order.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Request {
    /// The first header of that name, whatever its case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }

    /// The body as JSON; panics if it isn't.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    /// Reads one request with its body, which must say its length; `None` when the client is gone.
    pub(super) fn read(reader: &mut impl BufRead) -> Option<Self> {
        let line = read_line(reader)?;
        let mut words = line.split(' ');
        let (method, path) = (words.next()?.to_owned(), words.next()?.to_owned());
        let mut headers = Vec::new();
        loop {
            let line = read_line(reader)?;
            if line.is_empty() {
                break;
            }
            let (name, value) = line.split_once(':')?;
            headers.push((name.to_owned(), value.trim().to_owned()));
        }
        let mut request = Self {
            number: 0,
            method,
            path,
            headers,
            body: Vec::new(),
        };
        assert_eq!(request.header("transfer-encoding"), None, "not supported");
        let length: usize = match request.header("content-length") {
            Some(length) => length.parse().unwrap(),
            None => 0,
        };
        request.body = vec![0; length];
        reader.read_exact(&mut request.body).ok()?;
        Some(request)
    }

    pub(super) fn numbered(self, number: usize) -> Self {
        Self { number, ..self }
    }
}

fn read_line(reader: &mut impl BufRead) -> Option<String> {
    let mut line = String::new();
    match reader.take(64 * 1024).read_line(&mut line) {
        Ok(1..) => Some(line.trim_end_matches(['\r', '\n']).to_owned()),
        Ok(0) | Err(_) => None,
    }
}
