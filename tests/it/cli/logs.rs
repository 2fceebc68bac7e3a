//! The log file.

use super::service::{LINK, always, completed, run_with};
use crate::support::http::{Reply, Response, Scripted};
use crate::support::run::{Output, qrscope_with};
#[cfg(unix)]
use crate::support::{environment::variables, run::run_to_end};
use std::fs;
use std::path::Path;
#[cfg(unix)]
use std::process::Command;

const CARD: &str = r#"{"thing":null}"#;

fn logged(service: &Scripted, args: &[&str], env: &[(&str, &str)]) -> (Output, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let args = [args, &["--log", path.to_str().unwrap()]].concat();
    let output = run_with(service, &args, env);
    let text = fs::read(&path).map(|bytes| String::from_utf8(bytes).unwrap());
    (output, text.unwrap_or_default())
}

fn line<'t>(log: &'t str, with: &[&str]) -> &'t str {
    log.lines()
        .find(|line| with.iter().all(|part| line.contains(part)))
        .unwrap_or_else(|| panic!("{with:?} in\n{log}"))
}

#[test]
fn a_run_is_in_the_log_from_start_to_end() {
    let service = always("entity", CARD);
    let (output, log) = logged(
        &service,
        &["show", LINK, "--timeout", "9"],
        &[("QRSCOPE_ASCII", "1")],
    );
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    line(&log, &[" INFO ", "start", "version=\"0.1.0\"", "os="]);
    line(&log, &["key=\"timeout\"", "value=\"9\"", "from=Flag"]);
    line(&log, &["key=\"ascii\"", "from=Variable"]);
    line(&log, &["key=\"endpoint\"", "value=\"http://127.0.0.1:"]);
    let asked = line(
        &log,
        &[
            "request answered",
            "method=\"message/send\"",
            "status=200",
            "host=\"127.0.0.1\"",
        ],
    );
    assert!(
        asked.contains(" ms=") && asked.contains("http=\"POST\""),
        "{asked}"
    );
    line(&log, &["end"]);
    assert!(
        !log.contains("request sent") && !log.contains("default"),
        "{log}"
    );
}

#[test]
fn levels_let_through_what_they_say() {
    let service = always("entity", CARD);
    let lines = |level: &str| logged(&service, &["show", LINK], &[("QRSCOPE_LOG_LEVEL", level)]).1;
    assert_eq!(lines("error"), "");
    assert_eq!(lines("warn"), "");
    let debug = lines("debug");
    line(&debug, &["DEBUG", "request sent"]);
    line(&debug, &["default", "key=\"page_size\"", "value=\"50\""]);
    for text in [lines("trace"), debug] {
        assert!(
            text.lines().all(|line| line.contains(" qrscope::")),
            "{text}"
        );
    }
    let (output, _) = logged(&service, &["show", LINK, "--log-level", "loud"], &[]);
    assert_eq!(output.code, 2);
}

#[test]
fn a_key_of_the_file_without_effect_is_a_warning_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("c.toml");
    fs::write(&config, "\ntiemout = 3\n").unwrap();
    let env = [
        ("QRSCOPE_CONFIG", config.to_str().unwrap()),
        ("QRSCOPE_LOG_LEVEL", "warn"),
    ];
    let (_, log) = logged(&always("entity", CARD), &["show", LINK], &env);
    line(&log, &[" WARN ", "line 2, column 1: tiemout: "]);
}

#[test]
fn errors_are_in_the_log() {
    let service = Scripted::start(|_| Reply::status(503, "busy"));
    let (output, log) = logged(&service, &["show", LINK], &[("QRSCOPE_LOG_LEVEL", "error")]);
    assert_eq!(output.code, 4, "{output:?}");
    line(&log, &["ERROR", "failed", "kind=\"refused\"", "code=4"]);
    // What can't be reached is a request that failed.
    let (output, log) = logged(
        &service,
        &["show", LINK, "--endpoint", "http://127.0.0.1:9/none"],
        &[],
    );
    assert_eq!(output.code, 3, "{output:?}");
    line(
        &log,
        &[" WARN ", "request failed", "kind=\"network\"", "port=9"],
    );
}

#[test]
fn no_secret_reaches_the_log() {
    let service = Scripted::start(|request| {
        let said = request
            .header("authorization")
            .unwrap_or_default()
            .to_owned();
        // It knows more than it was told: a gateway may be the proxy too.
        let query = request.path.split_once('?').unwrap_or_default().1;
        let more = format!("{query} me:proxy-hunter22 flag-hunter22");
        Reply::Whole(
            Response::new(500, format!("\u{1b}[2J refused {said} {more}"))
                .header("Set-Cookie", "session=cookie-hunter22"),
        )
    });
    let endpoint = format!("{}?key=query-hunter22", service.url("/rpc"));
    let args = [
        "show",
        LINK,
        "--endpoint",
        &endpoint,
        "--header",
        "Authorization: Bearer header-hunter22",
        "--proxy",
        "http://me:flag-hunter22@127.0.0.1:9",
        "--log-level",
        "trace",
    ];
    let env = [
        ("https_proxy", "http://me:proxy-hunter22@127.0.0.1:9"),
        ("HTTP_PROXY", "http://127.0.0.1:9"),
    ];
    let (output, log) = logged(&service, &args, &env);
    assert_eq!(output.code, 4, "{output:?}");
    assert_eq!(
        service.requests()[0].header("authorization").unwrap(),
        "Bearer header-hunter22"
    );
    assert!(!log.contains("hunter22"), "{log}");
    assert!(!log.chars().any(|c| c.is_control() && c != '\n'), "{log:?}");
    line(&log, &["key=\"header\"", "Authorization: ***"]);
    line(&log, &["key=\"endpoint\"", "/rpc?***"]);
    line(&log, &["key=\"proxy\"", "http://***@127.0.0.1:9"]);
    line(&log, &["failed", "refused *** *** *** ***"]);
}

