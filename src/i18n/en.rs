//! English.

use super::texts::Texts;

pub(super) static TEXTS: Texts = Texts {
    own_name: "English",
    actions: super::actions::en::ACTIONS,
    agent_card: super::agent_card::en::AGENT_CARD,
    card: super::card::en::CARD,
    cli: super::cli::en::CLI,
    commands: super::commands::en::COMMANDS,
    common: super::common::en::COMMON,
    config: super::config::en::CONFIG,
    copy: super::copy::en::COPY,
    crash: super::crash::en::CRASH,
    doctor: super::doctor::en::DOCTOR,
    errors: super::errors::en::ERRORS,
    files: super::files::en::FILES,
    help: super::help::en::HELP,
    home: super::home::en::HOME,
    inspector: super::inspector::en::INSPECTOR,
    ledger: super::ledger::en::LEDGER,
    links: super::links::en::LINKS,
    options: super::options::en::OPTIONS,
    overlays: super::overlays::en::OVERLAYS,
    panes: super::panes::en::PANES,
    qr: super::qr::en::QR,
    time: super::time::en::TIME,
    usage: super::usage::en::USAGE,
};
