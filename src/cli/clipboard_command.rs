//! The person's own clipboard command. It comes from their file or environment only: a flag would be as good as a line that somebody else
//! made them paste.

use super::failure::Failure;
use crate::clipboard::{ClipboardChoice, ClipboardCommand, CommandRefusal};
use crate::config::{Source, Sources};
use crate::i18n::Lang;

const OPTION: &str = "clipboard_command";

/// The way to the clipboard that was chosen.
pub(super) fn clipboard(sources: &Sources) -> ClipboardChoice {
    sources.word("clipboard", |word| word.parse().ok())
}

/// The command that was named, whether or not `--clipboard` says to use it.
///
/// # Errors
/// Exit code 2 if what was named can't be run, or none is and it is to be used.
pub(super) fn clipboard_command(
    sources: &Sources,
    lang: Lang,
) -> Result<Option<ClipboardCommand>, Failure> {
    let texts = lang.texts();
    let named = named(sources).map_err(|refusal| {
        let sentence = match refusal {
            CommandRefusal::NoProgram => texts.cli.clipboard_command_no_program,
            CommandRefusal::Nul => texts.cli.clipboard_command_nul,
        };
        let at_fault = |word: &String| word.contains('\0');
        let item = sources.values(OPTION).iter().position(at_fault);
        Failure::of_setting(sources, OPTION, item.unwrap_or_default(), sentence, lang)
    })?;
    if named.is_none() && clipboard(sources) == ClipboardChoice::Command {
        let sentence = texts.cli.clipboard_command_missing;
        return Err(Failure::of_setting(sources, "clipboard", 0, sentence, lang));
    }
    Ok(named)
}

/// The command that was named, if any.
///
/// # Errors
/// Why it is none.
pub(super) fn named(sources: &Sources) -> Result<Option<ClipboardCommand>, CommandRefusal> {
    match sources.source(OPTION) {
        Source::Default => Ok(None),
        _ => ClipboardCommand::new(sources.values(OPTION)).map(Some),
    }
}
