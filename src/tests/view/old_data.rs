//! A refresh that failed: what was there stays in sight, with its age and the reason, until one succeeds.

use crate::net::NetFault;
use jiff::Timestamp;
use qrscope::app::PaneId;
use qrscope::domain::{Age, ErrorKind, LoadError};
use qrscope::i18n::local;
use qrscope::net::RetryAfter;

use super::stage::{DARK, render, row_text, text};
use crate::tests::update::desk::Desk;
use crate::tests::update::replies::{FETCHED, Shelf, at};

const PANES: [PaneId; 3] = [PaneId::Card, PaneId::Ledger, PaneId::Actions];
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];

/// A quarter of an hour after everything came a refresh is on its way.
fn refreshing(size: (u16, u16)) -> Desk {
    let mut desk = Desk::ready(size, Shelf::of(120));
    desk.tick(later());
    desk.press("r");
    desk
}

fn later() -> Timestamp {
    at(FETCHED) + jiff::SignedDuration::from_mins(15)
}

/// The row over the bottom line.
fn banner(desk: &Desk) -> String {
    row_text(&render(&desk.model, &DARK), desk.model.size.1 - 2)
}

fn old(desk: &Desk) -> String {
    let texts = desk.model.texts();
    (texts.panes.old_content)(&(desk.model.lang.texts().time.age)(Age::Minutes(15)))
}

fn everything_is_there(desk: &Desk) {
    let screen = text(&desk.model);
    for content in ["数控车床", "第 0 条", "巡检"] {
        assert!(screen.contains(content), "{content}\n{screen}");
    }
}

#[test]
fn whichever_pane_fails_its_age_and_reason_are_said_and_recovery_clears_it() {
    for size in SIZES {
        for pane in PANES {
            let mut desk = refreshing(size);
            desk.fail(
                pane,
                LoadError::of(ErrorKind::Net(NetFault::HttpStatus(503))),
            );
            for other in PANES.into_iter().filter(|other| *other != pane) {
                desk.answer(other);
            }
            let line = banner(&desk);
            let sentence =
                (desk.model.texts().errors.error)(&ErrorKind::Net(NetFault::HttpStatus(503)));
            let name = pane.name(desk.model.texts());
            for words in [sentence.as_str(), &old(&desk), name] {
                assert!(line.contains(words), "{pane:?} {size:?} {words}: {line}");
            }
            everything_is_there(&desk);

            desk.press("1");
            desk.press("r");
            desk.answer_all();
            let screen = text(&desk.model);
            assert!(
                !screen.contains(&sentence) && !screen.contains(&old(&desk)),
                "{screen}"
            );
            everything_is_there(&desk);
        }
    }
}

#[test]
fn every_kind_of_failure_has_its_reason_there() {
    for kind in [
        ErrorKind::Net(NetFault::Network),
        ErrorKind::Net(NetFault::NoAnswer),
        ErrorKind::Net(NetFault::BrokenOff),
        ErrorKind::Net(NetFault::Tls(qrscope::net::TlsFault::Other)),
        ErrorKind::Net(NetFault::Timeout(std::time::Duration::from_secs(15))),
        ErrorKind::Net(NetFault::HttpStatus(429)),
        ErrorKind::Rpc(-32_603),
        ErrorKind::Net(NetFault::TooLarge(32 << 20)),
        ErrorKind::Net(NetFault::Cancelled),
    ] {
        let mut desk = refreshing((120, 40));
        for pane in PANES {
            desk.fail(pane, LoadError::of(kind.clone()));
        }
        let line = banner(&desk);
        let sentence = (desk.model.texts().errors.error)(&kind);
        assert!(
            line.contains(&sentence) && line.contains(&old(&desk)),
            "{kind:?}: {line}"
        );
        // All of it is of that age, so no pane is named.
        assert!(!line.contains(desk.model.texts().panes.card), "{line}");
        everything_is_there(&desk);
    }
}

#[test]
fn where_reasons_differ_the_pane_in_focus_speaks() {
    for (key, pane) in ["1", "2", "3"].into_iter().zip(PANES) {
        let mut desk = refreshing((120, 40));
        for (at, pane) in PANES.into_iter().enumerate() {
            let status = 501 + u16::try_from(at).unwrap();
            desk.fail(
                pane,
                LoadError::of(ErrorKind::Net(NetFault::HttpStatus(status))),
            );
        }
        desk.press(key);
        let line = banner(&desk);
        let wanted = format!("HTTP {}", 501 + pane as u16);
        assert!(line.contains(&wanted), "{line}");
        assert!(line.contains(pane.name(desk.model.texts())), "{line}");
    }
}

#[test]
fn a_wait_that_the_service_names_is_there_with_its_time() {
    let mut desk = refreshing((120, 40));
    let until = later() + jiff::SignedDuration::from_hours(2);
    for pane in PANES {
        desk.fail(
            pane,
            LoadError {
                retry_after: Some(RetryAfter {
                    delay: std::time::Duration::from_secs(7_200),
                    at: until,
                }),
                ..LoadError::of(ErrorKind::Net(NetFault::HttpStatus(429)))
            },
        );
    }
    let time = local(until, &desk.model.options.zone);
    assert!(banner(&desk).contains(&time), "{}", banner(&desk));
    // Once it is past there is nothing to wait for.
    desk.tick(until);
    assert!(!banner(&desk).contains(&time), "{}", banner(&desk));
}
