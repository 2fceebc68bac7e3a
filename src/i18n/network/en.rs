//! English words for what stands between this machine and the service: certificates, proxies, redirects.

use crate::i18n::moments::utc;
use crate::net::{
    NotFollowed, ProxyEnd, ProxyFault, ProxyRefusal, ProxySource, Redirect, TlsFault,
};
use crate::text::SafeText;

pub(in crate::i18n) fn tls(fault: &TlsFault) -> String {
    match fault {
        TlsFault::UnknownIssuer { host, issuer } => format!(
            "the certificate of {} was issued by {}, whom this machine doesn't trust",
            host.one_line(),
            issuer.one_line()
        ),
        TlsFault::SelfSigned {
            host,
            is_authority: false,
        } => format!(
            "{} vouches for itself: no authority issued its certificate",
            host.one_line()
        ),
        TlsFault::SelfSigned {
            host,
            is_authority: true,
        } => format!(
            "{} vouches for itself, with an authority's certificate where a server's belongs",
            host.one_line()
        ),
        TlsFault::OtherHost { host, names, more } => match listed(names) {
            None => format!(
                "the certificate names no host, so it isn't that of {}",
                host.one_line()
            ),
            Some(names) => {
                let more = match more {
                    0 => String::new(),
                    more => format!(" and {more} more"),
                };
                format!(
                    "the certificate is for {names}{more}, not for {}",
                    host.one_line()
                )
            }
        },
        TlsFault::Expired { from, until, clock } => {
            let from = from.map_or_else(String::new, |from| format!("from {} ", utc(from)));
            format!(
                "the certificate was valid {from}until {}; this machine's clock says {}",
                utc(*until),
                utc(*clock)
            )
        }
        TlsFault::NotYetValid { from, until, clock } => {
            let until = until.map_or_else(String::new, |until| format!(" until {}", utc(until)));
            format!(
                "the certificate is valid only from {}{until}; this machine's clock says {}",
                utc(*from),
                utc(*clock)
            )
        }
        TlsFault::NotTls => "what answers there doesn't speak TLS".to_owned(),
        TlsFault::BrokenOff => "the other side left before the connection was secured".to_owned(),
        TlsFault::Refused => "the other side refused the secure connection".to_owned(),
        TlsFault::NoAuthorities => {
            "no certificates of authorities were found on this machine, so it can trust nobody"
                .to_owned()
        }
        TlsFault::Other => "the secure connection could not be made".to_owned(),
    }
}

pub(in crate::i18n) const fn tls_hint(fault: &TlsFault) -> &'static str {
    match fault {
        TlsFault::UnknownIssuer { .. } => {
            "if that is your company's authority, add its certificate with --ca-cert FILE; if not, someone may be listening in"
        }
        TlsFault::SelfSigned {
            is_authority: false,
            ..
        } => {
            "if you know that it is the right one, add the certificate itself with --ca-cert FILE; if not, someone may be listening in"
        }
        TlsFault::SelfSigned { .. } => {
            "no setting makes up for that; whoever runs the service has to give it a server's certificate"
        }
        TlsFault::OtherHost { .. } => {
            "check --endpoint; on a guest network log in first, with a browser"
        }
        TlsFault::Expired { .. } => {
            "set the clock if it is wrong; if it is right, whoever runs the service has to renew the certificate"
        }
        TlsFault::NotYetValid { .. } => {
            "set the clock if it is wrong; if it is right, tell whoever runs the service"
        }
        TlsFault::NotTls => "check host and port of --endpoint; that port may be for plain http",
        TlsFault::BrokenOff => {
            "check host and port of --endpoint, and whether something on the way blocks it"
        }
        TlsFault::Refused => {
            "it may know only old versions of TLS (1.2 and 1.3 are spoken here), or want a certificate of yours, which isn't sent"
        }
        TlsFault::NoAuthorities => {
            "install the system's ca-certificates, check SSL_CERT_FILE and SSL_CERT_DIR, or name a file with --ca-cert"
        }
        TlsFault::Other => "check this machine's clock and the system's certificates",
    }
}

/// Who named the proxy.
const fn source(from: ProxySource) -> &'static str {
    match from {
        ProxySource::Setting => "--proxy",
        ProxySource::Variable(name) => name,
        ProxySource::System => "the system's settings",
    }
}

