//! The table of colours: one for each role on each ground, at each contrast. Which of its forms is used, the theme decides.

use super::role::{Contrast, Ground, Role};

/// An entry of the palette: full colour, its place among the 256, and the named colour, if one is sure to be read on such a ground.
pub(super) struct Shade {
    pub rgb: u32,
    pub index: u8,
    pub named: Option<u8>,
}

const fn tone(rgb: u32, index: u8, named: Option<u8>) -> Option<Shade> {
    Some(Shade { rgb, index, named })
}

/// The colour of a role; none for the terminal's own.
pub(super) const fn shade(role: Role, ground: Ground, contrast: Contrast) -> Option<Shade> {
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

pub(super) const fn chip_text(ground: Ground) -> Shade {
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
pub(super) const fn own_ground(over: bool, ground: Ground, contrast: Contrast) -> Option<Shade> {
    match (over, ground, contrast) {
        (.., Contrast::High) => None,
        (false, Ground::Dark, _) => tone(0x001c_3a50, 237, None),
        (false, Ground::Light, _) => tone(0x00d6_e8f8, 195, None),
        (true, Ground::Dark, _) => tone(0x0027_2c33, 236, None),
        (true, Ground::Light, _) => tone(0x00f1_f4f7, 255, None),
    }
}

/// Text on those grounds.
pub(super) const fn text_on_own_ground(ground: Ground) -> Shade {
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
