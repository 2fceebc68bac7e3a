//! The file of `qr --png`: which is overwritten, what is kept of it, and what is said of the others.

use std::fs;
use std::path::Path;

use super::qr::{LINK, names, read_png};
use crate::support::run::qrscope;

#[test]
fn a_file_that_cant_be_written_is_a_sentence_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("not there/x.png");
    let a_folder = folder.path().join("folder");
    fs::create_dir(&a_folder).unwrap();
    for (path, force, code) in [
        (&missing, false, 1),
        (&missing, true, 1),
        (&a_folder, false, 1),
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
    assert_eq!(output.code, 1, "{output:?}");
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
            // Nothing else is said where --force isn't typed yet: it wouldn't help.
            let without = qrscope(&["qr", LINK, "--png", file, "--lang", lang]);
            assert_eq!((without.code, &without.stderr), (1, said), "{without:?}");
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

#[cfg(unix)]
#[test]
fn force_keeps_the_permissions_of_what_it_overwrites() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.png");
    let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o7777;
    let allow = |mode| fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
    fs::write(&path, "an old picture").unwrap();
    for permitted in [0o600, 0o640, 0o606] {
        allow(permitted);
        let output = qrscope(&["qr", LINK, "--png", path.to_str().unwrap(), "--force"]);
        assert_eq!((output.code, mode()), (0, permitted), "{output:?}");
    }
    assert_eq!(read_png(&fs::read(&path).unwrap()), [LINK]);
}

#[test]
fn a_read_only_file_is_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.png");
    fs::write(&path, "something of mine").unwrap();
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    let file = path.to_str().unwrap();
    for (lang, words) in [("en", "is read-only"), ("zh", "只读文件")] {
        for force in [&["--force"][..], &[]] {
            let output = qrscope(&[&["qr", LINK, "--png", file, "--lang", lang], force].concat());
            let said = &output.stderr;
            assert_eq!(output.code, 1, "{output:?}");
            assert!(said.contains(file) && said.contains(words), "{output:?}");
            assert!(!said.contains("--force"), "{output:?}");
        }
    }
    assert_eq!(fs::read(&path).unwrap(), b"something of mine");
    assert_eq!(names(folder.path()), ["x.png"], "nothing else is left");
}
