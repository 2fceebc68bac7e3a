//! A pane as summary or as JSON instead of laid out.

use super::open_code::OpenCode;
use crate::app::pane::PaneView;
use crate::app::ticket::PaneId;
use crate::domain::{RawJson, TaskSeen};
use crate::present::{Document, Line, Piece, TextStyle, json_lines};
use crate::text::{SafeText, sanitize_line};
use crate::theme::Role;

/// Cells of the label column of a summary.
const SUMMARY_LABELS: usize = 10;

/// The lines of a pane in a view that isn't the rendered one.
#[must_use]
pub(crate) fn pane_lines(
    code: &OpenCode,
    pane: PaneId,
    view: PaneView,
    width: usize,
    style: &TextStyle,
) -> Vec<Line> {
    match view {
        PaneView::Rendered => Vec::new(),
        PaneView::Summary => summary_lines(code, pane, width, style),
        PaneView::Raw => raw_lines(code, pane, width, style),
    }
}

fn summary_lines(code: &OpenCode, pane: PaneId, width: usize, style: &TextStyle) -> Vec<Line> {
    let (summary, task) = match pane {
        PaneId::Card => {
            let answer = code.card.answer.value();
            answer.map(|it| (it.summary.as_ref(), &it.task))
        }
        PaneId::Actions => {
            let answer = code.actions.answer.value();
            answer.map(|it| (it.summary.as_ref(), &it.task))
        }
        PaneId::Ledger => {
            let page = code.ledger.page_of_selected();
            page.map(|it| (it.summary.as_ref(), &it.task))
        }
    }
    .unzip();
    let mut document = Document::new(style, SUMMARY_LABELS);
    match summary.flatten() {
        Some(summary) => document.quotation(summary.as_str()),
        None => document.prose(Role::Dim, style.texts().card.no_summary),
    }
    document.space();
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
                document.pair(label, &sanitize_line(value));
            }
        }
    }
    if let Some(at) = code.pane(pane).fetched_at() {
        document.pair("fetched", &style.moment(at));
    }
    document.lines(width)
}

fn raw_lines(code: &OpenCode, pane: PaneId, width: usize, style: &TextStyle) -> Vec<Line> {
    let texts = style.texts();
    let data = |raw: Option<&RawJson>| {
        raw.map(|raw| json_lines(raw, width, texts))
            .unwrap_or_default()
    };
    match pane {
        PaneId::Card => data(code.card.answer.value().map(|answer| &answer.data)),
        PaneId::Actions => data(code.actions.answer.value().map(|answer| &answer.data)),
        PaneId::Ledger => {
            let mut lines = data(code.ledger.record().map(crate::domain::Record::raw));
            if let Some(page) = code.ledger.page_of_selected() {
                lines.push(Line::new());
                lines.push(vec![Piece::new(Role::Strong, texts.panes.page_members)]);
                for (name, value) in &page.others {
                    lines.extend(member_lines(name, value, width, style));
                }
            }
            lines
        }
    }
}

fn member_lines(name: &SafeText, value: &RawJson, width: usize, style: &TextStyle) -> Vec<Line> {
    let mut lines = json_lines(
        value,
        width
            .saturating_sub(crate::text::cells(&name.one_line()) + 2)
            .max(10),
        style.texts(),
    );
    if let Some(first) = lines.first_mut() {
        first.insert(0, Piece::new(Role::Dim, format!("{}: ", name.one_line())));
    }
    lines
}
