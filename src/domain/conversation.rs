//! Which conversation a question about a code belongs to.

use super::answer::{ContextId, TaskSeen};
use super::query::Skill;

/// The conversations of one code at one endpoint. Nothing of it may go to another code or endpoint, so it ends with the code.
///
/// The first questions carry no id. Later ones carry that of the get_entity answer, or where that gave none, the one of the same
/// skill's last answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Conversation {
    entity: Option<ContextId>,
    records: Option<ContextId>,
    actions: Option<ContextId>,
}

impl Conversation {
    /// One that began before, by an answer of get_entity.
    #[must_use]
    pub(crate) fn continuing(entity: Option<ContextId>) -> Self {
        Self {
            entity,
            ..Self::default()
        }
    }

    /// The id that the next question of that skill carries.
    #[must_use]
    pub(crate) fn context_for(&self, skill: Skill) -> Option<&ContextId> {
        let own = match skill {
            Skill::GetEntity => &self.entity,
            Skill::GetRecords => &self.records,
            Skill::ListActions => &self.actions,
        };
        self.entity.as_ref().or(own.as_ref())
    }

    /// Takes the id of an answer; one without an id changes nothing.
    pub(crate) fn answered(&mut self, skill: Skill, task: &TaskSeen) {
        if let Some(context) = &task.context_id {
            let own = match skill {
                Skill::GetEntity => &mut self.entity,
                Skill::GetRecords => &mut self.records,
                Skill::ListActions => &mut self.actions,
            };
            *own = Some(context.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(context: &str) -> TaskSeen {
        TaskSeen {
            context_id: (!context.is_empty()).then(|| ContextId(context.to_owned())),
            ..TaskSeen::default()
        }
    }

    #[test]
    fn the_entitys_goes_before_the_skills_own() {
        let mut conversation = Conversation::default();
        let carried = |conversation: &Conversation| {
            [Skill::GetEntity, Skill::GetRecords, Skill::ListActions]
                .map(|skill| conversation.context_for(skill).map(|it| it.0.clone()))
        };
        assert_eq!(carried(&conversation), [None, None, None]);
        conversation.answered(Skill::GetRecords, &answer("r"));
        conversation.answered(Skill::ListActions, &answer(""));
        assert_eq!(carried(&conversation), [None, Some("r".to_owned()), None]);
        conversation.answered(Skill::GetEntity, &answer("e"));
        conversation.answered(Skill::GetEntity, &answer(""));
        assert_eq!(
            carried(&conversation),
            [(); 3].map(|()| Some("e".to_owned()))
        );
    }
}
