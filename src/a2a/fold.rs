//! Putting a task together from the events of a stream.

use super::{Artifact, ArtifactUpdate, Message, StatusUpdate, StreamEvent, Task};

impl Task {
    /// Applies an event; `false` if it says nothing about this task (another task's, a message, an error), which then is unchanged.
    /// [`Task::default`] takes any task's events, until it has an id.
    pub(crate) fn fold(&mut self, event: StreamEvent) -> bool {
        match event {
            StreamEvent::Task(task) if self.accepts(task.id.as_deref()) => *self = *task,
            StreamEvent::StatusUpdate(update) if self.accepts(update.task_id.as_deref()) => {
                self.fold_status(update);
            }
            StreamEvent::ArtifactUpdate(update) if self.accepts(update.task_id.as_deref()) => {
                self.fold_artifact(update);
            }
            _ => return false,
        }
        true
    }

    fn accepts(&self, id: Option<&str>) -> bool {
        match (self.id.as_deref(), id) {
            (Some(own), Some(other)) => own == other,
            _ => true,
        }
    }

    fn take_ids(&mut self, id: Option<String>, context_id: Option<String>) {
        self.id = self.id.take().or(id);
        self.context_id = self.context_id.take().or(context_id);
    }

    fn fold_status(&mut self, update: StatusUpdate) {
        self.take_ids(update.task_id, update.context_id);
        // What the agent said before isn't lost: SDKs move it into the history as well.
        if let Some(said) = self.status.message.take()
            && !self.has_in_history(&said)
        {
            self.history.push(said);
        }
        self.status = update.status;
        self.metadata = update.metadata.or_else(|| self.metadata.take());
        self.sent.push(update.sent);
    }

    fn has_in_history(&self, said: &Message) -> bool {
        self.history
            .iter()
            .any(|message| message.message_id.is_some() && message.message_id == said.message_id)
    }

    fn fold_artifact(&mut self, update: ArtifactUpdate) {
        self.take_ids(update.task_id, update.context_id);
        let artifact = update.artifact;
        let same = self
            .artifacts
            .iter_mut()
            .rev()
            .find(|known| known.artifact_id == artifact.artifact_id);
        match same {
            // Without an id nothing says that it is the same one, unless it is said to go on.
            Some(known) if update.append => append(known, artifact),
            Some(known) if artifact.artifact_id.is_some() => *known = artifact,
            _ => self.artifacts.push(artifact),
        }
        self.sent.push(update.sent);
    }
}

fn append(known: &mut Artifact, more: Artifact) {
    known.parts.extend(more.parts);
    known.name = known.name.take().or(more.name);
    known.description = known.description.take().or(more.description);
    known.metadata = more.metadata.or_else(|| known.metadata.take());
    for extension in more.extensions {
        if !known.extensions.contains(&extension) {
            known.extensions.push(extension);
        }
    }
}
