//! Waiting on for a task that was still being worked on when the wait for it had reached its limit.

use crate::app::effect::Effect;
use crate::app::ledger::paged_list::Tail;
use crate::app::model::Model;
use crate::app::ticket::PaneId;
use crate::domain::Skill;

/// Waits on for the focused pane's task, if it has one that isn't finished. No new question is asked.
pub(in crate::app) fn wait_on(model: &mut Model) -> Vec<Effect> {
    let (now, ticket) = (model.now, model.next_ticket());
    let Some(code) = model.code_mut() else {
        return Vec::new();
    };
    let Some(task) = code.unfinished_task(code.focus).map(str::to_owned) else {
        return Vec::new();
    };
    let skill = match code.focus {
        PaneId::Card => {
            code.card.answer.begin(ticket, now);
            Skill::GetEntity
        }
        PaneId::Ledger => {
            let Tail::Failed { token, .. } = code.ledger.list.tail() else {
                return Vec::new();
            };
            let token = token.clone();
            code.ledger.leave_error_row();
            code.ledger.begin(ticket, token, now);
            Skill::GetRecords
        }
        PaneId::Actions => {
            code.actions.answer.begin(ticket, now);
            Skill::ListActions
        }
    };
    code.version += 1;
    vec![Effect::WaitOn {
        ticket,
        task,
        skill,
    }]
}
