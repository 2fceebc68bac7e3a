//! The message row.

use std::borrow::Cow;

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::failure;
use super::pane::{dim, joined};
use crate::app::Notice;
use crate::domain::{
    Age, CopyOutcome, CopyUrl, HostStanding, LoadError, PaneId, answered_for_another,
};
use crate::i18n::age;
use crate::input::Command;
use crate::text::{cells, cut, sanitize_line};
use crate::theme::{Line, Piece, Role, line_width};

/// A link cut shorter than this says nothing any more.
const LINK_AT_LEAST: usize = 16;

/// Draws the message row, if there is something to say.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect) {
    let line = match &canvas.model.notice {
        Some(notice) => words(canvas, notice, usize::from(area.width.saturating_sub(2))),
        None => match stale(canvas)
            .or_else(|| elsewhere(canvas))
            .or_else(|| misnamed(canvas))
        {
            Some(line) => line,
            None => return,
        },
    };
    let style = canvas.theme.over();
    canvas.clear(area);
    canvas.ground(area, style);
    canvas.line(area.x + 1, area.y, area.width.saturating_sub(2), &line);
}

fn words(canvas: &Canvas<'_>, notice: &Notice, room: usize) -> Line {
    let texts = canvas.texts();
    match notice {
        Notice::Copy {
            link,
            standing,
            outcome,
            ..
        } => copy(canvas, link, *standing, outcome.as_ref(), room),
        Notice::CommandCopy {
            variable, outcome, ..
        } => command_copy(canvas, variable.as_deref(), outcome.as_ref()),
        Notice::Cancelled => vec![Piece::new(Role::Text, texts.cancelled)],
        Notice::Attention(words) => vec![
            Piece::new(Role::Warn, "! "),
            Piece::new(Role::Text, words.clone()),
        ],
        Notice::Remark(words) => vec![Piece::new(Role::Text, words.clone())],
    }
}

/// The end of a copy in words; an `Err` is all there is to say.
fn ended(canvas: &Canvas<'_>, outcome: Option<&CopyOutcome>) -> Result<Line, Line> {
    let texts = canvas.texts();
    let attention = |words: Cow<'static, str>| {
        vec![Piece::new(Role::Warn, "! "), Piece::new(Role::Text, words)]
    };
    Ok(match outcome {
        None => vec![Piece::new(Role::Dim, texts.copying)],
        Some(CopyOutcome::Confirmed) => {
            let words = format!("{} {}", canvas.glyphs().pass, texts.copied);
            vec![Piece::new(Role::Ok, words)]
        }
        Some(CopyOutcome::SentToTerminal) => vec![Piece::new(Role::Text, texts.sent_to_terminal)],
        Some(CopyOutcome::Off) => attention(texts.copy_off.into()),
        Some(CopyOutcome::NoWay) => attention(texts.copy_no_way.into()),
        Some(CopyOutcome::TooLong { bytes, limit }) => {
            return Err(attention((texts.copy_too_long)(*bytes, *limit).into()));
        }
        Some(CopyOutcome::Failed { reason, .. }) => {
            return Err(attention((texts.copy_failed)(&reason.one_line()).into()));
        }
    })
}

/// What became of copying a request as a command; nothing of it was executed either.
fn command_copy(
    canvas: &Canvas<'_>,
    variable: Option<&str>,
    outcome: Option<&CopyOutcome>,
) -> Line {
    let words = &canvas.texts().panel;
    let mut facts = match ended(canvas, outcome) {
        Ok(end) => vec![end, dim(words.curl)],
        Err(end) => return end,
    };
    if let Some(variable) = variable {
        let note = (words.curl_secret)(&sanitize_line(variable));
        facts.push(vec![Piece::new(Role::Warn, format!("! {note}"))]);
    }
    facts.push(dim(canvas.texts().nothing_executed));
    joined(facts)
}

