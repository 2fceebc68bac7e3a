//! What can be chosen where another code is opened: the other links of the text, then the demo's codes.

use crate::app::explorer_options::DemoCode;
use crate::app::model::Model;
use crate::i18n::ByLang;

/// The choices, in their order.
#[must_use]
pub(crate) fn choices(model: &Model) -> Vec<DemoCode> {
    let beside = model.other_links.iter().map(|found| DemoCode {
        link: found.link.clone(),
        name: ByLang::of(|_| found.link.short().to_owned()),
        about: ByLang::of(|lang| lang.texts().links.other_link.to_owned()),
    });
    beside
        .chain(model.options.demo_codes.iter().cloned())
        .collect()
}

/// What the list of choices is called.
#[must_use]
pub(crate) const fn choices_title(model: &Model) -> &'static str {
    match (
        model.other_links.is_empty(),
        model.options.demo_codes.is_empty(),
    ) {
        (true, _) => model.texts().home.demo_codes,
        (false, true) => model.texts().links.other_links_title,
        (false, false) => model.texts().home.choices_title,
    }
}
