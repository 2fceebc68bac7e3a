#![allow(clippy::unwrap_used, reason = "tests")]

use super::*;
use crate::cli::command_line::sources;
use crate::client::Endpoint;
use crate::config::ConfigFile;

/// The options of these words where `https_proxy` is set.
fn said(words: &[&str]) -> Result<ClientOptions, Failure> {
    let sources = sources(words, ConfigFile::default());
    let shown = format!("{sources:?}");
    assert!(!shown.contains("secret"), "{shown}");
    let variable = |name: &str| (name == "https_proxy").then(|| "usual:1".to_owned());
    client_options(&sources, Lang::En, variable)
}

fn through(words: &[&str]) -> Option<String> {
    let endpoint: Endpoint = "https://service.example/".parse().unwrap();
    let proxy = endpoint.proxy(&said(words).unwrap().http.proxies).unwrap();
    proxy.map(|proxy| proxy.host_and_port())
}

#[test]
fn a_flag_decides_before_the_environment_and_none_means_none() {
    assert_eq!(through(&[]), Some("usual:1".to_owned()));
    let own = ["--proxy", "http://me:very-secret@own:2"];
    assert_eq!(through(&own), Some("own:2".to_owned()));
    for none in ["none", "None", "NONE"] {
        assert_eq!(through(&["--proxy", none]), None);
    }
}

#[test]
fn a_secret_on_the_command_line_is_in_no_text_about_it() {
    let header = ["--header", "Authorization: very-secret"];
    let options = said(&header).unwrap();
    assert!(!format!("{options:?}").contains("secret"));
    for bad in ["ftp://me:very-secret@own:2", "http://me:very/secret@own:2"] {
        let failure = said(&["--proxy", bad]).unwrap_err();
        let text = format!("{failure:?} {} {}", failure.text(), failure.json());
        assert!(!text.contains("secret"), "{text}");
    }
}
