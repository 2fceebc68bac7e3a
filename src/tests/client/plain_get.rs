//! A document that is part of no protocol goes out like everything else: with the same rules, bounded and in the log.

use crate::tests::support::http::{Reply, Response, Scripted};
use qrscope::net::{
    CustomHeader, HttpClient, HttpOptions, NetError, NetFault, NotFollowed, Request, TimeLimits,
    Wanted,
};

fn client(service: &Scripted) -> HttpClient {
    let header = CustomHeader::parse("X-Key: very-secret", &[], |_| None, |_| Ok(String::new()));
    let options = HttpOptions {
        headers: vec![header.unwrap()],
        ..HttpOptions::with_limits(TimeLimits::of_seconds(60))
    };
    HttpClient::new(&service.url("/").parse().unwrap(), options)
}

fn get(client: &HttpClient, url: &str, limit: u64) -> Result<String, NetError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let request = Request::get(url.parse().unwrap(), "text/plain");
    let sent = client.send(request, Wanted::document(limit));
    runtime.block_on(sent).map(|response| response.body)
}

#[test]
fn it_is_read_as_sent_bounded_and_logged_and_the_persons_headers_stay_at_home() {
    let service = Scripted::start(|request| match request.path.as_str() {
        "/away" => {
            Reply::Whole(Response::new(302, "").header("Location", "https://other.invalid/"))
        }
        _ => Reply::status(
            200,
            &format!(
                "a page with {}",
                request.header("x-key").unwrap_or("no key")
            ),
        ),
    });
    let other = Scripted::start(|_| Reply::status(200, "elsewhere"));
    let client = client(&service);
    let page = "a page with very-secret";
    assert_eq!(get(&client, &service.url("/page"), 100).unwrap(), page);
    assert_eq!(get(&client, &other.url("/page"), 100).unwrap(), "elsewhere");
    assert_eq!(other.requests()[0].header("x-key"), None);
    let too_large = get(&client, &service.url("/page"), 10).unwrap_err();
    assert_eq!(too_large.fault, NetFault::TooLarge(10));
    let away = get(&client, &service.url("/away"), 100).unwrap_err();
    let NetFault::Redirect(redirect) = &away.fault else {
        panic!("{away:?}")
    };
    assert_eq!(redirect.why, NotFollowed::OtherOrigin);

    let log = client.traffic().exchanges();
    let noted: Vec<_> = log
        .iter()
        .map(|it| (it.http_method, it.method, it.status, it.error.clone()))
        .collect();
    assert_eq!(
        noted,
        [
            ("GET", None, Some(200), None),
            ("GET", None, Some(200), None),
            ("GET", None, Some(200), Some(too_large)),
            ("GET", None, Some(302), Some(away)),
        ]
    );
    // What is shown of it has no secret.
    assert_eq!(log[0].response_body.text(), Some("a page with ***"));
    assert!(!format!("{log:?}").contains("very-secret"));
}
