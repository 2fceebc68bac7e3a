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

/// How far text stands out from its ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contrast {
    /// At least 4.5 to 1.
    #[default]
    Normal,
    /// At least 7 to 1, nothing dimmer than text, and the selection reversed.
    High,
}

/// Everything about looks that isn't content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The terminal's ground.
    pub ground: Ground,
    /// The colours that are wanted of it.
    pub depth: Depth,
    /// Its marks.
    pub glyphs: Glyphs,
    /// How far text stands out.
    pub contrast: Contrast,
    /// The colours that it has for a picture: a QR code is black on white also where no colours are wanted.
    pub pictures: Depth,
}

/// An entry of the palette: full colour, its place among the 256, and the named colour, if one is sure to be read on such a ground.
struct Shade {
    rgb: u32,
    index: u8,
    named: Option<u8>,
}

const fn tone(rgb: u32, index: u8, named: Option<u8>) -> Option<Shade> {
    Some(Shade { rgb, index, named })
}

const fn shade(role: Role, ground: Ground, contrast: Contrast) -> Option<Shade> {
    use Contrast::{High, Normal};
    use Ground::{Dark, Light};
    match (role, ground, contrast) {
        (Role::Text | Role::Strong, ..) | (Role::Dim, _, High) => None,
        (Role::Dim, Dark, Normal) => tone(0x00a0_a9b4, 248, None),
        (Role::Dim, Light, Normal) => tone(0x0059_636e, 240, None),
        (Role::Faint, Dark, Normal) => tone(0x0059_626d, 241, Some(8)),
        (Role::Faint, Light, Normal) => tone(0x00ae_b6bf, 249, Some(7)),
        (Role::Faint, Dark, High) => tone(0x00a0_a9b4, 248, Some(7)),
        (Role::Faint, Light, High) => tone(0x0059_636e, 240, Some(8)),
        (Role::Veil, Dark, _) => tone(0x006b_7480, 243, Some(8)),
        (Role::Veil, Light, _) => tone(0x008a_929b, 246, Some(7)),
        (Role::Accent | Role::Chip, Dark, Normal) => tone(0x006c_c4f5, 81, Some(14)),
        (Role::Accent | Role::Chip, Light, Normal) => tone(0x000b_5fa5, 25, Some(4)),
        (Role::Accent | Role::Chip, Dark, High) => tone(0x008f_d6ff, 117, Some(14)),
        (Role::Accent | Role::Chip, Light, High) => tone(0x0000_3d7a, 18, Some(4)),
        // The named green of many terminals is too light for a light ground, their red too dark for the high contrast.
        (Role::Ok, Dark, Normal) => tone(0x007f_d19b, 114, Some(10)),
        (Role::Ok, Light, Normal) => tone(0x001a_6b38, 22, None),
        (Role::Ok, Dark, High) => tone(0x008f_f0b0, 121, Some(10)),
        (Role::Ok, Light, High) => tone(0x000b_4a22, 22, None),
        (Role::Bad, Dark, Normal) => tone(0x00ff_8f86, 210, Some(9)),
        (Role::Bad, Light, Normal) => tone(0x00b3_261e, 124, Some(1)),
        (Role::Bad, Dark, High) => tone(0x00ff_b3ac, 217, None),
        (Role::Bad, Light, High) => tone(0x008b_0f0a, 88, None),
        (Role::Warn | Role::WarnChip, Dark, Normal) => tone(0x00e8_bd5a, 179, Some(11)),
        (Role::Warn | Role::WarnChip, Light, Normal) => tone(0x007a_5200, 58, None),
        (Role::Warn | Role::WarnChip, Dark, High) => tone(0x00ff_d75f, 221, Some(11)),
        (Role::Warn | Role::WarnChip, Light, High) => tone(0x0055_3900, 52, None),
    }
}

const fn chip_text(ground: Ground) -> Shade {
    match ground {
        Ground::Dark => Shade {
            rgb: 0x000d_1b26,
            index: 234,
            named: Some(0),
        },
        Ground::Light => Shade {
            rgb: 0x00ff_ffff,
            index: 231,
            named: Some(15),
        },
    }
}

/// Grounds of our own; reversed or none where there are few colours, or where much contrast is wanted.
const fn own_ground(over: bool, ground: Ground, contrast: Contrast) -> Option<Shade> {
    match (over, ground, contrast) {
        (.., Contrast::High) => None,
        (false, Ground::Dark, _) => tone(0x001c_3a50, 237, None),
        (false, Ground::Light, _) => tone(0x00d6_e8f8, 195, None),
        (true, Ground::Dark, _) => tone(0x0027_2c33, 236, None),
        (true, Ground::Light, _) => tone(0x00f1_f4f7, 255, None),
    }
}

