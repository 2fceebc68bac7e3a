//! The system's check of certificates, and words for what it refuses.
//!
//! It accepts nothing that the system's check refuses; it only looks closer at what was refused.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use jiff::Timestamp;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::CryptoProvider;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, DigitallySignedStruct, OtherError, SignatureScheme};
use rustls_platform_verifier::Verifier;

use super::authorities::OwnAuthorities;
use super::certificate::{CertificateFacts, named};
use super::tls_fault::TlsFault;

/// The system's check, explained.
#[derive(Debug)]
pub(super) struct ExplainingVerifier(Verifier);

/// A certificate that wasn't accepted, inside the error of the TLS library.
#[derive(Debug)]
pub(super) struct RefusedCertificate(pub TlsFault);

impl fmt::Display for RefusedCertificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the certificate is not accepted")
    }
}

impl Error for RefusedCertificate {}

impl ExplainingVerifier {
    /// A check by the system's authorities and `own`. On Linux and its like the system's are those that `SSL_CERT_FILE` and
    /// `SSL_CERT_DIR` name, or where these aren't set, those in the usual places. Reads files.
    ///
    /// # Errors
    /// If there is no authority at all, or one can't be used.
    pub(crate) fn of(
        own: &OwnAuthorities,
        provider: Arc<CryptoProvider>,
    ) -> Result<Self, rustls::Error> {
        Verifier::new_with_extra_roots(own.certificates(), provider).map(Self)
    }
}

impl ServerCertVerifier for ExplainingVerifier {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        let checked =
            self.0
                .verify_server_cert(end_entity, intermediates, server_name, ocsp_response, now);
        checked.map_err(|error| {
            let rustls::Error::InvalidCertificate(why) = &error else {
                return error;
            };
            let host = server_name.to_str();
            match explained(why, end_entity, intermediates, &host, now) {
                Some(fault) => {
                    let refused = OtherError(Arc::new(RefusedCertificate(fault)));
                    CertificateError::Other(refused).into()
                }
                None => error,
            }
        })
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        self.0.verify_tls12_signature(message, cert, dss)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        self.0.verify_tls13_signature(message, cert, dss)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.supported_verify_schemes()
    }
}

/// What is wrong in terms of the certificate; `None` where the library's words are all there is.
fn explained(
    why: &CertificateError,
    end_entity: &CertificateDer<'_>,
    intermediates: &[CertificateDer<'_>],
    host: &str,
    now: UnixTime,
) -> Option<TlsFault> {
    let shown = CertificateFacts::read(end_entity)?;
    let host = named(host);
    let is_authority = shown.is_authority;
    match why {
        // An authority's own certificate is refused for a server whoever trusts it, and under another name.
        CertificateError::UnknownIssuer | CertificateError::Other(_) if shown.is_self_signed() => {
            Some(TlsFault::SelfSigned { host, is_authority })
        }
        CertificateError::UnknownIssuer => Some(TlsFault::UnknownIssuer {
            host,
            issuer: shown.highest_issuer(intermediates),
        }),
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            Some(TlsFault::OtherHost {
                host,
                names: shown.names,
                more: shown.more_names,
            })
        }
        CertificateError::Expired => expired(&shown, shown.until?, moment(now)?),
        // The date is that of any certificate of the chain.
        CertificateError::ExpiredContext { not_after, time } => {
            expired(&shown, moment(*not_after)?, moment(*time)?)
        }
        CertificateError::NotValidYet => not_yet_valid(&shown, shown.from?, moment(now)?),
        CertificateError::NotValidYetContext { not_before, time } => {
            not_yet_valid(&shown, moment(*not_before)?, moment(*time)?)
        }
        _ => None,
    }
}

fn expired(shown: &CertificateFacts, until: Timestamp, clock: Timestamp) -> Option<TlsFault> {
    let from = shown.from.filter(|_| shown.until == Some(until));
    Some(TlsFault::Expired { from, until, clock })
}

fn not_yet_valid(shown: &CertificateFacts, from: Timestamp, clock: Timestamp) -> Option<TlsFault> {
    let until = shown.until.filter(|_| shown.from == Some(from));
    Some(TlsFault::NotYetValid { from, until, clock })
}

fn moment(time: UnixTime) -> Option<Timestamp> {
    Timestamp::from_second(i64::try_from(time.as_secs()).ok()?).ok()
}
