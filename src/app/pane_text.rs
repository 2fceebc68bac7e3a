//! A pane as summary or as JSON instead of laid out.

use super::open_code::{OpenCode, PaneView};
use crate::app::ticket::PaneId;
use crate::domain::{RawJson, TaskSeen};
use crate::present::{Line, Piece, TextLayout, json_lines, wrap_pieces};
use crate::text::{SafeText, sanitize_line, wrap};
use crate::theme::Role;

/// The lines of a pane in a view that isn't the rendered one.
#[must_use]
pub fn pane_lines(
    code: &OpenCode,
    pane: PaneId,
    view: PaneView,
    context: &TextLayout<'_>,
) -> Vec<Line> {
    match view {
        PaneView::Rendered => Vec::new(),
        PaneView::Summary => summary_lines(code, pane, context),
        PaneView::Raw => raw_lines(code, pane, context),
    }
}

fn summary_lines(code: &OpenCode, pane: PaneId, context: &TextLayout<'_>) -> Vec<Line> {
    let texts = context.style.texts();
    let (summary, task, fetched_at) = match pane {
        PaneId::Card => match code.card.answer.value() {
            Some(answer) => (
                answer.summary.as_ref(),
                Some(&answer.task),
                Some(answer.fetched_at),
            ),
            None => (None, None, None),
        },
        PaneId::Actions => match code.actions.answer.value() {
            Some(answer) => (
                answer.summary.as_ref(),
                Some(&answer.task),
                Some(answer.fetched_at),
            ),
            None => (None, None, None),
        },
        PaneId::Ledger => {
            let page = code.ledger.page_of_selected();
            (
                page.and_then(|page| page.summary.as_ref()),
                page.map(|page| &page.task),
                code.ledger.fetched_at,
            )
        }
    };
    let mut lines = Vec::new();
    match summary {
        Some(summary) => {
            for range in wrap(summary.as_str(), context.width, context.width) {
                let line = summary.as_str().get(range).unwrap_or_default();
                lines.push(vec![Piece::new(Role::Text, line.to_owned())]);
            }
        }
        None => wrap_pieces(
            &[Piece::new(Role::Dim, texts.no_summary)],
            0,
            context.width,
            &mut lines,
        ),
    }
    lines.push(Line::new());
    let mut labelled = |label: &str, value: String| {
        wrap_pieces(
            &[
                Piece::new(
                    Role::Dim,
                    crate::text::pad(label, 10.max(crate::text::cells(label))),
                ),
                Piece::new(Role::Text, format!("  {value}")),
            ],
            0,
            context.width,
            &mut lines,
        );
    };
    if let Some(TaskSeen {
        id,
        context_id,
        state,
    }) = task
    {
        for (label, value) in [
            ("state", state.as_deref()),
            ("task", id.as_deref()),
            ("contextId", context_id.as_ref().map(|c| c.0.as_str())),
        ] {
            if let Some(value) = value {
                labelled(label, sanitize_line(value).into_owned());
            }
        }
    }
    if let Some(at) = fetched_at {
        labelled("fetched", context.style.moment(at));
    }
    lines
}

fn raw_lines(code: &OpenCode, pane: PaneId, context: &TextLayout<'_>) -> Vec<Line> {
    let texts = context.style.texts();
    let data = |raw: Option<&RawJson>| {
        raw.map(|raw| json_lines(raw, context.width, texts))
            .unwrap_or_default()
    };
    match pane {
        PaneId::Card => data(code.card.answer.value().map(|answer| &answer.data)),
        PaneId::Actions => data(code.actions.answer.value().map(|answer| &answer.data)),
        PaneId::Ledger => {
            let mut lines = data(code.ledger.record().map(crate::domain::Record::raw));
            if let Some(page) = code.ledger.page_of_selected() {
                lines.push(Line::new());
                lines.push(vec![Piece::new(Role::Strong, texts.page_members)]);
                for (name, value) in &page.others {
                    lines.extend(member_lines(name, value, context));
                }
            }
            lines
        }
    }
}

fn member_lines(name: &SafeText, value: &RawJson, context: &TextLayout<'_>) -> Vec<Line> {
    let mut lines = json_lines(
        value,
        context
            .width
            .saturating_sub(crate::text::cells(&name.one_line()) + 2)
            .max(10),
        context.style.texts(),
    );
    if let Some(first) = lines.first_mut() {
        first.insert(0, Piece::new(Role::Dim, format!("{}: ", name.one_line())));
    }
    lines
}
