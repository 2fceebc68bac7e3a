//! How the service is asked, from the command line.

use std::io::{self, Read};
use std::path::Path;

use super::authorities;
use super::failure::Failure;
use crate::a2a::{Binding, Forced, PROTOCOL_HEADERS, Version};
use crate::client::ClientOptions;
use crate::config::{Sources, Unopened, open_named, option};
use crate::domain::ErrorKind;
use crate::i18n::{Lang, Texts};
use crate::net::NetFault;
use crate::net::{CustomHeader, HeaderRefusal, ProxyAddress, ProxyRules, TimeLimits};
use crate::net::{ProxyFault, ProxySource};

/// The word that switches proxies off.
const NO_PROXY: &str = "none";

/// The longest file taken for a header's value, in bytes; servers take some 8 KiB of all headers together.
const HEADER_FILE_LIMIT_BYTES: u64 = 64 * 1024;

/// Decides what flags, variables and the config file say about asking.
///
/// # Errors
/// Exit code 2 with what is wrong; never with the value of a header, or a password in an address.
pub(super) fn client_options(
    sources: &Sources,
    lang: Lang,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<ClientOptions, Failure> {
    let texts = lang.texts();
    let timeout = u16::try_from(sources.number("timeout")).unwrap_or(u16::MAX);
    let mut options = ClientOptions::with_limits(TimeLimits::of_seconds(timeout));
    options.forced = Forced {
        version: sources.read_as("dialect", Version::named),
        binding: sources.read_as("binding", Binding::named),
    };
    for (item, text) in sources.values("allow_origin").iter().enumerate() {
        let origin = text.parse().map_err(|_| {
            let shown = option("allow_origin").map_or_else(String::new, |it| it.redacted(text));
            let sentence = (texts.cli.origin_refused)(&shown);
            Failure::of_setting(sources, "allow_origin", item, &sentence, lang)
        })?;
        options.allowed.allow(origin);
    }
    for (item, text) in sources.values("header").iter().enumerate() {
        let file = |path: &str| {
            let read = open_named(Path::new(path)).and_then(|file| {
                let file = file.take(HEADER_FILE_LIMIT_BYTES + 1);
                io::read_to_string(file).map_err(Unopened::System)
            });
            match read.map_err(|why| why.words(texts))? {
                text if text.len() as u64 > HEADER_FILE_LIMIT_BYTES => {
                    Err(texts.cli.header_file_too_large.to_owned())
                }
                text => Ok(text),
            }
        };
        let header = CustomHeader::parse(text, &PROTOCOL_HEADERS, &variable, file);
        let header = header.map_err(|refusal| {
            Failure::of_setting(sources, "header", item, &words(&refusal, texts), lang)
        })?;
        options.http.headers.push(header);
    }
    options.http.proxies =
        proxies(sources, &variable).map_err(|fault| proxy_refused(fault, sources, lang))?;
    if let Some(path) = sources.path("ca_cert") {
        let read = authorities::read(&path, texts);
        options.http.authorities =
            read.map_err(|sentence| Failure::of_setting(sources, "ca_cert", 0, &sentence, lang))?;
    }
    Ok(options)
}

/// `--proxy`, or what the environment and the system say.
fn proxies(
    sources: &Sources,
    variable: &impl Fn(&str) -> Option<String>,
) -> Result<ProxyRules, ProxyFault> {
    let from = ProxySource::Setting;
    match sources.text("proxy") {
        None => Ok(ProxyRules::of_environment(variable).or_system()),
        Some(word) if word.eq_ignore_ascii_case(NO_PROXY) => Ok(ProxyRules::off()),
        Some(address) => match ProxyAddress::parse(&address, from) {
            Ok(address) => Ok(ProxyRules::always(address, variable)),
            Err(refusal) => Err(ProxyFault::of_setting(from, refusal)),
        },
    }
}

/// A proxy setting that can't be used.
pub(super) fn proxy_refused(fault: ProxyFault, sources: &Sources, lang: Lang) -> Failure {
    let texts = lang.texts();
    let is_ours = fault.from == ProxySource::Setting;
    let kind = ErrorKind::Net(NetFault::Proxy(Box::new(fault)));
    let (sentence, hint) = ((texts.errors.error)(&kind), (texts.errors.hint)(&kind));
    let sentence = match is_ours {
        true => sources.blame("proxy", 0, &sentence, lang),
        false => sentence,
    };
    Failure::usage(&sentence, Some(hint))
}

fn words(refusal: &HeaderRefusal, texts: &Texts) -> String {
    let words = &texts.cli;
    let (sentence, detail) = match refusal {
        HeaderRefusal::NoColon => (words.header_form, None),
        HeaderRefusal::Name => (words.header_name, None),
        HeaderRefusal::Value => (words.header_value, None),
        HeaderRefusal::Reserved(name) => (words.header_reserved, Some(name.clone())),
        HeaderRefusal::NoVariable(name) => (words.header_variable, Some(name.clone())),
        HeaderRefusal::NoFile(path, why) => (
            words.header_file,
            Some(format!("{path}{}{why}", texts.common.colon)),
        ),
    };
    let detail = detail.map(|detail| format!("{}{detail}", texts.common.colon));
    format!(
        "--header{}{sentence}{}",
        texts.common.colon,
        detail.unwrap_or_default()
    )
}

#[cfg(test)]
mod tests;
