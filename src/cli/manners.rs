//! How the service is asked, from the command line.

use std::fs;

use super::failure::Failure;
use super::said::Said;
use crate::a2a::Forced;
use crate::client::{HeaderRefusal, Manners, OwnHeader, TimeLimits};
use crate::i18n::{Lang, Texts};

/// Decides what flags, variables and the config file say about asking.
///
/// # Errors
/// Exit code 2 with what is wrong; never with the value of a header.
pub(super) fn manners(
    said: &Said,
    lang: Lang,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<Manners, Failure> {
    let (global, texts) = (&said.args().global, lang.texts());
    let mut manners = Manners::with_limits(TimeLimits::of_seconds(global.timeout));
    manners.forced = Forced {
        version: global.dialect.0,
        binding: global.binding.0,
    };
    for (item, text) in global.allow_origin.iter().enumerate() {
        let origin = text.parse().map_err(|_| {
            let sentence = (texts.origin_refused)(text);
            said.refused("allow_origin", item, &sentence, lang)
        })?;
        manners.allowed.allow(origin);
    }
    for (item, text) in global.header.iter().enumerate() {
        let file = |path: &str| fs::read_to_string(path).map_err(|error| error.to_string());
        let header = OwnHeader::parse(text, &variable, file);
        let header = header
            .map_err(|refusal| said.refused("header", item, &words(&refusal, texts), lang))?;
        manners.headers.push(header);
    }
    Ok(manners)
}

fn words(refusal: &HeaderRefusal, texts: &Texts) -> String {
    let [form, name, reserved, value, variable, file] = texts.header_refusals;
    let (sentence, detail) = match refusal {
        HeaderRefusal::NoColon => (form, None),
        HeaderRefusal::Name => (name, None),
        HeaderRefusal::Value => (value, None),
        HeaderRefusal::Reserved(name) => (reserved, Some(name.clone())),
        HeaderRefusal::NoVariable(name) => (variable, Some(name.clone())),
        HeaderRefusal::NoFile(path, why) => (file, Some(format!("{path}{}{why}", texts.colon))),
    };
    let detail = detail.map(|detail| format!("{}{detail}", texts.colon));
    format!(
        "--header{}{sentence}{}",
        texts.colon,
        detail.unwrap_or_default()
    )
}
