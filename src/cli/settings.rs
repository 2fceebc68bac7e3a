//! What flags, variables and the config file amount to: one typed value, handed on whole.

use std::path::PathBuf;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use tracing::level_filters::LevelFilter;

use super::client_options::{client_options, proxy_refused};
use super::clipboard_command::{clipboard, clipboard_command};
use super::environment::{locale, variable};
use super::failure::Failure;
use super::zone;
use crate::client::{ClientOptions, Endpoint, EndpointRefusal};
use crate::clipboard::{ClipboardChoice, ClipboardCommand};
use crate::config::{Source, Sources, option};
use crate::domain::{CodeHosts, PAGE_SIZE_LIMIT};
use crate::i18n::{Lang, LangChoice, Texts};
use crate::input::Keymap;
use crate::net::AllowedOrigins;
use crate::present::TextStyle;
use crate::text::{AmbiguousWidth, cut, sanitize_line};
use crate::theme::{ColorChoice, TerminalEnvironment, Theme, ThemeChoice, choose};

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
    pub client: ClientOptions,
    /// 1 to 50.
    pub page_size: u16,
    /// The page size as it was asked for, if it was more than that.
    pub clamped_from: Option<String>,
    pub hosts: CodeHosts,
    /// The keys in force.
    pub keymap: Keymap,
    /// Keys of the config file that have no effect, in words.
    pub config_warnings: Vec<String>,
    pub log: Option<PathBuf>,
    pub log_level: LevelFilter,
    pub fixed_time: Option<Timestamp>,
}

impl Settings {
    /// Decides everything that words and environment decide; asks nobody. Where nobody will be asked, it doesn't matter whom.
    ///
    /// # Errors
    /// Exit code 2 with what is wrong.
    pub(crate) fn of(sources: &Sources, asks: bool) -> Result<Self, Failure> {
        let lang = lang(sources);
        let texts = lang.texts();
        if sources.source("demo") == Source::Flag && sources.source("endpoint") == Source::Flag {
            let hint = Some(texts.cli.usage_hint);
            return Err(Failure::usage(texts.cli.demo_or_endpoint, hint));
        }
        let client = client_options(sources, lang, variable)?;
        let service = match asks && !asks_the_demo(sources) {
            true => Service::At(endpoint(sources, &client.allowed, lang)?),
            false => Service::Demo,
        };
        if let Service::At(endpoint) = &service {
            // A setting that names no proxy is found before anything is asked; where it doesn't count it doesn't matter.
            endpoint
                .proxy(&client.http.proxies)
                .map_err(|fault| proxy_refused(fault, sources, lang))?;
        }
        let environment = TerminalEnvironment::from_vars(variable);
        let locale_warning = environment.locale_at_fault().map(|(name, value)| {
            let value = sanitize_line(value);
            (texts.cli.locale_not_utf8)(name, &cut(&value, LOCALE_CELLS, "~"))
        });
        let page_size = sources.number("page_size");
        let clamped_from = sources.text("page_size");
        let clamped_from = clamped_from.filter(|_| page_size > u32::from(PAGE_SIZE_LIMIT));
        let warnings = &sources.file.warnings;
        Ok(Self {
            service,
            lang,
            zone: zone(sources, lang)?,
            hosts: hosts(sources, lang)?,
            clipboard_command: clipboard_command(sources, lang)?,
            theme: theme_on(sources, &environment),
            ambiguous_width: sources.word("ambiguous_width", AmbiguousWidth::named),
            locale_warning,
            clipboard: clipboard(sources),
            clipboard_hold: sources.is_on("clipboard_hold"),
            print_last_copy: sources.is_on("print_last_copy"),
            client,
            page_size: u16::try_from(page_size)
                .unwrap_or(u16::MAX)
                .min(PAGE_SIZE_LIMIT),
            clamped_from: clamped_from.map(|text| cut(&text, NUMBER_CELLS, "~").into_owned()),
            keymap: sources.file.patch.keymap.clone().unwrap_or_default(),
            config_warnings: warnings.iter().map(|it| it.words(lang)).collect(),
            log: sources.path("log"),
            log_level: sources
                .read_as("log_level", |word| word.parse().ok())
                .unwrap_or(LevelFilter::INFO),
            fixed_time: sources.read_as("fixed_time", |text| text.parse().ok()),
        })
    }

    /// The program's words.
    pub(crate) const fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }

    /// The present moment, or the one that was set.
    pub(crate) fn now(&self) -> Timestamp {
        self.fixed_time.unwrap_or_else(Timestamp::now)
    }

    /// How text is laid out.
    pub(crate) fn text_style(&self) -> TextStyle {
        TextStyle {
            lang: self.lang,
            zone: self.zone.clone(),
            now: self.now(),
            glyphs: self.theme.glyphs,
        }
    }
}

/// The language, which is also known where a setting can't be used.
pub(super) fn lang(sources: &Sources) -> Lang {
    sources
        .word("lang", LangChoice::named)
        .decide(locale().as_deref())
}

/// The theme that the options give on a terminal of this environment.
pub(super) fn theme_on(sources: &Sources, environment: &TerminalEnvironment) -> Theme {
    choose(
        sources.word("theme", ThemeChoice::named),
        sources.word("color", ColorChoice::named),
        sources.is_on("ascii"),
        sources.word("ambiguous_width", AmbiguousWidth::named),
        environment,
    )
}

fn zone(sources: &Sources, lang: Lang) -> Result<TimeZone, Failure> {
    let Some(text) = sources.text("tz") else {
        return Ok(zone::system());
    };
    zone::zone(&text).ok_or_else(|| {
        let sentence = (lang.texts().cli.zone_refused)(&text);
        Failure::of_setting(sources, "tz", 0, &sentence, lang)
    })
}

/// The documented hosts and those that the person added.
fn hosts(sources: &Sources, lang: Lang) -> Result<CodeHosts, Failure> {
    let texts = lang.texts();
    let mut hosts = CodeHosts::default();
    for option in ["code_hosts", "allow_host"].into_iter().filter_map(option) {
        for (item, host) in sources.values(option.name).iter().enumerate() {
            hosts.allow(host).map_err(|refusal| {
                let (flag, shown) = (option.flag(), option.redacted(host));
                let why = (texts.links.host_refusal)(&refusal);
                let sentence = format!("{flag} {shown}{}{why}", texts.common.colon);
                Failure::of_setting(sources, option.name, item, &sentence, lang)
            })?;
        }
    }
    Ok(hosts)
}

/// Whether the demo is asked and not an endpoint: a flag is stronger than a variable and a variable than the file, whatever they are
/// about.
pub(super) fn asks_the_demo(sources: &Sources) -> bool {
    sources.is_on("demo") && sources.source("demo") >= sources.source("endpoint")
}

fn endpoint(sources: &Sources, allowed: &AllowedOrigins, lang: Lang) -> Result<Endpoint, Failure> {
    let text = sources.text("endpoint").unwrap_or_default();
    Endpoint::parse(&text, allowed).map_err(|refusal| {
        let words = &lang.texts().cli;
        let sentence = match refusal {
            EndpointRefusal::NotAUrl => words.endpoint_no_url,
            EndpointRefusal::Scheme => words.endpoint_scheme,
            EndpointRefusal::PlainHttp => words.endpoint_plain_http,
            EndpointRefusal::UserInfo => words.endpoint_user_info,
        };
        Failure::of_setting(sources, "endpoint", 0, sentence, lang)
    })
}
