//! 链接的文字。

use super::LinkTexts;
use crate::domain::{HostRefusal, LinkRefusal, Lookalike, UrlRefusal};
use crate::i18n::numbers::thousands;

pub(in crate::i18n) const LINKS: LinkTexts = LinkTexts {
    no_link: "没有可交给人的链接",
    url_refusal,
    host_known: |host| format!("{host} 是已知的码域名"),
    host_own: |host| format!("{host} 是这个码自己的域名"),
    host_foreign: |host| format!("{host} 不是已知的码域名，打开前请确认"),
    host_lookalike: |kind| match kind {
        Lookalike::Resembles(known) => format!("域名看上去像 {known}，其实不是"),
        Lookalike::MixedScripts => "域名混用了不同的文字，可能冒充别的域名".to_owned(),
        Lookalike::OtherLetters => "域名里有其他文字，这里按编码（punycode）写出".to_owned(),
    },
    host_in_row: |host, kind| match kind {
        Some(Lookalike::Resembles(known)) => format!("形似 {known}：{host}"),
        Some(Lookalike::MixedScripts) => format!("混用文字的域名 {host}"),
        Some(Lookalike::OtherLetters) | None => format!("非码域名 {host}"),
    },
    full_link: |n| format!("完整链接，{} 个字符", thousands(n as u64)),
    full_link_key: "完整链接",
    ask_host: |host| format!("{host} 不是已知的码域名。仍要查询吗？"),
    ask_host_note: "继续会把这个链接发给查询服务；不会访问这个域名。",
    other_links: |n| format!("文字里还有 {n} 个链接，这里用第一个；打开时可以另选"),
    other_links_title: "其他链接",
    other_link: "同一段文字里的链接",
    link_refusal,
    host_refusal,
};

fn url_refusal(refusal: &UrlRefusal) -> String {
    match refusal {
        UrlRefusal::NotAUrl => "不是网址，不能复制".to_owned(),
        UrlRefusal::Scheme(scheme) => format!(
            "{}: 链接不能交给人，只接受 http 和 https",
            scheme.one_line()
        ),
        UrlRefusal::UserInfo => "链接里带有用户名或密码，不能复制".to_owned(),
        UrlRefusal::Control => "链接里有控制字符、不可见字符或反斜杠，不能复制".to_owned(),
        UrlRefusal::NoHost => "链接里没有域名，不能复制".to_owned(),
        UrlRefusal::TooLong => "链接太长，不能复制".to_owned(),
    }
}

fn link_refusal(refusal: &LinkRefusal) -> String {
    match refusal {
        LinkRefusal::NoLink => "这段文字里没有码链接。形如 qr71.cn/abc/def".to_owned(),
        LinkRefusal::NotACode { found } => {
            format!(
                "{} 不是码链接；码链接的域名后恰好有两段字母或数字",
                found.one_line()
            )
        }
        LinkRefusal::Port { found } => format!("{} 带有端口，码链接没有端口", found.one_line()),
        LinkRefusal::UserInfo { found } => {
            format!("{} 带有用户名或密码，不能查询", found.one_line())
        }
        LinkRefusal::BadHost { found } => format!("{} 的域名不成立", found.one_line()),
        LinkRefusal::Scheme { found } => format!("{} 不是 http 或 https 链接", found.one_line()),
    }
}

fn host_refusal(refusal: &HostRefusal) -> String {
    match refusal {
        HostRefusal::Empty => "域名是空的",
        HostRefusal::TooLong => "域名太长",
        HostRefusal::IpAddress => "不接受 IP 地址",
        HostRefusal::NotAName => "不是域名",
    }
    .to_owned()
}
