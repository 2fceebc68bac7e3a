//! The size of a page: what is taken, and what is said of more.

use super::service::{LINK, always, asked, run, run_with};

#[test]
fn a_page_size_over_fifty_is_clamped_and_said() {
    let service = always("records", r#"{"records":[],"hasMore":false,"total":0}"#);
    let output = run(&service, &["records", LINK, "--page-size", "51"]);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.stderr.contains("51 is taken as 50"), "{output:?}");
    run(&service, &["records", LINK, "--page-size", "50"]);
    run_with(&service, &["records", LINK], &[("QRSCOPE_PAGE_SIZE", "7")]);
    let sizes: Vec<_> = service
        .requests()
        .iter()
        .map(|r| asked(r)["size"].clone())
        .collect();
    assert_eq!(sizes, [50, 50, 7]);
}

#[test]
fn a_number_of_any_length_is_more_than_fifty_wherever_it_stands() {
    let service = always("records", r#"{"records":[],"hasMore":false,"total":0}"#);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("c.toml");
    let config = path.to_str().unwrap();
    for size in ["4294967296", "99999999999", "99999999999999999999"] {
        std::fs::write(&path, format!("page_size = {size}")).unwrap();
        let records = |more: &[&str], env: &[(&str, &str)]| {
            run_with(&service, &[&["records", LINK], more].concat(), env)
        };
        for output in [
            records(&["--page-size", size], &[]),
            records(&[], &[("QRSCOPE_PAGE_SIZE", size)]),
            records(&["--config", config], &[]),
        ] {
            assert_eq!(output.code, 0, "{output:?}");
            let note = format!("{size} is taken as 50");
            assert!(output.stderr.contains(&note), "{output:?}");
        }
    }
    let requests = service.requests();
    assert_eq!(requests.len(), 9);
    assert!(requests.iter().all(|request| asked(request)["size"] == 50));
}

#[test]
fn what_is_no_number_from_one_is_refused_with_what_is_taken() {
    for size in ["0", "7.5", "many", "99999999999x"] {
        let output = run(
            &always("records", "{}"),
            &["records", LINK, "--page-size", size],
        );
        assert_eq!(output.code, 2, "{output:?}");
        let taken = "has to be a whole number from 1";
        assert!(output.stderr.contains(taken), "{output:?}");
    }
}
