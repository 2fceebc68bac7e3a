//! The states of a task.

use super::Version;

/// The state of a task (docs/protocol.md#a2a-10); anything the vocabulary doesn't have keeps its own name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum TaskState {
    /// Unknown or not said: 0.3 calls it `unknown`, and JSON made from protocol buffers leaves it out.
    #[default]
    Unspecified,
    /// Accepted, not begun.
    Submitted,
    /// Being worked on.
    Working,
    /// Ended, with an answer.
    Completed,
    /// Ended, with a reason.
    Failed,
    /// Ended before it was done.
    Canceled,
    /// Waits for more from the user.
    InputRequired,
    /// Ended: the agent decided not to do it.
    Rejected,
    /// Waits for an authorisation.
    AuthRequired,
    /// Another state, by the name it was sent under.
    Other(String),
}

impl TaskState {
    /// Reads a state in the form of 0.3 (`input-required`) or of 1.0 (`TASK_STATE_INPUT_REQUIRED`), with both spellings of cancelled.
    #[must_use]
    pub(crate) fn read(sent: &str) -> Self {
        let word = sent.trim().to_ascii_lowercase().replace('_', "-");
        match word.strip_prefix("task-state-").unwrap_or(&word) {
            "" | "unspecified" | "unknown" => Self::Unspecified,
            "submitted" => Self::Submitted,
            "working" => Self::Working,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "canceled" | "cancelled" => Self::Canceled,
            "input-required" => Self::InputRequired,
            "rejected" => Self::Rejected,
            "auth-required" => Self::AuthRequired,
            _ => Self::Other(sent.to_owned()),
        }
    }

    /// Whether nothing more will happen to the task.
    #[must_use]
    pub(crate) const fn is_terminal(&self) -> bool {
        matches!(
            self,
            Self::Completed | Self::Failed | Self::Canceled | Self::Rejected
        )
    }

    /// Whether the agent is at it, so that asking again later makes sense.
    #[must_use]
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self, Self::Submitted | Self::Working)
    }

    /// Whether the task waits for something that this program can't give.
    #[must_use]
    pub(crate) const fn is_paused(&self) -> bool {
        matches!(self, Self::InputRequired | Self::AuthRequired)
    }

    /// The short name, as 0.3 writes it.
    #[must_use]
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Unspecified => "unknown",
            Self::Submitted => "submitted",
            Self::Working => "working",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Canceled => "canceled",
            Self::InputRequired => "input-required",
            Self::Rejected => "rejected",
            Self::AuthRequired => "auth-required",
            Self::Other(sent) => sent,
        }
    }

    /// The long name, as 1.0 and HTTP+JSON write it; 0.3 has two L in cancelled.
    #[must_use]
    pub(crate) fn long_name(&self, version: Version) -> &str {
        match self {
            Self::Unspecified => "TASK_STATE_UNSPECIFIED",
            Self::Submitted => "TASK_STATE_SUBMITTED",
            Self::Working => "TASK_STATE_WORKING",
            Self::Completed => "TASK_STATE_COMPLETED",
            Self::Failed => "TASK_STATE_FAILED",
            Self::Canceled => match version {
                Version::V03 => "TASK_STATE_CANCELLED",
                Version::V10 => "TASK_STATE_CANCELED",
            },
            Self::InputRequired => "TASK_STATE_INPUT_REQUIRED",
            Self::Rejected => "TASK_STATE_REJECTED",
            Self::AuthRequired => "TASK_STATE_AUTH_REQUIRED",
            Self::Other(sent) => sent,
        }
    }
}
