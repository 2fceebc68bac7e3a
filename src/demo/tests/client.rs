//! HTTP/1.1 by hand over one connection that is kept open: nothing between the test and the bytes.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::demo::DemoService;

pub(crate) struct Client {
    stream: TcpStream,
    host: String,
}

#[derive(Debug)]
pub(crate) struct Reply {
    pub status: u16,
    /// Status line and headers in lower case.
    pub head: String,
    pub body: Vec<u8>,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

impl Client {
    pub(crate) async fn connect(service: &DemoService) -> Self {
        let stream = TcpStream::connect(service.address()).await.unwrap();
        Self {
            stream,
            host: service.address().to_string(),
        }
    }

    /// Sends these bytes and reads one answer.
    pub(crate) async fn raw(&mut self, request: &[u8]) -> Reply {
        self.stream.write_all(request).await.unwrap();
        let mut bytes = Vec::new();
        let end = loop {
            if let Some(at) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
                break at + 4;
            }
            assert_ne!(
                self.stream.read_buf(&mut bytes).await.unwrap(),
                0,
                "closed before an answer"
            );
        };
        let head = String::from_utf8(bytes[..end].to_vec())
            .unwrap()
            .to_lowercase();
        let mut body = bytes.split_off(end);
        let length = head
            .lines()
            .find_map(|line| line.strip_prefix("content-length: "))
            .unwrap();
        let length: usize = length.parse().unwrap();
        while body.len() < length {
            assert_ne!(
                self.stream.read_buf(&mut body).await.unwrap(),
                0,
                "closed inside an answer"
            );
        }
        assert_eq!(body.len(), length);
        Reply {
            status: head.split(' ').nth(1).unwrap().parse().unwrap(),
            head,
            body,
        }
    }

    /// A request with these header lines beside `Host` and `Content-Length`.
    pub(crate) async fn request(&mut self, line: &str, headers: &[&str], body: &[u8]) -> Reply {
        let mut request = format!(
            "{line} HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\n",
            self.host,
            body.len()
        );
        headers
            .iter()
            .for_each(|header| request.push_str(&format!("{header}\r\n")));
        request.push_str("\r\n");
        self.raw(&[request.as_bytes(), body].concat()).await
    }

    /// A POST of JSON to the endpoint.
    pub(crate) async fn post(&mut self, body: &[u8]) -> Reply {
        self.request(
            "POST /a2a/jsonrpc",
            &["Content-Type: application/json"],
            body,
        )
        .await
    }

    /// A JSON-RPC call with id `"1"`.
    pub(crate) async fn call(&mut self, method: &str, params: Value) -> Value {
        let body = json!({ "jsonrpc": "2.0", "id": "1", "method": method, "params": params });
        let reply = self.post(body.to_string().as_bytes()).await;
        assert_eq!(reply.status, 200);
        let answer = reply.json();
        assert_eq!(
            (&answer["jsonrpc"], &answer["id"]),
            (&json!("2.0"), &json!("1"))
        );
        answer
    }

    /// Waits until the other side closes the connection.
    pub(crate) async fn closed(mut self) {
        assert_eq!(
            self.stream.read_u8().await.unwrap_err().kind(),
            std::io::ErrorKind::UnexpectedEof
        );
    }
}