/// What became of a copy. The outcome and that nothing was executed come before the link, which is cut to the room they leave;
/// the detail has it in full.
fn copy(
    canvas: &Canvas<'_>,
    link: &CopyUrl,
    standing: HostStanding,
    outcome: Option<&CopyOutcome>,
    room: usize,
) -> Line {
    let texts = canvas.texts();
    let mut facts: Vec<Line> = Vec::new();
    let foreign = |words: String| vec![Piece::new(Role::Warn, format!("! {words}"))];
    if standing == HostStanding::Foreign {
        facts.push(foreign((texts.host_foreign)(link.host())));
    }
    match ended(canvas, outcome) {
        Ok(words) => facts.push(words),
        Err(words) => return spaced(with_way_out(canvas, vec![words], room)),
    }
    let nothing = vec![Piece::new(Role::Dim, texts.nothing_executed)];
    if matches!(outcome, Some(CopyOutcome::Off | CopyOutcome::NoWay)) {
        // Nothing was copied: the link is what is to be selected, and comes before all the rest.
        facts.push(vec![Piece::new(Role::Text, link.as_str().to_owned())]);
        let mut facts = with_way_out(canvas, facts, room);
        facts.push(nothing);
        return spaced(facts);
    }
    let used: usize = facts.iter().map(|fact| line_width(fact) + 2).sum();
    if standing == HostStanding::Foreign && used + line_width(&nothing) > room {
        // What happened and that nothing was executed must be read (design.md 2.4); the mark and the host alone still warn.
        let mut said = facts.split_off(1);
        said.push(nothing);
        said.push(foreign(link.host().to_owned()));
        return spaced(said);
    }
    let left = room.saturating_sub(used + line_width(&nothing) + 2);
    if left >= LINK_AT_LEAST || cells(link.as_str()) <= left {
        let shown = cut(link.as_str(), left, canvas.glyphs().cut).into_owned();
        facts.push(vec![Piece::new(Role::Text, shown)]);
    }
    facts.push(nothing);
    spaced(facts)
}

/// What couldn't be copied can still be scanned: the key for that stands behind all that is said, or before it, lest it be cut off.
fn with_way_out(canvas: &Canvas<'_>, mut facts: Vec<Line>, room: usize) -> Vec<Line> {
    let model = canvas.model;
    let Some(hint) = model.hint(Command::Qr, "").filter(|_| !model.shows_qr()) else {
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

/// Old content in sight because the last try failed: why, and how old it is.
fn stale(canvas: &Canvas<'_>) -> Option<Line> {
    let model = canvas.model;
    let code = model.code()?;
    let texts = canvas.texts();
    let card = code
        .card
        .answer
        .error()
        .zip(code.card.answer.value().map(|answer| answer.fetched_at));
    let ledger = code.ledger.error().zip(code.ledger.stale_fetched_at);
    let actions = code
        .actions
        .answer
        .error()
        .zip(code.actions.answer.value().map(|answer| answer.fetched_at));
    let (error, then): (&LoadError, _) = card.or(ledger).or(actions)?;
    Some(vec![
        Piece::new(
            Role::WarnChip,
            format!(" ! {} ", (texts.error)(&error.kind)),
        ),
        Piece::gap(2),
        Piece::new(
            Role::Text,
            (texts.old_content)(&age(Age::between(then, model.now), model.lang)),
        ),
        Piece::gap(2),
        // A failed task always comes with the service's own reason (design.md 2.4).
        Piece::new(
            Role::Dim,
            failure::quotation(canvas, error).unwrap_or_default(),
        ),
    ])
}

/// The ledger's or the actions' data name another code than the one on the screen; the card says so itself.
fn elsewhere(canvas: &Canvas<'_>) -> Option<Line> {
    let code = canvas.model.code()?;
    let hosts = &canvas.model.around.hosts;
    let of_ledger = [code.ledger.pages.last(), code.ledger.pages.first()]
        .into_iter()
        .flatten()
        .find_map(|page| answered_for_another(&page.others, &code.link, hosts));
    let of_actions = || {
        let answer = code.actions.answer.value()?;
        answered_for_another(&answer.value.others, &code.link, hosts)
    };
    let (pane, uri) = of_ledger
        .map(|uri| (PaneId::Ledger, uri))
        .or_else(|| of_actions().map(|uri| (PaneId::Actions, uri)))?;
    let texts = canvas.texts();
    Some(vec![
        Piece::new(Role::Warn, format!("! {}  ", texts.panes[pane as usize])),
        Piece::new(Role::Text, (texts.other_code)(&uri.one_line())),
    ])
}

/// The ledger's or the actions' data came under another artifact name than expected; the card says so itself.
fn misnamed(canvas: &Canvas<'_>) -> Option<Line> {
    let code = canvas.model.code()?;
    let of_actions = code.actions.answer.value();
    let of_actions = of_actions.and_then(|answer| answer.other_artifact.as_ref());
    let (pane, name) = match (&code.ledger.other_artifact, of_actions) {
        (Some(name), _) => (PaneId::Ledger, name),
        (None, Some(name)) => (PaneId::Actions, name),
        (None, None) => return None,
    };
    let texts = canvas.texts();
    Some(vec![
        Piece::new(Role::Warn, format!("! {}  ", texts.panes[pane as usize])),
        Piece::new(Role::Text, (texts.other_artifact)(&name.one_line())),
    ])
}
