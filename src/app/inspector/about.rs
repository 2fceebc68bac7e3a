//! The tab with the documented limits and rules.

use super::tab::{Form, Tab};
use crate::present::{Line, TextStyle, about_document};

/// It knows nothing but what it says.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct About;

impl Tab for About {
    fn lines(&self, form: &Form, style: &TextStyle) -> Vec<Line> {
        about_document(style).lines(form.width)
    }
}
