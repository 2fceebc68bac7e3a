//! Both catalogues say something in the same places, each in its own language and no longer than its place.

use std::time::Duration;

use crate::net::NetFault;
use jiff::Timestamp;
use qrscope::domain::{
    Attempt, AttemptEnd, BlockName, CopyFault, ErrorKind, ListEnd, Listed, Mismatch, Multiplexer,
};
use qrscope::i18n::{Lang, Texts};
use qrscope::input::{Command, Key};
use qrscope::net::{
    NotFollowed, ProxyEnd, ProxyFault, ProxyRefusal, ProxySource, Redirect, TlsFault,
};
use qrscope::text::{SafeText, cells};

/// Texts of one language, each with the cells it may take at 80 columns.
fn texts(lang: Lang) -> Vec<(&'static str, String, usize)> {
    let texts: &Texts = lang.texts();
    let age = (lang.texts().time.age)(qrscope::domain::Age::Minutes(59));
    let mut all: Vec<(&'static str, String, usize)> = Vec::new();
    let mut put = |name, text: &str, room| all.push((name, text.to_owned(), room));
    let message = 78;
    let prose = 400;
    put("tagline", texts.home.tagline, 68);
    put("untracked", texts.common.untracked, 11);
    put("name_untracked", texts.common.name_untracked, 24);
    let panes = &texts.panes;
    for pane in [panes.card, panes.ledger, panes.actions] {
        put("pane", pane, 12);
    }
    let columns = texts.ledger.columns;
    for (column, room) in [
        (columns.time, 6),
        (columns.result, 13),
        (columns.record, 12),
        (columns.summary, 18),
        (columns.by, 8),
    ] {
        put("column", column, room);
    }
    put("more_lines", &(texts.panes.more_lines)(123), 18);
    put("row_place", &(texts.panes.row_place)(1_234), 16);
    put("loaded", &(texts.ledger.loaded)(1_234), 18);
    put("total", &(texts.ledger.total)("5,000"), 12);
    put("total_untracked", texts.ledger.total_untracked, 20);
    put("card_says", &(texts.ledger.card_says)("1"), 22);
    put("actions_count", &(texts.actions.count)(12), 12);
    put("loading", &(texts.panes.loading)("12 s"), 22);
    put("old_rows", &(texts.panes.old_rows)(&age), 36);
    put("ledger_untracked", texts.ledger.untracked, prose);
    put("ledger_empty", texts.ledger.empty, prose);
    for end in [
        ListEnd::Listed,
        ListEnd::TokenRepeats,
        ListEnd::EmptyPages,
        ListEnd::NoToken,
        ListEnd::Full,
    ] {
        for listed in [Listed::Records, Listed::Tasks] {
            let cells = if end == ListEnd::Listed { 60 } else { prose };
            put(
                "list_end",
                &(texts.ledger.list_end)(end, listed, 1_284),
                cells,
            );
        }
    }
    put("page_failed", texts.ledger.page_failed, 30);
    put("actions_untracked", texts.actions.untracked, prose);
    let actions = &texts.actions;
    for word in [
        actions.needs_auth,
        actions.no_auth,
        actions.writes,
        actions.only_reads,
        actions.destroys,
        actions.keeps,
    ] {
        put("annotation", word, 24);
    }
    put(
        "actions_hint",
        &(texts.actions.hint)((texts.commands.key)(Key::Enter).unwrap_or("Enter"), "p"),
        message,
    );
    put("promises", texts.actions.promises, 70);
    put("copied", texts.copy.copied, 12);
    for through in [Multiplexer::Tmux, Multiplexer::Screen] {
        put(
            "sent_to_multiplexer",
            (texts.copy.sent_to_multiplexer)(through),
            40,
        );
    }
    put("tmux_hint", texts.copy.tmux_hint, 36);
    put("given_to_command", texts.copy.given_to_command, 24);
    let said = || SafeText::sanitize("no");
    for fault in [
        CopyFault::NoAnswer { seconds: 1 },
        CopyFault::NoDisplay,
        CopyFault::Unreachable,
        CopyFault::NotKept,
        CopyFault::Broken,
        CopyFault::NotStarted(said()),
        CopyFault::TooSlow { seconds: 2 },
        CopyFault::NotRead,
        CopyFault::ExitCode {
            code: 127,
            said: said(),
        },
        CopyFault::Signal {
            number: 15,
            said: said(),
        },
    ] {
        let why = (texts.copy.fault)(&fault);
        put("copy_fault", &(texts.copy.failed)(&why), message - 2);
    }
    put("last_link", texts.copy.last_link, message);
    put("unfinished_link", texts.copy.unfinished_link, message);
    put("unfinished_text", texts.copy.unfinished_text, message);
    put(
        "clipboard_command_missing",
        texts.cli.clipboard_command_missing,
        prose,
    );
    for sentence in [
        texts.cli.clipboard_command_no_array,
        texts.cli.clipboard_command_no_program,
        texts.cli.clipboard_command_nul,
    ] {
        put("clipboard_command_refusal", sentence, prose);
    }
    put("sent_to_terminal", texts.copy.sent_to_terminal, message);
    put("nothing_executed", texts.copy.nothing_executed, 24);
    put("no_action_executed", texts.copy.no_action_executed, 24);
    put("cancelled", texts.panes.cancelled, message);
    put("no_entity", texts.card.no_entity, 40);
    put("known_failures", &(texts.card.known_failures)(12), 18);
    put("last_record", texts.card.last_record, 14);
    put("head_actions", texts.card.head_actions, 10);
    put("running", &(texts.panes.running)(3, "12 s"), 24);
    let waited = (texts.time.seconds)(Duration::from_secs(12));
    let asked_again = (texts.errors.asked_again)(&NetFault::HttpStatus(503), &waited, 2, 3);
    put("asked_again", &asked_again, 36);
    put("fetched", &(texts.panes.fetched)(&age), 24);
    put("link_placeholder", texts.home.link_placeholder, 68);
    put("demo_codes", texts.home.demo_codes, 20);
    let overlays = &texts.overlays;
    for overlay in [
        overlays.record,
        overlays.action,
        overlays.block,
        overlays.help,
        overlays.open,
        overlays.commands,
    ] {
        put("overlay", overlay, 24);
    }
    for label in [texts.home.service, texts.home.clipboard, texts.home.zone] {
        put("machine label", label, 12);
    }
    let copy = &texts.copy;
    for way in [
        copy.way_system,
        copy.way_terminal,
        copy.way_both,
        copy.way_off,
        copy.way_none,
        copy.way_command,
    ] {
        put("clipboard way", way, 50);
    }
    put(
        "ask_host",
        &(texts.links.ask_host)("codes.example.org"),
        2 * message,
    );
    put("too_small", &(texts.panes.too_small)(34, 6), 48);
    let help = &texts.help;
    for mark in [
        help.mark_pass,
        help.mark_fail,
        help.mark_other,
        help.mark_untracked,
    ] {
        put("mark", mark, 58);
    }
    put("help_note", texts.help.note, 2 * message);
    for command in Command::ALL {
        put("command", (lang.texts().commands.words)(command), 50);
    }
    for kind in [
        ErrorKind::Net(NetFault::Network),
        ErrorKind::Net(NetFault::Tls(TlsFault::Other)),
        ErrorKind::Net(NetFault::Tls(TlsFault::NotTls)),
        ErrorKind::Net(NetFault::NoConnection {
            time: Duration::from_secs(5),
            proxy: None,
        }),
        ErrorKind::Net(NetFault::NoAnswer),
        ErrorKind::Net(NetFault::BrokenOff),
        ErrorKind::Net(NetFault::NotHttp),
        ErrorKind::Net(NetFault::HeadTooLarge),
        ErrorKind::Net(NetFault::NotUnpackable),
        ErrorKind::Malformed(Mismatch::Empty),
        ErrorKind::Malformed(Mismatch::WebPage),
        ErrorKind::Malformed(Mismatch::CutOff),
        ErrorKind::Malformed(Mismatch::Batch(100)),
        ErrorKind::Net(NetFault::Timeout(Duration::from_secs(600))),
        ErrorKind::Net(NetFault::HttpStatus(503)),
        ErrorKind::Rpc(-32_603),
        ErrorKind::Malformed(Mismatch::NotJson),
        ErrorKind::Malformed(Mismatch::OtherShape),
        ErrorKind::Net(NetFault::TooLarge(32 << 20)),
        ErrorKind::Failed,
        ErrorKind::NoEntity,
        ErrorKind::Net(NetFault::Cancelled),
    ] {
        put("error", &(texts.errors.error)(&kind), 60);
        put("hint", (texts.errors.hint)(&kind), prose);
    }
    for kind in faults() {
        put("fault", &(texts.errors.error)(&kind), prose);
        put("fault hint", (texts.errors.hint)(&kind), prose);
    }
    let cli = &texts.cli;
    for sentence in [
        cli.authorities_unreadable,
        cli.authorities_too_large,
        cli.authorities_binary,
        cli.authorities_none,
        cli.authorities_damaged,
    ] {
        put("authority", sentence, prose);
    }
    for block in [BlockName::States, BlockName::Contract, BlockName::Media] {
        put("block", (texts.card.block)(&block), 18);
    }
    all
}

/// Every fault between this machine and the service.
fn faults() -> Vec<ErrorKind> {
    let text = |text: &str| SafeText::sanitize(text);
    let host = || text("service.example");
    let at = Timestamp::UNIX_EPOCH;
    let unknown = TlsFault::UnknownIssuer {
        host: host(),
        issuer: text("CN=Works CA,O=Works"),
    };
    let tls = [
        unknown.clone(),
        TlsFault::SelfSigned {
            host: host(),
            is_authority: false,
        },
        TlsFault::SelfSigned {
            host: host(),
            is_authority: true,
        },
        TlsFault::OtherHost {
            host: host(),
            names: vec![text("a.example"), text("*.b.example")],
            more: 7,
        },
        TlsFault::OtherHost {
            host: host(),
            names: Vec::new(),
            more: 0,
        },
        TlsFault::Expired {
            from: Some(at),
            until: at,
            clock: at,
        },
        TlsFault::Expired {
            from: None,
            until: at,
            clock: at,
        },
        TlsFault::NotYetValid {
            from: at,
            until: Some(at),
            clock: at,
        },
        TlsFault::NotYetValid {
            from: at,
            until: None,
            clock: at,
        },
        TlsFault::BrokenOff,
        TlsFault::Refused,
        TlsFault::NoAuthorities,
    ];
    let ends = [
        ProxyEnd::Unreachable,
        ProxyEnd::WantsLogin { sent: false },
        ProxyEnd::WantsLogin { sent: true },
        ProxyEnd::Refused(text("service.example:443")),
        ProxyEnd::NoProxy,
        ProxyEnd::Tls(Box::new(unknown)),
        ProxyEnd::Setting(ProxyRefusal::NotAnAddress),
        ProxyEnd::Setting(ProxyRefusal::Scheme(text("ftp"))),
    ];
    let proxies = ends.into_iter().flat_map(|end| {
        [
            ProxySource::Setting,
            ProxySource::Variable("https_proxy"),
            ProxySource::System,
        ]
        .map(|from| {
            let at = text("10.0.0.1:3128");
            let end = end.clone();
            ErrorKind::Net(NetFault::Proxy(Box::new(ProxyFault { at, from, end })))
        })
    });
    let redirects = [
        NotFollowed::OtherOrigin,
        NotFollowed::Downgrade,
        NotFollowed::NotAskable,
        NotFollowed::LosesQuestion,
        NotFollowed::Circle,
        NotFollowed::TooMany,
    ]
    .map(|why| {
        let to = text("https://other.example/");
        let status = 307;
        ErrorKind::Net(NetFault::Redirect(Box::new(Redirect { status, to, why })))
    });
    let attempt = Attempt {
        dialect: None,
        at: text("https://service.example/"),
        end: AttemptEnd::Redirects(text("https://other.example/")),
    };
    tls.into_iter()
        .map(|fault| ErrorKind::Net(NetFault::Tls(fault)))
        .chain(proxies)
        .chain(redirects)
        .chain([
            ErrorKind::NoDialect(vec![attempt]),
            ErrorKind::Net(NetFault::NoConnection {
                time: Duration::from_secs(5),
                proxy: Some(text("10.0.0.1:3128")),
            }),
        ])
        .collect()
}

#[test]
fn every_language_says_something_wherever_one_does() {
    let [first, others @ ..] = Lang::ALL.map(texts);
    for other in &others {
        assert_eq!(first.len(), other.len());
    }
    for one in first.iter().chain(others.iter().flatten()) {
        assert!(!one.1.trim().is_empty(), "{one:?}");
    }
    for command in Command::ALL {
        let empty = Lang::ALL.map(|lang| lang.hint(command).is_empty());
        assert!(empty.iter().all(|it| *it == empty[0]), "{command:?}");
    }
}

#[test]
fn no_text_is_longer_than_its_place_at_eighty_columns() {
    for lang in Lang::ALL {
        for (name, text, room) in texts(lang) {
            assert!(
                cells(&text) <= room,
                "{lang:?} {name}: {} > {room}: {text}",
                cells(&text)
            );
        }
    }
}

#[test]
fn each_language_keeps_to_itself() {
    for (name, text, _) in texts(Lang::En) {
        // The language switch names both.
        if text.contains("中文") {
            continue;
        }
        assert!(text.is_ascii(), "{name}: {text}");
    }
    for (name, text, _) in texts(Lang::Zh) {
        assert!(
            !text.is_ascii() || text.contains("English"),
            "{name} isn't Chinese: {text}"
        );
        // Half-width punctuation between Chinese characters is a slip; so is a missing space beside Latin letters.
        let chars: Vec<char> = text.chars().collect();
        for pair in chars.windows(2) {
            let han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
            assert!(
                !(han(pair[0]) && matches!(pair[1], ',' | ';' | ':' | '(' | ')')),
                "{name}: {text}"
            );
            assert!(
                !(han(pair[0]) && pair[1].is_ascii_alphanumeric()
                    || pair[0].is_ascii_alphanumeric() && han(pair[1])),
                "{name}: no space beside Latin: {text}"
            );
        }
    }
}
