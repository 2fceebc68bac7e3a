//! What each capture must come to.

use super::expected::{Card, Expected, Page};
use crate::net::NetFault;
use crate::tests::client::asking::DEMO;
use qrscope::domain::{
    ErrorKind, Mismatch,
    Skill::{self, GetEntity, GetRecords, ListActions},
};

const LATHE: Card = Card {
    name: Some("数控车床-A08-03-06"),
    organisation: Some("草料二维码"),
    states: &[("设备运行状态", "正常")],
    uri: DEMO,
    tracked: 12,
    unknown: &[],
};
const LATHE_ACTIONS: Expected = Expected::Actions(&[("巡检记录表", DEMO), ("维护保养记录", DEMO)]);
const NO_ENTITY: Expected =
    Expected::Error(ErrorKind::NoEntity, Some("查询失败:码不存在或无法解析"));

/// A card of the peer's protocol variants.
const fn variant(name: &'static str, uri: &'static str) -> Expected {
    Expected::Entity(Card {
        name: Some(name),
        organisation: Some("示例"),
        states: &[],
        uri,
        tracked: 4,
        unknown: &[],
    })
}

const fn page(
    records: usize,
    first: &'static str,
    next: Option<&'static str>,
    total: u64,
) -> Expected {
    Expected::Records(Page {
        records,
        first: Some(first),
        has_more: Some(next.is_some()),
        next,
        total: Some(total),
    })
}

/// The cases: the capture's name without its dialect, the skill that was asked for, and what it comes to.
pub fn cases() -> Vec<(&'static str, Skill, Expected)> {
    let mut cases = answers();
    cases.extend(refusals());
    cases.extend(rpc_errors());
    cases
}

