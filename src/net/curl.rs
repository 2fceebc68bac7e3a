//! An exchange as a command that sends the same again.

use std::fmt::Write as _;

use super::exchange::{Body, Exchange, SentHeader, SentValue};
use crate::text::drives_a_terminal;

/// The exchange as one line for a POSIX shell. Everything that was sent stands in single quotes, so that the shell changes nothing;
/// a secret is the variable that holds it. `None` if the body sent isn't kept whole.
#[must_use]
pub(crate) fn curl_command(exchange: &Exchange) -> Option<String> {
    let mut command = String::from("curl --globoff");
    for header in &exchange.request_headers {
        command.push_str(" -H ");
        command.push_str(&quoted_header(header));
    }
    match &exchange.request_body {
        Body::None if exchange.http_method == "POST" => command.push_str(" --data-raw ''"),
        Body::None => {}
        Body::Text { text, whole: true } => {
            command.push_str(" --data-raw ");
            command.push_str(&quoted(text));
        }
        Body::Text { whole: false, .. } | Body::Dropped => return None,
    }
    command.push(' ');
    command.push_str(&quoted(&exchange.url));
    Some(command)
}

fn quoted_header(header: &SentHeader) -> String {
    match &header.value {
        // With a colon curl would leave the header out.
        SentValue::Plain(value) if value.is_empty() => quoted(&format!("{};", header.name)),
        SentValue::Plain(value) => quoted(&format!("{}: {value}", header.name)),
        SentValue::Secret { variable } => {
            format!("{}\"${variable}\"", quoted(&format!("{}: ", header.name)))
        }
    }
}

/// The text in single quotes, those in it closed, escaped and opened again. What could drive the terminal that the command is pasted
/// into comes out of `printf`, byte by byte.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("'");
    for c in text.chars() {
        match c {
            '\'' => quoted.push_str(r"'\''"),
            c if drives_a_terminal(c) => {
                quoted.push_str("'\"$(printf '");
                for byte in c.encode_utf8(&mut [0; 4]).bytes() {
                    // Writing to a String can't fail.
                    let _ = write!(quoted, "\\{byte:03o}");
                }
                quoted.push_str("')\"'");
            }
            c => quoted.push(c),
        }
    }
    quoted + "'"
}

#[cfg(test)]
pub(super) mod tests;
