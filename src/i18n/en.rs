//! English.

use std::time::Duration;

use super::{Texts, thousands};
use crate::domain::{
    Attempt, AttemptEnd, BlockName, ErrorKind, HostRefusal, KnownLabel, LinkRefusal, Mismatch,
    UrlRefusal,
};
use crate::text::sanitize_line;

pub(super) static TEXTS: Texts = Texts {
    tagline: "the objects behind Caoliao QR codes, read-only",
    other_language: "中文",
    untracked: "not tracked",
    name_untracked: "name not tracked",
    panes: ["Entity", "Ledger", "Actions"],
    block,
    label,
    columns: ["Time", "Result", "Record", "Summary", "By"],
    more_lines: |n| {
        format!(
            "{} more {}",
            thousands(n as u64),
            plural(n, "line", "lines")
        )
    },
    row_place: |n| format!("no. {}", thousands(n as u64)),
    loaded: |n| format!("fetched {}", thousands(n as u64)),
    total: |n| format!("of {n}"),
    total_untracked: "total not tracked",
    card_says: |n| format!("the card says {n}"),
    actions_count: |n| thousands(n as u64),
    loading: |time| format!("fetching   {time}"),
    old_rows: |age| format!("below: as of {age}"),
    ledger_untracked: "The platform does not say whether there are records. That is not the same as having none.",
    ledger_empty: "The service lists 0 records at present.",
    ledger_end: |n| {
        format!(
            "End of what the service lists now: {} {}",
            thousands(n as u64),
            plural(n, "record", "records")
        )
    },
    ledger_repeats: |n| {
        format!(
            "The service repeats its page token; stopped here with {} {}",
            thousands(n as u64),
            plural(n, "record", "records")
        )
    },
    ledger_empty_pages: |n| {
        format!(
            "The service sends page after page without new records; stopped at {} {}",
            thousands(n as u64),
            plural(n, "record", "records")
        )
    },
    ledger_no_token: |n| {
        format!(
            "The service says there is more but gives no page token; {} {} fetched",
            thousands(n as u64),
            plural(n, "record", "records")
        )
    },
    ledger_walking: |n| {
        format!(
            "fetching on to the end, {} so far; Esc stops",
            thousands(n as u64)
        )
    },
    page_failed: "The next page did not arrive: ",
    page_failed_hint: |n, key| {
        format!(
            "The {} above are untouched; {key} goes on from here",
            thousands(n as u64)
        )
    },
    pane_failed_hint: |key| format!("{key} tries again"),
    old_content: |age| format!("what you see is from {age}"),
    odd_record: "This record has an unexpected shape; here it is as sent",
    odd_value: "not the expected kind",
    record_changed: "The same id came twice with different content; this is the later one",
    actions_untracked: "The platform does not say which actions there are. That is not the same as having none.",
    auth: ["needs authorisation", "no authorisation"],
    writes: ["writes", "only reads"],
    destroys: ["destroys existing data", "keeps existing data"],
    once_per_key: ["once per request key", "once per request key"],
    confirm_none: "not asked for",
    confirm: |kind| format!("confirmation {kind}"),
    actions_hint: |key| format!("{key} copies the link for the phone; nothing is executed"),
    promises: "If it is executed (what the platform promises)",
    promises_note: "The annotations are promises about a later execution, not its present state. qrscope only reads and executes nothing.",
    auth_needed: "required; this service never executes, authorised or not",
    auth_not_needed: "not required; this service never executes",
    writes_long: "writes",
    reads_long: "only reads, does not write",
    destroys_long: "destroys existing data",
    keeps_long: "keeps existing data",
    form_via: |tool| format!("{tool} of the public MCP"),
    no_link: "no link to hand to a person",
    url_refusal,
    host_known: |host| format!("{host} is a known code host"),
    host_own: |host| format!("{host} is this code's own host"),
    host_foreign: |host| format!("{host} is not a known code host; check before you open it"),
    host_lookalike: "The host uses other scripts and may look like a common one",
    copied: "Copied",
    sent_to_terminal: "Sent to the terminal",
    nothing_executed: "nothing was executed",
    copy_off: "Copying is off; select by hand:",
    copy_no_way: "No clipboard here; select by hand:",
    copy_too_long: |bytes, limit| {
        format!("{bytes} bytes are more than terminals take ({limit}); nothing was sent")
    },
    copy_failed: |why| format!("Not copied: {why}"),
    copying: "Handing over to the clipboard",
    transitional: "transitional",
    page_members: "What else its page said",
    views: ["rendered", "summary", "raw"],
    no_summary: "The service sent no summary.",
    service_says: "The service says",
    no_entity: "No readable public entity",
    no_entity_why: "The link is wrong or the code is not public. The service answers both the same way; they cannot be told apart here.",
    said: "The service says",
    possible: "Possible reason",
    link_read: "Link as read",
    other_code: |uri| format!("The service answered for {uri}, not for the link asked"),
    other_artifact: |name| {
        if name.is_empty() {
            return "The result has no name; its content fits and is shown".to_owned();
        }
        format!("The result is named '{name}', not as expected; its content fits and is shown")
    },
    error,
    hint,
    last_record: "last",
    last_record_card: "last (card)",
    known_failures: |n| format!("known faults {}", thousands(n as u64)),
    head_actions: "actions",
    nothing_to_sum_up: "The platform gave nothing that could be summed up",
    running: |n, time| {
        format!(
            "{n} {}   {time}",
            if n == 1 { "request" } else { "requests" }
        )
    },
    fetched: |age| format!("fetched {age}"),
    open_title: "Open",
    link_label: "Link",
    link_placeholder: "paste a code link or a whole chat message",
    demo_codes: "Demo codes",
    demo_note: "built in, no network needed",
    machine: "This machine",
    machine_labels: ["Service", "Clipboard", "Time zone"],
    clipboard_ways: [
        "system clipboard",
        "terminal (OSC 52), unconfirmed",
        "system, else the terminal",
        "off",
        "none to be reached",
    ],
    overlays: ["Record", "Action", "Entity", "Help", "Open another code"],
    selected_record: "Selected record",
    raw_title: "As sent",
    raw_cut: |n| format!("{} more bytes not shown", thousands(n as u64)),
    ask_host: |host| format!("{host} is not a known code host. Ask anyway?"),
    ask_host_note: "This sends the link to the query service; the host itself is not visited.",
    other_links: |n| {
        if n == 1 {
            "There is another link in the text; the first is used".to_owned()
        } else {
            format!("There are {n} other links in the text; the first is used")
        }
    },
    link_refusal,
    host_refusal,
    cancelled: "Cancelled; no longer waiting for the service",
    too_small: |w, h| format!("{w}x{h} too small, 40x10 needed"),
    help_groups: ["This pane", "Moving", "The whole program", "Marks"],
    copy_link: "copy link",
    retry: "retry",
    cancel: "cancel",
    marks: [
        "passed (pass)",
        "not passed (fail)",
        "other results, and states",
        "not tracked: not said, which isn't 'no'",
    ],
    help_note: "Works with an input method on: arrows, Enter, Esc, Tab, F-keys; full-width keys count too",
    help_computed: "from the keys in force",
    quotes: ["'", "'"],
    enter_key: "Enter",
    plain_more: |loaded, total| format!("{} / {total}; --all for more", thousands(loaded as u64)),
    clamped: |asked| format!("a page has at most 50 records; {asked} is taken as 50"),
    seconds: |time: Duration| format!("{} s", time.as_secs()),
    colon: ": ",
    host_unknown: |host| format!("{host} is not a known code host; nothing was asked"),
    host_unknown_hint: |host| {
        format!(
            "--allow-host {host} allows it: the link goes to the query service, the host itself is not visited"
        )
    },
    endpoint_refusals: [
        "--endpoint is not a URL",
        "--endpoint takes https only, and http to this machine",
        "--endpoint is plain http to another machine; only https goes there, unless --allow-origin names it",
        "--endpoint has a name or password in it and isn't used",
    ],
    demo_or_endpoint: "--demo brings its own service and can't be used with --endpoint",
    link_missing: "without a terminal a link is needed; --demo without one lists its codes",
    usage_hint: "see qrscope --help",
    text_goes_out: |endpoint| format!("this text goes to {endpoint}:"),
    text_send_it: "Send it? [y/N]",
    text_needs_yes: "nothing was sent: without a terminal to ask at, --yes is needed",
    text_not_sent: "nothing was sent",
    task_labels: [
        "Task",
        "Conversation",
        "State",
        "Time",
        "Agent says",
        "Artifact",
        "History",
    ],
    tasks_none: "the service holds no such tasks",
    tasks_repeat: |n| {
        format!(
            "the service doesn't go on after {} tasks",
            thousands(n as u64)
        )
    },
    card_labels: [
        "Provider",
        "Version",
        "Documentation",
        "Security",
        "Extension",
        "required",
    ],
    card_headings: ["Interfaces", "Capabilities", "Skills"],
    contradiction: |member| {
        format!("the card says {member}, which the service's documentation denies")
    },
    contract_extension: "the read-only contract",
    not_spoken: "not spoken here",
    origin_refused: |text| {
        format!(
            "--allow-origin {text} is no origin: scheme, host and port, such as https://example.com"
        )
    },
    header_refusals: [
        "not in the form 'Name: value'",
        "that is no name of a header",
        "the program itself decides about this one",
        "the value is empty or holds characters that no header may hold",
        "the variable isn't set",
        "the file can't be read",
    ],
    zone_refused: |zone| {
        format!(
            "--tz {zone} is no time zone: a name such as Asia/Shanghai or an offset such as +08:00"
        )
    },
    serve_failed: |why| format!("the demo service did not start: {why}"),
    start_failed: |why| format!("the program could not start: {why}"),
    output_failed: |why| format!("the output could not be written: {why}"),
    odd_exported: |n| {
        format!(
            "records of an unexpected shape: {}; they stand as sent in the column summary",
            thousands(n as u64)
        )
    },
    came_twice: |n| {
        format!(
            "records whose id came before with other content: {}; all are listed",
            thousands(n as u64)
        )
    },
};

