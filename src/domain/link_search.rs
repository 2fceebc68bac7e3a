//! Finds the code links in whatever a person pastes: a bare link, an address from a browser, a
//! whole chat message.

use std::ops::Range;

use self::reading::{Flaw, Reading, Weight, read_token};
use self::text::Tokens;
use super::code_hosts::CodeHosts;
use super::code_link::{CodeLink, LinkRefusal};
use crate::text::{SafeText, cut, sanitize_line};

mod address;
mod encoded;
mod reading;
mod text;

pub(super) use self::text::is_invisible;

/// At most so many links are kept of one text.
pub(crate) const MAX_LINKS: usize = 50;

/// At most so many cells of a refused link are shown.
const MAX_SHOWN: usize = 120;

/// A link, and whether it may be asked about without a question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FoundLink {
    /// The link in its one spelling.
    pub link: CodeLink,
    /// Its host is a known or allowed code host.
    pub known: bool,
}

/// All code links in `text`, in order of appearance, without duplicates, at most 50.
/// Never empty. Takes time linear in the text, whatever it holds.
///
/// A bare `foo.com/a/b` of an unknown host counts only where nothing in the text has a scheme or a
/// known host.
///
/// # Errors
/// [`LinkRefusal`] with the first thing that looks like a link, when no link is a code's.
pub(crate) fn find_links(text: &str, hosts: &CodeHosts) -> Result<Vec<FoundLink>, LinkRefusal> {
    let whole = whole_of(text);
    let mut strong = Harvest::default();
    let mut weak = Harvest::default();
    let mut tokens = Tokens::new(text);
    while let Some((place, token)) = tokens.next_token() {
        if !token.contains(['.', '/', '%']) {
            continue;
        }
        read_token(token, hosts, |reading| {
            match reading {
                Reading::Nothing => {}
                Reading::Link {
                    link,
                    known,
                    weight,
                } => {
                    let harvest = match weight {
                        Weight::Strong => &mut strong,
                        Weight::Weak => &mut weak,
                    };
                    harvest.keep(FoundLink { link, known });
                }
                Reading::Flawed(flaw, Weight::Strong) => strong.refuse(flaw, &place),
                // In the middle of prose this was hardly meant as a link.
                Reading::Flawed(flaw, Weight::Weak) if place == whole => weak.refuse(flaw, &place),
                Reading::Flawed(..) => {}
            }
            !strong.is_full()
        });
        if strong.is_full() {
            break;
        }
    }
    strong
        .into_result(text)
        .or_else(|| weak.into_result(text))
        .unwrap_or(Err(LinkRefusal::NoLink))
}

/// The place of the text without white space around it.
fn whole_of(text: &str) -> Range<usize> {
    let start = text.len() - text.trim_start().len();
    start..start + text.trim().len()
}

/// Links of one weight, and the first that was refused.
#[derive(Default)]
struct Harvest {
    links: Vec<FoundLink>,
    refused: Option<(Flaw, Range<usize>)>,
}

impl Harvest {
    fn keep(&mut self, found: FoundLink) {
        if !self.is_full() && !self.links.contains(&found) {
            self.links.push(found);
        }
    }

    fn refuse(&mut self, flaw: Flaw, place: &Range<usize>) {
        self.refused.get_or_insert_with(|| (flaw, place.clone()));
    }

    fn is_full(&self) -> bool {
        self.links.len() >= MAX_LINKS
    }

    /// `None` when nothing of this weight was met.
    fn into_result(self, text: &str) -> Option<Result<Vec<FoundLink>, LinkRefusal>> {
        if !self.links.is_empty() {
            return Some(Ok(self.links));
        }
        let (flaw, place) = self.refused?;
        let shown = sanitize_line(text.get(place).unwrap_or_default());
        let found = SafeText::sanitize(&cut(&shown, MAX_SHOWN, "⋯"));
        Some(Err(match flaw {
            Flaw::NotACode => LinkRefusal::NotACode { found },
            Flaw::Port => LinkRefusal::Port { found },
            Flaw::UserInfo => LinkRefusal::UserInfo { found },
            Flaw::BadHost => LinkRefusal::BadHost { found },
            Flaw::Scheme => LinkRefusal::Scheme { found },
        }))
    }
}

#[cfg(test)]
mod tests;
