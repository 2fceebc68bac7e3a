//! What leaves this machine: reading, and nothing else.

use super::service::{LINK, asked, completed, run};
use crate::support::http::Scripted;

#[test]
fn every_command_sends_one_reading_question_and_nothing_else() {
    for (command, skill, artifact, data) in [
        ("show", "get_entity", "entity", r#"{"code":{}}"#),
        (
            "records",
            "get_records",
            "records",
            r#"{"records":[],"hasMore":false}"#,
        ),
        (
            "actions",
            "list_actions",
            "actions",
            r#"{"actions":[{"humanUrl":"https://qr71.cn/a/b"}]}"#,
        ),
    ] {
        let service = Scripted::start(move |request| completed(request, artifact, data));
        let output = run(&service, &[command, LINK]);
        assert_eq!(output.code, 0, "{output:?}");
        let requests = service.requests();
        assert_eq!(requests.len(), 1, "{command}");
        let request = &requests[0];
        assert_eq!(
            (request.method.as_str(), request.path.as_str()),
            ("POST", "/rpc")
        );
        assert_eq!(request.json()["method"], "message/send");
        assert_eq!(asked(request)["skill"], skill);
        assert_eq!(asked(request)["url"], LINK);
    }
}
