//! The message row.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::failure;
use crate::app::Notice;
use crate::domain::{Age, CopyOutcome, CopyUrl, HostStanding, LoadError, PaneId};
use crate::i18n::age;
use crate::theme::{Line, Piece, Role};

/// Draws the message row, if there is something to say.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect) {
    let line = match &canvas.model.notice {
        Some(notice) => words(canvas, notice),
        None => match stale(canvas).or_else(|| misnamed(canvas)) {
            Some(line) => line,
            None => return,
        },
    };
    let style = canvas.theme.over();
    canvas.clear(area);
    canvas.ground(area, style);
    canvas.line(area.x + 1, area.y, area.width.saturating_sub(2), &line);
}

fn words(canvas: &Canvas<'_>, notice: &Notice) -> Line {
    let texts = canvas.texts();
    match notice {
        Notice::Copy {
            link,
            standing,
            outcome,
            ..
        } => copy(canvas, link, *standing, outcome.as_ref()),
        Notice::Cancelled => vec![Piece::new(Role::Text, texts.cancelled)],
        Notice::Attention(words) => vec![
            Piece::new(Role::Warn, "! "),
            Piece::new(Role::Text, words.clone()),
        ],
        Notice::Remark(words) => vec![Piece::new(Role::Text, words.clone())],
    }
}

fn copy(
    canvas: &Canvas<'_>,
    link: &CopyUrl,
    standing: HostStanding,
    outcome: Option<&CopyOutcome>,
) -> Line {
    let texts = canvas.texts();
    let url = || Piece::new(Role::Text, link.as_str().to_owned());
    let nothing = || Piece::new(Role::Dim, texts.nothing_executed);
    let attention =
        |words: String| vec![Piece::new(Role::Warn, "! "), Piece::new(Role::Text, words)];
    let mut line = match outcome {
        None => vec![Piece::new(Role::Dim, texts.copying), Piece::gap(2), url()],
        Some(CopyOutcome::Confirmed) => {
            vec![
                Piece::new(
                    Role::Ok,
                    format!("{} {}", canvas.glyphs().pass, texts.copied),
                ),
                Piece::gap(2),
                url(),
                Piece::gap(2),
                nothing(),
            ]
        }
        Some(CopyOutcome::SentToTerminal) => vec![
            Piece::new(Role::Text, texts.sent_to_terminal),
            Piece::gap(2),
            url(),
            Piece::gap(2),
            nothing(),
        ],
        Some(CopyOutcome::TooLong { bytes, limit }) => {
            attention((texts.copy_too_long)(*bytes, *limit))
        }
        Some(CopyOutcome::Off) => vec![
            Piece::new(Role::Warn, "! "),
            Piece::new(Role::Text, texts.copy_off),
            Piece::gap(2),
            url(),
            Piece::gap(2),
            nothing(),
        ],
        Some(CopyOutcome::NoWay) => vec![
            Piece::new(Role::Warn, "! "),
            Piece::new(Role::Text, texts.copy_no_way),
            Piece::gap(2),
            url(),
            Piece::gap(2),
            nothing(),
        ],
        Some(CopyOutcome::Failed { reason, .. }) => {
            attention((texts.copy_failed)(&reason.one_line()))
        }
    };
    if standing == HostStanding::Foreign {
        // Said first, so that it is never the part that is cut.
        line.insert(
            0,
            Piece::new(
                Role::Warn,
                format!("! {}  ", (texts.host_foreign)(link.host())),
            ),
        );
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
        Piece::new(Role::Dim, failure::words(canvas, error).unwrap_or_default()),
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
