//! What the inspector asks the service for, on the person's word only: a task again, the service's tasks, its agent card.

use super::{InspectorTab, Reread};
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::domain::{ContextId, Skill};

impl Model {
    pub(super) fn reread(&mut self) -> Vec<Effect> {
        match self.inspector.tab {
            InspectorTab::Tasks => self.reread_task(),
            InspectorTab::ServiceTasks if self.inspector.opened => self.reread_task(),
            InspectorTab::ServiceTasks => self.list_service_tasks(false),
            InspectorTab::Card => self.read_agent_card(),
            InspectorTab::Traffic | InspectorTab::About => Vec::new(),
        }
    }

    pub(super) fn reread_task(&mut self) -> Vec<Effect> {
        let (ticket, since) = (self.next_ticket(), self.now);
        let inspector = &mut self.inspector;
        let (id, reread) = if inspector.tab == InspectorTab::Tasks {
            let key = inspector.chosen_key();
            let Some(task) = key.and_then(|key| inspector.tasks.get_mut(key)) else {
                return Vec::new();
            };
            (task.task.id.clone(), &mut task.reread)
        } else {
            let id = inspector.service.task().and_then(|task| task.id.clone());
            (id, &mut inspector.service.reread)
        };
        let Some(id) = id else {
            let words = self.texts().inspector.task_no_id.to_owned();
            self.notice = Some(Notice::Attention(words));
            return Vec::new();
        };
        if reread.awaited().is_some() {
            return Vec::new();
        }
        *reread = Reread::Asked { ticket, since };
        vec![Effect::ReadTask { ticket, id }]
    }

    /// Asks for the service's tasks: the first page, or the next one.
    pub(super) fn list_service_tasks(&mut self, next: bool) -> Vec<Effect> {
        if self.inspector.service.listing.awaited().is_some() {
            return Vec::new();
        }
        let ticket = self.next_ticket();
        let since = self.now;
        let service = &mut self.inspector.service;
        let filter = service.filter(next);
        service.listing.begin(ticket, since);
        vec![Effect::ListTasks { ticket, filter }]
    }

    /// Narrows the service's tasks to the next state. What was listed doesn't fit any more; nothing is asked before the person says so.
    pub(super) fn filter_by_state(&mut self) -> Vec<Effect> {
        let given_up = self.forget_service_tasks();
        self.inspector.service.next_state();
        given_up
    }

    fn forget_service_tasks(&mut self) -> Vec<Effect> {
        let service = &mut self.inspector.service;
        let asked = service.listing.awaited();
        service.clear();
        asked.into_iter().map(Effect::Abandon).collect()
    }

    /// Narrows the service's tasks to the chosen one's conversation, else to the open code's; or to none again.
    pub(super) fn filter_by_context(&mut self) -> Vec<Effect> {
        let of_code = self
            .code()
            .and_then(|code| code.conversation.context_for(Skill::GetEntity).cloned());
        let service = &mut self.inspector.service;
        let chosen = service.task().and_then(|task| task.context_id.clone());
        let context = match service.context {
            Some(_) => None,
            None => chosen.map(ContextId).or(of_code),
        };
        if context.is_none() && service.context.is_none() {
            let words = self.texts().inspector.no_context.to_owned();
            self.notice = Some(Notice::Attention(words));
            return Vec::new();
        }
        service.context = context;
        self.forget_service_tasks()
    }

    pub(super) fn read_agent_card(&mut self) -> Vec<Effect> {
        if self.inspector.card.awaited().is_some() {
            return Vec::new();
        }
        let ticket = self.next_ticket();
        self.inspector.card.begin(ticket, self.now);
        vec![Effect::ReadAgentCard { ticket }]
    }
}
