//! Requests in the log: which, to whom, how it ended, how long it took. Bodies, headers and queries stay out of it.

use tracing::{debug, info, warn};
use url::Url;

use super::exchange::Exchange;

/// Writes an event for a request that was sent, or ended.
pub(super) fn trace(exchange: &Exchange) {
    let url = Url::parse(&exchange.url).ok();
    let host = url.as_ref().and_then(Url::host_str).unwrap_or_default();
    let port = url.as_ref().and_then(Url::port_or_known_default);
    let port = port.unwrap_or_default();
    let http = exchange.http_method;
    let method = exchange.method.unwrap_or("-");
    let number = exchange.number;
    let Some(elapsed) = exchange.elapsed else {
        debug!(number, http, method, host, port, "request sent");
        return;
    };
    let ms = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
    let status = exchange.status.unwrap_or_default();
    let bytes = exchange.bytes_in;
    match &exchange.error {
        None => info!(
            number,
            http, method, host, port, status, ms, bytes, "request answered"
        ),
        Some(error) => {
            let kind = error.fault.kind_name();
            let said = error.said.as_ref().map(|said| said.one_line());
            let said = said.unwrap_or_default();
            warn!(
                number, http, method, host, port, status, ms, kind, said = %said, "request failed"
            );
        }
    }
}