fn block(name: &BlockName) -> &str {
    match name {
        BlockName::States => "States",
        BlockName::Properties => "Properties",
        BlockName::Relations => "Relations",
        BlockName::Plans => "Plans",
        BlockName::Media => "Media",
        BlockName::Thing => "Thing",
        BlockName::Code => "Code",
        BlockName::Binding => "Binding",
        BlockName::Records => "Record preview",
        BlockName::Actions => "Action preview",
        BlockName::Endpoints => "Addresses",
        BlockName::Contract => "Contract",
        BlockName::Unknown(name) => name.as_str(),
    }
}

const fn label(label: KnownLabel) -> &'static str {
    match label {
        KnownLabel::Name => "Name",
        KnownLabel::Kind => "Type",
        KnownLabel::Organisation => "Organisation",
        KnownLabel::Id | KnownLabel::ActionId => "Id",
        KnownLabel::IdScheme => "Id scheme",
        KnownLabel::Uri => "Link",
        KnownLabel::Status => "Status",
        KnownLabel::CreatedAt => "Created",
        KnownLabel::Since => "Since",
        KnownLabel::CodeId => "Code id",
        KnownLabel::ThingId => "Thing id",
        KnownLabel::HistoryCount => "Bindings",
        KnownLabel::Total => "Total",
        KnownLabel::Preview => "Newest",
        KnownLabel::Images => "Images",
        KnownLabel::Attachments => "Files",
        KnownLabel::Version => "Version",
        KnownLabel::Rules => "Rules",
        KnownLabel::Record => "Record",
        KnownLabel::Result => "Result",
        KnownLabel::Time => "Time",
        KnownLabel::RawTime | KnownLabel::AsSent => "As sent",
        KnownLabel::By => "By",
        KnownLabel::Summary => "Summary",
        KnownLabel::Snapshot => "As it was then",
        KnownLabel::OtherMembers => "Other members",
        KnownLabel::HumanUrl => "humanUrl",
        KnownLabel::Authorisation => "Authorisation",
        KnownLabel::Writes => "Writing",
        KnownLabel::Destroys => "Destroying",
        KnownLabel::Repeat => "Repetition",
        KnownLabel::Confirmation => "Confirmation",
        KnownLabel::Precondition => "Precondition",
        KnownLabel::FormFields => "Form fields",
    }
}

