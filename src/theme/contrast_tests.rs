//! Contrast by WCAG, computed from the palette: what has to be read can be read on everything it may stand on.

#![allow(clippy::panic, reason = "tests")]

use super::*;

/// Grounds that terminals commonly have.
const DARK_GROUNDS: [u32; 3] = [0x0000_0000, 0x001e_1e1e, 0x0028_2c34];
const LIGHT_GROUNDS: [u32; 2] = [0x00ff_ffff, 0x00fd_f6e3];

/// The named sixteen as xterm and as the VGA console paint them. Schemes paint them otherwise; that is the person's own choice.
const XTERM: [u32; 16] = [
    0x0000_0000,
    0x00cd_0000,
    0x0000_cd00,
    0x00cd_cd00,
    0x0000_00ee,
    0x00cd_00cd,
    0x0000_cdcd,
    0x00e5_e5e5,
    0x007f_7f7f,
    0x00ff_0000,
    0x0000_ff00,
    0x00ff_ff00,
    0x005c_5cff,
    0x00ff_00ff,
    0x0000_ffff,
    0x00ff_ffff,
];
const VGA: [u32; 16] = [
    0x0000_0000,
    0x00aa_0000,
    0x0000_aa00,
    0x00aa_5500,
    0x0000_00aa,
    0x00aa_00aa,
    0x0000_aaaa,
    0x00aa_aaaa,
    0x0055_5555,
    0x00ff_5555,
    0x0055_ff55,
    0x00ff_ff55,
    0x0055_55ff,
    0x00ff_55ff,
    0x0055_ffff,
    0x00ff_ffff,
];

/// All that is read; rules (`Faint`) and what lies behind an overlay (`Veil`) never are.
const READ: [Role; 9] = [
    Role::Text,
    Role::Strong,
    Role::Dim,
    Role::Accent,
    Role::Ok,
    Role::Bad,
    Role::Warn,
    Role::Chip,
    Role::WarnChip,
];

fn rgb(colour: Color, named: &[u32; 16]) -> u32 {
    match colour {
        Color::Rgb(red, green, blue) => u32::from_be_bytes([0, red, green, blue]),
        Color::Indexed(index @ 0..=15) => named[usize::from(index)],
        Color::Indexed(index @ 16..=231) => {
            let steps = [0, 95, 135, 175, 215, 255];
            let at = usize::from(index) - 16;
            u32::from_be_bytes([0, steps[at / 36], steps[at / 6 % 6], steps[at % 6]])
        }
        Color::Indexed(index) => {
            let grey = 8 + 10 * (index - 232);
            u32::from_be_bytes([0, grey, grey, grey])
        }
        other => panic!("the palette has no {other:?}"),
    }
}

/// Relative luminance.
fn luminance(rgb: u32) -> f64 {
    let [_, red, green, blue] = rgb.to_be_bytes().map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: u32, other: u32) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The two colours of a cell in `style` on a terminal of these own colours.
fn seen(style: Style, own: (u32, u32), named: &[u32; 16]) -> (u32, u32) {
    let of = |colour: Option<Color>| {
        let colour = colour.filter(|colour| *colour != Color::Reset);
        colour.map(|colour| rgb(colour, named))
    };
    let text = of(style.fg).unwrap_or(own.0);
    let ground = of(style.bg).unwrap_or(own.1);
    if style.add_modifier.contains(Modifier::REVERSED) {
        (ground, text)
    } else {
        (text, ground)
    }
}

/// The styles that a cell may show as: many terminals paint bold text in the lighter one of the two colours of a name.
fn shown(style: Style) -> Vec<Style> {
    match style.fg {
        Some(Color::Indexed(name @ 0..=7)) if style.add_modifier.contains(Modifier::BOLD) => {
            vec![style, style.fg(Color::Indexed(name + 8))]
        }
        _ => vec![style],
    }
}

/// A cell with one of our own grounds: what has no colour of its own gets the one for that ground.
fn on_own_ground(theme: &Theme, mut cell: Style) -> Style {
    if cell.bg.is_some() && cell.fg.is_none() {
        cell.fg = theme.on_ground();
    }
    cell
}

/// A drawn row that is selected afterwards.
fn selected(theme: &Theme, style: Style) -> Style {
    on_own_ground(theme, style.patch(theme.selected()))
}

