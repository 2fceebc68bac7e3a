//! 时间的写法。

use super::TimeTexts;
use crate::domain::Age;
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const TIME: TimeTexts = TimeTexts {
    age: |age| match age {
        Age::UnderAMinute => "不到 1 分钟前".to_owned(),
        Age::Minutes(n) => format!("{n} 分钟前"),
        Age::Hours(n) => format!("{n} 小时前"),
        Age::Days(n) => format!("{} 天前", thousands(n.unsigned_abs())),
    },
    seconds: |time| format!("{} 秒", time.as_secs()),
    this_year: |at| {
        (
            at.strftime("%m-%d").to_string(),
            at.strftime("%H:%M").to_string(),
        )
    },
    other_year: |at| at.strftime("%Y-%m-%d").to_string(),
};
