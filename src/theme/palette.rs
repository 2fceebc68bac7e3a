//! From roles to styles. Text is the terminal's own colour on its own ground, so that every scheme and transparency keeps working.

use ratatui::style::{Color, Modifier, Style};

use super::Glyphs;
use super::role::{Contrast, Depth, Ground, Role};
use super::shades::{Shade, chip_text, own_ground, shade, text_on_own_ground};

/// Everything about looks that isn't content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Theme {
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

impl Theme {
    /// A theme of ordinary contrast, its pictures in the colours of everything else.
    #[cfg(test)]
    #[must_use]
    pub(crate) const fn new(ground: Ground, depth: Depth, glyphs: Glyphs) -> Self {
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

    #[must_use]
    pub(crate) fn style(&self, role: Role) -> Style {
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
            // What lies behind an overlay isn't to be read, however much contrast is wanted.
            Role::Veil if self.depth == Depth::Mono => style = style.add_modifier(Modifier::DIM),
            Role::Dim | Role::Faint
                if self.depth == Depth::Mono && self.contrast == Contrast::Normal =>
            {
                style = style.add_modifier(Modifier::DIM)
            }
            _ => {}
        }
        if let (Some(colour), false) = (colour, matches!(role, Role::Chip | Role::WarnChip)) {
            style = style.fg(colour);
        }
        match style.fg {
            // Many terminals paint bold text in the lighter colour of the name: black would be grey, red too light for a light ground.
            Some(Color::Indexed(0..=7)) if self.depth == Depth::Sixteen => {
                style.remove_modifier(Modifier::BOLD)
            }
            _ => style,
        }
    }

    /// The text colour on a ground of our own: the terminal's own text may be as dark as that ground.
    #[must_use]
    pub(crate) fn on_ground(&self) -> Option<Color> {
        self.colour(&text_on_own_ground(self.ground))
    }

    /// The ground of the selected row in the focused pane; reverse where there are few colours. A reversed row is one calm stripe: colours of
    /// its texts would turn into patches of ground.
    #[must_use]
    pub(crate) fn selected(&self) -> Style {
        own_ground(false, self.ground, self.contrast)
            .and_then(|shade| self.colour(&shade))
            .map_or_else(
                || {
                    Style::new()
                        .fg(Color::Reset)
                        .add_modifier(Modifier::REVERSED)
                },
                |ground| Style::new().bg(ground),
            )
    }

    /// The ground of overlays and of the message row.
    #[must_use]
    pub(crate) fn over(&self) -> Style {
        own_ground(true, self.ground, self.contrast)
            .and_then(|shade| self.colour(&shade))
            .map_or_else(Style::new, |ground| Style::new().bg(ground))
    }

    /// Paper and ink of a QR code, each as text on its ground: black on white whatever the theme, because phones want it so. Where a
    /// terminal has no colours, paper is the lighter of its two.
    #[must_use]
    pub(crate) fn paper_and_ink(&self) -> [Style; 2] {
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
