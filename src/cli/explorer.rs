//! What the explorer starts with.

use std::sync::Arc;

use super::settings::{Service, Settings};
use super::writer::note;
use crate::client::Session;
use crate::demo::listed_codes;
use crate::domain::FoundLink;
use crate::runtime::Setup;

/// Everything of the settings that the explorer needs, and the code that it opens.
pub(super) fn setup(
    link: Option<(FoundLink, Vec<FoundLink>)>,
    settings: &Settings,
    session: &Arc<Session>,
) -> Setup {
    if let Some(asked) = &settings.clamped_from {
        note(&(settings.texts().cli.clamped)(asked));
    }
    let (link, other_links) =
        link.map_or((None, Vec::new()), |(link, others)| (Some(link), others));
    Setup {
        session: Arc::clone(session),
        link,
        other_links,
        lang: settings.lang,
        zone: settings.zone.clone(),
        theme: settings.theme,
        hosts: settings.hosts.clone(),
        page_size: settings.page_size,
        clipboard: settings.clipboard,
        keymap: settings.keymap.clone(),
        clipboard_command: settings.clipboard_command.clone(),
        clipboard_hold: settings.clipboard_hold,
        print_last_copy: settings.print_last_copy,
        demo_codes: match settings.service {
            Service::Demo => listed_codes(),
            Service::At(_) => Vec::new(),
        },
        fixed_time: settings.fixed_time,
        warning: warning(settings),
    }
}

/// What the message row says at first: the locale, then the config file's first warning whole and how many more there are.
fn warning(settings: &Settings) -> Option<String> {
    let of_config = settings.config_warnings.split_first();
    let of_config = of_config.map(|(first, others)| match others.len() {
        0 => first.clone(),
        n => format!("{first}{}", (settings.texts().config.more_warnings)(n)),
    });
    let said: Vec<String> = settings
        .locale_warning
        .clone()
        .into_iter()
        .chain(of_config)
        .collect();
    (!said.is_empty()).then(|| said.join("  "))
}
