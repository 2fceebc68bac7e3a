//! A redirect that isn't followed.

use crate::text::SafeText;

/// Where a service leads, and why that isn't followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redirect {
    /// The HTTP status.
    pub status: u16,
    /// The address, made absolute where it can be, without name and password; cut if it is very long.
    pub to: SafeText,
    /// Why it isn't followed.
    pub why: NotFollowed,
}

/// Why a redirect isn't followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotFollowed {
    /// It leads to another host or port.
    OtherOrigin,
    /// It leads from https to plain http.
    Downgrade,
    /// It leads to something that can't be asked: another scheme, a name or password inside, no address at all.
    NotAskable,
    /// It isn't 307 or 308, so the question would be lost on the way.
    LosesQuestion,
    /// It leads back to where it came from.
    Circle,
    /// One redirect led to the next too often.
    TooMany,
}