/// Text drawn on an overlay.
fn over(theme: &Theme, style: Style) -> Style {
    on_own_ground(theme, theme.over().patch(style))
}

#[test]
fn the_measure_is_the_published_one() {
    assert!((contrast(0, 0x00ff_ffff) - 21.0).abs() < 0.001);
    assert!((contrast(0x0076_7676, 0x00ff_ffff) - 4.54).abs() < 0.01);
}

#[test]
fn what_is_read_stands_out_in_every_theme_on_every_ground() {
    let mut measured = 0;
    for ground in [Ground::Dark, Ground::Light] {
        let (grounds, own_text) = match ground {
            Ground::Dark => (&DARK_GROUNDS[..], 0x00d4_d4d4),
            Ground::Light => (&LIGHT_GROUNDS[..], 0x0024_292e),
        };
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen, Depth::Mono] {
            for (wanted, least) in [(Contrast::Normal, 4.5), (Contrast::High, 7.0)] {
                let theme = Theme {
                    contrast: wanted,
                    ..Theme::new(ground, depth, Glyphs::UNICODE)
                };
                for named in [&XTERM, &VGA] {
                    for own_ground in grounds {
                        // The named colours were made for black and white.
                        if depth == Depth::Sixteen && *own_ground != grounds[0] {
                            continue;
                        }
                        for role in READ {
                            let plain = theme.style(role);
                            for (place, style) in [
                                ("ground", plain),
                                ("sel", selected(&theme, plain)),
                                ("over", over(&theme, plain)),
                            ] {
                                // A chip stands in titles and messages, never in a list.
                                let chip = matches!(role, Role::Chip | Role::WarnChip);
                                if chip && place == "sel" {
                                    continue;
                                }
                                for style in shown(style) {
                                    let (text, ground) =
                                        seen(style, (own_text, *own_ground), named);
                                    let found = contrast(text, ground);
                                    measured += 1;
                                    assert!(
                                        found >= least,
                                        "{role:?} on {place} {ground:06x}: {found:.2} < {least} in {theme:?}"
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(measured > 1000, "{measured}");
}

#[test]
fn with_much_contrast_nothing_is_dimmer_than_text() {
    for ground in [Ground::Dark, Ground::Light] {
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen, Depth::Mono] {
            let theme = Theme {
                contrast: Contrast::High,
                ..Theme::new(ground, depth, Glyphs::UNICODE)
            };
            assert_eq!(theme.style(Role::Dim), theme.style(Role::Text), "{theme:?}");
            assert!(theme.selected().add_modifier.contains(Modifier::REVERSED));
        }
    }
}

#[test]
fn a_qr_code_is_black_on_white_in_every_theme() {
    for ground in [Ground::Dark, Ground::Light] {
        for pictures in [Depth::True, Depth::Indexed, Depth::Sixteen] {
            // Nothing else has a colour, the picture has.
            let theme = Theme {
                pictures,
                ..Theme::new(ground, Depth::Mono, Glyphs::UNICODE)
            };
            let [paper, ink] = theme.paper_and_ink();
            for named in [&XTERM, &VGA] {
                let (text, ground) = seen(paper, (0x0012_3456, 0x0012_3456), named);
                assert_eq!(text, 0, "{theme:?}");
                assert!(contrast(text, ground) > 9.0, "{theme:?}");
                let (text, ground) = seen(ink, (0x0012_3456, 0x0012_3456), named);
                assert_eq!((text, ground), (0, 0), "{theme:?}");
            }
        }
    }
    // Without any colour paper is the lighter of the terminal's two.
    for (ground, own) in [
        (Ground::Dark, (0x00d4_d4d4, 0x0000_0000)),
        (Ground::Light, (0x0024_292e, 0x00ff_ffff)),
    ] {
        let theme = Theme::new(ground, Depth::Mono, Glyphs::UNICODE);
        let [paper, ink] = theme.paper_and_ink();
        let (text, ground) = seen(paper, own, &XTERM);
        assert!(luminance(ground) > luminance(text));
        let (_, ground) = seen(ink, own, &XTERM);
        assert!(luminance(ground) < 0.1, "ink is the ground of a blank cell");
    }
}
