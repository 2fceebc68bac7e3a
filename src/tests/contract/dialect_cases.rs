//! What each capture of the other dialects must come to, in one line: a task's state, its words, its artifacts with their parts, and how
//! many messages of history; of a page, how many tasks of how many; of an error, HTTP status, number and reason.

/// The capture's name and what it comes to.
pub const CASES: &[(&str, &str)] = &[
    (
        "js03-agent-card",
        "card A2A 0.3 JSON-RPC, A2A 0.3 HTTP+JSON; 3 skills; contract true; denies []",
    ),
    ("js03-agent-card-old-path", "404 Html dialect"),
    ("js03-rest-cancel-completed", "409 -32002 -"),
    ("js03-rest-card", "400 -32004 -"),
    ("js03-rest-get-task", "completed [entity: data text] +1"),
    ("js03-rest-get-unknown", "404 -32001 - gone"),
    ("js03-rest-list-tasks", "404 Html dialect"),
    ("js03-rest-message", "message data text"),
    (
        "js03-rest-not-found",
        "failed '查询失败:码不存在或无法解析' [] +2",
    ),
    ("js03-rest-send", "completed [entity: data text] +1"),
    ("js03-rest-send-jsonrpc-shape", "400 -32602 -"),
    (
        "js03-rest-send-parts",
        "failed '查询失败:码不存在或无法解析' [] +2",
    ),
    ("js03-rest-send-text", "completed [entity: data text] +1"),
    ("js03-rest-stream", "400 -32004 -"),
    ("js03-rest-subscribe", "400 -32004 -"),
    (
        "py10-agent-card",
        "card A2A 1.0 JSON-RPC, A2A 1.0 HTTP+JSON; 3 skills; contract true; denies []",
    ),
    (
        "py10-agent-card-compat03",
        "card A2A 1.0 JSON-RPC, A2A 1.0 HTTP+JSON, A2A 0.3 JSON-RPC, A2A 0.3 HTTP+JSON; 3 skills; contract true; denies []",
    ),
    ("py10-agent-card-old-path", "404 NotJson dialect"),
    (
        "py10-agent-card-streaming",
        "card A2A 1.0 JSON-RPC, A2A 1.0 HTTP+JSON; 3 skills; contract true; denies [Streaming]",
    ),
    (
        "py10-compat03-jsonrpc-v03-get",
        "completed [entity: data text] +1",
    ),
    (
        "py10-compat03-jsonrpc-v03-not-found",
        "failed '查询失败:码不存在或无法解析' [] +1",
    ),
    (
        "py10-compat03-jsonrpc-v03-send",
        "completed [entity: data text] +1",
    ),
    (
        "py10-compat03-jsonrpc-v10-send",
        "completed [entity: data text] +1",
    ),
    ("py10-fault-503-third-page", "503 NotJson"),
    ("py10-fault-cut", "200 NotJson"),
    ("py10-fault-malformed", "200 NotJson"),
    (
        "py10-jsonrpc-bad-page-token",
        "failed '查询失败:翻页游标无效' [] +1",
    ),
    ("py10-jsonrpc-batch", "200 -32600 INVALID_REQUEST"),
    (
        "py10-jsonrpc-cancel-completed",
        "200 -32002 TASK_NOT_CANCELABLE",
    ),
    (
        "py10-jsonrpc-cancel-unknown",
        "200 -32001 TASK_NOT_FOUND gone",
    ),
    ("py10-jsonrpc-cancel-working", "canceled [] +1"),
    (
        "py10-jsonrpc-english-records",
        "completed [records: data text] +1",
    ),
    (
        "py10-jsonrpc-extended-card",
        "200 -32004 UNSUPPORTED_OPERATION",
    ),
    (
        "py10-jsonrpc-get-entity-data",
        "completed [entity: data text] +1",
    ),
    (
        "py10-jsonrpc-get-entity-text",
        "completed [entity: data text] +1",
    ),
    ("py10-jsonrpc-get-instead-of-post", "405 NotJson dialect"),
    (
        "py10-jsonrpc-get-records",
        "completed [records: data text] +1",
    ),
    ("py10-jsonrpc-get-task", "completed [entity: data text] +1"),
    (
        "py10-jsonrpc-get-task-history-0",
        "completed [entity: data text] +0",
    ),
    ("py10-jsonrpc-get-unknown", "200 -32001 TASK_NOT_FOUND gone"),
    (
        "py10-jsonrpc-hostile-entity",
        "completed [entity: data text] +1",
    ),
    (
        "py10-jsonrpc-hostile-records",
        "completed [records: data text] +1",
    ),
    ("py10-jsonrpc-invalid-request", "200 -32600 INVALID_REQUEST"),
    (
        "py10-jsonrpc-ledger-last-page",
        "completed [records: data text] +1",
    ),
    (
        "py10-jsonrpc-ledger-page-1",
        "completed [records: data text] +1",
    ),
    (
        "py10-jsonrpc-ledger-page-2",
        "completed [records: data text] +1",
    ),
    (
        "py10-jsonrpc-ledger-size-500",
        "completed [records: data text] +1",
    ),
    (
        "py10-jsonrpc-list-actions",
        "completed [actions: data text] +1",
    ),
    (
        "py10-jsonrpc-list-bad-page-size",
        "200 -32602 INVALID_PARAMS",
    ),
    (
        "py10-jsonrpc-list-tasks",
        "3 of 186 by 3 more: canceled completed, 0 artifacts",
    ),
    (
        "py10-jsonrpc-list-tasks-context",
        "1 of 1 by 50: completed, 1 artifacts",
    ),
    (
        "py10-jsonrpc-list-tasks-next",
        "3 of 186 by 3 more: completed rejected, 0 artifacts",
    ),
    (
        "py10-jsonrpc-missing-message-id",
        "200 -32602 INVALID_PARAMS",
    ),
    (
        "py10-jsonrpc-no-version-header",
        "200 -32009 VERSION_NOT_SUPPORTED dialect",
    ),
    (
        "py10-jsonrpc-not-found",
        "failed '查询失败:码不存在或无法解析' [] +1",
    ),
    (
        "py10-jsonrpc-not-public",
        "failed '查询失败:码不存在或无法解析' [] +1",
    ),
    ("py10-jsonrpc-parse-error", "200 -32700 -"),
    ("py10-jsonrpc-return-immediately", "submitted [] +1"),
    (
        "py10-jsonrpc-send-to-finished-task",
        "200 -32004 UNSUPPORTED_OPERATION",
    ),
    (
        "py10-jsonrpc-shapes-entity",
        "completed [entity: data text] +1",
    ),
    ("py10-jsonrpc-stream", "200 -32004 UNSUPPORTED_OPERATION"),
    ("py10-jsonrpc-subscribe", "200 -32004 UNSUPPORTED_OPERATION"),
    ("py10-jsonrpc-unknown-method", "200 -32601 - dialect"),
    (
        "py10-jsonrpc-untracked-get_entity",
        "completed [entity: data text] +1",
    ),
    (
        "py10-jsonrpc-untracked-get_records",
        "completed [records: data text] +1",
    ),
    (
        "py10-jsonrpc-untracked-list_actions",
        "completed [actions: data text] +1",
    ),
    ("py10-jsonrpc-v03-method-name", "200 -32601 - dialect"),
    (
        "py10-jsonrpc-v03-part-shape",
        "completed [entity: data text] +1",
    ),
    ("py10-jsonrpc-v03-role", "200 -32602 INVALID_PARAMS"),
    (
        "py10-jsonrpc-variant-auth-required",
        "auth-required '测试:auth-required' [] +1",
    ),
    (
        "py10-jsonrpc-variant-input-required",
        "input-required '测试:input-required' [] +1",
    ),
    ("py10-jsonrpc-variant-message", "message data text"),
    ("py10-jsonrpc-variant-no-artifact", "completed [] +1"),
    (
        "py10-jsonrpc-variant-rejected",
        "rejected '测试:rejected' [] +1",
    ),
    (
        "py10-jsonrpc-variant-text-only",
        "completed [entity: text] +1",
    ),
    (
        "py10-jsonrpc-variant-two-artifacts",
        "completed [debug: data, entity: data text] +1",
    ),
    (
        "py10-jsonrpc-version-query-parameter",
        "200 -32009 VERSION_NOT_SUPPORTED dialect",
    ),
    ("py10-jsonrpc-working", "working [] +1"),
    (
        "py10-jsonrpc-working-poll-done",
        "completed [entity: data text] +1",
    ),
    (
        "py10-rest-cancel-completed",
        "400 -32002 TASK_NOT_CANCELABLE",
    ),
    (
        "py10-rest-extended-card",
        "400 -32004 UNSUPPORTED_OPERATION",
    ),
    ("py10-rest-get-task", "completed [entity: data text] +1"),
    ("py10-rest-get-unknown", "404 -32001 TASK_NOT_FOUND gone"),
    ("py10-rest-list-bad-page-size", "400 -32602 INVALID_PARAMS"),
    (
        "py10-rest-list-tasks",
        "2 of 189 by 2 more: completed failed, 0 artifacts",
    ),
    (
        "py10-rest-list-tasks-filter",
        "1 of 4 by 1 more: failed, 0 artifacts",
    ),
    (
        "py10-rest-list-tasks-next",
        "2 of 189 by 2 more: canceled completed, 0 artifacts",
    ),
    ("py10-rest-message", "message data text"),
    (
        "py10-rest-no-version-header",
        "400 -32009 VERSION_NOT_SUPPORTED dialect",
    ),
    (
        "py10-rest-not-found",
        "failed '查询失败:码不存在或无法解析' [] +1",
    ),
    ("py10-rest-send", "completed [entity: data text] +1"),
    ("py10-rest-subscribe", "400 -32004 UNSUPPORTED_OPERATION"),
    ("py10-rest-v1-prefix", "completed [entity: data text] +1"),
    (
        "py10-streaming-jsonrpc-send-stream",
        "submitted [] +1 | now working | actions: data text | now completed (end)",
    ),
    (
        "py10-streaming-jsonrpc-subscribe",
        "working [] +1 | actions: data text | now completed (end)",
    ),
    (
        "py10-streaming-rest-send-stream",
        "submitted [] +1 | now working | actions: data text | now completed (end)",
    ),
    (
        "py10-streaming-rest-subscribe-finished",
        "400 -32004 UNSUPPORTED_OPERATION",
    ),
    (
        "py10-streaming-rest-subscribe-get",
        "working [] +1 | actions: data text | now completed (end)",
    ),
    (
        "py10-streaming-rest-subscribe-post",
        "working [] +1 | actions: data text | now completed (end)",
    ),
];
