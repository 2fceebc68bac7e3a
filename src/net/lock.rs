//! Taking a lock that a panic may have poisoned.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// What the lock guards, even after a panic: nothing that is guarded so leaves a half-made change behind.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
