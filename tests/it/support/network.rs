//! What the servers between a client and a scripted service share.

use std::{io, sync::LazyLock};
use tokio::{
    io::{AsyncRead, AsyncWrite, copy_bidirectional},
    runtime::Runtime,
};

/// Runs them; the tests' own threads may block meanwhile.
pub static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
});

/// Passes bytes on in both directions until one side is done.
pub async fn relay(
    mut one: impl AsyncRead + AsyncWrite + Unpin,
    mut other: impl AsyncRead + AsyncWrite + Unpin,
) -> io::Result<()> {
    copy_bidirectional(&mut one, &mut other).await.map(|_| ())
}
