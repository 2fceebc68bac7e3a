//! From a call to the request that makes it.

use uuid::Uuid;

use super::route::Route;
use crate::a2a::{Call, Content, Encoded, Ids, NotExpressible, encode};
use crate::domain::Skill;
use crate::net::{Request, RequestLabel};

/// The request of a call, under an id of its own.
pub(super) fn request_of(call: &Call, route: &Route, id: &str) -> Result<Request, NotExpressible> {
    let ids = Ids {
        request: id,
        message: &Uuid::new_v4().to_string(),
    };
    let encoded = encode(call, route.dialect, &ids, route.tenant.as_deref())?;
    let url = route.address(&encoded);
    let Encoded {
        method,
        body,
        mut headers,
        ..
    } = encoded;
    if !route.extensions.is_empty() {
        let name = route.dialect.version.extensions_header();
        headers.push((name, route.extensions.join(", ")));
    }
    Ok(Request {
        method,
        url,
        headers,
        body,
        label: RequestLabel {
            method: Some(call.method(route.dialect.version)),
            topic: skill_of(call).map(Skill::id),
        },
    })
}

fn skill_of(call: &Call) -> Option<Skill> {
    match call {
        Call::SendMessage(asked) => match &asked.content {
            Content::Query(query) => Some(query.skill()),
            Content::Text(_) => None,
        },
        _ => None,
    }
}
