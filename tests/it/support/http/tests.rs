use super::*;
use serde_json::json;
use std::io::{BufRead, Read};

struct Client(BufReader<TcpStream>);

impl Client {
    fn of(server: &Scripted) -> Self {
        let stream = TcpStream::connect(server.address).unwrap();
        stream.set_read_timeout(Some(timeout())).unwrap();
        Self(BufReader::new(stream))
    }

    fn ask(&mut self, path: &str, body: &str) {
        let length = body.len();
        let request =
            format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n{body}");
        self.0.get_mut().write_all(request.as_bytes()).unwrap();
    }

    /// Status line and body of one answer that says its length.
    fn answer(&mut self) -> (String, String) {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            self.0.read_line(&mut line).unwrap();
            if line.trim().is_empty() {
                break;
            }
            lines.push(line.trim().to_owned());
        }
        let length = lines
            .iter()
            .find_map(|line| line.strip_prefix("Content-Length: "))
            .map_or(0, |length| length.parse().unwrap());
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).unwrap();
        (lines[0].clone(), String::from_utf8(body).unwrap())
    }

    fn rest(&mut self) -> String {
        let mut rest = String::new();
        self.0.read_to_string(&mut rest).unwrap();
        rest
    }
}

#[test]
fn answers_are_logged_and_the_connection_is_kept() {
    let server = Scripted::start(|request| match request.number {
        0 => Reply::json(&json!({"got": request.json()["n"]})),
        _ => Reply::status(503, "busy"),
    });
    let mut client = Client::of(&server);
    client.ask("/a?b", r#"{"n":1}"#);
    assert_eq!(
        client.answer(),
        ("HTTP/1.1 200 Scripted".into(), r#"{"got":1}"#.into())
    );
    client.ask("/c", "");
    assert_eq!(client.answer().1, "busy");

    let requests = server.requests();
    assert_eq!(requests.len(), 2);
    assert_eq!(requests[0].method, "POST");
    assert_eq!(requests[0].path, "/a?b");
    assert_eq!(requests[0].header("host"), Some("x"));
    assert_eq!(requests[1].body, b"");
    assert_eq!(server.connections(), 1);
}

#[test]
fn gates_decide_the_order_of_answers() {
    let (first, second) = (Gate::new(), Gate::new());
    let gates = [first.clone(), second.clone()];
    let server = Scripted::start(move |request| {
        Reply::status(200, &request.path).gated(&gates[request.number])
    });
    let (mut one, mut two) = (Client::of(&server), Client::of(&server));
    one.ask("/one", "");
    server.wait_for_requests(1);
    two.ask("/two", "");
    server.wait_for_requests(2);
    second.open();
    assert_eq!(two.answer().1, "/two");
    first.open();
    assert_eq!(one.answer().1, "/one");
}

#[test]
fn a_body_can_be_cut_or_come_in_two_parts() {
    let gate = Gate::new();
    let later = gate.clone();
    let server = Scripted::start(move |request| match request.path.as_str() {
        "/cut" => Reply::cut(Response::new(200, "abcdef"), 2),
        "/raw" => Reply::Raw(b"SSH-2.0\r\n".to_vec()),
        _ => Reply::Partial {
            response: Response::new(200, "abcdef"),
            bytes: 2,
            after: After::Rest(later.clone()),
        },
    });
    let mut client = Client::of(&server);
    client.ask("/cut", "");
    assert!(client.rest().ends_with("Content-Length: 6\r\n\r\nab"));
    let mut client = Client::of(&server);
    client.ask("/raw", "");
    assert_eq!(client.rest(), "SSH-2.0\r\n");
    let mut client = Client::of(&server);
    client.ask("/two", "");
    server.wait_for_requests(3);
    gate.open();
    assert_eq!(client.answer().1, "abcdef");
}

#[test]
fn a_client_that_leaves_is_noticed() {
    let server = Scripted::start(|request| match request.path.as_str() {
        "/hang" => Reply::Hang,
        _ => Reply::status(200, "late").gated(&Gate::new()),
    });
    for path in ["/hang", "/gate"] {
        let mut client = Client::of(&server);
        client.ask(path, "");
    }
    server.wait_for_requests(2);
    server.wait_for_abandoned(2);
}

#[test]
fn the_end_of_the_server_ends_what_hangs() {
    let server = Scripted::start(|_| Reply::Hang);
    let mut client = Client::of(&server);
    client.ask("/", "");
    server.wait_for_requests(1);
    drop(server);
    assert_eq!(client.rest(), "");
}
