//! The few marks and rules used, each with an ASCII twin. None of the marks is East-Asian-ambiguous; rules and frames are, so that the
//! twin is also for terminals that draw those two cells wide.

/// The marks and rules of one kind of terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// A result that is `pass`, and "copied".
    pub pass: &'static str,
    /// A result that is `fail`, and a request that failed.
    pub fail: &'static str,
    /// Not tracked.
    pub untracked: &'static str,
    /// Every other result, and every state.
    pub other: &'static str,
    /// The selected row.
    pub bar: &'static str,
    /// Cut here.
    pub cut: &'static str,
    /// The place of text on its way.
    pub place: &'static str,
    /// The rule of the focused pane.
    pub heavy: &'static str,
    /// The rule of other panes.
    pub light: &'static str,
    /// A frame's side.
    pub side: &'static str,
    /// Frame corners: top left, top right, bottom left, bottom right.
    pub corners: [&'static str; 4],
    /// True if a QR code may be drawn in half blocks; else a module is two cells.
    pub half_blocks: bool,
}

impl Glyphs {
    /// For terminals with Unicode.
    pub const UNICODE: Self = Self {
        pass: "✓",
        fail: "✗",
        untracked: "◦",
        other: "▪",
        bar: "▐",
        cut: "⋯",
        place: "∙",
        heavy: "━",
        light: "─",
        side: "│",
        corners: ["┍", "┑", "└", "┘"],
        half_blocks: true,
    };
    /// Only ASCII.
    pub const ASCII: Self = Self {
        pass: "v",
        fail: "x",
        untracked: ".",
        other: "#",
        bar: ">",
        cut: "~",
        place: ".",
        heavy: "=",
        light: "-",
        side: "|",
        corners: ["+", "+", "+", "+"],
        half_blocks: false,
    };
}
