//! Why no secure connection was made.

use jiff::Timestamp;

use crate::text::SafeText;

/// What is wrong with a certificate, or with what answers where a secure connection was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TlsFault {
    /// No authority that this machine trusts stands behind the certificate.
    UnknownIssuer {
        /// The host that was asked.
        host: SafeText,
        /// Who issued the certificate, or the last one of its chain.
        issuer: SafeText,
    },
    /// The server vouches for itself.
    SelfSigned {
        /// The host that was asked.
        host: SafeText,
        /// The certificate is an authority's, which no server may show as its own, whoever trusts it.
        is_authority: bool,
    },
    /// The certificate is another host's.
    OtherHost {
        /// The host that was asked.
        host: SafeText,
        /// The first of the names that the certificate is for.
        names: Vec<SafeText>,
        /// How many more there are.
        more: usize,
    },
    /// A certificate's time is over, by this machine's clock.
    Expired {
        /// When its time began; not known for an authority's.
        from: Option<Timestamp>,
        /// When it ended.
        until: Timestamp,
        /// What the clock says.
        clock: Timestamp,
    },
    /// A certificate's time hasn't begun, by this machine's clock.
    NotYetValid {
        /// When it begins.
        from: Timestamp,
        /// When it ends; not known for an authority's.
        until: Option<Timestamp>,
        /// What the clock says.
        clock: Timestamp,
    },
    /// What answers there speaks something else.
    NotTls,
    /// The other side left before the connection was secured.
    BrokenOff,
    /// The other side refused: no version of TLS in common, or it wants a certificate of this side's. The words say which.
    Refused,
    /// This machine trusts nobody: no certificates of authorities were found.
    NoAuthorities,
    /// Something else; the system's words say what.
    Other,
}
