//! QR codes on the screen, scanned back from the cells.

use qrscope::app::{Effect, Message, Model, Notice, OverlayKind, PaneId, SMALLEST};
use qrscope::domain::CopyOutcome;
use qrscope::i18n::Lang;
use qrscope::theme::{Contrast, Depth, Glyphs, Ground, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier};

use super::scenes::ready;
use super::stage::{DARK, render, row_text, text};
use crate::tests::support::scan::{DARK_TERMINAL, LIGHT_TERMINAL, Own, Seen, codes, light};
use crate::tests::update::desk::{Desk, LATHE, explorer_options};
use crate::tests::update::replies::action_list;

const WHITE: Color = Color::Rgb(255, 255, 255);
const BLACK: Color = Color::Rgb(0, 0, 0);

/// What a phone reads off the screen.
fn scanned(buffer: &Buffer, own: Own) -> Vec<String> {
    let area = buffer.area();
    let rows: Vec<Vec<Seen>> = (area.top()..area.bottom())
        .map(|y| {
            let cell = |x| {
                let cell = buffer.cell(Position::new(x, y)).unwrap();
                let (mut text, mut ground) = (light(cell.fg, own.text), light(cell.bg, own.ground));
                if cell.modifier.contains(Modifier::REVERSED) {
                    (text, ground) = (ground, text);
                }
                Seen {
                    character: cell.symbol().chars().next().unwrap_or(' '),
                    text,
                    ground,
                }
            };
            (area.left()..area.right()).map(cell).collect()
        })
        .collect();
    codes(&rows)
}

fn place(model: &Model) -> Option<Rect> {
    match &model.overlays.last()?.kind {
        OverlayKind::Qr(page) => page.sheet.picture,
        _ => None,
    }
}

/// The code of the lathe with one action, of this link, and its QR on the screen.
fn shown(size: (u16, u16), lang: Lang, glyphs: Glyphs, link: &str) -> Desk {
    let mut desk = with_link(size, lang, glyphs, &format!("\"{link}\""));
    desk.press("p");
    desk
}

fn with_link(size: (u16, u16), lang: Lang, glyphs: Glyphs, link: &str) -> Desk {
    let mut options = explorer_options();
    options.glyphs = glyphs;
    let mut desk = Desk::new(options, size, lang);
    desk.open(LATHE);
    desk.answer(PaneId::Card);
    let ticket = desk.wire.of(PaneId::Actions).unwrap().ticket;
    desk.wire.take(ticket, true);
    let data =
        format!(r#"{{"url":"u","actions":[{{"action":"a","label":"巡检","humanUrl":{link}}}]}}"#);
    desk.send(Message::ActionsArrived(ticket, Ok(action_list(&data))));
    desk.press("3");
    desk
}

/// A link of exactly so many bytes.
fn long_link(bytes: usize) -> String {
    let start = "https://qr71.cn/okDISU/qssTnoy?r=";
    format!("{start}{}", "x".repeat(bytes - start.len()))
}

#[test]
fn the_code_on_the_screen_is_the_link_at_every_size_in_every_theme() {
    for size in [(80, 24), (60, 20), (120, 40), (200, 60), (40, 18)] {
        let desk = shown(size, Lang::Zh, Glyphs::UNICODE, LATHE);
        for (ground, own) in [
            (Ground::Dark, DARK_TERMINAL),
            (Ground::Light, LIGHT_TERMINAL),
        ] {
            for depth in [Depth::True, Depth::Indexed, Depth::Sixteen, Depth::Mono] {
                for contrast in [Contrast::Normal, Contrast::High] {
                    let theme = Theme {
                        contrast,
                        ..Theme::new(ground, depth, Glyphs::UNICODE)
                    };
                    let buffer = render(&desk.model, &theme);
                    assert_eq!(scanned(&buffer, own), [LATHE], "{size:?} {theme:?}");
                }
            }
        }
    }
}

#[test]
fn in_ascii_it_is_read_too() {
    for (ground, own) in [
        (Ground::Dark, DARK_TERMINAL),
        (Ground::Light, LIGHT_TERMINAL),
    ] {
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen, Depth::Mono] {
            for lang in Lang::ALL {
                let desk = shown((80, 40), lang, Glyphs::ASCII, LATHE);
                let buffer = render(&desk.model, &Theme::new(ground, depth, Glyphs::ASCII));
                assert_eq!(scanned(&buffer, own), [LATHE], "{ground:?} {depth:?}");
                let place = place(&desk.model).unwrap();
                assert_eq!((place.width, place.height), (66, 33));
                for position in place.positions() {
                    let symbol = buffer.cell(position).unwrap().symbol();
                    assert!(symbol.is_ascii(), "{symbol:?}");
                }
            }
        }
    }
}

