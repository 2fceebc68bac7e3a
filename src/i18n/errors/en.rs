//! English words for what went wrong.

use super::ErrorTexts;
use crate::domain::{Attempt, AttemptEnd, ErrorKind, Mismatch};
use crate::i18n::network::en::{proxy, proxy_hint, redirect, redirect_hint, tls, tls_hint};
use crate::net::NetFault;
use crate::text::sanitize_line;

pub(in crate::i18n) const ERRORS: ErrorTexts = ErrorTexts {
    error,
    hint,
    asked_again: |fault, time, n, m| {
        format!("retry in {time}: {} ({n} of {m})", asked_again_for(fault))
    },
    retry_at: |time| format!("; it wants to be asked again from {time} on"),
};

fn error(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::Net(fault) => net_error(fault),
        ErrorKind::Rpc(-32001) => "the service holds no such task, or no longer".to_owned(),
        ErrorKind::Rpc(code) => format!("the service refused the question ({code})"),
        ErrorKind::Malformed(mismatch) => match mismatch {
            Mismatch::Empty => "the answer is empty".to_owned(),
            Mismatch::WebPage => "a web page came instead of an answer".to_owned(),
            Mismatch::CutOff => "the answer's JSON ends in the middle".to_owned(),
            Mismatch::NotJson => "the answer isn't JSON".to_owned(),
            Mismatch::Batch(n) => format!("one question was asked and a batch of {n} came back"),
            Mismatch::NotRpc => "the answer isn't JSON-RPC".to_owned(),
            Mismatch::WrongId => "the answer belongs to another question".to_owned(),
            Mismatch::NoTask => "the answer has neither a task nor a message".to_owned(),
            Mismatch::NoData => "the answer has no data part".to_owned(),
            Mismatch::WhichArtifact(n) => {
                format!("the answer has {n} results, none with the expected name")
            }
            Mismatch::OtherShape => "the data is of another shape than this question's".to_owned(),
        },
        ErrorKind::Failed => "the service did not complete the task".to_owned(),
        ErrorKind::NoEntity => "no readable public entity".to_owned(),
        ErrorKind::TaskState(state) => {
            format!("the task stands at {}, not completed", state.one_line())
        }
        ErrorKind::StillWorking(task) => format!(
            "the service is still working on it (task {})",
            named(task.id.as_deref())
        ),
        ErrorKind::NoDialect(tried) => {
            format!("nothing here speaks A2A; tried: {}", attempts(tried))
        }
        ErrorKind::NoTaskList(tried) => {
            format!(
                "the service can't list its tasks; tried: {}",
                attempts(tried)
            )
        }
        ErrorKind::OtherOrigin(origin) => format!(
            "the agent card leads to another origin, {}; nothing was sent there",
            origin.one_line()
        ),
    }
}

