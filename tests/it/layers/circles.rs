//! Circles between files: who imports whom, with every re-export followed to the file that defines.

use super::{
    module_path, shipped_files,
    source::{Token, shipped},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// A module, from the root down.
type Module = Vec<String>;

/// One path in the source of a module: `pub use` or any other mention.
struct Mention {
    is_reexport: bool,
    path: Vec<String>,
}

/// What each module's source mentions.
pub struct Sources {
    mentions: BTreeMap<Module, Vec<Mention>>,
    /// The files called `mod.rs`, whose re-exports are a room's face and no use of their own.
    faces: BTreeSet<Module>,
}

impl Sources {
    /// Reads every file under `src` that ships.
    pub fn read(src: &Path) -> Self {
        let files = shipped_files(src).into_iter().map(|path| {
            let name = path.strip_prefix(src).unwrap().to_owned();
            (
                name.to_str().unwrap().to_owned(),
                fs::read_to_string(&path).unwrap(),
            )
        });
        Self::of(files)
    }

    /// From the names of files under `src`, with their text.
    pub fn of(files: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut sources = Self {
            mentions: BTreeMap::new(),
            faces: BTreeSet::new(),
        };
        for (name, text) in files {
            let mut module = module_path(Path::new(&name));
            if module == ["lib"] {
                module.clear();
            } else if name.ends_with("mod.rs") {
                sources.faces.insert(module.clone());
            }
            sources.mentions.insert(module, mentions(&shipped(&text)));
        }
        sources
    }

    /// The groups of modules each of which needs every other, by name.
    pub fn circles(&self) -> Vec<Vec<String>> {
        let edges = self.edges();
        let reached: BTreeMap<&Module, BTreeSet<&Module>> = edges
            .keys()
            .map(|module| (module, reachable(module, &edges)))
            .collect();
        let mut seen: BTreeSet<&Module> = BTreeSet::new();
        let mut circles = Vec::new();
        for (module, all) in &reached {
            if !all.contains(module) || seen.contains(module) {
                continue;
            }
            let back =
                |other: &&&Module| reached.get(**other).is_some_and(|its| its.contains(module));
            let circle: Vec<&Module> = all.iter().filter(back).copied().collect();
            circles.push(circle.iter().map(|module| module.join("::")).collect());
            seen.extend(circle);
        }
        circles
    }

    fn edges(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let reexports = self.reexports();
        let mut edges: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
        for (module, mentions) in &self.mentions {
            for mention in mentions {
                if mention.is_reexport && self.faces.contains(module) {
                    continue;
                }
                let target = self
                    .absolute(module, &mention.path)
                    .and_then(|path| self.resolve(&path, &reexports, 0));
                if let Some(target) = target.filter(|target| !target.is_empty() && target != module)
                {
                    edges.entry(module.clone()).or_default().insert(target);
                }
            }
        }
        edges
    }

    /// Where each module's re-exported names come from.
    fn reexports(&self) -> BTreeMap<&Module, BTreeMap<String, Vec<String>>> {
        let mut all: BTreeMap<&Module, BTreeMap<String, Vec<String>>> = BTreeMap::new();
        for (module, mentions) in &self.mentions {
            for mention in mentions.iter().filter(|mention| mention.is_reexport) {
                if let Some(path) = self.absolute(module, &mention.path)
                    && let Some(name) = path.last().cloned()
                {
                    all.entry(module).or_default().insert(name, path);
                }
            }
        }
        all
    }

    /// The path from the root; none if it leads out of the crate.
    fn absolute(&self, module: &Module, path: &[String]) -> Option<Vec<String>> {
        let (first, rest) = path.split_first()?;
        let mut base = module.clone();
        match first.as_str() {
            "crate" => base.clear(),
            "self" => {}
            "super" => {
                let supers = path.iter().take_while(|part| *part == "super").count();
                base.truncate(base.len().saturating_sub(supers));
                base.extend_from_slice(&path[supers..]);
                return Some(base);
            }
            child => {
                base.push(child.to_owned());
                if !self.mentions.contains_key(&base) {
                    return None;
                }
            }
        }
        base.extend_from_slice(rest);
        Some(base)
    }

    /// The module that defines what is at `path`.
    fn resolve(
        &self,
        path: &[String],
        reexports: &BTreeMap<&Module, BTreeMap<String, Vec<String>>>,
        depth: usize,
    ) -> Option<Module> {
        let length = (0..=path.len())
            .rev()
            .find(|length| self.mentions.contains_key(&path[..*length]))?;
        let module = path[..length].to_vec();
        let from = path.get(length).and_then(|name| {
            let found = reexports.get(&module)?.get(name)?;
            (found != path && depth < 6).then(|| [found, &path[length + 1..]].concat())
        });
        match from {
            Some(from) => self.resolve(&from, reexports, depth + 1),
            None => Some(module),
        }
    }
}

fn reachable<'a>(
    from: &'a Module,
    edges: &'a BTreeMap<Module, BTreeSet<Module>>,
) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::new();
    let mut next = vec![from];
    while let Some(module) = next.pop() {
        for target in edges.get(module).into_iter().flatten() {
            if reached.insert(target) {
                next.push(target);
            }
        }
    }
    reached
}