#[test]
fn every_cell_of_it_has_both_colours_whatever_colours_are_wanted() {
    for depth in [Depth::Mono, Depth::True] {
        for glyphs in [Glyphs::UNICODE, Glyphs::ASCII] {
            let desk = shown((80, 40), Lang::Zh, glyphs, LATHE);
            let theme = Theme {
                pictures: Depth::True,
                ..Theme::new(Ground::Light, depth, glyphs)
            };
            let buffer = render(&desk.model, &theme);
            let place = place(&desk.model).unwrap();
            let span = 33;
            for position in place.positions() {
                let cell = buffer.cell(position).unwrap();
                // A whole dark cell is dark to its edges, which the glyph of many a font isn't.
                let is_dark = matches!(cell.symbol(), "#" | "█");
                let ground = if is_dark { BLACK } else { WHITE };
                assert_eq!((cell.fg, cell.bg), (BLACK, ground), "{position:?}");
                assert!(cell.modifier.is_empty());
                // The quiet zone: four modules on each side.
                let (across, down) = if glyphs.half_blocks { (1, 2) } else { (2, 1) };
                let x = (position.x - place.x) / across;
                let y = (position.y - place.y) * down;
                let inside = |at: u16| (4..span - 4).contains(&at);
                if !inside(x) || !inside(y) {
                    assert_eq!(cell.symbol(), " ", "{position:?}");
                }
            }
            assert_eq!(
                (place.width, place.height),
                if glyphs.half_blocks {
                    (33, 17)
                } else {
                    (66, 33)
                }
            );
        }
    }
}

/// The link as it stands on the screen, put together from its lines.
fn link_on_screen(model: &Model) -> String {
    let Some(OverlayKind::Qr(page)) = model.overlays.last().map(|overlay| &overlay.kind) else {
        panic!("no code is shown");
    };
    let strong = qrscope::theme::Role::Strong;
    let lines = page.sheet.lines.iter().map(|(_, line)| line);
    let all: String = lines
        .filter(|line| line[0].role == strong)
        .map(|line| line[0].text.as_ref())
        .collect();
    all.find("http")
        .map_or(String::new(), |at| all[at..].to_owned())
}

#[test]
fn the_longest_link_that_fits_is_read_and_the_next_one_says_what_it_needs() {
    for (size, glyphs, last_that_fits) in [
        // 80x24 has room for 46 rows of modules: version 5, which holds 106 bytes at level L.
        ((80, 24), Glyphs::UNICODE, 106),
        ((60, 20), Glyphs::UNICODE, 53),
        ((120, 40), Glyphs::UNICODE, 425),
        ((80, 40), Glyphs::ASCII, 53),
    ] {
        for lang in Lang::ALL {
            let theme = Theme::new(Ground::Dark, Depth::True, glyphs);
            let link = long_link(last_that_fits);
            let desk = shown(size, lang, glyphs, &link);
            assert_eq!(scanned(&render(&desk.model, &theme), DARK_TERMINAL), [link]);
            // One byte more.
            let link = long_link(last_that_fits + 1);
            let mut desk = shown(size, lang, glyphs, &link);
            let buffer = render(&desk.model, &theme);
            assert!(scanned(&buffer, DARK_TERMINAL).is_empty());
            assert_eq!(link_on_screen(&desk.model), link, "the link in full");
            let (w, h) = size;
            let has = format!("{w} x {h}");
            let line = row_text(&buffer, 2);
            assert!(line.contains(&has), "{line}");
            // Exactly what it says it needs is enough, and one column or row less isn't.
            let needs = needed(&line);
            for (at, fits) in [
                (needs, true),
                ((needs.0 - 1, needs.1), false),
                ((needs.0, needs.1 - 1), false),
            ] {
                desk.send(Message::Resized(at.0, at.1));
                assert_eq!(place(&desk.model).is_some(), fits, "{at:?} of {needs:?}");
            }
        }
    }
}

