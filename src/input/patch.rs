//! A person's keys over the default ones.

use super::keymap::is_text;
use super::{Chord, Command, Keymap, Scope};

/// Why keys can't be as they were said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeyConflict {
    /// One chord would stand for two commands in the same place.
    Twice {
        chord: Chord,
        commands: [Command; 2],
    },
    /// Nothing but characters would quit, and these are text where a line is typed.
    NoWayOut,
}

impl Keymap {
    /// The map with these chords in place of a command's own, wherever the command works. An empty list leaves it without one.
    ///
    /// # Errors
    /// What speaks against it.
    pub(crate) fn patched(&self, said: &[(Command, Vec<Chord>)]) -> Result<Self, KeyConflict> {
        let mut bindings = self.bindings().to_vec();
        for (command, chords) in said {
            for row in bindings.iter_mut().filter(|row| row.command == *command) {
                row.chords.clone_from(chords);
            }
        }
        let patched = Self::of(bindings);
        let quits = patched.all_chords(Command::Quit);
        if quits.iter().all(|chord| is_text(*chord)) {
            return Err(KeyConflict::NoWayOut);
        }
        match patched.twice() {
            Some(conflict) => Err(conflict),
            None => Ok(patched),
        }
    }

    fn twice(&self) -> Option<KeyConflict> {
        for scope in Scope::ALL {
            let mut taken: Vec<(Chord, Command)> = Vec::new();
            let rows = self.bindings().iter();
            for row in rows.filter(|row| row.scopes.contains(&scope)) {
                for chord in &row.chords {
                    if scope == Scope::Typing && is_text(*chord) {
                        continue;
                    }
                    match taken.iter().find(|(known, _)| known == chord) {
                        Some((_, other)) if *other != row.command => {
                            return Some(KeyConflict::Twice {
                                chord: *chord,
                                commands: [*other, row.command],
                            });
                        }
                        Some(_) => {}
                        None => taken.push((*chord, row.command)),
                    }
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::input::Key;

    fn patched(said: &[(Command, &[&str])]) -> Result<Keymap, KeyConflict> {
        let said: Vec<_> = said
            .iter()
            .map(|(command, chords)| {
                let chords = chords.iter().map(|text| text.parse().unwrap());
                (*command, chords.collect())
            })
            .collect();
        Keymap::default().patched(&said)
    }

    #[test]
    fn new_chords_take_the_place_of_the_old_ones() {
        let map = patched(&[(Command::Refresh, &["x", "F12"])]).unwrap();
        let x = Chord::char('x');
        assert_eq!(map.command(x, Scope::Panes), Some(Command::Refresh));
        assert_eq!(map.command(x, Scope::Inspector), Some(Command::Refresh));
        assert_eq!(map.command(x, Scope::Typing), None);
        for old in [Chord::char('r'), Chord::plain(Key::F(5))] {
            assert_eq!(map.command(old, Scope::Panes), None, "{old}");
        }
        assert_eq!(map.hint(Command::Refresh, Scope::Panes), Some(x));
        assert_eq!(
            map.command(Chord::char('q'), Scope::Panes),
            Some(Command::Quit)
        );
    }

    #[test]
    fn a_chord_is_free_once_its_command_gave_it_up() {
        let map = patched(&[(Command::Refresh, &["o"]), (Command::Open, &["r", "F7"])]).unwrap();
        assert_eq!(
            map.command(Chord::char('o'), Scope::Panes),
            Some(Command::Refresh)
        );
        let map = patched(&[(Command::Zoom, &[]), (Command::Open, &["z"])]).unwrap();
        assert_eq!(
            map.command(Chord::char('z'), Scope::Panes),
            Some(Command::Open)
        );
        assert!(map.chords(Command::Zoom, Scope::Panes).is_empty());
    }

    #[test]
    fn one_chord_for_two_commands_of_one_place_is_a_conflict() {
        let twice = |said: &[(Command, &[&str])]| match patched(said) {
            Err(KeyConflict::Twice { chord, commands }) => Some((chord.to_string(), commands)),
            _ => None,
        };
        let (chord, commands) = twice(&[(Command::Refresh, &["z"])]).unwrap();
        assert_eq!(chord, "z");
        assert!(commands.contains(&Command::Refresh) && commands.contains(&Command::Zoom));
        assert!(twice(&[(Command::Refresh, &["x"]), (Command::Zoom, &["x"])]).is_some());
        // The full-width form is the same key.
        assert!(twice(&[(Command::Refresh, &["ｚ"])]).is_some());
        // They work in different places.
        assert_eq!(twice(&[(Command::WaitOn, &["s"])]), None);
        // The same chord twice for one command is once.
        assert_eq!(twice(&[(Command::Zoom, &["x", "x"])]), None);
    }

    #[test]
    fn something_always_quits() {
        for chords in [&[][..], &["q"], &["q", "x"]] {
            let conflict = patched(&[(Command::Quit, chords)]);
            assert_eq!(conflict, Err(KeyConflict::NoWayOut), "{chords:?}");
        }
        assert!(patched(&[(Command::Quit, &["Ctrl-q"])]).is_ok());
    }

    #[test]
    fn the_defaults_written_out_change_nothing() {
        let map = Keymap::default();
        let said: Vec<_> = Command::ALL
            .into_iter()
            .map(|command| (command, map.all_chords(command).to_vec()))
            .collect();
        assert_eq!(map.patched(&said).unwrap(), map);
    }
}
