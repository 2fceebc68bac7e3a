//! A scripted HTTP/1.1 server: answers that no proper server would give, in an order the test decides.

mod reply;
mod request;

pub use reply::{After, Gate, Reply, Response};
pub use request::Request;

use super::wait::{Watched, timeout};
use std::{
    io::{BufReader, Write},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::Arc,
    thread,
};

type Handler = dyn Fn(&Request) -> Reply + Send + Sync;

#[derive(Default)]
struct Seen {
    requests: Vec<Request>,
    /// Kept to end the threads that serve them.
    connections: Vec<TcpStream>,
    abandoned: usize,
    closing: bool,
}

/// A server on 127.0.0.1 that answers by a script; ended when dropped, without waiting for anyone.
pub struct Scripted {
    address: SocketAddr,
    seen: Arc<Watched<Seen>>,
}

impl Scripted {
    /// Starts it on a free port. Each connection has a thread of its own, so a handler or gate stops only its own answer.
    pub fn start(handler: impl Fn(&Request) -> Reply + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let seen = Arc::new(Watched::new(Seen::default()));
        let (shared, handler) = (Arc::clone(&seen), Arc::new(handler));
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if !register(&stream, &shared) {
                    break;
                }
                let (seen, handler) = (Arc::clone(&shared), Arc::clone(&handler));
                thread::spawn(move || serve(stream, &seen, handler.as_ref()));
            }
        });
        Self { address, seen }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The base address, without a last slash.
    pub fn base(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The address of a path that starts with a slash.
    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base())
    }

    /// Every request so far, in the order they came in.
    pub fn requests(&self) -> Vec<Request> {
        self.seen.read(|seen| seen.requests.clone())
    }

    /// Waits until at least `count` requests have come in and gives them.
    pub fn wait_for_requests(&self, count: usize) -> Vec<Request> {
        let enough = |seen: &Seen| (seen.requests.len() >= count).then(|| seen.requests.clone());
        self.seen
            .wait_for(timeout(), enough)
            .unwrap_or_else(|| panic!("{count} requests, not only {:?}", self.requests()))
    }

    /// How many connections were made: fewer than requests if some were kept alive.
    pub fn connections(&self) -> usize {
        self.seen.read(|seen| seen.connections.len())
    }

    /// Waits until at least `count` requests were given up by the client while they waited for a gate or hung.
    pub fn wait_for_abandoned(&self, count: usize) {
        self.seen
            .wait_for(timeout(), |seen| (seen.abandoned >= count).then_some(()))
            .unwrap_or_else(|| panic!("{count} requests given up by the client"));
    }
}

impl Drop for Scripted {
    fn drop(&mut self) {
        self.seen.change(|seen| {
            seen.closing = true;
            for connection in &seen.connections {
                let _ = connection.shutdown(Shutdown::Both);
            }
        });
        // Wakes the listening thread, which then sees that it is over.
        let _ = TcpStream::connect(self.address);
    }
}

/// Whether the server still runs; if so the connection is kept for the end.
fn register(stream: &TcpStream, seen: &Watched<Seen>) -> bool {
    let kept = stream.try_clone().unwrap();
    seen.change(|seen| {
        if !seen.closing {
            seen.connections.push(kept);
        }
        !seen.closing
    })
}

fn serve(stream: TcpStream, seen: &Watched<Seen>, handler: &Handler) {
    let _ = stream.set_nodelay(true);
    let mut writer = stream.try_clone().unwrap();
    let mut reader = BufReader::new(stream);
    while let Some(request) = Request::read(&mut reader) {
        let request = seen.change(|seen| {
            let request = request.numbered(seen.requests.len());
            seen.requests.push(request.clone());
            request
        });
        let done = handler(&request).write(&mut writer, request.method == "HEAD");
        let _ = writer.flush();
        match done {
            reply::Done::KeepAlive => {}
            reply::Done::Close => break,
            reply::Done::Abandoned => {
                seen.change(|seen| seen.abandoned += 1);
                break;
            }
        }
    }
    let _ = writer.shutdown(Shutdown::Both);
}

#[cfg(test)]
mod tests;
