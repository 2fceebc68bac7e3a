//! Authorities that the person trusts beside the system's.

use rustls::RootCertStore;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;

/// The first byte of a certificate in binary form.
const DER_SEQUENCE: u8 = 0x30;

/// Certificates of authorities. They come on top of the system's; nothing takes those away.
#[derive(Clone, Debug, Default)]
pub(crate) struct OwnAuthorities(Vec<CertificateDer<'static>>);

/// Why a file's content isn't taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AuthorityRefusal {
    /// It is a certificate in binary form, or looks like one.
    Binary,
    /// No certificate in PEM form is in it.
    NoCertificate,
    /// One of them can't be read.
    Damaged,
}

impl OwnAuthorities {
    /// Reads the content of a PEM file with one or more certificates; what else is in it is passed over.
    ///
    /// # Errors
    /// Why it isn't taken.
    pub(crate) fn parse(content: &[u8]) -> Result<Self, AuthorityRefusal> {
        let content = content.strip_prefix(b"\xef\xbb\xbf").unwrap_or(content);
        let certificates: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(content)
            .collect::<Result<_, _>>()
            .map_err(|_| AuthorityRefusal::Damaged)?;
        for certificate in &certificates {
            RootCertStore::empty()
                .add(certificate.clone())
                .map_err(|_| AuthorityRefusal::Damaged)?;
        }
        match (certificates.is_empty(), content.first()) {
            (false, _) => Ok(Self(certificates)),
            (true, Some(&DER_SEQUENCE)) => Err(AuthorityRefusal::Binary),
            (true, _) => Err(AuthorityRefusal::NoCertificate),
        }
    }

    pub(super) fn certificates(&self) -> impl Iterator<Item = CertificateDer<'static>> {
        self.0.iter().cloned()
    }
}
