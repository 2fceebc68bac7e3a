//! What the environment says: variables, and the language of the locale.

use std::env;

/// POSIX order; where none of the variables is set (Windows, macOS) the system says it.
pub(super) fn locale() -> Option<String> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| variable(name))
        .or_else(sys_locale::get_locale)
}

/// A variable; an empty one counts as unset.
pub(super) fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}
