//! Which chord stands for which command, per scope.

use super::{Chord, Command, Key, Scope};

/// Whether there is a shell that can stop a program and continue it.
const SUSPENDS: bool = cfg!(unix);

/// One row of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The command.
    pub command: Command,
    /// Its chords, the one to name first in front.
    pub chords: Vec<Chord>,
    /// Where it works.
    pub scopes: Vec<Scope>,
}

/// The effective map. Hints and help are computed from it, so they can't name what isn't there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    bindings: Vec<Binding>,
}

impl Default for Keymap {
    fn default() -> Self {
        use Scope::{Home, Overlay, Panel, Panes, Typing};
        let c = Chord::char;
        let k = Chord::plain;
        let row = |command, chords: &[Chord], scopes: &[Scope]| Binding {
            command,
            chords: chords.to_vec(),
            scopes: scopes.to_vec(),
        };
        let everywhere = [Panes, Overlay, Panel, Home, Typing];
        let lists = [Panes, Overlay, Panel, Home];
        let mut bindings = vec![
            row(Command::Activate, &[k(Key::Enter)], &everywhere),
            row(
                Command::Detail,
                &[k(Key::Right), c('i')],
                &[Panes, Overlay, Panel],
            ),
            row(Command::Close, &[k(Key::Left)], &[Overlay, Panel]),
            row(
                Command::CycleView,
                &[c('v'), k(Key::F(6))],
                &[Panes, Overlay, Panel],
            ),
            row(Command::Qr, &[c('p'), k(Key::F(4))], &[Panes, Overlay]),
            row(Command::Refresh, &[c('r'), k(Key::F(5))], &[Panes, Panel]),
            row(Command::WaitOn, &[c('w'), k(Key::F(11))], &[Panes]),
            row(Command::Up, &[k(Key::Up), c('k')], &lists),
            row(Command::Down, &[k(Key::Down), c('j')], &lists),
            // Out of the line into the list, as Up leads back.
            row(Command::Down, &[k(Key::Down)], &[Typing]),
            row(Command::PageUp, &[k(Key::PageUp)], &lists),
            row(Command::PageDown, &[k(Key::PageDown)], &lists),
            row(Command::HalfUp, &[Chord::ctrl('u')], &lists),
            row(Command::HalfDown, &[Chord::ctrl('d')], &lists),
            row(Command::Top, &[k(Key::Home), c('g')], &lists),
            row(Command::Bottom, &[k(Key::End), c('G')], &lists),
            row(
                Command::NextPane,
                &[k(Key::Tab)],
                &[Panes, Panel, Home, Typing],
            ),
            row(
                Command::PreviousPane,
                &[k(Key::BackTab)],
                &[Panes, Panel, Home, Typing],
            ),
            row(Command::FocusCard, &[c('1')], &[Panes, Panel]),
            row(Command::FocusLedger, &[c('2')], &[Panes, Panel]),
            row(Command::FocusActions, &[c('3')], &[Panes, Panel]),
            row(Command::FourthTab, &[c('4')], &[Panel]),
            row(Command::FifthTab, &[c('5')], &[Panel]),
            row(Command::Panel, &[c('t'), k(Key::F(8))], &everywhere),
            row(Command::Copy, &[c('y'), k(Key::F(2))], &[Panel]),
            row(Command::Save, &[c('s'), k(Key::F(9))], &[Panel]),
            row(Command::FilterState, &[c('f'), k(Key::F(3))], &[Panel]),
            row(Command::FilterContext, &[c('c'), k(Key::F(4))], &[Panel]),
            row(Command::Zoom, &[c('z')], &[Panes]),
            row(
                Command::Open,
                &[c('o'), k(Key::F(7))],
                &[Panes, Panel, Home],
            ),
            row(Command::Language, &[c('L')], &lists),
            row(Command::Back, &[k(Key::Esc)], &everywhere),
            row(Command::Commands, &[Chord::ctrl('p'), c(':')], &everywhere),
            row(Command::Help, &[c('?'), k(Key::F(1))], &everywhere),
            row(Command::Redraw, &[Chord::ctrl('l')], &everywhere),
            row(
                Command::Quit,
                &[c('q'), k(Key::F(10)), Chord::ctrl('c')],
                &everywhere,
            ),
        ];
        if SUSPENDS {
            bindings.push(row(Command::Suspend, &[Chord::ctrl('z')], &everywhere));
        }
        Self { bindings }
    }
}

