//! The agent card: what the service says about itself.

use super::document::Document;
use super::line::Piece;
use super::text_style::TextStyle;
use crate::a2a::{AgentCard, AgentExtension, AgentSkill, CONTRACT_EXTENSION, Interface};
use crate::text::sanitize_line;
use crate::theme::Role;

/// Cells of the longest label, a member's name.
const LABELS: usize = 22;

/// The card as read from `url`: warnings first.
pub(crate) fn agent_card_document<'a>(
    card: &AgentCard,
    url: &str,
    style: &'a TextStyle,
) -> Document<'a> {
    let mut document = Document::new(style, LABELS);
    let texts = style.texts();
    for limit in card.contradictions() {
        document.warning(&(texts.agent_card.contradiction)(limit.member()));
    }
    document.space();
    document.title(card.name.as_deref().unwrap_or(texts.common.name_untracked));
    if let Some(description) = &card.description {
        document.quotation(description);
    }
    document.space();
    let words = &texts.agent_card;
    let home = card.provider.as_ref();
    let home = home.map(|from| [from.organization.as_deref(), from.url.as_deref()]);
    let home: Vec<&str> = home.into_iter().flatten().flatten().collect();
    let home = (!home.is_empty()).then(|| home.join("  "));
    document.pair_or_untracked(words.provider, home.as_deref());
    document.pair_or_untracked(words.version, card.version.as_deref());
    document.pair_or_untracked(words.documentation, card.documentation_url.as_deref());
    for (name, value) in [
        ("protocolVersion", &card.protocol_version),
        ("iconUrl", &card.icon_url),
    ] {
        if let Some(value) = value {
            document.pair(name, value);
        }
    }
    if card.requires_security {
        document.pair(words.security, &card.security_schemes.join(", "));
    }
    document.pair(texts.inspector.card_read_from, url);
    interfaces(&mut document, card);
    capabilities(&mut document, card);
    skills(&mut document, card);
    document
}

fn interfaces(document: &mut Document<'_>, card: &AgentCard) {
    let texts = document.style.texts();
    document.heading(texts.agent_card.interfaces);
    if card.interfaces.is_empty() {
        let words = document.style.untracked();
        document.prose(Role::Dim, &words);
    }
    for interface in &card.interfaces {
        document.prose(Role::Text, &sanitize_line(&interface.url));
        let spoken = interface_words(interface, texts.agent_card.not_spoken);
        document.item(vec![Piece::gap(2), Piece::new(Role::Dim, spoken)]);
    }
}

fn interface_words(interface: &Interface, not_spoken: &str) -> String {
    let mut words = match interface.dialect() {
        Some(dialect) => dialect.to_string(),
        None => {
            let version = interface.version_name.as_deref().unwrap_or_default();
            let sent = format!("{} {version}", interface.binding_name);
            format!("{}  {not_spoken}", sanitize_line(sent.trim()))
        }
    };
    if let Some(tenant) = &interface.tenant {
        words.push_str("  tenant ");
        words.push_str(&sanitize_line(tenant));
    }
    words
}

fn capabilities(document: &mut Document<'_>, card: &AgentCard) {
    let texts = document.style.texts();
    document.heading(texts.agent_card.capabilities);
    let said = &card.capabilities;
    for (name, value) in [
        ("streaming", said.streaming),
        ("pushNotifications", said.push_notifications),
        ("stateTransitionHistory", said.state_transition_history),
        ("extendedAgentCard", said.extended_agent_card),
    ] {
        let value = value.map(|value| value.to_string());
        document.pair_or_untracked(name, value.as_deref());
    }
    for extension in &said.extensions {
        add_extension(document, extension);
    }
    for (name, modes) in [
        ("defaultInputModes", &card.default_input_modes),
        ("defaultOutputModes", &card.default_output_modes),
    ] {
        if !modes.is_empty() {
            document.pair(name, &modes.join(", "));
        }
    }
}

fn add_extension(document: &mut Document<'_>, extension: &AgentExtension) {
    let words = &document.style.texts().agent_card;
    document.pair_or_untracked(words.extension, extension.uri.as_deref());
    let mut about = Vec::new();
    if extension.uri.as_deref() == Some(CONTRACT_EXTENSION) {
        about.push(words.contract_extension);
    }
    if extension.required {
        about.push(words.required);
    }
    let description = extension.description.as_deref();
    about.extend(description.filter(|said| !about.contains(said)));
    if !about.is_empty() {
        document.pair_as(Role::Dim, "", &about.join("  "));
    }
}

fn skills(document: &mut Document<'_>, card: &AgentCard) {
    document.heading(document.style.texts().agent_card.skills);
    if card.skills.is_empty() {
        let words = document.style.untracked();
        document.prose(Role::Dim, &words);
    }
    for AgentSkill {
        id,
        name,
        description,
        tags,
        examples,
        ..
    } in &card.skills
    {
        let id = document.style.sent(id.as_deref());
        let name = document.style.sent(name.as_deref());
        document.pair_as(Role::Strong, &id, &name);
        if let Some(description) = description {
            document.pair("", description);
        }
        if !tags.is_empty() {
            document.pair_as(Role::Dim, "", &tags.join(", "));
        }
        for example in examples {
            document.pair_as(Role::Dim, "", example);
        }
    }
}
