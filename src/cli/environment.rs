//! What the environment says: variables, and the language of the locale.

use std::env;

/// The variables that decide about the language, in POSIX order.
pub(super) const LANGUAGE_VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The locale's name; where none of the variables is set (Windows, macOS) the system says it.
pub(super) fn locale() -> Option<String> {
    let said = LANGUAGE_VARIABLES.into_iter().find_map(variable);
    said.or_else(sys_locale::get_locale)
}

/// A variable; an empty one counts as unset.
pub(super) fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}
