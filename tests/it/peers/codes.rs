//! Every code of the peer, asked with every skill.

use super::js03;
use crate::client::asking::{Asker, DEMO, actions, entity, first, records};
use qrscope::{
    client::Reply,
    domain::{
        Answer, Card, CodeHosts, ErrorKind, HostStanding, Mismatch, PageToken, ResultClass, Skill,
        Tracked, UrlRefusal, UsableLink,
    },
    text::SafeText,
};
use serde_json::Value;
use std::collections::BTreeSet;

pub const SKILLS: [Skill; 3] = [Skill::GetEntity, Skill::GetRecords, Skill::ListActions];

/// What a code's three answers come to.
pub enum Comes {
    /// A card of that name (none: untracked), records on the first page, the total, actions.
    To(Option<&'static str>, usize, Option<u64>, usize),
    /// No answer, from any skill.
    Fail(ErrorKind, Words),
}

/// What is quoted beside a failure.
pub enum Words {
    None,
    Say(&'static str),
    /// The summary of each skill.
    Summary,
}

fn state(state: &'static str) -> ErrorKind {
    ErrorKind::TaskState(SafeText::from_static(state))
}

/// All codes of the peer, with a ledger of 230 records, and one that isn't there.
pub fn codes() -> Vec<(&'static str, Comes)> {
    use Comes::{Fail, To};
    let no_entity = || {
        Fail(
            ErrorKind::NoEntity,
            Words::Say("查询失败:码不存在或无法解析"),
        )
    };
    let no_data = || ErrorKind::Malformed(Mismatch::NoData);
    let paused = |name: &'static str, words| Fail(state(name), Words::Say(words));
    vec![
        (DEMO, To(Some("数控车床-A08-03-06"), 1, Some(1), 2)),
        (
            "https://qr71.cn/oDemo1/qLedger",
            To(Some("消防泵房-2号泵"), 50, Some(230), 3),
        ),
        ("https://qr61.cn/oDemo1/qUntrkd", To(None, 0, None, 0)),
        (
            "https://h.qr61.cn/oDemo1/qEnglsh",
            To(Some("Forklift 17 (2.5 t)"), 3, Some(3), 1),
        ),
        ("https://qr71.cn/oDemo1/qPrivat", no_entity()),
        ("https://qr71.cn/oDemo1/qNobody", no_entity()),
        (
            "https://qr71.cn/oDemo1/qHostil",
            To(
                Some(r"^[]8;;http://example.invalid^[\click^[]8;;^[\ <U+202E>emaN"),
                3,
                Some(3),
                3,
            ),
        ),
        (
            "https://qr69.cn/oDemo1/qShapes",
            To(Some("配电箱-1F-东"), 2, Some(2), 0),
        ),
        (
            "https://qr71.cn/oDemo1/qMessag",
            To(Some("协议变体-message"), 0, Some(0), 0),
        ),
        (
            "https://qr71.cn/oDemo1/qTwoArt",
            To(Some("协议变体-two-artifacts"), 0, Some(0), 0),
        ),
        (
            "https://qr71.cn/oDemo1/qWorkng",
            To(Some("协议变体-working"), 0, Some(0), 0),
        ),
        (
            "https://qr71.cn/oDemo1/qInputR",
            paused("input-required", "测试:input-required"),
        ),
        (
            "https://qr71.cn/oDemo1/qAuthRq",
            paused("auth-required", "测试:auth-required"),
        ),
        (
            "https://qr71.cn/oDemo1/qReject",
            paused("rejected", "测试:rejected"),
        ),
        (
            "https://qr71.cn/oDemo1/qNoData",
            Fail(no_data(), Words::Summary),
        ),
        (
            "https://qr71.cn/oDemo1/qNoArti",
            Fail(no_data(), Words::None),
        ),
    ]
}

/// The summary that the peer sends instead of data.
const fn summary(skill: Skill) -> &'static str {
    match skill {
        Skill::GetEntity => "协议变体-text-only;建档组织:示例;账本 0 条;属性 0 项;可执行操作 0 个",
        Skill::GetRecords => "共 0 条记录(账本合计 0 条)。",
        Skill::ListActions => "可执行操作 0 个。提交/写入需授权,不在本只读服务范围。",
    }
}

#[test]
fn every_code_with_every_skill_comes_to_what_it_serves() {
    let Some(peer) = js03(&[("LEDGER", "230")]) else {
        return;
    };
    assert_every_code(&Asker::new(&peer.endpoint()));
    assert_only_read(&peer.log());
}

/// Asks for every code with every skill.
pub fn assert_every_code(asker: &Asker) {
    for (code, comes) in codes() {
        let sent = SKILLS.map(|skill| (skill, asker.send(first(skill, code), None)));
        for (skill, sent) in sent {
            let case = format!("{code} {skill:?}");
            match (&comes, sent.wait()) {
                (Comes::To(name, ..), Ok(Reply::Entity(answer))) => {
                    let head = answer.value.headline();
                    assert_eq!(head.name.as_ref().map(SafeText::as_str), *name, "{case}");
                    assert_eq!(answer.value.code_uri().unwrap().as_str(), code, "{case}");
                }
                (Comes::To(_, records, total, _), Ok(Reply::Records(answer))) => {
                    let page = &answer.value;
                    assert_eq!(page.records.len(), *records, "{case}");
                    let count = page.total.value().and_then(|total| total.count);
                    assert_eq!(count, *total, "{case}");
                    assert_eq!(page.next.is_some(), page.has_more == Some(true), "{case}");
                    assert_eq!(page.untracked, total.is_none(), "{case}");
                }
                (Comes::To(.., actions), Ok(Reply::Actions(answer))) => {
                    assert_eq!(answer.value.actions.len(), *actions, "{case}");
                }
                (Comes::Fail(kind, words), Err(error)) => {
                    assert_eq!(error.kind, *kind, "{case}");
                    let words = match words {
                        Words::None => None,
                        Words::Say(words) => Some(*words),
                        Words::Summary => Some(summary(skill)),
                    };
                    assert_eq!(error.said.as_ref().map(SafeText::as_str), words, "{case}");
                }
                (_, outcome) => panic!("{case}: {outcome:?}"),
            }
        }
    }
}

/// Only the three questions and reading again were ever sent, and no first page with a cursor.
pub fn assert_only_read(log: &[Value]) {
    assert!(!log.is_empty());
    let of = |name: &str| -> BTreeSet<String> {
        let texts = log.iter().map(|line| line[name].as_str().unwrap_or("?"));
        texts.map(str::to_owned).collect()
    };
    assert_eq!(of("http"), ["POST".to_owned()].into());
    assert_eq!(of("path"), ["/a2a/jsonrpc".to_owned()].into());
    let methods = ["message/send", "tasks/get"].map(str::to_owned);
    assert!(of("rpc").is_subset(&methods.into()), "{:?}", of("rpc"));
    for line in log {
        let is_question = line["rpc"] == "message/send";
        let skills = ["get_entity", "get_records", "list_actions"];
        let skill = line["skill"].as_str();
        assert_eq!(
            skill.is_some_and(|skill| skills.contains(&skill)),
            is_question,
            "{line}"
        );
        let is_records = line["skill"] == "get_records";
        assert_eq!(line["size"].is_null(), !is_records, "{line}");
        assert!(is_records || line["pageToken"].is_null(), "{line}");
        assert_ne!(line["pageToken"], "", "{line}");
    }
}

fn card(asker: &Asker, code: &str) -> Box<Answer<Card>> {
    match asker.ask(entity(code)).unwrap() {
        Reply::Entity(answer) => answer,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_demo_code_is_read_whole() {
    let Some(peer) = js03(&[]) else { return };
    let asker = Asker::new(&peer.endpoint());
    let answer = card(&asker, DEMO);
    let card = &answer.value;
    assert_eq!(card.previewed_total().value().unwrap().count, Some(1));
    assert_eq!(card.previewed_record().unwrap().id(), Some("rec_460807516"));
    assert_eq!(card.previewed_actions(), Some(2));
    let context = answer.task.context_id.as_ref().unwrap();

    let Reply::Records(page) = asker.ask_in(records(DEMO, 10, None), &context.0).unwrap() else {
        panic!("no page")
    };
    assert_eq!(
        page.task.context_id.as_ref(),
        Some(context),
        "the conversation goes on"
    );
    let fields = page.value.records[0].fields();
    assert_eq!(fields.by.value().unwrap().as_str(), "张工");
    assert_eq!(fields.result_class(), ResultClass::Pass);
    let instant = fields.at.value().unwrap().instant.unwrap();
    assert_eq!(instant.to_string(), "2026-06-23T02:26:36Z");

    let Reply::Actions(list) = asker.ask(actions(DEMO)).unwrap() else {
        panic!("no actions")
    };
    let UsableLink::Usable(url) = &list.value.actions[0].human_url else {
        panic!("no link")
    };
    assert_eq!(url.as_str(), DEMO);
    let standing = url.host_standing(&CodeHosts::default(), None);
    assert_eq!(standing, HostStanding::KnownCodeHost);
    assert_eq!(list.value.actions[0].requires_auth, Tracked::Tracked(true));
    assert_only_read(&peer.log());
}

#[test]
fn hostile_texts_arrive_harmless_and_their_links_are_refused() {
    let Some(peer) = js03(&[]) else { return };
    let asker = Asker::new(&peer.endpoint());
    let code = "https://qr71.cn/oDemo1/qHostil";
    let Reply::Actions(list) = asker.ask(actions(code)).unwrap() else {
        panic!("no actions")
    };
    let refusals: Vec<_> = list
        .value
        .actions
        .iter()
        .map(|action| match &action.human_url {
            UsableLink::Refused(_, refusal) => refusal.clone(),
            usable => panic!("{usable:?}"),
        })
        .collect();
    let scheme = |name| UrlRefusal::Scheme(SafeText::from_static(name));
    assert_eq!(
        refusals,
        [scheme("javascript"), scheme("file"), UrlRefusal::UserInfo]
    );

    let Reply::Records(page) = asker.ask(records(code, 50, None)).unwrap() else {
        panic!("no page")
    };
    let drives_a_terminal = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
    for record in &page.value.records {
        let fields = record.fields();
        for text in [
            &fields.label,
            &fields.summary,
            &fields.result_label,
            &fields.by,
        ] {
            let shown = text.shown().map_or("", SafeText::as_str);
            assert!(!shown.contains(drives_a_terminal), "{shown:?}");
        }
    }
    assert_eq!(
        page.value.records[1].fields().at.value().unwrap().instant,
        None
    );
    let summary = card(&asker, code).summary.unwrap();
    assert!(!summary.as_str().contains(drives_a_terminal));
}

#[test]
fn a_bad_cursor_fails_with_its_own_reason_and_leaves_the_entity_alone() {
    let Some(peer) = js03(&[]) else { return };
    let asker = Asker::new(&peer.endpoint());
    let bad = PageToken("nonsense".to_owned());
    let error = asker.ask(records(DEMO, 50, Some(&bad))).unwrap_err();
    assert_eq!(error.kind, ErrorKind::Failed);
    assert_eq!(error.said.unwrap().as_str(), "查询失败:翻页游标无效");
    asker.ask(entity(DEMO)).unwrap();
}