/// The first `W x H` of a sentence.
fn needed(line: &str) -> (u16, u16) {
    let numbers: Vec<u16> = line
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|number| number.parse().ok())
        .collect();
    (numbers[0], numbers[1])
}

#[test]
fn a_window_that_changes_shows_it_again_as_soon_as_it_fits() {
    let mut desk = shown((80, 24), Lang::En, Glyphs::UNICODE, LATHE);
    for size in [(40, 17), (120, 40), (45, 12), (60, 20), (34, 6), (80, 24)] {
        desk.send(Message::Resized(size.0, size.1));
        let buffer = render(&desk.model, &DARK);
        let fits = size.0 >= SMALLEST.0 && size.1 >= 18;
        let wanted: &[&str] = if fits { &[LATHE] } else { &[] };
        assert_eq!(scanned(&buffer, DARK_TERMINAL), wanted, "{size:?}");
        if !fits && size.0 >= SMALLEST.0 {
            let screen = text(&desk.model);
            let (w, h) = size;
            // One space stands for a break of the line.
            let words = screen.split_whitespace().collect::<Vec<_>>().join(" ");
            let wanted = format!("needs 40 x 18, the window has {w} x {h}");
            assert!(words.contains(&wanted), "{screen}");
            assert!(screen.contains(LATHE), "{screen}");
        }
    }
}

