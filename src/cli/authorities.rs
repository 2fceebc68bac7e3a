//! The file of `--ca-cert`.

use std::io::Read;
use std::path::Path;

use crate::config::{Unopened, open_named};
use crate::i18n::Texts;
use crate::net::{AuthorityRefusal, OwnAuthorities};

/// The largest file taken, in bytes; a whole system's authorities are some 300 KB.
const FILE_LIMIT_BYTES: u64 = 8 * 1024 * 1024;

/// Reads the file and its certificates.
///
/// # Errors
/// What is wrong, in a sentence.
pub(super) fn read(path: &Path, texts: &Texts) -> Result<OwnAuthorities, String> {
    let words = &texts.cli;
    let refused = |sentence: &str, detail: &str| {
        let path = path.display();
        format!("--ca-cert {path}{}{sentence}{detail}", texts.common.colon)
    };
    let content = content(path)
        .map_err(|why| {
            refused(
                words.authorities_unreadable,
                &format!("{}{}", texts.common.colon, why.words(texts)),
            )
        })?
        .ok_or_else(|| refused(words.authorities_too_large, ""))?;
    OwnAuthorities::parse(&content).map_err(|refusal| {
        let sentence = match refusal {
            AuthorityRefusal::Binary => words.authorities_binary,
            AuthorityRefusal::NoCertificate => words.authorities_none,
            AuthorityRefusal::Damaged => words.authorities_damaged,
        };
        refused(sentence, "")
    })
}

/// The whole file; `None` if it is too large, or has no end.
fn content(path: &Path) -> Result<Option<Vec<u8>>, Unopened> {
    let mut content = Vec::new();
    open_named(path)?
        .take(FILE_LIMIT_BYTES + 1)
        .read_to_end(&mut content)
        .map_err(Unopened::System)?;
    Ok((content.len() as u64 <= FILE_LIMIT_BYTES).then_some(content))
}
