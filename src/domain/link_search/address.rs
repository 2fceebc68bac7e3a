//! The parts of a web address as people write it: scheme, host, port.

/// The schemes of the web.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scheme {
    Http,
    Https,
}

/// `text` behind `http:/` or `https:/` and further slashes, which browsers skip too.
pub(super) fn strip_scheme(text: &str) -> Option<(Scheme, &str)> {
    let (name, rest) = text.split_once(':')?;
    let scheme = if name.eq_ignore_ascii_case("https") {
        Scheme::Https
    } else if name.eq_ignore_ascii_case("http") {
        Scheme::Http
    } else {
        return None;
    };
    let rest = rest.strip_prefix('/')?;
    Some((scheme, rest.trim_start_matches('/')))
}

/// A port, as far as a link's identity goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Port {
    Usual,
    Other,
    Unreadable,
}

/// Host and port of an authority; before a bare host a label with a colon is dropped.
pub(super) fn split_port(authority: &str, scheme: Option<Scheme>) -> (&str, Port) {
    let Some((host, port)) = authority.rsplit_once(':') else {
        return (authority, Port::Usual);
    };
    if !port.bytes().all(|b| b.is_ascii_digit()) {
        return match scheme {
            Some(_) => (host, Port::Unreadable),
            None => (port, Port::Usual),
        };
    }
    let usual: &[u16] = match scheme {
        Some(Scheme::Http) => &[80],
        Some(Scheme::Https) => &[443],
        None => &[80, 443],
    };
    let port = match port.parse::<u16>() {
        _ if port.is_empty() => Port::Usual,
        Ok(number) if usual.contains(&number) => Port::Usual,
        _ => Port::Other,
    };
    let host = match (scheme, host.rsplit_once(':')) {
        (None, Some((_, host))) => host,
        _ => host,
    };
    (host, port)
}

/// Whether a bare `host` ends like a domain name, so that `1.5/2/3` and `a/b/c` are no links.
pub(super) fn has_top_level(host: &str) -> bool {
    host.strip_suffix('.')
        .unwrap_or(host)
        .rsplit_once('.')
        .is_some_and(|(name, top)| {
            let plain = top.len() >= 2 && top.chars().all(char::is_alphabetic);
            !name.is_empty() && (plain || top.to_ascii_lowercase().starts_with("xn--"))
        })
}
