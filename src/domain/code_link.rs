//! The one spelling of a code's link that is asked, stored and compared.

use crate::text::SafeText;

const SCHEME: &str = "https://";

/// A code's link, `https://host/seg1/seg2`: host in lower case and punycode, the path's case kept,
/// nothing after the second segment. Made only by [`find_links`](super::link_search::find_links).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct CodeLink {
    text: String,
}

impl CodeLink {
    /// `host` must be canonical, the segments checked by [`two_segments`].
    pub(super) fn from_parts(host: &str, first: &str, second: &str) -> Self {
        Self {
            text: format!("{SCHEME}{host}/{first}/{second}"),
        }
    }

    /// The whole link, `https://host/seg1/seg2`.
    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    /// The link as people say it, `host/seg1/seg2`.
    pub(crate) fn short(&self) -> &str {
        self.text.strip_prefix(SCHEME).unwrap_or(&self.text)
    }

    /// The host, lower case and punycode.
    pub(crate) fn host(&self) -> &str {
        self.short()
            .split_once('/')
            .map_or(self.short(), |(host, _)| host)
    }
}

/// Why a text gave no link. `found` is the refused part of the text, sanitised and cut.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum LinkRefusal {
    /// Nothing in the text looks like a link.
    #[error("no link in this text")]
    NoLink,
    /// A link, but not with the two segments of a code.
    #[error("not a code link: {}", found.as_str())]
    NotACode {
        /// What was refused.
        found: SafeText,
    },
    /// A port that isn't the scheme's own: it would be lost in the link.
    #[error("a code link has no port: {}", found.as_str())]
    Port {
        /// What was refused.
        found: SafeText,
    },
    /// A user name or password before the host.
    #[error("a code link has no user name: {}", found.as_str())]
    UserInfo {
        /// What was refused.
        found: SafeText,
    },
    /// The host isn't a host name.
    #[error("not a host name: {}", found.as_str())]
    BadHost {
        /// What was refused.
        found: SafeText,
    },
    /// A scheme other than http and https.
    #[error("not a web link: {}", found.as_str())]
    Scheme {
        /// What was refused.
        found: SafeText,
    },
}

/// Which characters a path segment may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SegmentRule {
    /// ASCII letters and digits: what a known code host uses.
    Alphanumeric,
    /// Also `-` and `_`, for hosts whose codes nobody has described.
    Word,
}

/// The two segments of `path` (which starts with `/` or is empty), without last slashes and `.md`;
/// `None` when there are more or fewer, or one has other characters.
pub(super) fn two_segments(path: &str, rule: SegmentRule) -> Option<(&str, &str)> {
    let path = path.trim_end_matches('/');
    let path = without_md(path).trim_end_matches('/');
    let (first, second) = path.strip_prefix('/')?.split_once('/')?;
    let fits = |segment: &str| {
        !segment.is_empty()
            && segment.bytes().all(|b| {
                b.is_ascii_alphanumeric() || (rule == SegmentRule::Word && matches!(b, b'-' | b'_'))
            })
    };
    (fits(first) && fits(second)).then_some((first, second))
}

/// `path` without the `.md` that asks for the page as Markdown.
fn without_md(path: &str) -> &str {
    match path
        .len()
        .checked_sub(3)
        .and_then(|at| path.split_at_checked(at))
    {
        Some((stem, suffix)) if suffix.eq_ignore_ascii_case(".md") => stem,
        _ => path,
    }
}

#[cfg(test)]
mod tests;
