//! What a certificate says of itself. Only words for people are made of it: whether it is trusted was decided before.

use std::net::IpAddr;

use jiff::Timestamp;
use rustls::pki_types::CertificateDer;
use x509_cert::Certificate;
use x509_cert::der::Decode;
use x509_cert::ext::pkix::name::GeneralName;
use x509_cert::ext::pkix::{BasicConstraints, SubjectAltName};
use x509_cert::name::Name;
use x509_cert::time::Time;

use crate::text::SafeText;

/// The most names of hosts that are listed.
const NAMES_LIMIT: usize = 5;

/// The most characters of one name; hosts have at most 253, but whoever made the certificate may write anything.
const NAME_CHARACTERS: usize = 120;

/// A certificate, as far as faults are told by it.
pub(super) struct CertificateFacts {
    issuer: Name,
    subject: Name,
    /// When its time begins and ends.
    pub from: Option<Timestamp>,
    pub until: Option<Timestamp>,
    /// The first hosts that it is for, and how many more there are.
    pub names: Vec<SafeText>,
    pub more_names: usize,
    /// Whether it may issue others.
    pub is_authority: bool,
}

impl CertificateFacts {
    /// Reads a certificate; `None` if it is none.
    pub(crate) fn read(der: &CertificateDer<'_>) -> Option<Self> {
        let certificate = Certificate::from_der(der).ok()?;
        let signed = certificate.tbs_certificate();
        let alternatives = signed.get_extension::<SubjectAltName>().ok().flatten();
        let mut names: Vec<SafeText> = alternatives
            .map(|(_, names)| names.0.iter().filter_map(host).collect())
            .unwrap_or_default();
        let more_names = names.len().saturating_sub(NAMES_LIMIT);
        names.truncate(NAMES_LIMIT);
        let constraints = signed.get_extension::<BasicConstraints>().ok().flatten();
        Some(Self {
            issuer: signed.issuer().clone(),
            subject: signed.subject().clone(),
            from: moment(signed.validity().not_before),
            until: moment(signed.validity().not_after),
            names,
            more_names,
            is_authority: constraints.is_some_and(|(_, constraints)| constraints.ca),
        })
    }

    /// Whether it names itself as its issuer.
    pub(crate) fn is_self_signed(&self) -> bool {
        self.issuer == self.subject
    }

    /// Whoever issued it, or the last certificate above it that the server sent too.
    pub(crate) fn highest_issuer(&self, others: &[CertificateDer<'_>]) -> SafeText {
        let mut others: Vec<Self> = others.iter().filter_map(Self::read).collect();
        let mut issuer = self.issuer.clone();
        // Each is taken away once it was used, so this ends.
        while let Some(at) = others.iter().position(|other| other.subject == issuer) {
            issuer = others.swap_remove(at).issuer;
        }
        named(&issuer.to_string())
    }
}

fn host(name: &GeneralName) -> Option<SafeText> {
    match name {
        GeneralName::DnsName(name) => Some(named(name.as_str())),
        GeneralName::IpAddress(octets) => {
            let octets = octets.as_bytes();
            let v4 = <[u8; 4]>::try_from(octets).map(IpAddr::from);
            let v6 = || <[u8; 16]>::try_from(octets).map(IpAddr::from);
            let address = v4.or_else(|_| v6()).ok()?;
            Some(named(&address.to_string()))
        }
        _ => None,
    }
}

/// A name of a certificate's, safe and not too long.
pub(super) fn named(name: &str) -> SafeText {
    let mut shown: String = name.chars().take(NAME_CHARACTERS).collect();
    if shown.len() < name.len() {
        shown.push_str("...");
    }
    SafeText::sanitize(&shown)
}

fn moment(time: Time) -> Option<Timestamp> {
    let seconds = i64::try_from(time.to_unix_duration().as_secs()).ok()?;
    Timestamp::from_second(seconds).ok()
}
