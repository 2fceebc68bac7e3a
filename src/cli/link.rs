//! From what was pasted to the one code that is asked about.

use super::failure::Failure;
use super::settings::Settings;
use super::writer::note;
use crate::domain::{CodeLink, FoundLink, LinkRefusal, find_links, lookalike};

/// The first link in `text`, and how many more there are.
///
/// # Errors
/// Exit code 2 when there is none.
pub(super) fn first_of(
    text: &str,
    settings: &Settings,
) -> Result<(FoundLink, Vec<FoundLink>), Failure> {
    let refused = |refusal: &LinkRefusal| {
        Failure::usage(&(settings.texts().links.link_refusal)(refusal), None)
    };
    let links = find_links(text, &settings.hosts).map_err(|refusal| refused(&refusal))?;
    let mut links = links.into_iter();
    let first = links.next().ok_or_else(|| refused(&LinkRefusal::NoLink))?;
    Ok((first, links.collect()))
}

/// The code that a headless command asks about; says so if the text holds others.
///
/// # Errors
/// Exit code 2 when there is no link, or its host isn't known. Nothing was asked then.
pub(super) fn headless(text: &str, settings: &Settings) -> Result<CodeLink, Failure> {
    let (first, others) = first_of(text, settings)?;
    if !first.known {
        let host = first.link.host();
        let letters = lookalike(host, &settings.hosts, None);
        return Err(Failure::host(host, letters.as_ref(), settings.texts()));
    }
    if !others.is_empty() {
        let all: Vec<&str> = others.iter().map(|found| found.link.as_str()).collect();
        let words = (settings.texts().cli.more_links)(others.len());
        note(&format!("{words}: {}", all.join(" ")));
    }
    Ok(first.link)
}
