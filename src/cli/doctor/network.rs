//! The way to the service, and whom to believe.

use std::path::Path;

use super::finding::Section::{Proxy, Tls};
use super::report::Report;
use super::service::AUTHORITY;
use crate::cli::settings::Service;
use crate::config::PROXY_VARIABLES;
use crate::net::{ProxyRules, redacted_address};

/// The proxies that the environment names, without their passwords, and which of them counts for the service.
pub(super) fn proxy(report: &mut Report<'_>, service: Option<&Service>, rules: &ProxyRules) {
    let texts = report.texts();
    for name in PROXY_VARIABLES {
        if let Some(value) = report.variable(name) {
            report.say(Proxy, "variable", name, redacted_address(&value));
        }
    }
    for name in ["no_proxy", "NO_PROXY"] {
        if let Some(value) = report.variable(name) {
            let hosts: Vec<String> = value.split(',').map(redacted_address).collect();
            report.say(Proxy, "exceptions", name, hosts.join(","));
        }
    }
    let words = match service {
        None => return,
        Some(Service::Demo) => texts.loopback.to_owned(),
        Some(Service::At(endpoint)) if endpoint.is_loopback() => texts.loopback.to_owned(),
        // A setting that names no proxy was refused before.
        Some(Service::At(endpoint)) => match endpoint.proxy(rules) {
            Ok(Some(proxy)) => (texts.proxy_counts)(&proxy.host_and_port()),
            Ok(None) | Err(_) => texts.no_proxy.to_owned(),
        },
    };
    report.say(Proxy, "in_force", texts.proxy_label, words);
}

/// Whom the system trusts.
pub(super) fn tls(report: &mut Report<'_>) {
    let (texts, machine) = (report.texts(), report.machine);
    for name in ["SSL_CERT_FILE", "SSL_CERT_DIR"] {
        let Some(value) = report.variable(name) else {
            continue;
        };
        let is_there = (machine.is_there)(Path::new(&value));
        let found = report.say(Tls, "variable", name, value);
        if !is_there {
            found.wrong(texts.not_there);
        }
    }
    let label = texts.roots_label;
    match machine.roots.found {
        0 => {
            let found = report.say(Tls, "authorities", label, texts.no_roots).off();
            found.helped_by("ca_cert", AUTHORITY);
        }
        found => {
            report.say(Tls, "authorities", label, (texts.roots)(found));
        }
    }
}
