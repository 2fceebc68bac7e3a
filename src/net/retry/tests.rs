#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
use jiff::Timestamp;

use super::*;

/// An endpoint whose questions are attempts of a script, under a clock that runs only when nothing else does.
struct Endpoint {
    pauses: Pauses,
    start: Instant,
    /// When attempts were made, in milliseconds from the start on.
    made: Mutex<Vec<u128>>,
    told: Mutex<Vec<Option<RetryPause>>>,
}

type Outcome = Result<(), Passing>;

impl Endpoint {
    fn new() -> Self {
        Self {
            pauses: Pauses::new(RetryPolicy::default()),
            start: Instant::now(),
            made: Mutex::default(),
            told: Mutex::default(),
        }
    }

    /// Asks a question whose attempts end like `script`, the last one for ever.
    async fn ask(&self, script: &[Outcome]) -> Outcome {
        let watch = |pause| lock(&self.told).push(pause);
        let trying = self.pauses.trying(&watch);
        let at = Mutex::new(0);
        let attempt = || async {
            lock(&self.made).push(self.start.elapsed().as_millis());
            // Others are sent meanwhile.
            tokio::task::yield_now().await;
            let mut at = lock(&at);
            *at += 1;
            script[(*at - 1).min(script.len() - 1)].clone()
        };
        self.pauses
            .persevere(trying, attempt, |outcome| outcome.clone().err())
            .await
    }

    fn made(&self) -> Vec<u128> {
        lock(&self.made).clone()
    }

    /// Seconds left and the number of the try, for each pause told.
    fn pauses_told(&self) -> Vec<(u64, u8)> {
        let told = lock(&self.told);
        let pauses = told.iter().flatten();
        pauses
            .map(|pause| (pause.left.as_secs(), pause.next_try))
            .collect()
    }
}

fn busy() -> Outcome {
    Err(Passing {
        reason: NetFault::HttpStatus(503),
        after: None,
    })
}

fn busy_for(seconds: u64) -> Outcome {
    Err(Passing {
        reason: NetFault::HttpStatus(429),
        after: Some(RetryAfter {
            delay: Duration::from_secs(seconds),
            at: Timestamp::MAX,
        }),
    })
}

#[tokio::test(start_paused = true)]
async fn three_tries_with_growing_pauses_prolonged_by_chance() {
    let mut first_pauses = Vec::new();
    for _ in 0..20 {
        let endpoint = Endpoint::new();
        assert_eq!(endpoint.ask(&[busy()]).await, busy());
        let [first, second, third] = endpoint.made()[..] else {
            panic!("{:?}", endpoint.made());
        };
        assert_eq!(first, 0);
        assert!((300..=601).contains(&second), "{second}");
        assert!((600..=1202).contains(&(third - second)), "{third}");
        first_pauses.push(second);
    }
    first_pauses.sort_unstable();
    first_pauses.dedup();
    assert!(first_pauses.len() > 5, "by chance: {first_pauses:?}");
}

#[tokio::test(start_paused = true)]
async fn a_success_ends_it_and_what_does_not_pass_is_not_tried_again() {
    let endpoint = Endpoint::new();
    assert_eq!(endpoint.ask(&[busy(), Ok(())]).await, Ok(()));
    assert_eq!(endpoint.made().len(), 2);
    let endpoint = Endpoint::new();
    let outcome = endpoint
        .pauses
        .persevere(
            endpoint.pauses.trying(&|_| {}),
            || async {
                lock(&endpoint.made).push(0);
                busy()
            },
            |_| None,
        )
        .await;
    assert_eq!((outcome, endpoint.made().len()), (busy(), 1));
}

#[tokio::test(start_paused = true)]
async fn what_the_service_names_is_respected_to_the_second() {
    let endpoint = Endpoint::new();
    let script = [busy_for(7), busy_for(60), Ok(())];
    assert_eq!(endpoint.ask(&script).await, Ok(()));
    assert_eq!(endpoint.made(), [0, 7_000, 67_000]);
    assert_eq!(endpoint.pauses_told(), [(7, 2), (60, 3)]);
    let told = lock(&endpoint.told);
    assert_eq!(told[1], None);
    assert_eq!(told.len(), 4);
}

#[tokio::test(start_paused = true)]
async fn now_means_now_and_still_three_tries_at_most() {
    let endpoint = Endpoint::new();
    assert_eq!(endpoint.ask(&[busy_for(0)]).await, busy_for(0));
    assert_eq!(endpoint.made(), [0, 0, 0]);
    assert_eq!(endpoint.pauses_told(), []);
}

