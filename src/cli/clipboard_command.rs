//! The person's own clipboard command. It comes from their file or environment only: a flag would be as good as a line that somebody else
//! made them paste.

use super::failure::Failure;
use super::said::{Origin, Said};
use crate::clipboard::{ClipboardChoice, ClipboardCommand, CommandRefusal};
use crate::domain::MASK;
use crate::i18n::Lang;

/// The key of the file; the variable is named after it.
pub(super) const KEY: &str = "clipboard_command";

/// The command that was named, whether or not `--clipboard` says to use it.
///
/// # Errors
/// Exit code 2 if what was named can't be run, or none is and it is to be used.
pub(super) fn clipboard_command(
    said: &Said,
    lang: Lang,
) -> Result<Option<ClipboardCommand>, Failure> {
    let texts = lang.texts();
    let [not_an_array, no_program, nul] = texts.cli.clipboard_command_refusals;
    let named = named(said).map_err(|refusal| {
        let sentence = match refusal {
            CommandRefusal::NotAnArray => not_an_array,
            CommandRefusal::NoProgram => no_program,
            CommandRefusal::Nul => nul,
        };
        let at_fault = |word: &String| word.contains('\0');
        let item = said.values(KEY).iter().position(at_fault);
        said.refused(KEY, item.unwrap_or_default(), sentence, lang)
    })?;
    if named.is_none() && said.args().global.clipboard == ClipboardChoice::Command {
        return Err(said.refused("clipboard", 0, texts.cli.clipboard_command_missing, lang));
    }
    Ok(named)
}

/// The program; its arguments are only counted, as one of them may be a password. Empty without one.
pub(super) fn shown(said: &Said) -> String {
    named(said).ok().flatten().map_or_else(String::new, |it| {
        let program = it.program().to_owned();
        program + &format!(" {MASK}").repeat(it.arguments().len())
    })
}

/// The command that was named, if any.
///
/// # Errors
/// Why it is none.
pub(super) fn named(said: &Said) -> Result<Option<ClipboardCommand>, CommandRefusal> {
    let words = said.values(KEY);
    match said.origin(KEY) {
        Origin::Default => Ok(None),
        Origin::Variable => ClipboardCommand::from_json(&words.concat()).map(Some),
        Origin::File | Origin::Flag => ClipboardCommand::new(words).map(Some),
    }
}
