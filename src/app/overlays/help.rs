//! Help, computed from the keys in force.

use super::component::Component;
use crate::app::explorer_options::ExplorerOptions;
use crate::app::hint::chord_name;
use crate::app::inspector::state::InspectorTab;
use crate::app::model::Model;
use crate::app::overlay::{Overlay, OverlayKind};
use crate::app::place::Place;
use crate::app::step::Step;
use crate::app::ticket::PaneId;
use crate::i18n::Lang;
use crate::input::{Command, Group, Scope};
use crate::present::{Line, Piece, TextStyle, line_width, wrap_pieces};
use crate::text::{cells, pad, wrap};
use crate::theme::Role;

pub(super) struct Help;

impl Component for Help {
    fn title(&self, model: &Model, _: &Overlay) -> String {
        model.texts().overlays.help.to_owned()
    }

    fn note(&self, model: &Model, _: &Overlay) -> Option<String> {
        Some(model.texts().help.computed.to_owned())
    }

    fn lines(&self, model: &Model, _: &Overlay, width: usize, _: &TextStyle) -> Vec<Line> {
        let place = Place::under_overlays(model);
        help_lines(&model.options, place, model.lang, width)
    }
}

/// Opens the help, or closes it.
pub(in crate::app) fn toggle(model: &mut Model) -> Step {
    match model.on_top() {
        Some(OverlayKind::Help) => model.close_overlay(),
        _ => model.open_overlay(Some(OverlayKind::Help)),
    }
}

const KEYS_WIDTH: usize = 16;

/// Narrower, so that what a mark means has room: it is no use cut.
const MARKS_WIDTH: usize = 4;

/// The help's lines in `width` cells: two columns where there is room. Only keys that do something where the help was asked for are in it.
#[must_use]
pub(crate) fn help_lines(
    options: &ExplorerOptions,
    at: Place,
    lang: Lang,
    width: usize,
) -> Vec<Line> {
    let texts = lang.texts();
    let column = if width >= 90 { (width - 3) / 2 } else { width };
    let mut left = Vec::new();
    let pane_title = match at {
        Place::Pane(pane) => pane.name(texts),
        Place::Inspector(tab, _) => tab.name(&texts.inspector),
        Place::Overlay => texts.overlays.record,
        Place::Choices | Place::LinkLine => texts.home.open_title,
    };
    group(
        &mut left,
        options,
        at,
        lang,
        pane_title,
        Group::Place,
        column,
    );
    left.push(Line::new());
    group(
        &mut left,
        options,
        at,
        lang,
        texts.help.moving,
        Group::Moving,
        column,
    );
    let mut right = Vec::new();
    group(
        &mut right,
        options,
        at,
        lang,
        texts.help.program,
        Group::Program,
        column,
    );
    right.push(Line::new());
    right.push(vec![Piece::new(Role::Dim, texts.help.marks)]);
    let glyphs = &options.glyphs;
    for (mark, words) in [
        (glyphs.pass, texts.help.mark_pass),
        (glyphs.fail, texts.help.mark_fail),
        (glyphs.other, texts.help.mark_other),
        (glyphs.untracked, texts.help.mark_untracked),
    ] {
        let keys = vec![Piece::new(Role::Strong, pad(mark, MARKS_WIDTH))];
        entry(&mut right, keys, words, column);
    }
    let mut lines = if column < width {
        let mut left = left.into_iter();
        let mut right = right.into_iter();
        let mut both = Vec::new();
        loop {
            match (left.next(), right.next()) {
                (None, None) => break,
                (first, second) => {
                    let mut line = first.unwrap_or_default();
                    if let Some(second) = second {
                        let gap = (column + 3).saturating_sub(line_width(&line));
                        line.push(Piece::gap(gap));
                        line.extend(second);
                    }
                    both.push(line);
                }
            }
        }
        both
    } else {
        left.push(Line::new());
        left.extend(right);
        left
    };
    lines.push(Line::new());
    wrap_pieces(
        &[Piece::new(Role::Dim, texts.help.note)],
        0,
        width,
        &mut lines,
    );
    lines
}

