//! The list of commands: all that work where it is opened, each doing there what its key does.

use qrscope::app::overlays::area;
use qrscope::app::{Effect, OverlayKind, listed_commands};
use qrscope::i18n::Lang;
use qrscope::input::{Command, Scope};

use super::behind::fill;
use super::desk::{Desk, demo_options};
use super::replies::Shelf;

fn choose(desk: &mut Desk, command: Command) -> Vec<Effect> {
    desk.press("Ctrl-p");
    let top = desk.model.overlays.last().map(|it| &it.kind);
    assert!(matches!(top, Some(OverlayKind::Commands(_))), "no list");
    let commands = listed_commands(&desk.model);
    let at = commands
        .iter()
        .position(|it| it.command == command)
        .expect("listed");
    for _ in 0..at {
        desk.press("Down");
    }
    desk.press("Enter")
}

#[test]
fn what_is_chosen_is_done_where_the_list_was_opened() {
    let mut desk = Desk::ready((120, 40), Shelf::of(120));
    choose(&mut desk, Command::Language);
    assert_eq!(desk.model.lang, Lang::En);
    choose(&mut desk, Command::Zoom);
    assert!(desk.code().zoomed);
    choose(&mut desk, Command::Bottom);
    assert!(desk.code().ledger.selected > 0);
    desk.answer_all();
    assert_eq!(choose(&mut desk, Command::Refresh).len(), 3);
    desk.answer_all();
    choose(&mut desk, Command::Detail);
    assert!(matches!(desk.model.overlays[0].kind, OverlayKind::Record));
    choose(&mut desk, Command::CycleView);
    assert!(desk.model.overlays[0].raw);
    choose(&mut desk, Command::Back);
    assert!(desk.model.overlays.is_empty());
    assert_eq!(choose(&mut desk, Command::Quit), [Effect::Quit]);
}

#[test]
fn every_command_of_every_scope_is_listed_or_does_nothing_there() {
    let mut desk = Desk::ready((120, 40), Shelf::of(3));
    fill(&mut desk);
    let map = desk.model.options.keymap.clone();
    for (keys, scope) in [
        (&["Esc"][..], Scope::Panes),
        (&["Right"], Scope::Overlay),
        (&["Esc", "t"], Scope::Inspector),
    ] {
        desk.press_all(keys);
        assert_eq!(qrscope::app::Place::of(&desk.model).scope(), scope);
        let listed = listed_commands(&desk.model);
        let listed: Vec<Command> = listed.iter().map(|it| it.command).collect();
        for command in Command::ALL {
            let bound = !map.chords(command, scope).is_empty() && command != Command::Commands;
            let idle = scope == Scope::Inspector && !listed.contains(&command);
            assert!(
                listed.contains(&command) == bound || idle,
                "{scope:?} {command:?}"
            );
        }
    }
    for tab in ["1", "2", "3", "4", "5"] {
        desk.press(tab);
        assert!(listed_commands(&desk.model).len() > 10);
    }
}

#[test]
fn it_scrolls_goes_back_and_works_while_a_link_is_typed() {
    let mut desk = Desk::new(demo_options(), (40, 10), Lang::Zh);
    desk.press_all(&["Tab", "Ctrl-p"]);
    assert!(matches!(
        desk.model.overlays[0].kind,
        OverlayKind::Commands(_)
    ));
    desk.press("End");
    let Some(OverlayKind::Commands(list)) = desk.model.overlays.last().map(|it| it.kind.clone())
    else {
        panic!("no list")
    };
    let rows = usize::from(area(&desk.model, &desk.model.overlays[0]).height);
    assert!(list.selected >= list.offset && list.selected < list.offset + rows);
    desk.press("Ctrl-p");
    assert!(desk.model.overlays.is_empty(), "the same key closes it");
    desk.press_all(&["Ctrl-p", "Esc"]);
    assert!(desk.model.overlays.is_empty());
}
