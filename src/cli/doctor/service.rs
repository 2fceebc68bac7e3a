//! The service: whom the program asks, how, and what comes of it.

use std::time::Instant;

use super::finding::{Finding, Section::Service as Place};
use super::report::Report;
use crate::cli::failure::Failure;
use crate::cli::settings::{Service, Settings, asks_the_demo};
use crate::client::{Endpoint, probe};
use crate::domain::ErrorKind;
use crate::net::{NetFault, TlsFault};

/// What stands for the file of an authority.
pub(super) const AUTHORITY: &str = "\"/path/to/your/authority.pem\"";

/// Whom it would ask, as far as that can be read, where a setting can't be used.
pub(super) fn meant(report: &mut Report<'_>) {
    let texts = report.texts();
    let words = match asks_the_demo(report.sources) {
        true => report.sourced(texts.demo, "demo"),
        false => report.sourced(&report.shown("endpoint"), "endpoint"),
    };
    report.say(Place, "address", texts.service_labels.address, words);
}

/// Whom it asks and how; and what comes of one request for the agent card, unless that isn't wanted.
pub(super) async fn service(report: &mut Report<'_>, settings: &Settings) {
    let texts = report.texts();
    let labels = texts.service_labels;
    let words = match &settings.service {
        Service::Demo => report.sourced(texts.demo, "demo"),
        Service::At(endpoint) => report.sourced(endpoint.shown(), "endpoint"),
    };
    report.say(Place, "address", labels.address, words);
    let spoken = ["dialect", "binding"]
        .map(|name| format!("{name} {} ({})", report.shown(name), report.source(name)));
    report.say(Place, "dialect", labels.dialect, spoken.join(texts.comma));
    let own = &settings.client.http.headers;
    if !own.is_empty() {
        let names: Vec<&str> = own.iter().map(|header| header.name()).collect();
        report.say(Place, "headers", labels.headers, names.join(texts.comma));
    }
    let allowed = report.shown("allow_origin");
    if !allowed.is_empty() {
        report.say(Place, "origins", labels.origins, allowed);
    }
    match &settings.service {
        Service::Demo => {}
        Service::At(_) if report.sources.is_on("offline") => {
            report.say(Place, "answer", labels.answer, texts.not_asked);
        }
        Service::At(endpoint) => asked(report, endpoint, settings).await,
    }
}

/// What comes of one request.
async fn asked(report: &mut Report<'_>, endpoint: &Endpoint, settings: &Settings) {
    let texts = report.texts();
    let label = texts.service_labels.answer;
    let start = Instant::now();
    match probe(endpoint, settings.client.http.clone()).await {
        Ok((status, name)) => {
            let card = name.map(|name| (texts.with_card)(&name.one_line()));
            let card = card.as_deref().unwrap_or(texts.without_card);
            let answers = (texts.answers)(status, start.elapsed().as_millis());
            let found = report.say(Place, "answer", label, format!("{answers}  {card}"));
            // Without a card the service may still be there; everything else is somebody else's answer, or a refusal.
            found.fine = matches!(status, 200..=299 | 404 | 405);
        }
        Err(error) => {
            let words = Failure::of_answer(&error, settings.texts()).text();
            let words = words
                .trim_start_matches("qrscope: ")
                .trim_end()
                .replace('\n', "  ");
            let found = report.say(Place, "answer", label, words).off();
            help(found, &error.kind, endpoint.is_loopback());
        }
    }
}

/// Adds the line of the config file that would help; what no setting makes up for has none.
pub(super) fn help(found: &mut Finding, kind: &ErrorKind, is_loopback: bool) {
    let ErrorKind::Net(fault) = kind else {
        return;
    };
    let (option, value) = match fault {
        NetFault::Timeout(_) => ("timeout", "60"),
        NetFault::Tls(
            TlsFault::UnknownIssuer { .. }
            | TlsFault::SelfSigned {
                is_authority: false,
                ..
            },
        ) => ("ca_cert", AUTHORITY),
        // A network that lets only its proxy out refuses, or lets one wait for ever.
        NetFault::Network | NetFault::NoConnection { proxy: None, .. } if !is_loopback => {
            ("proxy", "\"http://your-proxy:8080\"")
        }
        _ => return,
    };
    found.helped_by(option, value);
}
