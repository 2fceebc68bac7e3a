//! Every code of the peer, asked with every skill.

use crate::tests::client::asking::{Asker, DEMO, Reply, actions, entity, first, records};
use crate::tests::support::{
    peer_codes::{Comes, Failure, Words, codes},
    peer_log::{assert_only_read, js03},
};
use qrscope::{
    domain::{
        Answer, Card, CodeHosts, ErrorKind, HostStanding, Mismatch, PageToken, ResultClass, Skill,
        Tracked, UrlRefusal, UsableLink,
    },
    text::SafeText,
};

pub const SKILLS: [Skill; 3] = [Skill::GetEntity, Skill::GetRecords, Skill::ListActions];

fn error_kind(failure: Failure) -> ErrorKind {
    match failure {
        Failure::NoEntity => ErrorKind::NoEntity,
        Failure::State(state) => ErrorKind::TaskState(SafeText::from_static(state)),
        Failure::NoData => ErrorKind::Malformed(Mismatch::NoData),
    }
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
                    assert_eq!(error.kind, error_kind(*kind), "{case}");
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
