//! The entity card.

use std::collections::HashMap;

use serde_json::value::RawValue;

use super::json::{self, member};
use super::known_names::{NAME_PATHS, ORGANISATION_PATHS};
use super::{
    Block, BlockName, Fact, FactLabel, FactValue, Node, RawJson, Total, Tracked, UsableLink,
    facts_of_block,
};
use crate::text::SafeText;

/// What get_entity told: the documented blocks in the order they are shown, then unknown ones in the order sent.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Card {
    /// All blocks; the documented twelve are always here, untracked if absent.
    pub blocks: Vec<Block>,
}

/// A business state, for the head line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StateLine {
    /// The state's label, if one was sent.
    pub label: Option<SafeText>,
    /// Its value in the service's words.
    pub value: SafeText,
}

/// What the head line takes from the card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Headline {
    /// The thing's name; none if no known name fits.
    pub name: Option<SafeText>,
    /// The organisation that keeps the code.
    pub organisation: Option<SafeText>,
    /// The business states.
    pub states: Vec<StateLine>,
}

impl Card {
    /// Reads the data part of get_entity; `None` if it isn't an object, an object that shares no block with a card, or the answer of
    /// another skill (`url` and `records` or `actions`, but no other block).
    #[must_use]
    pub(crate) fn read(data: &RawValue) -> Option<Self> {
        let members = json::members_of(data)?;
        let known = |name: &str| {
            BlockName::DOCUMENTED
                .iter()
                .any(|block| block.wire_name() == name)
        };
        let of_another_skill = member(&members, "url").is_some();
        let is_block =
            |key: &str| known(key) && !(of_another_skill && matches!(key, "records" | "actions"));
        if !members.is_empty() && !members.iter().any(|(key, _)| is_block(key)) {
            return None;
        }
        let mut blocks: Vec<Block> = BlockName::DOCUMENTED
            .into_iter()
            .map(|name| read_block(member(&members, name.wire_name()), name))
            .collect();
        // Where each known name stands last: an earlier twin isn't what was read, so it is shown among the unknown ones.
        let last: HashMap<&str, usize> = members
            .iter()
            .enumerate()
            .filter(|(_, (key, _))| known(key))
            .map(|(at, (key, _))| (key.as_str(), at))
            .collect();
        for (at, (key, raw)) in members.iter().enumerate() {
            if last.get(key.as_str()) != Some(&at) {
                blocks.push(read_block(
                    Some(raw),
                    BlockName::Unknown(SafeText::sanitize(key)),
                ));
            }
        }
        Some(Self { blocks })
    }

    #[must_use]
    pub(crate) fn block(&self, name: &BlockName) -> Option<&Block> {
        self.blocks.iter().find(|block| block.name == *name)
    }

    fn first_text(&self, block: &BlockName, paths: &[&[&str]]) -> Option<SafeText> {
        let node = &self.block(block)?.node;
        paths
            .iter()
            .find_map(|path| node.at(path).and_then(Node::text))
            .cloned()
    }

    /// Name, organisation and states, as far as the known names fit.
    #[must_use]
    pub(crate) fn headline(&self) -> Headline {
        Headline {
            name: self.first_text(&BlockName::Thing, NAME_PATHS),
            organisation: self.first_text(&BlockName::Thing, ORGANISATION_PATHS),
            states: self
                .block(&BlockName::States)
                .map(state_lines)
                .unwrap_or_default(),
        }
    }

    /// `code.uri`: the stable identity (docs/protocol.md#reader-contract).
    #[must_use]
    pub(crate) fn code_uri(&self) -> Option<&SafeText> {
        self.block(&BlockName::Code)?
            .node
            .member("uri")
            .and_then(Node::text)
    }

    /// `code.uri` as a link that can be handed out, read from what was sent and not from what is shown.
    #[must_use]
    pub(crate) fn code_link(&self) -> UsableLink {
        let raw = self
            .block(&BlockName::Code)
            .and_then(|block| block.raw.as_ref())
            .and_then(RawJson::as_raw);
        let members = raw.and_then(json::members_of).unwrap_or_default();
        UsableLink::read(member(&members, "uri"))
    }

    /// `records.total` of the card's preview.
    #[must_use]
    pub(crate) fn previewed_total(&self) -> Tracked<Total> {
        let raw = self
            .block(&BlockName::Records)
            .and_then(|block| block.raw.as_ref())
            .and_then(RawJson::as_raw);
        let members = raw.and_then(json::members_of).unwrap_or_default();
        Tracked::read(member(&members, "total"), Total::read)
    }

