//! `generate`: a config file, the keys, a manual page, completions.

use std::io;

use clap::Command;
use clap_complete::generate as complete;
use clap_mangen::Man;

use super::args::{Generated, command};
use super::failure::Failure;
use super::writer::{Stop, Writer};
use crate::config::{config_text, keymap_text};
use crate::i18n::Lang;

/// Prints it. Nothing but the program's own words is in it, so the same everywhere.
///
/// # Errors
/// When nobody reads it.
pub(super) fn generate(what: Generated, lang: Lang, out: &mut Writer) -> Result<(), Stop> {
    match what {
        Generated::Config => out.data(&config_text(lang))?,
        Generated::Keymap => out.data(&keymap_text(lang))?,
        Generated::Man => {
            out.bytes(&manual().map_err(|error| Failure::local(&error.to_string()))?)?
        }
        Generated::Completions { shell } => {
            let mut script = Vec::new();
            complete(shell, &mut command(), "qrscope", &mut script);
            out.bytes(&script)?;
        }
    }
    out.flush()
}

/// One page with everything: the program's own part, then one for each command, then the options of all.
fn manual() -> io::Result<Vec<u8>> {
    let whole = command();
    let man = Man::new(whole.clone()).manual("qrscope");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    for part in whole.get_subcommands() {
        page.extend(part_of(part, "qrscope")?);
    }
    man.render_options_section(&mut page)?;
    man.render_extra_section(&mut page)?;
    man.render_version_section(&mut page)?;
    Ok(page)
}

/// What a command prints and takes beside the options of every command; those of its own commands follow.
fn part_of(part: &Command, before: &str) -> io::Result<Vec<u8>> {
    let name = format!("{before} {}", part.get_name());
    let part = part.clone().disable_help_flag(true).bin_name(name.clone());
    let man = Man::new(part.clone());
    let mut sections = Vec::new();
    man.render_synopsis_section(&mut sections)?;
    man.render_description_section(&mut sections)?;
    if part.get_arguments().next().is_some() {
        man.render_options_section(&mut sections)?;
    }
    let sections = String::from_utf8_lossy(&sections).replace(".SH ", ".SS ");
    let mut page = format!(".SH \"{name}\"\n{sections}").into_bytes();
    for inner in part.get_subcommands() {
        page.extend(part_of(inner, &name)?);
    }
    Ok(page)
}
