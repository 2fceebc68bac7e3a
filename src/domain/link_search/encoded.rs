//! Links that are carried inside another link's query, percent-encoded.

/// Longest text that is decoded or unwrapped, in bytes.
const MAX_WRAPPED: usize = 8192;

/// The value of `url` in the browser form's query, still encoded.
pub(super) fn wrapped_link(query: &str) -> Option<&str> {
    let query = query.split('#').next().unwrap_or_default();
    query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .find(|(key, _)| key.eq_ignore_ascii_case("url"))
        .map(|(_, value)| value)
        .filter(|value| value.len() <= MAX_WRAPPED)
}

/// `text` with its `%XX` decoded once; `None` when there are none, or it is too long for a link.
pub(super) fn decoded(text: &str) -> Option<String> {
    if text.len() > MAX_WRAPPED {
        return None;
    }
    let hex = |c: Option<&u8>| c.and_then(|c| char::from(*c).to_digit(16));
    let mut plain = Vec::with_capacity(text.len());
    let mut changed = false;
    let mut rest = text.as_bytes();
    while let Some((&byte, behind)) = rest.split_first() {
        let high = hex(behind.first());
        let low = hex(behind.get(1));
        let pair = (byte == b'%').then_some(()).and(high.zip(low));
        let value = pair.and_then(|(high, low)| u8::try_from(high * 16 + low).ok());
        plain.push(value.unwrap_or(byte));
        changed |= value.is_some();
        rest = match value {
            Some(_) => behind.get(2..).unwrap_or_default(),
            None => behind,
        };
    }
    changed.then(|| String::from_utf8_lossy(&plain).into_owned())
}
