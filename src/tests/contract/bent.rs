//! Every node of the documented answers replaced, deleted and added to, one at a time: nothing panics, and what isn't bent stays.

use super::{
    fixture::{Capture, ID, error_of},
    tree::Tree,
};
use crate::tests::client::asking::{Reply, decode};
use jiff::Timestamp;
use qrscope::{
    a2a::{Dialect, read_send},
    domain::{
        Block, ErrorKind, LoadError, Mismatch, Page, RawJson, Skill, Tracked, facts_of_block,
        facts_of_members,
    },
};

/// What stands in for a node; `None` deletes it.
pub fn replacements() -> Vec<Option<Tree>> {
    let mut all: Vec<_> = [
        "null",
        "{}",
        "[]",
        "\"\"",
        "0",
        "true",
        "-1.5e300",
        "\"\\ud800\"",
    ]
    .map(|json| Some(Tree::Leaf(json.to_owned())))
    .into();
    all.push(Some(Tree::text(&"长".repeat(5_000))));
    all.push(Some(Tree::Leaf(format!(
        "{}1{}",
        "[".repeat(500),
        "]".repeat(500)
    ))));
    all.push(Some(Tree::Leaf(format!(
        "{}1{}",
        "{\"a\":".repeat(500),
        "}".repeat(500)
    ))));
    all.push(None);
    all
}

fn read(body: &str, skill: Skill) -> Result<Reply, LoadError> {
    let result = read_send(200, body, Dialect::V03_JSON_RPC, ID).map_err(error_of)?;
    decode(result, skill, Timestamp::UNIX_EPOCH)
}

/// An answer with the ways to its data and to its state.
struct Documented {
    tree: Tree,
    skill: Skill,
    reply: Reply,
    data: Vec<usize>,
    state: Vec<usize>,
    id: Vec<usize>,
}

impl Documented {
    fn of(case: &str, skill: Skill) -> Self {
        let tree = Tree::parse(&Capture::read(&format!("js03-jsonrpc-{case}")).body);
        let find = |names: &[&str]| tree.find(names).unwrap();
        Self {
            reply: read(&tree.to_string(), skill).unwrap(),
            data: find(&["result", "artifacts", "0", "parts", "0", "data"]),
            state: find(&["result", "status", "state"]),
            id: find(&["id"]),
            tree,
            skill,
        }
    }

