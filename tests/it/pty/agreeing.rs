//! `show --text` at a terminal: the text is shown, and goes out only with the person's word.

use crate::{
    cli::service::completed,
    support::{http::Scripted, pty::Pty},
};

#[test]
fn a_text_goes_out_only_after_a_yes() {
    for (typed, exit, sent) in [("y\r", 0, 1), ("n\r", 1, 0), ("\r", 1, 0), ("ｙ\r", 0, 1)] {
        let service = Scripted::start(|request| {
            let card = r#"{"code":{"uri":"https://qr71.cn/a/b"}}"#;
            completed(request, "entity", card)
        });
        let endpoint = service.url("/rpc");
        let args = [
            "show",
            "--text",
            "看看 qr71.cn/a/b",
            "--endpoint",
            &endpoint,
        ];
        let mut pty = Pty::spawn(&args, &[], (80, 24));
        pty.wait_for("看看 qr71.cn/a/b");
        pty.wait_for("发送给这个服务吗？[y/N]");
        assert!(service.requests().is_empty());
        pty.keys(typed);
        assert_eq!(pty.wait_exit(), exit, "{typed:?}: {}", pty.screen());
        assert_eq!(service.requests().len(), sent, "{typed:?}");
    }
}
