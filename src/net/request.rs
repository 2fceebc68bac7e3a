//! A request, before it goes out.

use url::Url;

/// An HTTP method. There is no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum HttpMethod {
    Get,
    Post,
}

impl HttpMethod {
    /// As it stands in a request.
    #[must_use]
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
        }
    }
}

/// A request ready to be sent, as often as need be: always the same bytes.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    /// GET or POST.
    pub method: HttpMethod,
    /// Where it goes.
    pub url: Url,
    /// The headers of what is asked; those of the person and of the program come on top.
    pub headers: Vec<(&'static str, String)>,
    /// The body, if there is one.
    pub body: Option<String>,
    /// What the traffic log calls it.
    pub label: RequestLabel,
}

/// What the traffic log calls a request, in the words of the protocol in its body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RequestLabel {
    /// The protocol's method.
    pub method: Option<&'static str>,
    /// What it asks for.
    pub topic: Option<&'static str>,
}

impl Request {
    /// Reads a document that isn't part of a protocol.
    #[must_use]
    pub(crate) fn get(url: Url, accept: &str) -> Self {
        Self {
            method: HttpMethod::Get,
            url,
            headers: vec![("Accept", accept.to_owned())],
            body: None,
            label: RequestLabel::default(),
        }
    }
}