fn mentions(tokens: &[Token]) -> Vec<Mention> {
    let text = |index: usize| tokens.get(index).map_or("", |token| token.text.as_str());
    let mut found = Vec::new();
    let mut index = 0;
    while index < tokens.len() {
        match text(index) {
            "use" => {
                let is_reexport = index > 0 && matches!(text(index - 1), "pub" | ")");
                let mut paths = Vec::new();
                index = tree(tokens, index + 1, &[], &mut paths);
                found.extend(paths.into_iter().map(|path| Mention { is_reexport, path }));
            }
            "crate" | "super" | "self"
                if text(index + 1) == "::" && (index == 0 || text(index - 1) != "::") =>
            {
                let mut path = vec![text(index).to_owned()];
                while text(index + 1) == "::" && is_word(text(index + 2)) {
                    path.push(text(index + 2).to_owned());
                    index += 2;
                }
                found.push(Mention {
                    is_reexport: false,
                    path,
                });
            }
            _ => {}
        }
        index += 1;
    }
    found
}

/// Reads one tree of a `use` and gives the place of the mark behind it.
fn tree(
    tokens: &[Token],
    mut index: usize,
    prefix: &[String],
    found: &mut Vec<Vec<String>>,
) -> usize {
    let text = |index: usize| tokens.get(index).map_or(";", |token| token.text.as_str());
    let mut path = prefix.to_vec();
    loop {
        match text(index) {
            "," | "}" | ";" => {
                found.push(path);
                return index;
            }
            "{" => loop {
                index += 1;
                if matches!(text(index), "}" | ";") {
                    return index + 1;
                }
                index = tree(tokens, index, &path, found);
                if matches!(text(index), "}" | ";") {
                    return index + 1;
                }
            },
            // The name behind it is only another for the same.
            "as" => index += 1,
            // The last of a path: the module itself.
            "self" if !path.is_empty() => {}
            word if is_word(word) => path.push(word.to_owned()),
            _ => {}
        }
        index += 1;
    }
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::Sources;

    fn circles(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let files = files.iter();
        Sources::of(files.map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))).circles()
    }

    #[test]
    fn files_that_need_each_other_are_a_circle() {
        let a = ("app/a.rs", "use super::b::{self, B as C}; fn f() {}");
        let b = ("app/b.rs", "fn g(x: crate::app::a::A) {}");
        assert_eq!(circles(&[a, b]), [["app::a", "app::b"]]);
        let straight = ("app/b.rs", "fn g() {}");
        assert_eq!(circles(&[a, straight]), [[""; 0]; 0]);
        let tested = (
            "app/b.rs",
            "#[cfg(test)] mod tests { use super::super::a::A; }",
        );
        assert_eq!(circles(&[a, tested]), [[""; 0]; 0]);
    }

    #[test]
    fn a_room_s_face_hides_no_circle_and_is_none_itself() {
        let face = (
            "app/mod.rs",
            "mod a; mod b; pub use a::A; pub(crate) use b::{B, c::C};",
        );
        let a = ("app/a.rs", "use crate::{text::{T}, app::{C}};");
        let b = ("app/b.rs", "pub use c::C; mod c;");
        let c = ("app/b/c.rs", "use super::super::A;");
        assert_eq!(circles(&[face, a, b, c]), [["app::a", "app::b::c"]]);
        let c = ("app/b/c.rs", "");
        assert_eq!(circles(&[face, a, b, c]), [[""; 0]; 0]);
    }

    #[test]
    fn more_than_two_are_one_circle() {
        let files = [
            ("a.rs", "use crate::b::B;"),
            ("b.rs", "use crate::c::C;"),
            ("c.rs", "use crate::a::A;"),
            ("d.rs", "use crate::a::A;"),
        ];
        assert_eq!(circles(&files), [["a", "b", "c"]]);
    }
}
