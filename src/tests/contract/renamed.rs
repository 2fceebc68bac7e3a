//! The documented cards with every undocumented name changed, and arrays and maps swapped: every leaf stays visible.

use super::{
    fixture::Capture,
    shapes::NAMES,
    tree::Tree,
    visible::{block, missing},
};
use proptest::prelude::*;
use qrscope::{
    domain::{BlockName, Card, RawJson},
    text::SafeText,
};

const CARDS: &[&str] = &[
    "get-entity-data",
    "english-entity",
    "shapes-entity",
    "hostile-entity",
    "variant-two-artifacts",
];

/// Inner names that are documented (docs/protocol.md#cards); all others may be called anything.
const DOCUMENTED: &[&[&str]] = &[
    &["thing", "id"],
    &["thing", "idScheme"],
    &["code", "uri"],
    &["code", "status"],
    &["binding", "thingId"],
    &["binding", "historyCount"],
    &["records", "total"],
    &["records", "preview"],
    &["contract", "rules"],
    &["contract", "rules", "readOnly"],
    &["contract", "rules", "publicOnly"],
    &["contract", "rules", "actionsExecutable"],
];

/// Bends a card; every choice comes from one seed.
struct Bending {
    state: u64,
    /// Whether documented inner names are kept.
    keeps_documented: bool,
}

impl Bending {
    fn below(&mut self, limit: usize) -> usize {
        // An xorshift generator: a few fair choices are all that is needed.
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        usize::try_from(self.state >> 33).unwrap() % limit
    }

    fn name(&mut self) -> String {
        match self.below(3) {
            0 => NAMES[self.below(NAMES.len())].to_owned(),
            1 => format!("n{}Label", self.below(4)),
            _ => format!("n{}", self.below(1000)),
        }
    }

    fn bend(&mut self, node: &Tree, path: &[&str]) -> Tree {
        let swapped = self.below(4) == 0 && path.len() > 1;
        match node {
            Tree::Leaf(_) => node.clone(),
            Tree::List(elements) => {
                let bent: Vec<_> = elements
                    .iter()
                    .map(|e| self.bend(e, &[path, &["#"]].concat()))
                    .collect();
                if swapped {
                    Tree::Map(bent.into_iter().map(|e| (self.name(), e)).collect())
                } else {
                    Tree::List(bent)
                }
            }
            Tree::Map(members) => {
                let bent: Vec<_> = members
                    .iter()
                    .map(|(name, value)| {
                        let inner = [path, &[name.as_str()]].concat();
                        let kept = self.keeps_documented && DOCUMENTED.contains(&inner.as_slice());
                        let bent = self.bend(value, &inner);
                        (if kept { name.clone() } else { self.name() }, bent)
                    })
                    .collect();
                if swapped {
                    Tree::List(bent.into_iter().map(|(_, value)| value).collect())
                } else {
                    Tree::Map(bent)
                }
            }
        }
    }
}

fn card_of(case: &str) -> Tree {
    let capture = Capture::read(&format!("js03-jsonrpc-{case}"));
    Tree::parse(capture.data_parts().last().unwrap().get())
}

fn named(name: &str) -> BlockName {
    BlockName::DOCUMENTED
        .into_iter()
        .find(|block| block.wire_name() == name)
        .unwrap_or_else(|| BlockName::Unknown(SafeText::sanitize(name)))
}

#[test]
fn every_leaf_of_the_documented_cards_is_visible_as_sent() {
    for case in CARDS {
        let Tree::Map(blocks) = card_of(case) else {
            panic!("{case} is no map")
        };
        for (name, tree) in blocks {
            let missing = missing(&block(named(&name), &tree), &tree);
            assert!(missing.is_empty(), "{case} {name}: {missing:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn names_never_decide_what_is_visible(case in prop::sample::select(CARDS), seed in 1..u64::MAX, keeps_documented in any::<bool>()) {
        let Tree::Map(blocks) = card_of(case) else { panic!("{case} is no map") };
        let mut bending = Bending { state: seed, keeps_documented };
        let bent: Vec<_> = blocks
            .iter()
            .map(|(name, tree)| {
                let kept = named(name);
                let name = if matches!(kept, BlockName::Unknown(_)) { bending.name() } else { name.clone() };
                (name, bending.bend(tree, &[kept.wire_name()]))
            })
            .collect();
        let whole = Tree::Map(bent);
        let card = Card::read(RawJson::parse(&whole.to_string()).unwrap().as_raw().unwrap()).unwrap();
        let Tree::Map(sent) = &whole else { unreachable!() };
        let mut read: Vec<_> = card.blocks.iter().filter(|block| block.raw.is_some()).collect();
        for (name, tree) in sent {
            let json = tree.to_string();
            let at = read.iter().position(|block| block.raw.as_ref().unwrap().as_str() == json);
            prop_assert!(at.is_some(), "the block {name} is lost: {json}");
            let missing = missing(read.remove(at.unwrap()), tree);
            prop_assert!(missing.is_empty(), "{name}: {json}\nlost: {missing:?}");
        }
        prop_assert_eq!(read.len(), 0, "a block that nobody sent");
        let _ = card.headline();
    }
}
