//! What the text of an object depends on besides the object.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::domain::{BlockName, KnownLabel, Skill};
use crate::i18n::{Lang, Texts, local, zone_name};
use crate::text::{cells, sanitize_line};
use crate::theme::Glyphs;

/// Between things on one line.
pub(crate) const GAP: &str = "  ";

/// Language, time and marks of the text.
#[derive(Clone, Debug)]
pub(crate) struct TextStyle {
    /// The language of our own words.
    pub lang: Lang,
    /// The zone of moments.
    pub zone: TimeZone,
    /// The present, for ages and for dates without their year.
    pub now: Timestamp,
    /// The marks.
    pub glyphs: Glyphs,
}

impl TextStyle {
    pub(crate) const fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }

    /// "Not tracked", with its mark.
    pub(crate) fn untracked(&self) -> String {
        format!(
            "{} {}",
            self.glyphs.untracked,
            self.texts().common.untracked
        )
    }

    /// A text of the service's on one line, or that there is none.
    pub(crate) fn sent(&self, text: Option<&str>) -> String {
        text.map_or_else(|| self.untracked(), |text| sanitize_line(text).into_owned())
    }

    /// `2026-06-21 09:49:36 UTC+8`.
    pub(crate) fn moment(&self, at: Timestamp) -> String {
        format!("{} {}", local(at, &self.zone), zone_name(at, &self.zone))
    }
}

/// The columns of labels that there are. Their cells are measured from the words of the language; a longer label pushes its own value.
#[derive(Clone, Copy)]
pub(crate) enum LabelCells {
    /// The card: as wide as the documented names of its blocks and members.
    Card,
    /// A record or an action, whole: as wide as what is promised of an action.
    Detail,
    /// What the inspector shows: a cell more than our longest, and never less than the id of a skill.
    Inspector,
}

impl LabelCells {
    /// The cells in that language.
    pub(crate) fn of(self, lang: Lang) -> usize {
        let texts = lang.texts();
        let labels =
            |labels: &[KnownLabel]| widest(labels.iter().map(|it| (texts.card.label)(*it)));
        match self {
            Self::Card => labels(&[
                KnownLabel::ThingId,
                KnownLabel::IdScheme,
                KnownLabel::HistoryCount,
            ])
            .max(widest(
                [BlockName::Properties, BlockName::Binding]
                    .iter()
                    .map(texts.card.block),
            )),
            Self::Detail => labels(&[
                KnownLabel::Authorisation,
                KnownLabel::Destroys,
                KnownLabel::Repeat,
                KnownLabel::Confirmation,
            ]),
            Self::Inspector => {
                let (task, card) = (&texts.inspector.task_labels, &texts.agent_card);
                let own = widest([
                    task.conversation,
                    task.since,
                    task.changed,
                    card.documentation,
                ]);
                let skill = cells(Skill::ListActions.id());
                skill.max(own + 1)
            }
        }
    }
}

fn widest<'a>(words: impl IntoIterator<Item = &'a str>) -> usize {
    words.into_iter().map(cells).max().unwrap_or(0)
}
