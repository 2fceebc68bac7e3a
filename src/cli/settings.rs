//! What the words and the environment amount to.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::args::CommandArgs;
use super::clipboard_command::clipboard_command;
use super::environment::{language, variable};
use super::failure::Failure;
use super::manners::{manners, proxy_refused};
use super::said::{Origin, Said};
use super::unsecret::unsecret;
use super::zone;
use crate::client::{AllowedOrigins, Endpoint, EndpointRefusal, Manners};
use crate::clipboard::{ClipboardChoice, ClipboardCommand};
use crate::domain::{CodeHosts, PAGE_SIZE_LIMIT};
use crate::i18n::{Lang, Texts};
use crate::input::Keymap;
use crate::present::TextStyle;
use crate::text::{AmbiguousWidth, cut, sanitize_line};
use crate::theme::{Surroundings, Theme};

/// Cells that are shown of a locale's name.
const LOCALE_CELLS: usize = 20;

/// Cells that are shown of a number.
const NUMBER_CELLS: usize = 40;

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
    /// How ambiguous characters are measured.
    pub ambiguous_width: AmbiguousWidth,
    /// What is to be said about a locale in which the terminal may not take what this program writes.
    pub locale_warning: Option<String>,
    pub clipboard: ClipboardChoice,
    /// There is one if `clipboard` says to use it.
    pub clipboard_command: Option<ClipboardCommand>,
    pub clipboard_hold: bool,
    pub print_last_copy: bool,
    /// How the service is asked.
    pub manners: Manners,
    /// 1 to 50.
    pub page_size: u16,
    /// The page size as it was asked for, if it was more than that.
    pub clamped_from: Option<String>,
    pub hosts: CodeHosts,
    /// The keys in force.
    pub keymap: Keymap,
    /// Keys of the config file that have no effect, in words.
    pub config_warnings: Vec<String>,
    pub fixed_time: Option<Timestamp>,
}

impl Settings {
    /// Decides everything that words and environment decide; asks nobody.
    ///
    /// # Errors
    /// Exit code 2 with what is wrong.
    pub fn of(said: &Said) -> Result<Self, Failure> {
        let global = &said.args().global;
        let lang = language(global.lang);
        let texts = lang.texts();
        let refused = |id: &str, sentence: &str| said.refused(id, 0, sentence, lang);
        if said.origin("demo") == Origin::Flag && endpoint_origin(said) == Origin::Flag {
            let hint = Some(texts.cli.usage_hint);
            return Err(Failure::usage(texts.cli.demo_or_endpoint, hint));
        }
        let manners = manners(said, lang, variable)?;
        // `serve` and `qr` ask nobody.
        let asks = !matches!(
            said.args().command,
            Some(CommandArgs::Serve { .. } | CommandArgs::Qr(_))
        );
        let service = if !asks || asks_the_demo(said) {
            Service::Demo
        } else {
            Service::At(endpoint(said, &manners.allowed).map_err(|refusal| {
                let [not_a_url, scheme, plain_http, user_info] = texts.cli.endpoint_refusals;
                refused(
                    "endpoint",
                    match refusal {
                        EndpointRefusal::NotAUrl => not_a_url,
                        EndpointRefusal::Scheme => scheme,
                        EndpointRefusal::PlainHttp => plain_http,
                        EndpointRefusal::UserInfo => user_info,
                    },
                )
            })?)
        };
        if let Service::At(endpoint) = &service {
            // A setting that names no proxy is found before anything is asked; where it doesn't count it doesn't matter.
            endpoint
                .proxy(&manners.proxies)
                .map_err(|fault| proxy_refused(fault, said, lang))?;
        }
        let zone = match &global.tz {
            None => super::zone::system(),
            Some(text) => {
                zone::zone(text).ok_or_else(|| refused("tz", &(texts.cli.zone_refused)(text)))?
            }
        };
        let hosts = hosts(said, lang)?;
        let around = Surroundings::from_vars(variable);
        let locale_warning = around.locale_at_fault().map(|(name, value)| {
            let value = sanitize_line(value);
            (texts.cli.locale_not_utf8)(name, &cut(&value, LOCALE_CELLS, "~"))
        });
        let clipboard_command = clipboard_command(said, lang)?;
        let page_size = u16::try_from(global.page_size)
            .unwrap_or(u16::MAX)
            .min(PAGE_SIZE_LIMIT);
        Ok(Self {
            service,
            lang,
            zone,
            theme: global.theme_on(&around),
            ambiguous_width: global.ambiguous_width,
            locale_warning,
            clipboard: global.clipboard,
            clipboard_command,
            clipboard_hold: global.clipboard_hold,
            print_last_copy: global.print_last_copy,
            manners,
            page_size,
            clamped_from: (global.page_size > u32::from(PAGE_SIZE_LIMIT))
                .then(|| cut(&said.values("page_size").concat(), NUMBER_CELLS, "~").into_owned()),
            hosts,
            keymap: said.file.patch.keymap.clone().unwrap_or_default(),
            config_warnings: said
                .file
                .warnings
                .iter()
                .map(|warning| warning.words(lang))
                .collect(),
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
    pub fn text_style(&self) -> TextStyle {
        TextStyle {
            lang: self.lang,
            zone: self.zone.clone(),
            now: self.now(),
            glyphs: self.theme.glyphs,
        }
    }
}

/// The documented hosts and those that the person added.
fn hosts(said: &Said, lang: Lang) -> Result<CodeHosts, Failure> {
    let global = &said.args().global;
    let texts = lang.texts();
    let mut hosts = CodeHosts::default();
    let lists = [
        ("code_hosts", &global.code_hosts),
        ("allow_host", &global.allow_host),
    ];
    for (id, list) in lists {
        for (item, host) in list.iter().enumerate() {
            hosts.allow(host).map_err(|refusal| {
                let why = (texts.host_refusal)(&refusal);
                let flag = id.replace('_', "-");
                let shown = unsecret(id, host);
                let sentence = format!("--{flag} {shown}{}{why}", texts.colon);
                said.refused(id, item, &sentence, lang)
            })?;
        }
    }
    Ok(hosts)
}

/// Whether the demo is asked and not an endpoint: a flag is stronger than a variable and a variable than the file, whatever they are
/// about.
pub(super) fn asks_the_demo(said: &Said) -> bool {
    said.args().global.demo && said.origin("demo") >= endpoint_origin(said)
}

fn endpoint_origin(said: &Said) -> Origin {
    match card_endpoint(said) {
        Some(_) => Origin::Flag,
        None => said.origin("endpoint"),
    }
}

/// `card ENDPOINT` says it in a place of its own.
fn card_endpoint(said: &Said) -> Option<&str> {
    match &said.args().command {
        Some(CommandArgs::Card { service, .. }) => service.as_deref(),
        _ => None,
    }
}

fn endpoint(said: &Said, allowed: &AllowedOrigins) -> Result<Endpoint, EndpointRefusal> {
    let global = said.args().global.endpoint.as_deref();
    let text = card_endpoint(said).or(global).unwrap_or(Endpoint::DEFAULT);
    Endpoint::parse(text, allowed)
}