#[test]
fn hostile_answers_stay_one_line_each() {
    let service = Scripted::start(|request| {
        completed(
            request,
            "a\\u001b]0;x\\u0007\\nFORGED 2026 ERROR",
            r#"{"thing":"\u001b[31m\r\nFORGED"}"#,
        )
    });
    let (_, log) = logged(&service, &["show", LINK], &[("QRSCOPE_LOG_LEVEL", "trace")]);
    assert!(!log.lines().any(|line| line.starts_with("FORGED")), "{log}");
    assert!(!log.chars().any(|c| c.is_control() && c != '\n'), "{log:?}");
}

#[test]
fn a_log_that_cannot_be_written_is_said_before_anything_is_asked() {
    let service = always("entity", CARD);
    for path in ["/none/such/log", "."] {
        let output = run_with(&service, &["show", LINK, "--log", path], &[]);
        assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{output:?}");
        let beginning = format!("qrscope: --log {path} can't be written: ");
        assert!(output.stderr.starts_with(&beginning), "{output:?}");
    }
    if Path::new("/dev/full").exists() {
        let output = run_with(&service, &["show", LINK], &[("QRSCOPE_LOG", "/dev/full")]);
        assert_eq!(output.code, 2, "{output:?}");
        assert!(
            output
                .stderr
                .contains("QRSCOPE_LOG /dev/full can't be written"),
            "{output:?}"
        );
    }
    assert_eq!(service.requests().len(), 0);
}

/// A file may not grow beyond what a shell allows it, so that the last line finds no room though all lines before it did.
#[cfg(unix)]
#[test]
fn a_log_that_breaks_off_is_said_at_the_end_and_ends_nothing() {
    const BLOCKS: usize = 16;
    let folder = tempfile::tempdir().unwrap();
    let shell = |script: &str, args: &[&str], env: &[(&str, &str)]| {
        run_to_end(
            Command::new("/bin/sh")
                .args([
                    "-c",
                    &format!("trap '' XFSZ; ulimit -f {BLOCKS}; {script}"),
                    "sh",
                ])
                .args(args)
                .env_clear()
                .envs(variables(folder.path(), env))
                .current_dir(folder.path()),
        )
    };
    // Shells count in blocks of their own.
    shell("head -c 100000 /dev/zero >room", &[], &[]);
    let room = fs::metadata(folder.path().join("room")).unwrap().len();
    let room = usize::try_from(room).unwrap();
    assert!((BLOCKS..100_000).contains(&room), "{room}");
    let program = env!("CARGO_BIN_EXE_qrscope");
    for form in [&[][..], &["--json"]] {
        let service = always("entity", CARD);
        let endpoint = service.url("/rpc");
        let env = [("QRSCOPE_ENDPOINT", endpoint.as_str()), ("LANG", "C.UTF-8")];
        let log = folder.path().join("log");
        let run = || {
            let named = log.to_str().unwrap();
            let moment = ["--fixed-time", "2026-07-01T04:00:00Z"];
            let args = [&[program, "show", LINK, "--log", named], &moment[..], form].concat();
            shell("exec \"$@\"", &args, &env)
        };
        let _ = fs::remove_file(&log);
        let whole = run();
        assert_eq!((whole.code, whole.stderr.as_str()), (0, ""), "{whole:?}");
        let text = fs::read_to_string(&log).unwrap();
        // The last line is longer than this, whatever the digits of a port or a time add.
        let before = room - (text.len() - 20);
        fs::write(&log, "x".repeat(before)).unwrap();
        let output = run();
        assert_eq!((output.code, output.stdout), (0, whole.stdout));
        let said = format!("qrscope: --log {} can't be written: ", log.display());
        // Whoever reads JSON reads nothing else.
        let is_said = output.stderr.starts_with(&said);
        assert_eq!(is_said, form.is_empty(), "{}", output.stderr);
        assert_eq!(output.stderr.lines().count(), usize::from(form.is_empty()));
    }
}

#[test]
fn runs_go_on_behind_each_other_in_a_file_for_its_owner_only() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let env = [("QRSCOPE_LOG", path.to_str().unwrap())];
    for _ in 0..2 {
        assert_eq!(qrscope_with(&["--demo"], &env).code, 0);
    }
    let log = fs::read_to_string(&path).unwrap();
    assert_eq!(log.matches(" start ").count(), 2, "{log}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
}
