//! What a key can stand for: one row a command, from which the map of keys, help, hints, the list of commands and the file come. What each
//! is called in the languages stands in the catalogue, what it does with the place that carries it out.

use Scope::{Home, Inspector, Overlay, Panes, Typing};

use super::{Chord, Key};

/// A bindable command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Command {
    /// On a record or block its detail, on an action a copy of its humanUrl, on an error row another try, on a home row open it.
    Activate,
    /// Detail of the selected item.
    Detail,
    /// Close the detail.
    Close,
    /// The link of what is selected as a QR code.
    Qr,
    /// Rendered, summary, raw.
    CycleView,
    /// Refresh, or retry the failed page.
    Refresh,
    /// Wait on for a task that isn't finished.
    WaitOn,
    Up,
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
    NextPane,
    PreviousPane,
    /// The entity card.
    FocusCard,
    FocusLedger,
    FocusActions,
    /// The focused pane alone, or all again.
    Zoom,
    /// The next tab, or the other of two texts side by side.
    NextTab,
    /// The previous tab, or the other of two texts side by side.
    PreviousTab,
    FirstTab,
    SecondTab,
    ThirdTab,
    FourthTab,
    FifthTab,
    /// Traffic and tasks; there, the next tab.
    Inspector,
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
    /// One step back.
    Back,
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

/// Where keys arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Scope {
    /// The three panes.
    Panes,
    /// An overlay above them.
    Overlay,
    /// Traffic, tasks and what else lies behind the screen.
    Inspector,
    /// The list on the home screen.
    Home,
    /// A line of text is being typed: characters are text, only other keys are commands.
    Typing,
}

impl Scope {
    /// Every place.
    pub(crate) const ALL: [Self; 5] = [
        Self::Panes,
        Self::Overlay,
        Self::Inspector,
        Self::Home,
        Self::Typing,
    ];
}

/// What a command is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// What is done where the person is.
    Place,
    /// Moving about.
    Moving,
    /// The whole program.
    Program,
}

/// All there is to say about a command but its words.
#[derive(Debug)]
pub(crate) struct CommandRow {
    pub command: Command,
    /// Its name in a config file.
    pub name: &'static str,
    /// What it is for.
    pub group: Group,
    /// Its keys without a config file, the one to name first in front.
    pub chords: &'static [Chord],
    /// Where it works.
    pub scopes: &'static [Scope],
}

const fn row(
    command: Command,
    name: &'static str,
    group: Group,
    chords: &'static [Chord],
    scopes: &'static [Scope],
) -> CommandRow {
    CommandRow {
        command,
        name,
        group,
        chords,
        scopes,
    }
}

const fn c(key: char) -> Chord {
    Chord::char(key)
}

const fn k(key: Key) -> Chord {
    Chord::plain(key)
}

const EVERYWHERE: &[Scope] = &Scope::ALL;
const LISTS: &[Scope] = &[Panes, Overlay, Inspector, Home];

/// Only where there is a shell that can stop a program and continue it.
const SUSPEND: &[Chord] = if cfg!(unix) { &[Chord::ctrl('z')] } else { &[] };

