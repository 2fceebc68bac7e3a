//! 首页的文字。

use super::HomeTexts;

pub(in crate::i18n) const HOME: HomeTexts = HomeTexts {
    tagline: "草料二维码背后的实体，只读",
    open_title: "打开",
    link_label: "链接",
    link_placeholder: "粘贴码链接或整段聊天消息",
    demo_codes: "演示码",
    demo_note: "内置，不需要网络",
    machine: "本机",
    service: "服务",
    clipboard: "剪贴板",
    zone: "时区",
    choices_title: "其他链接和演示码",
};
