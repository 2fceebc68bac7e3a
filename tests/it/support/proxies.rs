//! A proxy that tunnels (CONNECT), and one that speaks SOCKS 5. Both know a few names that no name server knows.

use super::network::{RUNTIME, relay};
use super::wait::{Watched, timeout};
use std::{collections::HashMap, io, net::SocketAddr, sync::Arc};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

/// What a client asked a proxy for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// Host and port, the host as it was said.
    pub target: String,
    /// The login that came with it: a header's value, or name and password with a colon between them.
    pub login: Option<String>,
}

type Seen = Arc<Watched<Vec<Asked>>>;

/// A proxy on 127.0.0.1; ended when dropped.
pub struct Proxy {
    address: SocketAddr,
    seen: Seen,
    task: JoinHandle<()>,
}

/// Who may use a SOCKS proxy.
#[derive(Debug, Clone)]
pub enum Login {
    Nobody,
    Needed(&'static str),
}

impl Proxy {
    /// One that answers CONNECT for the targets in `known` and refuses all others.
    pub fn connect(known: &[(&str, SocketAddr)]) -> Self {
        Self::start(known, |stream, known, seen| async move {
            serve_connect(stream, &known, &seen).await
        })
    }

    /// One that speaks SOCKS 5 for the targets in `known` and refuses all others.
    pub fn socks5(known: &[(&str, SocketAddr)], login: Login) -> Self {
        Self::start(known, move |stream, known, seen| {
            let login = login.clone();
            async move { serve_socks(stream, &known, &seen, &login).await }
        })
    }

    fn start<F>(
        known: &[(&str, SocketAddr)],
        serve: impl Fn(TcpStream, Arc<HashMap<String, SocketAddr>>, Seen) -> F + Send + 'static,
    ) -> Self
    where
        F: Future<Output = io::Result<()>> + Send + 'static,
    {
        let known = known.iter().map(|(name, at)| ((*name).to_owned(), *at));
        let known = Arc::new(known.collect::<HashMap<_, _>>());
        let listener = RUNTIME
            .block_on(TcpListener::bind(("127.0.0.1", 0)))
            .unwrap();
        let address = listener.local_addr().unwrap();
        let seen = Seen::default();
        let kept = Arc::clone(&seen);
        let task = RUNTIME.spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, Arc::clone(&known), Arc::clone(&kept)));
            }
        });
        Self {
            address,
            seen,
            task,
        }
    }

    /// Host and port.
    pub fn at(&self) -> String {
        self.address.to_string()
    }

    /// The address to reach it at, for a front before it.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Everything asked so far.
    pub fn asked(&self) -> Vec<Asked> {
        self.seen.read(Clone::clone)
    }

    /// Waits until something was asked.
    pub fn wait_for_asked(&self) -> Vec<Asked> {
        let any = |seen: &Vec<Asked>| (!seen.is_empty()).then(|| seen.clone());
        self.seen
            .wait_for(timeout(), any)
            .expect("the proxy was asked")
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn serve_connect(
    mut stream: TcpStream,
    known: &HashMap<String, SocketAddr>,
    seen: &Seen,
) -> io::Result<()> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await?);
    }
    let head = String::from_utf8(head).unwrap();
    let mut lines = head.split("\r\n");
    let target = lines.next().and_then(|line| line.split(' ').nth(1));
    let target = target.unwrap_or_default().to_owned();
    let login = lines.find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        let is_login = name.eq_ignore_ascii_case("proxy-authorization");
        is_login.then(|| value.to_owned())
    });
    seen.change(|seen| {
        let target = target.clone();
        seen.push(Asked { target, login });
    });
    match known.get(&target) {
        Some(behind) => {
            let behind = TcpStream::connect(behind).await?;
            stream
                .write_all(b"HTTP/1.1 200 Connection established\r\n\r\n")
                .await?;
            relay(stream, behind).await
        }
        None => {
            stream
                .write_all(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 3\r\n\r\nno\n")
                .await
        }
    }
}

/// RFC 1928 and 1929, as far as a client that connects needs them.
async fn serve_socks(
    mut stream: TcpStream,
    known: &HashMap<String, SocketAddr>,
    seen: &Seen,
    login: &Login,
) -> io::Result<()> {
    assert_eq!(stream.read_u8().await?, 5, "SOCKS 5");
    let count = stream.read_u8().await?;
    let methods = read_bytes(&mut stream, count).await?;
    let method = match login {
        Login::Nobody => 0,
        Login::Needed(_) => 2,
    };
    if !methods.contains(&method) {
        return stream.write_all(&[5, 0xff]).await;
    }
    stream.write_all(&[5, method]).await?;
    let mut said = None;
    if let Login::Needed(right) = login {
        assert_eq!(stream.read_u8().await?, 1);
        let mut words = Vec::new();
        for _ in 0..2 {
            let length = stream.read_u8().await?;
            let word = read_bytes(&mut stream, length).await?;
            words.push(String::from_utf8(word).unwrap());
        }
        let words = words.join(":");
        let is_right = words == *right;
        said = Some(words);
        stream.write_all(&[1, u8::from(!is_right)]).await?;
        if !is_right {
            return Ok(());
        }
    }
    let head = read_bytes(&mut stream, 4).await?;
    assert_eq!(head[..3], [5, 1, 0], "a connection is asked for");
    let host = match head[3] {
        3 => {
            let length = stream.read_u8().await?;
            String::from_utf8(read_bytes(&mut stream, length).await?).unwrap()
        }
        kind => format!("an address of kind {kind}"),
    };
    let target = format!("{host}:{}", stream.read_u16().await?);
    seen.change(|seen| {
        let target = target.clone();
        seen.push(Asked {
            target,
            login: said,
        });
    });
    let answer = |code| [5, code, 0, 1, 0, 0, 0, 0, 0, 0];
    match known.get(&target) {
        Some(behind) => {
            let behind = TcpStream::connect(behind).await?;
            stream.write_all(&answer(0)).await?;
            relay(stream, behind).await
        }
        // Not allowed by the rules.
        None => stream.write_all(&answer(2)).await,
    }
}

async fn read_bytes(stream: &mut TcpStream, count: u8) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; usize::from(count)];
    stream.read_exact(&mut bytes).await?;
    Ok(bytes)
}
