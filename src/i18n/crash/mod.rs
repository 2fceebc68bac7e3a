//! What is said when the program itself fails.

pub(super) mod en;
pub(super) mod zh;

/// What is said when the program itself fails. What is inserted is safe already.
pub(crate) struct CrashTexts {
    /// A fault of the program: what it said, with its place in the source.
    pub internal: fn(&str) -> String,
    /// The terminal is as before.
    pub restored: &'static str,
    /// Nothing was changed at the service.
    pub nothing_written: &'static str,
    /// The terminal can't be read or written, with the reason.
    pub terminal: fn(&str) -> String,
}
