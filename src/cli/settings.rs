//! What the words and the environment amount to.

use std::env;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::args::{CommandArgs, Said};
use super::failure::Failure;
use super::look::Look;
use super::manners::manners;
use super::zone;
use crate::client::{AllowedOrigins, Endpoint, EndpointRefusal, Manners};
use crate::clipboard::ClipboardChoice;
use crate::domain::{CodeHosts, PAGE_SIZE_LIMIT};
use crate::i18n::{Lang, LangChoice, Texts};
use crate::theme::{Surroundings, Theme, choose};

/// Whom to ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Service {
    /// The demo service inside this program.
    Demo,
    /// This address.
    At(Endpoint),
}

/// The settings of one run.
#[derive(Debug)]
pub(super) struct Settings {
    pub service: Service,
    pub lang: Lang,
    pub zone: TimeZone,
    pub theme: Theme,
    pub clipboard: ClipboardChoice,
    /// How the service is asked.
    pub manners: Manners,
    /// 1 to 50.
    pub page_size: u16,
    /// The page size asked for, if it was more than that.
    pub clamped_from: Option<u32>,
    pub hosts: CodeHosts,
    pub fixed_time: Option<Timestamp>,
}

impl Settings {
    /// Decides everything that words and environment decide; asks nobody.
    ///
    /// # Errors
    /// Exit code 2 with what is wrong.
    pub fn of(said: &Said) -> Result<Self, Failure> {
        let global = &said.args.global;
        let lang = language(global.lang);
        let texts = lang.texts();
        let wrong = |sentence: &str| Failure::usage(sentence, Some(texts.usage_hint));
        let endpoint_is_said = said.endpoint_is_flag || card_endpoint(said).is_some();
        if said.demo_is_flag && endpoint_is_said {
            return Err(wrong(texts.demo_or_endpoint));
        }
        let manners = manners(global, texts, variable)?;
        // A flag is stronger than a variable, whatever it is about; and `serve` and `qr` ask nobody.
        let asks = !matches!(
            said.args.command,
            Some(CommandArgs::Serve { .. } | CommandArgs::Qr(_))
        );
        let service = if !asks || (global.demo && !endpoint_is_said) {
            Service::Demo
        } else {
            Service::At(endpoint(said, &manners.allowed).map_err(|refusal| {
                let [not_a_url, scheme, plain_http, user_info] = texts.endpoint_refusals;
                wrong(match refusal {
                    EndpointRefusal::NotAUrl => not_a_url,
                    EndpointRefusal::Scheme => scheme,
                    EndpointRefusal::PlainHttp => plain_http,
                    EndpointRefusal::UserInfo => user_info,
                })
            })?)
        };
        let zone = match &global.tz {
            None => super::zone::system(),
            Some(text) => zone::zone(text).ok_or_else(|| wrong(&(texts.zone_refused)(text)))?,
        };
        let mut hosts = CodeHosts::default();
        for host in &global.allow_host {
            hosts.allow(host).map_err(|refusal| {
                wrong(&format!(
                    "--allow-host {host}{}{}",
                    texts.colon,
                    (texts.host_refusal)(&refusal)
                ))
            })?;
        }
        let page_size = u16::try_from(global.page_size)
            .unwrap_or(u16::MAX)
            .min(PAGE_SIZE_LIMIT);
        Ok(Self {
            service,
            lang,
            zone,
            theme: choose(
                global.theme,
                global.color,
                global.ascii,
                &Surroundings::from_vars(variable),
            ),
            clipboard: global.clipboard,
            manners,
            page_size,
            clamped_from: (global.page_size > u32::from(PAGE_SIZE_LIMIT))
                .then_some(global.page_size),
            hosts,
            fixed_time: global.fixed_time,
        })
    }

    /// The program's words.
    pub const fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }

    /// The present moment, or the one that was set.
    pub fn now(&self) -> Timestamp {
        self.fixed_time.unwrap_or_else(Timestamp::now)
    }

    /// How text is laid out.
    pub fn look(&self) -> Look {
        Look {
            lang: self.lang,
            zone: self.zone.clone(),
            glyphs: self.theme.glyphs,
        }
    }
}

/// The language, before anything else is known: `auto` is the locale's.
pub(super) fn language(choice: LangChoice) -> Lang {
    choice.decide(locale().as_deref())
}

/// `card ENDPOINT` says it in a place of its own.
fn card_endpoint(said: &Said) -> Option<&str> {
    match &said.args.command {
        Some(CommandArgs::Card { service, .. }) => service.as_deref(),
        _ => None,
    }
}

fn endpoint(said: &Said, allowed: &AllowedOrigins) -> Result<Endpoint, EndpointRefusal> {
    let global = said.args.global.endpoint.as_deref();
    let text = card_endpoint(said).or(global).unwrap_or(Endpoint::DEFAULT);
    Endpoint::parse(text, allowed)
}

/// POSIX order; where none of the variables is set (Windows, macOS) the system says it.
fn locale() -> Option<String> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| variable(name))
        .or_else(sys_locale::get_locale)
}

/// A variable; an empty one counts as unset.
fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}
