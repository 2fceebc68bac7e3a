//! Telling who wants to know what is seen of tasks of ours.

use std::sync::{Arc, Mutex, PoisonError};

use crate::a2a::TaskSighting;

type Listener = Box<dyn Fn(TaskSighting) + Send + Sync>;

/// Who is told.
#[derive(Default)]
pub(super) struct Sightings(Mutex<Option<Arc<Listener>>>);

impl Sightings {
    pub fn listen(&self, listener: impl Fn(TaskSighting) + Send + Sync + 'static) {
        let listener: Listener = Box::new(listener);
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(listener));
    }

    /// Makes the sighting only if somebody listens.
    pub fn tell(&self, sighting: impl FnOnce() -> TaskSighting) {
        let listener = self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        if let Some(listener) = listener {
            listener(sighting());
        }
    }
}
