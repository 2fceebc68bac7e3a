//! `qr`: the code of a link as text and as a picture, made on this machine alone.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::environment::variables;
use crate::support::http::{Reply, Scripted};
use crate::support::run::{qrscope, qrscope_with};
use crate::support::scan::{codes, on_paper};

const LINK: &str = "https://qr71.cn/okDISU/qssTnoy";

/// What a reader finds in a PNG.
fn read_png(bytes: &[u8]) -> Vec<String> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    let (width, height) = (info.width as usize, info.height as usize);
    // The quiet zone is white: four modules of ten pixels.
    let edge = |x: usize, y: usize| x < 40 || y < 40 || x >= width - 40 || y >= height - 40;
    for (at, pixel) in pixels.iter().enumerate() {
        let white = *pixel == 255;
        assert!(
            white || (*pixel == 0 && !edge(at % width, at / width)),
            "{at}"
        );
    }
    let mut image =
        rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| pixels[y * width + x]);
    let grids = image.detect_grids();
    grids.iter().map(|grid| grid.decode().unwrap().1).collect()
}

#[test]
fn without_a_terminal_it_is_ascii_that_a_phone_reads_from_paper() {
    for typed in [
        LINK,
        "qr71.cn/okDISU/qssTnoy",
        "看看 https：／／qr71．cn／okDISU／qssTnoy。",
    ] {
        for options in [
            &[][..],
            &["--color", "always"],
            &["--theme", "light"],
            &["--ascii"],
        ] {
            let output = qrscope(&[&["qr", typed], options].concat());
            assert_eq!((output.code, output.stderr.as_str()), (0, ""), "{output:?}");
            assert!(output.stdout.is_ascii() && !output.stdout.contains('\x1b'));
            let (code, last) = output.stdout.trim_end().rsplit_once('\n').unwrap();
            assert_eq!(last, LINK, "the link itself stands last");
            assert_eq!(codes(&on_paper(code)), [LINK]);
        }
    }
}

#[test]
fn nobody_is_asked() {
    let service = Scripted::start(|_| Reply::json(&serde_json::json!({})));
    let url = service.url("/a2a");
    let output = qrscope(&["qr", LINK, "--endpoint", &url]);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(service.connections(), 0);
    // Not even an endpoint that can't be asked is in the way.
    let output = qrscope_with(&["qr", LINK], &[("QRSCOPE_ENDPOINT", "not a url")]);
    assert_eq!(output.code, 0, "{output:?}");
}

