//! `qr`: the code of a link as text and as a picture, made on this machine alone.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::environment::variables;
use crate::support::http::{Reply, Scripted};
use crate::support::run::{qrscope, qrscope_with};
use crate::support::scan::{codes, on_paper};

pub(super) const LINK: &str = "https://qr71.cn/okDISU/qssTnoy";

/// What a reader finds in a PNG.
pub(super) fn read_png(bytes: &[u8]) -> Vec<String> {
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

/// What lies in a folder.
pub(super) fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
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
