//! Which line of the config file would help against what went wrong with the service, and against what there is none.

use std::time::Duration;

use super::*;
use crate::domain::ErrorKind;
use crate::net::NetFault;
use crate::net::TlsFault;
use crate::text::SafeText;

#[test]
fn what_a_setting_makes_up_for_comes_with_its_line_and_nothing_else_does() {
    let host = || SafeText::sanitize("a.cn");
    let self_signed = |is_authority| {
        let host = host();
        ErrorKind::Net(NetFault::Tls(TlsFault::SelfSigned { host, is_authority }))
    };
    let issuer = ErrorKind::Net(NetFault::Tls(TlsFault::UnknownIssuer {
        host: host(),
        issuer: host(),
    }));
    let time = Duration::from_secs(15);
    let no_connection = |proxy| ErrorKind::Net(NetFault::NoConnection { time, proxy });
    let ca_cert = Some("ca_cert = \"/path/to/your/authority.pem\"");
    let proxy = Some("proxy = \"http://your-proxy:8080\"");
    let timeout = Some("timeout = 60");
    // On another machine, and on this one.
    for (kind, there, here) in [
        (ErrorKind::Net(NetFault::Timeout(time)), timeout, timeout),
        (issuer, ca_cert, ca_cert),
        (self_signed(false), ca_cert, ca_cert),
        // Whoever trusts it: no server may show it.
        (self_signed(true), None, None),
        (ErrorKind::Net(NetFault::Network), proxy, None),
        // Where only the proxy gets out, a connection is refused or comes never.
        (no_connection(None), proxy, None),
        (no_connection(Some(host())), None, None),
        (ErrorKind::Net(NetFault::NoAnswer), None, None),
        (ErrorKind::Net(NetFault::HttpStatus(500)), None, None),
    ] {
        for (is_loopback, line) in [(false, there), (true, here)] {
            let found = found_on(
                &[],
                |_| {},
                &said(&[]),
                Lang::En,
                |report| {
                    let off = report
                        .say(Section::Service, "answer", "answer", "why")
                        .off();
                    service::help(off, &kind, is_loopback);
                },
            );
            let found = &found[0];
            assert_eq!(found.line.as_deref(), line, "{kind:?} {is_loopback}");
            assert_eq!((found.fine, found.value.as_str()), (false, "why"));
        }
    }
}
