//! What this machine says, as values, so that every finding is a function of them.

use std::env;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::Duration;

use terminal_colorsaurus::{QueryOptions, ThemeMode, theme_mode};

use super::program::{Lies, lies_at};
use super::trial::Trial;
use crate::clipboard::Platform;
use crate::config::PREFIX;
use crate::theme::Ground;

/// The longest wait for the terminal's answer.
const TERMINAL_LIMIT: Duration = Duration::from_millis(500);

/// What the terminal says of its ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// It wasn't asked.
    NotAsked,
    /// It didn't say.
    Nothing,
    /// This.
    Ground(Ground),
}

/// Authorities that the system trusts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Roots {
    pub found: usize,
}

/// Whether a name is one of this program's, or is meant to be.
fn is_meant(name: &str) -> bool {
    let start = name.get(..PREFIX.len());
    start.is_some_and(|start| start.eq_ignore_ascii_case(PREFIX))
}

pub(super) struct Machine<'a> {
    pub platform: Platform,
    /// A variable that is set and not empty.
    pub variable: &'a dyn Fn(&str) -> Option<String>,
    /// The names of those that are set and named as this program's are.
    pub own_variables: Vec<String>,
    /// Standard input and output are both a terminal.
    pub on_terminal: bool,
    /// Columns and rows, if there is a terminal.
    pub window: Option<(u16, u16)>,
    pub ground: Said,
    pub roots: Roots,
    /// What came of opening the system clipboard.
    pub clipboard: Trial,
    /// Whether something lies at a path.
    pub is_there: &'a dyn Fn(&Path) -> bool,
    /// What lies at a path where a program is looked for.
    pub lies_at: &'a dyn Fn(&Path) -> Lies,
    pub home: Option<PathBuf>,
}

impl<'a> Machine<'a> {
    /// Looks at the real one, whose clipboard was tried before. Asks the terminal, if there is one, and waits for it a moment.
    pub(crate) fn look(
        variable: &'a dyn Fn(&str) -> Option<String>,
        is_there: &'a dyn Fn(&Path) -> bool,
        clipboard: Trial,
    ) -> Self {
        let on_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        let certificates = rustls_native_certs::load_native_certs();
        Self {
            platform: Platform::current(),
            variable,
            own_variables: own_variables(),
            on_terminal,
            window: crossterm::terminal::size().ok().filter(|_| on_terminal),
            ground: ground(on_terminal),
            roots: Roots {
                found: certificates.certs.len(),
            },
            clipboard,
            is_there,
            lies_at: &lies_at,
            home: env::home_dir().filter(|home| home.is_absolute()),
        }
    }

    /// A text with the home folder, which has the person's name in it, as `~`.
    pub(crate) fn without_home(&self, text: &str) -> String {
        match &self.home {
            Some(home) => text.replace(&format!("{}/", home.display()), "~/"),
            None => text.to_owned(),
        }
    }
}

fn own_variables() -> Vec<String> {
    let set = env::vars_os().filter(|(_, value)| !value.is_empty());
    let named = set.map(|(name, _)| name.to_string_lossy().into_owned());
    let mut names: Vec<String> = named.filter(|name| is_meant(name)).collect();
    names.sort();
    names
}

fn ground(on_terminal: bool) -> Said {
    if !on_terminal {
        return Said::NotAsked;
    }
    let mut options = QueryOptions::default();
    options.timeout = TERMINAL_LIMIT;
    match theme_mode(options) {
        Ok(ThemeMode::Dark) => Said::Ground(Ground::Dark),
        Ok(ThemeMode::Light) => Said::Ground(Ground::Light),
        Err(_) => Said::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_is_meant_for_this_program_by_its_beginning() {
        assert!(is_meant("qrscope_tz") && !is_meant("QRSCOP") && !is_meant("二维码二维码"));
    }
}
