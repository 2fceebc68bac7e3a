//! Which language.

use super::{Texts, en, zh};

/// The languages there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// Chinese.
    Zh,
    /// English.
    #[default]
    En,
}

/// `--lang`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LangChoice {
    /// By the locale.
    #[default]
    Auto,
    /// This one.
    Fixed(Lang),
}

impl Lang {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Zh => Self::En,
            Self::En => Self::Zh,
        }
    }

    /// Its words.
    #[must_use]
    pub const fn texts(self) -> &'static Texts {
        match self {
            Self::Zh => &zh::TEXTS,
            Self::En => &en::TEXTS,
        }
    }
}

impl LangChoice {
    /// The choice of that name.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Some(match word {
            "auto" => Self::Auto,
            "zh" => Self::Fixed(Lang::Zh),
            "en" => Self::Fixed(Lang::En),
            _ => return None,
        })
    }

    /// Decides by `locale` (`zh_CN.UTF-8`, `zh-Hans-CN`, `en_GB`, `C`…): `zh*` gives Chinese, everything else English.
    #[must_use]
    pub fn decide(self, locale: Option<&str>) -> Lang {
        match (self, locale) {
            (Self::Fixed(lang), _) => lang,
            (Self::Auto, Some(locale))
                if locale
                    .get(..2)
                    .is_some_and(|start| start.eq_ignore_ascii_case("zh")) =>
            {
                Lang::Zh
            }
            (Self::Auto, _) => Lang::En,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_decides_unless_told() {
        for (locale, lang) in [
            (Some("zh_CN.UTF-8"), Lang::Zh),
            (Some("zh-Hans-CN"), Lang::Zh),
            (Some("ZH_TW"), Lang::Zh),
            (Some("zh"), Lang::Zh),
            (Some("en_US.UTF-8"), Lang::En),
            (Some("C"), Lang::En),
            (Some(""), Lang::En),
            (None, Lang::En),
        ] {
            assert_eq!(LangChoice::Auto.decide(locale), lang, "{locale:?}");
        }
        assert_eq!(LangChoice::Fixed(Lang::Zh).decide(Some("en_US")), Lang::Zh);
    }
}
