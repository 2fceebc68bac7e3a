//! A room under `src/` imports only from rooms above it, or left of it in its own row.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod circles;
mod imports;
mod left_out;
mod source;

use imports::imports;
use std::{
    collections::BTreeSet,
    fmt, fs,
    path::{Path, PathBuf},
};

/// The rooms from the top down; in a row each may use those left of it.
const ROWS: &[&[&str]] = &[
    &["text"],
    &["net"],
    &["domain"],
    &["a2a"],
    &["input", "i18n", "theme", "config"],
    &["present"],
    &["client"],
    &["store"],
    &["clipboard", "qr", "media"],
    &["app"],
    &["view"],
    &["demo", "runtime", "cli"],
];
/// What happens on the screen is decided and drawn without anything that reaches outside.
const PURE: &[&str] = &["app", "view"];
const OUTSIDE: &[&str] = &["client", "store", "clipboard", "media"];
/// The two files that put the rooms together.
const ROOTS: &[&str] = &["main.rs", "lib.rs"];

/// An import that the table doesn't allow, or a file that it doesn't know.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Violation {
    file: PathBuf,
    line: usize,
    what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file.display(), self.line, self.what)
    }
}

/// Row and place of a room in the table.
fn place(room: &str) -> Option<(usize, usize)> {
    ROWS.iter().enumerate().find_map(|(row, rooms)| {
        let place = rooms.iter().position(|known| *known == room)?;
        Some((row, place))
    })
}

/// Why `from` may not import `to`; `None` if it may.
fn objection(from: &str, to: &str) -> Option<String> {
    if from == to {
        return None;
    }
    let Some((to_row, to_place)) = place(to) else {
        return Some(format!("`{from}` imports `crate::{to}`, which is no room"));
    };
    let (row, place) = place(from)?;
    if PURE.contains(&from) && OUTSIDE.contains(&to) {
        return Some(format!("`{from}` must not know `{to}`"));
    }
    let allowed = to_row < row || (to_row == row && to_place < place);
    (!allowed).then(|| format!("`{from}` imports `{to}`, which stands below or right of it"))
}

/// The module path of a file under `src/`: `app/update/card.rs` is `app`, `update`, `card`.
fn module_path(file: &Path) -> Vec<String> {
    let mut path: Vec<String> = file
        .with_extension("")
        .components()
        .map(|part| part.as_os_str().to_str().unwrap().to_owned())
        .collect();
    if path.last().is_some_and(|last| last == "mod") {
        path.pop();
    }
    path
}

/// Checks one file, named by its path under `src/`.
fn check(file: &Path, source: &str) -> Vec<Violation> {
    if ROOTS.iter().any(|root| file == Path::new(root)) {
        return Vec::new();
    }
    let module = module_path(file);
    let Some(room) = module.first() else {
        return Vec::new();
    };
    let violation = |line, what| Violation {
        file: file.to_owned(),
        line,
        what,
    };
    if place(room).is_none() {
        return vec![violation(1, format!("`{room}` is no room of the table"))];
    }
    imports(&module, source)
        .into_iter()
        .filter_map(|import| Some(violation(import.line, objection(room, &import.room)?)))
        .collect()
}

/// Every Rust file under `folder`, without those that are compiled for tests only.
fn shipped_files(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                all.push(path);
            }
        }
    }
    let test_only: BTreeSet<PathBuf> = all
        .iter()
        .flat_map(|file| {
            let children = source::test_modules(&fs::read_to_string(file).unwrap());
            let folder = child_folder(file);
            children.into_iter().map(move |child| folder.join(child))
        })
        .collect();
    all.retain(|file| {
        !file
            .ancestors()
            .any(|part| test_only.contains(&part.with_extension("")))
    });
    all.sort();
    all
}

/// Where the files of a file's child modules are.
fn child_folder(file: &Path) -> PathBuf {
    let name = file.file_name().and_then(|name| name.to_str());
    match name {
        Some("mod.rs" | "main.rs" | "lib.rs") => file.parent().unwrap().to_owned(),
        _ => file.with_extension(""),
    }
}

#[test]
fn no_import_runs_upward() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut violations = Vec::new();
    let mut rooms = BTreeSet::new();
    for path in shipped_files(&src) {
        let file = path.strip_prefix(&src).unwrap();
        rooms.extend(module_path(file).first().cloned());
        violations.extend(check(file, &fs::read_to_string(&path).unwrap()));
    }
    // A check that reads nothing would pass for ever.
    for room in ["text", "domain", "app", "view"] {
        assert!(rooms.contains(room), "no file of `{room}` was read");
    }
    let list: Vec<String> = violations.iter().map(Violation::to_string).collect();
    assert!(list.is_empty(), "\n{}", list.join("\n"));
}

/// Files that need each other may as well be one file: whoever reads the one has to read the other. Re-exports are followed.
#[test]
fn no_files_import_each_other() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let circles = circles::Sources::read(&src).circles();
    assert!(circles.is_empty(), "{circles:#?}");
}

/// The person's clipboard command and this program as holder are all that is ever run (docs/rules.md#reading-only): one file starts programs, two use
/// it, and no other names what could.
#[test]
fn only_the_clipboard_starts_programs() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let named = |words: &[&[&str]]| -> Vec<String> {
        let names = |path: &PathBuf| {
            let tokens = source::shipped(&fs::read_to_string(path).unwrap());
            let texts: Vec<&str> = tokens.iter().map(|token| token.text.as_str()).collect();
            let holds = |wanted: &[&str]| texts.windows(wanted.len()).any(|part| part == wanted);
            // That one has a `Command` of its own, which is no program.
            words.iter().any(|wanted| holds(wanted)) && !texts.contains(&"clap")
        };
        let files = shipped_files(&src).into_iter().filter(names);
        let files = files.map(|path| path.strip_prefix(&src).unwrap().display().to_string());
        files.collect()
    };
    let starts: &[&[&str]] = &[
        &["spawn", "(", ")"],
        &["process_wrap"],
        &["posix_spawn"],
        &["exec"],
    ];
    assert_eq!(named(starts), ["clipboard/detached.rs"]);
    let builds: &[&[&str]] = &[&["Command", "::", "new"], &["StdCommand"]];
    assert_eq!(
        named(builds),
        ["clipboard/command.rs", "clipboard/handing_over.rs"]
    );
}

#[cfg(test)]
mod tests;
