//! What became of a copy, in the words of the message row.

use std::borrow::Cow;

use super::canvas::Canvas;
use super::pane::{dim, joined};
use crate::app::{CopiedText, OverlayKind};
use crate::domain::{CopyOutcome, CopyUrl, HostStanding, Lookalike, Multiplexer};
use crate::input::Command;
use crate::present::{Line, Piece, line_width};
use crate::text::{cells, cut, sanitize_line};
use crate::theme::Role;

/// A link cut shorter than this says nothing any more.
const LINK_AT_LEAST: usize = 16;

/// The end of a copy in words; an `Err` is all there is to say.
fn ended(canvas: &Canvas<'_>, outcome: Option<&CopyOutcome>) -> Result<Line, Line> {
    let texts = &canvas.texts().copy;
    let attention = |words: Cow<'static, str>| {
        vec![Piece::new(Role::Warn, "! "), Piece::new(Role::Text, words)]
    };
    Ok(match outcome {
        None => vec![Piece::new(Role::Dim, texts.handing_over)],
        Some(CopyOutcome::Confirmed) => {
            let words = format!("{} {}", canvas.glyphs().pass, texts.copied);
            vec![Piece::new(Role::Ok, words)]
        }
        Some(CopyOutcome::SentToTerminal) => {
            let through = canvas.model.options.multiplexer;
            let words = through.map_or(texts.sent_to_terminal, texts.sent_to_multiplexer);
            vec![Piece::new(Role::Text, words)]
        }
        Some(CopyOutcome::GivenToCommand) => vec![Piece::new(Role::Text, texts.given_to_command)],
        Some(failure) => {
            let words = attention(texts.why_not(failure).unwrap_or_default());
            match failure {
                CopyOutcome::Off | CopyOutcome::NoWay => words,
                _ => return Err(words),
            }
        }
    })
}

/// What became of copying a text that is no link; of a command nothing was executed either.
pub(super) fn text_copy(
    canvas: &Canvas<'_>,
    what: &CopiedText,
    outcome: Option<&CopyOutcome>,
) -> Line {
    let words = &canvas.texts().inspector;
    if matches!(outcome, Some(CopyOutcome::Off | CopyOutcome::NoWay)) {
        // It stands nowhere to be selected by hand, so that isn't offered.
        return vec![
            Piece::new(Role::Warn, "! "),
            Piece::new(Role::Text, words.text_not_copied),
        ];
    }
    let name = match what {
        CopiedText::Command(_) => words.curl,
        CopiedText::TaskId => words.task_id,
    };
    let mut facts = match ended(canvas, outcome) {
        Ok(end) => vec![end, dim(name)],
        Err(end) => return end,
    };
    if let CopiedText::Command(variables) = what {
        if !variables.is_empty() {
            let names: Vec<String> = variables.iter().map(|name| format!("${name}")).collect();
            let note = (words.curl_secret)(&sanitize_line(&names.join(" ")));
            facts.push(vec![Piece::new(Role::Warn, format!("! {note}"))]);
        }
        facts.push(dim(nothing_executed(canvas, outcome)));
    }
    facts.extend(tmux_hint(canvas, outcome));
    joined(facts)
}

/// That nothing was executed, but for the person's own command where that copies.
fn nothing_executed(canvas: &Canvas<'_>, outcome: Option<&CopyOutcome>) -> &'static str {
    let texts = &canvas.texts().copy;
    match outcome {
        Some(CopyOutcome::GivenToCommand) => texts.no_action_executed,
        _ => texts.nothing_executed,
    }
}

/// tmux swallows what goes through the terminal unless it was told otherwise, and says nothing.
fn tmux_hint(canvas: &Canvas<'_>, outcome: Option<&CopyOutcome>) -> Option<Line> {
    let swallowed = outcome == Some(&CopyOutcome::SentToTerminal)
        && canvas.model.options.multiplexer == Some(Multiplexer::Tmux);
    swallowed.then(|| vec![Piece::new(Role::Warn, canvas.texts().copy.tmux_hint)])
}

/// What became of a copy. The outcome and that nothing was executed come before the link, which is cut to the room they leave;
/// the detail has it in full.
pub(super) fn copy(
    canvas: &Canvas<'_>,
    link: &CopyUrl,
    standing: HostStanding,
    outcome: Option<&CopyOutcome>,
    room: usize,
) -> Line {
    let texts = canvas.texts();
    let mut facts: Vec<Line> = Vec::new();
    let foreign = |words: String| vec![Piece::new(Role::Warn, format!("! {words}"))];
    let own = canvas.model.code().map(|code| code.link.host());
    let kind = link.lookalike(&canvas.model.options.hosts, own);
    if standing == HostStanding::Foreign {
        facts.push(foreign(match &kind {
            Some(kind @ (Lookalike::Resembles(_) | Lookalike::MixedScripts)) => {
                format!("{}  {}", link.host(), (texts.links.host_lookalike)(kind))
            }
            _ => (texts.links.host_foreign)(link.host()),
        }));
    }
    match ended(canvas, outcome) {
        Ok(words) => facts.push(words),
        Err(words) => return spaced(with_way_out(canvas, vec![words], room)),
    }
    let nothing = vec![Piece::new(Role::Dim, nothing_executed(canvas, outcome))];
    if matches!(outcome, Some(CopyOutcome::Off | CopyOutcome::NoWay)) {
        // Nothing was copied: the link is what is to be selected, and comes before all the rest.
        facts.push(vec![Piece::new(Role::Text, link.as_str().to_owned())]);
        let mut facts = with_way_out(canvas, facts, room);
        facts.push(nothing);
        return spaced(facts);
    }
    let hint = tmux_hint(canvas, outcome);
    let used: usize = facts
        .iter()
        .chain(&hint)
        .map(|fact| line_width(fact) + 2)
        .sum();
    if standing == HostStanding::Foreign && used + line_width(&nothing) > room {
        // What happened and that nothing was executed must be read (docs/rules.md#copies); the host is warned of in fewer words.
        let mut said = facts.split_off(1);
        said.push(nothing);
        said.push(foreign((texts.links.host_in_row)(
            link.host(),
            kind.as_ref(),
        )));
        said.extend(hint);
        return spaced(said);
    }
    let left = room.saturating_sub(used + line_width(&nothing) + 2);
    if left >= LINK_AT_LEAST || cells(link.as_str()) <= left {
        let shown = cut(link.as_str(), left, canvas.glyphs().cut).into_owned();
        facts.push(vec![Piece::new(Role::Text, shown)]);
    }
    facts.push(nothing);
    facts.extend(hint);
    spaced(facts)
}

/// What couldn't be copied can still be scanned: the key for that stands behind all that is said, or before it, lest it be cut off.
fn with_way_out(canvas: &Canvas<'_>, mut facts: Vec<Line>, room: usize) -> Vec<Line> {
    let model = canvas.model;
    let is_shown = matches!(model.on_top(), Some(OverlayKind::Qr(_)));
    let Some(hint) = model.hint(Command::Qr, "").filter(|_| !is_shown) else {
        return facts;
    };
    let words = (canvas.texts().qr.instead)(&hint.key);
    let key = vec![Piece::new(Role::Strong, words)];
    let used: usize = facts.iter().map(|fact| line_width(fact) + 2).sum();
    let at = if used + line_width(&key) <= room {
        facts.len()
    } else {
        0
    };
    facts.insert(at, key);
    facts
}

fn spaced(facts: Vec<Line>) -> Line {
    let mut line = Line::new();
    for fact in facts {
        if !line.is_empty() {
            line.push(Piece::gap(2));
        }
        line.extend(fact);
    }
    line
}
