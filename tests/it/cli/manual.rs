//! The manual page and the help: what stands in them beside the options.

use crate::support::run::qrscope;

#[test]
fn the_manual_page_has_the_environment_and_the_config_file() {
    let man = qrscope(&["generate", "man"]).stdout;
    let section = |name: &str| {
        let (_, rest) = man
            .split_once(&format!("\n.SH {name}\n"))
            .unwrap_or_else(|| panic!("{man}"));
        rest.split("\n.SH").next().unwrap_or_default()
    };
    let environment = section("ENVIRONMENT");
    assert!(environment.starts_with("Options of every command, but \\-\\-header, may"));
    for name in [
        "QRSCOPE_CLIPBOARD_COMMAND",
        "QRSCOPE_CODE_HOSTS",
        "NO_COLOR",
        "COLORFGBG",
        "https_proxy, http_proxy, all_proxy, no_proxy",
        "SSL_CERT_FILE, SSL_CERT_DIR",
    ] {
        let entry = format!("\n.TP\n\\fB{name}\\fR\n");
        assert!(environment.contains(&entry), "{name} in {environment}");
    }
    let files = section("FILES");
    let config = ".TP\n\\fB\\(ti/.config/qrscope/config.toml\\fR\nThe config file.";
    assert!(files.starts_with(config), "{files}");
    assert!(files.contains("qrscope\\econfig.toml"), "{files}");
}

#[test]
fn help_says_how_several_values_stand_in_one_variable() {
    let help = qrscope(&["--help"]).stdout;
    let words: Vec<&str> = help.split_whitespace().collect();
    let help = words.join(" ");
    for option in ["--allow-origin <ORIGIN>", "--allow-host <HOST>"] {
        let (_, rest) = help.split_once(option).unwrap_or_else(|| panic!("{help}"));
        let about = rest.split("[env: ").next().unwrap_or_default();
        let phrase = "may be repeated, and commas separate several, also in the variable";
        assert!(about.contains(phrase), "{option}: {about}");
    }
}
