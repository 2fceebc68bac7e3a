//! How a connection ended before an answer was here, told from the errors of the HTTP library.

use std::error::Error;
use std::io;

use super::fault::NetFault;

/// Of a request on a connection that stood, whose answer didn't begin.
pub(super) fn before_the_answer(error: &reqwest::Error) -> NetFault {
    match find::<hyper::Error>(error) {
        Some(http) if http.is_parse_too_large() => NetFault::HeadTooLarge,
        Some(http) if http.is_parse() => NetFault::NotHttp,
        _ => NetFault::NoAnswer,
    }
}

/// Of an answer that began.
pub(super) fn within_the_answer(error: &reqwest::Error) -> NetFault {
    // What the HTTP library itself found wrong isn't about packing.
    let is_http = find::<hyper::Error>(error).is_some();
    let found = find::<io::Error>(error).filter(|_| !is_http);
    match found.map(io::Error::kind) {
        Some(io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput) => NetFault::NotUnpackable,
        _ => NetFault::BrokenOff,
    }
}

/// The first error of that type among an error and its sources.
fn find<'a, E: Error + 'static>(error: &'a (dyn Error + 'static)) -> Option<&'a E> {
    let mut at = Some(error);
    while let Some(error) = at {
        if let Some(found) = error.downcast_ref() {
            return Some(found);
        }
        at = error.source();
    }
    None
}
