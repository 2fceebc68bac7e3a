//! Signals that end the program, each with its exit code.

/// Waits for one of them; gives the exit code (128 + number). Never returns where the platform has none.
#[cfg(unix)]
pub(super) async fn ending() -> u8 {
    use tokio::signal::unix::{Signal, SignalKind, signal};

    async fn received(kind: SignalKind) {
        let installed: std::io::Result<Signal> = signal(kind);
        match installed {
            Ok(mut stream) => {
                stream.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    }
    tokio::select! {
        () = received(SignalKind::hangup()) => 129,
        () = received(SignalKind::interrupt()) => 130,
        () = received(SignalKind::quit()) => 131,
        () = received(SignalKind::terminate()) => 143,
    }
}

/// Waits for Ctrl-C outside the terminal's raw mode.
#[cfg(not(unix))]
pub(super) async fn ending() -> u8 {
    match tokio::signal::ctrl_c().await {
        Ok(()) => 130,
        Err(_) => std::future::pending().await,
    }
}
