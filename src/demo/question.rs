//! From the parts of a message to what is asked, and from there to how it ends.

use serde_json::Value;

use super::catalogue::Catalogue;
use super::ledger::from_page_token;
use super::link;

/// The documented reason. A private code gets it too, so that nobody can find out which codes exist.
pub(super) const NOT_FOUND: &str = "查询失败:码不存在或无法解析";
/// Our own words: what the public service says here isn't documented.
pub(super) const BAD_PAGE_TOKEN: &str = "查询失败:pageToken 无法识别";
/// Our own words, likewise.
pub(super) const UNKNOWN_SKILL: &str = "查询失败:没有这个 skill";

const DEFAULT_SIZE: usize = 20;
const LARGEST_SIZE: usize = 50;

/// How a question ended: enough to write the answer down any number of times.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The card of the code at this place of the catalogue.
    Entity {
        code: usize,
    },
    /// A page of its ledger; `url` as it was asked.
    Records {
        code: usize,
        url: String,
        from: usize,
        size: usize,
    },
    Actions {
        code: usize,
        url: String,
    },
    /// A failed task.
    Failed {
        reason: &'static str,
    },
}

/// What is asked.
#[derive(Debug, Default)]
struct Question<'a> {
    url: &'a str,
    skill: Option<&'a Value>,
    size: Option<&'a Value>,
    page_token: Option<&'a Value>,
}

/// Answers the parts of a message.
pub(super) fn outcome(catalogue: &Catalogue, parts: &[Value]) -> Outcome {
    let question = read(parts);
    let skill = match question.skill {
        None | Some(Value::Null) => "get_entity",
        Some(Value::String(text)) if text.is_empty() => "get_entity",
        Some(Value::String(text)) => text,
        Some(_) => "",
    };
    if !["get_entity", "get_records", "list_actions"].contains(&skill) {
        return Outcome::Failed {
            reason: UNKNOWN_SKILL,
        };
    }
    let Some(code) = catalogue.find(question.url) else {
        return Outcome::Failed { reason: NOT_FOUND };
    };
    let url = question.url.to_owned();
    match skill {
        "get_entity" => Outcome::Entity { code },
        "list_actions" => Outcome::Actions { code, url },
        _ => match start(catalogue, code, question.page_token) {
            Some(from) => Outcome::Records {
                code,
                url,
                from,
                size: page_size(question.size),
            },
            None => Outcome::Failed {
                reason: BAD_PAGE_TOKEN,
            },
        },
    }
}

/// The first data part; without one, the first code link in a text part.
fn read(parts: &[Value]) -> Question<'_> {
    let of_kind = |kind: &'static str| {
        parts
            .iter()
            .filter(move |part| part.get("kind").and_then(Value::as_str) == Some(kind))
    };
    if let Some(data) =
        of_kind("data").find_map(|part| part.get("data").filter(|data| data.is_object()))
    {
        return Question {
            url: data.get("url").and_then(Value::as_str).unwrap_or_default(),
            skill: data.get("skill"),
            size: data.get("size"),
            page_token: data.get("pageToken"),
        };
    }
    let texts = of_kind("text").filter_map(|part| part.get("text").and_then(Value::as_str));
    Question {
        url: texts.filter_map(link::first_in).next().unwrap_or_default(),
        ..Question::default()
    }
}

/// The size that is meant: numbers below 1 and what isn't a whole number count as left out.
fn page_size(size: Option<&Value>) -> usize {
    let whole = |number: &Value| {
        number.as_u64().or_else(|| {
            number
                .as_f64()
                .filter(|n| n.fract() == 0.0 && *n >= 1.0)
                .map(|n| n as u64)
        })
    };
    let asked = size
        .and_then(whole)
        .and_then(|size| usize::try_from(size).ok())
        .filter(|size| *size > 0);
    asked.unwrap_or(DEFAULT_SIZE).min(LARGEST_SIZE)
}

/// Where the page starts; `None` for a bad token.
fn start(catalogue: &Catalogue, code: usize, token: Option<&Value>) -> Option<usize> {
    match token {
        None | Some(Value::Null) => Some(0),
        Some(Value::String(token)) if token.is_empty() => Some(0),
        Some(Value::String(token)) => from_page_token(&catalogue.get(code)?.key, token),
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::page_size;
    use serde_json::json;

    #[test]
    fn sizes() {
        for (size, meant) in [
            (json!(null), 20),
            (json!(1), 1),
            (json!(50), 50),
            (json!(51), 50),
            (json!(u64::MAX), 50),
            (json!(10.0), 10),
            (json!(1e30), 50),
            (json!(0), 20),
            (json!(-3), 20),
            (json!(2.5), 20),
            (json!("7"), 20),
            (json!([9]), 20),
        ] {
            assert_eq!(page_size(Some(&size)), meant, "{size}");
        }
        assert_eq!(page_size(None), 20);
    }
}
