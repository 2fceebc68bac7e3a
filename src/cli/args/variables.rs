//! Options in the environment: which variable is whose, which count, and what is said of one whose option doesn't take it.

use std::env;
use std::ffi::OsString;

use clap::builder::{OsStr, Resettable};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};

use crate::config::{self, Kind};
use crate::i18n::Lang;
use crate::text::{cut, sanitize_line};

/// The one option of every command that has no variable: its values are secrets, which may be named by variables of their own.
const WITHOUT_VARIABLE: &str = "header";

/// Cells that are shown of a value.
const VALUE_CELLS: usize = 40;

/// What the names of this program's variables begin with.
pub(in crate::cli) const PREFIX: &str = "QRSCOPE_";

/// The variable of the environment that an option of every command may stand in.
pub(in crate::cli) fn variable_of(id: &str) -> String {
    format!("{PREFIX}{}", id.to_uppercase())
}

/// Gives an option of every command its variable, whose value isn't in the help.
pub(super) fn named(arg: Arg) -> Arg {
    if arg.is_global_set() && arg.get_id() != WITHOUT_VARIABLE {
        let variable = variable_of(arg.get_id().as_str());
        arg.env(variable).hide_env_values(true)
    } else {
        arg
    }
}

/// The option with its variable only if `counts` says so; an empty variable counts as unset.
pub(super) fn only(arg: Arg, counts: &dyn Fn(&str) -> bool) -> Arg {
    let is_left_out =
        value_of(&arg).is_some_and(|value| value.is_empty() || !counts(arg.get_id().as_str()));
    if is_left_out {
        arg.env(Resettable::<OsStr>::Reset)
    } else {
        arg
    }
}

fn value_of(arg: &Arg) -> Option<OsString> {
    arg.get_env().and_then(env::var_os)
}

/// A variable whose option doesn't take what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct RefusedVariable {
    /// The option's name, as in [`variable_of`].
    pub(super) id: String,
    name: String,
    kind: Kind,
}

/// Every variable of an option that is set, to be tried one by one.
pub(super) fn set(command: &Command) -> Vec<RefusedVariable> {
    let of_commands = command.get_subcommands().flat_map(Command::get_arguments);
    let all = command.get_arguments().chain(of_commands);
    let variable = |arg: &Arg| {
        let id = arg.get_id().as_str();
        Some(RefusedVariable {
            id: id.to_owned(),
            name: arg.get_env()?.to_string_lossy().into_owned(),
            // What is no key of the config file is a switch.
            kind: config::key(id).map_or(Kind::Switch, |key| key.kind),
        })
    };
    let is_set = |arg: &&Arg| value_of(arg).is_some_and(|value| !value.is_empty());
    all.filter(is_set).filter_map(variable).collect()
}

impl RefusedVariable {
    /// Whether the option itself was typed, which is stronger.
    pub(super) fn is_outdone(&self, matches: &ArgMatches) -> bool {
        // The matches of the whole program know the options of every command alone.
        let is_everywhere = config::key(&self.id).is_some();
        is_everywhere && matches.value_source(&self.id) == Some(ValueSource::CommandLine)
    }

    /// Its name, its value, and what it has to be.
    pub fn words(&self, lang: Lang) -> String {
        let (texts, name) = (lang.texts(), &self.name);
        let Ok(value) = env::var(name) else {
            // It may be a secret: of any other kind of value only what is no text is refused.
            return format!("{name}{}{}", texts.colon, texts.cli.variable_not_utf8);
        };
        let value = sanitize_line(&value);
        let value = cut(&value, VALUE_CELLS, "~");
        let wanted = match self.kind {
            Kind::Switch => texts.cli.a_switch_variable.to_owned(),
            // The one text that is read at once.
            Kind::Text => texts.cli.a_moment.to_owned(),
            kind => kind.words(&texts.config),
        };
        format!("{name} {value}{}{wanted}", texts.colon)
    }
}
