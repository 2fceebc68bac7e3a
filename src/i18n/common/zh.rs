//! 到处用的词和标点。

use super::CommonTexts;

pub(in crate::i18n) const COMMON: CommonTexts = CommonTexts {
    untracked: "未跟踪",
    name_untracked: "名称未跟踪",
    odd_value: "不是预期的类型",
    service_says: "服务原话",
    open_quote: "「",
    close_quote: "」",
    colon: "：",
};
