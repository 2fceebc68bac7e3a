//! `records`: the ledger.

use clap::{ArgGroup, Command};

use super::arguments::{self, extent, switch};
use super::asking::Asking;
use super::command_context::CommandContext;
use super::csv_out;
use super::failure::Failure;
use super::json_out::{self, LedgerRest};
use super::ledger::{Extent, Walk};
use super::writer::{Stop, Writer, note};
use crate::domain::{CodeLink, ListEnd, Listed, Skill, answered_for_another};
use crate::i18n::UsageTexts;
use crate::present::{GAP, records_document, total_words};

/// Its help and arguments.
pub(super) fn define(command: Command, texts: &'static UsageTexts) -> Command {
    let formats = ["json", "ndjson", "csv"];
    command
        .about(texts.records)
        .arg(arguments::link(texts))
        .args(extent(texts.records_all, texts.records_limit))
        .arg(arguments::json(texts))
        .arg(switch("ndjson", texts.records_ndjson))
        .arg(switch("csv", texts.records_csv))
        .group(ArgGroup::new("format").args(formats))
}

/// How records are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Text,
    Json,
    Ndjson,
    Csv,
}

/// Asks get_records, page by page as far as wanted, and prints what came. Lines of JSON and CSV leave page by page.
///
/// # Errors
/// When a page didn't arrive (what was loaded is printed before), or nobody reads on.
pub(super) async fn run(context: &CommandContext<'_>, out: &mut Writer) -> Result<(), Stop> {
    let link = &context.link()?;
    let asking = &context.asking().await?;
    let settings = context.settings;
    let texts = settings.texts();
    if let Some(asked) = &settings.clamped_from {
        note(&(texts.cli.clamped)(asked));
    }
    let format = format_of(context);
    let extent = match (context.is_on("all"), context.number("limit")) {
        (true, _) => Extent::All,
        (_, Some(limit)) => Extent::Limit(limit),
        _ => Extent::OnePage,
    };
    let visit = asking.session.visit(link.clone());
    let mut walk = Walk::new(&visit, settings.page_size, extent);
    let mut odd = 0;
    let mut is_first = true;
    while let Some(page) = walk.next_page().await {
        match format {
            Format::Text | Format::Json => {}
            Format::Ndjson => {
                for record in page {
                    out.data(&json_out::one_line(record.raw()))?;
                    out.data("\n")?;
                }
                out.flush()?;
            }
            Format::Csv => {
                if is_first {
                    out.data(csv_out::HEADER)?;
                }
                for record in page {
                    let (row, is_odd) = csv_out::row(record, out.is_terminal());
                    odd += usize::from(is_odd);
                    out.data(&row)?;
                }
                out.flush()?;
            }
        }
        is_first = false;
    }
    // Without a single page there is nothing to print but the failure.
    if !is_first {
        match format {
            Format::Text => out.data(&text(&walk, asking))?,
            Format::Json => out.data(&json(&walk, link, asking))?,
            Format::Ndjson | Format::Csv => {}
        }
        out.flush()?;
    }
    if odd > 0 {
        note(&(texts.cli.odd_exported)(odd));
    }
    close(&walk, format, asking)
}

fn format_of(context: &CommandContext<'_>) -> Format {
    let formats = [
        ("json", Format::Json),
        ("ndjson", Format::Ndjson),
        ("csv", Format::Csv),
    ];
    let named = formats.into_iter().find(|(name, _)| context.is_on(name));
    named.map_or(Format::Text, |(_, format)| format)
}

fn text(walk: &Walk<'_>, asking: &Asking<'_>) -> String {
    let records = walk.list.rows();
    let look = asking.settings.text_style();
    let texts = look.texts();
    if !records.is_empty() {
        return records_document(records, &look).plain();
    }
    if walk.untracked {
        format!("{}{GAP}{}\n", look.untracked(), texts.ledger.untracked)
    } else {
        format!("{}\n", texts.ledger.empty)
    }
}

fn json(walk: &Walk<'_>, link: &CodeLink, asking: &Asking<'_>) -> String {
    let fetched_at = walk.fetched_at.unwrap_or_else(|| asking.settings.now());
    let head = asking.head(Skill::GetRecords, Some(link), fetched_at);
    let rest = LedgerRest {
        total: walk.list.total_sent(),
        has_more: walk.list.has_more(),
        next: walk.list.rest(),
    };
    json_out::ledger(
        &head,
        walk.list.rows().iter().map(|record| record.raw()),
        &rest,
    )
}

/// What has to be said beside the records.
fn close(walk: &Walk<'_>, format: Format, asking: &Asking<'_>) -> Result<(), Stop> {
    let texts = asking.settings.texts();
    let loaded = walk.list.rows().len();
    if let Some(name) = &walk.other_artifact {
        note(&(texts.card.other_artifact)(&name.one_line()));
    }
    if let Some(uri) = answered_for_another(&walk.members, walk.link(), &asking.settings.hosts) {
        note(&(texts.card.other_code)(&uri.one_line()));
    }
    let changed = walk.list.changed_count();
    if changed > 0 {
        // What left page by page can't be taken back.
        let is_newest = matches!(format, Format::Text | Format::Json);
        note(&(texts.cli.rows_changed)(
            Listed::Records,
            changed,
            is_newest,
        ));
    }
    if let Some(error) = &walk.failed {
        let before = if walk.fetched_at.is_some() {
            texts.ledger.page_failed
        } else {
            ""
        };
        return Err(Failure::of_later_page(error, texts, before).into());
    }
    match walk.list.end() {
        // So many were wanted.
        Some(ListEnd::Listed | ListEnd::Full) => {}
        Some(end) => note(&(texts.ledger.list_end)(end, Listed::Records, loaded)),
        None if format == Format::Text => {
            let total = total_words(walk.list.total());
            let total = total.unwrap_or_else(|| texts.ledger.total_untracked.to_owned());
            note(&(texts.cli.plain_more)(loaded, &total));
        }
        None => {}
    }
    Ok(())
}