#[tokio::test(start_paused = true)]
async fn over_a_minute_is_not_waited_for_and_the_next_question_is_sent_at_once() {
    for seconds in [61, 3_600, u64::MAX] {
        let endpoint = Endpoint::new();
        assert_eq!(endpoint.ask(&[busy_for(seconds)]).await, busy_for(seconds));
        assert_eq!(endpoint.ask(&[Ok(())]).await, Ok(()));
        assert_eq!(endpoint.made(), [0, 0]);
    }
}

#[tokio::test(start_paused = true)]
async fn all_questions_of_an_endpoint_share_the_pause() {
    let endpoint = Endpoint::new();
    let fails = [busy_for(10), Ok(())];
    let fine = [Ok(())];
    let later = async {
        tokio::time::sleep(Duration::from_secs(4)).await;
        endpoint.ask(&fine).await
    };
    let (one, other) = tokio::join!(endpoint.ask(&fails), later);
    assert_eq!((one, other), (Ok(()), Ok(())));
    assert_eq!(endpoint.made(), [0, 10_000, 10_000]);
    assert_eq!(endpoint.pauses_told(), [(10, 2), (6, 1)]);
}

#[tokio::test(start_paused = true)]
async fn the_longest_pause_counts_and_one_that_grows_is_waited_for_on() {
    let endpoint = Endpoint::new();
    let short = [busy_for(5), Ok(())];
    let long = [busy_for(20), Ok(())];
    let later = async {
        tokio::time::sleep(Duration::from_secs(2)).await;
        // It was under way before the pause began.
        endpoint
            .pauses
            .begin(Duration::from_secs(20), &NetFault::HttpStatus(503));
    };
    let (one, ()) = tokio::join!(endpoint.ask(&short), later);
    assert_eq!(one, Ok(()));
    assert_eq!(endpoint.made(), [0, 22_000]);
    assert_eq!(endpoint.pauses_told(), [(5, 2), (17, 2)]);

    let endpoint = Endpoint::new();
    let (..) = tokio::join!(endpoint.ask(&long), endpoint.ask(&short));
    assert_eq!(endpoint.made(), [0, 0, 20_000, 20_000]);
}

#[tokio::test(start_paused = true)]
async fn what_the_service_named_holds_after_giving_up_too_but_no_pause_of_ours() {
    let endpoint = Endpoint::new();
    endpoint
        .ask(&[busy_for(1), busy_for(1), busy_for(30)])
        .await
        .unwrap_err();
    endpoint.ask(&[Ok(())]).await.unwrap();
    assert_eq!(endpoint.made(), [0, 1_000, 2_000, 32_000]);

    let endpoint = Endpoint::new();
    endpoint.ask(&[busy()]).await.unwrap_err();
    let given_up = endpoint.start.elapsed().as_millis();
    endpoint.ask(&[Ok(())]).await.unwrap();
    assert_eq!(endpoint.made().last(), Some(&given_up));
}

#[tokio::test(start_paused = true)]
async fn a_question_given_up_while_it_waits_is_never_sent() {
    let endpoint = Endpoint::new();
    {
        let script = [busy_for(30), Ok(())];
        let asking = endpoint.ask(&script);
        let soon = tokio::time::timeout(Duration::from_secs(3), asking);
        assert!(soon.await.is_err(), "it waits");
    }
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(endpoint.made(), [0]);
}

#[test]
fn which_failures_may_pass() {
    let may_pass = |status: &u16| NetFault::HttpStatus(*status).may_pass();
    let passing: Vec<u16> = (100..600).filter(may_pass).collect();
    assert_eq!(passing, [429, 502, 503, 504]);
    for (fault, passes) in [
        (NetFault::Network, true),
        (
            NetFault::NoConnection {
                time: Duration::from_secs(5),
                proxy: None,
            },
            true,
        ),
        (NetFault::Timeout(Duration::from_secs(15)), false),
        (NetFault::NoAnswer, false),
        (NetFault::BrokenOff, false),
        (NetFault::Tls(crate::net::TlsFault::Other), false),
        (NetFault::TooLarge(1), false),
        (NetFault::NotHttp, false),
    ] {
        assert_eq!(fault.may_pass(), passes, "{fault:?}");
    }
}
