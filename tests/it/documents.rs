//! What the documents and the comments point to exists.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The documents in which a path in backquotes is a promise.
const MAPS: [&str; 6] = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "README.md",
    "docs/protocol.md",
    "docs/rules.md",
    "docs/terminal.md",
];
/// Where comments may cite a document.
const SOURCES: [&str; 4] = ["src", "tests", "benches", "fuzz/fuzz_targets"];
/// How a path of this repository begins.
const FOLDERS: [&str; 8] = [
    "src/", "tests/", "benches/", "fuzz/", "docs/", "assets/", ".ci/", ".cargo/",
];

/// This file speaks of citations that aren't any.
const THIS: &str = "it/documents.rs";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Every Rust file under `folder`.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The name that a heading goes by behind a `#`: lower case, hyphens for spaces, nothing else but letters and digits.
fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase();
    kept.chars()
        .filter_map(|c| match c {
            ' ' => Some('-'),
            c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
            _ => None,
        })
        .collect()
}

fn anchors(document: &str) -> BTreeSet<String> {
    let headings = document.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| anchor(line.trim_start_matches('#').trim()))
        .collect()
}

/// The citations `docs/NAME.md` and `docs/NAME.md#SECTION` in a text.
fn citations(text: &str) -> Vec<(String, Option<String>)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("docs/") {
        // `CARGO/docs/…` and addresses are somebody else's.
        if text[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '/' | '.' | '-')) {
            continue;
        }
        let is_part =
            |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '.' | '-' | '_' | '#');
        let cited: String = text[at..].chars().take_while(|c| is_part(*c)).collect();
        let cited = cited.trim_end_matches(['.', '#']);
        match cited.split_once('#') {
            Some((file, section)) => found.push((file.to_owned(), Some(section.to_owned()))),
            None => found.push((cited.to_owned(), None)),
        }
    }
    found
}

/// What is wrong with a citation, if anything.
fn objection(file: &str, section: Option<&str>) -> Option<String> {
    let Ok(document) = fs::read_to_string(root().join(file)) else {
        return Some(format!("no file {file}"));
    };
    let section = section?;
    (!anchors(&document).contains(section)).then(|| format!("{file} has no section {section}"))
}

#[test]
fn comments_cite_documents_and_sections_that_exist() {
    let mut cited = 0_usize;
    let mut wrong = Vec::new();
    for folder in SOURCES {
        for path in rust_files(&root().join(folder)) {
            if path.ends_with(THIS) {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for (file, section) in citations(&text) {
                cited += 1;
                if let Some(what) = objection(&file, section.as_deref()) {
                    wrong.push(format!("{}: {what}", path.display()));
                }
            }
        }
    }
    assert!(cited > 20, "only {cited} citations were found");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Paths in backquotes, and targets of links that lead to files.
fn named_paths(text: &str) -> Vec<String> {
    let quoted = text.split('`').skip(1).step_by(2).map(str::to_owned);
    // `docs/NAME.md` and `src/…` stand for many.
    let is_shape = |word: &str| {
        let capitals = |pair: &[u8]| pair.iter().all(u8::is_ascii_uppercase);
        word.contains(['*', ' ', '…', '<', '{']) || word.as_bytes().windows(2).any(capitals)
    };
    let is_path =
        |word: &str| FOLDERS.iter().any(|folder| word.starts_with(folder)) && !is_shape(word);
    let linked = text.split("](").skip(1).filter_map(|rest| {
        let (target, _) = rest.split_once(')')?;
        (!target.contains("://")).then(|| target.to_owned())
    });
    quoted.filter(|word| is_path(word)).chain(linked).collect()
}

#[test]
fn documents_name_files_that_exist() {
    let mut named = 0_usize;
    let mut wrong = Vec::new();
    for map in MAPS {
        let path = root().join(map);
        let Ok(text) = fs::read_to_string(&path) else {
            wrong.push(format!("no {map}"));
            continue;
        };
        let folder = path.parent().unwrap();
        for name in named_paths(&text) {
            named += 1;
            let (file, section) = match name.split_once('#') {
                Some((file, section)) => (file, Some(section)),
                None => (name.as_str(), None),
            };
            let target = [root().join(file), folder.join(file)]
                .into_iter()
                .find(|target| target.exists());
            let Some(target) = target else {
                wrong.push(format!("{map}: no {name}"));
                continue;
            };
            if let Some(section) = section
                && !anchors(&fs::read_to_string(target).unwrap()).contains(section)
            {
                wrong.push(format!("{map}: no section {name}"));
            }
        }
    }
    assert!(named > 20, "only {named} files are named");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
