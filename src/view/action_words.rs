//! What an action says of itself in its row.

use super::canvas::Canvas;
use crate::domain::{EntityAction, KnownLabel, Tracked, UsableLink};
use crate::present::Piece;
use crate::text::{cells, pad};
use crate::theme::Role;

/// Authorisation and annotations in a few words each; columns stay aligned while the vocabulary is the known one.
pub(super) fn words(canvas: &Canvas<'_>, action: &EntityAction) -> Vec<Piece> {
    let texts = canvas.texts();
    if action.malformed {
        // It can't be read, which isn't "not tracked"; the neighbours are as they are.
        return vec![Piece::new(
            Role::Warn,
            format!("! {}", texts.common.odd_value),
        )];
    }
    let mut out = Vec::new();
    match &action.human_url {
        UsableLink::Usable(_) => {}
        UsableLink::Untracked => {
            out.push(Piece::new(Role::Warn, format!("! {}", texts.links.no_link)))
        }
        UsableLink::Refused(_, why) => out.push(Piece::new(
            Role::Warn,
            format!("! {}", (texts.links.url_refusal)(why)),
        )),
    }
    if let UsableLink::Usable(url) = &action.human_url {
        let own = canvas.model.code().map(|code| code.link.host());
        if url.host_standing(&canvas.model.options.hosts, own)
            == crate::domain::HostStanding::Foreign
        {
            let kind = url.lookalike(&canvas.model.options.hosts, own);
            let words = (texts.links.host_in_row)(url.host(), kind.as_ref());
            out.push(Piece::new(Role::Warn, format!("! {words}")));
        }
    }
    let words = &texts.actions;
    let wider = |one: &str, other: &str| cells(one).max(cells(other));
    let auth_width = wider(words.needs_auth, words.no_auth);
    let auth = match &action.requires_auth {
        Tracked::Tracked(true) => words.needs_auth.to_owned(),
        Tracked::Tracked(false) => words.no_auth.to_owned(),
        Tracked::Untracked => format!(
            "{} {}",
            (texts.card.label)(KnownLabel::Authorisation),
            canvas.glyphs().untracked
        ),
        Tracked::Unreadable(raw) => format!("! {}", raw.one_line()),
    };
    out.push(Piece::new(
        Role::Dim,
        pad(&auth, auth_width.max(cells(&auth))),
    ));
    if let Tracked::Tracked(readonly) = action.readonly {
        let width = wider(words.writes, words.only_reads);
        let writing = if readonly {
            words.only_reads
        } else {
            words.writes
        };
        out.push(Piece::new(Role::Dim, pad(writing, width)));
    }
    if action.destructive == Tracked::Tracked(true) {
        out.push(Piece::new(Role::Bad, texts.actions.destroys));
    }
    match action.idempotent.shown() {
        Some(kind) if kind.as_str() == "by_request_key" => {
            out.push(Piece::new(Role::Dim, texts.actions.once_per_key))
        }
        Some(kind) => {
            let words = format!(
                "{} {}",
                (texts.card.label)(KnownLabel::Repeat),
                kind.one_line()
            );
            out.push(Piece::new(Role::Dim, words));
        }
        None => {}
    }
    match action.confirm.shown() {
        Some(kind) if kind.as_str() != "none" => out.push(Piece::new(
            Role::Dim,
            (texts.actions.confirm)(&kind.one_line()),
        )),
        _ => {}
    }
    out
}