    /// Every bending: where, and the body that comes of it.
    fn bent(&self) -> Vec<(Vec<usize>, String)> {
        let mut all = Vec::new();
        for path in self.tree.paths() {
            for new in replacements() {
                all.push((path.clone(), self.tree.with(&path, new).to_string()));
            }
            if let Tree::Map(members) = self.tree.at(&path) {
                let mut more = members.clone();
                more.insert(0, ("neu".to_owned(), Tree::parse(r#"{"x":[1]}"#)));
                let bent = self.tree.with(&path, Some(Tree::Map(more)));
                // Nothing that was there is bent, so the way is one that nothing stands on.
                all.push((vec![usize::MAX], bent.to_string()));
            }
        }
        all
    }

    /// Looks at every bending; `inside` judges those inside the data, by their way from the data on.
    fn check(&self, inside: impl Fn(&Self, &[usize], &str, Result<Reply, LoadError>)) {
        let mut within = 0;
        for (path, body) in self.bent() {
            let outcome = read(&body, self.skill);
            if let Ok(reply) = &outcome {
                look_at_everything(reply);
            }
            if path.len() > self.data.len() && path.starts_with(&self.data) {
                within += 1;
                let names = self.tree.names(&path).join(".");
                let message = format!("{names} in {}", cut(&body));
                inside(self, &path[self.data.len()..], &message, outcome);
            } else if path.first() == Some(&usize::MAX) {
                // An unknown member anywhere: blocks, records and actions are as many as before, if it isn't a block itself.
                assert!(outcome.is_ok(), "{}: {outcome:?}", cut(&body));
            } else if !self.data.starts_with(&path)
                && !self.state.starts_with(&path)
                && path != self.id
            {
                let outcome = outcome.unwrap_or_else(|error| panic!("{error:?}: {}", cut(&body)));
                assert_eq!(data_of(&outcome), data_of(&self.reply), "{}", cut(&body));
            }
        }
        assert!(within > 100, "only {within} bendings");
    }
}

fn cut(body: &str) -> String {
    body.chars().take(300).collect()
}

fn data_of(reply: &Reply) -> &RawJson {
    match reply {
        Reply::Entity(answer) => &answer.data,
        Reply::Records(answer) => &answer.data,
        Reply::Actions(answer) => &answer.data,
    }
}

fn look_at_everything(reply: &Reply) {
    match reply {
        Reply::Entity(answer) => {
            let card = &answer.value;
            for block in &card.blocks {
                let _ = (
                    facts_of_block(block),
                    facts_of_members(&block.node),
                    block.count(),
                );
            }
            let _ = (
                card.headline(),
                card.code_uri(),
                card.previewed_total(),
                card.previewed_record(),
            );
        }
        Reply::Records(answer) => {
            for record in &answer.value.records {
                let _ = record.fields().result_class();
            }
        }
        Reply::Actions(_) => {}
    }
}

fn blocks(reply: &Reply) -> Vec<&Block> {
    let Reply::Entity(answer) = reply else {
        panic!("{reply:?}")
    };
    answer.value.blocks.iter().collect()
}

#[test]
fn a_bent_block_costs_no_other_block() {
    for case in ["get-entity-data", "shapes-entity"] {
        Documented::of(case, Skill::GetEntity).check(|documented, path, message, outcome| {
            let outcome = outcome.unwrap_or_else(|error| panic!("{message}: {error:?}"));
            let Tree::Map(members) = documented.tree.at(&documented.data) else {
                panic!("no card")
            };
            let bent = members[path[0]].0.as_str();
            for block in blocks(&documented.reply) {
                let name = block.name.wire_name();
                if name != bent {
                    assert!(
                        blocks(&outcome).contains(&block),
                        "{name} is lost; {message}"
                    );
                }
            }
            let documented_blocks = blocks(&outcome).len();
            assert!(documented_blocks >= 12, "{message}");
        });
    }
}

/// The elements of a list as sent, and whether the rest of the answer is as it was.
fn page(reply: &Reply) -> &Page {
    let Reply::Records(answer) = reply else {
        panic!("{reply:?}")
    };
    &answer.value
}

fn elements(reply: &Reply) -> Vec<&str> {
    match reply {
        Reply::Records(answer) => answer
            .value
            .records
            .iter()
            .map(|r| r.raw().as_str())
            .collect(),
        Reply::Actions(answer) => answer
            .value
            .actions
            .iter()
            .map(|a| a.raw.as_str())
            .collect(),
        Reply::Entity(_) => panic!("{reply:?}"),
    }
}

/// What holds for a list of records or actions whose answer is bent at `path`; `true` if the list itself was bent.
fn check_list(
    documented: &Documented,
    list: &str,
    path: &[usize],
    message: &str,
    outcome: &Result<Reply, LoadError>,
) -> bool {
    let names = documented
        .tree
        .names(&[documented.data.as_slice(), path].concat());
    let names = &names[documented.data.len()..];
    let sent = elements(&documented.reply);
    match (names, outcome) {
        ([only], Err(error)) if only == list => {
            assert_eq!(
                error.kind,
                ErrorKind::Malformed(Mismatch::OtherShape),
                "{message}"
            );
            true
        }
        ([only], Ok(_)) if only == list => true,
        ([first, at, ..], Ok(reply)) if first == list => {
            let at: usize = at.parse().unwrap();
            let read = elements(reply);
            let deleted = read.len() + 1 == sent.len();
            assert!(deleted || read.len() == sent.len(), "{message}");
            for (before, element) in sent.iter().enumerate().filter(|(before, _)| *before != at) {
                let now = if deleted && before > at {
                    before - 1
                } else {
                    before
                };
                assert_eq!(read[now], *element, "{message}");
            }
            false
        }
        (_, Ok(reply)) => {
            assert_eq!(elements(reply), sent, "{message}");
            false
        }
        (_, Err(error)) => panic!("{message}: {error:?}"),
    }
}

#[test]
fn a_bent_record_costs_no_other_record_and_not_the_cursor() {
    Documented::of("ledger-page-1", Skill::GetRecords).check(
        |documented, path, message, outcome| {
            let bent = check_list(documented, "records", path, message, &outcome);
            let Ok(reply) = outcome else { return };
            let (before, now) = (page(&documented.reply), page(&reply));
            let names = documented
                .tree
                .names(&[documented.data.as_slice(), path].concat());
            let member = names[documented.data.len()].as_str();
            if member != "hasMore" {
                assert_eq!(now.has_more, before.has_more, "{message}");
            }
            if member != "nextPageToken" {
                assert_eq!(now.next, before.next, "{message}");
            }
            if member != "total" {
                assert_eq!(now.total, before.total, "{message}");
            }
            assert!(
                !now.untracked || bent || matches!(now.total, Tracked::Untracked),
                "{message}"
            );
        },
    );
}

#[test]
fn a_bent_action_costs_no_other_action() {
    Documented::of("list-actions", Skill::ListActions).check(
        |documented, path, message, outcome| {
            let _ = check_list(documented, "actions", path, message, &outcome);
        },
    );
}
