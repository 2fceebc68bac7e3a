//! From roles to styles. Text is the terminal's own colour on its own ground, so that every scheme and transparency keeps working.

use ratatui::style::{Color, Modifier, Style};

use super::Glyphs;

/// What a piece of the screen means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// All that is read first.
    Text,
    /// Names, keys, block names.
    Strong,
    /// Labels, column heads, explanations, not tracked.
    Dim,
    /// Rules and place dots, never text.
    Faint,
    /// What lies behind an overlay.
    Veil,
    /// "Here": focus, selection, new to you.
    Accent,
    /// The chip of a focused title.
    Chip,
    /// A pass mark, and "copied".
    Ok,
    /// A fault.
    Bad,
    /// Offline, old content, attention.
    Warn,
    /// The chip of a warning.
    WarnChip,
}

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// No colour at all: bold, dim, reverse, underline.
    Mono,
    /// The sixteen named ones.
    Sixteen,
    /// The 256 indexed ones.
    Indexed,
    /// All.
    #[default]
    True,
}

/// Dark or light ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ground {
    /// Light text on dark.
    #[default]
    Dark,
    /// Dark text on light.
    Light,
}

/// Everything about looks that isn't content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The terminal's ground.
    pub ground: Ground,
    /// Its colours.
    pub depth: Depth,
    /// Its marks.
    pub glyphs: Glyphs,
}

/// An entry of the palette: full colour, and the named colour on dark and on light.
struct Shade {
    dark: u32,
    light: u32,
    named: [Option<u8>; 2],
}

const fn shade(role: Role) -> Option<Shade> {
    Some(match role {
        Role::Text | Role::Strong => return None,
        Role::Dim => Shade {
            dark: 0x00a0_a9b4,
            light: 0x0059_636e,
            named: [None, None],
        },
        Role::Faint => Shade {
            dark: 0x0059_626d,
            light: 0x00ae_b6bf,
            named: [Some(8), Some(7)],
        },
        Role::Veil => Shade {
            dark: 0x006b_7480,
            light: 0x008a_929b,
            named: [Some(8), Some(7)],
        },
        Role::Accent | Role::Chip => Shade {
            dark: 0x006c_c4f5,
            light: 0x000b_5fa5,
            named: [Some(14), Some(4)],
        },
        Role::Ok => Shade {
            dark: 0x007f_d19b,
            light: 0x001a_6b38,
            named: [Some(10), Some(2)],
        },
        Role::Bad => Shade {
            dark: 0x00ff_8f86,
            light: 0x00b3_261e,
            named: [Some(9), Some(1)],
        },
        Role::Warn | Role::WarnChip => Shade {
            dark: 0x00e8_bd5a,
            light: 0x007a_5200,
            named: [Some(11), None],
        },
    })
}

const CHIP_TEXT: Shade = Shade {
    dark: 0x000d_1b26,
    light: 0x00ff_ffff,
    named: [Some(0), Some(15)],
};
const SELECTED: Shade = Shade {
    dark: 0x001c_3a50,
    light: 0x00d6_e8f8,
    named: [None, None],
};
const ON_GROUND: Shade = Shade {
    dark: 0x00e6_e9ed,
    light: 0x001f_2328,
    named: [None, None],
};
const OVER: Shade = Shade {
    dark: 0x0027_2c33,
    light: 0x00f1_f4f7,
    named: [None, None],
};

impl Theme {
    fn colour(&self, shade: &Shade) -> Option<Color> {
        let (rgb, named) = match self.ground {
            Ground::Dark => (shade.dark, shade.named[0]),
            Ground::Light => (shade.light, shade.named[1]),
        };
        let [_, red, green, blue] = rgb.to_be_bytes();
        match self.depth {
            Depth::Mono => None,
            Depth::Sixteen => named.map(Color::Indexed),
            Depth::Indexed => Some(Color::Indexed(nearest_index(red, green, blue))),
            Depth::True => Some(Color::Rgb(red, green, blue)),
        }
    }

