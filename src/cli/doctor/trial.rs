//! Trying the system clipboard, as the first copy of the explorer would.

use std::time::Duration;

use tokio::time::timeout;

use crate::clipboard::{ClipboardChoice, ClipboardSurroundings, plan, try_to_open};
use crate::domain::{CopyFault, CopyWay};

/// The longest wait for the clipboard, that of the explorer.
const LIMIT: Duration = Duration::from_secs(1);

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Trial {
    /// No copy would go that way.
    NotTried,
    /// It could be opened.
    Opened,
    /// It couldn't.
    Failed(CopyFault),
}

/// Opens the system clipboard if a copy would go there first; nothing is copied.
pub(super) async fn trial(choice: ClipboardChoice, around: &ClipboardSurroundings) -> Trial {
    if !plan(choice, around).contains(&CopyWay::Native) {
        return Trial::NotTried;
    }
    if !around.has_native() {
        return Trial::Failed(CopyFault::NoDisplay);
    }
    match timeout(LIMIT, try_to_open()).await {
        Ok(Ok(Ok(()))) => Trial::Opened,
        Ok(Ok(Err(fault))) => Trial::Failed(fault),
        Ok(Err(_)) => Trial::Failed(CopyFault::Broken),
        Err(_) => Trial::Failed(CopyFault::NoAnswer {
            seconds: LIMIT.as_secs(),
        }),
    }
}
