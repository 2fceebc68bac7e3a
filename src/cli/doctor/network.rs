//! The service, the way to it, and whom to believe.

use std::path::Path;
use std::time::Instant;

use super::finding::{Finding, Section};
use super::machine::Machine;
use super::{origin_words, shown};
use crate::cli::failure::Failure;
use crate::cli::settings::{Service, Settings, asks_the_demo};
use crate::client::{Endpoint, probe};
use crate::config::{PROXY_VARIABLES, Sources, redacted_address as address};
use crate::domain::ErrorKind;
use crate::i18n::Lang;
use crate::net::NetFault;
use crate::net::ProxyRules;
use crate::net::TlsFault;

/// What stands for the file of an authority.
const AUTHORITY: &str = "\"/path/to/your/authority.pem\"";

/// Whom it would ask, as far as that can be read, where a setting can't be used.
pub(super) fn meant(sources: &Sources, lang: Lang) -> Finding {
    let texts = &lang.texts().doctor;
    let words = if asks_the_demo(sources) {
        format!("{}  ({})", texts.demo, origin_words(sources, "demo", lang))
    } else {
        let address = shown(sources, "endpoint");
        format!("{address}  ({})", origin_words(sources, "endpoint", lang))
    };
    Finding::new(
        Section::Service,
        "address",
        texts.service_labels.address,
        words,
    )
}

/// Whom it asks and how; and what comes of one request for the agent card, unless `offline`.
pub(super) async fn service(sources: &Sources, settings: &Settings, offline: bool) -> Vec<Finding> {
    let texts = &settings.texts().doctor;
    let labels = texts.service_labels;
    let finding =
        |name, label: &str, value: String| Finding::new(Section::Service, name, label, value);
    let from = |id| origin_words(sources, id, settings.lang);
    let mut found = Vec::new();
    let words = match &settings.service {
        Service::Demo => format!("{}  ({})", texts.demo, from("demo")),
        Service::At(endpoint) => format!("{}  ({})", address(endpoint.as_str()), from("endpoint")),
    };
    found.push(finding("address", labels.address, words));
    let spoken = format!(
        "dialect {} ({}){}binding {} ({})",
        sources.values("dialect").join(""),
        from("dialect"),
        texts.comma,
        sources.values("binding").join(""),
        from("binding"),
    );
    found.push(finding("dialect", labels.dialect, spoken));
    let http = &settings.client.http;
    if !http.headers.is_empty() {
        let names: Vec<&str> = http.headers.iter().map(|header| header.name()).collect();
        found.push(finding("headers", labels.headers, names.join(texts.comma)));
    }
    let allowed = shown(sources, "allow_origin");
    if !allowed.is_empty() {
        found.push(finding("origins", labels.origins, allowed));
    }
    if let Service::At(endpoint) = &settings.service {
        if offline {
            found.push(finding("answer", labels.answer, texts.not_asked.to_owned()));
        } else {
            found.push(asked(endpoint, settings).await);
        }
    }
    found
}

/// What comes of one request.
async fn asked(endpoint: &Endpoint, settings: &Settings) -> Finding {
    let texts = &settings.texts().doctor;
    let label = texts.service_labels.answer;
    let start = Instant::now();
    let finding = |value: String| Finding::new(Section::Service, "answer", label, value);
    match probe(endpoint, settings.client.http.clone()).await {
        Ok((status, name)) => {
            let answers = (texts.answers)(status, start.elapsed().as_millis());
            let card = name.map_or_else(
                || texts.without_card.to_owned(),
                |name| (texts.with_card)(&name.one_line()),
            );
            let found = finding(format!("{answers}  {card}"));
            // Without a card the service may still be there; everything else is somebody else's answer, or a refusal.
            let is_expected = matches!(status, 200..=299 | 404 | 405);
            if is_expected { found } else { found.off() }
        }
        Err(error) => {
            let words = Failure::of_answer(&error, settings.texts()).text();
            let words = words
                .trim_start_matches("qrscope: ")
                .trim_end()
                .replace('\n', "  ");
            helped(finding(words).off(), &error.kind, endpoint.is_loopback())
        }
    }
}

/// What went wrong, with the line of the config file that would help; what no setting makes up for has none.
pub(super) fn helped(off: Finding, kind: &ErrorKind, is_loopback: bool) -> Finding {
    match kind {
        ErrorKind::Net(NetFault::Timeout(_)) => off.helped_by("timeout", "60"),
        ErrorKind::Net(NetFault::Tls(
            TlsFault::UnknownIssuer { .. }
            | TlsFault::SelfSigned {
                is_authority: false,
                ..
            },
        )) => off.helped_by("ca_cert", AUTHORITY),
        // A network that lets only its proxy out refuses, or lets one wait for ever.
        ErrorKind::Net(NetFault::Network)
        | ErrorKind::Net(NetFault::NoConnection { proxy: None, .. })
            if !is_loopback =>
        {
            off.helped_by("proxy", "\"http://your-proxy:8080\"")
        }
        _ => off,
    }
}

/// The proxies that the environment names, without their passwords, and which of them counts for the service.
pub(super) fn proxy(
    machine: &Machine<'_>,
    service: Option<&Service>,
    rules: &ProxyRules,
    lang: Lang,
) -> Vec<Finding> {
    let texts = &lang.texts().doctor;
    let finding =
        |name, label: &str, value: String| Finding::new(Section::Proxy, name, label, value);
    let mut found: Vec<Finding> = PROXY_VARIABLES
        .into_iter()
        .filter_map(|name| {
            Some(finding(
                "variable",
                name,
                address(&(machine.variable)(name)?),
            ))
        })
        .collect();
    for name in ["no_proxy", "NO_PROXY"] {
        let value = (machine.variable)(name);
        let hosts = value.map(|value| value.split(',').map(address).collect::<Vec<_>>());
        found.extend(hosts.map(|hosts| finding("exceptions", name, hosts.join(","))));
    }
    let words = match service {
        None => return found,
        Some(Service::Demo) => texts.loopback.to_owned(),
        Some(Service::At(endpoint)) if endpoint.is_loopback() => texts.loopback.to_owned(),
        // A setting that names no proxy was refused before.
        Some(Service::At(endpoint)) => match endpoint.proxy(rules) {
            Ok(Some(proxy)) => (texts.proxy_counts)(&proxy.host_and_port()),
            Ok(None) | Err(_) => texts.no_proxy.to_owned(),
        },
    };
    found.push(finding("in_force", texts.proxy_label, words));
    found
}

/// Whom the system trusts.
pub(super) fn tls(machine: &Machine<'_>, lang: Lang) -> Vec<Finding> {
    let texts = &lang.texts().doctor;
    let finding = |name, label: &str, value: String| Finding::new(Section::Tls, name, label, value);
    let mut found = Vec::new();
    for name in ["SSL_CERT_FILE", "SSL_CERT_DIR"] {
        let Some(value) = (machine.variable)(name) else {
            continue;
        };
        let path = Path::new(&value);
        found.push(if (machine.is_there)(path) {
            finding("variable", name, value.clone())
        } else {
            finding("variable", name, format!("{value}  {}", texts.not_there)).off()
        });
    }
    found.push(if machine.roots.found == 0 {
        finding("authorities", texts.roots_label, texts.no_roots.to_owned())
            .off()
            .helped_by("ca_cert", AUTHORITY)
    } else {
        finding(
            "authorities",
            texts.roots_label,
            (texts.roots)(machine.roots.found),
        )
    });
    found
}
