//! What stands behind the options in the help and in the manual page.

/// Exit codes, and the lines that say what they mean.
pub(in crate::cli) const EXIT_CODES: [(&str, &[&str]); 8] = [
    ("0", &["the answer was printed, or the explorer was left"]),
    ("1", &["anything not named here"]),
    (
        "2",
        &[
            "the words of the command line are wrong, or the link or host isn't one that is asked about,",
            "or the card leads to an origin that isn't allowed",
        ],
    ),
    (
        "3",
        &["the service can't be reached, or TLS or a proxy refuses"],
    ),
    (
        "4",
        &["the service refused, or its answer can't be used, or the task ended otherwise"],
    ),
    ("5", &["no answer in time"]),
    ("6", &["no readable public entity"]),
    (
        "129, 130, 131, 143",
        &["ended by SIGHUP, SIGINT, SIGQUIT, SIGTERM"],
    ),
];

/// What else is to be known, a line each.
pub(in crate::cli) const NOTES: [&str; 4] = [
    "Data goes to stdout, everything else to stderr. `qrscope COMMAND --help` tells what a command prints.",
    "Options of every command, but --header, may also stand in the environment, as QRSCOPE_ and their names in capitals with _ for -.",
    "Options of every command, but --config, may also stand in the config file; `qrscope generate config` prints one with all that may stand there.",
    "A flag is stronger than its variable, which is stronger than the file. A command's own options are flags only, except for QRSCOPE_OFFLINE.",
];

/// All of it as the help prints it.
pub(super) fn text() -> String {
    let mut text = "Exit codes:\n".to_owned();
    for (codes, meaning) in EXIT_CODES {
        text.push_str(&format!("  {codes}    {}\n", meaning.join("\n       ")));
    }
    text + "\n" + &NOTES.join("\n")
}