    /// The newest record of the card's preview, as sent.
    #[must_use]
    pub(crate) fn previewed_record(&self) -> Option<super::Record> {
        let raw = self.block(&BlockName::Records)?.raw.as_ref()?.as_raw()?;
        let members = json::members_of(raw)?;
        let preview = json::elements_of(member(&members, "preview")?)?;
        preview.first().map(|raw| super::Record::of(raw))
    }

    /// How many actions the card itself lists.
    #[must_use]
    pub(crate) fn previewed_actions(&self) -> Option<usize> {
        match &self.block(&BlockName::Actions)?.node {
            Node::List(actions) => Some(actions.len()),
            // As the records are previewed: a total, else the list of the first few.
            map @ Node::Map(_) => match (map.member("total"), map.member("preview")) {
                (Some(Node::Number(total)), _) => total.as_str().parse().ok(),
                (_, Some(Node::List(preview))) => Some(preview.len()),
                _ => None,
            },
            _ => None,
        }
    }
}

fn read_block(raw: Option<&RawValue>, name: BlockName) -> Block {
    Block {
        name,
        raw: raw.map(RawJson::of),
        node: raw.map_or(Node::Untracked, Node::read),
    }
}

fn state_lines(block: &Block) -> Vec<StateLine> {
    // What stands below a state belongs to it and is no state.
    let mut above: Option<u8> = None;
    facts_of_block(block)
        .into_iter()
        .filter(|fact| {
            if above.is_some_and(|above| fact.depth > above) {
                return false;
            }
            above = (fact.value != FactValue::Heading).then_some(fact.depth);
            true
        })
        .filter_map(|Fact { label, value, .. }| {
            let value = match value {
                FactValue::Text(text) | FactValue::Number(text) if !text.is_empty() => text,
                FactValue::Bool(truth) => {
                    SafeText::from_static(if truth { "true" } else { "false" })
                }
                _ => return None,
            };
            let label = match label {
                FactLabel::Sent(label) => Some(label),
                FactLabel::Known(_) | FactLabel::Nothing => None,
            };
            Some(StateLine { label, value })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn card(json: &str) -> Option<Card> {
        let raw: Box<RawValue> = serde_json::from_str(json).unwrap();
        Card::read(&raw)
    }

    #[test]
    fn all_documented_blocks_are_there_and_unknown_ones_follow() {
        let card = card(r#"{"novel":{"a":1},"thing":{"name":"A","org":{"name":"B"}},"states":[{"label":"s","value":"x","valueLabel":"正常"}]}"#).unwrap();
        assert_eq!(card.blocks.len(), 13);
        assert_eq!(card.blocks[12].name.wire_name(), "novel");
        let head = card.headline();
        assert_eq!(head.name.unwrap().as_str(), "A");
        assert_eq!(head.organisation.unwrap().as_str(), "B");
        assert_eq!(head.states[0].value.as_str(), "正常");
    }

    #[test]
    fn actions_are_counted_in_a_list_and_in_a_preview() {
        for (actions, count) in [
            (r#"[{"label":"a"}]"#, Some(1)),
            (r#"{"total":5,"preview":[]}"#, Some(5)),
            (r#"{"preview":[1,2]}"#, Some(2)),
            (r#"{"other":1}"#, None),
            ("null", None),
        ] {
            let card = card(&format!(r#"{{"actions":{actions}}}"#)).unwrap();
            assert_eq!(card.previewed_actions(), count, "{actions}");
        }
    }

    #[test]
    fn the_codes_link_is_what_was_sent_or_the_reason_why_it_is_none() {
        let link = |code: &str| card(&format!(r#"{{"code":{code}}}"#)).unwrap().code_link();
        let sent = link(r#"{"uri":"https://qr71.cn/a/b"}"#);
        assert!(matches!(sent, UsableLink::Usable(url) if url.as_str() == "https://qr71.cn/a/b"));
        for untracked in ["null", "{}", r#"{"uri":null}"#, "[]", "7"] {
            assert_eq!(link(untracked), UsableLink::Untracked, "{untracked}");
        }
        // What is shown has its control written out and would pass for another link.
        for refused in [
            r#"{"uri":"https://qr71.cn/a/b\u0007"}"#,
            r#"{"uri":"qr71.cn/a/b"}"#,
            r#"{"uri":7}"#,
        ] {
            assert!(
                matches!(link(refused), UsableLink::Refused(..)),
                "{refused}"
            );
        }
    }

    #[test]
    fn another_skills_data_is_no_card() {
        assert!(card(r#"{"url":"x","trace":[1]}"#).is_none());
        assert!(card("[1]").is_none());
        assert!(
            card("{}").is_some(),
            "an empty card is a card of which nothing is tracked"
        );
    }
}
