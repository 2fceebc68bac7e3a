//! What an X server asks of its clients.

/// A cookie for any display, in the form of an Xauthority file: each part behind its length.
pub(super) fn file() -> Vec<u8> {
    /// Says that the address doesn't matter.
    const ANY_FAMILY: [u8; 2] = [0xff, 0xff];
    let parts: [&[u8]; 4] = [b"", b"", b"MIT-MAGIC-COOKIE-1", b"sixteen letters."];
    let mut file = ANY_FAMILY.to_vec();
    for part in parts {
        file.extend(u16::try_from(part.len()).unwrap().to_be_bytes());
        file.extend(part);
    }
    file
}