impl Keymap {
    pub(super) const fn of(bindings: Vec<Binding>) -> Self {
        Self { bindings }
    }

    /// The command of a chord. In [`Scope::Typing`] a plain character is never a command; F1 helps there too.
    #[must_use]
    pub fn command(&self, chord: Chord, scope: Scope) -> Option<Command> {
        let chord = chord.folded();
        if scope == Scope::Typing && is_text(chord) {
            return None;
        }
        self.bindings
            .iter()
            .find(|row| row.scopes.contains(&scope) && row.chords.contains(&chord))
            .map(|row| row.command)
    }

    /// The chord to name in a hint; in [`Scope::Typing`] one that isn't text.
    #[must_use]
    pub fn hint(&self, command: Command, scope: Scope) -> Option<Chord> {
        self.chords(command, scope).into_iter().next()
    }

    /// All chords of a command in a scope, the one to name first in front.
    #[must_use]
    pub fn chords(&self, command: Command, scope: Scope) -> Vec<Chord> {
        self.bindings
            .iter()
            .filter(|row| row.command == command && row.scopes.contains(&scope))
            .flat_map(|row| row.chords.iter().copied())
            .filter(|chord| scope != Scope::Typing || !is_text(*chord))
            .collect()
    }

    /// The map's rows.
    #[must_use]
    pub fn bindings(&self) -> &[Binding] {
        &self.bindings
    }
}

pub(super) const fn is_text(chord: Chord) -> bool {
    matches!(chord.key, Key::Char(_)) && !chord.ctrl && !chord.alt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_bound_and_no_chord_twice_in_a_scope() {
        let map = Keymap::default();
        for command in Command::ALL {
            if command == Command::Suspend && !SUSPENDS {
                continue;
            }
            assert!(
                map.bindings().iter().any(|row| row.command == command),
                "{command:?}"
            );
        }
        for scope in [
            Scope::Panes,
            Scope::Overlay,
            Scope::Panel,
            Scope::Home,
            Scope::Typing,
        ] {
            let mut chords: Vec<_> = map
                .bindings()
                .iter()
                .filter(|row| row.scopes.contains(&scope))
                .flat_map(|row| row.chords.clone())
                .collect();
            let all = chords.len();
            chords.sort();
            chords.dedup();
            assert_eq!(chords.len(), all, "{scope:?}");
        }
    }

    #[test]
    fn typing_is_never_a_command_but_ctrl_c_and_function_keys_are() {
        let map = Keymap::default();
        for text in ['q', '?', '？', 'L', 'o'] {
            assert_eq!(
                map.command(Chord::char(text), Scope::Typing),
                None,
                "{text}"
            );
        }
        assert_eq!(
            map.command(Chord::ctrl('c'), Scope::Typing),
            Some(Command::Quit)
        );
        assert_eq!(
            map.command(Chord::plain(Key::F(10)), Scope::Typing),
            Some(Command::Quit)
        );
        assert_eq!(
            map.command(Chord::char('？'), Scope::Panes),
            Some(Command::Help)
        );
    }

    #[test]
    fn every_command_has_a_key_without_letters_or_is_in_the_list_of_commands() {
        let map = Keymap::default();
        for command in Command::ALL {
            let reachable = map
                .bindings()
                .iter()
                .filter(|row| row.command == command)
                .flat_map(|row| &row.chords)
                .any(|chord| !is_text(*chord));
            // The list of commands, which every scope has, brings the others.
            let rows = map.bindings().iter().filter(|row| row.command == command);
            let listed =
                |scope: &Scope| map.hint(Command::Commands, *scope) == Some(Chord::ctrl('p'));
            let in_the_list = rows.flat_map(|row| &row.scopes).all(listed);
            assert!(reachable || in_the_list, "{command:?}");
        }
    }
}
