//! Numbers and sizes, the same in every language.

/// A whole number with thousands separators, the same in every language.
#[must_use]
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `318 B`, `12.4 KB`, `3.1 MB`: powers of a thousand.
#[must_use]
pub(crate) fn byte_size(bytes: u64) -> String {
    let tenths = |unit: u64| {
        let tenths = (bytes + unit / 20) / (unit / 10);
        format!("{}.{}", thousands(tenths / 10), tenths % 10)
    };
    match bytes {
        ..1_000 => format!("{bytes} B"),
        1_000..999_950 => format!("{} KB", tenths(1_000)),
        _ => format!("{} MB", tenths(1_000_000)),
    }
}

/// One or many of a thing, where a language tells the two apart.
pub(super) const fn plural(count: usize, one: &'static str, many: &'static str) -> &'static str {
    if count == 1 { one } else { many }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_as_people_write_them() {
        assert_eq!(
            (
                thousands(0),
                thousands(999),
                thousands(1284),
                thousands(u64::MAX)
            ),
            (
                "0".into(),
                "999".into(),
                "1,284".into(),
                "18,446,744,073,709,551,615".into()
            )
        );
    }
}
