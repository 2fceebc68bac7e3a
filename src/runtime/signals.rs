//! Signals: those that end the program, each with its exit code, and those that say what happened to its terminal.

/// What a signal says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(unix),
    allow(dead_code, reason = "the others are no signals there")
)]
pub(super) enum Signal {
    /// End with this exit code: 128 + number.
    End(u8),
    /// The window has another size.
    Resized,
    /// The program was stopped and goes on; meanwhile others used the terminal.
    Continued,
    /// It reads a terminal that is somebody else's now. Unheeded this would stop it before it could see that it is to end.
    InBackground,
}

#[cfg(unix)]
pub(super) use unix::Signals;

#[cfg(not(unix))]
pub(super) use other::Signals;

#[cfg(unix)]
mod unix {
    use std::task::Poll;

    use rustix::process::Signal as Number;
    use tokio::signal::unix::{Signal as Stream, SignalKind, signal};

    use super::Signal;

    /// The signals that are heeded.
    pub(in crate::runtime) struct Signals(Vec<(Stream, Signal)>);

    impl Signals {
        /// Heeds them from this call on, not only from the first look. Must be called inside the runtime.
        pub(crate) fn heed() -> Self {
            let heeded = [
                (SignalKind::hangup(), Signal::End(129)),
                (SignalKind::interrupt(), Signal::End(130)),
                (SignalKind::quit(), Signal::End(131)),
                (SignalKind::terminate(), Signal::End(143)),
                (
                    SignalKind::from_raw(Number::CONT.as_raw()),
                    Signal::Continued,
                ),
                (SignalKind::window_change(), Signal::Resized),
                (
                    SignalKind::from_raw(Number::TTIN.as_raw()),
                    Signal::InBackground,
                ),
            ];
            let streams = heeded
                .into_iter()
                .filter_map(|(kind, meaning)| Some((signal(kind).ok()?, meaning)));
            Self(streams.collect())
        }

        /// Waits for the next one.
        pub(crate) async fn next(&mut self) -> Signal {
            std::future::poll_fn(|context| {
                self.0
                    .iter_mut()
                    .find_map(|(stream, meaning)| {
                        stream.poll_recv(context).is_ready().then_some(*meaning)
                    })
                    .map_or(Poll::Pending, Poll::Ready)
            })
            .await
        }
    }
}

#[cfg(not(unix))]
mod other {
    use super::Signal;

    /// The signals that are heeded.
    pub(in crate::runtime) struct Signals(());

    impl Signals {
        /// Heeds them.
        pub(crate) const fn heed() -> Self {
            Self(())
        }

        /// Waits for the next one; for ever where the platform has none.
        pub(crate) async fn next(&mut self) -> Signal {
            match tokio::signal::ctrl_c().await {
                Ok(()) => Signal::End(130),
                Err(_) => std::future::pending().await,
            }
        }
    }
}
