//! What a key can stand for. Only commands that exist are here.

/// A bindable command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Command {
    /// On a record or block its detail, on an action a copy of its humanUrl, on an error row another try, on a home row open it.
    Activate,
    /// Detail of the selected item.
    Detail,
    /// Close the detail.
    Close,
    /// One step back.
    Back,
    /// Rendered, summary, raw.
    CycleView,
    /// The link of what is selected as a QR code.
    Qr,
    /// Wait on for a task that isn't finished.
    WaitOn,
    /// Refresh, or retry the failed page.
    Refresh,
    /// One up.
    Up,
    /// One down.
    Down,
    /// A screenful up.
    PageUp,
    /// A screenful down.
    PageDown,
    /// Half a screenful up.
    HalfUp,
    /// Half a screenful down.
    HalfDown,
    /// To the first.
    Top,
    /// To the last loaded; again: on to the true end.
    Bottom,
    /// Next pane.
    NextPane,
    /// Previous pane.
    PreviousPane,
    /// The entity card.
    FocusCard,
    /// The ledger.
    FocusLedger,
    /// The actions.
    FocusActions,
    /// The focused pane alone, or all again.
    Zoom,
    /// The fourth tab.
    FourthTab,
    /// The fifth tab.
    FifthTab,
    /// Traffic and tasks; there, the next tab.
    Panel,
    /// Copy what is selected.
    Copy,
    /// Save what is listed.
    Save,
    /// Only what is in a certain state.
    FilterState,
    /// Only what belongs to the same conversation.
    FilterContext,
    /// Open another code.
    Open,
    /// The other language.
    Language,
    /// Every command that works here, to be chosen.
    Commands,
    /// Help for the focused pane.
    Help,
    /// Draw everything anew.
    Redraw,
    /// Stop, and go on when the shell says so.
    Suspend,
    /// Leave.
    Quit,
}

impl Command {
    /// Every command, in the order of the help.
    pub const ALL: [Self; 36] = [
        Self::Activate,
        Self::Detail,
        Self::Close,
        Self::Qr,
        Self::CycleView,
        Self::Refresh,
        Self::WaitOn,
        Self::Up,
        Self::Down,
        Self::PageUp,
        Self::PageDown,
        Self::HalfUp,
        Self::HalfDown,
        Self::Top,
        Self::Bottom,
        Self::NextPane,
        Self::PreviousPane,
        Self::FocusCard,
        Self::FocusLedger,
        Self::FocusActions,
        Self::Zoom,
        Self::FourthTab,
        Self::FifthTab,
        Self::Panel,
        Self::Copy,
        Self::Save,
        Self::FilterState,
        Self::FilterContext,
        Self::Open,
        Self::Language,
        Self::Back,
        Self::Commands,
        Self::Help,
        Self::Redraw,
        Self::Suspend,
        Self::Quit,
    ];

    /// Its name in a config file: `next-pane`.
    #[must_use]
    pub fn name(self) -> String {
        let mut name = String::new();
        for c in format!("{self:?}").chars() {
            if c.is_ascii_uppercase() && !name.is_empty() {
                name.push('-');
            }
            name.push(c.to_ascii_lowercase());
        }
        name
    }

    /// The command of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.name() == name)
    }
}

/// Where keys arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scope {
    /// The three panes.
    Panes,
    /// An overlay above them.
    Overlay,
    /// Traffic, tasks and what else lies behind the screen.
    Panel,
    /// The list on the home screen.
    Home,
    /// A line of text is being typed: characters are text, only other keys are commands.
    Typing,
}

impl Scope {
    /// Every place.
    pub const ALL: [Self; 5] = [
        Self::Panes,
        Self::Overlay,
        Self::Panel,
        Self::Home,
        Self::Typing,
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_stand_in_peoples_files_stay() {
        let names = "activate detail close cycle-view refresh wait-on up down page-up page-down half-up half-down top bottom \
                     next-pane previous-pane focus-card focus-ledger focus-actions zoom fourth-tab fifth-tab panel copy save \
                     filter-state filter-context open language back help redraw quit";
        for name in names.split_whitespace() {
            assert_eq!(
                Command::named(name).map(Command::name).as_deref(),
                Some(name)
            );
        }
        for none in ["", "Quit", "cycle_view", "cycleview"] {
            assert_eq!(Command::named(none), None, "{none}");
        }
    }
}
