//! What ends `serve`. Taken here explicitly, because a shell starts background jobs with the interrupt ignored.

/// Waits for an interrupt or a request to end; gives the exit code, 128 and the signal's number.
#[cfg(unix)]
pub(super) async fn ended() -> std::io::Result<u8> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(tokio::select! {
        _ = interrupt.recv() => 130,
        _ = terminate.recv() => 143,
    })
}

/// Waits for an interrupt; gives the exit code.
#[cfg(not(unix))]
pub(super) async fn ended() -> std::io::Result<u8> {
    tokio::signal::ctrl_c().await?;
    Ok(130)
}
