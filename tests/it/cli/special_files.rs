//! What lies in place of an ordinary file that a setting names: a pipe that nobody writes into would be waited for for ever.

use std::path::Path;
use std::process::Command;

use super::service::{LINK, always, run_with};
use crate::support::environment::{NOWHERE, variables};
use crate::support::run::{Output, qrscope_with, run_to_end};

/// A folder with a pipe and a socket in it, whose paths are given.
fn pipe_and_socket(folder: &Path) -> [String; 2] {
    let path = |name: &str| folder.join(name);
    nix::unistd::mkfifo(&path("pipe"), nix::sys::stat::Mode::S_IRWXU).unwrap();
    // The listener may go: what it was bound to stays.
    std::os::unix::net::UnixListener::bind(path("socket")).unwrap();
    ["pipe", "socket"].map(|name| path(name).to_str().unwrap().to_owned())
}

#[test]
fn it_is_refused_in_words_and_never_opened() {
    let folder = tempfile::tempdir().unwrap();
    let [pipe, socket] = pipe_and_socket(folder.path());
    let service = always("entity", "{}");
    for (path, en, zh) in [
        (&pipe, "it is a named pipe (FIFO)", "是命名管道（FIFO）"),
        (&socket, "it is a socket", "是套接字"),
        (
            &folder.path().to_str().unwrap().to_owned(),
            "is a folder; name a file in it",
            "是文件夹；请写明其中的文件",
        ),
    ] {
        let header = format!("X-Key: file:{path}");
        for option in [
            ["--config", path],
            ["--log", path],
            ["--ca-cert", path],
            ["--header", &header],
        ] {
            for (lang, words) in [("en", en), ("zh", zh)] {
                let args = [&["show", LINK, "--lang", lang], &option[..]].concat();
                let output = run_with(&service, &args, &[]);
                assert_eq!((output.code, output.stdout.as_str()), (2, ""), "{output:?}");
                let said = output.stderr.lines().next().unwrap_or_default();
                assert!(said.contains(path) && said.contains(words), "{output:?}");
            }
        }
    }
    assert_eq!(service.requests().len(), 0);
}

#[test]
fn the_command_that_looks_for_faults_names_it_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let [pipe, _] = pipe_and_socket(folder.path());
    let env = [("QRSCOPE_ENDPOINT", NOWHERE), ("LANG", "C.UTF-8")];
    for (option, mark) in [("--config", "! file"), ("--log", "! file")] {
        let output = qrscope_with(&["doctor", "--offline", option, &pipe], &env);
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
        let line = output
            .stdout
            .lines()
            .find(|line| line.contains("a named pipe"));
        let line = line.unwrap_or_else(|| panic!("{output:?}"));
        assert!(line.contains(mark) && line.contains(&pipe), "{output:?}");
    }
}

/// What a shell hands over as `<(…)` is a pipe too, but one that is open already.
#[test]
fn a_descriptor_that_is_open_already_is_read() {
    let run = |script: &str| -> Output {
        let home = tempfile::tempdir().unwrap();
        run_to_end(
            Command::new("/bin/sh")
                .args(["-c", script, env!("CARGO_BIN_EXE_qrscope")])
                .env_clear()
                .envs(variables(home.path(), &[]))
                .current_dir(home.path()),
        )
    };
    let said = "printf 'lang = \"en\"' |";
    for (file, more) in [
        ("/dev/stdin", ""),
        ("/dev/fd/0", ""),
        ("/dev/fd/7", "7<&0"),
        ("/proc/self/fd/7", "7<&0"),
    ] {
        if !Path::new(file).parent().unwrap().exists() {
            continue;
        }
        let output = run(&format!("{said} \"$0\" --demo --config {file} {more}"));
        assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
        assert!(output.stdout.contains("lathe"), "{file}: {output:?}");
    }
    let output = run("printf secret | \"$0\" qr qr71.cn/a/b --header 'X-Key: file:/dev/stdin'");
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
    let output = run("\"$0\" --demo --config /dev/null");
    assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
}
