use super::*;

#[test]
fn the_first_variable_that_is_set_decides_about_unicode() {
    for (vars, fault) in [
        (&[][..], None),
        (&[("LANG", "zh_CN.UTF-8")][..], None),
        (&[("LANG", "zh_CN.utf8@pinyin")], None),
        (&[("LANG", "zh_CN")], None),
        (&[("LANG", "C.UTF-8"), ("LC_ALL", "")], None),
        (
            &[("LC_ALL", "C"), ("LANG", "zh_CN.UTF-8")],
            Some("LC_ALL=C"),
        ),
        (&[("LC_ALL", "POSIX")], Some("LC_ALL=POSIX")),
        (&[("LC_ALL", "zh_CN.UTF-8"), ("LANG", "zh_CN.GBK")], None),
        (&[("LC_ALL", "zh_CN.GBK")], Some("LC_ALL=zh_CN.GBK")),
        (
            &[("LC_CTYPE", "zh_CN.GB18030"), ("LANG", "zh_CN.UTF-8")],
            Some("LC_CTYPE=zh_CN.GB18030"),
        ),
        (&[("LC_CTYPE", "C.UTF-8"), ("LANG", "C")], None),
        (&[("LANG", "zh_CN.gb2312")], Some("LANG=zh_CN.gb2312")),
        // Only the character set counts.
        (&[("LC_MESSAGES", "zh_CN.GBK"), ("LANG", "C.UTF-8")], None),
    ] {
        let environment = TerminalEnvironment::from_vars(|name| {
            let found = vars.iter().find(|(known, _)| *known == name)?;
            Some(found.1.to_owned())
        });
        let said = environment.locale_at_fault();
        let said = said.map(|(name, value)| format!("{name}={value}"));
        assert_eq!(said.as_deref(), fault, "{vars:?}");
        let theme = choose(
            ThemeChoice::Auto,
            ColorChoice::Auto,
            false,
            AmbiguousWidth::Narrow,
            &environment,
        );
        assert_eq!(theme.glyphs == Glyphs::ASCII, fault.is_some(), "{vars:?}");
    }
}

#[test]
fn depth_follows_what_the_environment_promises() {
    let environment = |term: &str, colorterm: &str| TerminalEnvironment {
        term: term.into(),
        colorterm: colorterm.into(),
        ..TerminalEnvironment::default()
    };
    for (term, colorterm, depth) in [
        ("xterm-256color", "truecolor", Depth::True),
        ("xterm-256color", "", Depth::Indexed),
        ("xterm", "", Depth::Sixteen),
        ("linux", "", Depth::Sixteen),
        ("screen", "", Depth::Sixteen),
        ("vt100", "", Depth::Mono),
        ("dumb", "", Depth::Mono),
        ("xterm", "truecolor", Depth::True),
        ("xterm-direct", "", Depth::True),
        ("xterm-kitty", "", Depth::Indexed),
        ("tmux-256color", "", Depth::Indexed),
        // What runs inside another terminal inherits that one's COLORTERM.
        ("linux", "truecolor", Depth::Sixteen),
        ("screen", "truecolor", Depth::Sixteen),
        ("vt100", "truecolor", Depth::Mono),
        ("dumb", "24bit", Depth::Mono),
        ("", "", Depth::Mono),
        ("", "truecolor", Depth::True),
    ] {
        assert_eq!(
            choose(
                ThemeChoice::Auto,
                ColorChoice::Auto,
                false,
                AmbiguousWidth::Narrow,
                &environment(term, colorterm)
            )
            .depth,
            depth,
            "{term} {colorterm}"
        );
    }
    let no_color = TerminalEnvironment {
        no_color: true,
        ..environment("xterm-256color", "truecolor")
    };
    assert_eq!(
        choose(
            ThemeChoice::Dark,
            ColorChoice::Auto,
            false,
            AmbiguousWidth::Narrow,
            &no_color
        )
        .depth,
        Depth::Mono
    );
    assert_eq!(
        choose(
            ThemeChoice::Dark,
            ColorChoice::Always,
            false,
            AmbiguousWidth::Narrow,
            &no_color
        )
        .depth,
        Depth::True
    );
    assert_eq!(
        choose(
            ThemeChoice::Dark,
            ColorChoice::Always,
            false,
            AmbiguousWidth::Narrow,
            &environment("dumb", "")
        )
        .depth,
        Depth::Sixteen
    );
    assert_eq!(
        choose(
            ThemeChoice::Mono,
            ColorChoice::Always,
            false,
            AmbiguousWidth::Narrow,
            &no_color
        )
        .depth,
        Depth::Mono
    );
}

