//! The demo's codes for the home screen.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::catalogue::ASSETS;
use crate::i18n::{ByLang, Lang};

/// A code of the demo, with our own words about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ListedCode {
    /// The link to ask with.
    pub url: String,
    /// What it is.
    pub name: ByLang<String>,
    /// What there is to see, a short phrase.
    pub about: ByLang<String>,
}

/// What the list needs of an asset. The rest is skipped, because this is on the way to the first frame.
#[derive(Deserialize)]
struct Asset {
    url: String,
    listed: Listed,
}

/// Words by the code of their language.
#[derive(Deserialize)]
struct Listed {
    name: BTreeMap<String, String>,
    about: BTreeMap<String, String>,
}

/// All codes that a demo can open, the best known first.
pub(crate) fn listed_codes() -> Vec<ListedCode> {
    ASSETS
        .iter()
        .filter_map(|asset| serde_json::from_str(asset).ok())
        .map(|Asset { url, listed }| ListedCode {
            url,
            name: by_lang(&listed.name),
            about: by_lang(&listed.about),
        })
        .collect()
}

/// A language that the assets don't have yet reads them in English.
fn by_lang(words: &BTreeMap<String, String>) -> ByLang<String> {
    let get = |lang: Lang| words.get(lang.code());
    ByLang::of(|lang| {
        get(lang)
            .or_else(|| get(Lang::En))
            .cloned()
            .unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use super::{ASSETS, Lang, listed_codes};

    #[test]
    fn every_asset_is_listed_in_short_words_of_plain_characters() {
        let listed = listed_codes();
        assert_eq!(listed.len(), ASSETS.len());
        assert_eq!(
            listed.first().map(|code| code.url.as_str()),
            Some("https://qr71.cn/okDISU/qssTnoy")
        );
        for code in &listed {
            for text in Lang::ALL
                .map(|lang| [code.name.get(lang), code.about.get(lang)])
                .as_flattened()
            {
                assert!(!text.is_empty() && text.chars().count() <= 40, "{text}");
                assert!(
                    !text.contains(['→', '·', '…', '—', '“', '”', '•', '×', '℃', '°', '①']),
                    "{text}"
                );
            }
            let (name, about) = (code.name.get(Lang::En), code.about.get(Lang::En));
            assert!(name.is_ascii() && about.is_ascii(), "{about}");
        }
    }
}
