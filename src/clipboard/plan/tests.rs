#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use proptest::prelude::*;

use super::{ClipboardChoice, ClipboardEnvironment, Platform, UnknownChoice, plan};
use crate::domain::CopyWay::{self, Command, Native, Osc52};
use crate::domain::Multiplexer;

const PLATFORMS: [Platform; 4] = [
    Platform::Linux,
    Platform::MacOs,
    Platform::Windows,
    Platform::OtherUnix,
];

/// The environment that these variables give, written `NAME=value` with spaces between.
fn environment(platform: Platform, variables: &str) -> ClipboardEnvironment {
    ClipboardEnvironment::from_vars(platform, |name| {
        variables
            .split_whitespace()
            .filter_map(|pair| pair.split_once('='))
            .find_map(|(key, value)| (key == name).then(|| value.to_owned()))
    })
}

#[test]
fn every_row_of_the_automatic_choice() {
    use Platform::{Linux, MacOs, OtherUnix, Windows};
    let table: &[(Platform, &str, &[CopyWay])] = &[
        // Over SSH the person's clipboard is at the other end, whatever display is forwarded.
        (Linux, "SSH_CONNECTION=1 TERM=xterm-256color", &[Osc52]),
        (Linux, "SSH_TTY=/dev/pts/1 DISPLAY=:10 TERM=xterm", &[Osc52]),
        (Linux, "SSH_CLIENT=1 WAYLAND_DISPLAY=w TERM=foot", &[Osc52]),
        (MacOs, "SSH_CONNECTION=1 TERM=xterm", &[Osc52]),
        (Windows, "SSH_CONNECTION=1", &[Osc52]),
        (
            OtherUnix,
            "SSH_TTY=/dev/pts/1 DISPLAY=:10 TERM=xterm",
            &[Osc52],
        ),
        (Linux, "SSH_CONNECTION=1 TERM=linux", &[]),
        (Linux, "SSH_CONNECTION=1 TERM=dumb", &[]),
        (MacOs, "SSH_CONNECTION=1 TERM=vt100", &[]),
        // These systems have a clipboard without a display variable.
        (MacOs, "TERM=xterm-256color", &[Native, Osc52]),
        (MacOs, "", &[Native, Osc52]),
        (MacOs, "TERM=dumb", &[Native]),
        (Windows, "", &[Native, Osc52]),
        (Windows, "TERM=xterm", &[Native, Osc52]),
        // These have one only with a display.
        (Linux, "DISPLAY=:0 TERM=xterm", &[Native, Osc52]),
        (
            Linux,
            "WAYLAND_DISPLAY=wayland-0 TERM=foot",
            &[Native, Osc52],
        ),
        (Linux, "WAYLAND_SOCKET=3 TERM=foot", &[Native, Osc52]),
        (Linux, "DISPLAY=:0", &[Native, Osc52]),
        (Linux, "DISPLAY=:0 TERM=linux", &[Native]),
        (OtherUnix, "DISPLAY=:0 TERM=xterm", &[Native, Osc52]),
        (OtherUnix, "WAYLAND_DISPLAY=w TERM=foot", &[Native, Osc52]),
        // Neither SSH nor a display: the terminal alone.
        (Linux, "TERM=xterm-256color", &[Osc52]),
        (Linux, "TERM=tmux-256color TMUX=/tmp/t,1,0", &[Osc52]),
        (Linux, "TERM=screen STY=1.pts", &[Osc52]),
        (Linux, "TERM=xterm WSL_DISTRO_NAME=Debian", &[Osc52]),
        // WSLg brings a display whose clipboard is Windows' own.
        (
            Linux,
            "TERM=xterm WSL_DISTRO_NAME=Debian DISPLAY=:0 WAYLAND_DISPLAY=wayland-0",
            &[Native, Osc52],
        ),
        // A multiplexer on the person's own machine changes nothing about its clipboard.
        (
            Linux,
            "DISPLAY=:0 TERM=tmux-256color TMUX=/tmp/t,1,0",
            &[Native, Osc52],
        ),
        (Linux, "SSH_TTY=/dev/pts/1 TERM=screen STY=1.pts", &[Osc52]),
        (
            Linux,
            "DISPLAY= WAYLAND_DISPLAY= SSH_TTY= TERM=xterm",
            &[Osc52],
        ),
        (OtherUnix, "TERM=xterm", &[Osc52]),
        (Linux, "TERM=dumb", &[]),
        (Linux, "TERM=linux", &[]),
        (Linux, "TERM=vt100", &[]),
        (Linux, "", &[]),
        (Linux, "TERM=", &[]),
        (OtherUnix, "TERM=dumb", &[]),
        (OtherUnix, "", &[]),
    ];
    for (platform, variables, expected) in table {
        let ways = plan(ClipboardChoice::Auto, &environment(*platform, variables));
        assert_eq!(&ways, expected, "{platform:?} {variables}");
    }
}