fn url_refusal(refusal: &UrlRefusal) -> String {
    match refusal {
        UrlRefusal::NotAUrl => "not a URL, can't be copied".to_owned(),
        UrlRefusal::Scheme(scheme) => format!(
            "a {}: link isn't handed out, only http and https are",
            scheme.one_line()
        ),
        UrlRefusal::UserInfo => "the link carries a name or password, can't be copied".to_owned(),
        UrlRefusal::Control => {
            "the link has control or invisible characters or a backslash, can't be copied"
                .to_owned()
        }
        UrlRefusal::NoHost => "the link has no host, can't be copied".to_owned(),
        UrlRefusal::TooLong => "the link is too long, can't be copied".to_owned(),
    }
}

fn link_refusal(refusal: &LinkRefusal) -> String {
    match refusal {
        LinkRefusal::NoLink => {
            "There is no code link in this text. One looks like qr71.cn/abc/def".to_owned()
        }
        LinkRefusal::NotACode { found } => format!(
            "{} is no code link; one has exactly two parts of letters or digits after the host",
            found.one_line()
        ),
        LinkRefusal::Port { found } => {
            format!("{} has a port; code links have none", found.one_line())
        }
        LinkRefusal::UserInfo { found } => format!(
            "{} has a name or password in it and isn't asked about",
            found.one_line()
        ),
        LinkRefusal::BadHost { found } => format!("The host of {} can't be one", found.one_line()),
        LinkRefusal::Scheme { found } => format!("{} is no http or https link", found.one_line()),
    }
}

