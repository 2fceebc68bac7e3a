//! Requests in a file: one JSON object a line, readable by its owner only, never in the place of another file.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::Timestamp;

use super::new_file::{Readers, create};
use crate::net::{Exchange, exchange_line};

/// So many files of the same second may lie there already.
const SAME_SECOND: usize = 100;

/// Writes the requests into a new file of the working directory, named by the present; gives its whole path.
///
/// # Errors
/// The system's, if the file can't be made or written.
pub(super) fn save_traffic(exchanges: &[Arc<Exchange>], at: Timestamp) -> io::Result<PathBuf> {
    let folder = std::env::current_dir()?;
    save_in(&folder, exchanges, at)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", folder.display())))
}

fn save_in(folder: &Path, exchanges: &[Arc<Exchange>], at: Timestamp) -> io::Result<PathBuf> {
    let second = at.strftime("%Y%m%dT%H%M%SZ");
    for again in 1..=SAME_SECOND {
        let name = match again {
            1 => format!("qrscope-traffic-{second}.ndjson"),
            _ => format!("qrscope-traffic-{second}-{again}.ndjson"),
        };
        let path = folder.join(name);
        // What a service answered may be meant for this person only.
        let created = create(&path, Readers::Owner, |out| {
            exchanges
                .iter()
                .try_for_each(|exchange| writeln!(out, "{}", exchange_line(exchange)))
        });
        match created {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            created => return created.map(|()| path),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn every_save_is_a_new_file_for_its_owner_only() {
        let folder = tempfile::tempdir().unwrap();
        let at = Timestamp::UNIX_EPOCH;
        let first = save_in(folder.path(), &[], at).unwrap();
        let second = save_in(folder.path(), &[], at).unwrap();
        assert_ne!(first, second);
        let name = first.file_name().unwrap().to_str().unwrap();
        assert_eq!(name, "qrscope-traffic-19700101T000000Z.ndjson");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = first.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        assert!(save_in(&folder.path().join("not there"), &[], at).is_err());
    }
}
