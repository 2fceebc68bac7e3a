//! The service's agent card.

pub(super) mod en;
pub(super) mod zh;

/// The service's agent card.
pub(crate) struct AgentCardTexts {
    /// Label.
    pub provider: &'static str,
    /// Label.
    pub version: &'static str,
    /// Label.
    pub documentation: &'static str,
    /// Label.
    pub security: &'static str,
    /// Label.
    pub extension: &'static str,
    /// A required extension.
    pub required: &'static str,
    /// Heading.
    pub interfaces: &'static str,
    /// Heading.
    pub capabilities: &'static str,
    /// Heading.
    pub skills: &'static str,
    /// `card`: this member denies a documented limit.
    pub contradiction: fn(&str) -> String,
    /// `card`: the extension that is the service's read-only contract.
    pub contract_extension: &'static str,
    /// `card`: this program doesn't speak that.
    pub not_spoken: &'static str,
}
