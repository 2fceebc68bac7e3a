//! A request, before it goes out.

use url::Url;
use uuid::Uuid;

use super::Route;
use crate::a2a::{Call, Encoded, HttpMethod, Ids, NotExpressible, encode};

/// A request ready to be sent, as often as need be: always the same bytes.
#[derive(Clone)]
pub(super) struct Outgoing<'a> {
    pub id: String,
    pub method: HttpMethod,
    pub url: Url,
    pub headers: Vec<(&'static str, String)>,
    pub body: Option<String>,
    pub of: Option<(&'a Call, &'a Route)>,
}

impl<'a> Outgoing<'a> {
    /// The request of a call, under an id of its own.
    pub fn of_call(call: &'a Call, route: &'a Route, id: String) -> Result<Self, NotExpressible> {
        let ids = Ids {
            request: &id,
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
        Ok(Self {
            id,
            method,
            url,
            headers,
            body,
            of: Some((call, route)),
        })
    }

    /// The request for an agent card.
    pub fn of_card(url: Url) -> Outgoing<'static> {
        Outgoing {
            id: String::new(),
            method: HttpMethod::Get,
            url,
            headers: vec![("Accept", "application/json".to_owned())],
            body: None,
            of: None,
        }
    }
}