#[test]
fn each_variable_sets_its_own_member() {
    type Reading = fn(&ClipboardEnvironment) -> bool;
    let table: [(&str, Reading); 10] = [
        ("SSH_CONNECTION", |s| s.ssh),
        ("SSH_CLIENT", |s| s.ssh),
        ("SSH_TTY", |s| s.ssh),
        ("DISPLAY", |s| s.display),
        ("WAYLAND_DISPLAY", |s| s.wayland),
        ("WAYLAND_SOCKET", |s| s.wayland),
        ("TMUX", |s| s.tmux),
        ("STY", |s| s.screen),
        ("WSL_DISTRO_NAME", |s| s.wsl),
        ("WSL_INTEROP", |s| s.wsl),
    ];
    for (variable, member) in table {
        let set = environment(Platform::Linux, &format!("{variable}=1"));
        assert!(member(&set), "{variable}");
        let count = [
            set.ssh,
            set.display,
            set.wayland,
            set.tmux,
            set.screen,
            set.wsl,
        ];
        assert_eq!(
            count.iter().filter(|member| **member).count(),
            1,
            "{variable}"
        );
        let empty = environment(Platform::Linux, &format!("{variable}="));
        assert_eq!(empty, environment(Platform::Linux, ""), "{variable}");
    }
    assert_eq!(environment(Platform::Linux, "TERM=foot").term, "foot");
}

#[test]
fn the_inner_multiplexer_is_the_one_that_counts() {
    use Multiplexer::{Screen, Tmux};
    let table = [
        ("TERM=xterm", None),
        ("TERM=screen", None),
        ("TERM=tmux-256color TMUX=/tmp/t,1,0", Some(Tmux)),
        ("TERM=screen-256color TMUX=/tmp/t,1,0", Some(Tmux)),
        ("TERM=screen STY=1.pts", Some(Screen)),
        ("TERM=tmux-256color TMUX=/tmp/t,1,0 STY=1.pts", Some(Tmux)),
        ("TERM=screen TMUX=/tmp/t,1,0 STY=1.pts", Some(Screen)),
    ];
    for (variables, expected) in table {
        let here = environment(Platform::Linux, variables);
        assert_eq!(here.multiplexer(), expected, "{variables}");
    }
}

#[test]
fn only_x11_and_wayland_need_a_holder() {
    for platform in PLATFORMS {
        let needed = matches!(platform, Platform::Linux | Platform::OtherUnix);
        assert_eq!(environment(platform, "").needs_holder(), needed);
        let over_ssh = environment(platform, "SSH_TTY=/dev/pts/1 DISPLAY=localhost:10.0");
        assert!(
            !over_ssh.needs_holder(),
            "it would keep the connection open"
        );
        // A display of the machine itself, a compositor, or a host named without SSH: nothing is kept open.
        for variables in [
            "SSH_TTY=/dev/pts/1 DISPLAY=:0",
            "SSH_TTY=/dev/pts/1 WAYLAND_DISPLAY=wayland-0",
            "DISPLAY=host:0",
        ] {
            let here = environment(platform, variables);
            assert_eq!(here.needs_holder(), needed, "{variables}");
        }
    }
}

#[test]
fn words_and_choices_match() {
    for choice in ClipboardChoice::ALL {
        assert_eq!(choice.to_string().parse(), Ok(choice));
    }
    for word in ["", "Auto", " off", "osc-52", "commands", "\x1b[31m"] {
        assert_eq!(
            word.parse::<ClipboardChoice>(),
            Err(UnknownChoice),
            "{word:?}"
        );
    }
    assert_eq!(ClipboardChoice::default(), ClipboardChoice::Auto);
    for choice in ClipboardChoice::ALL {
        assert!(UnknownChoice.to_string().contains(choice.as_str()));
    }
}

proptest! {
    #[test]
    fn rules_that_hold_everywhere(
        platform in prop::sample::select(&PLATFORMS[..]),
        (ssh, display, forwarded, wayland, tmux, screen, wsl) in any::<(bool, bool, bool, bool, bool, bool, bool)>(),
        term in prop_oneof![Just(String::new()), Just("linux".to_owned()), Just("xterm".to_owned()), "\\PC{0,12}"],
    ) {
        let here = ClipboardEnvironment { platform, ssh, display, forwarded, wayland, tmux, screen, wsl, term };
        prop_assert_eq!(plan(ClipboardChoice::Off, &here), vec![]);
        prop_assert_eq!(plan(ClipboardChoice::Native, &here), vec![Native]);
        prop_assert_eq!(plan(ClipboardChoice::Osc52, &here), vec![Osc52]);
        prop_assert_eq!(plan(ClipboardChoice::Command, &here), vec![Command]);
        let ways = plan(ClipboardChoice::Auto, &here);
        prop_assert!(!(ssh && ways.contains(&Native)), "a remote clipboard was touched: {ways:?}");
        prop_assert!([&[][..], &[Native], &[Osc52], &[Native, Osc52]].contains(&&ways[..]));
    }
}
