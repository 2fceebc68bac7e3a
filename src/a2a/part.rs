//! The parts of messages and artifacts.

use serde_json::value::RawValue;

use super::fields::Fields;
use super::{Binding, Dialect, Version};
use crate::domain::{RawJson, lossy_text};

/// One part of a message or an artifact.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Part {
    /// What it holds.
    pub content: PartContent,
    /// `filename` (0.3: `file.name`).
    pub filename: Option<String>,
    /// `mediaType` (0.3: `file.mimeType`).
    pub media_type: Option<String>,
    /// `metadata`, byte for byte.
    pub metadata: Option<RawJson>,
}

/// What a part holds. The kind is decided by the member it has, never by a discriminator.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum PartContent {
    /// `text`.
    Text(String),
    /// The bytes of a file, as the base64 text they were sent in; nothing checks that it is base64.
    Raw(String),
    /// The address of a file, unchecked.
    Url(String),
    /// `data`, byte for byte.
    Data(RawJson),
    /// The whole part, where it is none of these.
    Other(RawJson),
}

impl Part {
    /// A part without a name, a media type or metadata.
    #[must_use]
    pub(crate) const fn of(content: PartContent) -> Self {
        Self {
            content,
            filename: None,
            media_type: None,
            metadata: None,
        }
    }

    /// The text, if it is a text part.
    #[must_use]
    pub(crate) const fn text(&self) -> Option<&str> {
        match &self.content {
            PartContent::Text(text) => Some(text.as_str()),
            _ => None,
        }
    }

    /// The data, if it is a data part.
    #[must_use]
    pub(crate) const fn data(&self) -> Option<&RawJson> {
        match &self.content {
            PartContent::Data(data) => Some(data),
            _ => None,
        }
    }
}

/// The text parts, one a line; `None` if there are none.
#[must_use]
pub(crate) fn text_of(parts: &[Part]) -> Option<String> {
    let lines: Vec<&str> = parts.iter().filter_map(Part::text).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// Reads `parts`, or `content` where there is nothing in it (0.3 over HTTP+JSON).
pub(super) fn parts(fields: &Fields<'_>, dialect: Dialect) -> Vec<Part> {
    let mut all = fields.list("parts");
    if all.is_empty() {
        all = fields.list("content");
    }
    all.into_iter()
        .filter(|raw| raw.get() != "null")
        .flat_map(|raw| part(raw, dialect))
        .collect()
}

/// A part should hold one thing; one that holds several, as servers that print empty members may send, becomes several parts, so
/// that nothing is lost. Empty texts count only where there is nothing else.
fn part(raw: &RawValue, dialect: Dialect) -> Vec<Part> {
    let Some(fields) = Fields::of(raw) else {
        let content =
            lossy_text(raw).map_or_else(|| PartContent::Other(RawJson::of(raw)), PartContent::Text);
        return vec![Part::of(content)];
    };
    let file = fields.object("file").unwrap_or_default();
    let mut contents: Vec<PartContent> = Vec::new();
    contents.extend(data(&fields, dialect).map(PartContent::Data));
    contents.extend(fields.text("text").map(PartContent::Text));
    contents.extend(
        (fields.text("raw"))
            .or_else(|| file.text("bytes"))
            .or_else(|| file.text("fileWithBytes"))
            .map(PartContent::Raw),
    );
    contents.extend(
        (fields.text("url"))
            .or_else(|| file.text("uri"))
            .or_else(|| file.text("fileWithUri"))
            .map(PartContent::Url),
    );
    if contents.is_empty() {
        contents
            .push(empty(&fields, &file).unwrap_or_else(|| PartContent::Other(RawJson::of(raw))));
    }
    let filename = (fields.text("filename")).or_else(|| file.text("name"));
    let media_type = (fields.text("mediaType"))
        .or_else(|| file.text("mimeType"))
        .or_else(|| file.text("mediaType"));
    let metadata = fields.tracked("metadata");
    contents
        .into_iter()
        .map(|content| Part {
            content,
            filename: filename.clone(),
            media_type: media_type.clone(),
            metadata: metadata.clone(),
        })
        .collect()
}

/// A part that holds an empty text and nothing else.
fn empty(fields: &Fields<'_>, file: &Fields<'_>) -> Option<PartContent> {
    if fields.is_text("text") {
        Some(PartContent::Text(String::new()))
    } else if fields.is_text("raw") || file.is_text("bytes") || file.is_text("fileWithBytes") {
        Some(PartContent::Raw(String::new()))
    } else {
        None
    }
}

/// The data. 0.3 over HTTP+JSON wraps it once more; elsewhere a member `data` in it is the agent's own.
fn data(fields: &Fields<'_>, dialect: Dialect) -> Option<RawJson> {
    let data = fields.get("data")?;
    let wraps = dialect == Dialect::of(Version::V03, Binding::Rest) && fields.get("kind").is_none();
    let wrapped = Fields::of(data).filter(|inner| wraps && inner.names().eq(["data"]));
    let inner = wrapped.as_ref().and_then(|inner| inner.get("data"));
    Some(RawJson::of(inner.unwrap_or(data)))
}
