#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
};

use proptest::prelude::*;

use super::*;
use crate::domain::CopyFault;
use crate::text::SafeText;

/// Only ends a test that would hang otherwise.
const PATIENCE: Duration = Duration::from_secs(20);
/// Long enough that no test reaches it by running.
const LONG: Duration = Duration::from_secs(600);

fn tenure(limit: Duration, taking_limit: Duration) -> Tenure {
    Tenure {
        limit,
        look_every: Duration::from_millis(1),
        taking_limit,
    }
}

/// An owner that lasts until its other half is dropped.
fn lasting() -> (
    impl FnOnce() -> Result<(), Fault> + Send + 'static,
    mpsc::Sender<()>,
) {
    let (replace, replaced) = mpsc::channel();
    let own = move || {
        let _ = replaced.recv();
        Ok(())
    };
    (own, replace)
}

#[test]
fn it_ends_when_another_program_owns_the_clipboard_and_has_announced_itself_once() {
    let (own, replace) = lasting();
    let announced = AtomicUsize::new(0);
    let mut replace = Some(replace);
    let announce = || {
        announced.fetch_add(1, SeqCst);
        replace.take();
    };
    let end = keep(own, || Seen::Ours, announce, tenure(LONG, LONG));
    assert_eq!((end, announced.load(SeqCst)), (End::Replaced, 1));
}

#[test]
fn nothing_is_announced_before_a_look_has_shown_the_text() {
    let (own, replace) = lasting();
    let looks = Arc::new(AtomicUsize::new(0));
    let seen = Arc::clone(&looks);
    let look = move || match seen.fetch_add(1, SeqCst) {
        0 | 1 => Seen::NotOurs,
        _ => Seen::Ours,
    };
    let announce = || {
        assert_eq!(looks.load(SeqCst), 3);
        drop(replace);
    };
    let end = keep(own, look, announce, tenure(LONG, LONG));
    assert_eq!(end, End::Replaced);
}

#[test]
fn a_text_that_never_shows_is_given_up_on() {
    let (own, _replace) = lasting();
    let limits = tenure(LONG, Duration::ZERO);
    let end = keep(own, || Seen::NotOurs, || panic!("announced"), limits);
    assert_eq!(end, End::NotTaken);
}

#[test]
fn a_look_that_is_never_answered_is_given_up_on_and_another_follows() {
    let (own, replace) = lasting();
    let (_answer, never) = mpsc::channel::<()>();
    let (looks, never) = (AtomicUsize::new(0), Mutex::new(never));
    let look = move || {
        if looks.fetch_add(1, SeqCst) == 0 {
            let answer = never.lock().unwrap().recv_timeout(PATIENCE);
            assert_ne!(answer, Err(RecvTimeoutError::Timeout), "it was waited for");
        }
        Seen::Ours
    };
    let end = keep(own, look, || drop(replace), tenure(LONG, LONG));
    assert_eq!(end, End::Replaced);
}

#[test]
fn a_refusal_ends_it() {
    let refuse = || {
        let said = SafeText::sanitize("no display");
        Err(Fault::Permanent(CopyFault::Said(said)))
    };
    let limits = tenure(LONG, LONG);
    let end = keep(refuse, || Seen::NoDisplay, || panic!("announced"), limits);
    assert_eq!(end, End::NotTaken);
}

#[test]
fn it_ends_when_the_display_is_gone_though_nobody_says_so() {
    let (own, _replace) = lasting();
    let gone = Arc::new(AtomicBool::new(false));
    let look_at = Arc::clone(&gone);
    let look = move || {
        if look_at.load(SeqCst) {
            Seen::NoDisplay
        } else {
            Seen::Ours
        }
    };
    let end = keep(own, look, || gone.store(true, SeqCst), tenure(LONG, LONG));
    assert_eq!(end, End::NoDisplay);
}

#[test]
fn it_ends_when_the_time_is_up_though_the_display_no_longer_answers() {
    let (own, _replace) = lasting();
    let (_answer, never) = mpsc::channel::<()>();
    let (looks, never) = (AtomicUsize::new(0), Mutex::new(never));
    let look = move || {
        if looks.fetch_add(1, SeqCst) > 0 {
            let _ = never.lock().unwrap().recv();
        }
        Seen::Ours
    };
    let limits = tenure(Duration::from_millis(20), LONG);
    assert_eq!(keep(own, look, || {}, limits), End::TimeUp);
}

#[test]
fn a_day_is_the_longest() {
    let tenure = Tenure::default();
    assert_eq!(tenure.limit.as_secs(), 86_400);
    assert!(tenure.look_every.as_secs() >= 60, "an idle process sleeps");
}

proptest! {
    #[test]
    fn only_a_whole_text_is_one(text in "(?s).{0,200}", cut in any::<prop::sample::Index>()) {
        let whole = framed(&text);
        prop_assert_eq!(read_framed(whole.as_bytes()), Some(text));
        let part = &whole.as_bytes()[..cut.index(whole.len())];
        prop_assert_eq!(read_framed(part), None);
        let more = [whole.as_bytes(), b"x"].concat();
        prop_assert_eq!(read_framed(&more[..]), None);
    }
}
