use super::*;
use crate::input::Key;
use crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

fn of(kind: KeyEventKind, code: KeyCode) -> Event {
    Event::Key(KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind))
}

/// A key as a Windows console tells it: pressed, and released.
fn typed(code: KeyCode) -> [Event; 2] {
    [
        of(KeyEventKind::Press, code),
        of(KeyEventKind::Release, code),
    ]
}

fn translator() -> Translator {
    Translator::new(&Keymap::default())
}

fn messages(events: impl IntoIterator<Item = Event>) -> Vec<Message> {
    translator().messages(Arrived {
        events: events.into_iter().collect(),
        goes_on: false,
    })
}

#[test]
fn a_key_of_a_windows_console_counts_once() {
    let j = Message::KeyPressed(Chord::char('j'));
    assert_eq!(
        messages(typed(KeyCode::Char('j'))),
        std::slice::from_ref(&j)
    );
    let held = [
        of(KeyEventKind::Press, KeyCode::Char('j')),
        of(KeyEventKind::Repeat, KeyCode::Char('j')),
        of(KeyEventKind::Repeat, KeyCode::Char('j')),
        of(KeyEventKind::Release, KeyCode::Char('j')),
    ];
    let again = Message::KeyAmongOthers(Chord::char('j'));
    assert_eq!(messages(held), [j, again.clone(), again]);
    // Enter is released in here after it was pressed in the shell.
    assert_eq!(messages([of(KeyEventKind::Release, KeyCode::Enter)]), []);
}

#[test]
fn every_key_has_a_release_that_is_none() {
    for code in [
        KeyCode::Char('q'),
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::F(10),
        KeyCode::Up,
        KeyCode::Tab,
    ] {
        assert_eq!(messages(typed(code)).len(), 1, "{code:?}");
        assert_eq!(messages([of(KeyEventKind::Release, code)]), [], "{code:?}");
    }
}

#[test]
fn a_paste_into_a_windows_console_is_a_text() {
    let link = "https://qr71.cn/a/b";
    let mut events: Vec<Event> = link.chars().flat_map(|c| typed(KeyCode::Char(c))).collect();
    events.extend(typed(KeyCode::Enter));
    assert_eq!(messages(events), [Message::Pasted(format!("{link}\n"))]);
}

#[test]
fn mouse_and_focus_say_nothing_wherever_they_are() {
    for (column, row) in [(0, 0), (10, 10), (u16::MAX, u16::MAX)] {
        for kind in [
            MouseEventKind::Down(MouseButton::Left),
            MouseEventKind::ScrollUp,
            MouseEventKind::Moved,
        ] {
            let modifiers = KeyModifiers::NONE;
            let mouse = Event::Mouse(MouseEvent {
                kind,
                column,
                row,
                modifiers,
            });
            assert_eq!(messages([mouse]), []);
        }
    }
    assert_eq!(messages([Event::FocusGained, Event::FocusLost]), []);
}

#[test]
fn the_order_stays() {
    let down = Chord::plain(Key::Down);
    let events = [
        of(KeyEventKind::Press, KeyCode::Down),
        Event::Paste("x".to_owned()),
        Event::Resize(3, 4),
        of(KeyEventKind::Press, KeyCode::Down),
    ];
    assert_eq!(
        messages(events),
        [
            Message::KeyAmongOthers(down),
            Message::Pasted("x".to_owned()),
            Message::Resized(3, 4),
            Message::KeyAmongOthers(down),
        ]
    );
}

#[test]
fn a_text_that_was_cut_goes_on_however_short_its_rest_is() {
    let mut translator = translator();
    let batch = |text: &str, goes_on| Arrived {
        events: text
            .chars()
            .map(|c| of(KeyEventKind::Press, KeyCode::Char(c)))
            .collect(),
        goes_on,
    };
    let first = translator.messages(batch("https://qr71.cn/a/b", true));
    assert!(
        matches!(first.as_slice(), [Message::Pasted(_)]),
        "{first:?}"
    );
    assert_eq!(
        translator.messages(batch("q", false)),
        [Message::Pasted("q".to_owned())]
    );
    // The next key is one again.
    assert_eq!(
        translator.messages(batch("q", false)),
        [Message::KeyPressed(Chord::char('q'))]
    );
    // Keys that were cut go on as keys.
    translator.messages(batch("jjj", true));
    assert_eq!(
        translator.messages(batch("q", false)),
        [Message::KeyAmongOthers(Chord::char('q'))]
    );
}

#[test]
fn what_an_input_method_composed_stays_composed_where_it_is_cut() {
    let mut translator = translator();
    let batch = |text: &str, goes_on| Arrived {
        events: (text.chars())
            .map(|c| of(KeyEventKind::Press, KeyCode::Char(c)))
            .collect(),
        goes_on,
    };
    let composed = |text: &str| -> Vec<Message> {
        text.chars()
            .map(|c| Message::Composed(Chord::char(c)))
            .collect()
    };
    assert_eq!(translator.messages(batch("请r", true)), composed("请r"));
    assert_eq!(translator.messages(batch("q", false)), composed("q"));
    let pressed = Message::KeyPressed(Chord::char('q'));
    assert_eq!(translator.messages(batch("q", false)), [pressed]);
}

#[test]
fn only_a_key_that_came_alone_counts_as_pressed_by_itself() {
    let key = |code| of(KeyEventKind::Press, code);
    let enter = || key(KeyCode::Enter);
    let focus = || Event::FocusGained;
    for (events, alone) in [
        (vec![enter()], true),
        (vec![enter(), enter(), enter()], true),
        (
            vec![focus(), enter(), of(KeyEventKind::Release, KeyCode::Enter)],
            true,
        ),
        (vec![Event::Resize(3, 4), enter()], true),
        (vec![key(KeyCode::Char('y')), enter()], false),
        (vec![key(KeyCode::Down), enter()], false),
        (vec![enter(), key(KeyCode::Char('y'))], false),
        (vec![Event::Paste(String::new()), enter()], false),
    ] {
        let words = format!("{events:?}");
        let got = messages(events);
        let pressed = (got.iter()).filter(|message| matches!(message, Message::KeyPressed(_)));
        assert_eq!(pressed.count(), usize::from(alone), "{words}");
    }
    // What a flood ends with came with the flood.
    let mut translator = translator();
    for (goes_on, alone) in [(true, true), (false, false), (false, true)] {
        let events = vec![enter()];
        let got = translator.messages(Arrived { events, goes_on });
        let is_alone = matches!(got.as_slice(), [Message::KeyPressed(_)]);
        assert_eq!(is_alone, alone);
    }
}