#[test]
fn the_picture_is_read_back_and_never_takes_the_place_of_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("码 1.png");
    let file = path.to_str().unwrap();
    let output = qrscope(&["qr", LINK, "--png", file, "--lang", "en"]);
    assert_eq!((output.code, output.stdout.as_str()), (0, ""), "{output:?}");
    assert!(output.stderr.contains(file), "{output:?}");
    assert_eq!(read_png(&fs::read(&path).unwrap()), [LINK]);

    fs::write(&path, "something of mine").unwrap();
    let output = qrscope(&["qr", LINK, "--png", file, "--lang", "en"]);
    assert_eq!(output.code, 2, "{output:?}");
    assert!(
        output.stderr.contains("--force") && output.stderr.contains(file),
        "{output:?}"
    );
    assert_eq!(fs::read(&path).unwrap(), b"something of mine");

    let output = qrscope(&["qr", LINK, "--png", file, "--force"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(read_png(&fs::read(&path).unwrap()), [LINK]);
    assert_eq!(names(folder.path()), ["码 1.png"], "nothing else is left");
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

#[test]
fn a_file_that_cant_be_written_is_a_sentence_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("not there/x.png");
    let a_folder = folder.path().join("folder");
    fs::create_dir(&a_folder).unwrap();
    for (path, force, code) in [
        (&missing, false, 1),
        (&missing, true, 1),
        (&a_folder, false, 2),
        (&a_folder, true, 1),
    ] {
        let file = path.to_str().unwrap();
        let mut args = vec!["qr", LINK, "--png", file];
        args.extend(force.then_some("--force"));
        let output = qrscope(&args);
        assert_eq!(output.code, code, "{output:?}");
        assert!(
            output.stderr.contains(file) && output.stdout.is_empty(),
            "{output:?}"
        );
    }
    assert_eq!(names(folder.path()), ["folder"]);
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_a_file_of_that_name_too() {
    let folder = tempfile::tempdir().unwrap();
    let (link, target) = (folder.path().join("x.png"), folder.path().join("target"));
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let output = qrscope(&["qr", LINK, "--png", link.to_str().unwrap()]);
    assert_eq!(output.code, 2, "{output:?}");
    assert!(!target.exists());
}

/// What isn't an ordinary file is never replaced: whoever reads from it, or finds it in its place, would lose it.
#[cfg(unix)]
#[test]
fn force_overwrites_ordinary_files_only() {
    use std::os::unix::{fs::symlink, net::UnixListener};
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    nix::unistd::mkfifo(&at("fifo"), nix::sys::stat::Mode::S_IRWXU).unwrap();
    let _socket = UnixListener::bind(at("socket")).unwrap();
    fs::create_dir(at("folder")).unwrap();
    for (link, target) in [
        ("to fifo", "fifo"),
        ("to folder", "folder"),
        ("nowhere", "?"),
    ] {
        symlink(target, at(link)).unwrap();
    }
    let before = names(folder.path());
    for (name, words) in [
        ("fifo", ["a named pipe (FIFO)", "命名管道（FIFO）"]),
        ("to fifo", ["a named pipe (FIFO)", "命名管道（FIFO）"]),
        ("socket", ["a socket", "套接字"]),
        ("folder", ["a folder", "文件夹"]),
        ("to folder", ["a folder", "文件夹"]),
        (
            "nowhere",
            ["a link that leads nowhere", "指向不存在的文件的链接"],
        ),
    ] {
        let path = at(name);
        let file = path.to_str().unwrap();
        let kind = || fs::symlink_metadata(&path).unwrap().file_type();
        let lay_there = kind();
        for (lang, words) in ["en", "zh"].into_iter().zip(words) {
            let output = qrscope(&["qr", LINK, "--png", file, "--force", "--lang", lang]);
            assert_eq!((output.code, output.stdout.as_str()), (1, ""), "{output:?}");
            let said = &output.stderr;
            assert!(said.contains(file) && said.contains(words), "{output:?}");
            assert_eq!(said.lines().count(), 1, "{output:?}");
        }
        assert_eq!(kind(), lay_there, "{name}");
    }
    assert_eq!(names(folder.path()), before, "nothing else is left");
}

#[cfg(unix)]
#[test]
fn force_overwrites_the_file_that_a_link_leads_to_and_keeps_the_link() {
    let folder = tempfile::tempdir().unwrap();
    let within = folder.path().join("within");
    fs::create_dir(&within).unwrap();
    let (link, real) = (folder.path().join("link.png"), within.join("real.png"));
    fs::write(&real, "an old picture").unwrap();
    std::os::unix::fs::symlink("within/real.png", &link).unwrap();
    let output = qrscope(&["qr", LINK, "--png", link.to_str().unwrap(), "--force"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("within/real.png"));
    assert!(fs::symlink_metadata(&real).unwrap().is_file());
    assert_eq!(read_png(&fs::read(&real).unwrap()), [LINK]);
    assert_eq!(names(&within), ["real.png"], "nothing else is left");
}

#[test]
fn standard_output_takes_the_picture_too() {
    let home = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_qrscope"))
        .args(["qr", LINK, "--png", "-"])
        .env_clear()
        .envs(variables(home.path(), &[]))
        .current_dir(home.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
    assert_eq!(read_png(&output.stdout), [LINK]);
    assert!(names(home.path()).is_empty(), "no file of the name -");
}

#[test]
fn what_is_no_code_link_is_refused_as_everywhere() {
    for (args, words) in [
        (&["qr", "nothing here"][..], "qrscope: "),
        (
            &["qr", "https://foo.example/a/b"],
            "--allow-host foo.example",
        ),
        (&["qr", "https://qr71.cn/only-one"], "qrscope: "),
        (&["qr"], "LINK"),
        (&["qr", LINK, "--force"], "--png"),
    ] {
        let output = qrscope(args);
        assert_eq!(output.code, 2, "{output:?}");
        assert!(
            output.stderr.contains(words) && output.stdout.is_empty(),
            "{output:?}"
        );
    }
    let allowed = [
        "qr",
        "https://foo.example/a/b",
        "--allow-host",
        "foo.example",
    ];
    assert_eq!(qrscope(&allowed).code, 0);
    let strange = [
        "qr",
        "https://xn--qr71-9o4n.cn/a/b",
        "--allow-host",
        "xn--qr71-9o4n.cn",
        "--lang",
        "en",
    ];
    let output = qrscope(&strange);
    assert_eq!(output.code, 0, "{output:?}");
    // The person has named it, letter by letter.
    assert_eq!(output.stderr, "");
}
