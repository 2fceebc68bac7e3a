//! Variables that are named as this program's and mean nothing to it, such as a mistyped one.

use super::finding::Section::Config;
use super::report::Report;
use crate::config::{Definition, OPTIONS, PREFIX, option, suggest};

/// Those of the machine's that no option has, each with one that is like it.
pub(super) fn without_effect(report: &mut Report<'_>) {
    let (texts, all) = (report.texts(), report.lang.texts());
    let is_known = |name: &String| {
        let options = OPTIONS.iter().filter(|option| option.variable);
        let known = options.map(Definition::variable);
        // As the system compares them.
        known
            .into_iter()
            .any(|known| known == *name || cfg!(windows) && known.eq_ignore_ascii_case(name))
    };
    for name in report
        .machine
        .own_variables
        .iter()
        .filter(|name| !is_known(name))
    {
        let like = name.get(PREFIX.len()..).unwrap_or_default();
        let options = OPTIONS.iter().filter(|option| option.variable);
        let meant = suggest(like, options.map(|option| option.name)).and_then(option);
        let meant = meant.map(|option| (all.config.did_you_mean)(&option.variable()));
        let meant = meant.map(|words| format!("{}{words}", all.config.between));
        let words = format!("{name}{}{}", all.common.colon, texts.unknown_variable);
        let words = words + &meant.unwrap_or_default();
        report
            .say(Config, "variable", texts.origin_variable, words)
            .off();
    }
}

#[cfg(test)]
mod tests {
    use super::super::machine::Machine;
    use super::super::tests::found_on;
    use super::*;
    use crate::cli::command_line::sources;
    use crate::config::ConfigFile;
    use crate::i18n::Lang;

    fn words(names: &[&str], lang: Lang) -> Vec<String> {
        let own = names.iter().map(|name| (*name).to_owned()).collect();
        let change = |machine: &mut Machine<'_>| machine.own_variables = own;
        let found = found_on(
            &[],
            change,
            &sources(&[], ConfigFile::default()),
            lang,
            without_effect,
        );
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
    }
}
