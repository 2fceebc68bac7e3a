//! Trying the system clipboard, as the first copy of the explorer would.

use tokio::time::timeout;

use crate::clipboard::{ClipboardChoice, ClipboardEnvironment, NATIVE_LIMIT, plan, try_to_open};
use crate::domain::{CopyFault, CopyWay};

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
pub(super) async fn trial(choice: ClipboardChoice, environment: &ClipboardEnvironment) -> Trial {
    if !plan(choice, environment).contains(&CopyWay::Native) {
        return Trial::NotTried;
    }
    if !environment.has_native() {
        return Trial::Failed(CopyFault::NoDisplay);
    }
    match timeout(NATIVE_LIMIT, try_to_open()).await {
        Ok(Ok(Ok(()))) => Trial::Opened,
        Ok(Ok(Err(fault))) => Trial::Failed(fault),
        Ok(Err(_)) => Trial::Failed(CopyFault::Broken),
        Err(_) => Trial::Failed(CopyFault::NoAnswer {
            seconds: NATIVE_LIMIT.as_secs(),
        }),
    }
}
