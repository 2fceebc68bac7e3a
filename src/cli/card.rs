//! `card`: what the service says about itself.

use super::asking::Asking;
use super::failure::Failure;
use super::json_out;
use super::writer::{Stop, Writer};
use crate::a2a::{AgentCard, CONTRACT_EXTENSION, Interface};
use crate::present::{GAP, Lines, TextStyle};
use crate::text::{cells, sanitize, sanitize_line};

/// Reads the agent card at the endpoint's origin and prints it.
///
/// # Errors
/// When there is none, or nobody reads it.
pub(super) async fn card(json: bool, asking: &Asking<'_>, out: &mut Writer) -> Result<(), Stop> {
    let settings = asking.settings;
    let read = asking.reader.agent_card().await;
    let (card, url) = read.map_err(|error| Failure::of_answer(&error, settings.texts()))?;
    if json {
        let warnings = card.contradictions();
        let warnings: Vec<String> = warnings
            .iter()
            .map(|limit| json_out::string(limit.member()))
            .collect();
        out.data(&json_out::object(
            asking.reader.endpoint().as_str(),
            None,
            settings.now(),
            &[
                ("card_url", json_out::string(url.as_str())),
                ("warnings", format!("[{}]", warnings.join(","))),
                ("card", json_out::escaped(card.raw.as_str())),
            ],
        ))?;
    } else {
        out.data(&text(&card, url.as_str(), &settings.text_style()))?;
    }
    out.flush()
}

/// The card as text. Nothing is cut.
fn text(card: &AgentCard, url: &str, look: &TextStyle) -> String {
    let texts = look.texts();
    let labels = texts.card_labels;
    let [
        provider,
        version,
        documentation,
        security,
        extension,
        required,
    ] = labels;
    let [interfaces, capabilities, skills] = texts.card_headings;
    let limits = ["streaming", "pushNotifications", "stateTransitionHistory"];
    let widest = labels.into_iter().chain(limits).map(cells).max();
    let mut out = Lines::with_labels(look, widest.unwrap_or_default());
    out.line(0, &look.sent(card.name.as_deref()));
    out.line(0, &sanitize_line(url));
    for limit in card.contradictions() {
        let words = (texts.contradiction)(limit.member());
        out.line(0, &format!("{} {words}", look.glyphs.other));
    }
    if let Some(description) = &card.description {
        // Indented, so that no text of the service's passes for a line of ours.
        out.line(1, &sanitize(description).replace('\n', "\n  "));
    }
    out.gap();
    let from = card.provider.as_ref();
    let organisation = from.and_then(|provider| provider.organization.as_deref());
    let home = from.and_then(|provider| provider.url.as_deref());
    let from = [organisation, home].into_iter().flatten();
    let from: Vec<String> = from.map(|text| sanitize_line(text).into_owned()).collect();
    let from = if from.is_empty() {
        look.untracked()
    } else {
        from.join(GAP)
    };
    out.pair(0, provider, &from);
    out.pair(0, version, &look.sent(card.version.as_deref()));
    out.pair(
        0,
        documentation,
        &look.sent(card.documentation_url.as_deref()),
    );
    if card.requires_security {
        let schemes = sanitize_line(&card.security_schemes.join(", ")).into_owned();
        out.pair(0, security, &schemes);
    }
    out.gap();
    out.line(0, interfaces);
    for interface in &card.interfaces {
        out.line(1, &interface_line(interface, look));
    }
    out.gap();
    out.line(0, capabilities);
    let said = &card.capabilities;
    for (name, value) in limits.into_iter().zip([
        said.streaming,
        said.push_notifications,
        said.state_transition_history,
    ]) {
        let value = value.map_or_else(|| look.untracked(), |value| value.to_string());
        out.pair(1, name, &value);
    }
    for it in &said.extensions {
        let mut words = look.sent(it.uri.as_deref());
        if it.uri.as_deref() == Some(CONTRACT_EXTENSION) {
            words = format!("{words}{GAP}{}", texts.contract_extension);
        }
        if it.required {
            words = format!("{words}{GAP}{required}");
        }
        out.pair(1, extension, &words);
    }
    out.gap();
    out.line(0, skills);
    for skill in &card.skills {
        let name = look.sent(skill.name.as_deref());
        out.pair(1, &look.sent(skill.id.as_deref()), &name);
        if let Some(description) = &skill.description {
            out.line(2, &sanitize_line(description));
        }
    }
    out.text
}

fn interface_line(interface: &Interface, look: &TextStyle) -> String {
    let url = sanitize_line(&interface.url);
    let spoken = match interface.dialect() {
        Some(dialect) => dialect.to_string(),
        None => {
            let version = interface.version_name.as_deref().unwrap_or_default();
            let words = format!("{} {version}", interface.binding_name);
            format!("{}{GAP}{}", sanitize_line(&words), look.texts().not_spoken)
        }
    };
    let tenant = interface.tenant.as_deref();
    let tenant = tenant.map(|tenant| format!("{GAP}tenant {}", sanitize_line(tenant)));
    format!("{url}{GAP}{spoken}{}", tenant.unwrap_or_default())
}
