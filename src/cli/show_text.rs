//! `show --text`: a text is sent as it is, once the person has seen it and agreed.

use std::io::{self, BufRead, IsTerminal};

use super::command_context::CommandContext;
use super::failure::Failure;
use super::json_out;
use super::writer::{Stop, Writer, message, note};
use crate::domain::Skill;
use crate::i18n::Texts;
use crate::present::card_text;
use crate::text::{SafeText, sanitize};

/// Shows the text on standard error, asks unless `yes`, sends it, and prints the answer.
///
/// # Errors
/// Without the person's word, and when there is no answer, or nobody reads it.
pub(super) async fn show_text(
    text: &str,
    context: &CommandContext<'_>,
    out: &mut Writer,
) -> Result<(), Stop> {
    let settings = context.settings;
    let texts = settings.texts();
    if text.trim().is_empty() {
        let hint = Some(texts.cli.usage_hint);
        return Err(Failure::usage(texts.cli.text_empty, hint).into());
    }
    let asking = context.asking().await?;
    let endpoint = asking.session.endpoint().shown();
    note(&(texts.cli.text_goes_out)(endpoint));
    message(&format!("{}\n", sanitize(text)));
    if !context.is_on("yes") {
        agreed(texts).await?;
    }
    let answer = asking.answer(asking.session.text(text).await)?;
    if context.json {
        let head = asking.head(Skill::GetEntity, None, answer.fetched_at);
        out.data(&json_out::answer(&head, &answer))?;
    } else {
        // Which code the text was taken for is the answer's to say.
        let code = answer.value.code_uri().map(SafeText::one_line);
        let code = code.unwrap_or_else(|| texts.common.untracked.into());
        out.data(&card_text(&answer, &code, None, &settings.text_style()))?;
    }
    out.flush()
}

async fn agreed(texts: &'static Texts) -> Result<(), Failure> {
    if !io::stdin().is_terminal() {
        return Err(Failure::usage(
            texts.cli.text_needs_yes,
            Some(texts.cli.usage_hint),
        ));
    }
    message(&format!("{} ", texts.cli.text_send_it));
    let typed = tokio::task::spawn_blocking(|| {
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line);
        read.map(|_| line)
    });
    let typed = match typed.await {
        Ok(Ok(line)) => line,
        _ => String::new(),
    };
    if texts.cli.yes.contains(&typed.trim()) {
        Ok(())
    } else {
        Err(Failure::local(texts.cli.text_not_sent))
    }
}
