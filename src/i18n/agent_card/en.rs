//! English words about the agent card.

use super::AgentCardTexts;

pub(in crate::i18n) const AGENT_CARD: AgentCardTexts = AgentCardTexts {
    provider: "Provider",
    version: "Version",
    documentation: "Documentation",
    security: "Security",
    extension: "Extension",
    required: "required",
    interfaces: "Interfaces",
    capabilities: "Capabilities",
    skills: "Skills",
    contradiction: |member| {
        format!("the card says {member}, which the service's documentation denies")
    },
    contract_extension: "the read-only contract",
    not_spoken: "not spoken here",
};
