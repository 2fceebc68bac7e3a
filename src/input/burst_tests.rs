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
            arrivals(&keys(text), &[], Run::Keys),
            [Arrival::Text(text.to_owned())],
            "{text}"
        );
    }
}

#[test]
fn sixteen_characters_with_a_dot_or_a_slash_are_a_text_and_fifteen_are_not() {
    let of = |keys: &[Chord]| arrivals(keys, &[], Run::Keys);
    for mark in ['.', '/', '．', '／'] {
        let text = format!("qwertzuiopasdfg{mark}");
        assert_eq!(text.chars().count(), 16);
        assert_eq!(of(&keys(&text)), [Arrival::Text(text.clone())]);
        let (_, shorter) = text.split_at(1);
        let all: Vec<_> = keys(shorter).into_iter().map(Arrival::Key).collect();
        assert_eq!(of(&keys(shorter)), all, "{shorter}");
    }
    let without = keys("qwertzuiopasdfgh-qwertzuiop");
    let all: Vec<_> = without.iter().copied().map(Arrival::Key).collect();
    assert_eq!(of(&without), all);
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
        assert_eq!(arrivals(&keys(text), &[], Run::Keys), all, "{text}");
    }
}

#[test]
fn keys_around_a_text_keep_their_order() {
    let got = arrivals(&keys("^https://qr71.cn/a/b^q"), &[], Run::Keys);
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
    assert_eq!(arrivals(&text, &[], Run::Keys), [Arrival::Text(whole)]);
    assert_eq!(
        arrivals(&[Chord::ctrl('j')], &[], Run::Keys),
        [Arrival::Key(Chord::ctrl('j'))]
    );
}

#[test]
fn the_rest_of_a_text_is_a_text_and_what_follows_it_is_not() {
    assert_eq!(
        arrivals(&keys("q^q"), &[], Run::Text),
        [
            Arrival::Text("q".to_owned()),
            Arrival::Key(Chord::plain(Key::Down)),
            Arrival::Key(Chord::char('q')),
        ]
    );
    let all: Vec<_> = keys("^q").into_iter().map(Arrival::Key).collect();
    assert_eq!(arrivals(&keys("^q"), &[], Run::Text), all);
}

#[test]
fn what_an_input_method_composed_is_composed_as_a_whole() {
    for text in [
        "你好q",
        "q你好",
        "请r",
        "你q\n",
        "ｑ？码",
        "q한글",
        "qかな",
        "q\t𠮷",
    ] {
        let all: Vec<_> = keys(text).into_iter().map(Arrival::Composed).collect();
        assert_eq!(arrivals(&keys(text), &[], Run::Keys), all, "{text}");
    }
    // No letter of an input method, or one alone or held.
    for text in [
        "jq",
        "ｊｑ",
        "？q",
        "、】q",
        "éq",
        "йq",
        "。q",
        "你",
        "你你你",
    ] {
        let all: Vec<_> = keys(text).into_iter().map(Arrival::Key).collect();
        assert_eq!(arrivals(&keys(text), &[], Run::Keys), all, "{text}");
    }
    let options = arrivals(&keys("q^你q^q"), &[], Run::Keys);
    let kinds: Vec<Run> = options.iter().map(Arrival::run).collect();
    use Run::{Composed, Keys};
    assert_eq!(kinds, [Keys, Keys, Composed, Composed, Keys, Keys]);
}

#[test]
fn a_letter_that_is_bound_is_a_key() {
    let bound = [Chord::char('中')];
    for (text, kind) in [("中q", Run::Keys), ("中国q", Run::Composed)] {
        let got = arrivals(&keys(text), &bound, Run::Keys);
        assert!(got.iter().all(|it| it.run() == kind), "{text} {got:?}");
    }
}

#[test]
fn the_rest_of_what_was_composed_is_too() {
    assert_eq!(
        arrivals(&keys("q^q"), &[], Run::Composed),
        [
            Arrival::Composed(Chord::char('q')),
            Arrival::Key(Chord::plain(Key::Down)),
            Arrival::Key(Chord::char('q')),
        ]
    );
}
