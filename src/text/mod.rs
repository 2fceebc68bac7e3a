//! Text from outside: made safe, measured in terminal cells, cut and wrapped.
//!
//! [`SafeText`] is the only form in which outside text may reach a screen, a log or plain output; it comes into being only
//! through [`sanitize()`]. Everything that measures counts cells exactly as they are drawn, so that what is planned here is
//! what a terminal shows.

mod chars;
mod cut;
mod escape;
mod filter;
mod needed;
mod safe;
mod sanitize;
pub(crate) mod width;
mod wrap;

#[cfg(test)]
mod tests;

pub(crate) use cut::{cut, pad, without_cells};
pub(crate) use escape::{drives_a_terminal, escape_json};
pub(crate) use safe::SafeText;
#[cfg(any(test, feature = "probe"))]
pub(crate) use sanitize::MAX_CHARACTERS;
pub(crate) use sanitize::{sanitize, sanitize_line};
pub(crate) use width::{AmbiguousWidth, Clusters, cells, set_ambiguous_width};
pub(crate) use wrap::wrap;
