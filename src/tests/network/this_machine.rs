//! Which hosts are this machine.

use super::answers;
use crate::tests::client::asking::{Asker, DEMO, entity};
use crate::tests::support::http::Scripted;

#[test]
fn names_for_this_machine_are_this_machine() {
    // Asking a name server who `x.localhost` is would send plain text to whatever it answers.
    let server = Scripted::start(answers);
    let port = server.address().port();
    for host in [
        "localhost",
        "qrscope.localhost",
        "localhost.",
        "qrscope.localhost.",
    ] {
        let answer = Asker::new(&format!("http://{host}:{port}/rpc")).ask(entity(DEMO));
        assert!(answer.is_ok(), "{host}: {answer:?}");
    }
}
