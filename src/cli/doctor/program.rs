//! What lies where a program is looked for.

use std::fs;
use std::path::Path;

/// What lies where a program is looked for; the later ones are better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Lies {
    Nothing,
    /// A folder, or a file that can't be run.
    NoProgram,
    /// A file that can be run.
    Program,
}

/// What lies at a path, or at the end of the link there.
pub(super) fn lies_at(path: &Path) -> Lies {
    match fs::metadata(path) {
        Err(_) => Lies::Nothing,
        Ok(there) if there.is_file() && may_be_run(path) => Lies::Program,
        Ok(_) => Lies::NoProgram,
    }
}

#[cfg(unix)]
fn may_be_run(path: &Path) -> bool {
    rustix::fs::access(path, rustix::fs::Access::EXEC_OK).is_ok()
}

/// No bit of the file says so.
#[cfg(not(unix))]
fn may_be_run(_: &Path) -> bool {
    true
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    #[test]
    fn only_a_file_that_may_be_run_is_a_program() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("folder")).unwrap();
        for (name, mode) in [("program", 0o755), ("file", 0o644)] {
            fs::write(at(name), "").unwrap();
            fs::set_permissions(at(name), fs::Permissions::from_mode(mode)).unwrap();
        }
        symlink("program", at("link")).unwrap();
        symlink("gone", at("nowhere")).unwrap();
        for (name, lies) in [
            ("program", Lies::Program),
            ("link", Lies::Program),
            ("file", Lies::NoProgram),
            ("folder", Lies::NoProgram),
            ("nowhere", Lies::Nothing),
            ("gone", Lies::Nothing),
        ] {
            assert_eq!(lies_at(&at(name)), lies, "{name}");
        }
    }
}
