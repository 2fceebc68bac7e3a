//! 出了什么问题，用中文说。

use super::ErrorTexts;
use crate::domain::{Attempt, AttemptEnd, ErrorKind, Mismatch};
use crate::i18n::network::zh::{proxy, proxy_hint, redirect, redirect_hint, tls, tls_hint};
use crate::net::NetFault;
use crate::text::sanitize_line;

pub(in crate::i18n) const ERRORS: ErrorTexts = ErrorTexts {
    error,
    hint,
    asked_again: |fault, time, n, m| {
        format!("{time}后再问：{}（第 {n}/{m} 次）", asked_again_for(fault))
    },
    retry_at: |time| format!("；请在 {time} 以后再问"),
};

fn error(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::Net(fault) => net_error(fault),
        ErrorKind::Rpc(-32001) => "服务没有（或不再保存）这个任务".to_owned(),
        ErrorKind::Rpc(code) => format!("服务拒绝了这个问题（{code}）"),
        ErrorKind::Malformed(mismatch) => match mismatch {
            Mismatch::Empty => "回答是空的".to_owned(),
            Mismatch::WebPage => "来的是网页，不是回答".to_owned(),
            Mismatch::CutOff => "回答的 JSON 中途断了".to_owned(),
            Mismatch::NotJson => "回答不是 JSON".to_owned(),
            Mismatch::Batch(n) => format!("问了一个问题，却来了一批回答（{n} 个）"),
            Mismatch::NotRpc => "回答不是 JSON-RPC".to_owned(),
            Mismatch::WrongId => "回答对应的是另一个问题".to_owned(),
            Mismatch::NoTask => "回答里没有任务或消息".to_owned(),
            Mismatch::NoData => "回答里没有数据部分".to_owned(),
            Mismatch::WhichArtifact(n) => format!("回答里有 {n} 个结果，都不是预期的名称"),
            Mismatch::OtherShape => "数据不是这个问题该有的结构".to_owned(),
        },
        ErrorKind::Failed => "服务没有完成这个任务".to_owned(),
        ErrorKind::NoEntity => "没有可读的公开实体".to_owned(),
        ErrorKind::TaskState(state) => format!("任务停在 {}，不是完成", state.one_line()),
        ErrorKind::StillWorking(task) => {
            format!("服务仍在处理（任务 {}）", named(task.id.as_deref()))
        }
        ErrorKind::NoDialect(tried) => {
            format!("这个地址没有说 A2A 的服务；试过：{}", attempts(tried))
        }
        ErrorKind::NoTaskList(tried) => {
            format!("服务不能列出任务；试过：{}", attempts(tried))
        }
        ErrorKind::OtherOrigin(origin) => format!(
            "智能体名片指向另一个来源 {}；没有向它发送任何内容",
            origin.one_line()
        ),
    }
}

fn net_error(fault: &NetFault) -> String {
    match fault {
        NetFault::Network => "连不上服务".to_owned(),
        NetFault::NoAnswer => "连接断了，服务没有回答".to_owned(),
        NetFault::BrokenOff => "回答中途断了".to_owned(),
        NetFault::Tls(fault) => tls(fault),
        NetFault::Proxy(fault) => proxy(fault),
        NetFault::Redirect(to) => redirect(to),
        NetFault::Timeout(time) => format!("{} 秒内没有回答", time.as_secs()),
        NetFault::NoConnection { time, proxy } => {
            let through = proxy.as_ref().map_or_else(String::new, |proxy| {
                format!("通过代理 {} ", proxy.one_line())
            });
            format!("{through}{} 秒内没有连上", time.as_secs())
        }
        NetFault::HttpStatus(status) => format!("服务回答 HTTP {status}"),
        NetFault::NotHttp => "回答不是 HTTP".to_owned(),
        NetFault::HeadTooLarge => "回答的头部太多或太大，没有接收".to_owned(),
        NetFault::NotUnpackable => "回答是压缩的，但解不开".to_owned(),
        NetFault::TooLarge(limit) => {
            format!("回答超过 {} MiB，没有接收", limit / (1024 * 1024))
        }
        NetFault::Cancelled => "已取消".to_owned(),
    }
}

/// Why a question is asked again, in short.
fn asked_again_for(fault: &NetFault) -> String {
    match fault {
        NetFault::HttpStatus(status) => format!("HTTP {status}"),
        fault => net_error(fault),
    }
}

