#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests"
)]

use super::*;

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

#[test]
fn a_command_names_a_program() {
    use CommandRefusal::{NoProgram, Nul};
    for (all, refusal) in [
        (&["wl-copy"][..], None),
        (&["xclip", "-selection", "a b", "", "$HOME;"], None),
        (&[], Some(NoProgram)),
        (&["", "a"], Some(NoProgram)),
        (&["a", "b\0c"], Some(Nul)),
    ] {
        assert_eq!(ClipboardCommand::new(words(all)).err(), refusal, "{all:?}");
    }
}

#[cfg(unix)]
mod running {
    use super::*;
    use std::{fs, path::Path, time::Instant};

    fn shell(script: &str, folder: &Path) -> ClipboardCommand {
        let folder = folder.to_str().unwrap();
        // The shell is the user's own here: the words go to it as they are.
        ClipboardCommand::new(words(&["/bin/sh", "-c", script, "sh", folder])).unwrap()
    }

    async fn copy(script: &str, text: &str) -> Result<(), CopyFault> {
        let folder = tempfile::tempdir().unwrap();
        shell(script, folder.path()).copy(text.to_owned()).await
    }

    #[tokio::test]
    async fn the_text_arrives_whole_and_exactly_and_the_words_are_not_interpreted() {
        let folder = tempfile::tempdir().unwrap();
        let text = format!(
            "https://qr71.cn/a?$(touch x)`id`\n草料\0{}",
            "a".repeat(300_000)
        );
        let written = folder.path().join("$(echo x); *");
        let tee = words(&["tee", written.to_str().unwrap()]);
        let command = ClipboardCommand::new(tee).unwrap();
        assert_eq!(command.copy(text.clone()).await, Ok(()));
        assert_eq!(fs::read(&written).unwrap(), text.as_bytes());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[tokio::test]
    async fn what_it_printed_is_quoted_without_control_characters() {
        for (script, code, said) in [
            ("cat >/dev/null; exit 3", 3, ""),
            ("cat >/dev/null; echo plain; exit 4", 4, "plain"),
            (
                r"cat >/dev/null; echo out; printf '\n  \033]52;c;YQ==\007bad\n next\n' >&2; exit 1",
                1,
                "^[]52;c;YQ==^Gbad",
            ),
            (
                r"cat >/dev/null; printf 'a\377b' >&2; exit 1",
                1,
                "a\u{fffd}b",
            ),
        ] {
            let said = SafeText::sanitize(said);
            let expected = Err(CopyFault::ExitCode { code, said });
            assert_eq!(copy(script, "text").await, expected, "{script}");
        }
    }

    #[tokio::test]
    async fn much_output_neither_stops_it_nor_fills_the_memory() {
        let script = "cat >/dev/null; head -c 3000000 /dev/zero | tr '\\0' 'x' >&2; exit 1";
        let Err(CopyFault::ExitCode { code: 1, said }) = copy(script, "text").await else {
            panic!("no exit code");
        };
        assert!((1..=HEARD_LIMIT).contains(&said.as_str().len()));
    }

    #[tokio::test]
    async fn each_bad_end_is_told_apart() {
        let missing = ClipboardCommand::new(words(&["/nowhere/to/be/found"])).unwrap();
        let fault = missing.copy("text".to_owned()).await.unwrap_err();
        assert!(matches!(fault, CopyFault::NotStarted(_)), "{fault:?}");
        let killed = copy("cat >/dev/null; kill -9 $$", "text").await;
        assert!(
            matches!(killed, Err(CopyFault::Signal { number: 9, .. })),
            "{killed:?}"
        );
        let unread = copy("exit 0", &"a".repeat(300_000)).await;
        assert_eq!(unread, Err(CopyFault::NotRead));
    }

    /// A named pipe; reading it to its end waits until nobody who may write to it is left.
    fn pipe(folder: &Path, name: &str) -> JoinHandle<io::Result<String>> {
        let path = folder.join(name);
        nix::unistd::mkfifo(&path, nix::sys::stat::Mode::S_IRWXU).unwrap();
        tokio::task::spawn_blocking(move || fs::read_to_string(path))
    }

    async fn all_of(pipe: JoinHandle<io::Result<String>>) -> String {
        let read = timeout(Duration::from_secs(20), pipe).await;
        read.expect("somebody still holds the pipe")
            .unwrap()
            .unwrap()
    }

    #[tokio::test]
    async fn one_that_hangs_is_ended_with_its_children() {
        let folder = tempfile::tempdir().unwrap();
        let alive = pipe(folder.path(), "alive");
        let script =
            r#"exec 9>"$1/alive"; sh -c 'echo child >&9; exec sleep 30' & echo parent >&9; wait"#;
        let started = Instant::now();
        let result = shell(script, folder.path()).copy("text".to_owned()).await;
        assert_eq!(result, Err(CopyFault::TooSlow { seconds: 2 }));
        assert!(started.elapsed() < Duration::from_secs(4));
        let mut who: Vec<String> = all_of(alive).await.lines().map(str::to_owned).collect();
        who.sort();
        assert_eq!(who, ["child", "parent"], "both were there, both are gone");
    }

    #[tokio::test]
    async fn one_that_nobody_waits_for_is_ended() {
        let folder = tempfile::tempdir().unwrap();
        let (ready, alive) = (pipe(folder.path(), "ready"), pipe(folder.path(), "alive"));
        let script = r#"exec 9>"$1/alive"; echo >"$1/ready"; sleep 30"#;
        let command = shell(script, folder.path());
        let copying = tokio::spawn(async move { command.copy("text".to_owned()).await });
        all_of(ready).await;
        copying.abort();
        assert!(copying.await.unwrap_err().is_cancelled());
        all_of(alive).await;
    }

    /// The usual tools answer pastes from a child in the background, which holds all pipes.
    #[tokio::test]
    async fn a_child_in_the_background_is_neither_waited_for_nor_ended() {
        let folder = tempfile::tempdir().unwrap();
        let answer = pipe(folder.path(), "answer");
        nix::unistd::mkfifo(&folder.path().join("go"), nix::sys::stat::Mode::S_IRWXU).unwrap();
        let script = r#"cat >/dev/null; (exec 9>"$1/answer"; read word <"$1/go"; echo "$word" >&9) & exit 0"#;
        let started = Instant::now();
        let result = shell(script, folder.path()).copy("text".to_owned()).await;
        assert_eq!(result, Ok(()));
        assert!(started.elapsed() < LIMIT);
        let go = folder.path().join("go");
        tokio::task::spawn_blocking(move || fs::write(go, "still here\n"))
            .await
            .unwrap()
            .unwrap();
        assert_eq!(all_of(answer).await, "still here\n");
    }
}
