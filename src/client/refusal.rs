//! From a body that is no answer to the error that is shown, and to what it says about the dialect.

use serde_json::value::RawValue;

use crate::a2a::{EXTENSION_REQUIRED, Fault, TASK_NOT_FOUND, Unreadable};
use crate::domain::{AttemptEnd, ErrorKind, LoadError, Mismatch, elements_of};
use crate::net::{NetFault, Response};

/// How much of a body that is no answer is quoted, in characters.
const QUOTED_CHARACTERS: usize = 200;

/// The error of a body that is no answer.
pub(super) fn error_of(received: &Response, unreadable: &Unreadable) -> LoadError {
    let passes = NetFault::HttpStatus(received.status).may_pass();
    LoadError {
        retry_after: received.retry_after.filter(|_| passes),
        ..what_it_is(received, unreadable)
    }
}

fn what_it_is(received: &Response, unreadable: &Unreadable) -> LoadError {
    let quoted: String = received.body.chars().take(QUOTED_CHARACTERS).collect();
    let succeeded = (200..300).contains(&received.status);
    let status = || {
        LoadError::quoting(
            ErrorKind::Net(NetFault::HttpStatus(received.status)),
            &quoted,
        )
    };
    match &unreadable.fault {
        Fault::Refused(refusal) => {
            let code = if unreadable.is_task_not_found() {
                Some(TASK_NOT_FOUND)
            } else {
                refusal.rpc_code()
            };
            // Gateways have error members of their own: a text, or an object without a code or with the status as its code.
            let is_gateways_own = code.is_none()
                && !succeeded
                && (refusal.code == 0 || refusal.code == i64::from(received.status));
            if is_gateways_own {
                status()
            } else {
                let code = code.unwrap_or(refusal.code);
                LoadError::quoting(ErrorKind::Rpc(code), &refusal.message)
            }
        }
        _ if !succeeded => status(),
        Fault::Html => LoadError::quoting(ErrorKind::Malformed(Mismatch::WebPage), &quoted),
        Fault::NotJson => {
            LoadError::quoting(ErrorKind::Malformed(no_json(&received.body)), &quoted)
        }
        Fault::NotResponse => {
            let mismatch = batch(&received.body).unwrap_or(Mismatch::NotRpc);
            LoadError::quoting(ErrorKind::Malformed(mismatch), &quoted)
        }
        Fault::WrongId => LoadError::of(ErrorKind::Malformed(Mismatch::WrongId)),
        Fault::NoTask => LoadError::quoting(ErrorKind::Malformed(Mismatch::NoTask), &quoted),
    }
}

/// What a body is that can't be read as JSON.
fn no_json(body: &str) -> Mismatch {
    let text = body.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Mismatch::Empty;
    }
    match serde_json::from_str::<&RawValue>(text) {
        // A word like `OK` ends early too, but was never going to be an answer.
        Err(error) if error.is_eof() && text.starts_with(['{', '[']) => Mismatch::CutOff,
        _ => Mismatch::NotJson,
    }
}

/// An array of JSON-RPC responses.
fn batch(body: &str) -> Option<Mismatch> {
    let raw = serde_json::from_str::<&RawValue>(body.trim_start_matches('\u{feff}')).ok()?;
    elements_of(raw).map(|elements| Mismatch::Batch(elements.len()))
}

/// What a body that is no answer says about the dialect it was asked for in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It was understood and refused.
    Spoken,
    /// It wasn't understood.
    Wrong(AttemptEnd),
    /// Nothing: the server or something before it is out of order.
    Nothing,
}

/// Judges a body that is no answer.
pub(super) fn verdict(unreadable: &Unreadable) -> Verdict {
    match unreadable.rpc_code() {
        // The card says which.
        Some(code @ EXTENSION_REQUIRED) => Verdict::Wrong(AttemptEnd::Rpc(code)),
        Some(code) if unreadable.is_about_dialect() => Verdict::Wrong(AttemptEnd::Rpc(code)),
        Some(_) => Verdict::Spoken,
        None if unreadable.is_task_not_found() => Verdict::Spoken,
        None if !unreadable.is_about_dialect() => Verdict::Nothing,
        None if (200..300).contains(&unreadable.status) => Verdict::Wrong(AttemptEnd::WebPage),
        None => Verdict::Wrong(AttemptEnd::Status(unreadable.status)),
    }
}
