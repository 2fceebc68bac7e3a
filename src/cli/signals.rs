//! What ends `serve`. Taken here explicitly, because a shell starts background jobs with the interrupt ignored.

/// Takes an interrupt or a request to end from now on; what is awaited gives the exit code, 128 and the signal's number.
#[cfg(unix)]
pub(super) fn ended() -> std::io::Result<impl Future<Output = u8>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => 130,
            _ = terminate.recv() => 143,
        }
    })
}

/// Takes an interrupt; what is awaited gives the exit code.
#[cfg(not(unix))]
pub(super) fn ended() -> std::io::Result<impl Future<Output = u8>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
        130
    })
}
