//! Faults of the program itself: a panic while drawing, updating or in a task, a terminal that takes no frame, a library that writes to
//! standard error. The shipped program has no way to make one, so this test's own binary runs the explorer with an update, a view or
//! an output that fails; everything else, from the taking of the terminal to the last word, is what ships.

use super::support::{
    environment::NOWHERE,
    http::{Reply, Scripted},
    pty::Pty,
    session::*,
    wait::poll_for,
};
use jiff::{Timestamp, tz::TimeZone};
use qrscope::{
    app::{Effect, Message, Model, update},
    client::{ClientOptions, Endpoint, Session},
    clipboard::ClipboardChoice,
    domain::{CodeHosts, find_links},
    i18n::Lang,
    input::Chord,
    net::{AllowedOrigins, TimeLimits},
    runtime::{Program, Setup, explore_with, install_panic_message},
    text::AmbiguousWidth,
    theme, view,
};
use ratatui::Frame;
use std::{
    env,
    io::{self, BufWriter, Stdout, Write},
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// Names the fault, in the process that is to have it.
const FAULT: &str = "QRSCOPE_TEST_FAULT";
/// The service it asks.
const ENDPOINT: &str = "QRSCOPE_TEST_ENDPOINT";

/// How long a slow terminal takes for a frame.
const SLOW: Duration = Duration::from_millis(200);

/// Set when the key was pressed that brings the fault.
static PRESSED: AtomicBool = AtomicBool::new(false);

/// Set when another thread has broken in the middle of a frame.
static BESIDE: AtomicBool = AtomicBool::new(false);

fn pressed(fault: &str) -> bool {
    PRESSED.load(Ordering::SeqCst) && env::var(FAULT).as_deref() == Ok(fault)
}

fn faulty_update(model: &mut Model, message: Message) -> Vec<Effect> {
    // Behind it others may come in the same read.
    if let Message::KeyPressed(chord) | Message::KeyAmongOthers(chord) = message
        && chord == Chord::char('x')
    {
        PRESSED.store(true, Ordering::SeqCst);
        model.touched = true;
        if pressed("update") {
            panic!("the update broke");
        }
        if pressed("task") {
            tokio::spawn(async { panic!("the task broke") });
        }
        if pressed("stray") {
            // Not `eprintln`: the test harness would keep it.
            io::stderr()
                .write_all("libfoo: \x1b[31mwarning\r\nlibfoo: 车床\n".as_bytes())
                .unwrap();
        }
    }
    update(model, message)
}

fn faulty_view(model: &Model, theme: &theme::Theme, frame: &mut Frame<'_>) {
    view::render(model, theme, frame);
    if pressed("slow") {
        let _ = poll_for(SLOW, || None::<()>);
    }
    if pressed("draw") {
        panic!("the view broke");
    }
}

/// Breaks in the middle of a frame, half of which is out already.
struct FaultyOut(Stdout);

impl Write for FaultyOut {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let half = &bytes[..bytes.len() / 2];
        if pressed("error") {
            self.0.write_all(half)?;
            return Err(io::Error::other("no room\x1b[2J for a frame"));
        }
        if pressed("write") {
            self.0.write_all(half)?;
            panic!("the output broke");
        }
        if pressed("beside") && !BESIDE.swap(true, Ordering::SeqCst) {
            self.0.write_all(half)?;
            self.0.flush()?;
            std::thread::spawn(|| panic!("the neighbour broke"));
            let _ = poll_for(SLOW, || None::<()>);
            self.0.write_all(&bytes[half.len()..])?;
            return Ok(bytes.len());
        }
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Not a test of its own: what the others start.
#[test]
fn victim() {
    if env::var_os(FAULT).is_none() {
        return;
    }
    if env::var(FAULT).as_deref() == Ok("nonblocking") {
        let flags = rustix::fs::fcntl_getfl(io::stdin()).unwrap();
        rustix::fs::fcntl_setfl(io::stdin(), flags | rustix::fs::OFlags::NONBLOCK).unwrap();
    }
    install_panic_message(Lang::En);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let program = Program {
        update: faulty_update,
        view: faulty_view,
        out: BufWriter::with_capacity(64 * 1024, FaultyOut(io::stdout())),
    };
    let code = runtime.block_on(explore_with(setup(), program));
    std::process::exit(if code == ExitCode::SUCCESS {
        0
    } else if code == ExitCode::from(1) {
        1
    } else {
        99
    });
}

fn setup() -> Setup {
    let endpoint = env::var(ENDPOINT).unwrap_or_else(|_| NOWHERE.to_owned());
    let endpoint = Endpoint::parse(&endpoint, &AllowedOrigins::default()).unwrap();
    let hosts = CodeHosts::default();
    let link = find_links(LATHE, &hosts).unwrap().remove(0);
    let environment = theme::TerminalEnvironment::from_vars(|name| env::var(name).ok());
    Setup {
        session: Arc::new(Session::over_http(
            endpoint,
            ClientOptions::with_limits(TimeLimits::of_seconds(15)),
        )),
        link: Some(link),
        other_links: Vec::new(),
        lang: Lang::Zh,
        zone: TimeZone::UTC,
        theme: theme::choose(
            theme::ThemeChoice::Dark,
            theme::ColorChoice::Auto,
            false,
            AmbiguousWidth::Narrow,
            &environment,
        ),
        hosts,
        page_size: 50,
        clipboard: ClipboardChoice::Off,
        clipboard_command: None,
        clipboard_hold: false,
        print_last_copy: false,
        keymap: qrscope::input::Keymap::default(),
        demo_codes: Vec::new(),
        fixed_time: Some(NOON.parse::<Timestamp>().unwrap()),
        warning: None,
    }
}

/// The explorer with a fault, and three requests that hang.
fn with_fault(fault: &str) -> (Scripted, Pty) {
    let service = Scripted::start(|_| Reply::Hang);
    let endpoint = service.url("/a2a");
    let pty = Pty::spawn_program(
        &env::current_exe().unwrap(),
        &["--exact", "tests::faults::victim", "--nocapture"],
        &[(FAULT, fault), (ENDPOINT, &endpoint)],
        SMALL,
    );
    service.wait_for_requests(3);
    frame_with(&pty, "3 个请求进行中");
    (service, pty)
}

#[test]
fn a_panic_gives_the_terminal_back_and_is_readable_there() {
    for (fault, words) in [
        ("draw", "the view broke"),
        ("update", "the update broke"),
        ("task", "the task broke"),
        ("write", "the output broke"),
    ] {
        let (_service, mut pty) = with_fault(fault);
        // The second key changes the screen, so that there is a frame to break.
        pty.keys("x3");
        ended_cleanly(&mut pty, 1, fault);
        let screen = pty.screen();
        for text in [
            &format!("qrscope: internal error: {words} (src/tests/faults.rs:"),
            "The terminal was restored. Nothing was written to the service.",
        ] {
            assert!(
                screen.replace('\n', "").contains(text),
                "{text} in\n{screen}"
            );
        }
        assert_eq!(pty.times("internal error"), 1, "{screen}");
    }
}

/// What is left of a frame would otherwise stand on the normal screen.
#[test]
fn a_panic_on_another_thread_waits_for_the_end_of_the_frame() {
    let (_service, mut pty) = with_fault("beside");
    // The second key changes the screen.
    pty.keys("x3");
    ended_cleanly(&mut pty, 1, "beside");
    assert!(pty.screen().contains("the neighbour broke"));
    let raw = String::from_utf8_lossy(&pty.raw()).into_owned();
    let (frames, _) = raw.split_once("\x1b[?1049l").unwrap();
    // Each its own, and the one that is sent in case there is no such.
    let [begun, ended] = ["h", "l"].map(|end| frames.matches(&format!("\x1b[?2026{end}")).count());
    assert_eq!(begun + 1, ended, "{frames:?}");
}

#[test]
fn an_error_while_drawing_gives_the_terminal_back_and_is_readable_there() {
    let (_service, mut pty) = with_fault("error");
    pty.keys("x3");
    ended_cleanly(&mut pty, 1, "error");
    let screen = pty.screen();
    assert!(
        screen.contains("qrscope: 终端出错：no room^[[2J for a frame"),
        "{screen}"
    );
}

#[test]
fn what_a_library_writes_to_standard_error_waits_until_the_terminal_is_given_back() {
    let (_service, mut pty) = with_fault("stray");
    let before = pty.screen();
    pty.keys("x");
    pty.keys("3");
    pty.wait_for("3 操作 ━");
    pty.keys("2");
    let after = frame_with(&pty, "2 账本 ━");
    assert_eq!(after, before);
    assert_eq!(pty.times("libfoo"), 0);
    leaves_cleanly(&mut pty, "q");
    let screen = pty.screen();
    assert!(
        screen.contains("libfoo: ^[[31mwarning") && screen.contains("libfoo: 车床"),
        "{screen}"
    );
}

#[test]
fn the_faulty_program_without_a_fault_is_the_explorer() {
    let (_service, mut pty) = with_fault("none");
    pty.keys("x");
    leaves_cleanly(&mut pty, "q");
    assert!(!pty.screen().contains("qrscope:"), "{}", pty.screen());
}

#[test]
fn a_terminal_that_an_earlier_program_left_without_waiting_works() {
    let (_service, mut pty) = with_fault("nonblocking");
    for (key, pane) in [("3", "3 操作 ━"), ("1", "1 实体 ━"), ("2", "2 账本 ━")] {
        pty.keys(key);
        pty.wait_for(pane);
    }
    leaves_cleanly(&mut pty, "q");
}

/// A key held over a connection that is slower than its repeats: what came while one frame was drawn is in the next.
#[test]
fn held_keys_are_taken_together_however_slow_a_frame_is() {
    let (_service, mut pty) = with_fault("slow");
    pty.keys("x");
    let from = pty.raw().len();
    // An odd number of changes of the language, each in a read of its own.
    for _ in 0..41 {
        pty.keys("L");
        let _ = poll_for(Duration::from_millis(10), || None::<()>);
    }
    pty.keys("?");
    frame_with(&pty, "┍━ Help");
    let frames = pty.cursors_after_frames(from).len();
    assert!((1..15).contains(&frames), "{frames} frames for 41 keys");
    leaves_cleanly(&mut pty, "q");
}
