//! Variables that are named as this program's and mean nothing to it, such as a mistyped one.

use super::finding::{Finding, Section};
use crate::config::{Definition, OPTIONS, PREFIX, suggest};
use crate::i18n::Lang;

/// Whether a name is one of this program's, or is meant to be.
pub(super) fn is_meant(name: &str) -> bool {
    let start = name.get(..PREFIX.len());
    start.is_some_and(|start| start.eq_ignore_ascii_case(PREFIX))
}

/// Those of `names` that no option and no key has, each with one that is like it.
pub(super) fn without_effect(names: &[String], lang: Lang) -> Vec<Finding> {
    let (texts, config) = (&lang.texts().doctor, &lang.texts().config);
    let known = known();
    let unknown = names
        .iter()
        .filter(|name| !known.contains(&as_compared(name)));
    let words = |name: &String| {
        let like = name.get(PREFIX.len()..).unwrap_or_default();
        let keys = known.iter().filter_map(|known| known.strip_prefix(PREFIX));
        let keys: Vec<String> = keys.map(str::to_lowercase).collect();
        let meant = suggest(like, keys.iter().map(String::as_str));
        let meant =
            meant.map(|key| (config.did_you_mean)(&format!("{PREFIX}{}", key.to_uppercase())));
        let meant = meant.map(|words| format!("{}{words}", config.between));
        let colon = lang.texts().common.colon;
        format!(
            "{name}{colon}{}{}",
            texts.unknown_variable,
            meant.unwrap_or_default()
        )
    };
    let finding =
        |words| Finding::new(Section::Config, "variable", texts.origin_variable, words).off();
    unknown.map(words).map(finding).collect()
}

/// The variables of every option.
fn known() -> Vec<String> {
    let options = OPTIONS.iter().filter(|option| option.places.variable);
    options.map(Definition::variable).collect()
}

/// A name as the system compares it.
fn as_compared(name: &str) -> String {
    if cfg!(windows) {
        name.to_uppercase()
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(names: &[&str], lang: Lang) -> Vec<String> {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let found = without_effect(&names, lang);
        assert!(found.iter().all(|finding| !finding.fine), "{found:?}");
        found.into_iter().map(|finding| finding.value).collect()
    }

    #[test]
    fn a_variable_of_every_option_and_key_is_known() {
        for option in OPTIONS.iter().filter(|option| option.name != "header") {
            assert_eq!(words(&[&option.variable()], Lang::En), [""; 0]);
        }
    }

    #[test]
    fn one_that_means_nothing_is_named_with_the_one_that_is_meant() {
        for (name, lang, said) in [
            (
                "QRSCOPE_TIMEOT",
                Lang::En,
                "QRSCOPE_TIMEOT: there is no such variable, so it has no effect; did you mean QRSCOPE_TIMEOUT?",
            ),
            (
                "QRSCOPE_ENDPIONT",
                Lang::Zh,
                "QRSCOPE_ENDPIONT：没有这个环境变量，不起作用；是不是 QRSCOPE_ENDPOINT？",
            ),
            (
                "QRSCOPE_CLIPBOARD_COMAND",
                Lang::En,
                "QRSCOPE_CLIPBOARD_COMAND: there is no such variable, so it has no effect; did you mean QRSCOPE_CLIPBOARD_COMMAND?",
            ),
            (
                "QRSCOPE_",
                Lang::En,
                "QRSCOPE_: there is no such variable, so it has no effect",
            ),
        ] {
            assert_eq!(words(&[name], lang), [said]);
        }
        // A header is no variable's business, as its value is a secret.
        assert!(words(&["QRSCOPE_HEADER"], Lang::En)[0].contains("no effect"));
        assert!(is_meant("qrscope_tz") && !is_meant("QRSCOP") && !is_meant("二维码二维码"));
    }
}
