//! Which language.

use super::texts::Texts;
use super::{en, zh};
use crate::input::Command;

/// The languages there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Lang {
    /// Chinese.
    Zh,
    /// English.
    #[default]
    En,
}

/// `--lang`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum LangChoice {
    /// By the locale.
    #[default]
    Auto,
    /// This one.
    Fixed(Lang),
}

impl Lang {
    /// Every language, in the order that the key for languages goes through.
    pub(crate) const ALL: [Self; 2] = [Self::Zh, Self::En];

    /// What it is called in a setting, and how a locale in it begins: its two letters of ISO 639-1.
    #[must_use]
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Zh => "zh",
            Self::En => "en",
        }
    }

    /// Its words.
    #[must_use]
    pub(crate) const fn texts(self) -> &'static Texts {
        match self {
            Self::Zh => &zh::TEXTS,
            Self::En => &en::TEXTS,
        }
    }

    /// The one after this, and after the last the first.
    #[must_use]
    pub(crate) fn next(self) -> Self {
        let after = Self::ALL
            .into_iter()
            .skip_while(|lang| *lang != self)
            .nth(1);
        after.unwrap_or(Self::ALL[0])
    }

    /// What `command` does, in a word; empty if it isn't worth a hint. The language key's is the name of the language it goes to.
    #[must_use]
    pub(crate) fn hint(self, command: Command) -> &'static str {
        match command {
            Command::Language => self.next().texts().own_name,
            command => (self.texts().commands.hint)(command),
        }
    }

    fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.get(..2)?;
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
    }
}

impl LangChoice {
    /// The words that say it: `auto`, and the code of each language.
    pub(crate) const WORDS: [&'static str; Lang::ALL.len() + 1] = {
        let mut words = ["auto"; Lang::ALL.len() + 1];
        let mut at = 0;
        while at < Lang::ALL.len() {
            words[at + 1] = Lang::ALL[at].code();
            at += 1;
        }
        words
    };

    /// The choice of that name.
    #[must_use]
    pub(crate) fn named(word: &str) -> Option<Self> {
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == word);
        lang.map(Self::Fixed)
            .or_else(|| (word == Self::WORDS[0]).then_some(Self::Auto))
    }

    /// Decides by `locale` (`zh_CN.UTF-8`, `zh-Hans-CN`, `en_GB`, `C`…): the language that it begins with, else English.
    #[must_use]
    pub(crate) fn decide(self, locale: Option<&str>) -> Lang {
        match self {
            Self::Fixed(lang) => lang,
            Self::Auto => locale.and_then(Lang::of_locale).unwrap_or_default(),
        }
    }
}

/// One value for each language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ByLang<T>([T; Lang::ALL.len()]);

impl<T> ByLang<T> {
    /// Made language by language.
    #[must_use]
    pub(crate) fn of(make: impl FnMut(Lang) -> T) -> Self {
        Self(Lang::ALL.map(make))
    }

    /// That of `lang`.
    #[must_use]
    pub(crate) const fn get(&self, lang: Lang) -> &T {
        &self.0[lang as usize]
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use jiff::Timestamp;
    use jiff::tz::TimeZone;

    use super::*;
    use crate::text::width::cells;

    #[test]
    fn the_key_for_languages_goes_through_all_of_them_in_their_order() {
        for (at, lang) in Lang::ALL.into_iter().enumerate() {
            assert_eq!(lang as usize, at, "the order of the enum is that of ALL");
            assert_eq!(lang.next() as usize, (at + 1) % Lang::ALL.len());
            assert_eq!(
                LangChoice::named(lang.code()),
                Some(LangChoice::Fixed(lang))
            );
        }
        assert_eq!(LangChoice::named("auto"), Some(LangChoice::Auto));
    }

    #[test]
    fn list_times_have_one_width_per_language() {
        let zone = TimeZone::fixed(jiff::tz::offset(8));
        let now: Timestamp = "2026-06-24T00:00:00Z".parse().unwrap();
        for (text, zh, en) in [
            ("2026-06-23T02:26:36Z", "06-23 10:26", "Jun 23 10:26"),
            ("2026-06-08T18:00:00Z", "06-09 02:00", "Jun  9 02:00"),
            ("2025-12-30T02:26:36Z", "2025-12-30", "Dec 30 2025"),
        ] {
            let shown = |lang: Lang| {
                let (date, time) = lang
                    .texts()
                    .time
                    .list_time(text.parse().unwrap(), now, &zone);
                format!("{date} {time}").trim_end().to_owned()
            };
            assert_eq!(shown(Lang::Zh), zh);
            assert_eq!(shown(Lang::En), en);
            assert!(cells(&shown(Lang::Zh)) <= 11 && cells(&shown(Lang::En)) <= 12);
        }
    }

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
