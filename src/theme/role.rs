//! What a style depends on: what a piece means, and what the terminal and the person want of colours.

/// What a piece of the screen means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    /// All that is read first.
    Text,
    /// Names, keys, block names.
    Strong,
    /// Labels, column heads, explanations, not tracked.
    Dim,
    /// Rules and place dots, never text.
    Faint,
    /// What lies behind an overlay.
    Veil,
    /// "Here": focus, selection, new to you.
    Accent,
    /// The chip of a focused title.
    Chip,
    /// A pass mark, and "copied".
    Ok,
    /// A fault.
    Bad,
    /// Offline, old content, attention.
    Warn,
    /// The chip of a warning.
    WarnChip,
}

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Depth {
    /// No colour at all: bold, dim, reverse, underline.
    Mono,
    /// The sixteen named ones.
    Sixteen,
    /// The 256 indexed ones.
    Indexed,
    /// All.
    #[default]
    True,
}

/// Dark or light ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Ground {
    /// Light text on dark.
    #[default]
    Dark,
    /// Dark text on light.
    Light,
}

/// How far text stands out from its ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Contrast {
    /// At least 4.5 to 1.
    #[default]
    Normal,
    /// At least 7 to 1, nothing dimmer than text, and the selection reversed.
    High,
}
