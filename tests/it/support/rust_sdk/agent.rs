//! The agent behind the SDK: the entity service as its `AgentExecutor`.

use super::super::DEMO;
use super::answers::{BIG, MESSAGE, PAUSED, SLOW, Told, tell};
use a2a::{
    A2AError, Artifact, Message, Part, PartContent, Role, StreamResponse, Task,
    TaskArtifactUpdateEvent, TaskState, TaskStatus, TaskStatusUpdateEvent, new_artifact_id,
};
use a2a_server::{AgentExecutor, ExecutorContext};
use futures::stream::{self, BoxStream, StreamExt};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tokio::sync::watch;

/// The tasks that somebody has asked for or subscribed to, by id.
pub type LookedAt = BTreeSet<String>;

type Events = BoxStream<'static, Result<StreamResponse, A2AError>>;

/// Answers at once, but for [`SLOW`]: that work ends when somebody has looked at its task.
pub struct EntityAgent {
    pub looked_at: watch::Receiver<LookedAt>,
}

impl AgentExecutor for EntityAgent {
    fn execute(&self, asked: ExecutorContext) -> Events {
        let question = question(asked.message.as_ref().unwrap());
        let told = tell(&question);
        match question["url"].as_str().unwrap_or_default() {
            SLOW => self.slowly(&asked, told.unwrap()),
            MESSAGE => just(StreamResponse::Message(Message {
                context_id: Some(asked.context_id.clone()),
                ..Message::new(Role::Agent, told.unwrap().parts())
            })),
            PAUSED => just(status(&asked, TaskState::AuthRequired, Some("登录后再试"))),
            _ => just(StreamResponse::Task(task(&asked, told))),
        }
    }

    fn cancel(&self, asked: ExecutorContext) -> Events {
        just(status(&asked, TaskState::Canceled, Some("已取消")))
    }
}

impl EntityAgent {
    fn slowly(&self, asked: &ExecutorContext, told: Told) -> Events {
        let mut looked_at = self.looked_at.clone();
        let id = asked.task_id.clone();
        let artifact = StreamResponse::ArtifactUpdate(TaskArtifactUpdateEvent {
            task_id: asked.task_id.clone(),
            context_id: asked.context_id.clone(),
            artifact: told.artifact(),
            append: None,
            last_chunk: Some(true),
            metadata: None,
        });
        let end = [artifact, status(asked, TaskState::Completed, None)];
        let later = stream::once(async move {
            // An error means that the test is over.
            drop(looked_at.wait_for(|ids| ids.contains(&id)).await);
            stream::iter(end)
        });
        stream::iter([status(asked, TaskState::Working, Some("正在查询"))])
            .chain(later.flatten())
            .map(Ok)
            .boxed()
    }
}

fn just(event: StreamResponse) -> Events {
    stream::iter([Ok(event)]).boxed()
}

/// The data part of a message, else a question about the code that its text names.
fn question(message: &Message) -> Value {
    let data = message.parts.iter().find_map(|part| match &part.content {
        PartContent::Data(data) => Some(data.clone()),
        _ => None,
    });
    data.unwrap_or_else(|| {
        let text = message.text().unwrap_or_default();
        let named = [DEMO, BIG].into_iter().find(|code| text.contains(code));
        json!({ "url": named })
    })
}

fn task(asked: &ExecutorContext, told: Result<Told, &'static str>) -> Task {
    let (state, reason, artifacts) = match told {
        Ok(told) => (TaskState::Completed, None, Some(vec![told.artifact()])),
        Err(reason) => (TaskState::Failed, Some(reason), None),
    };
    Task {
        id: asked.task_id.clone(),
        context_id: asked.context_id.clone(),
        status: task_status(asked, state, reason),
        artifacts,
        history: asked.message.clone().map(|message| vec![message]),
        metadata: None,
    }
}

fn status(asked: &ExecutorContext, state: TaskState, said: Option<&str>) -> StreamResponse {
    StreamResponse::StatusUpdate(TaskStatusUpdateEvent {
        task_id: asked.task_id.clone(),
        context_id: asked.context_id.clone(),
        status: task_status(asked, state, said),
        metadata: None,
    })
}

fn task_status(asked: &ExecutorContext, state: TaskState, said: Option<&str>) -> TaskStatus {
    TaskStatus {
        state,
        message: said.map(|said| Message {
            task_id: Some(asked.task_id.clone()),
            context_id: Some(asked.context_id.clone()),
            ..Message::new(Role::Agent, vec![Part::text(said)])
        }),
        timestamp: None,
    }
}

impl Told {
    fn parts(&self) -> Vec<Part> {
        vec![Part::data(self.data.clone()), Part::text(self.summary)]
    }

    fn artifact(&self) -> Artifact {
        Artifact {
            artifact_id: new_artifact_id(),
            name: Some(self.name.to_owned()),
            description: None,
            parts: self.parts(),
            metadata: None,
            extensions: None,
        }
    }
}
