//! 中文。

use super::texts::Texts;

pub(super) static TEXTS: Texts = Texts {
    own_name: "中文",
    actions: super::actions::zh::ACTIONS,
    agent_card: super::agent_card::zh::AGENT_CARD,
    card: super::card::zh::CARD,
    cli: super::cli::zh::CLI,
    commands: super::commands::zh::COMMANDS,
    common: super::common::zh::COMMON,
    config: super::config::zh::CONFIG,
    copy: super::copy::zh::COPY,
    crash: super::crash::zh::CRASH,
    doctor: super::doctor::zh::DOCTOR,
    errors: super::errors::zh::ERRORS,
    files: super::files::zh::FILES,
    help: super::help::zh::HELP,
    home: super::home::zh::HOME,
    inspector: super::inspector::zh::INSPECTOR,
    ledger: super::ledger::zh::LEDGER,
    links: super::links::zh::LINKS,
    options: super::options::zh::OPTIONS,
    overlays: super::overlays::zh::OVERLAYS,
    panes: super::panes::zh::PANES,
    qr: super::qr::zh::QR,
    time: super::time::zh::TIME,
    usage: super::usage::zh::USAGE,
};
