//! The head line or lines: documented facts only, taken by weight as long as they fit.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use crate::app::{Head, OpenCode};
use crate::domain::Age;
use crate::i18n::thousands;
use crate::present::result_mark;
use crate::present::{Line, Piece, line_width};
use crate::theme::Role;

/// Draws the head.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, code: &OpenCode) {
    let head = Head::of(code);
    let (x, right) = (area.x + 1, area.right().saturating_sub(1));
    let name = name_line(canvas, &head, code, area.height > 1);
    if area.height > 1 {
        // Where the link stands for the name it isn't said twice.
        let link: Line = match head.card.name {
            Some(_) => vec![Piece::new(Role::Dim, code.link.short().to_owned())],
            None => Line::new(),
        };
        let link_x = canvas.right_aligned(x, right, area.y, &link);
        canvas.line(x, area.y, link_x.saturating_sub(x + 2), &name);
        let room = usize::from(right.saturating_sub(x));
        let facts = facts(canvas, &head, room, true);
        canvas.line(x, area.y + 1, right.saturating_sub(x), &facts);
    } else {
        let room = usize::from(right.saturating_sub(x));
        let shown = line_width(&name).min(room / 2);
        let left = shown + 2;
        let facts = facts(canvas, &head, room.saturating_sub(left), false);
        // Half the line for the name, and all of it where there is nothing else to say.
        let shown = if facts.is_empty() { room } else { shown };
        canvas.line(x, area.y, u16::try_from(shown).unwrap_or(0), &name);
        let left = x + u16::try_from(left).unwrap_or(0);
        canvas.line(left, area.y, right.saturating_sub(left), &facts);
    }
}

fn name_line(canvas: &Canvas<'_>, head: &Head, code: &OpenCode, roomy: bool) -> Line {
    let texts = canvas.texts();
    let mut line = match (&head.card.name, head.has_card) {
        (Some(name), _) => vec![Piece::new(Role::Strong, name.one_line().into_owned())],
        (None, true) => match &head.summary {
            // Without a known name the link stands first and the service's summary is quoted.
            Some(summary) if roomy => vec![
                Piece::new(Role::Strong, code.link.short().to_owned()),
                Piece::gap(3),
                Piece::new(Role::Dim, texts.quoted(&summary.one_line())),
            ],
            Some(summary) => vec![
                Piece::new(Role::Strong, code.link.short().to_owned()),
                Piece::gap(2),
                Piece::new(
                    Role::Dim,
                    format!(
                        "{}{}{}",
                        texts.common.open_quote,
                        summary.one_line(),
                        texts.common.close_quote
                    ),
                ),
            ],
            None => vec![
                Piece::new(Role::Strong, code.link.short().to_owned()),
                Piece::gap(2),
                Piece::new(
                    Role::Dim,
                    format!(
                        "{} {}",
                        canvas.glyphs().untracked,
                        texts.common.name_untracked
                    ),
                ),
            ],
        },
        (None, false) => vec![Piece::new(Role::Strong, code.link.short().to_owned())],
    };
    if let Some(organisation) = head.card.organisation.as_ref().filter(|_| roomy) {
        line.push(Piece::gap(3));
        line.push(Piece::new(Role::Dim, organisation.one_line().into_owned()));
    }
    line
}

/// Facts in their order, chosen by weight: states, known failures, last record, actions.
fn facts(canvas: &Canvas<'_>, head: &Head, room: usize, roomy: bool) -> Line {
    let states = states(canvas, head, roomy);
    let failures = failures(canvas, head);
    let last = last(canvas, head, roomy);
    let last_short = last_short(canvas, head);
    let actions = head.actions.map(|count| {
        vec![
            Piece::new(Role::Dim, format!("{} ", canvas.texts().card.head_actions)),
            Piece::new(Role::Text, thousands(count as u64)),
        ]
    });
    let gap = if roomy { 4 } else { 2 };
    let mut chosen: [Option<Line>; 4] = [None, None, None, None];
    let mut used = 0;
    for (place, candidates) in [
        (0, [states, None]),
        (2, [failures, None]),
        (1, [last, last_short]),
        (3, [actions, None]),
    ] {
        for candidate in candidates.into_iter().flatten() {
            let wide = line_width(&candidate) + if used > 0 { gap } else { 0 };
            if used + wide <= room {
                used += wide;
                if let Some(slot) = chosen.get_mut(place) {
                    *slot = Some(candidate);
                }
                break;
            }
        }
    }
    let mut line = Line::new();
    for fact in chosen.into_iter().flatten() {
        if !line.is_empty() {
            line.push(Piece::gap(gap));
        }
        line.extend(fact);
    }
    if line.is_empty() && head.has_card && roomy {
        line.push(Piece::new(Role::Dim, canvas.texts().card.nothing_to_sum_up));
    }
    line
}

fn states(canvas: &Canvas<'_>, head: &Head, roomy: bool) -> Option<Line> {
    let mut line = Line::new();
    for state in head.card.states.iter().take(3) {
        if !line.is_empty() {
            line.push(Piece::gap(3));
        }
        if let Some(label) = state
            .label
            .as_ref()
            .filter(|_| roomy && head.card.states.len() > 1)
        {
            line.push(Piece::new(Role::Dim, format!("{} ", label.one_line())));
        }
        line.push(Piece::new(Role::Dim, format!("{} ", canvas.glyphs().other)));
        line.push(Piece::new(
            Role::Strong,
            state.value.one_line().into_owned(),
        ));
    }
    (!line.is_empty()).then_some(line)
}

fn failures(canvas: &Canvas<'_>, head: &Head) -> Option<Line> {
    (!head.failures.is_empty()).then(|| {
        vec![Piece::new(
            Role::Bad,
            format!(
                "! {}",
                (canvas.texts().card.known_failures)(head.failures.len())
            ),
        )]
    })
}

fn last_short(canvas: &Canvas<'_>, head: &Head) -> Option<Line> {
    last(canvas, head, false)
}

fn last(canvas: &Canvas<'_>, head: &Head, roomy: bool) -> Option<Line> {
    let last = head.last.as_ref()?;
    let texts = canvas.texts();
    let model = canvas.model;
    let introduced = if last.from_card {
        texts.card.last_record_card
    } else {
        texts.card.last_record
    };
    let mut line = vec![Piece::new(Role::Dim, introduced)];
    let instant = last.fields.at.value().and_then(|at| at.instant);
    if let Some(instant) = instant {
        let (date, time) =
            model
                .lang
                .texts()
                .time
                .list_time(instant, model.now, &model.options.zone);
        line.push(Piece::new(
            Role::Text,
            format!(" {}", format!("{date} {time}").trim_end()),
        ));
    }
    if let Some(kind) = last.fields.kind_words().filter(|_| roomy) {
        line.push(Piece::new(Role::Text, format!(" {}", kind.one_line())));
    }
    let (mark, role) = result_mark(last.fields.result_class(), &canvas.glyphs());
    line.push(Piece::new(role, format!(" {mark}")));
    if roomy {
        let words = last.fields.result_words().map_or_else(
            || texts.common.untracked.to_owned(),
            |words| words.one_line().into_owned(),
        );
        line.push(Piece::new(
            if role == Role::Bad {
                Role::Bad
            } else {
                Role::Text
            },
            format!(" {words}"),
        ));
        if let Some(instant) = instant {
            line.push(Piece::new(
                Role::Dim,
                format!(
                    "  {}",
                    (model.lang.texts().time.age)(Age::between(instant, model.now))
                ),
            ));
        }
    }
    Some(line)
}
