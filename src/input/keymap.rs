//! Which chord stands for which command, per scope.

use super::{Chord, Command, Key, Scope};

/// One row of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Binding {
    pub command: Command,
    /// Its chords, the one to name first in front.
    pub chords: Vec<Chord>,
    /// Where it works.
    pub scopes: &'static [Scope],
}

/// The effective map. Hints and help are computed from it, so they can't name what isn't there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Keymap {
    bindings: Vec<Binding>,
}

impl Default for Keymap {
    fn default() -> Self {
        let bindings = Command::ALL.map(|command| Binding {
            command,
            chords: command.row().chords.to_vec(),
            scopes: command.row().scopes,
        });
        Self {
            bindings: bindings.to_vec(),
        }
    }
}

impl Keymap {
    pub(super) const fn of(bindings: Vec<Binding>) -> Self {
        Self { bindings }
    }

    /// The command of a chord. In [`Scope::Typing`] a plain character is never a command; F1 helps there too.
    #[must_use]
    pub(crate) fn command(&self, chord: Chord, scope: Scope) -> Option<Command> {
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
    pub(crate) fn hint(&self, command: Command, scope: Scope) -> Option<Chord> {
        self.chords(command, scope).into_iter().next()
    }

    /// All chords of a command in a scope, the one to name first in front.
    #[must_use]
    pub(crate) fn chords(&self, command: Command, scope: Scope) -> Vec<Chord> {
        if !command.row().scopes.contains(&scope) {
            return Vec::new();
        }
        let chords = self.all_chords(command).iter().copied();
        chords
            .filter(|chord| scope != Scope::Typing || !is_text(*chord))
            .collect()
    }

    /// All chords of a command, wherever it works, the one to name first in front.
    #[must_use]
    pub(crate) fn all_chords(&self, command: Command) -> &[Chord] {
        self.bindings
            .get(command as usize)
            .map_or(&[], |row| &row.chords)
    }

    /// The map's rows.
    #[must_use]
    pub(crate) fn bindings(&self) -> &[Binding] {
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
            let is_bound = !map.all_chords(command).is_empty();
            assert!(is_bound || command == Command::Suspend, "{command:?}");
        }
        for scope in [
            Scope::Panes,
            Scope::Overlay,
            Scope::Inspector,
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
            let in_the_list = rows.flat_map(|row| row.scopes).all(listed);
            assert!(reachable || in_the_list, "{command:?}");
        }
    }
}
