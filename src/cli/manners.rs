//! How the service is asked, from the command line.

use std::io;
use std::path::Path;

use super::args::GlobalArgs;
use super::authorities;
use super::failure::Failure;
use super::said::Said;
use super::unsecret::unsecret;
use crate::a2a::Forced;
use crate::client::{HeaderRefusal, Manners, OwnHeader, ProxyAddress, ProxyRules, TimeLimits};
use crate::config::{Unopened, open_named};
use crate::domain::{ErrorKind, ProxyFault, ProxySource};
use crate::i18n::{Lang, Texts};

/// The word that switches proxies off.
const NO_PROXY: &str = "none";

/// Decides what flags, variables and the config file say about asking.
///
/// # Errors
/// Exit code 2 with what is wrong; never with the value of a header, or a password in an address.
pub(super) fn manners(
    said: &Said,
    lang: Lang,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<Manners, Failure> {
    let (global, texts) = (&said.args().global, lang.texts());
    let mut manners = Manners::with_limits(TimeLimits::of_seconds(global.timeout));
    manners.forced = Forced {
        version: global.dialect.0,
        binding: global.binding.0,
    };
    for (item, text) in global.allow_origin.iter().enumerate() {
        let origin = text.parse().map_err(|_| {
            let sentence = (texts.cli.origin_refused)(&unsecret("allow_origin", text));
            said.refused("allow_origin", item, &sentence, lang)
        })?;
        manners.allowed.allow(origin);
    }
    for (item, text) in global.header.iter().enumerate() {
        let file = |path: &str| {
            let read = open_named(Path::new(path))
                .and_then(|file| io::read_to_string(file).map_err(Unopened::System));
            read.map_err(|why| why.words(texts))
        };
        let header = OwnHeader::parse(&text.0, &variable, file);
        let header = header
            .map_err(|refusal| said.refused("header", item, &words(&refusal, texts), lang))?;
        manners.headers.push(header);
    }
    manners.proxies =
        proxies(global, &variable).map_err(|fault| proxy_refused(fault, said, lang))?;
    if let Some(path) = &global.ca_cert {
        let read = authorities::read(path, texts);
        manners.authorities =
            read.map_err(|sentence| said.refused("ca_cert", 0, &sentence, lang))?;
    }
    Ok(manners)
}

/// `--proxy`, or what the environment and the system say.
fn proxies(
    global: &GlobalArgs,
    variable: &impl Fn(&str) -> Option<String>,
) -> Result<ProxyRules, ProxyFault> {
    let from = ProxySource::Setting;
    match global.proxy.as_ref().map(|said| said.0.as_str()) {
        None => Ok(ProxyRules::of_environment(variable).or_system()),
        Some(word) if word.eq_ignore_ascii_case(NO_PROXY) => Ok(ProxyRules::off()),
        Some(address) => match ProxyAddress::parse(address, from) {
            Ok(address) => Ok(ProxyRules::always(address, variable)),
            Err(refusal) => Err(ProxyFault::of_setting(from, refusal)),
        },
    }
}

/// A proxy setting that can't be used.
pub(super) fn proxy_refused(fault: ProxyFault, said: &Said, lang: Lang) -> Failure {
    let texts = lang.texts();
    let is_ours = fault.from == ProxySource::Setting;
    let kind = ErrorKind::Proxy(Box::new(fault));
    let (sentence, hint) = ((texts.error)(&kind), (texts.hint)(&kind));
    if is_ours {
        said.refused_with_hint("proxy", 0, &sentence, hint, lang)
    } else {
        Failure::usage(&sentence, Some(hint))
    }
}

fn words(refusal: &HeaderRefusal, texts: &Texts) -> String {
    let [form, name, reserved, value, variable, file] = texts.cli.header_refusals;
    let (sentence, detail) = match refusal {
        HeaderRefusal::NoColon => (form, None),
        HeaderRefusal::Name => (name, None),
        HeaderRefusal::Value => (value, None),
        HeaderRefusal::Reserved(name) => (reserved, Some(name.clone())),
        HeaderRefusal::NoVariable(name) => (variable, Some(name.clone())),
        HeaderRefusal::NoFile(path, why) => (file, Some(format!("{path}{}{why}", texts.colon))),
    };
    let detail = detail.map(|detail| format!("{}{detail}", texts.colon));
    format!(
        "--header{}{sentence}{}",
        texts.colon,
        detail.unwrap_or_default()
    )
}

#[cfg(test)]
mod tests;