fn answers() -> Vec<(&'static str, Skill, Expected)> {
    vec![
        (
            "jsonrpc-get-entity-data",
            GetEntity,
            Expected::Entity(LATHE),
        ),
        (
            "jsonrpc-get-entity-text",
            GetEntity,
            Expected::Entity(LATHE),
        ),
        ("jsonrpc-tasks-get", GetEntity, Expected::Entity(LATHE)),
        (
            "jsonrpc-tasks-get-history",
            GetEntity,
            Expected::Entity(LATHE),
        ),
        (
            "jsonrpc-tasks-get-history-0",
            GetEntity,
            Expected::Entity(LATHE),
        ),
        (
            "jsonrpc-english-entity",
            GetEntity,
            Expected::Entity(Card {
                name: Some("Forklift 17 (2.5 t)"),
                organisation: Some("Example Logistics Ltd"),
                states: &[("Status", "Out of service")],
                uri: "https://h.qr61.cn/oDemo1/qEnglsh",
                tracked: 12,
                unknown: &[],
            }),
        ),
        (
            "jsonrpc-shapes-entity",
            GetEntity,
            Expected::Entity(Card {
                name: Some("配电箱-1F-东"),
                organisation: Some("示例电力"),
                states: &[("运行状态", "正常")],
                uri: "https://qr69.cn/oDemo1/qShapes",
                tracked: 8,
                unknown: &["futureBlock"],
            }),
        ),
        (
            "jsonrpc-hostile-entity",
            GetEntity,
            Expected::Entity(Card {
                name: Some(r"^[]8;;http://example.invalid^[\click^[]8;;^[\ <U+202E>emaN"),
                organisation: Some("org^[[5m"),
                states: &[("", "状态")],
                uri: "https://qr71.cn/oDemo1/qHostil",
                tracked: 11,
                unknown: &[],
            }),
        ),
        (
            "jsonrpc-untracked-get_entity",
            GetEntity,
            Expected::Entity(Card {
                name: None,
                organisation: None,
                states: &[],
                uri: "https://qr61.cn/oDemo1/qUntrkd",
                tracked: 1,
                unknown: &[],
            }),
        ),
        (
            "jsonrpc-variant-message",
            GetEntity,
            variant("协议变体-message", "https://qr71.cn/oDemo1/qMessag"),
        ),
        (
            "jsonrpc-variant-two-artifacts",
            GetEntity,
            variant("协议变体-two-artifacts", "https://qr71.cn/oDemo1/qTwoArt"),
        ),
        (
            "jsonrpc-working-poll-done",
            GetEntity,
            variant("协议变体-working", "https://qr71.cn/oDemo1/qWorkng"),
        ),
        (
            "jsonrpc-get-records",
            GetRecords,
            page(1, "rec_460807516", None, 1),
        ),
        (
            "jsonrpc-english-records",
            GetRecords,
            page(3, "rec_en_3", None, 3),
        ),
        (
            "jsonrpc-hostile-records",
            GetRecords,
            page(3, "rec_h_3", None, 3),
        ),
        (
            "jsonrpc-shapes-records",
            GetRecords,
            page(2, "rec_s_2", None, 2),
        ),
        (
            "jsonrpc-ledger-page-1",
            GetRecords,
            page(
                7,
                "rec_100001000",
                Some("cXI3MS5jbi9vRGVtbzEvcUxlZGdlcnxyZWNfMTAwMDAwOTk0"),
                1000,
            ),
        ),
        (
            "jsonrpc-ledger-page-2",
            GetRecords,
            page(
                7,
                "rec_100000993",
                Some("cXI3MS5jbi9vRGVtbzEvcUxlZGdlcnxyZWNfMTAwMDAwOTg3"),
                1000,
            ),
        ),
        (
            "jsonrpc-ledger-last-page",
            GetRecords,
            page(6, "rec_100000006", None, 1000),
        ),
        (
            "jsonrpc-ledger-default-size",
            GetRecords,
            page(
                20,
                "rec_100001000",
                Some("cXI3MS5jbi9vRGVtbzEvcUxlZGdlcnxyZWNfMTAwMDAwOTgx"),
                1000,
            ),
        ),
        (
            "jsonrpc-ledger-size-500",
            GetRecords,
            page(
                50,
                "rec_100001000",
                Some("cXI3MS5jbi9vRGVtbzEvcUxlZGdlcnxyZWNfMTAwMDAwOTUx"),
                1000,
            ),
        ),
        (
            "jsonrpc-untracked-get_records",
            GetRecords,
            Expected::Records(Page {
                records: 0,
                first: None,
                has_more: Some(false),
                next: None,
                total: None,
            }),
        ),
        ("jsonrpc-list-actions", ListActions, LATHE_ACTIONS),
        ("jsonrpc-v1-version-header", ListActions, LATHE_ACTIONS),
        ("jsonrpc-with-extension-header", ListActions, LATHE_ACTIONS),
        (
            "jsonrpc-untracked-list_actions",
            ListActions,
            Expected::Actions(&[]),
        ),
    ]
}

