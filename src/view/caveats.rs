//! What has to be known of the answers in sight: old, of another code, under another name.

use jiff::Timestamp;

use super::canvas::Canvas;
use crate::app::PaneId;
use crate::domain::{Age, LoadError, answered_for_another};
use crate::present::{Line, Piece, wanted_wait};
use crate::theme::Role;

/// Old content in sight because the last try failed: why, and how old it is.
pub(super) fn stale(canvas: &Canvas<'_>) -> Option<Line> {
    let model = canvas.model;
    let code = model.code()?;
    let texts = canvas.texts();
    let panes = PaneId::ALL.into_iter();
    let failed: Vec<(PaneId, (&LoadError, Timestamp))> = panes
        .filter_map(|pane| Some((pane, code.pane(pane).outdated()?)))
        .collect();
    // Where they differ the one that the person looks at speaks, and says whose it is.
    let (pane, (error, then)) = failed
        .iter()
        .find(|(pane, _)| *pane == code.focus)
        .or(failed.first())?;
    let is_of_all = failed.len() == 3 && failed.iter().all(|(_, (other, _))| other == error);
    let whose = if is_of_all {
        String::new()
    } else {
        format!("{}{}", pane.name(texts), texts.common.colon)
    };
    Some(vec![
        Piece::new(
            Role::WarnChip,
            format!(
                " ! {whose}{}{} ",
                (texts.errors.error)(&error.kind),
                wanted_wait(error, &canvas.text_style())
            ),
        ),
        Piece::gap(2),
        Piece::new(
            Role::Text,
            (texts.panes.old_content)(&(model.lang.texts().time.age)(Age::between(
                *then, model.now,
            ))),
        ),
        Piece::gap(2),
        // A failed task always comes with the service's own reason (docs/rules.md#words).
        Piece::new(Role::Dim, texts.their_words(error).unwrap_or_default()),
    ])
}

/// The ledger's or the actions' data name another code than the one on the screen; the card says so itself.
pub(super) fn elsewhere(canvas: &Canvas<'_>) -> Option<Line> {
    let code = canvas.model.code()?;
    let hosts = &canvas.model.options.hosts;
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
        Piece::new(Role::Warn, format!("! {}  ", pane.name(texts))),
        Piece::new(Role::Text, (texts.card.other_code)(&uri.one_line())),
    ])
}

/// The ledger's or the actions' data came under another artifact name than expected; the card says so itself.
pub(super) fn misnamed(canvas: &Canvas<'_>) -> Option<Line> {
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
        Piece::new(Role::Warn, format!("! {}  ", pane.name(texts))),
        Piece::new(Role::Text, (texts.card.other_artifact)(&name.one_line())),
    ])
}