#[test]
fn ground_follows_flag_then_colorfgbg() {
    let environment = |colorfgbg: &str| TerminalEnvironment {
        colorfgbg: colorfgbg.into(),
        ..TerminalEnvironment::default()
    };
    let ground = |theme, colorfgbg: &str| {
        choose(
            theme,
            ColorChoice::Auto,
            false,
            AmbiguousWidth::Narrow,
            &environment(colorfgbg),
        )
        .ground
    };
    // The last field is the ground's: white and the bright colours but grey are light.
    for light in ["0;15", "0;default;15", "0;7", "0;9", "0;11"] {
        assert_eq!(ground(ThemeChoice::Auto, light), Ground::Light, "{light}");
    }
    for dark in ["", "15;0", "15;6", "15;8", "7;default", "0;16", "0;-1"] {
        assert_eq!(ground(ThemeChoice::Auto, dark), Ground::Dark, "{dark}");
    }
    assert_eq!(ground(ThemeChoice::Dark, "0;15"), Ground::Dark);
    assert_eq!(ground(ThemeChoice::Light, ""), Ground::Light);
}

#[test]
fn screen_and_windows_consoles_are_known_by_their_own_variables() {
    let depth = |vars: &[(&str, &str)], windows: bool| {
        let environment = TerminalEnvironment {
            windows,
            ..TerminalEnvironment::from_vars(|name| {
                let found = vars.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        choose(
            ThemeChoice::Auto,
            ColorChoice::Auto,
            false,
            AmbiguousWidth::Narrow,
            &environment,
        )
        .depth
    };
    let full = [("TERM", "screen-256color"), ("COLORTERM", "truecolor")];
    assert_eq!(depth(&full, false), Depth::True, "tmux");
    let screen = [full[0], full[1], ("STY", "1.pts")];
    assert_eq!(depth(&screen, false), Depth::Indexed, "GNU screen");
    let tmux_in_screen = [full[0], full[1], ("STY", "1.pts"), ("TMUX", "/tmp/x")];
    assert_eq!(depth(&tmux_in_screen, false), Depth::True);
    assert_eq!(depth(&[], true), Depth::Indexed);
    assert_eq!(depth(&[("WT_SESSION", "1")], true), Depth::True);
    assert_eq!(depth(&[], false), Depth::Mono);
}

#[test]
fn theme_and_depth_are_two_things_and_pictures_keep_what_is_there() {
    let environment = TerminalEnvironment {
        term: "xterm-256color".into(),
        colorfgbg: "0;15".into(),
        ..TerminalEnvironment::default()
    };
    for (choice, contrast, ground, depth) in [
        (
            ThemeChoice::Auto,
            Contrast::Normal,
            Ground::Light,
            Depth::Indexed,
        ),
        (
            ThemeChoice::Dark,
            Contrast::Normal,
            Ground::Dark,
            Depth::Indexed,
        ),
        (
            ThemeChoice::HighContrast,
            Contrast::High,
            Ground::Light,
            Depth::Indexed,
        ),
        (
            ThemeChoice::Mono,
            Contrast::Normal,
            Ground::Light,
            Depth::Mono,
        ),
    ] {
        let theme = choose(
            choice,
            ColorChoice::Auto,
            false,
            AmbiguousWidth::Narrow,
            &environment,
        );
        assert_eq!(
            (theme.contrast, theme.ground, theme.depth, theme.pictures),
            (contrast, ground, depth, Depth::Indexed),
            "{choice:?}"
        );
    }
    let never = choose(
        ThemeChoice::Dark,
        ColorChoice::Never,
        false,
        AmbiguousWidth::Narrow,
        &environment,
    );
    assert_eq!((never.depth, never.pictures), (Depth::Mono, Depth::Indexed));
}

#[test]
fn much_contrast_without_a_told_ground_is_the_terminals_own_text() {
    for (term, colorfgbg, color, depth) in [
        ("xterm-256color", "", ColorChoice::Auto, Depth::Mono),
        (
            "xterm-256color",
            "default;default",
            ColorChoice::Auto,
            Depth::Mono,
        ),
        ("xterm-256color", "15;0", ColorChoice::Auto, Depth::Indexed),
        ("xterm-256color", "0;15", ColorChoice::Auto, Depth::Indexed),
        ("xterm-256color", "", ColorChoice::Always, Depth::Mono),
        (
            "xterm-256color",
            "0;15",
            ColorChoice::Always,
            Depth::Indexed,
        ),
        ("xterm-256color", "15;0", ColorChoice::Never, Depth::Mono),
    ] {
        let environment = TerminalEnvironment {
            term: term.into(),
            colorfgbg: colorfgbg.into(),
            ..TerminalEnvironment::default()
        };
        let theme = choose(
            ThemeChoice::HighContrast,
            color,
            false,
            AmbiguousWidth::Narrow,
            &environment,
        );
        assert_eq!(theme.depth, depth, "{colorfgbg:?} {color:?}");
        assert_eq!(theme.contrast, Contrast::High);
        assert_eq!(theme.pictures, Depth::Indexed);
    }
}
