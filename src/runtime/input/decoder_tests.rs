#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use proptest::prelude::*;

/// The events of these reads, and of the silence after the last one.
fn decoded(reads: &[&[u8]]) -> Vec<Event> {
    let mut decoder = Decoder::default();
    let mut out = Vec::new();
    for read in reads {
        decoder.read(read, &mut out);
    }
    if decoder.unfinished().is_some() {
        decoder.give_up(&mut out);
    }
    assert_eq!(decoder.unfinished(), None);
    out
}

fn plain(code: KeyCode) -> Event {
    key(code)
}

fn held(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

/// What terminals say that nobody of us asked for.
const REPLIES: &[&[u8]] = &[
    // Where the cursor is; the same with a page; status; device attributes, first to third.
    b"\x1b[24;80R",
    b"\x1b[1;1R",
    b"\x1b[0;0R",
    b"\x1b[?24;80;1R",
    b"\x1b[0n",
    b"\x1b[?62;1;2;6;9;15;22c",
    b"\x1b[>41;354;0c",
    b"\x1bP!|00000000\x1b\\",
    // Modes, keyboard flags, colour scheme, window size, xterm's version, a setting, a terminfo entry.
    b"\x1b[?2026;2$y",
    b"\x1b[4;1$y",
    b"\x1b[?1u",
    b"\x1b[?997;1n",
    b"\x1b[8;24;80t",
    b"\x1b[4;600;800t",
    b"\x1bP>|XTerm(370)\x1b\\",
    b"\x1bP1$r0m\x1b\\",
    b"\x1bP1+r544e=787465726d2d323536636f6c6f72\x1b\\",
    // Colours, with both ends; the clipboard; the title, with text of any kind; a picture.
    b"\x1b]11;rgb:1e1e/1e1e/2e2e\x07",
    b"\x1b]10;rgb:cdcd/d6d6/f4f4\x1b\\",
    b"\x1b]4;1;rgb:0000/0000/0000\x07",
    b"\x1b]52;c;cXJzY29wZSBxIGo=\x07",
    "\x1b]l\u{6570}\u{63a7}q\u{8f66}\u{5e8a}\x1b\\".as_bytes(),
    b"\x1b_Gi=31;OK\x1b\\",
    b"\x1b^private\x1b\\",
    b"\x1bXstart\x1b\\",
    // The mouse, in all four ways, also outside of any window.
    b"\x1b[M !!",
    b"\x1b[M\x20\xff\xff",
    b"\x1b[M`\x1b[",
    b"\x1b[<0;65535;65535M",
    b"\x1b[<64;0;0m",
    b"\x1b[<35;70000;99999M",
    b"\x1b[32;10;10M",
    b"\x1b[35;0;0M",
    // Focus.
    b"\x1b[I",
    b"\x1b[O",
];

#[test]
fn replies_and_reports_are_no_keys_and_what_follows_is() {
    for reply in REPLIES {
        let with_key = [*reply, b"j"].concat();
        assert_eq!(
            decoded(&[&with_key]),
            [plain(KeyCode::Char('j'))],
            "{}",
            reply.escape_ascii()
        );
    }
}

#[test]
fn replies_cut_anywhere_are_no_keys() {
    for reply in REPLIES {
        for cut in 1..reply.len() {
            let (first, rest) = reply.split_at(cut);
            assert_eq!(
                decoded(&[first, rest, b"j"]),
                [plain(KeyCode::Char('j'))],
                "{} cut at {cut}",
                reply.escape_ascii()
            );
        }
        let bytes: Vec<&[u8]> = reply.chunks(1).collect();
        assert_eq!(decoded(&bytes), [], "{}", reply.escape_ascii());
    }
}

#[test]
fn a_reply_that_never_ends_locks_nobody_in() {
    for begun in [&b"\x1b]11;rgb:1e"[..], b"\x1bP1$r", b"\x1b[?20", b"\x1b[M"] {
        let mut decoder = Decoder::default();
        let mut out = Vec::new();
        decoder.read(begun, &mut out);
        let what = decoder.unfinished().unwrap();
        assert!(what.timeout() <= Duration::from_secs(1), "{what:?}");
        decoder.give_up(&mut out);
        decoder.read(b"q", &mut out);
        assert_eq!(out, [plain(KeyCode::Char('q'))]);
    }
    // Ctrl-C, Enter and Esc get out at once.
    let ctrl_c = held(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(decoded(&[b"\x1b]11;rgb:", b"\x03"]), [ctrl_c]);
    assert_eq!(decoded(&[b"\x1b]11;rgb:", b"\r"]), [plain(KeyCode::Enter)]);
    assert_eq!(
        decoded(&[b"\x1b]11;rgb:", b"\x1b", b"q"]),
        [held(KeyCode::Char('q'), KeyModifiers::ALT)]
    );
}

#[test]
fn keys_of_every_kind_of_terminal() {
    let shift = KeyModifiers::SHIFT;
    let ctrl = KeyModifiers::CONTROL;
    let alt = KeyModifiers::ALT;
    let cases: &[(&[u8], Event)] = &[
        (b"q", plain(KeyCode::Char('q'))),
        ("车".as_bytes(), plain(KeyCode::Char('车'))),
        ("😀".as_bytes(), plain(KeyCode::Char('😀'))),
        (b"\r", plain(KeyCode::Enter)),
        (b"\t", plain(KeyCode::Tab)),
        (b"\x7f", plain(KeyCode::Backspace)),
        (b"\x1b", plain(KeyCode::Esc)),
        (b"\x03", held(KeyCode::Char('c'), ctrl)),
        (b"\x1a", held(KeyCode::Char('z'), ctrl)),
        (b"\n", held(KeyCode::Char('j'), ctrl)),
        (b"\0", held(KeyCode::Char(' '), ctrl)),
        (b"\x1bq", held(KeyCode::Char('q'), alt)),
        (b"\x1b]", held(KeyCode::Char(']'), alt)),
        (b"\x1bO", held(KeyCode::Char('O'), alt)),
        (b"\x1b[A", plain(KeyCode::Up)),
        (b"\x1bOA", plain(KeyCode::Up)),
        (b"\x1b[1;5A", held(KeyCode::Up, ctrl)),
        (b"\x1b[1;2B", held(KeyCode::Down, shift)),
        (b"\x1b[Z", plain(KeyCode::BackTab)),
        (b"\x1b[H", plain(KeyCode::Home)),
        (b"\x1b[1~", plain(KeyCode::Home)),
        (b"\x1b[4~", plain(KeyCode::End)),
        (b"\x1b[8~", plain(KeyCode::End)),
        (b"\x1bOF", plain(KeyCode::End)),
        (b"\x1b[3~", plain(KeyCode::Delete)),
        (b"\x1b[5~", plain(KeyCode::PageUp)),
        (b"\x1b[6;5~", held(KeyCode::PageDown, ctrl)),
        (b"\x1bOP", plain(KeyCode::F(1))),
        (b"\x1b[11~", plain(KeyCode::F(1))),
        (b"\x1b[[A", plain(KeyCode::F(1))),
        (b"\x1b[[E", plain(KeyCode::F(5))),
        (b"\x1b[15~", plain(KeyCode::F(5))),
        (b"\x1b[17~", plain(KeyCode::F(6))),
        (b"\x1b[21~", plain(KeyCode::F(10))),
        (b"\x1b[24~", plain(KeyCode::F(12))),
        (b"\x1bOM", plain(KeyCode::Enter)),
        (b"\x1b[99;5u", held(KeyCode::Char('c'), ctrl)),
        (b"\x1b[27u", plain(KeyCode::Esc)),
    ];
    for (bytes, event) in cases {
        assert_eq!(
            decoded(&[bytes]),
            std::slice::from_ref(event),
            "{}",
            bytes.escape_ascii()
        );
    }
}

#[test]
fn releases_are_told_from_presses() {
    let kinds: Vec<_> = decoded(&[b"\x1b[106u\x1b[106;1:2u\x1b[106;1:3u"])
        .into_iter()
        .filter_map(|event| event.as_key_event().map(|key| key.kind))
        .collect();
    use crossterm::event::KeyEventKind::{Press, Release, Repeat};
    assert_eq!(kinds, [Press, Repeat, Release]);
}

#[test]
fn esc_and_a_later_key_are_two_keys() {
    let both = [plain(KeyCode::Esc), plain(KeyCode::Char('q'))];
    assert_eq!(decoded(&[b"\x1b", b"q"]), both);
    assert_eq!(
        decoded(&[b"\x1b\x1b[A"]),
        [plain(KeyCode::Esc), plain(KeyCode::Up)]
    );
    let ctrl_c = held(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(decoded(&[b"\x1b\x03"]), [plain(KeyCode::Esc), ctrl_c]);
    // After its time even what could begin a sequence is a key.
    let mut decoder = Decoder::default();
    let mut out = Vec::new();
    decoder.read(b"\x1b", &mut out);
    assert_eq!(decoder.unfinished(), Some(Unfinished::Key));
    decoder.give_up(&mut out);
    decoder.read(b"[", &mut out);
    assert_eq!(out, [plain(KeyCode::Esc), plain(KeyCode::Char('['))]);
}

#[test]
fn a_paste_is_one_event_however_it_is_cut() {
    let text = "第一行\r\n\x1b[31mq\x1b]0;t\x07 qr71.cn/a/b\x1b[20";
    let whole = format!("\x1b[200~{text}\x1b[201~j");
    let expected = [Event::Paste(text.to_owned()), plain(KeyCode::Char('j'))];
    for size in [1, 2, 3, 5, 7, 1000] {
        let reads: Vec<&[u8]> = whole.as_bytes().chunks(size).collect();
        assert_eq!(decoded(&reads), expected, "in reads of {size}");
    }
}

#[test]
fn a_paste_without_an_end_is_given_up_as_a_paste() {
    let mut decoder = Decoder::default();
    let mut out = Vec::new();
    decoder.read(b"\x1b[200~qr71.cn/a/b", &mut out);
    assert_eq!(decoder.unfinished(), Some(Unfinished::Paste));
    assert_eq!(out, []);
    decoder.give_up(&mut out);
    decoder.read(b"j", &mut out);
    assert_eq!(
        out,
        [
            Event::Paste("qr71.cn/a/b".to_owned()),
            plain(KeyCode::Char('j'))
        ]
    );
}

#[test]
fn bytes_that_are_no_text_cost_themselves_only() {
    for bytes in [&b"\xffj"[..], b"\xc3\x28"] {
        assert_eq!(decoded(&[bytes]).len(), 1, "{}", bytes.escape_ascii());
    }
    let long = [&b"\x1b["[..], &[b'1'; 5000], b"j"].concat();
    assert!(decoded(&[&long]).len() <= 1);
}

proptest! {
    /// However bytes are cut, they mean the same, as long as no Esc stands alone.
    #[test]
    fn cuts_change_nothing(
        parts in proptest::collection::vec(
            prop_oneof![
                proptest::sample::select(REPLIES.to_vec()).prop_map(<[u8]>::to_vec),
                proptest::sample::select(vec!["j", "车", "\x1b[A", "\x1bOP", "\r", "\x1b[5~"])
                    .prop_map(|key| key.as_bytes().to_vec()),
            ],
            1..12,
        ),
        cuts in proptest::collection::vec(1_usize..9, 1..60),
    ) {
        let all = parts.concat();
        let mut reads: Vec<&[u8]> = Vec::new();
        let mut rest = all.as_slice();
        for cut in cuts {
            let (first, behind) = rest.split_at(cut.min(rest.len()));
            reads.push(first);
            rest = behind;
        }
        reads.push(rest);
        reads.retain(|read| !read.is_empty());
        prop_assert_eq!(decoded(&reads), decoded(&[&all]));
    }

    /// No bytes whatever make it panic or lock it.
    #[test]
    fn any_bytes_are_survived(reads in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..40), 0..20)) {
        let reads: Vec<&[u8]> = reads.iter().map(Vec::as_slice).collect();
        decoded(&reads);
    }
}
