//! Whom the program trusts: the system's authorities, or those of `SSL_CERT_FILE` and `SSL_CERT_DIR`, and those of `--ca-cert`.

use super::{Folder, error, service, show};
use crate::support::http::Scripted;
use crate::support::tls::{Authority, TlsFront};

/// Further words and environment of a run.
type Run<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)]);

/// A service behind TLS with a private authority.
fn private() -> (Scripted, TlsFront, Authority, Folder) {
    let service = service();
    let authority = Authority::root("Works CA");
    let front = TlsFront::before(
        service.address(),
        authority.server(&["127.0.0.1", "localhost"]),
    );
    (service, front, authority, Folder::new())
}

#[test]
fn a_private_authority_is_named_by_flag_variable_or_the_systems_variables() {
    let (service, front, authority, folder) = private();
    let endpoint = front.url("127.0.0.1", "/rpc");
    let own = folder.file("own.pem", authority.pem());
    let other = folder.file("other.pem", Authority::root("Another CA").pem());
    let directory = folder.path().join("certs");
    std::fs::create_dir(&directory).unwrap();
    std::fs::write(directory.join("0123abcd.0"), authority.pem()).unwrap();
    let directory = directory.to_str().unwrap();
    let none = folder.path().join("none").to_str().unwrap().to_owned();
    let trusting: [Run; 7] = [
        (&["--ca-cert", &own], &[]),
        (&[], &[("QRSCOPE_CA_CERT", &own)]),
        (&[], &[("SSL_CERT_FILE", &own)]),
        (&[], &[("SSL_CERT_DIR", directory)]),
        // On top of the others, never instead of them.
        (&["--ca-cert", &other], &[("SSL_CERT_FILE", &own)]),
        (&["--ca-cert", &own], &[("SSL_CERT_FILE", &other)]),
        (&["--ca-cert", &own], &[("SSL_CERT_FILE", &none)]),
    ];
    for (args, env) in trusting {
        let output = show(&endpoint, args, env);
        assert_eq!(
            (output.code, output.stderr.as_str()),
            (0, ""),
            "{args:?} {env:?}"
        );
    }
    assert_eq!(service.requests().len(), trusting.len());
    let distrusting: [Run; 3] = [
        (&["--json"], &[("SSL_CERT_FILE", &other)]),
        (
            &["--json", "--ca-cert", &other],
            &[("SSL_CERT_FILE", &other)],
        ),
        (&["--json", "--ca-cert", &other], &[]),
    ];
    for (args, env) in distrusting {
        let output = show(&endpoint, args, env);
        assert_eq!(
            (output.code, error(&output)[0].as_str()),
            (3, "tls"),
            "{args:?} {env:?}"
        );
    }
    assert_eq!(service.requests().len(), trusting.len());
}

#[test]
fn a_file_may_hold_several_and_what_isnt_a_certificate_is_passed_over() {
    let (_service, front, authority, folder) = private();
    let content = format!(
        "\u{feff}# Works\r\n{}\r\n-----BEGIN PRIVATE KEY-----\r\nAAAA\r\n-----END PRIVATE KEY-----\r\n{}",
        Authority::root("Another CA").pem().replace('\n', "\r\n"),
        authority.pem()
    );
    let file = folder.file("several.pem", content);
    let output = show(&front.url("localhost", "/rpc"), &["--ca-cert", &file], &[]);
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
}

#[test]
fn a_file_that_cant_be_used_is_exit_2_and_asks_nobody() {
    let service = service();
    let folder = Folder::new();
    let pem = Authority::root("Works CA").pem();
    let lines: Vec<&str> = pem.lines().collect();
    let garbled = pem.replace(lines[2], "AAAA");
    let unfinished = lines[..lines.len() - 1].join("\n");
    let key = "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n";
    for (name, content, said) in [
        ("empty.pem", Vec::new(), "there is no certificate in it"),
        (
            "text.pem",
            b"hello\n".to_vec(),
            "there is no certificate in it",
        ),
        ("key.pem", key.into(), "there is no certificate in it"),
        (
            "der.cer",
            Authority::root("Works CA").der(),
            "binary form (DER)",
        ),
        ("garbled.pem", garbled.into(), "damaged"),
        ("unfinished.pem", unfinished.into(), "damaged"),
        (
            "second.pem",
            [pem.clone(), pem.replace(lines[2], "!")].concat().into(),
            "damaged",
        ),
        ("large.pem", vec![b'\n'; 9 << 20], "too large"),
    ] {
        let file = folder.file(name, content);
        let output = show(&service.url("/rpc"), &["--ca-cert", &file], &[]);
        assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{name}");
        let start = format!("qrscope: --ca-cert {file}: ");
        assert!(output.stderr.starts_with(&start), "{output:?}");
        assert!(output.stderr.contains(said), "{name}: {output:?}");
        let output = show(
            &service.url("/rpc"),
            &["--json"],
            &[("QRSCOPE_CA_CERT", &file)],
        );
        assert_eq!(
            (output.code, error(&output)[0].as_str()),
            (2, "usage"),
            "{name}"
        );
    }
    let missing = folder.path().join("missing.pem");
    for path in [missing.as_path(), folder.path()] {
        let path = path.to_str().unwrap();
        let output = show(&service.url("/rpc"), &["--ca-cert", path], &[]);
        assert_eq!(output.code, 2, "{output:?}");
        assert!(output.stderr.contains("can't be read: "), "{output:?}");
    }
    assert_eq!(service.requests(), []);
}

#[test]
fn a_machine_that_trusts_nobody_says_so() {
    let (service, front, _authority, folder) = private();
    let none = folder.file("none.pem", "");
    let env = [("SSL_CERT_FILE", none.as_str())];
    let output = show(&front.url("127.0.0.1", "/rpc"), &["--json"], &env);
    let [kind, message, hint] = error(&output);
    assert_eq!((output.code, kind.as_str()), (3, "tls"));
    assert!(message.contains("it can trust nobody"), "{message}");
    for way in [
        "ca-certificates",
        "SSL_CERT_FILE",
        "SSL_CERT_DIR",
        "--ca-cert",
    ] {
        assert!(hint.contains(way), "{hint}");
    }
    assert_eq!(service.requests(), []);
    // Plain http on this machine needs nobody.
    assert_eq!(show(&service.url("/rpc"), &[], &env).code, 0);
}

#[test]
fn no_switch_turns_the_checks_off() {
    let (service, front, _authority, folder) = private();
    let endpoint = front.url("127.0.0.1", "/rpc");
    let other = folder.file("other.pem", Authority::root("Another CA").pem());
    let env = [("SSL_CERT_FILE", other.as_str())];
    for switch in [
        "-k",
        "--insecure",
        "--no-check-certificate",
        "--no-verify",
        "--skip-verify",
    ] {
        let output = show(&endpoint, &[switch], &env);
        assert_eq!(output.code, 2, "{switch}: {output:?}");
    }
    let variables = [
        ("SSL_CERT_FILE", other.as_str()),
        ("QRSCOPE_INSECURE", "1"),
        ("NODE_TLS_REJECT_UNAUTHORIZED", "0"),
        ("PYTHONHTTPSVERIFY", "0"),
        ("SSL_VERIFY", "0"),
        ("CURL_INSECURE", "1"),
    ];
    let output = show(
        &endpoint,
        &["--allow-origin", &front.url("127.0.0.1", "")],
        &variables,
    );
    assert_eq!(output.code, 3, "{output:?}");
    assert_eq!(service.requests(), []);
}