fn host_refusal(refusal: &HostRefusal) -> String {
    match refusal {
        HostRefusal::Empty => "the host is empty",
        HostRefusal::TooLong => "the host is too long",
        HostRefusal::IpAddress => "IP addresses aren't taken",
        HostRefusal::NotAName => "not a host name",
    }
    .to_owned()
}

fn error(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::Network => "the service can't be reached".to_owned(),
        ErrorKind::Tls => "the secure connection could not be made".to_owned(),
        ErrorKind::Proxy => "the proxy refused the connection".to_owned(),
        ErrorKind::Timeout(time) => format!("no answer within {} s", time.as_secs()),
        ErrorKind::HttpStatus(status) => format!("the service answered HTTP {status}"),
        ErrorKind::Rpc(-32001) => "the service holds no such task, or no longer".to_owned(),
        ErrorKind::Rpc(code) => format!("the service refused the question ({code})"),
        ErrorKind::Malformed(mismatch) => match mismatch {
            Mismatch::NotJson => "the answer isn't whole JSON".to_owned(),
            Mismatch::NotRpc => "the answer isn't JSON-RPC".to_owned(),
            Mismatch::WrongId => "the answer belongs to another question".to_owned(),
            Mismatch::NoTask => "the answer has neither a task nor a message".to_owned(),
            Mismatch::NoData => "the answer has no data part".to_owned(),
            Mismatch::WhichArtifact(n) => {
                format!("the answer has {n} results, none with the expected name")
            }
            Mismatch::OtherShape => "the data is of another shape than this question's".to_owned(),
        },
        ErrorKind::TooLarge(limit) => format!(
            "the answer is over {} MiB and was not taken",
            limit / (1024 * 1024)
        ),
        ErrorKind::Failed => "the service did not complete the task".to_owned(),
        ErrorKind::NoEntity => "no readable public entity".to_owned(),
        ErrorKind::TaskState(state) => {
            format!("the task stands at {}, not completed", state.one_line())
        }
        ErrorKind::StillWorking(task) => format!(
            "the service is still working on it (task {})",
            named(task.id.as_deref())
        ),
        ErrorKind::NoDialect(tried) => {
            format!("nothing here speaks A2A; tried: {}", attempts(tried))
        }
        ErrorKind::NoTaskList(tried) => {
            format!(
                "the service can't list its tasks; tried: {}",
                attempts(tried)
            )
        }
        ErrorKind::OtherOrigin(origin) => format!(
            "the agent card leads to another origin, {}; nothing was sent there",
            origin.one_line()
        ),
        ErrorKind::Cancelled => "cancelled".to_owned(),
    }
}

