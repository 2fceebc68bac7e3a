//! `qr`: a code's link as a QR code, as text or as a picture. Nobody is asked for it.

use std::path::PathBuf;

use clap::{Command, value_parser};
use ratatui::style::{Modifier, Style};

use super::arguments::{self, switch, value};
use super::command_context::CommandContext;
use super::failure::Failure;
use super::settings::Settings;
use super::writer::{Stop, Writer, note};
use crate::domain::CopyUrl;
use crate::i18n::UsageTexts;
use crate::qr::{Form, Symbol, png};
use crate::runtime::{NotSaved, save};
use crate::theme::{Sgr, Theme};

/// Its help and arguments.
pub(super) fn define(command: Command, texts: &'static UsageTexts) -> Command {
    let png = value("png", "FILE", texts.qr_png);
    command
        .about(texts.qr)
        .long_about(format!("{}\n\n{}", texts.qr, texts.qr_more))
        .arg(arguments::link(texts))
        .arg(png.value_parser(value_parser!(PathBuf)))
        .arg(switch("force", texts.qr_force).requires("png"))
}

/// Prints the code, or writes it into a file.
///
/// # Errors
/// Exit code 2 for a link that is none, a file that exists and a picture that would go to a terminal; 1 for a file that can't be
/// written or overwritten and a terminal that is too narrow.
pub(super) async fn run(context: &CommandContext<'_>, out: &mut Writer) -> Result<(), Stop> {
    let settings = context.settings;
    let texts = settings.texts();
    let link = context.link()?;
    let url = CopyUrl::parse(link.as_str()).ok();
    if let Some(kind) = url.and_then(|url| url.lookalike(&settings.hosts, None)) {
        note(&(texts.links.host_lookalike)(&kind));
    }
    let too_long = |error: crate::qr::TooLongForQr| Failure::local(&error.to_string());
    let symbol = Symbol::of(link.as_str()).map_err(too_long)?;
    let Some(file) = context.arguments.get_one::<PathBuf>("png") else {
        print(&symbol, settings, out)?;
        out.data(&format!("{}\n", link.as_str()))?;
        return out.flush();
    };
    let bytes = png(&symbol).map_err(|error| Failure::local(&error.to_string()))?;
    if file.as_os_str() == "-" {
        if out.is_terminal() {
            return Err(Failure::usage(texts.qr.png_to_terminal, None).into());
        }
        out.bytes(&bytes)?;
        return out.flush();
    }
    let shown = file.display().to_string();
    save(file, &bytes, context.is_on("force")).map_err(|why| match why {
        NotSaved::Exists => Failure::usage(&(texts.qr.exists)(&shown), Some(texts.qr.exists_hint)),
        NotSaved::ReadOnly => Failure::local(&(texts.qr.read_only)(&shown)),
        NotSaved::Kept(kind) => Failure::local(&(texts.qr.kept)(&shown, (texts.files.kind)(kind))),
        NotSaved::System(error) => {
            Failure::local(&(texts.qr.not_written)(&shown, &error.to_string()))
        }
    })?;
    note(&(texts.qr.saved)(&shown));
    Ok(())
}

fn print(symbol: &Symbol, settings: &Settings, out: &mut Writer) -> Result<(), Stop> {
    // A terminal that can't do more than print gets what a file gets.
    let looks =
        out.is_terminal() && std::env::var_os("TERM").map_or(cfg!(windows), |term| term != "dumb");
    let form = Form::of(looks && settings.theme.glyphs.half_blocks);
    if looks && let Ok((columns, _)) = crossterm::terminal::size() {
        let (needs, has) = (form.size(symbol).0, usize::from(columns));
        if needs > has {
            let words = (settings.texts().qr.too_wide)(needs, has);
            return Err(Failure::local(&words).into());
        }
    }
    for row in form.rows(symbol) {
        let row = if looks {
            styled(&row, &settings.theme)
        } else {
            row.trim_end().to_owned()
        };
        out.data(&row)?;
        out.data("\n")?;
    }
    Ok(())
}

/// A row with its colours: a code that is light on dark is none to most readers.
fn styled(row: &str, theme: &Theme) -> String {
    let [paper, ink] = theme.paper_and_ink();
    let mut text = String::new();
    let mut last = None;
    for module in row.chars() {
        let is_ink = Form::is_ink(module, ink.bg.is_some());
        if last != Some(is_ink) {
            text.push_str(&begin(if is_ink { ink } else { paper }));
            last = Some(is_ink);
        }
        // Without colours ink is the terminal's own ground, and a letter would leave light in it.
        text.push(if is_ink && ink.bg.is_none() {
            ' '
        } else {
            module
        });
    }
    text.push_str("\x1b[0m");
    text
}

/// The sequence that begins a style.
fn begin(style: Style) -> String {
    let reversed = style.add_modifier.contains(Modifier::REVERSED);
    let codes = [
        Some("0".to_owned()),
        reversed.then(|| "7".to_owned()),
        style.fg.map(|colour| Sgr::Text(colour).to_string()),
        style.bg.map(|colour| Sgr::Ground(colour).to_string()),
    ];
    let codes: Vec<String> = codes.into_iter().flatten().collect();
    format!("\x1b[{}m", codes.join(";"))
}
