//! 本机与服务之间的事，用中文说：证书、代理、重定向。

use crate::i18n::moments::utc;
use crate::net::{
    NotFollowed, ProxyEnd, ProxyFault, ProxyRefusal, ProxySource, Redirect, TlsFault,
};
use crate::text::SafeText;

pub(in crate::i18n) fn tls(fault: &TlsFault) -> String {
    match fault {
        TlsFault::UnknownIssuer { host, issuer } => format!(
            "{} 的证书由 {} 签发，本机不信任它",
            host.one_line(),
            issuer.one_line()
        ),
        TlsFault::SelfSigned {
            host,
            is_authority: false,
        } => format!("{} 的证书是自己签发的，没有机构为它担保", host.one_line()),
        TlsFault::SelfSigned {
            host,
            is_authority: true,
        } => format!(
            "{} 的证书是自己签发的，而且是机构证书，不是服务器证书",
            host.one_line()
        ),
        TlsFault::OtherHost { host, names, more } => match listed(names) {
            None => format!("证书里没有域名，不是 {} 的证书", host.one_line()),
            Some(names) => {
                let more = match more {
                    0 => String::new(),
                    more => format!(" 等另外 {more} 个"),
                };
                format!("证书属于 {names}{more}，不属于 {}", host.one_line())
            }
        },
        TlsFault::Expired { from, until, clock } => {
            let from = from.map_or_else(String::new, |from| format!("自 {} ", utc(from)));
            format!(
                "证书有效期{from}至 {}，已经过期；本机时钟是 {}",
                utc(*until),
                utc(*clock)
            )
        }
        TlsFault::NotYetValid { from, until, clock } => {
            let until = until.map_or_else(String::new, |until| format!("至 {}", utc(until)));
            format!(
                "证书有效期自 {} {until}，还没有开始；本机时钟是 {}",
                utc(*from),
                utc(*clock)
            )
        }
        TlsFault::NotTls => "对方说的不是 TLS".to_owned(),
        TlsFault::BrokenOff => "安全连接建立之前对方断开了".to_owned(),
        TlsFault::Refused => "对方拒绝了安全连接".to_owned(),
        TlsFault::NoAuthorities => "本机没有找到任何机构证书，无法信任任何服务".to_owned(),
        TlsFault::Other => "安全连接没有建立".to_owned(),
    }
}

pub(in crate::i18n) const fn tls_hint(fault: &TlsFault) -> &'static str {
    match fault {
        TlsFault::UnknownIssuer { .. } => {
            "如果是公司自己的机构，用 --ca-cert FILE 加入它的证书；否则可能有人在中间监听"
        }
        TlsFault::SelfSigned {
            is_authority: false,
            ..
        } => "如果确认就是它，用 --ca-cert FILE 加入这张证书；否则可能有人在中间监听",
        TlsFault::SelfSigned { .. } => "没有设置能补救，要由服务方换成服务器证书",
        TlsFault::OtherHost { .. } => "检查 --endpoint；如果在访客网络，先用浏览器登录",
        TlsFault::Expired { .. } => "时钟不对就校准；时钟没错，要由服务方更新证书",
        TlsFault::NotYetValid { .. } => "时钟不对就校准；时钟没错，告诉服务方",
        TlsFault::NotTls => "检查 --endpoint 的主机和端口；这个端口可能是 http",
        TlsFault::BrokenOff => "检查 --endpoint 的主机和端口，以及途中有没有拦截",
        TlsFault::Refused => {
            "对方可能只会旧版 TLS（这里用 1.2 和 1.3），或者要求你的证书，而本程序不发送"
        }
        TlsFault::NoAuthorities => {
            "安装系统的 ca-certificates，检查 SSL_CERT_FILE 和 SSL_CERT_DIR，或用 --ca-cert 给出文件"
        }
        TlsFault::Other => "检查本机时间和系统证书",
    }
}

/// 代理是谁指定的。
const fn source(from: ProxySource) -> &'static str {
    match from {
        ProxySource::Setting => "--proxy",
        ProxySource::Variable(name) => name,
        ProxySource::System => "系统设置",
    }
}

