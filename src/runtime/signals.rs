//! Signals that end the program, each with its exit code.

/// Heeds them from this call on, not only from the first poll; the future gives the exit code (128 + number), and never ends where
/// the platform has none of them. Must be called inside the runtime.
#[cfg(unix)]
pub(super) fn ending() -> impl Future<Output = u8> {
    use std::task::Poll;
    use tokio::signal::unix::{SignalKind, signal};

    let mut streams: Vec<_> = [
        (SignalKind::hangup(), 129),
        (SignalKind::interrupt(), 130),
        (SignalKind::quit(), 131),
        (SignalKind::terminate(), 143),
    ]
    .into_iter()
    .filter_map(|(kind, code)| Some((signal(kind).ok()?, code)))
    .collect();
    std::future::poll_fn(move |context| {
        streams
            .iter_mut()
            .find_map(|(stream, code)| stream.poll_recv(context).is_ready().then_some(*code))
            .map_or(Poll::Pending, Poll::Ready)
    })
}

#[cfg(not(unix))]
pub(super) async fn ending() -> u8 {
    match tokio::signal::ctrl_c().await {
        Ok(()) => 130,
        Err(_) => std::future::pending().await,
    }
}
