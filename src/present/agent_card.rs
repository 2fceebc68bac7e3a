//! The agent card, as what was read from it.

use super::line::{Line, Piece};
use super::page::Page;
use super::text_style::TextLayout;
use crate::a2a::{AgentCard, AgentExtension, AgentSkill, CONTRACT_EXTENSION, Interface};
use crate::theme::Role;

/// Cells of the longest label, a member's name.
const LABELS: usize = 22;

/// The card in lines: warnings first.
pub(crate) fn card_lines(card: &AgentCard, url: &str, context: &TextLayout<'_>) -> Vec<Line> {
    let mut page = Page::new(context).with_labels(LABELS);
    let (texts, words) = (page.texts(), page.words());
    for limit in card.contradictions() {
        page.warning(&(texts.contradiction)(limit.member()));
    }
    page.blank();
    let name = card.name.as_deref();
    page.prose(Role::Strong, name.unwrap_or(texts.name_untracked));
    if let Some(description) = &card.description {
        page.prose(Role::Text, description);
    }
    page.blank();
    let [provider, version, documentation, security, ..] = texts.card_labels;
    let home = card.provider.as_ref();
    let home = home.map(|from| [from.organization.as_deref(), from.url.as_deref()]);
    let home: Vec<&str> = home.into_iter().flatten().flatten().collect();
    let home = (!home.is_empty()).then(|| home.join("  "));
    page.pair_or_untracked(provider, home.as_deref());
    page.pair_or_untracked(version, card.version.as_deref());
    page.pair_or_untracked(documentation, card.documentation_url.as_deref());
    if let Some(protocol) = &card.protocol_version {
        page.pair("protocolVersion", protocol);
    }
    if let Some(icon) = &card.icon_url {
        page.pair("iconUrl", icon);
    }
    if card.requires_security {
        page.pair(security, &card.security_schemes.join(", "));
    }
    page.pair(words.card_read_from, url);
    interfaces(&mut page, card);
    capabilities(&mut page, card);
    skills(&mut page, card);
    page.finish()
}

fn interfaces(page: &mut Page<'_>, card: &AgentCard) {
    let texts = page.texts();
    page.heading(texts.card_headings[0]);
    if card.interfaces.is_empty() {
        let words = page.untracked();
        page.prose(Role::Dim, &words);
    }
    for interface in &card.interfaces {
        page.prose(Role::Text, &interface.url);
        let spoken = interface_words(interface, texts.not_spoken);
        page.pieces(&[Piece::gap(2), Piece::new(Role::Dim, spoken)]);
    }
}

fn interface_words(interface: &Interface, not_spoken: &str) -> String {
    let mut words = match interface.dialect() {
        Some(dialect) => dialect.to_string(),
        None => {
            let version = interface.version_name.as_deref().unwrap_or_default();
            let sent = format!("{} {version}", interface.binding_name);
            format!("{}  {not_spoken}", crate::text::sanitize_line(sent.trim()))
        }
    };
    if let Some(tenant) = &interface.tenant {
        words.push_str("  tenant ");
        words.push_str(&crate::text::sanitize_line(tenant));
    }
    words
}

fn capabilities(page: &mut Page<'_>, card: &AgentCard) {
    let texts = page.texts();
    page.heading(texts.card_headings[1]);
    let said = &card.capabilities;
    for (name, value) in [
        ("streaming", said.streaming),
        ("pushNotifications", said.push_notifications),
        ("stateTransitionHistory", said.state_transition_history),
        ("extendedAgentCard", said.extended_agent_card),
    ] {
        let value = value.map(|value| value.to_string());
        page.pair_or_untracked(name, value.as_deref());
    }
    for extension in &said.extensions {
        extension_lines(page, extension);
    }
    for (name, modes) in [
        ("defaultInputModes", &card.default_input_modes),
        ("defaultOutputModes", &card.default_output_modes),
    ] {
        if !modes.is_empty() {
            page.pair(name, &modes.join(", "));
        }
    }
}

fn extension_lines(page: &mut Page<'_>, extension: &AgentExtension) {
    let texts = page.texts();
    let [.., label, required] = texts.card_labels;
    page.pair_or_untracked(label, extension.uri.as_deref());
    let mut about = Vec::new();
    if extension.uri.as_deref() == Some(CONTRACT_EXTENSION) {
        about.push(texts.contract_extension);
    }
    if extension.required {
        about.push(required);
    }
    let description = extension.description.as_deref();
    about.extend(description.filter(|said| !about.contains(said)));
    if !about.is_empty() {
        page.pair_as(Role::Dim, "", &about.join("  "));
    }
}

fn skills(page: &mut Page<'_>, card: &AgentCard) {
    let texts = page.texts();
    page.heading(texts.card_headings[2]);
    if card.skills.is_empty() {
        let words = page.untracked();
        page.prose(Role::Dim, &words);
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
        page.pair_as(
            Role::Strong,
            id.as_deref().unwrap_or_default(),
            name.as_deref().unwrap_or_default(),
        );
        if let Some(description) = description {
            page.pair("", description);
        }
        if !tags.is_empty() {
            page.pair_as(Role::Dim, "", &tags.join(", "));
        }
        for example in examples {
            page.pair_as(Role::Dim, "", example);
        }
    }
}
