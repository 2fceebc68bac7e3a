//! The words around QR codes.

pub(super) mod en;
pub(super) mod zh;

/// Texts of the QR overlay and of `qrscope qr`.
pub(crate) struct QrTexts {
    /// Title: the code's own link as the service gives it.
    pub own_link: &'static str,
    /// Title: the link that was opened.
    pub opened_link: &'static str,
    /// What to do with an action's code.
    pub action_note: &'static str,
    /// What to do with the code of a code's own link.
    pub code_note: &'static str,
    /// `code.uri` isn't tracked, and so it is another link.
    pub uri_untracked: &'static str,
    /// Too small: columns and rows that it needs, and that the window has.
    pub needs: fn((u16, u16), (u16, u16)) -> String,
    /// Too small: what can be done.
    pub needs_hint: &'static str,
    /// Too long: the link's bytes and how many there may be.
    pub too_long: fn(usize, usize) -> String,
    /// Instead of a copy that could not be made; the key's name.
    pub instead: fn(&str) -> String,
    /// What the key does with the card focused.
    pub of_card: &'static str,
    /// The same with the ledger.
    pub of_ledger: &'static str,
    /// The same with the actions.
    pub of_action: &'static str,
    /// `qr --png`: written to this file.
    pub saved: fn(&str) -> String,
    /// `qr --png`: this file exists already.
    pub exists: fn(&str) -> String,
    /// `qr --png`: what to do about that.
    pub exists_hint: &'static str,
    /// `qr --png`: this file may not be written.
    pub read_only: fn(&str) -> String,
    /// `qr --png`: this file isn't an ordinary one, but that.
    pub kept: fn(&str, &str) -> String,
    /// `qr --png`: this file can't be written, with the reason.
    pub not_written: fn(&str, &str) -> String,
    /// `qr --png -` on a terminal.
    pub png_to_terminal: &'static str,
    /// `qr`: the code is wider than the terminal; columns that it needs and that there are.
    pub too_wide: fn(usize, usize) -> String,
}