/// Every command, in the order of the list of commands; a row stands at the place of its variant.
#[rustfmt::skip]
const COMMANDS: [CommandRow; Command::COUNT] = [
    row(Command::Activate, "activate", Group::Place, &[k(Key::Enter)], EVERYWHERE),
    row(Command::Detail, "detail", Group::Place, &[k(Key::Right), c('i')], &[Panes, Overlay, Inspector]),
    row(Command::Close, "close", Group::Place, &[k(Key::Left)], &[Overlay, Inspector]),
    row(Command::Qr, "qr", Group::Program, &[c('p'), k(Key::F(4))], &[Panes, Overlay]),
    row(Command::CycleView, "cycle-view", Group::Place, &[c('v'), k(Key::F(6))], &[Panes, Overlay, Inspector]),
    row(Command::Refresh, "refresh", Group::Place, &[c('r'), k(Key::F(5))], &[Panes, Inspector]),
    row(Command::WaitOn, "wait-on", Group::Place, &[c('w'), k(Key::F(11))], &[Panes]),
    row(Command::Up, "up", Group::Moving, &[k(Key::Up), c('k')], LISTS),
    row(Command::Down, "down", Group::Moving, &[k(Key::Down), c('j')], EVERYWHERE),
    row(Command::PageUp, "page-up", Group::Moving, &[k(Key::PageUp)], LISTS),
    row(Command::PageDown, "page-down", Group::Moving, &[k(Key::PageDown)], LISTS),
    row(Command::HalfUp, "half-up", Group::Moving, &[Chord::ctrl('u')], LISTS),
    row(Command::HalfDown, "half-down", Group::Moving, &[Chord::ctrl('d')], LISTS),
    row(Command::Top, "top", Group::Moving, &[k(Key::Home), c('g')], LISTS),
    row(Command::Bottom, "bottom", Group::Moving, &[k(Key::End), c('G')], LISTS),
    row(Command::NextPane, "next-pane", Group::Moving, &[k(Key::Tab)], &[Panes, Home, Typing]),
    row(Command::PreviousPane, "previous-pane", Group::Moving, &[k(Key::BackTab)], &[Panes, Home, Typing]),
    row(Command::FocusCard, "focus-card", Group::Moving, &[c('1')], &[Panes]),
    row(Command::FocusLedger, "focus-ledger", Group::Moving, &[c('2')], &[Panes]),
    row(Command::FocusActions, "focus-actions", Group::Moving, &[c('3')], &[Panes]),
    row(Command::Zoom, "zoom", Group::Program, &[c('z')], &[Panes]),
    row(Command::NextTab, "next-tab", Group::Moving, &[k(Key::Tab)], &[Inspector]),
    row(Command::PreviousTab, "previous-tab", Group::Moving, &[k(Key::BackTab)], &[Inspector]),
    row(Command::FirstTab, "first-tab", Group::Moving, &[c('1')], &[Inspector]),
    row(Command::SecondTab, "second-tab", Group::Moving, &[c('2')], &[Inspector]),
    row(Command::ThirdTab, "third-tab", Group::Moving, &[c('3')], &[Inspector]),
    row(Command::FourthTab, "fourth-tab", Group::Moving, &[c('4')], &[Inspector]),
    row(Command::FifthTab, "fifth-tab", Group::Moving, &[c('5')], &[Inspector]),
    row(Command::Inspector, "panel", Group::Program, &[c('t'), k(Key::F(8))], EVERYWHERE),
    row(Command::Copy, "copy", Group::Place, &[c('y'), k(Key::F(2))], &[Inspector]),
    row(Command::Save, "save", Group::Place, &[c('s'), k(Key::F(9))], &[Inspector]),
    row(Command::FilterState, "filter-state", Group::Place, &[c('f'), k(Key::F(3))], &[Inspector]),
    row(Command::FilterContext, "filter-context", Group::Place, &[c('c'), k(Key::F(4))], &[Inspector]),
    row(Command::Open, "open", Group::Program, &[c('o'), k(Key::F(7))], &[Panes, Inspector, Home]),
    row(Command::Language, "language", Group::Program, &[c('L')], LISTS),
    row(Command::Back, "back", Group::Program, &[k(Key::Esc)], EVERYWHERE),
    row(Command::Commands, "commands", Group::Program, &[Chord::ctrl('p'), c(':')], EVERYWHERE),
    row(Command::Help, "help", Group::Program, &[c('?'), k(Key::F(1))], EVERYWHERE),
    row(Command::Redraw, "redraw", Group::Program, &[Chord::ctrl('l')], EVERYWHERE),
    row(Command::Suspend, "suspend", Group::Program, SUSPEND, EVERYWHERE),
    row(Command::Quit, "quit", Group::Program, &[c('q'), k(Key::F(10)), Chord::ctrl('c')], EVERYWHERE),
];

impl Command {
    const COUNT: usize = Self::Quit as usize + 1;

    /// Every command, in the order of the table.
    pub(crate) const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::Activate; Self::COUNT];
        let mut at = 0;
        while at < Self::COUNT {
            all[at] = COMMANDS[at].command;
            assert!(
                all[at] as usize == at,
                "the table stands in the order of the variants"
            );
            at += 1;
        }
        all
    };

    #[must_use]
    pub(crate) const fn row(self) -> &'static CommandRow {
        &COMMANDS[self as usize]
    }

    /// Its name in a config file: `next-pane`.
    #[must_use]
    pub(crate) const fn name(self) -> &'static str {
        self.row().name
    }

    /// The command of that name.
    #[must_use]
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_stand_in_peoples_files_stay() {
        let names = "activate detail close cycle-view refresh wait-on up down page-up page-down half-up half-down top bottom \
                     next-pane previous-pane focus-card focus-ledger focus-actions zoom next-tab previous-tab first-tab second-tab third-tab fourth-tab fifth-tab panel copy save \
                     filter-state filter-context open language back help redraw quit";
        for name in names.split_whitespace() {
            assert_eq!(Command::named(name).map(Command::name), Some(name));
        }
        for none in ["", "Quit", "cycle_view", "cycleview"] {
            assert_eq!(Command::named(none), None, "{none}");
        }
    }
}
