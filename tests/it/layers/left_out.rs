//! A file that no `mod` names is never compiled, and its tests never run.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Every `.rs` file below `folder`.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

/// Whether a file that may declare modules beside or below it names this one.
fn is_named(file: &Path) -> bool {
    let folder = file.parent().unwrap();
    let stem = file.file_stem().unwrap().to_str().unwrap();
    let name = file.file_name().unwrap().to_str().unwrap();
    let named_after_folder = folder.with_extension("rs");
    let siblings = fs::read_dir(folder).unwrap();
    let siblings = siblings.map(|entry| entry.unwrap().path());
    siblings
        .filter(|path| path.is_file() && path != file)
        .chain(named_after_folder.is_file().then_some(named_after_folder))
        .filter_map(|path| fs::read_to_string(path).ok())
        .any(|text| {
            text.contains(&format!("mod {stem};")) || text.contains(&format!("path = \"{name}\""))
        })
}

#[test]
fn no_source_file_is_left_out() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["src", "tests/it"] {
        let all = files(&root.join(folder));
        assert!(all.len() > 50, "{folder}: {}", all.len());
        for file in all {
            let name = file.file_name().unwrap().to_str().unwrap();
            if !matches!(name, "main.rs" | "lib.rs" | "mod.rs") {
                assert!(is_named(&file), "no `mod` names {}", file.display());
            }
        }
    }
}