fn attempts(tried: &[Attempt]) -> String {
    let one = |attempt: &Attempt| {
        let dialect = attempt.dialect.as_ref();
        let what = dialect.map_or("智能体名片".into(), |dialect| dialect.one_line());
        let end = match &attempt.end {
            AttemptEnd::Status(status) => format!("HTTP {status}"),
            AttemptEnd::Redirects(to) => format!("重定向到 {}，没有跟随", to.one_line()),
            AttemptEnd::Rpc(code) => format!("错误 {code}"),
            AttemptEnd::WebPage => "是网页".to_owned(),
            AttemptEnd::NoCard => "不是智能体名片".to_owned(),
            AttemptEnd::CardTooLarge(limit) => format!("超过 {} MiB", limit / (1024 * 1024)),
            AttemptEnd::NothingSpoken => "没有其他会说的接口".to_owned(),
            AttemptEnd::NotInDialect => "没有这种问题".to_owned(),
        };
        format!("{what} {}（{end}）", attempt.at.one_line())
    };
    tried.iter().map(one).collect::<Vec<_>>().join("；")
}

fn named(id: Option<&str>) -> String {
    sanitize_line(id.unwrap_or("?")).into_owned()
}

const fn hint(kind: &ErrorKind) -> &'static str {
    match kind {
        ErrorKind::Net(NetFault::Network) => "检查网络和 --endpoint，然后重试",
        ErrorKind::Net(NetFault::Tls(fault)) => tls_hint(fault),
        ErrorKind::Net(NetFault::Proxy(fault)) => proxy_hint(fault),
        ErrorKind::Net(NetFault::Redirect(to)) => redirect_hint(to),
        ErrorKind::Net(NetFault::NoConnection { proxy: None, .. }) => {
            "检查网络和 --endpoint，然后重试"
        }
        ErrorKind::Net(NetFault::NoConnection { .. }) => {
            "检查网络和代理地址；--proxy none 不用代理"
        }
        ErrorKind::Net(NetFault::NoAnswer)
        | ErrorKind::Net(NetFault::BrokenOff)
        | ErrorKind::Malformed(Mismatch::CutOff) => "是服务或途中的网络断开的，可以重试",
        ErrorKind::Malformed(Mismatch::WebPage) => {
            "检查 --endpoint；在访客网络上可能要先用浏览器登录"
        }
        ErrorKind::Net(NetFault::Timeout(_)) => "重试，或用 --timeout 加长等待",
        ErrorKind::Net(NetFault::HttpStatus(429 | 502..=504)) => "服务暂时忙，稍后重试",
        ErrorKind::NoDialect(_) => {
            "检查 --endpoint；用 --dialect 和 --binding 可以直接指定，不再试探"
        }
        ErrorKind::NoTaskList(_) => "只有 A2A 1.0 能列出任务；qrscope task 编号 可以问一个任务",
        ErrorKind::OtherOrigin(_) => "如果信任它，用 --allow-origin ORIGIN 放行",
        ErrorKind::StillWorking(_) => "稍后再查这个任务",
        ErrorKind::Net(NetFault::HttpStatus(401 | 403)) => "这个地址要求登录；可以用 --header 发送",
        ErrorKind::Net(NetFault::HttpStatus(500..)) => "是服务那边的故障，稍后重试",
        ErrorKind::Net(NetFault::HttpStatus(_))
        | ErrorKind::Net(NetFault::NotHttp)
        | ErrorKind::Malformed(
            Mismatch::Empty | Mismatch::NotJson | Mismatch::NotRpc | Mismatch::NoTask,
        )
        | ErrorKind::Rpc(-32601) => "检查 --endpoint 是不是 A2A 地址",
        ErrorKind::Malformed(_)
        | ErrorKind::Net(NetFault::HeadTooLarge | NetFault::NotUnpackable) => {
            "服务回答了，但内容在这里用不上"
        }
        ErrorKind::Net(NetFault::TooLarge(_)) => "账本可以用较小的 --page-size 重试",
        ErrorKind::NoEntity => "链接有误，或者这个码没有公开；这里无法区分",
        ErrorKind::TaskState(_) => "本程序只读，不能替你继续这个任务",
        ErrorKind::Rpc(-32001) => "服务随时可能不再保存任务；请核对编号",
        ErrorKind::Rpc(-32602) => "服务不接受这样的问题",
        ErrorKind::Rpc(_) | ErrorKind::Failed | ErrorKind::Net(NetFault::Cancelled) => "可以重试",
    }
}