    /// The style of a role.
    #[must_use]
    pub fn style(&self, role: Role) -> Style {
        let colour = shade(role).and_then(|shade| self.colour(&shade));
        let mut style = Style::new();
        match role {
            Role::Chip | Role::WarnChip => match colour {
                Some(ground) => {
                    style = style.bg(ground).add_modifier(Modifier::BOLD);
                    if let Some(text) = self.colour(&CHIP_TEXT) {
                        style = style.fg(text);
                    }
                }
                None => style = style.add_modifier(Modifier::BOLD | Modifier::REVERSED),
            },
            Role::Strong | Role::Bad => style = style.add_modifier(Modifier::BOLD),
            Role::Accent | Role::Warn if colour.is_none() => {
                style = style.add_modifier(Modifier::BOLD)
            }
            Role::Dim | Role::Faint | Role::Veil if self.depth == Depth::Mono => {
                style = style.add_modifier(Modifier::DIM)
            }
            _ => {}
        }
        match colour {
            Some(colour) if !matches!(role, Role::Chip | Role::WarnChip) => style.fg(colour),
            _ => style,
        }
    }

    /// The text colour on a ground of our own: the terminal's own text may be as dark as that ground.
    #[must_use]
    pub fn on_ground(&self) -> Option<Color> {
        self.colour(&ON_GROUND)
    }

    /// The ground of the selected row in the focused pane; reverse where there are few colours.
    #[must_use]
    pub fn selected(&self) -> Style {
        self.colour(&SELECTED).map_or_else(
            || Style::new().add_modifier(Modifier::REVERSED),
            |ground| Style::new().bg(ground),
        )
    }

    /// The ground of overlays and of the message row.
    #[must_use]
    pub fn over(&self) -> Style {
        self.colour(&OVER)
            .map_or_else(Style::new, |ground| Style::new().bg(ground))
    }
}

/// The nearest of the 256 indexed colours' cube and grey ramp.
fn nearest_index(red: u8, green: u8, blue: u8) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let nearest = |value: u8| {
        (0u8..)
            .zip(STEPS)
            .min_by_key(|(_, step)| step.abs_diff(value))
            .unwrap_or((0, 0))
    };
    let ((r, r_step), (g, g_step), (b, b_step)) = (nearest(red), nearest(green), nearest(blue));
    let distance = |r: u8, g: u8, b: u8| {
        u32::from(r.abs_diff(red)).pow(2)
            + u32::from(g.abs_diff(green)).pow(2)
            + u32::from(b.abs_diff(blue)).pow(2)
    };
    let average = ((u16::from(red) + u16::from(green) + u16::from(blue)) / 3) as u8;
    let grey = (average.saturating_sub(3) / 10).min(23);
    let grey_value = 8 + grey * 10;
    if distance(grey_value, grey_value, grey_value) < distance(r_step, g_step, b_step) {
        232 + grey
    } else {
        16 + 36 * r + 6 * g + b
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLES: [Role; 11] = [
        Role::Text,
        Role::Strong,
        Role::Dim,
        Role::Faint,
        Role::Veil,
        Role::Accent,
        Role::Chip,
        Role::Ok,
        Role::Bad,
        Role::Warn,
        Role::WarnChip,
    ];

    #[test]
    fn no_colour_code_leaves_without_colours() {
        for ground in [Ground::Dark, Ground::Light] {
            let theme = Theme {
                ground,
                depth: Depth::Mono,
                glyphs: Glyphs::ASCII,
            };
            for role in ROLES {
                let style = theme.style(role);
                assert_eq!((style.fg, style.bg), (None, None), "{role:?}");
            }
            assert_eq!((theme.selected().bg, theme.over().bg), (None, None));
        }
    }

    #[test]
    fn full_colour_codes_only_where_they_are_understood() {
        for depth in [Depth::Sixteen, Depth::Indexed] {
            let theme = Theme {
                ground: Ground::Dark,
                depth,
                glyphs: Glyphs::UNICODE,
            };
            for role in ROLES {
                for colour in [
                    theme.style(role).fg,
                    theme.style(role).bg,
                    theme.selected().bg,
                    theme.over().bg,
                ]
                .into_iter()
                .flatten()
                {
                    assert!(matches!(colour, Color::Indexed(_)), "{role:?} {colour:?}");
                }
            }
        }
    }

    #[test]
    fn indexed_colours_are_the_nearest() {
        assert_eq!(nearest_index(0, 0, 0), 16);
        assert_eq!(nearest_index(255, 255, 255), 231);
        assert_eq!(nearest_index(8, 8, 8), 232);
        assert_eq!(nearest_index(0xff, 0x8f, 0x86), 210);
    }
}
