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
        return vec![Piece::new(Role::Warn, format!("! {}", texts.odd_value))];
    }
    let mut out = Vec::new();
    match &action.human_url {
        UsableLink::Usable(_) => {}
        UsableLink::Untracked => out.push(Piece::new(Role::Warn, format!("! {}", texts.no_link))),
        UsableLink::Refused(_, why) => out.push(Piece::new(
            Role::Warn,
            format!("! {}", (texts.url_refusal)(why)),
        )),
    }
    if let UsableLink::Usable(url) = &action.human_url {
        let own = canvas.model.code().map(|code| code.link.host());
        if url.host_standing(&canvas.model.around.hosts, own)
            == crate::domain::HostStanding::Foreign
        {
            let kind = url.lookalike(&canvas.model.around.hosts, own);
            let words = (texts.host_in_row)(url.host(), kind.as_ref());
            out.push(Piece::new(Role::Warn, format!("! {words}")));
        }
    }
    let auth_width = texts.auth.iter().map(|word| cells(word)).max().unwrap_or(0);
    let auth = match &action.requires_auth {
        Tracked::Tracked(needed) => texts.auth[usize::from(!*needed)].to_owned(),
        Tracked::Untracked => format!(
            "{} {}",
            (texts.label)(KnownLabel::Authorisation),
            canvas.glyphs().untracked
        ),
        Tracked::Unreadable(raw) => format!("! {}", raw.one_line()),
    };
    out.push(Piece::new(
        Role::Dim,
        pad(&auth, auth_width.max(cells(&auth))),
    ));
    if let Tracked::Tracked(readonly) = action.readonly {
        let width = texts
            .writes
            .iter()
            .map(|word| cells(word))
            .max()
            .unwrap_or(0);
        out.push(Piece::new(
            Role::Dim,
            pad(texts.writes[usize::from(readonly)], width),
        ));
    }
    if action.destructive == Tracked::Tracked(true) {
        out.push(Piece::new(Role::Bad, texts.destroys[0]));
    }
    match action.idempotent.shown() {
        Some(kind) if kind.as_str() == "by_request_key" => {
            out.push(Piece::new(Role::Dim, texts.once_per_key[0]))
        }
        Some(kind) => {
            let words = format!("{} {}", (texts.label)(KnownLabel::Repeat), kind.one_line());
            out.push(Piece::new(Role::Dim, words));
        }
        None => {}
    }
    match action.confirm.shown() {
        Some(kind) if kind.as_str() != "none" => {
            out.push(Piece::new(Role::Dim, (texts.confirm)(&kind.one_line())))
        }
        _ => {}
    }
    out
}
