#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use std::{
    sync::{Mutex, mpsc},
    thread,
    time::{Duration, Instant},
};

use proptest::prelude::*;

use super::{
    Fault, NativeClipboard, RETRIES,
    fake::{Call, PATIENCE, Script, clipboard, no_display},
    same_text,
};
use crate::domain::CopyFault;

fn copy(clipboard: &NativeClipboard, text: &str) -> Result<(), CopyFault> {
    clipboard.copy(text.to_owned()).blocking_recv().unwrap()
}

fn opened() -> Call {
    Call::Open(Some("clipboard".to_owned()))
}

fn set(text: &str) -> Call {
    Call::Set(text.to_owned())
}

fn calls(script: &Mutex<Script>) -> Vec<Call> {
    script.lock().unwrap().calls.clone()
}

#[test]
fn is_opened_at_the_first_copy_on_its_own_thread_and_kept() {
    let (clipboard, script) = clipboard(Script::default());
    assert_eq!(calls(&script), []);
    assert_eq!(copy(&clipboard, "one"), Ok(()));
    assert_eq!(copy(&clipboard, "two"), Ok(()));
    assert_eq!(
        calls(&script),
        [opened(), set("one"), Call::Get, set("two"), Call::Get]
    );
}

#[test]
fn a_clipboard_that_swallows_the_text_is_no_success() {
    let (clipboard, script) = clipboard(Script {
        swallow: true,
        held: "older".to_owned(),
        ..Script::default()
    });
    assert_eq!(copy(&clipboard, "new"), Err(CopyFault::NotKept));
    let reads = calls(&script).iter().filter(|c| **c == Call::Get).count();
    assert_eq!(reads, 1 + RETRIES as usize);
}

#[test]
fn old_contents_may_be_seen_for_a_moment() {
    let (clipboard, script) = clipboard(Script {
        stale_reads: 2,
        ..Script::default()
    });
    assert_eq!(copy(&clipboard, "new"), Ok(()));
    assert_eq!(
        calls(&script),
        [opened(), set("new"), Call::Get, Call::Get, Call::Get]
    );
}

#[test]
fn a_busy_clipboard_is_tried_again_five_times() {
    for (busy, succeeds) in [(1, true), (5, true), (6, false)] {
        let (mut clipboard, script) = clipboard(Script {
            busy,
            ..Script::default()
        });
        clipboard.pause = Duration::from_millis(4);
        let asked = Instant::now();
        let result = copy(&clipboard, "text");
        let least = clipboard.pause * busy.min(RETRIES);
        assert!(asked.elapsed() >= least, "no pause between the tries");
        assert_eq!(result.is_ok(), succeeds, "busy {busy} times: {result:?}");
        let tries = calls(&script).iter().filter(|c| **c == set("text")).count();
        assert_eq!(tries as u32, (busy + 1).min(6));
    }
}

#[test]
fn a_lasting_fault_is_reported_at_once_and_the_next_copy_opens_again() {
    let (clipboard, script) = clipboard(Script {
        refuse_open: true,
        ..Script::default()
    });
    assert_eq!(copy(&clipboard, "a"), Err(no_display()));
    assert_eq!(calls(&script), [opened()]);
    script.lock().unwrap().refuse_open = false;
    assert_eq!(copy(&clipboard, "b"), Ok(()));
}

#[test]
fn a_copy_nobody_waits_for_is_not_done() {
    let (entered_by, entered) = mpsc::channel();
    let (open_gate, gate) = mpsc::channel();
    let (clipboard, script) = clipboard(Script {
        gate: Some((entered_by, gate)),
        ..Script::default()
    });
    let first = clipboard.copy("first".to_owned());
    entered.recv_timeout(PATIENCE).unwrap();
    drop(clipboard.copy("given up".to_owned()));
    let last = clipboard.copy("last".to_owned());
    open_gate.send(()).unwrap();
    assert_eq!(first.blocking_recv().unwrap(), Ok(()));
    assert_eq!(last.blocking_recv().unwrap(), Ok(()));
    assert!(!calls(&script).contains(&set("given up")));
    assert_eq!(script.lock().unwrap().held, "last");
}

