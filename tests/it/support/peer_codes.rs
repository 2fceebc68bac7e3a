//! Every code of the peers, and what it comes to.

use super::DEMO;

/// What a code's three answers come to.
pub enum Comes {
    /// A card of that name (none: untracked), records on the first page, the total, actions.
    To(Option<&'static str>, usize, Option<u64>, usize),
    /// No answer, from any skill.
    Fail(Failure, Words),
}

/// What is quoted beside a failure.
pub enum Words {
    None,
    Say(&'static str),
    /// The summary of each skill.
    Summary,
}

/// Why a code has no answer.
#[derive(Clone, Copy)]
pub enum Failure {
    NoEntity,
    /// The task stands in that state.
    State(&'static str),
    NoData,
}

/// All codes of the peer, with a ledger of 230 records, and one that isn't there.
pub fn codes() -> Vec<(&'static str, Comes)> {
    use Comes::{Fail, To};
    let no_entity = || Fail(Failure::NoEntity, Words::Say("查询失败:码不存在或无法解析"));
    let paused = |name: &'static str, words| Fail(Failure::State(name), Words::Say(words));
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
            Fail(Failure::NoData, Words::Summary),
        ),
        (
            "https://qr71.cn/oDemo1/qNoArti",
            Fail(Failure::NoData, Words::None),
        ),
    ]
}
