//! From JSON to an agent card, leniently.

use serde_json::value::RawValue;

use super::agent_card::{AgentCard, AgentExtension, AgentSkill, Capabilities, Provider};
use super::answer::{open, parse};
use super::fields::Fields;
use super::refusal::not_json;
use super::{Binding, Fault, Interface, Unreadable, Version};
use crate::domain::RawJson;

/// Reads an agent card; `status` and `body` as they came over HTTP.
///
/// # Errors
/// [`Unreadable`]; [`Fault::NoTask`] is JSON that isn't a card.
pub(crate) fn read_agent_card(status: u16, body: &str) -> Result<AgentCard, Unreadable> {
    let fault = match parse(body) {
        None => not_json(body),
        Some(raw) => match open(status, raw, Binding::Rest, "") {
            Err(fault) => fault,
            Ok(raw) => match card(raw) {
                Some(card) => return Ok(card),
                None => Fault::NoTask,
            },
        },
    };
    Err(Unreadable { status, fault })
}

/// A card has an address; that tells it from any other object.
fn card(raw: &RawValue) -> Option<AgentCard> {
    let fields = Fields::of(raw)?;
    let interfaces = interfaces(&fields);
    let looks_like_one = fields.get("skills").is_some() && fields.get("capabilities").is_some();
    if interfaces.is_empty() && !looks_like_one {
        return None;
    }
    Some(AgentCard {
        name: fields.shown("name"),
        description: fields.shown("description"),
        version: fields.shown("version"),
        protocol_version: fields.text("protocolVersion"),
        provider: fields.object("provider").map(|provider| Provider {
            organization: provider.shown("organization"),
            url: provider.shown("url"),
        }),
        documentation_url: fields.shown("documentationUrl"),
        icon_url: fields.text("iconUrl"),
        interfaces,
        capabilities: capabilities(&fields),
        skills: objects(&fields, "skills").map(|f| skill(&f)).collect(),
        default_input_modes: fields.texts("defaultInputModes"),
        default_output_modes: fields.texts("defaultOutputModes"),
        security_schemes: fields
            .object("securitySchemes")
            .map(|schemes| schemes.names().map(str::to_owned).collect())
            .unwrap_or_default(),
        requires_security: !fields.list("security").is_empty()
            || !fields.list("securityRequirements").is_empty(),
        raw: RawJson::of(raw),
    })
}

fn objects<'a>(fields: &Fields<'a>, name: &str) -> impl Iterator<Item = Fields<'a>> + use<'a> {
    fields.list(name).into_iter().filter_map(Fields::of)
}

fn interfaces(card: &Fields<'_>) -> Vec<Interface> {
    let mut all: Vec<Interface> = objects(card, "supportedInterfaces")
        .filter_map(|fields| interface(&fields, Version::V10.name()))
        .collect();
    // The members of 0.3, alone or beside those of 1.0.
    let version = card.text("protocolVersion");
    let version = version.as_deref().unwrap_or(Version::V03.name());
    let main = card.text("url").map(|url| {
        let binding = card.text("preferredTransport");
        of(url, binding, version.to_owned(), None)
    });
    let more = objects(card, "additionalInterfaces").filter_map(|f| interface(&f, version));
    for interface in main.into_iter().chain(more) {
        let known = all
            .iter()
            .any(|known| known.is_at(&interface.url) && speak_the_same(known, &interface));
        if !known {
            all.push(interface);
        }
    }
    all
}

fn speak_the_same(one: &Interface, other: &Interface) -> bool {
    match (one.dialect(), other.dialect()) {
        (Some(one), Some(other)) => one == other,
        _ => one.binding_name == other.binding_name && one.version_name == other.version_name,
    }
}

fn interface(fields: &Fields<'_>, default_version: &str) -> Option<Interface> {
    let binding = fields
        .text("protocolBinding")
        .or_else(|| fields.text("transport"));
    let version = fields
        .text("protocolVersion")
        .unwrap_or_else(|| default_version.to_owned());
    Some(of(
        fields.text("url")?,
        binding,
        version,
        fields.id("tenant"),
    ))
}

/// Without a binding it is JSON-RPC (the type file of 0.3).
fn of(url: String, binding: Option<String>, version: String, tenant: Option<String>) -> Interface {
    let binding_name = binding.unwrap_or_else(|| "JSONRPC".to_owned());
    Interface {
        url,
        binding: Binding::named(&binding_name),
        binding_name,
        version: Version::named(&version),
        version_name: Some(version),
        tenant,
    }
}

fn capabilities(card: &Fields<'_>) -> Capabilities {
    let fields = card.object("capabilities").unwrap_or_default();
    Capabilities {
        streaming: fields.flag("streaming"),
        push_notifications: fields.flag("pushNotifications"),
        state_transition_history: fields.flag("stateTransitionHistory"),
        extended_agent_card: fields
            .flag("extendedAgentCard")
            .or_else(|| card.flag("supportsAuthenticatedExtendedCard")),
        extensions: objects(&fields, "extensions")
            .map(|extension| AgentExtension {
                uri: extension.text("uri"),
                description: extension.text("description"),
                required: extension.flag("required").unwrap_or(false),
                params: extension.tracked("params"),
            })
            .collect(),
    }
}

fn skill(fields: &Fields<'_>) -> AgentSkill {
    AgentSkill {
        id: fields.id("id"),
        name: fields.text("name"),
        description: fields.text("description"),
        tags: fields.texts("tags"),
        examples: fields.texts("examples"),
        input_modes: fields.texts("inputModes"),
        output_modes: fields.texts("outputModes"),
    }
}