fn refusals() -> Vec<(&'static str, Skill, Expected)> {
    vec![
        ("jsonrpc-not-found", GetEntity, NO_ENTITY),
        ("jsonrpc-not-public", GetEntity, NO_ENTITY),
        ("jsonrpc-text-without-link", GetEntity, NO_ENTITY),
        (
            "jsonrpc-bad-page-token",
            GetRecords,
            Expected::Error(ErrorKind::Failed, Some("查询失败:翻页游标无效")),
        ),
        (
            "jsonrpc-unknown-skill",
            ListActions,
            Expected::Error(ErrorKind::Failed, Some("查询失败:不支持的 skill")),
        ),
        (
            "jsonrpc-variant-auth-required",
            GetEntity,
            Expected::state("auth-required", Some("测试:auth-required")),
        ),
        (
            "jsonrpc-variant-input-required",
            GetEntity,
            Expected::state("input-required", Some("测试:input-required")),
        ),
        (
            "jsonrpc-variant-rejected",
            GetEntity,
            Expected::state("rejected", Some("测试:rejected")),
        ),
        (
            "jsonrpc-cancel-working",
            GetEntity,
            Expected::state("canceled", Some("Task cancellation requested by user.")),
        ),
        (
            "jsonrpc-blocking-false",
            GetEntity,
            Expected::state("working", None),
        ),
        (
            "jsonrpc-working",
            GetEntity,
            Expected::state("working", None),
        ),
        (
            "jsonrpc-working-poll-early",
            GetEntity,
            Expected::state("working", None),
        ),
        (
            "jsonrpc-variant-no-artifact",
            GetEntity,
            Expected::malformed(Mismatch::NoData, None),
        ),
        (
            "jsonrpc-variant-text-only",
            GetEntity,
            Expected::malformed(
                Mismatch::NoData,
                Some("协议变体-text-only;建档组织:示例;账本 0 条;属性 0 项;可执行操作 0 个"),
            ),
        ),
        (
            "jsonrpc-get-instead-of-post",
            GetEntity,
            Expected::Error(
                ErrorKind::Net(NetFault::HttpStatus(404)),
                Some("<!DOCTYPE html>\n<html lang=\"en\">\n<head>…"),
            ),
        ),
        (
            "fault-503-third-page",
            GetRecords,
            Expected::Error(
                ErrorKind::Net(NetFault::HttpStatus(503)),
                Some("Service Unavailable (FAIL_EVERY_N)"),
            ),
        ),
        (
            "fault-malformed",
            ListActions,
            Expected::malformed(
                Mismatch::CutOff,
                Some("{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"result\":{\"kind\":\"task\"…"),
            ),
        ),
        (
            "fault-cut",
            ListActions,
            Expected::Error(
                ErrorKind::Net(NetFault::BrokenOff),
                Some("end of file before message length reached"),
            ),
        ),
    ]
}

fn rpc_errors() -> Vec<(&'static str, Skill, Expected)> {
    [
        ("batch", -32600, "Invalid JSON-RPC Request."),
        ("invalid-request", -32600, "Invalid JSON-RPC Request."),
        (
            "send-to-finished-task",
            -32600,
            "Task 10e328f9-2f84-4212-a9f5-f1aadcb1b03d is in a terminal state (completed) and cannot be modified.",
        ),
        ("tasks-list", -32601, "Method not found: tasks/list"),
        ("unknown-method", -32601, "Method not found: tasks/frobnicate"),
        ("v1-method-name", -32601, "Method not found: SendMessage"),
        ("missing-message-id", -32602, "message.messageId is required."),
        ("params-array", -32602, "Invalid method parameters."),
        ("parse-error", -32700, "Invalid JSON payload."),
        ("wrong-content-type", -32700, "Invalid request body type."),
        (
            "cancel-unknown",
            -32001,
            "Task not found: 00000000-0000-4000-8000-000000000000",
        ),
        (
            "tasks-get-unknown",
            -32001,
            "Task not found: 00000000-0000-4000-8000-000000000000",
        ),
        (
            "cancel-completed",
            -32002,
            "Task not cancelable: 10e328f9-2f84-4212-a9f5-f1aadcb1b03d",
        ),
        ("push-config-set", -32003, "Push Notification is not supported"),
        (
            "extended-card",
            -32004,
            "Unsupported operation: Agent does not support authenticated extended card.",
        ),
        (
            "message-stream",
            -32004,
            "Unsupported operation: Method message/stream requires streaming capability.",
        ),
        (
            "tasks-resubscribe",
            -32004,
            "Unsupported operation: Method tasks/resubscribe requires streaming capability.",
        ),
    ]
    .into_iter()
    .map(|(case, code, words)| {
        let name: &'static str = Box::leak(format!("jsonrpc-{case}").into_boxed_str());
        (name, GetEntity, Expected::rpc(code, words))
    })
    .collect()
}
