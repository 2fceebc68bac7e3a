//! JSON as sent, over several lines: only white space between tokens is ours.

use super::line::{Line, Piece, wrap_pieces};
use crate::domain::{JsonToken, RawJson, tokens_of};
use crate::i18n::Texts;
use crate::text::sanitize_line;
use crate::theme::Role;

/// A raw view doesn't grow without bound, whatever was sent.
const LINE_LIMIT: usize = 50_000;

const INDENT: usize = 2;

/// Lays a value out in lines of at most `width` cells.
#[must_use]
pub(crate) fn json_lines(json: &RawJson, width: usize, texts: &Texts) -> Vec<Line> {
    json_lines_up_to(LINE_LIMIT, json, width, texts)
}

/// The same, of at most about `limit` lines; the last one says how much is left out.
#[must_use]
pub(crate) fn json_lines_up_to(
    limit: usize,
    json: &RawJson,
    width: usize,
    texts: &Texts,
) -> Vec<Line> {
    let mut out = JsonLines {
        lines: Vec::new(),
        line: Vec::new(),
        width,
        depth: 0,
    };
    let mut tokens = tokens_of(json).peekable();
    let mut shown_bytes = 0;
    while let Some(token) = tokens.next() {
        if out.lines.len() >= limit {
            out.end_line();
            out.lines.push(vec![Piece::new(
                Role::Warn,
                (texts.panes.raw_cut)(json.as_str().len().saturating_sub(shown_bytes)),
            )]);
            return out.lines;
        }
        match token {
            JsonToken::Open(bracket) => {
                shown_bytes += 1;
                match tokens.peek() {
                    Some(JsonToken::Close(_)) => {
                        let close = if bracket == '{' { "{}" } else { "[]" };
                        tokens.next();
                        out.push(Role::Text, close);
                    }
                    _ => {
                        out.push(Role::Text, if bracket == '{' { "{" } else { "[" });
                        out.end_line();
                        out.depth += 1;
                    }
                }
            }
            JsonToken::Close(bracket) => {
                out.end_line();
                out.depth = out.depth.saturating_sub(1);
                out.push(Role::Text, if bracket == '}' { "}" } else { "]" });
                shown_bytes += 1;
            }
            JsonToken::Comma => {
                out.push(Role::Text, ",");
                out.end_line();
                shown_bytes += 1;
            }
            JsonToken::Colon => {
                out.push(Role::Dim, ": ");
                shown_bytes += 1;
            }
            JsonToken::Text(text) => {
                shown_bytes += text.len();
                let role = if matches!(tokens.peek(), Some(JsonToken::Colon)) {
                    Role::Dim
                } else {
                    Role::Text
                };
                out.push(role, text);
            }
            JsonToken::Word(word) => {
                shown_bytes += word.len();
                out.push(Role::Text, word);
            }
        }
    }
    out.end_line();
    out.lines
}

struct JsonLines {
    lines: Vec<Line>,
    line: Line,
    width: usize,
    depth: usize,
}

impl JsonLines {
    fn push(&mut self, role: Role, text: &str) {
        self.line
            .push(Piece::new(role, sanitize_line(text).into_owned()));
    }

    fn end_line(&mut self) {
        if self.line.is_empty() {
            return;
        }
        let line = std::mem::take(&mut self.line);
        // Deep nesting must not push the text out of the window.
        let indent = (self.depth * INDENT).min(self.width / 2);
        wrap_pieces(&line, indent, self.width, &mut self.lines);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::i18n::Lang;
    use crate::present::{line_width, plain};

    fn lines(json: &str, width: usize) -> Vec<String> {
        json_lines(&RawJson::parse(json).unwrap(), width, Lang::En.texts())
            .iter()
            .map(|line| plain(line))
            .collect()
    }

    #[test]
    fn values_stay_exactly_as_sent() {
        assert_eq!(
            lines(
                r#"{"a":1.10,"b":[9007199254740993,1e400],"c":{},"d":"x\u0041"}"#,
                60
            ),
            [
                "{",
                "  \"a\": 1.10,",
                "  \"b\": [",
                "    9007199254740993,",
                "    1e400",
                "  ],",
                "  \"c\": {},",
                "  \"d\": \"x\\u0041\"",
                "}"
            ]
        );
    }

    #[test]
    fn long_values_wrap_and_deep_ones_stay_in_the_window() {
        let deep = format!(
            "{}\"{}\"{}",
            "[".repeat(100),
            "长文".repeat(50),
            "]".repeat(100)
        );
        for line in json_lines(&RawJson::parse(&deep).unwrap(), 40, Lang::En.texts()) {
            assert!(line_width(&line) <= 40, "{}", plain(&line));
        }
    }

    #[test]
    fn controls_from_data_are_shown_not_sent() {
        let json = "{\"a\":\"\u{9b}31m \u{202e}x\u{7f}\"}";
        let text = lines(json, 200).concat();
        assert!(
            !text.contains(['\u{9b}', '\u{202e}', '\u{7f}']) && text.contains("<U+202E>"),
            "{text}"
        );
    }
}