pub(in crate::i18n) fn proxy(fault: &ProxyFault) -> String {
    let from = source(fault.from);
    let named = format!("{}（来自 {from}）", fault.at.one_line());
    match &fault.end {
        ProxyEnd::Unreachable => format!("连不上代理 {named}"),
        ProxyEnd::WantsLogin { sent: false } => format!("代理 {named}拒绝了：它要求登录"),
        ProxyEnd::WantsLogin { sent: true } => {
            format!("代理 {named}不接受地址里的用户名和密码")
        }
        ProxyEnd::Refused(target) => {
            format!("代理 {named}拒绝连接 {}", target.one_line())
        }
        ProxyEnd::NoProxy => format!("{named}那里不是这一类代理"),
        ProxyEnd::Tls(fault) => format!("与代理 {named}的安全连接没有建立：{}", tls(fault)),
        ProxyEnd::Setting(refusal) => format!("{from}：{}", proxy_refusal(refusal)),
    }
}

pub(in crate::i18n) fn proxy_refusal(refusal: &ProxyRefusal) -> String {
    match refusal {
        ProxyRefusal::NotAnAddress => "不是代理的地址".to_owned(),
        ProxyRefusal::Scheme(scheme) => format!("不支持 {} 代理", scheme.one_line()),
    }
}

pub(in crate::i18n) const fn proxy_hint(fault: &ProxyFault) -> &'static str {
    match &fault.end {
        ProxyEnd::Unreachable => "检查网络和代理地址；--proxy none 不用代理",
        ProxyEnd::WantsLogin { sent: false } => {
            "把登录写进代理地址：http://NAME:PASSWORD@HOST:PORT，特殊字符写成 %XX"
        }
        ProxyEnd::WantsLogin { sent: true } => "检查它们；特殊字符要写成 %XX，如 @ 写成 %40",
        ProxyEnd::Refused(_) => {
            "可能是代理的规则不允许，或者它自己也到不了：请问管理代理的人；--proxy none 不用代理"
        }
        ProxyEnd::NoProxy => {
            "检查它的地址、端口和类型：http://、https:// 或 socks5h://；--proxy none 不用代理"
        }
        ProxyEnd::Tls(_) => "检查代理地址是 https 还是 http；用 --ca-cert FILE 可以加入它的机构",
        ProxyEnd::Setting(_) => PROXY_FORM,
    }
}

/// 代理怎么写。
pub(in crate::i18n) const PROXY_FORM: &str =
    "写成 http://HOST:PORT（或 https、socks5、socks5h），密码里的特殊字符写成 %XX；或写 none";

pub(in crate::i18n) fn redirect(redirect: &Redirect) -> String {
    let Redirect { status, to, why } = redirect;
    let to = to.one_line();
    match why {
        NotFollowed::Circle => {
            format!("服务的重定向绕了一圈，又回到 {to}（HTTP {status}）；没有跟随")
        }
        NotFollowed::TooMany => {
            format!("服务一再重定向，最后到 {to}（HTTP {status}）；没有跟随")
        }
        _ => format!("服务重定向到 {to}（HTTP {status}）；没有跟随"),
    }
}

pub(in crate::i18n) const fn redirect_hint(redirect: &Redirect) -> &'static str {
    match redirect.why {
        NotFollowed::OtherOrigin => {
            "问题不会自动发往其他来源；如果信任那个地址，把它作为 --endpoint"
        }
        NotFollowed::Downgrade => "那样会离开安全连接；告诉服务方",
        NotFollowed::NotAskable => "那不是可以查询的地址；告诉服务方",
        NotFollowed::LosesQuestion => {
            "这种重定向会丢掉问题（只有 307 和 308 保留）；如果信任那个地址，把它作为 --endpoint"
        }
        NotFollowed::Circle | NotFollowed::TooMany => {
            "是服务那边的故障；稍后重试，或换一个 --endpoint"
        }
    }
}

fn listed(names: &[SafeText]) -> Option<String> {
    let names: Vec<_> = names.iter().map(SafeText::one_line).collect();
    (!names.is_empty()).then(|| names.join("、"))
}
