//! Scripted servers that speak one dialect each.

pub use super::super::support::speaking::card;
use super::super::support::{
    http::{Reply, Request},
    speaking::{self, Spoken},
};
use qrscope::a2a::{Binding, Dialect, Version};

/// What a server of that dialect answers under `path`, and an HTML 404 everywhere else, as web servers do.
pub fn speaks(request: &Request, dialect: Dialect, path: &str) -> Reply {
    let spoken = match (dialect.version, dialect.binding) {
        (Version::V03, Binding::JsonRpc) => Spoken::V03JsonRpc,
        (Version::V03, Binding::Rest) => Spoken::V03Rest,
        (Version::V10, Binding::JsonRpc) => Spoken::V10JsonRpc,
        (Version::V10, Binding::Rest) => Spoken::V10Rest,
    };
    speaking::speaks(request, spoken, path)
}