const fn text_on_own_ground(ground: Ground) -> Shade {
    match ground {
        Ground::Dark => Shade {
            rgb: 0x00e6_e9ed,
            index: 255,
            named: None,
        },
        Ground::Light => Shade {
            rgb: 0x001f_2328,
            index: 235,
            named: None,
        },
    }
}

impl Theme {
    /// A theme of ordinary contrast, its pictures in the colours of everything else.
    #[must_use]
    pub const fn new(ground: Ground, depth: Depth, glyphs: Glyphs) -> Self {
        Self {
            ground,
            depth,
            glyphs,
            contrast: Contrast::Normal,
            pictures: depth,
        }
    }

    fn colour(&self, shade: &Shade) -> Option<Color> {
        let [_, red, green, blue] = shade.rgb.to_be_bytes();
        match self.depth {
            Depth::Mono => None,
            Depth::Sixteen => shade.named.map(Color::Indexed),
            Depth::Indexed => Some(Color::Indexed(shade.index)),
            Depth::True => Some(Color::Rgb(red, green, blue)),
        }
    }

    /// The style of a role.
    #[must_use]
    pub fn style(&self, role: Role) -> Style {
        let shade = shade(role, self.ground, self.contrast);
        let colour = shade.and_then(|shade| self.colour(&shade));
        let mut style = Style::new();
        match role {
            Role::Chip | Role::WarnChip => match colour {
                Some(ground) => {
                    style = style.bg(ground).add_modifier(Modifier::BOLD);
                    if let Some(text) = self.colour(&chip_text(self.ground)) {
                        style = style.fg(text);
                    }
                }
                None => style = style.add_modifier(Modifier::BOLD | Modifier::REVERSED),
            },
            Role::Strong | Role::Bad => style = style.add_modifier(Modifier::BOLD),
            Role::Accent | Role::Warn if colour.is_none() || self.contrast == Contrast::High => {
                style = style.add_modifier(Modifier::BOLD)
            }
            Role::Dim | Role::Faint | Role::Veil
                if self.depth == Depth::Mono && self.contrast == Contrast::Normal =>
            {
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
        self.colour(&text_on_own_ground(self.ground))
    }

    /// The ground of the selected row in the focused pane; reverse where there are few colours.
    #[must_use]
    pub fn selected(&self) -> Style {
        own_ground(false, self.ground, self.contrast)
            .and_then(|shade| self.colour(&shade))
            .map_or_else(
                || Style::new().add_modifier(Modifier::REVERSED),
                |ground| Style::new().bg(ground),
            )
    }

    /// The ground of overlays and of the message row.
    #[must_use]
    pub fn over(&self) -> Style {
        own_ground(true, self.ground, self.contrast)
            .and_then(|shade| self.colour(&shade))
            .map_or_else(Style::new, |ground| Style::new().bg(ground))
    }

    /// Paper and ink of a QR code, each as text on its ground: black on white whatever the theme, because phones want it so. Where a
    /// terminal has no colours, paper is the lighter of its two.
    #[must_use]
    pub fn paper_and_ink(&self) -> [Style; 2] {
        let (black, white) = match self.pictures {
            Depth::True => (Color::Rgb(0, 0, 0), Color::Rgb(255, 255, 255)),
            // Of the cube and not among the sixteen, which schemes paint as they like.
            Depth::Indexed => (Color::Indexed(16), Color::Indexed(231)),
            // The eighth, which is there also where there are only eight. On a light ground its grey would be no paper, and terminals
            // with such a ground have sixteen.
            Depth::Sixteen => match self.ground {
                Ground::Dark => (Color::Indexed(0), Color::Indexed(7)),
                Ground::Light => (Color::Indexed(0), Color::Indexed(15)),
            },
            Depth::Mono => {
                let reversed = Style::new().add_modifier(Modifier::REVERSED);
                return match self.ground {
                    Ground::Dark => [reversed, Style::new()],
                    Ground::Light => [Style::new(), reversed],
                };
            }
        };
        [
            Style::new().fg(black).bg(white),
            Style::new().fg(black).bg(black),
        ]
    }
}

#[cfg(test)]
#[path = "palette_tests.rs"]
mod tests;

#[cfg(test)]
#[path = "contrast_tests.rs"]
mod contrast_tests;