#[test]
fn dropping_never_waits_and_what_was_asked_is_finished() {
    let (entered_by, entered) = mpsc::channel();
    let (open_gate, gate) = mpsc::channel();
    let (dropped_by, dropped) = mpsc::channel();
    let (clipboard, script) = clipboard(Script {
        gate: Some((entered_by, gate)),
        dropped: Some(dropped_by),
        ..Script::default()
    });
    let answer = clipboard.copy("text".to_owned());
    entered.recv_timeout(PATIENCE).unwrap();

    let (left_by, left) = mpsc::channel();
    let leaver = thread::spawn(move || {
        drop(clipboard);
        left_by.send(()).unwrap();
    });
    left.recv_timeout(PATIENCE)
        .expect("drop waited for the blocked clipboard");
    leaver.join().unwrap();

    open_gate.send(()).unwrap();
    assert_eq!(answer.blocking_recv().unwrap(), Ok(()));
    dropped.recv_timeout(PATIENCE).expect("the thread lives on");
    assert_eq!(
        calls(&script),
        [opened(), set("text"), Call::Get, Call::Dropped]
    );
}

#[test]
fn releasing_drops_the_handle_after_the_copies_before_it() {
    let (clipboard, script) = clipboard(Script::default());
    assert!(clipboard.release().blocking_recv().is_err());
    let answer = clipboard.copy("text".to_owned());
    clipboard.release().blocking_recv().unwrap();
    assert_eq!(answer.blocking_recv().unwrap(), Ok(()));
    assert_eq!(calls(&script).last(), Some(&Call::Dropped));
    assert_eq!(copy(&clipboard, "again"), Ok(()));
    assert_eq!(script.lock().unwrap().held, "again");
}

#[test]
fn what_is_held_is_the_last_confirmed_text_while_nobody_replaces_it() {
    let (clipboard, script) = clipboard(Script::default());
    assert!(clipboard.held().blocking_recv().is_err());
    // Asked for before the copy was answered: it comes after it.
    let answer = clipboard.copy("one".to_owned());
    let held = clipboard.held();
    assert_eq!(held.blocking_recv().unwrap().as_deref(), Some("one"));
    assert_eq!(answer.blocking_recv().unwrap(), Ok(()));
    script.lock().unwrap().held = "someone else's".to_owned();
    assert_eq!(clipboard.held().blocking_recv().unwrap(), None);
    script.lock().unwrap().held = "two".to_owned();
    script.lock().unwrap().swallow = true;
    assert_eq!(copy(&clipboard, "three"), Err(CopyFault::NotKept));
    assert_eq!(clipboard.held().blocking_recv().unwrap(), None);
    clipboard.release().blocking_recv().unwrap();
    assert_eq!(clipboard.held().blocking_recv().unwrap(), None);
}

#[test]
fn a_panic_in_the_backend_costs_one_copy() {
    let (dropped_by, dropped) = mpsc::channel();
    let (clipboard, script) = clipboard(Script {
        panic_once: true,
        dropped: Some(dropped_by),
        ..Script::default()
    });
    assert!(clipboard.copy("lost".to_owned()).blocking_recv().is_err());
    dropped.recv_timeout(PATIENCE).unwrap();
    // The thread may take one more with it while it ends; then a new thread answers.
    let served = (0..2).any(|_| clipboard.copy("kept".to_owned()).blocking_recv() == Ok(Ok(())));
    assert!(served);
    assert_eq!(script.lock().unwrap().held, "kept");
}

#[test]
fn only_converted_line_ends_may_differ() {
    let table = [
        ("a\nb", "a\nb", true, true),
        ("a\nb", "a\r\nb", true, true),
        ("a\r\nb", "a\nb", true, true),
        ("a\nb", "a\r\nb", false, false),
        ("a", "a\n", true, false),
        ("a\0b", "a", true, false),
        ("草料", "??", true, false),
        ("", "", false, true),
    ];
    for (sent, held, converted, same) in table {
        assert_eq!(same_text(sent, held, converted), same, "{sent:?} {held:?}");
    }
}

proptest! {
    #[test]
    fn success_means_the_clipboard_holds_exactly_the_text(text in "(?s).{0,60}", swallow: bool) {
        let (clipboard, script) = clipboard(Script { swallow, held: "older".to_owned(), ..Script::default() });
        let result = copy(&clipboard, &text);
        let held = script.lock().unwrap().held.clone();
        prop_assert_eq!(result.is_ok(), held == text);
        prop_assert_eq!(result.is_ok(), !swallow || text == "older");
    }
}

/// The system's words can carry control characters of a display name; none may reach the screen.
#[test]
fn reasons_are_sanitised() {
    let fault = Fault::from(arboard::Error::Unknown {
        description: "no\x1b[31m display".to_owned(),
    });
    let Fault::Permanent(CopyFault::Said(reason)) = fault else {
        panic!("an unknown fault isn't transient");
    };
    assert!(!reason.as_str().contains('\x1b'), "{reason:?}");
    assert!(matches!(
        Fault::from(arboard::Error::ClipboardOccupied),
        Fault::Transient(_)
    ));
}