pub(in crate::i18n) fn proxy(fault: &ProxyFault) -> String {
    let from = source(fault.from);
    let named = format!("{} (from {from})", fault.at.one_line());
    match &fault.end {
        ProxyEnd::Unreachable => format!("the proxy {named} can't be reached"),
        ProxyEnd::WantsLogin { sent: false } => {
            format!("the proxy {named} refused: it wants a login")
        }
        ProxyEnd::WantsLogin { sent: true } => {
            format!("the proxy {named} refused the name and password in its address")
        }
        ProxyEnd::Refused(target) => format!(
            "the proxy {named} refused the connection to {}",
            target.one_line()
        ),
        ProxyEnd::NoProxy => format!("what answers at {named} is no proxy of that kind"),
        ProxyEnd::Tls(fault) => {
            format!("no secure connection to the proxy {named}: {}", tls(fault))
        }
        ProxyEnd::Setting(refusal) => format!("{from}: {}", proxy_refusal(refusal)),
    }
}

pub(in crate::i18n) fn proxy_refusal(refusal: &ProxyRefusal) -> String {
    match refusal {
        ProxyRefusal::NotAnAddress => "that is no address of a proxy".to_owned(),
        ProxyRefusal::Scheme(scheme) => {
            format!("proxies of the kind {} aren't spoken", scheme.one_line())
        }
    }
}

pub(in crate::i18n) const fn proxy_hint(fault: &ProxyFault) -> &'static str {
    match &fault.end {
        ProxyEnd::Unreachable => {
            "check the network and the proxy's address; --proxy none goes without a proxy"
        }
        ProxyEnd::WantsLogin { sent: false } => {
            "put it into the proxy's address, http://NAME:PASSWORD@HOST:PORT, special characters as %XX"
        }
        ProxyEnd::WantsLogin { sent: true } => {
            "check them; special characters stand as %XX, such as %40 for @"
        }
        ProxyEnd::Refused(_) => {
            "its rules may forbid it, or it can't get there itself: ask whoever runs it; --proxy none goes without a proxy"
        }
        ProxyEnd::NoProxy => {
            "check its address, port and kind: http://, https:// or socks5h://; --proxy none goes without a proxy"
        }
        ProxyEnd::Tls(_) => {
            "check whether the proxy's address is https or http; --ca-cert FILE adds its authority"
        }
        ProxyEnd::Setting(_) => PROXY_FORM,
    }
}

/// How a proxy is written.
pub(in crate::i18n) const PROXY_FORM: &str = "write http://HOST:PORT (or https, socks5, socks5h), special characters of a password as %XX, or none";

pub(in crate::i18n) fn redirect(redirect: &Redirect) -> String {
    let Redirect { status, to, why } = redirect;
    let to = to.one_line();
    match why {
        NotFollowed::Circle => {
            format!(
                "the service redirects in a circle, to {to} again (HTTP {status}); not followed"
            )
        }
        NotFollowed::TooMany => format!(
            "the service redirects again and again, at last to {to} (HTTP {status}); not followed"
        ),
        _ => format!("the service redirects to {to} (HTTP {status}); not followed"),
    }
}

pub(in crate::i18n) const fn redirect_hint(redirect: &Redirect) -> &'static str {
    match redirect.why {
        NotFollowed::OtherOrigin => {
            "questions go to no other origin by themselves; if you trust that one, give its address as --endpoint"
        }
        NotFollowed::Downgrade => {
            "that would leave the secure connection; tell whoever runs the service"
        }
        NotFollowed::NotAskable => {
            "that is no address that could be asked; tell whoever runs the service"
        }
        NotFollowed::LosesQuestion => {
            "a question gets lost on such a redirect (only 307 and 308 keep it); if you trust the address, give it as --endpoint"
        }
        NotFollowed::Circle | NotFollowed::TooMany => {
            "the fault is the service's; try again later, or another --endpoint"
        }
    }
}

fn listed(names: &[SafeText]) -> Option<String> {
    let names: Vec<_> = names.iter().map(SafeText::one_line).collect();
    (!names.is_empty()).then(|| names.join(", "))
}