fn net_error(fault: &NetFault) -> String {
    match fault {
        NetFault::Network => "the service can't be reached".to_owned(),
        NetFault::NoAnswer => "the connection ended without an answer".to_owned(),
        NetFault::BrokenOff => "the answer broke off".to_owned(),
        NetFault::Tls(fault) => tls(fault),
        NetFault::Proxy(fault) => proxy(fault),
        NetFault::Redirect(to) => redirect(to),
        NetFault::Timeout(time) => format!("no answer within {} s", time.as_secs()),
        NetFault::NoConnection { time, proxy } => {
            let through = proxy.as_ref().map_or_else(String::new, |proxy| {
                format!(" through the proxy {}", proxy.one_line())
            });
            format!("no connection{through} within {} s", time.as_secs())
        }
        NetFault::HttpStatus(status) => {
            format!("the service answered HTTP {status}")
        }
        NetFault::NotHttp => "the answer isn't HTTP".to_owned(),
        NetFault::HeadTooLarge => {
            "the answer's headers are too large and were not taken".to_owned()
        }
        NetFault::NotUnpackable => "the answer is packed and can't be unpacked".to_owned(),
        NetFault::TooLarge(limit) => format!(
            "the answer is over {} MiB and was not taken",
            limit / (1024 * 1024)
        ),
        NetFault::Cancelled => "cancelled".to_owned(),
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
        let what = dialect.map_or("agent card".into(), |dialect| dialect.one_line());
        let end = match &attempt.end {
            AttemptEnd::Status(status) => format!("HTTP {status}"),
            AttemptEnd::Redirects(to) => format!("redirects to {}; not followed", to.one_line()),
            AttemptEnd::Rpc(code) => format!("error {code}"),
            AttemptEnd::WebPage => "a web page".to_owned(),
            AttemptEnd::NoCard => "no agent card".to_owned(),
            AttemptEnd::CardTooLarge(limit) => format!("over {} MiB", limit / (1024 * 1024)),
            AttemptEnd::NothingSpoken => "names nothing else that is spoken here".to_owned(),
            AttemptEnd::NotInDialect => "has no such question".to_owned(),
        };
        format!("{what} {} ({end})", attempt.at.one_line())
    };
    tried.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn named(id: Option<&str>) -> String {
    sanitize_line(id.unwrap_or("?")).into_owned()
}

const fn hint(kind: &ErrorKind) -> &'static str {
    match kind {
        ErrorKind::Net(NetFault::Network) => "check the network and --endpoint, then try again",
        ErrorKind::Net(NetFault::Tls(fault)) => tls_hint(fault),
        ErrorKind::Net(NetFault::Proxy(fault)) => proxy_hint(fault),
        ErrorKind::Net(NetFault::Redirect(to)) => redirect_hint(to),
        ErrorKind::Net(NetFault::NoConnection { proxy: None, .. }) => {
            "check the network and --endpoint, then try again"
        }
        ErrorKind::Net(NetFault::NoConnection { .. }) => {
            "check the network and the proxy's address; --proxy none goes without a proxy"
        }
        ErrorKind::Net(NetFault::NoAnswer)
        | ErrorKind::Net(NetFault::BrokenOff)
        | ErrorKind::Malformed(Mismatch::CutOff) => {
            "the service or the network on the way ended it; try again"
        }
        ErrorKind::Malformed(Mismatch::WebPage) => {
            "check --endpoint; on a guest network you may have to log in with a browser first"
        }
        ErrorKind::Net(NetFault::Timeout(_)) => "try again, or wait longer with --timeout",
        ErrorKind::Net(NetFault::HttpStatus(429 | 502..=504)) => {
            "the service is busy; try again later"
        }
        ErrorKind::NoDialect(_) => {
            "check --endpoint; --dialect and --binding say what to speak without finding out"
        }
        ErrorKind::NoTaskList(_) => "only A2A 1.0 has a list; qrscope task ID asks for one task",
        ErrorKind::OtherOrigin(_) => "if you trust it, allow it with --allow-origin ORIGIN",
        ErrorKind::StillWorking(_) => "ask for the task again later",
        ErrorKind::Net(NetFault::HttpStatus(401 | 403)) => {
            "this address wants a login; --header can send one"
        }
        ErrorKind::Net(NetFault::HttpStatus(500..)) => {
            "the fault is the service's; try again later"
        }
        ErrorKind::Net(NetFault::HttpStatus(_))
        | ErrorKind::Net(NetFault::NotHttp)
        | ErrorKind::Malformed(
            Mismatch::Empty | Mismatch::NotJson | Mismatch::NotRpc | Mismatch::NoTask,
        )
        | ErrorKind::Rpc(-32601) => "check that --endpoint is an A2A address",
        ErrorKind::Malformed(_)
        | ErrorKind::Net(NetFault::HeadTooLarge | NetFault::NotUnpackable) => {
            "the service answered, but not so that it can be used here"
        }
        ErrorKind::Net(NetFault::TooLarge(_)) => "for the ledger a smaller --page-size may help",
        ErrorKind::NoEntity => {
            "the link is wrong or the code is not public; they cannot be told apart here"
        }
        ErrorKind::TaskState(_) => "this program only reads and can't go on with the task for you",
        ErrorKind::Rpc(-32001) => "services may forget their tasks at any time; check the id",
        ErrorKind::Rpc(-32602) => "the service doesn't take what was asked",
        ErrorKind::Rpc(_) | ErrorKind::Failed | ErrorKind::Net(NetFault::Cancelled) => {
            "you may try again"
        }
    }
}
