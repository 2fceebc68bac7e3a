//! Text that arrives as keys: a terminal that doesn't mark pastes, or a scanner that types.
//!
//! A person doesn't type sixteen characters in one read. Taken as commands they would do anything, quitting included.

use super::{Chord, Key};

/// From so many characters in one read they are a text, if they look like a link.
const TEXT_FROM: usize = 16;

/// So many are left if one key held counts once; any link has more.
const PRESSES_FROM: usize = 8;

/// A key, or a text that came as keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// A key.
    Key(Chord),
    /// A text.
    Text(String),
}

/// Tells texts from keys among the keys of one read: a run of characters, tabs and line ends that is long enough, has a `.` or `/` in
/// it and isn't a key or two held. If these keys go on where a text was cut, their beginning is a text whatever it looks like.
#[must_use]
pub fn arrivals(keys: &[Chord], goes_on: bool) -> Vec<Arrival> {
    let mut out = Vec::new();
    let mut run: Vec<Chord> = Vec::new();
    let mut goes_on = goes_on;
    for chord in keys {
        if character(*chord).is_some() {
            run.push(*chord);
        } else {
            end_run(&mut run, goes_on, &mut out);
            out.push(Arrival::Key(*chord));
            goes_on = false;
        }
    }
    end_run(&mut run, goes_on, &mut out);
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

fn end_run(run: &mut Vec<Chord>, goes_on: bool, out: &mut Vec<Arrival>) {
    let text: String = run.iter().filter_map(|chord| character(*chord)).collect();
    let mut presses: Vec<char> = text.chars().collect();
    let count = presses.len();
    presses.dedup();
    let is_text = goes_on
        || count >= TEXT_FROM
            && presses.len() >= PRESSES_FROM
            && text.contains(['.', '/', '．', '／']);
    if is_text && !run.is_empty() {
        run.clear();
        out.push(Arrival::Text(text));
    } else {
        out.extend(run.drain(..).map(Arrival::Key));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(text: &str) -> Vec<Chord> {
        text.chars()
            .map(|c| match c {
                '\n' => Chord::plain(Key::Enter),
                '\t' => Chord::plain(Key::Tab),
                '^' => Chord::plain(Key::Down),
                c => Chord::char(c),
            })
            .collect()
    }

    #[test]
    fn a_typed_link_is_a_text_and_its_line_end_belongs_to_it() {
        for text in [
            "https://qr71.cn/a/b\n",
            "看这个 qr71.cn/okDISU/qssTnoy",
            "https://qr71.cn/a/b\tq\tq",
        ] {
            assert_eq!(
                arrivals(&keys(text), false),
                [Arrival::Text(text.to_owned())],
                "{text}"
            );
        }
    }

    #[test]
    fn sixteen_characters_with_a_dot_or_a_slash_are_a_text_and_fifteen_are_not() {
        for mark in ['.', '/', '．', '／'] {
            let text = format!("qwertzuiopasdfg{mark}");
            assert_eq!(text.chars().count(), 16);
            assert_eq!(arrivals(&keys(&text), false), [Arrival::Text(text.clone())]);
            let (_, shorter) = text.split_at(1);
            let all: Vec<_> = keys(shorter).into_iter().map(Arrival::Key).collect();
            assert_eq!(arrivals(&keys(shorter), false), all, "{shorter}");
        }
        let without = keys("qwertzuiopasdfgh-qwertzuiop");
        let all: Vec<_> = without.iter().copied().map(Arrival::Key).collect();
        assert_eq!(arrivals(&without, false), all);
    }

    #[test]
    fn keys_stay_keys() {
        for text in [
            "jjjjjjjjjjjjjjjjjjjjjjjj",
            "////////////////////////",
            "qr71.cn/a/b",
            "jjjjjjjjjjjjjjjjjjjjjjjk/",
            "jkjkjkjkjkjkjkjkjkjkjk",
            "^^^^^^^^^^^^^^^^^^",
        ] {
            let all: Vec<_> = keys(text).into_iter().map(Arrival::Key).collect();
            assert_eq!(arrivals(&keys(text), false), all, "{text}");
        }
    }

    #[test]
    fn keys_around_a_text_keep_their_order() {
        let got = arrivals(&keys("^https://qr71.cn/a/b^q"), false);
        assert_eq!(got.len(), 4);
        assert!(matches!(&got[1], Arrival::Text(text) if text == "https://qr71.cn/a/b"));
        assert_eq!(got[3], Arrival::Key(Chord::char('q')));
    }

    #[test]
    fn line_feeds_belong_to_a_text() {
        let mut text = keys("https://qr71.cn/a/b");
        text.push(Chord::ctrl('j'));
        text.push(Chord::char('q'));
        let whole = "https://qr71.cn/a/b\nq".to_owned();
        assert_eq!(arrivals(&text, false), [Arrival::Text(whole)]);
        assert_eq!(
            arrivals(&[Chord::ctrl('j')], false),
            [Arrival::Key(Chord::ctrl('j'))]
        );
    }

    #[test]
    fn the_rest_of_a_text_is_a_text_and_what_follows_it_is_not() {
        assert_eq!(
            arrivals(&keys("q^q"), true),
            [
                Arrival::Text("q".to_owned()),
                Arrival::Key(Chord::plain(Key::Down)),
                Arrival::Key(Chord::char('q')),
            ]
        );
        let all: Vec<_> = keys("^q").into_iter().map(Arrival::Key).collect();
        assert_eq!(arrivals(&keys("^q"), true), all);
    }
}
