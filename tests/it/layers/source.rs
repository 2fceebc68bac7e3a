//! Rust source reduced to the words that can name a module, without comments, literals and code for tests.

/// A word or a mark, with its line from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    pub text: String,
    pub line: usize,
}

/// The tokens of what ships.
pub fn shipped(source: &str) -> Vec<Token> {
    split_tests(tokens(source)).0
}

/// The names in `#[cfg(test)] mod NAME;`: their files are compiled for tests only.
pub fn test_modules(source: &str) -> Vec<String> {
    split_tests(tokens(source)).1
}

/// Words, `::` and single marks. Comments and text, byte and character literals are left out; lifetimes lose their mark.
fn tokens(source: &str) -> Vec<Token> {
    let chars: Vec<char> = source.chars().collect();
    let at = |index: usize| chars.get(index).copied().unwrap_or('\0');
    let mut tokens = Vec::new();
    let (mut index, mut line) = (0, 1);
    while index < chars.len() {
        let start = index;
        match at(index) {
            '/' if at(index + 1) == '/' => {
                while index < chars.len() && at(index) != '\n' {
                    index += 1;
                }
            }
            '/' if at(index + 1) == '*' => index = end_of_comment(&chars, index),
            '"' => index = end_of_text(&chars, index),
            '\'' => index = end_of_quote(&chars, index),
            first if first.is_alphanumeric() || first == '_' => {
                while at(index).is_alphanumeric() || at(index) == '_' {
                    index += 1;
                }
                let word: String = chars[start..index].iter().collect();
                match raw_text(&chars, &word, index) {
                    Some(end) => index = end,
                    None => tokens.push(Token { text: word, line }),
                }
            }
            ':' if at(index + 1) == ':' => {
                index += 2;
                let text = "::".to_owned();
                tokens.push(Token { text, line });
            }
            mark => {
                index += 1;
                if !mark.is_whitespace() {
                    let text = mark.to_string();
                    tokens.push(Token { text, line });
                }
            }
        }
        let passed = &chars[start..index.min(chars.len())];
        line += passed.iter().filter(|c| **c == '\n').count();
    }
    tokens
}

/// Comments nest.
fn end_of_comment(chars: &[char], start: usize) -> usize {
    let (mut index, mut depth) = (start, 0);
    while index < chars.len() {
        match chars[index..] {
            ['/', '*', ..] => (depth, index) = (depth + 1, index + 2),
            ['*', '/', ..] => (depth, index) = (depth - 1, index + 2),
            _ => index += 1,
        }
        if depth == 0 {
            break;
        }
    }
    index
}

fn end_of_text(chars: &[char], start: usize) -> usize {
    let mut index = start + 1;
    while index < chars.len() && chars[index] != '"' {
        index += if chars[index] == '\\' { 2 } else { 1 };
    }
    index + 1
}

/// The end of a character literal, or only of the mark of a lifetime.
fn end_of_quote(chars: &[char], start: usize) -> usize {
    match chars[start + 1..] {
        ['\\', _, ..] => {
            let rest = &chars[start + 3..];
            let end = rest.iter().position(|c| *c == '\'');
            start + 3 + end.map_or(rest.len(), |end| end + 1)
        }
        [_, '\'', ..] => start + 3,
        _ => start + 1,
    }
}

/// The end of `r"…"`, `r#"…"#`, `br"…"` and `cr"…"`, if `word` before `index` starts one.
fn raw_text(chars: &[char], word: &str, index: usize) -> Option<usize> {
    if !matches!(word, "r" | "br" | "cr") {
        return None;
    }
    let rest = &chars[index..];
    let hashes = rest.iter().take_while(|c| **c == '#').count();
    if rest.get(hashes) != Some(&'"') {
        return None;
    }
    let mut end: Vec<char> = vec!['"'];
    end.resize(hashes + 1, '#');
    let body = &rest[hashes + 1..];
    let found = body.windows(end.len()).position(|part| part == end);
    Some(index + hashes + 1 + found.map_or(body.len(), |at| at + end.len()))
}

/// What ships, and the names of test modules in files of their own.
fn split_tests(tokens: Vec<Token>) -> (Vec<Token>, Vec<String>) {
    let texts: Vec<&str> = tokens.iter().map(|token| token.text.as_str()).collect();
    let (mut shipped, mut modules) = (Vec::new(), Vec::new());
    let mut index = 0;
    while index < tokens.len() {
        if is_test_attribute(&texts[index..]) {
            let end = end_of_item(&texts, index);
            if let ["mod", name, ";"] = texts[end.saturating_sub(3)..end] {
                modules.push(name.to_owned());
            }
            index = end;
        } else {
            shipped.push(tokens[index].clone());
            index += 1;
        }
    }
    (shipped, modules)
}

fn is_test_attribute(texts: &[&str]) -> bool {
    texts.starts_with(&["#", "[", "cfg", "(", "test", ")", "]"])
        || texts.starts_with(&["#", "[", "cfg", "(", "all", "(", "test"])
        || texts.starts_with(&["#", "[", "test", "]"])
}

/// Behind the item that starts with the attribute at `start`: its `;`, or the brace that closes it.
fn end_of_item(texts: &[&str], start: usize) -> usize {
    let mut depth = 0_usize;
    let mut is_use = false;
    for (index, text) in texts.iter().enumerate().skip(start) {
        match *text {
            "use" if depth == 0 => is_use = true,
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => {
                depth = depth.saturating_sub(1);
                if depth == 0 && *text == "}" && !is_use {
                    return index + 1;
                }
            }
            ";" if depth == 0 => return index + 1,
            _ => {}
        }
    }
    texts.len()
}
