//! The agent card: what a server says about itself.

use super::Interface;
use crate::domain::RawJson;

/// The address of the extension that is the service's read-only contract (docs/protocol.md#reader-contract).
pub(crate) const CONTRACT_EXTENSION: &str = "https://a2a.objqr.com/ext/caoliao-entity/v2";

/// The machine-readable schema beside it.
pub(crate) const CONTRACT_SCHEMA: &str = "https://a2a.objqr.com/ext/caoliao-entity/v2/schema.json";

/// An agent card, in the form of 0.3, of 1.0, or both merged. Everything is optional; what is missing was not sent.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AgentCard {
    /// `name`.
    pub name: Option<String>,
    /// `description`.
    pub description: Option<String>,
    /// `version` of the agent, not of the protocol.
    pub version: Option<String>,
    /// `protocolVersion` of a card in the form of 0.3.
    pub protocol_version: Option<String>,
    /// `provider`.
    pub provider: Option<Provider>,
    /// `documentationUrl`.
    pub documentation_url: Option<String>,
    /// `iconUrl`.
    pub icon_url: Option<String>,
    /// Where it can be asked, the preferred one first: `supportedInterfaces`, then `url`, then `additionalInterfaces`; each once.
    pub interfaces: Vec<Interface>,
    /// `capabilities`.
    pub capabilities: Capabilities,
    /// `skills`.
    pub skills: Vec<AgentSkill>,
    /// `defaultInputModes`.
    pub default_input_modes: Vec<String>,
    /// `defaultOutputModes`.
    pub default_output_modes: Vec<String>,
    /// The names in `securitySchemes`.
    pub security_schemes: Vec<String>,
    /// Whether `security` (1.0: `securityRequirements`) asks for one of them.
    pub requires_security: bool,
    /// The card byte for byte.
    pub raw: RawJson,
}

/// Who runs the agent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Provider {
    /// `organization`.
    pub organization: Option<String>,
    /// `url`, unchecked.
    pub url: Option<String>,
}

/// What the agent can do. What isn't said is `None`, which isn't "no".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Capabilities {
    /// `streaming`.
    pub streaming: Option<bool>,
    /// `pushNotifications`.
    pub push_notifications: Option<bool>,
    /// `stateTransitionHistory`; 1.0 has no such member.
    pub state_transition_history: Option<bool>,
    /// `extendedAgentCard` (0.3: `supportsAuthenticatedExtendedCard`).
    pub extended_agent_card: Option<bool>,
    /// `extensions`.
    pub extensions: Vec<AgentExtension>,
}

/// An extension of the protocol that the agent speaks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AgentExtension {
    /// `uri`: its address, which is its name.
    pub uri: Option<String>,
    /// `description`.
    pub description: Option<String>,
    /// `required`: clients must name it in the extensions header.
    pub required: bool,
    /// `params`, byte for byte.
    pub params: Option<RawJson>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AgentSkill {
    /// `id`.
    pub id: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `description`.
    pub description: Option<String>,
    /// `tags`.
    pub tags: Vec<String>,
    /// `examples`.
    pub examples: Vec<String>,
    /// `inputModes`.
    pub input_modes: Vec<String>,
    /// `outputModes`.
    pub output_modes: Vec<String>,
}

/// A documented limit of the service (docs/protocol.md#the-service) that a card denies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Contradiction {
    /// The card says that it streams.
    Streaming,
    /// The card says that it sends push notifications.
    PushNotifications,
    /// The card says that it keeps a history of state transitions.
    StateTransitionHistory,
}

impl Contradiction {
    /// The member of the card that denies the limit.
    #[must_use]
    pub(crate) const fn member(self) -> &'static str {
        match self {
            Self::Streaming => "streaming",
            Self::PushNotifications => "pushNotifications",
            Self::StateTransitionHistory => "stateTransitionHistory",
        }
    }
}

impl AgentCard {
    /// The documented limits that the card denies, in the order of the documentation.
    #[must_use]
    pub(crate) fn contradictions(&self) -> Vec<Contradiction> {
        let said = &self.capabilities;
        [
            (said.streaming, Contradiction::Streaming),
            (said.push_notifications, Contradiction::PushNotifications),
            (
                said.state_transition_history,
                Contradiction::StateTransitionHistory,
            ),
        ]
        .into_iter()
        .filter_map(|(said, limit)| (said == Some(true)).then_some(limit))
        .collect()
    }

    /// Whether a stream may be asked for.
    #[must_use]
    pub(crate) fn streams(&self) -> bool {
        self.capabilities.streaming == Some(true)
    }

    /// The addresses of the extensions that clients must name in the extensions header, which is sent only if there are any.
    #[must_use]
    pub(crate) fn required_extensions(&self) -> Vec<&str> {
        self.capabilities
            .extensions
            .iter()
            .filter(|extension| extension.required)
            .filter_map(|extension| extension.uri.as_deref())
            .collect()
    }
}