fn attempts(tried: &[Attempt]) -> String {
    let one = |attempt: &Attempt| {
        let dialect = attempt.dialect.as_ref();
        let what = dialect.map_or("agent card".into(), |dialect| dialect.one_line());
        let end = match attempt.end {
            AttemptEnd::Status(status) => format!("HTTP {status}"),
            AttemptEnd::Rpc(code) => format!("error {code}"),
            AttemptEnd::WebPage => "a web page".to_owned(),
            AttemptEnd::NoCard => "no agent card".to_owned(),
            AttemptEnd::CardTooLarge(limit) => format!("over {} MiB", limit / (1024 * 1024)),
            AttemptEnd::NothingSpoken => "names nothing else that is spoken here".to_owned(),
            AttemptEnd::NotInDialect => "has no such question".to_owned(),
        };
        format!("{what} {} ({end})", attempt.at.one_line())
    };
    tried.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn named(id: Option<&str>) -> String {
    sanitize_line(id.unwrap_or("?")).into_owned()
}

const fn plural(count: usize, one: &'static str, many: &'static str) -> &'static str {
    if count == 1 { one } else { many }
}

const fn hint(kind: &ErrorKind) -> &'static str {
    match kind {
        ErrorKind::Network => "check the network and --endpoint, then try again",
        ErrorKind::Tls => "check this machine's clock and the system's certificates",
        ErrorKind::Proxy => "check the proxy settings",
        ErrorKind::Timeout(_) => "try again, or wait longer with --timeout",
        ErrorKind::HttpStatus(429 | 502..=504) => "the service is busy; try again later",
        ErrorKind::NoDialect(_) => {
            "check --endpoint; --dialect and --binding say what to speak without finding out"
        }
        ErrorKind::NoTaskList(_) => "only A2A 1.0 has a list; a task's id can be asked for",
        ErrorKind::OtherOrigin(_) => "if you trust it, allow it with --allow-origin ORIGIN",
        ErrorKind::StillWorking(_) => "ask for the task again later",
        ErrorKind::HttpStatus(401 | 403) => "this address wants a login; --header can send one",
        ErrorKind::HttpStatus(500..) => "the fault is the service's; try again later",
        ErrorKind::HttpStatus(_)
        | ErrorKind::Malformed(Mismatch::NotJson | Mismatch::NotRpc | Mismatch::NoTask)
        | ErrorKind::Rpc(-32601) => "check that --endpoint is an A2A address",
        ErrorKind::Malformed(_) => "the service answered, but not so that it can be used here",
        ErrorKind::TooLarge(_) => "for the ledger a smaller --page-size may help",
        ErrorKind::NoEntity => {
            "the link is wrong or the code is not public; they cannot be told apart here"
        }
        ErrorKind::TaskState(_) => "this program only reads and can't go on with the task for you",
        ErrorKind::Rpc(_) | ErrorKind::Failed | ErrorKind::Cancelled => "you may try again",
    }
}
