//! Which `Host` values are taken. A page in a browser can be made to reach a loopback port under a name of its own
//! (DNS rebinding); it can't make the browser send a loopback name in `Host`, so that header is the gate.

/// True for `127.0.0.1`, `localhost` and `[::1]`, each with any port or none.
pub(super) fn is_loopback(host: &str) -> bool {
    let rest = ["127.0.0.1", "localhost", "[::1]"].iter().find_map(|name| {
        let head = host.get(..name.len())?;
        head.eq_ignore_ascii_case(name).then(|| &host[name.len()..])
    });
    match rest {
        Some("") => true,
        Some(rest) => rest
            .strip_prefix(':')
            .is_some_and(|port| port.parse::<u16>().is_ok()),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_loopback;

    #[test]
    fn only_loopback_names_pass() {
        for good in [
            "127.0.0.1",
            "127.0.0.1:1",
            "localhost",
            "LOCALHOST:65535",
            "[::1]",
            "[::1]:8080",
        ] {
            assert!(is_loopback(good), "{good}");
        }
        for bad in [
            "",
            ":80",
            "qr71.cn",
            "127.0.0.1.evil.example",
            "localhost.evil.example:80",
            "evil.example:127.0.0.1",
            "127.0.0.1:",
            "127.0.0.1:99999",
            "127.0.0.1:80@evil",
            "::1",
            "[::1]x",
            "127.0.0.2",
            "0.0.0.0",
            "localhost ",
            "ｌocalhost",
        ] {
            assert!(!is_loopback(bad), "{bad}");
        }
    }
}
