use super::*;

/// The rooms named by a file, as the checker sees them.
fn named(file: &str, source: &str) -> Vec<String> {
    let found = imports(&module_path(Path::new(file)), source);
    found.into_iter().map(|import| import.room).collect()
}

#[test]
fn rooms_are_found_in_every_form_of_path() {
    let cases: &[(&str, &str, &[&str])] = &[
        ("app/mod.rs", "use crate::text::SafeText;", &["text"]),
        (
            "app/mod.rs",
            "use crate::{text::{self, A}, domain::*, view as v};",
            &["text", "domain", "view"],
        ),
        ("app/mod.rs", "pub(crate) use crate::qr;", &["qr"]),
        (
            "app/mod.rs",
            "fn f(x: crate::store::Row) -> Vec<crate::text::A> { crate::qr::g::<crate::media::M>() }",
            &["store", "text", "qr", "media"],
        ),
        ("app/mod.rs", "use super::client::C;", &["client"]),
        ("app/mod.rs", "use super::*;", &["*"]),
        (
            "app/update/card.rs",
            "use super::super::super::client::C;",
            &["client"],
        ),
        (
            "app/update/card.rs",
            "use super::super::{model::M, super::{client, text}};",
            &["client", "text"],
        ),
        ("app/update/card.rs", "use super::super::client::C;", &[]),
        (
            "app/update.rs",
            "mod inner { use super::super::client::C; use super::super::super::qr; }",
            &["qr"],
        ),
        (
            "app/update.rs",
            "use self::client::C; use std::{fs, io}; use qr::a;",
            &[],
        ),
        ("app/mod.rs", "use crate as root;", &["self"]),
        ("app/mod.rs", "use crate::{self as root};", &["self"]),
        (
            "app/mod.rs",
            "macro_rules! m { () => { $crate::client::x() } }",
            &["client"],
        ),
        ("app/mod.rs", "use crate::app::{client, store};", &["app"]),
        ("app/mod.rs", "crate::client!();", &["client"]),
    ];
    for (file, source, rooms) in cases {
        assert_eq!(named(file, source), *rooms, "{file}: {source}");
    }
}

#[test]
fn comments_literals_and_tests_name_nothing() {
    let cases = [
        "// use crate::client;\n/// crate::client\n/* /* crate::client */ crate::client */",
        r#"const A: &str = "\" crate::client"; const B: char = '"'; const C: &str = "crate::client";"#,
        "const A: &str = r#\"\" crate::client \"#; const B: &[u8] = br\"crate::client\";",
        "#[cfg(test)] mod tests { use crate::client::{A}; fn f() { if true {} } }",
        "#[cfg(test)] #[allow(unused, reason = \"x\")] mod tests { use crate::client; }",
        "#[cfg(test)] use crate::{client, store};",
        "#[cfg(test)] fn f(a: [u8; 2]) { crate::client::f() }",
        "#[cfg(all(test, unix))] mod tests { use crate::client; }",
    ];
    for source in cases {
        assert_eq!(named("app/mod.rs", source), [""; 0], "{source}");
        let followed =
            format!("{source}\nfn f<'a>(c: char) -> &'a str {{ crate::qr::g(c == '\\'') }}");
        assert_eq!(named("app/mod.rs", &followed), ["qr"], "{followed}");
    }
    assert_eq!(
        named("app/mod.rs", "#[cfg(not(test))] use crate::client;"),
        ["client"]
    );
}

#[test]
fn files_of_test_modules_are_known() {
    let source = "mod a; #[cfg(test)] mod tests; #[cfg(test)] pub(crate) mod fixtures;\n#[cfg(test)] mod inline {}";
    assert_eq!(source::test_modules(source), ["tests", "fixtures"]);
    assert_eq!(child_folder(Path::new("app/mod.rs")), Path::new("app"));
    assert_eq!(
        child_folder(Path::new("app/list.rs")),
        Path::new("app/list")
    );
}

#[test]
fn the_table_decides() {
    let cases: &[(&str, &str, bool)] = &[
        ("domain", "text", true),
        ("text", "domain", false),
        ("text", "text", true),
        ("config", "i18n", true),
        ("i18n", "config", false),
        ("client", "config", true),
        ("config", "client", false),
        ("media", "qr", true),
        ("clipboard", "qr", false),
        ("app", "qr", true),
        ("app", "client", false),
        ("app", "view", false),
        ("view", "app", true),
        ("view", "media", false),
        ("view", "store", false),
        ("runtime", "client", true),
        ("runtime", "demo", true),
        ("runtime", "cli", false),
        ("cli", "runtime", true),
        ("cli", "helpers", false),
    ];
    for (from, to, allowed) in cases {
        let objection = objection(from, to);
        assert_eq!(
            objection.is_none(),
            *allowed,
            "{from} → {to}: {objection:?}"
        );
    }
}

#[test]
fn an_upward_import_is_reported_with_its_line() {
    let source = "//! Text.\n\nuse crate::{\n    domain::Card,\n    text::A,\n};\n";
    let found = check(Path::new("text/width.rs"), source);
    assert_eq!(
        found.iter().map(Violation::to_string).collect::<Vec<_>>(),
        ["text/width.rs:4: `text` imports `domain`, which stands below or right of it"]
    );
}

#[test]
fn an_unknown_room_is_reported_and_the_roots_are_free() {
    for file in ["helpers/mod.rs", "helpers.rs"] {
        assert_eq!(check(Path::new(file), "").len(), 1, "{file}");
    }
    for file in ["main.rs", "lib.rs"] {
        let found = check(Path::new(file), "use crate::{cli, whatever};");
        assert_eq!(found, [], "{file}");
    }
    assert_eq!(
        check(Path::new("cli/lib.rs"), "use crate::whatever;").len(),
        1
    );
}