fn group(
    lines: &mut Vec<Line>,
    options: &ExplorerOptions,
    at: Place,
    lang: Lang,
    title: &'static str,
    of: Group,
    width: usize,
) {
    let before = lines.len();
    lines.push(vec![Piece::new(Role::Dim, title)]);
    let commands = Command::ALL.into_iter();
    for command in commands.filter(|it| it.row().group == of && works_at(*it, at)) {
        let scope = match (at, command) {
            (Place::Pane(_), Command::Close) => Scope::Overlay,
            _ => at.scope(),
        };
        let mut chords = options.keymap.chords(command, scope).into_iter();
        let Some(first) = chords.next() else { continue };
        let others: Vec<String> = chords.map(|chord| chord_name(chord, lang)).collect();
        let (first, others) = (chord_name(first, lang), others.join("  "));
        let used = cells(&first) + 2 + cells(&others);
        let keys = vec![
            Piece::new(Role::Strong, first),
            Piece::gap(2),
            Piece::new(Role::Dim, others),
            Piece::gap(KEYS_WIDTH.saturating_sub(used).max(1)),
        ];
        entry(lines, keys, meaning(command, at, lang), width);
    }
    if lines.len() == before + 1 {
        lines.truncate(before);
    }
}

/// Keys and what they do; what doesn't fit goes on under its own beginning.
fn entry(lines: &mut Vec<Line>, keys: Line, words: &'static str, width: usize) {
    let column = line_width(&keys);
    let room = width.saturating_sub(column).max(1);
    let mut line = keys;
    for range in wrap(words, room, room) {
        line.push(Piece::new(Role::Text, words.get(range).unwrap_or_default()));
        lines.push(std::mem::replace(&mut line, vec![Piece::gap(column)]));
    }
}

/// What a command does there.
pub(super) fn meaning(command: Command, at: Place, lang: Lang) -> &'static str {
    match (command, at) {
        (Command::Activate, Place::Choices | Place::LinkLine) => lang.hint(Command::Open),
        (Command::Activate, Place::Pane(PaneId::Actions)) => lang.texts().actions.copy_link,
        (Command::Activate, Place::Overlay) => lang.texts().overlays.confirm_hint,
        (Command::Activate, Place::Pane(_)) => lang.texts().help.detail_or_retry,
        (Command::Qr, Place::Pane(PaneId::Card)) => lang.texts().qr.of_card,
        (Command::Qr, Place::Pane(PaneId::Ledger)) => lang.texts().qr.of_ledger,
        (Command::Qr, Place::Pane(PaneId::Actions)) => lang.texts().qr.of_action,
        (command, Place::Inspector(_, opened)) => in_inspector(command, opened, lang),
        _ => (lang.texts().commands.words)(command),
    }
}

/// Whether a command that is bound there does something there.
pub(super) const fn works_at(command: Command, at: Place) -> bool {
    match at {
        Place::Inspector(tab, _) => works_in(command, tab),
        _ => true,
    }
}

/// Whether a command does something in that tab.
const fn works_in(command: Command, tab: InspectorTab) -> bool {
    match command {
        Command::Save => matches!(tab, InspectorTab::Traffic),
        Command::Copy => tab.is_list(),
        Command::FilterState | Command::FilterContext => matches!(tab, InspectorTab::ServiceTasks),
        Command::Activate => !matches!(tab, InspectorTab::About),
        Command::Detail | Command::Close => tab.is_list(),
        Command::Refresh | Command::CycleView => {
            !matches!(tab, InspectorTab::Traffic | InspectorTab::About)
        }
        _ => true,
    }
}

/// What a command does in the inspector.
fn in_inspector(command: Command, opened: bool, lang: Lang) -> &'static str {
    let texts = lang.texts();
    match command {
        Command::Activate if opened => (lang.texts().commands.words)(Command::Close),
        Command::Activate | Command::Detail => texts.inspector.expand,
        Command::Refresh => texts.inspector.reread,
        Command::NextTab if opened => texts.inspector.other_side_or_tab,
        Command::NextTab => texts.inspector.next_tab,
        Command::PreviousTab => texts.inspector.previous_tab,
        Command::CycleView => texts.inspector.read_or_raw,
        Command::Top => texts.inspector.first,
        Command::Bottom => texts.inspector.last,
        Command::FirstTab => texts.inspector.tab_traffic,
        Command::SecondTab => texts.inspector.tab_tasks,
        Command::ThirdTab => texts.inspector.tab_service_tasks,
        Command::FourthTab => texts.inspector.tab_agent_card,
        Command::FifthTab => texts.inspector.tab_about,
        _ => (lang.texts().commands.words)(command),
    }
}
