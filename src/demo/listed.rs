//! The demo's codes for the home screen.

use serde::Deserialize;

use super::catalogue::ASSETS;

/// A code of the demo, with our own words about it in both languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedCode {
    /// The link to ask with.
    pub url: String,
    /// What it is, in Chinese.
    pub name_zh: String,
    /// What it is, in English.
    pub name_en: String,
    /// What there is to see, a short Chinese phrase.
    pub about_zh: String,
    /// What there is to see, a short English phrase.
    pub about_en: String,
}

/// What the list needs of an asset. The rest is skipped, because this is on the way to the first frame.
#[derive(Deserialize)]
struct Asset {
    url: String,
    listed: Words,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Words {
    name_zh: String,
    name_en: String,
    about_zh: String,
    about_en: String,
}

/// All codes that a demo can open, the best known first.
pub fn listed_codes() -> Vec<ListedCode> {
    ASSETS
        .iter()
        .filter_map(|asset| serde_json::from_str(asset).ok())
        .map(|Asset { url, listed }| ListedCode {
            url,
            name_zh: listed.name_zh,
            name_en: listed.name_en,
            about_zh: listed.about_zh,
            about_en: listed.about_en,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{ASSETS, listed_codes};

    #[test]
    fn every_asset_is_listed_in_short_words_of_plain_characters() {
        let listed = listed_codes();
        assert_eq!(listed.len(), ASSETS.len());
        assert_eq!(
            listed.first().map(|code| code.url.as_str()),
            Some("https://qr71.cn/okDISU/qssTnoy")
        );
        for code in &listed {
            for text in [&code.name_zh, &code.name_en, &code.about_zh, &code.about_en] {
                assert!(!text.is_empty() && text.chars().count() <= 40, "{text}");
                assert!(
                    !text.contains(['→', '·', '…', '—', '“', '”', '•', '×', '℃', '°', '①']),
                    "{text}"
                );
            }
            assert!(
                code.name_en.is_ascii() && code.about_en.is_ascii(),
                "{}",
                code.about_en
            );
        }
    }
}
