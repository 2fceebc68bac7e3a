//! Which rooms a file names, through `crate::` or through enough `super::`.

use super::source::{Token, shipped};

/// The first name below the crate's root in one path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    pub room: String,
    pub line: usize,
}

/// Every room that the source of the module at `module` names outside its tests, in use declarations and in other code.
pub fn imports(module: &[String], source: &str) -> Vec<Import> {
    let tokens = shipped(source);
    let mut found = Vec::new();
    // For each open brace: whether it is an inline module's, which `super` has to leave too.
    let mut braces = Vec::new();
    let mut index = 0;
    while index < tokens.len() {
        match text(&tokens, index) {
            "{" => {
                let is_module = index > 1 && text(&tokens, index - 2) == "mod";
                braces.push(is_module);
            }
            "}" => _ = braces.pop(),
            "crate" | "super" | "self" if index == 0 || text(&tokens, index - 1) != "::" => {
                let inline = braces.iter().filter(|is_module| **is_module).count();
                let depth = module.len() + inline;
                index = follow(&tokens, index, depth, &mut found);
                continue;
            }
            _ => {}
        }
        index += 1;
    }
    found
}

fn text(tokens: &[Token], index: usize) -> &str {
    tokens.get(index).map_or("", |token| token.text.as_str())
}

/// Follows the path at `index` from a module that lies `depth` below the root; gives the place behind it.
///
/// At depth 0 the next name is a room. Below that, only `super` and groups can still lead to one.
fn follow(tokens: &[Token], mut index: usize, depth: usize, found: &mut Vec<Import>) -> usize {
    let mut depth = depth;
    loop {
        let line = tokens.get(index).map_or(0, |token| token.line);
        match text(tokens, index) {
            "crate" => depth = 0,
            "super" => depth = depth.saturating_sub(1),
            "self" if depth > 0 => {}
            "{" => return follow_group(tokens, index, depth, found),
            name => {
                if depth == 0 && is_name(name) {
                    let room = name.to_owned();
                    found.push(Import { room, line });
                }
                // Below a room nothing can leave it; behind a group's brace the caller goes on.
                return skip_path(tokens, index);
            }
        }
        index += 1;
        if text(tokens, index) == "::" {
            index += 1;
        } else {
            // The root itself under another name would hide what comes through it.
            if depth == 0 && text(tokens, index) == "as" {
                let room = "self".to_owned();
                found.push(Import { room, line });
            }
            return index;
        }
    }
}

/// Each branch of `{a, b::{c}}` starts where the group does.
fn follow_group(tokens: &[Token], start: usize, depth: usize, found: &mut Vec<Import>) -> usize {
    let mut index = start + 1;
    while index < tokens.len() {
        match text(tokens, index) {
            "}" => return index + 1,
            "," => index += 1,
            _ => {
                let next = follow(tokens, index, depth, found).max(index + 1);
                index = skip_to_end_of_branch(tokens, next);
            }
        }
    }
    index
}

/// Behind the rest of a path, with its groups.
fn skip_path(tokens: &[Token], start: usize) -> usize {
    let mut index = start + 1;
    while text(tokens, index) == "::" {
        index += 1;
        if text(tokens, index) == "{" {
            return skip_braces(tokens, index);
        }
        // `::<` starts generic arguments, in which new paths may stand.
        if text(tokens, index) != "<" {
            index += 1;
        }
    }
    index
}

fn skip_braces(tokens: &[Token], start: usize) -> usize {
    let mut depth = 0_usize;
    for index in start..tokens.len() {
        match text(tokens, index) {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return index + 1;
        }
    }
    tokens.len()
}

/// Over `as name` to the `,` or `}` of the group.
fn skip_to_end_of_branch(tokens: &[Token], start: usize) -> usize {
    (start..tokens.len())
        .find(|index| matches!(text(tokens, *index), "," | "}"))
        .unwrap_or(tokens.len())
}

fn is_name(text: &str) -> bool {
    text == "*" || text.starts_with(|c: char| c.is_alphabetic() || c == '_')
}
