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
        let theme = Theme::new(ground, Depth::Mono, Glyphs::ASCII);
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
        let theme = Theme::new(Ground::Dark, depth, Glyphs::UNICODE);
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
fn a_reversed_selection_is_one_stripe() {
    for (depth, contrast) in [
        (Depth::Sixteen, Contrast::Normal),
        (Depth::Sixteen, Contrast::High),
        (Depth::True, Contrast::High),
    ] {
        for ground in [Ground::Dark, Ground::Light] {
            let theme = Theme {
                contrast,
                ..Theme::new(ground, depth, Glyphs::UNICODE)
            };
            for role in ROLES {
                let selected = theme.style(role).patch(theme.selected());
                assert_eq!(selected.fg, Some(Color::Reset), "{role:?} in {theme:?}");
            }
        }
    }
}

#[test]
fn what_lies_behind_an_overlay_is_dimmed_also_without_colours() {
    for contrast in [Contrast::Normal, Contrast::High] {
        let theme = Theme {
            contrast,
            ..Theme::new(Ground::Dark, Depth::Mono, Glyphs::UNICODE)
        };
        let veil = theme.style(Role::Veil);
        assert!(veil.add_modifier.contains(Modifier::DIM), "{contrast:?}");
    }
}
