//! "Did you mean".

/// How like two names have to be, from 0 to 1.
const LIKENESS: f64 = 0.8;

/// The one of `names` that is most like `typed`, if any is.
#[must_use]
pub(crate) fn suggest<'a>(typed: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let plain = typed.trim().to_lowercase().replace('-', "_");
    names
        .map(|name| {
            let likeness = strsim::jaro_winkler(&plain, &name.replace('-', "_"));
            (likeness, name)
        })
        .filter(|(likeness, _)| *likeness >= LIKENESS)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}
