#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use std::path::Path;

use super::*;
use crate::cli::args::command;
use crate::config::{KEYS, Key, Kind, read};

/// What is an option and no key: it says where the keys are.
const NO_KEY: &str = "config";

fn words(said: &[&str]) -> Vec<OsString> {
    [&["qrscope"], said]
        .concat()
        .into_iter()
        .map(OsString::from)
        .collect()
}

fn with(config: &str) -> Result<Parsed, Box<Fault>> {
    let path = Path::new("/c.toml");
    let file = read(path, config.as_bytes())?;
    parsed_with(&words(&[]), &file.patch, &FileState::Read(path.to_owned()))
}

#[test]
fn every_option_of_every_command_is_a_key_and_every_key_an_option() {
    let command = command();
    let options: Vec<_> = command
        .get_arguments()
        .filter(|arg| arg.is_global_set() && arg.get_id() != NO_KEY)
        .collect();
    for option in &options {
        let name = option.get_id().as_str();
        assert!(
            crate::config::key(name).is_some(),
            "--{name} needs a row in src/config/keys.rs"
        );
    }
    for key in KEYS.iter().filter(|key| key.has_flag) {
        let option = options.iter().find(|option| option.get_id() == key.name);
        let option = option.unwrap_or_else(|| panic!("{} is no option", key.name));
        assert_eq!(option.get_long(), Some(key.name.replace('_', "-").as_str()));
        let variable = format!("QRSCOPE_{}", key.name.to_uppercase());
        let expected = (key.name != "header").then_some(variable);
        let variable = option
            .get_env()
            .map(|name| name.to_string_lossy().into_owned());
        assert_eq!(variable, expected, "{}", key.name);
        let words: Vec<_> = option.get_possible_values();
        let words: Vec<&str> = words.iter().map(|word| word.get_name()).collect();
        if let Kind::Word(known) = key.kind {
            assert_eq!(words, known, "{}", key.name);
        } else if key.kind != Kind::Switch {
            assert!(words.is_empty(), "{} takes words: {words:?}", key.name);
        }
    }
}

#[test]
fn the_printed_defaults_are_the_defaults() {
    let line = |key: &Key| format!("{} = {}\n", key.name, key.default);
    let config: String = KEYS.iter().map(line).collect();
    let global = |parsed: Parsed| format!("{:?}", parsed.args.global);
    let set = global(with(&config).unwrap());
    let mut unset = global(with("").unwrap());
    // This one stands in the file so that it can be seen; without it the same address is asked.
    let endpoint = format!("endpoint: Some({:?})", crate::client::Endpoint::DEFAULT);
    unset = unset.replacen("endpoint: None", &endpoint, 1);
    assert_eq!(set, unset);
}

#[test]
fn options_take_what_their_keys_take() {
    for key in KEYS {
        let ends = match key.kind {
            Kind::Number(least, most) => [least.to_string(), most.to_string()].to_vec(),
            Kind::Word(words) => words.iter().map(|word| format!("'{word}'")).collect(),
            Kind::Switch => vec!["true".to_owned(), "false".to_owned()],
            Kind::List => vec!["['x']".to_owned()],
            Kind::Text => continue,
        };
        for value in ends {
            let config = format!("{} = {value}", key.name);
            assert!(with(&config).is_ok(), "{config}");
        }
    }
    assert!(with("ascii = true").unwrap().args.global.ascii);
    assert_eq!(
        with("header = ['a: b,c']")
            .unwrap()
            .args
            .global
            .header
            .len(),
        1
    );
}

#[test]
fn what_an_option_refuses_is_blamed_on_its_line() {
    let fault = with("timeout = 7\nfixed_time = 'noon'").unwrap_err();
    assert_eq!(fault.key.as_deref(), Some("fixed_time"));
    assert_eq!(fault.place.unwrap().line, 2);
    assert!(
        matches!(&fault.why, Why::Refused(why) if !why.contains("--")),
        "{fault:?}"
    );
}