#[test]
fn nothing_overlaps_and_the_keys_stay_whatever_the_window() {
    for bytes in [33, 60, 105, 300] {
        for host in ["qr71.cn", "other.example"] {
            let link = long_link(bytes).replace("qr71.cn", host);
            let mut desk = shown((80, 24), Lang::Zh, Glyphs::UNICODE, &link);
            for width in (SMALLEST.0..=130).step_by(3) {
                for height in SMALLEST.1..=45 {
                    desk.send(Message::Resized(width, height));
                    let Some(OverlayKind::Qr(page)) = desk.model.overlays.last().map(|it| &it.kind)
                    else {
                        panic!("it stays open");
                    };
                    let mut taken: Vec<Rect> =
                        page.sheet.lines.iter().map(|(place, _)| *place).collect();
                    taken.extend(page.sheet.picture);
                    for (at, place) in taken.iter().enumerate() {
                        // The last row is for the keys.
                        assert!(
                            place.right() <= width && place.bottom() < height,
                            "{width}x{height} {place:?}"
                        );
                        for other in &taken[at + 1..] {
                            assert!(
                                place.intersection(*other).is_empty(),
                                "{width}x{height} {place:?} {other:?}"
                            );
                        }
                    }
                    for (place, line) in &page.sheet.lines {
                        // The title alone may be cut.
                        let wide = qrscope::present::line_width(line);
                        assert!(
                            wide <= usize::from(place.width) || place.y == 0,
                            "{width}x{height} {line:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_foreign_or_lookalike_host_is_said_wherever_the_code_is() {
    for (link, host, lookalike) in [
        ("https://other.example/a/b", "other.example", false),
        ("https://xn--qr71-9o4n.cn/a/b", "xn--qr71-9o4n.cn", true),
    ] {
        for size in [
            (40, 24),
            (60, 20),
            (60, 22),
            (80, 24),
            (120, 40),
            (70, 19),
            (120, 20),
        ] {
            for lang in Lang::ALL {
                let desk = shown(size, lang, Glyphs::UNICODE, link);
                let texts = desk.model.texts();
                let squeezed = |text: &str| text.split_whitespace().collect::<String>();
                let kind;
                let screen = match &desk.model.overlays[0].kind {
                    OverlayKind::Qr(page) => {
                        kind = page.lookalike.clone();
                        let lines = page.sheet.lines.iter();
                        lines
                            .map(|(_, line)| qrscope::present::plain(line))
                            .collect::<String>()
                    }
                    _ => panic!("no code is shown"),
                };
                let screen = squeezed(&screen);
                let foreign = squeezed(&format!("! {}", (texts.links.host_foreign)(host)));
                assert!(screen.contains(&foreign), "{size:?} {screen}");
                assert_eq!(kind.is_some(), lookalike, "{size:?} {kind:?}");
                if let Some(kind) = &kind {
                    let other = squeezed(&format!("! {}", (texts.links.host_lookalike)(kind)));
                    assert!(screen.contains(&other), "{size:?} {screen}");
                }
                // It is on the screen, not only in the model.
                assert!(text(&desk.model).contains(host), "{size:?}");
                if place(&desk.model).is_some() {
                    assert_eq!(scanned(&render(&desk.model, &DARK), DARK_TERMINAL), [link]);
                }
            }
        }
    }
}

#[test]
fn a_link_that_cant_be_handed_out_says_why_instead() {
    for link in [
        r#""javascript:alert(1)""#,
        r#""https://u@qr71.cn/a/b""#,
        "null",
        "7",
    ] {
        for lang in Lang::ALL {
            let mut desk = with_link((80, 24), lang, Glyphs::UNICODE, link);
            desk.press("Enter");
            let copying = desk.model.notice.take();
            assert!(matches!(copying, Some(Notice::Attention(_))), "{link}");
            assert!(desk.press("p").is_empty());
            assert!(desk.model.overlays.is_empty(), "{link}");
            assert_eq!(desk.model.notice, copying, "the same reason as at copying");
            desk.press_all(&["Right", "F4"]);
            assert_eq!(desk.model.overlays.len(), 1, "the detail alone");
            assert_eq!(desk.model.notice, copying);
        }
    }
}

#[test]
fn a_link_that_no_code_holds_is_shown_in_words() {
    let link = long_link(3000);
    let desk = shown((120, 40), Lang::En, Glyphs::UNICODE, &link);
    let screen = text(&desk.model);
    assert!(
        screen.contains("The link has 3,000 bytes, a QR code holds 2,953"),
        "{screen}"
    );
    assert_eq!(link_on_screen(&desk.model), link);
    assert!(scanned(&render(&desk.model, &DARK), DARK_TERMINAL).is_empty());
}

#[test]
fn a_copy_that_could_not_be_made_names_the_key() {
    for lang in Lang::ALL {
        for (width, height) in [(60, 20), (80, 24), (120, 40)] {
            for outcome in [
                CopyOutcome::NoWay,
                CopyOutcome::Off,
                CopyOutcome::TooLong {
                    bytes: 100_000,
                    limit: 74_994,
                },
                CopyOutcome::Failed {
                    way: qrscope::domain::CopyWay::Native,
                    fault: qrscope::domain::CopyFault::Said(qrscope::text::SafeText::sanitize(
                        "no clipboard manager answers, and the reason is told at some length",
                    )),
                },
            ] {
                let mut desk = ready((width, height), lang);
                desk.press_all(&["3", "Enter"]);
                desk.send(Message::CopyFinished(1, outcome.clone()));
                let line = row_text(&render(&desk.model, &DARK), height - 2);
                let key = (desk.model.texts().qr.instead)("p");
                assert!(line.contains(&key), "{width} {outcome:?}: {line}");
                if matches!(outcome, CopyOutcome::NoWay | CopyOutcome::Off) && width >= 80 {
                    assert!(line.contains(LATHE), "to be selected by hand: {line}");
                }
                // Where the code is shown already there is nothing to name.
                desk.press_all(&["p", "Enter"]);
                desk.send(Message::CopyFinished(2, outcome.clone()));
                let buffer = render(&desk.model, &DARK);
                let line = row_text(&buffer, height - 1);
                assert!(
                    !line.contains(&key) && !line.is_empty(),
                    "{width} {outcome:?}: {line}"
                );
                assert_eq!(
                    scanned(&buffer, DARK_TERMINAL),
                    [LATHE],
                    "the message leaves the code alone"
                );
            }
            let mut desk = ready((width, height), lang);
            desk.press_all(&["3", "Enter"]);
            desk.send(Message::CopyFinished(1, CopyOutcome::Confirmed));
            let line = row_text(&render(&desk.model, &DARK), height - 2);
            assert!(
                !line.contains(&(desk.model.texts().qr.instead)("p")),
                "{line}"
            );
        }
    }
}

#[test]
fn what_is_scanned_is_what_is_copied() {
    let mut desk = shown(
        (80, 24),
        Lang::Zh,
        Glyphs::UNICODE,
        "https://QR71.cn/a/../b/./c?x=y z",
    );
    let read = scanned(&render(&desk.model, &DARK), DARK_TERMINAL);
    let [Effect::CopyLink { link, .. }] = &desk.press("Enter")[..] else {
        panic!("nothing is copied");
    };
    assert_eq!(read, [link.as_str()]);
    assert_eq!(link_on_screen(&desk.model), link.as_str());
}
