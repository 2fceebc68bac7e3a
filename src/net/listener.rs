//! Telling who wants to know.

use std::sync::{Arc, Mutex};

use super::lock::lock;

/// The one who is told, if there is one. Told outside the lock, so that a listener may do what it likes, put another in its place too.
pub(crate) struct Listener<T>(Mutex<Option<Told<T>>>);

type Told<T> = Arc<dyn Fn(T) + Send + Sync>;

impl<T> Listener<T> {
    /// From now on this one is told, in place of an earlier one.
    pub(crate) fn listen(&self, told: impl Fn(T) + Send + Sync + 'static) {
        *lock(&self.0) = Some(Arc::new(told));
    }

    /// Makes what is told only if somebody listens.
    pub(crate) fn tell(&self, make: impl FnOnce() -> T) {
        let told = lock(&self.0).clone();
        if let Some(told) = told {
            told(make());
        }
    }
}

impl<T> Default for Listener<T> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_one_who_listens_is_told() {
        let listener = Arc::new(Listener::default());
        listener.tell(|| unreachable!("nobody listens"));
        let heard: Arc<Mutex<Vec<(&str, u8)>>> = Arc::default();
        let (first, second, same) = (heard.clone(), heard.clone(), listener.clone());
        listener.listen(move |what| {
            lock(&first).push(("first", what));
            let second = second.clone();
            // The lock isn't held meanwhile.
            same.listen(move |what| lock(&second).push(("second", what)));
        });
        listener.tell(|| 1);
        listener.tell(|| 2);
        assert_eq!(*lock(&heard), [("first", 1), ("second", 2)]);
    }
}
