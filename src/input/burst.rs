//! Text that arrives as keys: a terminal that doesn't mark pastes, a scanner that types, an input method that commits a sentence.
//!
//! A person doesn't type sixteen characters in one read. Taken as commands they would do anything, quitting included.

use super::{Chord, Key, is_composed_letter};

/// From so many characters in one read they are a text, if they look like a link.
const TEXT_FROM: usize = 16;

/// So many are left if one key held counts once; any link has more.
const PRESSES_FROM: usize = 8;

/// A key, or a text that came as keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Arrival {
    Key(Chord),
    /// A key of a run that an input method composed: text, wherever keys are commands.
    Composed(Chord),
    Text(String),
}

/// What a run of characters is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Run {
    Keys,
    /// What an input method composed.
    Composed,
    Text,
}

impl Arrival {
    /// What the run was that it belongs to.
    #[must_use]
    pub(crate) const fn run(&self) -> Run {
        match self {
            Self::Key(_) => Run::Keys,
            Self::Composed(_) => Run::Composed,
            Self::Text(_) => Run::Text,
        }
    }
}

/// Tells texts from keys among the keys of one read. A run of characters, tabs and line ends is a text if it is long enough, has a `.`
/// or `/` in it and isn't a key or two held; it is composed if there is a letter in it that only input methods make and that is none of
/// `bound`. If these keys go on where a run was cut, their beginning is what that was, whatever it looks like.
#[must_use]
pub(crate) fn arrivals(keys: &[Chord], bound: &[Chord], cut: Run) -> Vec<Arrival> {
    let mut out = Vec::new();
    let mut run: Vec<Chord> = Vec::new();
    let mut cut = cut;
    for chord in keys {
        if character(*chord).is_some() {
            run.push(*chord);
        } else {
            end_run(&mut run, bound, cut, &mut out);
            out.push(Arrival::Key(*chord));
            cut = Run::Keys;
        }
    }
    end_run(&mut run, bound, cut, &mut out);
    out
}

const fn character(chord: Chord) -> Option<char> {
    match chord.key {
        // A line feed, which some terminals leave in what is pasted.
        Key::Char('j') if chord.ctrl && !chord.alt => Some('\n'),
        _ if chord.ctrl || chord.alt => None,
        Key::Char(c) => Some(c),
        Key::Enter => Some('\n'),
        Key::Tab => Some('\t'),
        _ => None,
    }
}

fn end_run(run: &mut Vec<Chord>, bound: &[Chord], cut: Run, out: &mut Vec<Arrival>) {
    let text: String = run.iter().filter_map(|chord| character(*chord)).collect();
    let mut presses: Vec<char> = text.chars().collect();
    let count = presses.len();
    presses.dedup();
    let is_text = count >= TEXT_FROM
        && presses.len() >= PRESSES_FROM
        && text.contains(['.', '/', '．', '／']);
    // One letter alone or held is said to be no key by whoever looks it up.
    let is_composed = || {
        let letter = |chord: &Chord| is_composed_letter(*chord) && !bound.contains(chord);
        presses.len() > 1 && run.iter().any(letter)
    };
    let kind = match cut {
        Run::Keys if is_text => Run::Text,
        Run::Keys if is_composed() => Run::Composed,
        other => other,
    };
    match kind {
        Run::Text if run.is_empty() => {}
        Run::Text => {
            run.clear();
            out.push(Arrival::Text(text));
        }
        Run::Composed => out.extend(run.drain(..).map(Arrival::Composed)),
        Run::Keys => out.extend(run.drain(..).map(Arrival::Key)),
    }
}

#[cfg(test)]
#[path = "burst_tests.rs"]
mod tests;
